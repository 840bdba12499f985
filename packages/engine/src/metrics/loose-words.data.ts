/** What the words of a question that no grammar took do: where money goes, what is asked, what only fills. */

export const OUT =
  / (?:eu )?(?:paguei|pagamos|pago|gastei|gastamos|gasto|gastos?|custou|custa|custaram|comprei|compramos|mandei|transferi|levou|levaram|tiro|tirei|retiro|retirei|cobrou|cobraram|cobra|recebeu|receberam|recebe|ganha|ganhou|saiu|sairam|despesas?|saidas?|pagamentos? (?:pra|para)|(?:foi|foram|vai|vao) (?:pra|para|com|em)) /g
export const WORKED = / (?:chamei|chamamos|contratei|contratamos|acionei|usei|usamos|uso|usa) /g
export const IN =
  / (?:eu )?(?:recebi|recebemos|recebo|entrou|entraram|entra|entram|entradas?|caiu|cairam|cai|depositou|depositaram|deposita|depositos?|pagou|pagaram|paga|pagam|comprou|compraram|compra|compram|gastou|gastaram|rendeu|renderam|deu|deram|trouxe|vendi|vendemos|vendas?|venda|faturei|faturamos|faturamento|receita|ganhei|deixou|deixaram|contratou|veio|vieram) /g
export const SALES = / (?:vendi|vendemos|vendas?|faturei|faturamos|faturamento|receita|rendeu|ganhei) /
export const RESULT =
  / (?:(?:depois de |apos )?(?:pagar|pago|pagos|pagas|descontar|descontado|tirar|tirando)(?: as| os)? (?:tud[oa]|todas?|todos|contas?|despesas|custos)(?: as contas)?|lucro|lucrei|lucramos|resultado|sobrou|sobra|sobrando|no (?:azul|vermelho)) /g
export const MARGIN =
  / (?:(?:de |a )?cada (?:100|cem)(?: reais)?(?: que)?|margem(?: de lucro)?|lucratividade|rentabilidade) /
export const SMALL_TALK =
  /^(?:pega|pegando|pegar|pegue|comigo|sera|algum|alguma|alguns|algumas|algo|tipo|essas|esses|comprando|revender|pagando|ne|ai|dai|la|desde|ate|ja|sobre|considera|considerando|olha|olhando|puxa|levanta|confere|conferir|preciso|urgente|rapido|rapidinho|pra|mim|gente|favor|obrigado|valeu|no|final|finais|contas|toda|todos|periodo|fechado|certinho|exato|ao|numero|dado|dados|faz|fazer|fala|me|em|por|com|de|quanto|qual|quais|quem|quando|que|hoje|agora|pro|para|total|valor|e|a|o|ter|outro|outra|dessa|desse|historia|dias?|mes|ser|tudo|ficou|fica|viraram|viram|virou|vira|sao|foi|lucro|grana|dinheiro|noticia|mesmo|reais_de|·|§|p\d)$/
/** Before a name these make it another figure. */
export const OTHER_THING =
  /^(?:rescis\w+|acertos?|ferias|decimo|abono|bonus|gratificac\w+|estornos?|reembolsos?|devoluc\w+|adiantamentos?|vales?|caucao|sinal|fianca|bonificac\w+|descontos?|multas?|falta\w*|dev[eo]\w*|resto|metade|parte|divida|saldo|juros|multa|filh[oa]s?|irma[o]?|mae|pai|espos[oa]|marido|mulher|soci[oa]s?|vizinh[oa]s?|concorrentes?|outr[oa]s?|mais|menos|maior|menor|melhor|pior|entre|tirando|sem|fora|exceto|descontando|alem|el[ea]s?|del[ea]s?)$/
/** What is paid to the state, whatever it is for. */
export const DUTY = /^(?:ipva|iptu|licenciamento|emplacamento|impostos?|taxas?)$/
export const PUBLIC = /^(?:detran|sefaz|prefeitura|municipio|municipal|estado|estadual|governo|receita|despachante)$/
/** What is paid for a thing to somebody else than who sells its parts. */
export const OTHER_CHARGE =
  /^(?:seguros?|ipva|iptu|licenciamento|financiamento|emplacamento|garantia|frete|aluguel|revis(?:ao|oes)|manutenc\w+|consertos?|pneus?|combustivel|gasolina|impostos?|taxas?|juros|consorcio|entrada|parcelas?)$/
/** Asks for something else, or compares: never without a meaning. */
export const TELLING =
  /^(?:quando|quem|onde|ou|mais|menos|maior|menor|melhor|pior|medias|cada|quant[oa]s|so|apenas|somente)$/
/** Stands where a name was. */
export const MARK = '§'
/** What is bought to be sold or made up: goods, whichever. */
export const GOODS =
  / (?:com |de |em )?(?:a |o )?(?:[a-z]{4,12} e )?(?:produtos?|insumos?|ingredientes?|mercadorias?|materias? primas?)(?: e (?:insumos?|ingredientes?|mercadorias?))? /
