import { MONTHS } from './period-points.ts'

/** The same months of two years, where the months are listed: 'outubro e novembro desse ano ou do ano passado'. */

const SHORT = MONTHS.map((name) => name.slice(0, 3))
const MONTH = `(${MONTHS.join('|')}|${SHORT.join('|')})`
const at = (name: string) => SHORT.indexOf(name.slice(0, 3))

const BESIDE =
  '(?:,? ?(?:ou|x|vs|versus|contra)|(?:mais |menos |maior |menor |melhor |pior |a mais |a menos )?(?:do )?que|comparad[oa]s? (?:com|a|ao)|comparando com|em relacao (?:a|ao))'
const SAME = '(?:mesm[oa]s? (?:periodo|meses|epoca|intervalo|tempo|dois meses|bimestre|trimestre) )'
const OTHER_YEAR = '(ano passado|ano retrasado|20[1-3]\\d)'
const TO = '(?:n?[oa]s? |d[oa]s? |em |de |com |foi |era |foram )*'
/** 'desse ano ou do ano passado', 'que nos mesmos meses de 2025' */
const BESIDE_YEAR = new RegExp(`(?: [dn]?es[st]e ano)? ${BESIDE} ${TO}${SAME}?${TO}${OTHER_YEAR}(?= )`)
const MONTH_SAID = new RegExp(` ${MONTH}(?= )`, 'g')
const TWO_MONTHS = new RegExp(
  ` (?:(entre|de|desde) |em |n?os meses de |nos meses |meses de )?${MONTH} (?:de )?(e|a|ate) ${MONTH}(?= )`,
)
/** No word of any grammar, so that the question stays unexplained. */
const UNREAD = 'quele'

/** Months that follow each other as one time, beside the same of the other year; months apart stay unread. */
export function besideYear(said: string): string {
  if (!BESIDE_YEAR.test(said) || (said.match(MONTH_SAID) ?? []).length !== 2) return said
  const [found, between, first, joined, last] = TWO_MONTHS.exec(said) ?? []
  if (found === undefined) return said
  const whole = joined !== 'e' || between === 'entre' || at(last!) === at(first!) + 1
  const months = whole ? ` de ${MONTHS[at(first!)]} a ${MONTHS[at(last!)]}` : ` ${UNREAD}`
  return said
    .replace(TWO_MONTHS, months)
    .replace(BESIDE_YEAR, ' comparado com o mesmo periodo d $1')
    .replace(/ periodo d (ano|20)/, (_, year) => ` periodo d${year === 'ano' ? 'o ano' : 'e 20'}`)
}
