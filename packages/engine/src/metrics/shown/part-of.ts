import { type Frame, frameOf, NO_FILTERS } from '#src/metrics/frame.ts'
import { isNarrowed } from '#src/metrics/framing.ts'
import type { Reading } from '#src/metrics/question.ts'
import { type QuestionContext, readParts } from '#src/metrics/reading.ts'
import { spelledPlain } from '#src/metrics/typed.ts'
import { isOutgo } from './figures.ts'
import { isList, isPlainSum, type Shown } from './shown.ts'

const OF_COST =
  /^(?:e |mas )*((?:(?:n[oa]|em|ness[ea]|ess[ea]) [a-z0-9 ]{2,20}? )?)(?:(?:isso|ele|ela|esse valor) )?(?:(?:isso|e|da|deu|foi|representa|pesa|equivale|ele|ela|em) )*(?:(?:quanto|quantos|qual|a|por cento|porcentagem|percentual) )+(?:(?:isso|e|da|deu|foi|representa|pesa|ele|ela|a|em|por cento) )*(?:d[ao]s?|de|n[ao]s?|sobre [ao]s?) (?:(?:minhas?|meus?|meu|total|tudo|todo|toda|[ao]|d[eao]s?|gastos?|compras?|despesas?|com|custos?|que|eu|gastei|paguei|em|no|na) )*([a-z_ ]{4,40})$/
const SHARE = /por cento|porcentagem|percentual|representa|pesa|equivale/

/** 'isso é quantos por cento da mercadoria?', after what was paid to somebody: of what a category cost. */
export function partOf(
  question: string,
  { shown, before }: { shown: readonly Shown[]; before: Frame },
  context: QuestionContext,
): Reading | undefined {
  const text = spelledPlain(question)
  const [last] = shown
  const found = SHARE.test(text) && last?.frame.filtros.contrapartes.length ? OF_COST.exec(text) : null
  if (!found || before.perdido) return undefined
  const parts = readParts(`quanto gastei com ${found[2]} ${found[1]}`, context)
  const ofCost = parts?.metrics.every((id) => id === 'despesas' || id === 'contas')
  if (!parts || !ofCost || parts.categories.length === 0 || parts.parties.length > 0) return undefined
  const { frame, unidade, conta } = last!
  const { period, comparison, relative, spans, weekdays } = parts.times
  const timed = [comparison, relative, spans, weekdays].some((one) => one !== null)
  const plain = parts.left.length === 0 && !timed && isNarrowed(parts)
  const same = !conta && isPlainSum(frame) && isOutgo(frame) && unidade === 'R$' && !isList(last!)
  if (!plain || !same || !frame.periodo) return { kind: 'unknown' }
  const filtros = { ...NO_FILTERS, categorias: parts.categories }
  const days = period ? { periodo: period, trechos: null } : { periodo: frame.periodo, trechos: frame.trechos }
  const base = frameOf('despesas', { filtros, ...days })
  const anew = period ? { ...frame, ...days } : null
  return { kind: 'reckoned', op: 'parte', of: [last!], base, least: false, anew, frame: anew ?? before }
}
