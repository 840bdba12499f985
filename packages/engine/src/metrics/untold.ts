import { fold } from '#src/text/words.ts'

/** What no movement says, and how it is told: 'não sei' alone leaves the asker to guess why. */

export type Untold = 'quantidade' | 'aberto' | 'forma' | 'economia' | 'conta'

export const UNTOLD: Readonly<Record<Untold, string>> = {
  quantidade:
    'Os lançamentos guardam valor, data, nome e categoria, e não quantidades (peças, litros, atendimentos, pessoas): isso o extrato não diz.',
  forma:
    'Os lançamentos guardam valor, data, nome e categoria, e não a forma de pagamento (Pix, boleto, dinheiro) nem o canal da venda: isso o extrato não diz.',
  aberto:
    'O extrato diz o que já entrou e o que já saiu, e não o que falta pagar ou receber. Posso dizer o último pagamento de cada nome.',
  economia: 'Previsão de dólar, juros, inflação ou preço de mercado eu não faço: só leio os lançamentos da empresa.',
  conta:
    'O resultado conta as receitas e os custos que têm categoria. Ficam fora: o que está sem categoria, transferência entre contas, aplicação, empréstimo recebido, parcela de empréstimo, aporte, retirada de lucros, compra de bens e pagamento de fatura. A categoria de cada lançamento está em Movimentações.',
}

const plainly = (question: string): string =>
  ` ${fold(question.slice(0, 300))
    .replace(/[?!.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `

/** What movements do count, or what isn't counted but told. */
const COUNTED =
  '(?:vezes|vez|mes|meses|dias?|semanas?|anos?|quinzenas?|trimestres?|por cento|reais|mil|contos|pagamentos?|compras?|vendas?|clientes?|fornecedor(?:es)?|lancamentos?|contas?|entradas?|saidas?|depositos?|recebimentos?|parcelas?|prestacoes|boletos?|nomes|funcionari[oa]s?|empregad[oa]s|categorias?|dinheiro|movimentac(?:ao|oes)|transac(?:ao|oes)|transferencias?|segundas|tercas|quartas|quintas|sextas|sabados|domingos|que|e|foi|foram|eu|a|o|no|na|do|da|de|dos|das|em)'
const DID =
  '(?:atendi|atendemos|atendeu|vendi|vendemos|vendeu|fiz|fizemos|entreguei|entregamos|produzi|produzimos|consertei|consertamos|arrumei|lavei|cortei|usei|usamos|comprei|compramos|gastei|recebi|recebemos|aluguei|instalei|troquei|pintei|plantei|colhi|abati|matriculei|entraram|entrou|vieram|veio|passaram|passou|sairam|saiu|teve|tive|tivemos|apareceram|hospedei|servi|servimos|despachei|transportei|rodei|abasteci|(?:foi|foram) (?:vendid|atendid|entreg|feit|produzid|alugad|comprad|usad)[a-z]*)'
const QUANTITY = new RegExp(
  ` quant[oa]s (?!${COUNTED} )[a-z]{3,}(?: [a-z]+){0,5} ${DID} | (?:qual|que) (?:produto|item|prato|peca|servico|bolo|sabor|modelo|tamanho|cor) (?:eu |que |mais |foi |o )*(?:vend[a-z]+|sai[a-z]*|sair|pedid[a-z]+) `,
)
const LITRES =
  / quant[oa]s (?:litros?|quilos?|kg|unidades|pecas|caixas|metros|horas|km|quilometros|sacos|garrafas|pessoas|visitas) /
const FORM =
  / (?:vend[a-z]+|fatur[a-z]+) (?:pel[ao] (?:internet|site)|online|na internet|parcelad[oa]s?) | (?:so |somente |apenas )?(?:em|no|na|com|por|via|pelo|pela|so|de) (?:dinheiro(?! d[aeo] | que )|especie|parcelado|cheques?(?! especial)|pix|boletos?|debito|credito|ted|vale|fiado) |^(?=.* (?:quanto|quais|qual) ).* (?:a vista|a prazo|fiado) /
const ECONOMY =
  / (?:dolar|euro|selic|inflacao|ipca|igpm|igp m|cdi|bolsa|bitcoin|ibovespa|gasolina|taxa de juros|os juros) (?:\S+ ){0,3}(?:vai|vao|ira|deve|sobe|cai|subir|cair|fechar|chegar|estar|ficar) /
const ABOUT_COUNT =
  /(?= .*(?:lucro|resultado|vendas?|receita|faturamento|despesas?|gastos?|conta|saldo|valor|numero|total|mil|\d))(?:.* (?:vcs?|voces?|sistema|app|ai) (?:ja )?(?:contou|contaram|considerou|consideraram|incluiu|somou|usou|assumiu|supos|descontou|tirou|pos|colocou|jogou) )|.* o que (?:foi que )?(?:vc|voce) (?:supos|assumiu|considerou|contou|usou|incluiu) |.* (?:ess[ea]|est[ea]) (?:lucro|resultado|valor|numero|total|saldo|conta|margem)(?: ai| de \S+)? (?:ja )?(?:inclui|conta|considera|ta com|esta com|tem|desconta) /

const DONE = new RegExp(` ${DID} `)
const MOVED =
  / (?:quant[oa]s?|qual|quais|total) (?!posso|devo).*(?:recebi|recebemos|vendi|vendemos|entrou|entraram|paguei|pagamos|gastei|saiu|caiu|veio|vieram) /

const OPEN =
  / (?:quant[oa]s?|quem|qual|quais) .*(?:me devem?|devendo|devo|falta(?:m)? (?:pagar|receber|quitar)|em aberto|atrasad[oa]s?|inadimplen[a-z]+|saldo devedor) | falta(?:m)? (?:muito|quanto|pagar|quantas?(?: parcelas)?)(?: (?:mais|ainda|pra|para|eu|gente|a|e|de))* (?:quitar|pagar|acabar|terminar|zerar|liquidar)(?: |$)| quant[oa]s?(?: parcelas)? (?:ainda )?falta(?:m)?(?: (?:pra|para|eu|ainda|de))* (?:quitar|pagar|acabar|terminar|zerar) /
/** What is still owed, of what is known to be on her own numbers. */
export const isOwed = (question: string): boolean => OPEN.test(plainly(question))

const INSTALMENTS =
  / quant[oa]s (?:parcelas?|prestac(?:ao|oes)) (?:[a-z]+ ){0,3}?(?:faltam?|restam?|ainda (?:eu )?(?:tenho|temos|tem|vou|devo)|tenho (?:pra|para|de|a) ) ?| (?:faltam?|restam?) quantas (?:parcelas|prestacoes) /
/** 'quantas parcelas ainda tenho': those that were paid are no answer. */
export const areLeftToPay = (question: string): boolean => INSTALMENTS.test(plainly(question))

const DEBT =
  /^(?=.* (?:emprestimos?|financiamentos?|consorcio|parcelas) )(?!.* (?:como|devo (?:pagar|fazer|pegar|pedir)|vale|posso|melhor|juros) ) (?:(?:e|mas|eu|ainda|,) )*(?:quanto|quant[oa]s(?: parcelas)?) .*(?:devo|devendo|falta|faltam|resta|restam|pela frente)(?: \S+){0,7} $/
/** 'quanto ainda devo do empréstimo', and nothing of what to do about it. @param text as it is put plainly */
export const asksDebt = (text: string): boolean =>
  DEBT.test(
    ` ${fold(text)
      .replace(/[?!.]+/g, '')
      .trim()} `,
  )

/** Why the numbers can't say what is asked; undefined: nothing of that kind is. */
export function untoldOf(question: string): Untold | undefined {
  const text = plainly(question)
  if (ECONOMY.test(text)) return 'economia'
  if (ABOUT_COUNT.test(text)) return 'conta'
  if (QUANTITY.test(text) || (LITRES.test(text) && DONE.test(text))) return 'quantidade'
  return FORM.test(text) && MOVED.test(text) ? 'forma' : undefined
}
