import { type Placed, placed } from '#src/consultant/calculator-slots.ts'
import { asMeant } from '#src/consultant/stories/asides.ts'
import { lately } from '#src/text/lately.ts'
import { fold } from '#src/text/words.ts'

const SHORT: readonly (readonly [RegExp, string])[] = [
  [/ \/ /g, ', '],
  [/\bq\b/g, 'que'],
  [/\bc\b(?! ?\d)/g, 'com'],
  [/\bp\b(?!\/)/g, 'pra'],
  [/\bdps\b/g, 'depois'],
  [/\b(?:rs)+\. (?=\d)/g, '. '],
  [/\bna de (?:janeiro|marco|abril|maio|julho|setembro|outubro|novembro|dezembro) ?,? ?\d+/g, ''],
  [/\bqdo\b/g, 'quando'],
  [/\b(?:des?coto|disconto|desc?onto|desconot|dsconto)\b/g, 'desconto'],
  [/\b(?:mage[mn]|marje[mn]|margen|magrem|marg?me)\b/g, 'margem'],
  // 'De cada 100 reais vendidos sobram 28%'
  [
    /\b(?:de|em|a) cada (?:r\$ ?)?100(?: reais)?(?: (?:vendid\w+|de venda|que (?:eu )?(?:vendo|entra\w*)))?,? (?=[^.;\d]{0,30}\d[\d,]* ?%)/g,
    'da venda ',
  ],
  [/\bmei[oa] (?=(?:kg|kilo|quilo|litro|metro)\b)/g, '0,5 '],
  // A car's year is no number of the sum.
  [
    /\b(fusca|kombi|opala|chevette|brasilia|corcel|monza|gol|uno|parati|belina) (?:ano )?\d\d\b(?!,| ?(?:mil|reais|km))/g,
    '$1',
  ],
  [/\b(?:qtd|qtde)\b/g, 'quantidade'],
  [/\b(custa|custam|sai|saem|fica)( pra mim)? o cento\b/g, '$1$2 fazer 100 unidades'],
  // 'Meu copo de açaí de 500 me custa': its size.
  [
    /\b(copo|pote|garrafa|lata|marmita|barca|tigela|vidro|frasco)((?: de [a-z]+)?) de \d{3}(?: ?ml| ?g)?(?= (?:me |que |eu )*(?:custa\w*|sai|vendo|cobro)\b)/g,
    '$1$2',
  ],
  // 'Receita da clínica 41.200' is no recipe.
  [/\breceita (?=(?:d[aeo] [a-z]+ )?(?:foi |de |deu )?(?:r\$ ?)?\d{1,3}\.\d{3}\b)/g, 'faturamento '],
  [/\b(?:vc|vcs)\b/g, 'voce'],
  [/\bmsm\b/g, 'mesmo'],
  [/\bhj\b/g, 'hoje'],
  [/\b(?:pq|porq)\b/g, 'porque'],
  [/\btb\b/g, 'tambem'],
  [/\bn\b(?! \d)/g, 'nao'],
  [/\bc\/ ?/g, 'com '],
  [/\bp\/ ?/g, 'pra '],
  [/\b(?:gasosa|gasolina comum|alcool|etanol)\b/g, 'gasolina'],
  [/\bkilos?\b/g, 'quilo'],
  [/\bdesc\b/g, 'desconto'],
  [/\b(\d[\d.,]*) ?% (?:de )?off\b/g, '$1% de desconto'],
  [/\b(\d+) ?m[²2]\b/g, '$1 m2'],
  [/\bmetros? quadrados?\b/g, 'm2'],
  [/\bmetros? cubicos?\b/g, 'm3'],
  [/\bmensal(?:mente)?\b|\btodo (?:santo )?mes\b/g, 'por mes'],
  [/\bsemanal(?:mente)?\b|\btoda semana\b/g, 'por semana'],
  [/\bdiari(?:o|amente)\b|\btodo (?:santo )?dia\b/g, 'por dia'],
  [/\banual(?:mente)?\b|\btodo ano\b/g, 'por ano'],
  [/\bpor cabeca\b|\bcada (?:um|uma|vez)\b/g, 'cada unidade'],
  [/\bpor vez\b/g, ''],
  [/(?<![\d,.])(\d+)x (?:de )?(?=\d)|(?<![\d,.])(\d+) x (?:de )?(?=\d{2,})/g, '$1$2 parcelas de '],
  [/\b(?:em|de) (\d+) ?x\b/g, 'em $1 parcelas'],
  [/\b(\d+) ?x\b(?! ?\d)/g, '$1 parcelas'],
  [/\b(\d+) vezes de (?=\d)/g, '$1 parcelas de '],
  [/\b(pag\w+|parcel\w+|divid\w+|cobr\w+|receb\w+) em (\d+) vezes\b/g, '$1 em $2 parcelas'],
  // 'Mais de', 'uns', 'em média' change no number.
  [
    /\b(?:uns|umas|cerca de|quase|tipo|apenas|em torno de|por volta de|no maximo|pelo menos|coisa de|perto de|em media|mais ou menos|aproximadamente) (?=(?:r\$ ?)?\d)/g,
    '',
  ],
]

/** '21 mil e 500', '3 mil e quinhentos' */
const THOUSANDS_MORE =
  /\b(\d{1,3}) mil e (\d{2,3}|quinhentos|duzentos|trezentos|quatrocentos|seiscentos|setecentos|oitocentos|novecentos)\b/g
const HUNDREDS: Readonly<Record<string, number>> = {
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
}
const WORDED_THOUSANDS =
  /\b(?:(dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez) )?mil e (duzentos|trezentos|quatrocentos|quinhentos|seiscentos|setecentos|oitocentos|novecentos)\b/g
const ONES = ['', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
/** Who works with her makes one more. */
const WITH_MORE =
  /\b(?:eu )?(?:com|e|mais eu e) mais (\d{1,2}|um|uma|dois|duas|tres|quatro)(?=[ .,;]|$)(?! (?:de|dias|mil|meses|reais|por|lugar\w*|vaga\w*))/g
const SMALL: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4 }

const STREET =
  /\b(?:rua|avenida|av|travessa|praca|rodovia|br)\b(?: [a-z0-9]+(?![.,]\d)){1,4} ?,? ?\d{1,5}\b(?![.,]\d| ?(?:reais|por|%))/g
const MAX_CHARACTERS = 1_000
/** The message as it is read: folded, short forms written out, halves, dozens and thousands in digits. */
export const plainText = lately((question) => {
  let text = fold(asMeant(question.slice(0, MAX_CHARACTERS)))
  text = text.replace(THOUSANDS_MORE, (_, thousands: string, rest: string) =>
    String(Number(thousands) * 1_000 + (HUNDREDS[rest] ?? Number(rest))),
  )
  text = text.replace(WORDED_THOUSANDS, (_, ones: string | undefined, rest: string) =>
    String((ones ? Math.max(1, ONES.indexOf(ones === 'duas' ? 'dois' : ones)) : 1) * 1_000 + HUNDREDS[rest]!),
  )
  text = text.replace(/(?<!\d )(?<!\b(?:uns|os) )\bmil (?=[a-z]{4,})(?!reais)/g, '1000 ')
  text = text.replace(STREET, ' ').replace(/\b[2345][dg]\b/g, '')
  for (const [said, written] of SHORT) text = text.replace(said, written)
  if (/\bcada um(?:a)?\b|\bpor pessoa\b|\bhora\b/.test(text) || /\btrabalha/.test(text))
    text = text.replace(WITH_MORE, (_, more: string) => ` com ${(SMALL[more] ?? Number(more)) + 1} pessoas`)
  // '8 meses entra 9.500, nos outros 4 de frio 4.200'
  if (/\d meses\b/.test(text))
    text = text.replace(/\b(n?os outros \d+)(?= (?:d[eo]|cai|fica|faz|da|entra|vend\w+)\b)/g, '$1 meses')
  if (/\bm2\b/.test(text)) text = text.replace(/\bmetros?\b/g, 'm2')
  text = text.replace(/\bunidades de(?= ?[.,;]|$)/g, 'unidades')
  return text.replace(/\s+/g, ' ').trim()
})

/** A number with the words before and after it, up to its neighbours, and the part of the message it stands in. */
export interface Spot extends Placed {
  clause: number
  sentence: number
  /** Words before it within its part of the message. */
  near: string
  /** Words after it within its part of the message. */
  next: string
}

const BREAK = /[;!?\n]|[.,:](?!\d)/
const BREAKS = new RegExp(BREAK, 'g')
const ENDS = /[;!?\n]|[.:](?!\d)/g

export function spotsOf(text: string): Spot[] {
  const numbers = placed(text)
  const breaks = [...text.matchAll(BREAKS)].map(({ index }) => index)
  const ends = [...text.matchAll(ENDS)].map(({ index }) => index)
  return numbers.map((number, n) => {
    const from = numbers[n - 1]?.end ?? 0
    const to = numbers[n + 1]?.start ?? text.length
    const before = text.slice(from, number.start)
    const after = text.slice(number.end, to)
    return {
      ...number,
      before,
      after,
      clause: breaks.filter((at) => at < number.start).length,
      sentence: ends.filter((at) => at < number.start).length,
      near: before.split(BREAK).at(-1)!,
      next: after.split(BREAK)[0]!,
    }
  })
}
