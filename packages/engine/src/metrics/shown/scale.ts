import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { reais } from '#src/ledger/spread.ts'

/** What a figure would be with a percentage or an amount more or less of it, its half, its double: 'e se subir 10%', 'a metade disso'. */
export interface Scale {
  factor: number
  /** Cents that are added. */
  plus: number
  /** As it is said before the result. */
  said: string
  /** A part of the figure, rather than another figure of its kind. */
  part: boolean
}

const HUNDRED = 100
const MOST_PERCENT = 300

const PERCENT = '(\\d{1,3}(?:,\\d+)?) ?(?:%|por cento)'
const RISES =
  '(?:sub(?:ir|irem|isse|issem|indo)|sobe|sobem|aument(?:ar|arem|asse|assem|ando|a)|cresc(?:er|erem|esse|essem)|cresce|reajust(?:ar|arem|asse|a|ad[oa])|encarec(?:er|esse))'
const FALLS =
  '(?:cai(?:r|rem|sse|ssem|ndo)|cai|baix(?:ar|arem|asse|assem)|diminu(?:ir|irem|isse|issem)|reduz(?:ir|irem|isse|issem)|cort(?:ar|asse)|economiz(?:ar|asse))'
const MORE = '(?:a mais|maior(?:es)?|de (?:aumento|reajuste|alta|acrescimo|crescimento))'
const LESS = '(?:a menos|menor(?:es)?|de (?:desconto|queda|reducao|corte|economia))'
const RISE = '(?:aumento|reajuste|acrescimo|alta|crescimento)'
const FALL = '(?:desconto|queda|reducao|corte|economia)'
const OF_IT = '(?:d?isso|d?ess[ea] valor|del[ea]|desse total)'
const MONEY = '(?:r\\$ ?|reais_de )?(\\d[\\d.]*(?:,\\d+)?)( mil)?(?: reais| contos?| pila)?'
const IF = '(?<= (?:se|com|quando)(?: .*)?)'

const centsOf = (digits: string, thousand: string | undefined) =>
  Math.round(Number(digits.replaceAll('.', '').replace(',', '.')) * (thousand ? 1000 : 1) * HUNDRED)
const percentOf = (digits: string) => Number(digits.replace(',', '.'))

type Way = readonly [RegExp, (found: RegExpExecArray) => Scale]

const moved = (percent: number, sign: 1 | -1): Scale => ({
  ...{ factor: 1 + (sign * percent) / HUNDRED, plus: 0, part: false },
  said: `com ${formatNumber(percent, 1)}% a ${sign > 0 ? 'mais' : 'menos'}`,
})
const added = (cents: number, sign: 1 | -1): Scale => ({
  ...{ factor: 1, plus: sign * cents, part: false },
  said: `com ${formatMoney(reais(cents))} a ${sign > 0 ? 'mais' : 'menos'}`,
})
const times = (factor: number, said: string, part = false): Scale => ({ factor, plus: 0, said, part })
const moneyWay = (verbs: string, sign: 1 | -1): Way => [
  new RegExp(
    ` ${verbs}((?: (?!quanto |se |pra |para |ate )[a-z]+){0,5}?) (?:mais |em |uns )*${MONEY}(?: a mais| a menos)?(?= )`,
  ),
  ([, , digits, thousand]) => added(centsOf(digits!, thousand), sign),
]
interface Words {
  verbs: string
  ends: string
  word: string
  noun: string
}
const percentWays = ({ verbs, ends, word, noun }: Words, sign: 1 | -1): Way[] =>
  [
    ` ${verbs}((?: (?!quanto |se |pra |para |ate )[a-z]+){0,5}?) (?:mais |em |de |uns )*${PERCENT}(?: ${ends})?(?= )`,
    ` (?:com |por |de |uns )*()${PERCENT} ${ends}(?= )`,
    ` (?:com )?${word}() ${PERCENT}(?= )`,
    ` (?:com |um |uma |por |o )*${noun}() (?:de )?${PERCENT}(?= )`,
  ].map((way) => [new RegExp(way), ([, , digits]) => moved(percentOf(digits!), sign)] as const)

const WAYS: readonly Way[] = [
  ...percentWays({ verbs: RISES, ends: MORE, word: 'mais', noun: RISE }, 1),
  ...percentWays({ verbs: FALLS, ends: LESS, word: 'menos', noun: FALL }, -1),
  [
    new RegExp(` ()${PERCENT} ${OF_IT}(?= )`),
    ([, , digits]) => times(percentOf(digits!) / HUNDRED, `${formatNumber(percentOf(digits!), 1)}% disso`, true),
  ],
  [new RegExp(` ()(?:a )?metade ${OF_IT}(?= )`), () => times(1 / 2, 'a metade', true)],
  [new RegExp(` ()o dobro ${OF_IT}(?= )`), () => times(2, 'o dobro')],
  [new RegExp(` ()o triplo ${OF_IT}(?= )`), () => times(3, 'o triplo')],
  [
    new RegExp(`${IF} (?:${FALLS}|for)((?: (?!quanto |se |pela )[a-z]+){0,4}?) (?:pela |a )metade(?= )`),
    () => times(1 / 2, 'pela metade'),
  ],
  [new RegExp(`${IF} ()dobr(?:ar|arem|asse|assem)(?= )`), () => times(2, 'com o dobro')],
  [new RegExp(`${IF} ()triplic(?:ar|arem|asse|assem)(?= )`), () => times(3, 'com o triplo')],
  moneyWay(RISES, 1),
  moneyWay(FALLS, -1),
  [
    new RegExp(` (?:com |por )?()${MONEY} a mais(?= )`),
    ([, , digits, thousand]) => added(centsOf(digits!, thousand), 1),
  ],
  [
    new RegExp(` (?:com |por )?()${MONEY} a menos(?= )`),
    ([, , digits, thousand]) => added(centsOf(digits!, thousand), -1),
  ],
]

export interface Taken {
  scale: Scale
  /** The words of the message without it. */
  rest: string
}

/** The scale that a message says, and its words without it; undefined: it says none, or two. */
export function takeScale(text: string): Taken | undefined {
  const said = ` ${text} `
  for (const [way, of] of WAYS) {
    const found = way.exec(said)
    if (!found) continue
    const scale = of(found)
    const rest = `${said.slice(0, found.index)} ${found[1]} ${said.slice(found.index + found[0].length)}`
    const wild = scale.factor < 0 || scale.factor > 1 + MOST_PERCENT / HUNDRED
    return wild || /\d ?%|por cento/.test(rest) ? undefined : { scale, rest: rest.replace(/ +/g, ' ') }
  }
  return undefined
}

const TAKES = new RegExp(
  `^ (?:e |mas |entao )*se (?:eu |a gente )?(?:(?:ainda )?(?:tirar|retirar|gastar|pagar|tirasse|pagasse|gastasse)) (?:mais )?${MONEY}(?: (?:pra|para) mim)?(?: igual (?:em )?[a-z]+)?(?: (?:esse|neste|nesse|este) mes)?(?: (?:(?:quanto )?(?:sobra|fica|ficaria|da|sobraria)(?: quanto)?))? $`,
)
/** 'e se eu tirar 4500 pra mim', after what is left: that much less of it. */
export function taken(text: string): Scale | undefined {
  const found = TAKES.exec(` ${text} `)
  return found ? added(centsOf(found[1]!, found[2]), -1) : undefined
}
