import { KPI_NAMES } from '#src/text/kpi-names.data.ts'
import { stem } from '#src/text/stem.ts'
import { fold, words } from '#src/text/words.ts'

const DENIED = /\b(?:nao|nunca|nem|nenhum|nenhuma|nada|sem)\b(?!\s(?:so|somente|apenas))|^\W*n\/?a\W*$/
const CLAUSES = /[,;.\n:]|\b(?:mas|porem|so|somente|apenas)\b/

/** Words that distinguish an indicator from others: 'ovos por dia' → ovo, dia. */
const stemsOf = (text: string) =>
  words(text, 12)
    .filter((word) => word.length > 2)
    .map(stem)

const KPIS = KPI_NAMES.map(([name, ...beginnings]) => ({ name, starts: beginnings.map((start) => ` ${start}`) }))

/** General names of indicators in a folded text that begins with a space. */
const namesIn = (text: string): string[] =>
  KPIS.filter(({ starts }) => starts.some((start) => text.includes(start))).map(({ name }) => name)

/**
 * Names of the indicators recognised in a text, in general words or those of the trade (`indicadores`); clauses that deny
 * ('não acompanho o estoque') name none. null: the field is blank or only denies.
 */
export function recognisedKpis(text: string | undefined, indicadores: readonly string[] = []): string[] | null {
  const clauses = fold(text ?? '')
    .split(CLAUSES)
    .filter((clause) => /[a-z0-9]/.test(clause))
  const said = clauses.filter((clause) => !DENIED.test(clause))
  if (said.length === 0) return null
  const plain = ` ${said.join(' ').replace(/[^a-z0-9]+/g, ' ')} `
  const general = namesIn(plain)
  const stems = new Set(stemsOf(plain))
  const own = ofTrade(indicadores).filter(
    ({ parts, general: names }) =>
      parts.length > 0 && parts.every((part) => stems.has(part)) && !general.some((name) => names.has(name)),
  )
  return [...general, ...own.map(({ indicador }) => indicador)]
}

/** An indicator of a trade: the words that tell it, and the general names that it is one of. */
interface TradeKpi {
  indicador: string
  parts: readonly string[]
  general: ReadonlySet<string>
}

const tradeKpis = new WeakMap<readonly string[], TradeKpi[]>()

function ofTrade(indicadores: readonly string[]): TradeKpi[] {
  const known = tradeKpis.get(indicadores)
  if (known) return known
  const read = indicadores.map((indicador) => {
    const folded = ` ${fold(indicador)} `
    return {
      indicador,
      parts: stemsOf(indicador).filter((part) => part !== 'por'),
      general: new Set(namesIn(folded)),
    }
  })
  tradeKpis.set(indicadores, read)
  return read
}

const MONTH_NAMES =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'
const COUNT = '(?:\\d{1,3}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|dezoito|vinte e quatro)'
const DEADLINE = new RegExp(
  [
    `\\b${COUNT}\\s{1,3}(?:dias?|semanas?|mes(?:es)?|bimestres?|trimestres?|semestres?|anos?)\\b`,
    `\\b(?:ate|em|para|de)\\s{1,3}(?:o fim d[eo]\\s{1,3}|o final d[eo]\\s{1,3})?(?:${MONTH_NAMES})\\b(?:\\s{0,2}(?:de|/)\\s{0,2}20\\d\\d)?`,
    '\\b20[2-9]\\d\\b',
    '\\b(?:este|neste|esse|nesse|proximo|no proximo|deste) (?:ano|mes|semestre|trimestre)\\b',
    '\\b(?:ano que vem|mes que vem|semestre que vem|fim do ano|final do ano|natal|proxima safra|proximos meses|ainda este ano)\\b',
    '\\b\\d{1,2}/(?:\\d{1,2}/)?20\\d\\d\\b',
  ].join('|'),
  'g',
)
const AMOUNT =
  /\d|\b(?:dobr(?:ar|o|ando)|duplic\w{1,6}|triplic\w{1,6}|metade|zerar|(?:segunda|terceira|uma|duas|tres|mais) (?:loja|lojas|filial|filiais|unidade|unidades|turma|turmas))\b/

const NO_GOAL =
  /\b(?:nao|nunca|nem|ainda nao) (?:tenho|temos|tem|ha|existe|defini|definimos|pensei|sei|fiz|fizemos|tracei)\b(?: [a-z]+){0,3}? (?:metas?|objetivos?|planos?|planejamento|ideia)\b|\bsem (?:metas?|objetivos?|planos?)\b|^\W*(?:nao sei|nao pensei|nao defini|nenhum|nenhuma|nada)\b/

/** Whether the goals say how much and until when; `none`: they say that there are none, whatever figures they mention. */
export function goalParts(text: string): { none: boolean; number: boolean; deadline: boolean } {
  const plain = fold(text)
  if (NO_GOAL.test(plain)) return { none: true, number: false, deadline: false }
  const rest = plain.replace(DEADLINE, ' ')
  return { none: false, number: AMOUNT.test(rest), deadline: rest !== plain }
}
