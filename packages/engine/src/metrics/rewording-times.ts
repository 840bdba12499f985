import { COUNT, MONTHS, numberOf } from './period-points.ts'

/** Turns of phrase that mean days the grammar has other words for. Over words parted by single spaces. */

const MONTH = `(${MONTHS.join('|')})`
const NAMED_YEAR = '(20[1-3]\\d|ano passado|ano retrasado)'
const UNTIL_NOW = '(?: (?:para ca|ate (?:agora|hoje|aqui|o momento)))?'
const MONTHS_A_YEAR = 12

/** 'os últimos 3 meses de 2025': its last ones. */
const lastOfYear = (said: string, count: string, ofYear: string): string => {
  const size = numberOf(count)
  if (size < 2 || size > MONTHS_A_YEAR) return said
  return ` de ${MONTHS[MONTHS_A_YEAR - size]} a ${MONTHS[MONTHS_A_YEAR - 1]} de ${ofYear}`
}

type Change = readonly [RegExp, string | ((...found: string[]) => string)]

export const TIME_WAYS: readonly Change[] = [
  [
    new RegExp(
      ` (?:desde|a partir d[eo]|d[eo])(?: [oa])? (?:comeco|inicio|come[cs]inho|virada) d(?:[eo]|es[st]e) (ano|mes)(?! (?:passado|retrasado|anterior|que|de))${UNTIL_NOW}(?= )`,
    ),
    ' esse $1',
  ],
  [
    new RegExp(
      ` (?:desde|a partir d[eo]|d[eo])(?: [oa])? (?:comeco|inicio|virada) d[eo] ano passado${UNTIL_NOW}(?= )(?! (?:a|ate) )`,
    ),
    ' desde janeiro de ano passado',
  ],
  [
    new RegExp(` (?:n?o |todo )?(?:mes inteiro|mes todo|mes completo|todo o mes|todo mes|mes) (?:de )(?=${MONTH} )`),
    ' mes de ',
  ],
  [new RegExp(` ultimos ${COUNT} meses d[eo] ${NAMED_YEAR}(?= )`), lastOfYear],
  [new RegExp(` ${COUNT} ultimos meses d[eo] ${NAMED_YEAR}(?= )`), lastOfYear],
  [new RegExp(` ultimo trimestre d[eo] ${NAMED_YEAR}(?= )`), ' quarto trimestre de $1'],
  [new RegExp(` ultimo semestre d[eo] ${NAMED_YEAR}(?= )`), ' segundo semestre de $1'],
  [new RegExp(` ${MONTH} d[eo] (2[3-9])(?= )(?! (?:a|ao|ate|e|reais|mil|d[eo]) )`), ' $1 de 20$2'],
  [/ (?:n?o |d[oe] )?ano (?=20[1-3]\d )/, ' em '],
  [
    / mes (\d{1,2})(?= )(?! (?:meses|dias))/,
    (said, number) =>
      Number(number) >= 1 && Number(number) <= MONTHS_A_YEAR ? ` ${MONTHS[Number(number) - 1]}` : said,
  ],
  [/ (?:de|faz|ha) (?:um|1) ano (?:para ca|ate (?:agora|hoje))(?= )/, ' nos ultimos 12 meses'],
  [/ (?:n?o |d[oe] )?(?:ultimo )?mes (?:fechado|completo|encerrado)(?= )/, ' mes passado'],
  [
    new RegExp(` (?:(?:ha|faz) )?${COUNT} (mes|meses|ano|anos|semana|semanas|dias) atras(?= )`),
    (_, count, unit) => ` ${numberOf(count!)} ${unit} atras`,
  ],
  [new RegExp(` ha ${COUNT} meses(?= )`), (_, count) => ` ha ${numberOf(count!)} meses`],
  // 'nos sábados do mês de outubro'
  [new RegExp(` d[oe] mes de (?=${MONTH} )`), ' de '],
]
