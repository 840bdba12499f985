/** What a sum can't be, by the verbs of its clause: a role → the words that forbid it. */

const SPENDING =
  '(?:gastar|investir|comprar|montar|encher|reformar|repor|estocar|abastecer|pagar|custear|equipar|construir|fazer|botar|colocar)'
/** 'Vou gastar uns 85 mil entre reforma e estoque', 'pra montar e encher de estoque uns 90 mil' */
const PLANNED = new RegExp(
  `\\b(?:vou|vamos|ia|iria|iriam|vai|precis[a-z]+|quero|queria|queremos|penso em|pretendo|teria que|tenho que|da pra|pra|para)(?: [a-z]+)? ${SPENDING}\\b[^,;.]{0,60}$|\\b(?:gastaria|investiria|custaria|compraria|orcamento|orc(?:ou|aram|ei)|ficaria (?:em|por)|sairia (?:por|a))\\b[^,;.]{0,50}$`,
)
/** 'Pra pagar boleto tenho 90 mil em estoque': it is there. */
const IS_THERE = /\b(?:tenho|temos|tem|ha|guardad[oa]s?|parad[oa]s?|encalhad[oa]s?|sobr(?:ou|aram))\b[^,;.]{0,40}$/

/** `before`: folded, up to the sum. What is to be spent lies nowhere yet. */
export const isPlanned = (before: string): boolean => PLANNED.test(before) && !IS_THERE.test(before.slice(-44))

const NOT_SOLD =
  /\b(?:perd(?:i|emos|eu|o|e)|deix(?:o|ei|amos|a|ou) de (?:vender|faturar|entregar|fazer|ganhar)|recus(?:o|ei|amos|ou)|cancelaram|cancelou)(?: [a-z]+){0,3} (?:r\$ ?)?$/
const OF_ORDERS =
  /^(?: mil)?(?: reais)?(?: (?:de|em|do|da))? ?(?:pedidos?|encomendas?|vendas?|servicos?|orcamentos?|faturamento|obras?|contratos?|reservas?|diarias?)\b/
const NOT_SELLING = /\bde (?:vender|faturar|entregar)\b/

/** 'Perdi 12 mil de pedido': turnover that didn't come, of which only a part would have been left. */
export const isLostSale = (before: string, after: string): boolean => {
  const found = NOT_SOLD.exec(before)
  return found !== null && (OF_ORDERS.test(after) || NOT_SELLING.test(found[0]))
}
