import type { Dimensao, Faixa, Limiar } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import type { Rest } from './rest.ts'

/** 'em quantos dias vendi mais de 1.000', 'quantos meses fechei no vermelho': days or months counted by their own figure. */

export interface Limited {
  dimension: Dimensao
  limit: Limiar
  /** What the words for the limit mean by themselves. */
  metric: MetricId | null
}

const DAYS = 'segunda|terca|quarta|quinta|sexta|sabado|domingo'
const WHICH = '(?:em |n?os |d[oe]s )?(?:quant[oa]s|quais|qual|que)(?: foram| foi| sao)?(?: os| as| o)?'
const COUNTED = new RegExp(
  ` ${WHICH} (?:(dias?(?! util| uteis| d[ao] semana| de semana)|mes(?:es)?|semanas?(?! passada| retrasada| que vem))|(${DAYS})s?(?: feiras?)?) `,
)
const OF_PERIOD = / · (?:eu |que |a gente |ja |em que )*/
const WAYS: readonly (readonly [RegExp, Omit<Limited, 'dimension'>])[] = [
  [
    / (?:que )?(?:eu )?(?:(?:fechei|fechamos|fechou|fecharam|fiquei|ficou|tive|deu|deram|dei|foram|terminei|terminou|acabei) )?(?:n[oa]|com|de|o|em|d[ea])? ?(?:lucro|azul|positivo) /,
    { limit: { de: 1, ate: null, media: null }, metric: 'resultado' },
  ],
  [
    / (?:que )?(?:eu )?(?:(?:fechei|fechamos|fechou|fecharam|fiquei|ficou|tive|deu|deram|dei|foram|terminei|terminou|acabei) )?(?:n[oa]|com|de|o|em|d[ea])? ?(?:prejuizo|vermelho|negativo) /,
    { limit: { de: null, ate: -1, media: null }, metric: 'resultado' },
  ],
  [
    / (?:fiquei |ficamos |ficou |passei )?(?:sem (?:vender|venda|vendas|faturar)|nao (?:vendi|vendemos|vendeu|faturei|teve venda|tive venda)|zerad[oa]s?(?: de vendas?)?)(?: nada| nenhuma venda)? /,
    { limit: { de: 0, ate: 0, media: null }, metric: 'receita' },
  ],
  [
    / (?:fiquei |ficamos |ficou |passei )?(?:sem (?:receber|entrar)|nao (?:recebi|recebemos|entrou))(?: nada| dinheiro| nenhum dinheiro| grana)? /,
    { limit: { de: 0, ate: 0, media: null }, metric: 'entradas' },
  ],
  [
    / (?:que )?(?:nao|nunca) (?:me )?(?:pagou|pagaram|comprou|compraram|depositou|apareceu|contratou|repassou|veio)(?: nada| de mim)? | sem (?:me )?(?:pagar|comprar)(?: nada)? /,
    { limit: { de: 0, ate: 0, media: null }, metric: 'entradas' },
  ],
  [
    / (?:que )?(?:eu )?(?:nao|nunca) (?:paguei|pagamos|gastei|gastamos|comprei|compramos|teve|tive|houve|abasteci)(?: nada| nenhum| nenhuma)? | sem (?:gastar|pagar|comprar|gasto|gastos)(?: nada)? /,
    { limit: { de: 0, ate: 0, media: null }, metric: 'despesas' },
  ],
]
/** 'em quantos meses a igreja pagou' */
const DID: readonly (readonly [RegExp, MetricId])[] = [
  [
    / (?:que )?(?:me )?(?:pagou|pagaram|comprou|compraram|contratou|contrataram|apareceu|apareceram|depositou|veio|vieram)(?: aqui| alguma coisa)? /,
    'entradas',
  ],
  [/ (?:que )?(?:eu )?(?:paguei|pagamos|gastei|gastamos|comprei|compramos|teve|tive|houve|abasteci) /, 'despesas'],
]
const LEFT = / sobrou (?:dinheiro |grana )?/
const MEAN =
  / (?:que )?(?:(?:fic(?:ou|aram|ei)|foram|foi) )?(acima|abaixo|maior(?:es)? que|menor(?:es)? que|melhor(?:es)? que|pior(?:es)? que) (?:d?[ao] )?(?:minha )?media(?: geral| do ano| mensal| diaria)? /

/** Takes the parts that are counted and what they must be; `sizes`: an amount that was named. */
export function takeLimited(rest: Rest, sizes: Faixa | undefined): Limited | undefined {
  const found = COUNTED.exec(rest.text)
  if (!found) return undefined
  // 'qual mês deu prejuízo': the one, not how many.
  const counts = /quant|quais|que (?:mes|dia|semana)e?s /.test(found[0])
  const said =
    counts || sizes || rest.has(MEAN)
      ? limitOf(rest, sizes, found[2] !== undefined || found[1]!.startsWith('dia'))
      : undefined
  if (!said) return undefined
  const day = found[2]
  rest.take(COUNTED, day ? `${day === 'sabado' || day === 'domingo' ? 'nos' : 'nas'} ${day}s` : '·')
  rest.take(OF_PERIOD)
  const unit = found[1] ?? ''
  return { ...said, dimension: unit.startsWith('mes') ? 'mes' : unit.startsWith('semana') ? 'semana' : 'dia' }
}

const IN_THE_RED = / (?:no|em) (?:vermelho|negativo) | negativ[oa] /

function limitOf(rest: Rest, sizes: Faixa | undefined, days: boolean): Omit<Limited, 'dimension'> | undefined {
  if (sizes) return { limit: { ...sizes, media: null }, metric: null }
  const mean = rest.take(MEAN)
  if (mean) {
    const above = /acima|maior|melhor/.test(mean[1]!)
    return { limit: { de: null, ate: null, media: above ? 'acima' : 'abaixo' }, metric: null }
  }
  if (rest.take(LEFT)) return { limit: { de: 1, ate: null, media: null }, metric: 'resultado' }
  // 'quantos dias fiquei no vermelho': of the balance, not of what a day earned.
  if (days && rest.has(IN_THE_RED)) return undefined
  for (const [pattern, said] of WAYS) if (rest.take(pattern)) return said
  // 'quais meses a Unimed pagou mais' ranks them.
  if (rest.has(/ (?:mais|menos|melhor|pior|maior|menor) /)) return undefined
  for (const [pattern, metric] of DID)
    if (rest.take(pattern)) return { limit: { de: 1, ate: null, media: null }, metric }
  return undefined
}
