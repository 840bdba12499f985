import { fold } from '#src/text/words.ts'

const MONTHS = [
  'janeiro',
  'fevereiro',
  'marco',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const
const BY_MONTH = MONTHS.map((name) => new RegExp(`\\b(?:ate|antes de|a partir de|pra|para) ${name}\\b`))
/** Dates that everybody knows, by their month. */
const FEASTS: readonly (readonly [words: RegExp, month: number, name: string])[] = [
  [
    /\b(?:ate|antes d[oe]|pr[ao]|para|no|esse|este|proximo|vender\w*.{0,20}|chega\w*.{0,8}) (?:o )?natal\b(?! e (?:la|na|em)\b)/,
    12,
    'o Natal',
  ],
  [/\b(?:fim|final) d[oe] (?:ano|2026)\b/, 12, 'o fim do ano'],
  [/\bvolta (?:as|das) aulas\b/, 1, 'a volta às aulas'],
  [/\b(?:no|antes do|ate o|chegar o) verao\b/, 12, 'o verão'],
  [/\bcarnaval\b/, 2, 'o Carnaval'],
  [/\bpascoa\b/, 4, 'a Páscoa'],
  [/\bdia das maes\b/, 5, 'o Dia das Mães'],
]
const SPOKEN = new Map<string, string>([['marco', 'março']])
/** Months ahead that the ninety days of a plan reach. */
const REACH = 3

const WEEKDAYS = 'segunda|terca|quarta|quinta|sexta|sabado|domingo'
/** Something is signed, answered or paid within days. */
const SOON = new RegExp(
  `\\b(?:assin\\w+|fech(?:ar|e|a)\\b|respost\\w*|respond\\w+|decid\\w+|entreg\\w+|venc\\w+|pagar)\\b[^.!?;]{0,30}\\b(semana que vem|nesta semana|esta semana|amanha|(?:n[ao] |ate )?(?:proxim[ao] )?(?:${WEEKDAYS})(?:-feira| que vem)?(?! loja| unidade| vez))\\b`,
)
const AS_SAID: readonly (readonly [RegExp, string])[] = [
  [/^(?:n[ao] |ate )?(?:proxim[ao] )?(?=\p{L})/u, ''],
  [/^n?esta semana$/, 'esta semana'],
  [/^amanha$/, 'amanhã'],
  [/^terca/, 'terça'],
  [/^sabado/, 'sábado'],
]

/** Something ends, moves or is decided within the ninety days of a plan: 'o contrato acaba em 60 dias', 'quer resposta até dia 20'. */
const ENDS =
  /\b(?:acab(?:a|am)|termin(?:a|am)|venc(?:e|em)|encerr(?:a|am)|fech(?:a|am)|sai|saem|entreg(?:ar|o|a)|despej\w+|renov\w+|respost\w*|respond\w+|decid\w+|prazo|aviso|avis(?:ou|aram))\b[^.!?;]{0,40}\b(?:(?:em|daqui a|ate|de) (?:uns )?(?:[1-8]?\d|90|trinta|quarenta e cinco|sessenta|noventa) dias|(?:em|daqui a) (?:[123]|um|dois|tres) m(?:es|eses)|mes que vem|(?:n[oa]|ate o?|acaba|ate) ?dia \d{1,2})\b/
export const endsWithinPlan = (text: string): boolean => ENDS.test(fold(text))

const COUNTED: Readonly<Record<string, number>> = {
  um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, dez: 10, quinze: 15, vinte: 20, trinta: 30,
} // biome-ignore format: a table
const UNIT: Readonly<Record<string, number>> = { dia: 1, dias: 1, semana: 7, semanas: 7 }
const A_WEEKDAY = 5
const DUE =
  '(?:resposta|respond\\w+|decid\\w+|decisao|resolv\\w+|assin\\w+|acert\\w+|aceit\\w+|saber|sabe|fechar|preferencia|aviso|renov\\w+|venc\\w+|acab\\w+)'
const WHEN =
  '(?:(?:em|ate|daqui a|tenho|me d(?:eu|eram|a|ao)) (?:so |apenas |mais )?(?:uns |umas )?(\\d{1,2}|' +
  Object.keys(COUNTED).join('|') +
  ') (dias?|semanas?)\\b|(?:ate |n[ao] |esta |nesta )(?:proxim[ao] )?(' +
  WEEKDAYS +
  '|semana|semana que vem)\\b|(ate (?:o )?(?:fim|final) d[oe] mes|ate dia \\d{1,2}|(?:a partir d[oe]|ate o|no) mes que vem))'
const DUE_WHEN = new RegExp(`\\b${DUE}\\b[^.!?;]{0,50}?\\b${WHEN}|\\b${WHEN}[^.!?;]{0,30}?\\b${DUE}\\b`, 'g')
/** Within this many days an end of the month or a day of it may fall. */
const SOME_DAY = 12

/** Days until the answer that she owes, as far as her words tell; null: they don't, or it is not within a month. */
export function daysToAnswer(text: string): number | null {
  const found = [...fold(text).matchAll(DUE_WHEN)].flatMap((match) => {
    const [, count, unit, weekday, month, count2, unit2, weekday2, month2] = match
    const number = count ?? count2
    if (number) return (COUNTED[number] ?? Number(number)) * UNIT[(unit ?? unit2)!]!
    if (weekday ?? weekday2) return A_WEEKDAY
    return month || month2 ? SOME_DAY : []
  })
  const least = Math.min(...found)
  return found.length > 0 && least > 1 && least <= A_MONTH ? least : null
}
const A_MONTH = 30

/** A day or week so near that the first step has to come before it, as she calls it; null: she names none. */
export function nearDate(text: string): string | null {
  const said = SOON.exec(fold(text))?.[1]
  return said === undefined ? null : AS_SAID.reduce((date, [words, as]) => date.replace(words, as), said)
}

/** Her own date within the plan, with its article; null: she names none. `month`: of the analysis, 'YYYY-MM'. */
export function ownDate(text: string, month: string): string | null {
  const now = Number(month.slice(5))
  const year = Number(month.slice(0, 4))
  const spoken = fold(text)
  // 'Dezembro do ano que vem', said in November, is thirteen months off.
  const thisTime = (other: number, end: number) => {
    const said = /^ (?:do (?:ano que vem|proximo ano)|(?:de |\/)?(20\d\d)|que vem)/.exec(spoken.slice(end, end + 24))
    return !said || (said[1] ? Number(said[1]) : year + 1) === (other > now ? year : year + 1)
  }
  const meant = (words: RegExp, other: number): boolean => {
    const found = words.exec(spoken)
    return found !== null && thisTime(other, found.index + found[0].length)
  }
  const near = (other: number) => (other - now + 12) % 12 > 0 && (other - now + 12) % 12 <= REACH
  const said = BY_MONTH.findIndex((words, index) => near(index + 1) && meant(words, index + 1))
  if (said >= 0) return SPOKEN.get(MONTHS[said]!) ?? MONTHS[said]!
  return FEASTS.find(([words, at]) => near(at) && meant(words, at))?.[2] ?? null
}
