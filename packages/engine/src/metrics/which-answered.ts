import { fold, words } from '#src/text/words.ts'
import { completed } from './completing.ts'
import { type Frame, frameOf } from './frame.ts'
import { directed, isNarrowed } from './framing.ts'
import type { MetricId } from './metrics.data.ts'
import { tellingWords } from './names.ts'
import type { Reading } from './question.ts'
import type { Parts, QuestionContext } from './reading.ts'

/** 'Qual Maria?' is open: what is said then. */
export function whichAnswered(parts: Parts, before: Frame, context: QuestionContext, question: string) {
  const text = ` ${words(fold(question), 60).join(' ')} `
  const all = BOTH.test(text) ? { ...parts, all: true, left: [] } : parts
  return amongOptions(parts, before, context, text) ?? named(all, before, context)
}

const BOTH =
  /^ (?:e |mas )?(?:d?[oa]s )?(?:dois|duas|tres|ambos|ambas|todos|todas)(?: (?:junt[oa]s|somad[oa]s|el[ea]s|del[ea]s))? $/
const WHICH_MORE =
  / (?:qual|quem) (?:d(?:[oa]s|ess[ea]s|el[ea]s) ?)?(?:dois|duas|tres)? ?(?:que )?(?:me )?[a-z]+ (mais|menos) /
/** 'qual das duas comprou mais esse ano', after 'Qual Maria?': among those who may be meant. */
function amongOptions(parts: Parts, before: Frame, context: QuestionContext, text: string): Reading | undefined {
  const found = WHICH_MORE.exec(text)
  if (!found || parts.parties.length + parts.options.length + parts.categories.length > 0 || before.solto)
    return undefined
  const filtros = { ...before.filtros, contrapartes: before.opcoes }
  const shape = { dimensao: 'contraparte' as const, maiores: 1, menores: found[1] === 'menos' }
  const frame = frameOf(before.metrica, { filtros, ...shape })
  const times = { ...parts.times, period: parts.times.period ?? before.periodo }
  return completed(frame, { ...parts, parties: before.opcoes, options: [], change: false, times }, context)
}

/** A name answers it, anything else leaves it open. */
function named(parts: Parts, before: Frame, context: QuestionContext): Reading | undefined {
  const left = parts.options.filter(({ id }) => before.opcoes.includes(id))
  const parties = parts.all
    ? before.opcoes
    : parts.parties.length > 0
      ? parts.parties
      : left.length === 1
        ? [left[0]!.id]
        : []
  const { metrics, times } = parts
  const others = isNarrowed(parts) && parties.length === 0 && parts.options.length === 0
  if (parties.length === 0 && (others || parts.left.length > 0)) return undefined
  const role = metrics[0] ?? before.metrica
  // 'a cliente', of two who are called so: who paid.
  const metric =
    SIDES.has(role) && before.filtros.categorias.length === 0
      ? directed(role, { ...parts, parties: before.opcoes, categories: [] })
      : role
  const frame = frameOf(directed(metric, { ...parts, parties: before.opcoes, categories: before.filtros.categorias }), {
    ...before,
    metrica: metric,
    filtros: { ...before.filtros, contrapartes: parties },
    opcoes: [],
  })
  const period = times.period ?? before.periodo
  const said = { ...parts, parties, times: { ...times, period, comparison: before.comparacao, assumed: times.assumed } }
  if (parties.length > 0) {
    const reading = completed({ ...frame, solto: false }, { ...said, options: [], change: false }, context)
    const undirected = before.solto && metrics.length === 0
    return undirected && reading.kind === 'frame' ? { ...reading, undirected } : reading
  }
  const options = parts.options.length > 0 ? parts.options : before.opcoes.map((id) => ({ id, nome: id }))
  const word = parts.optionWord || commonWord(before.opcoes)
  return { kind: 'which', frame: { ...frame, periodo: period, opcoes: options.map(({ id }) => id) }, word, options }
}

const SIDES: ReadonlySet<MetricId> = new Set(['clientes', 'fornecedores', 'pessoal'])

/** What all names that were asked about share. */
function commonWord(names: readonly string[]): string {
  const [first = '', ...others] = names
  return (
    tellingWords(first)
      .filter((word) => others.every((name) => tellingWords(name).includes(word)))
      .join(' ') || 'nome'
  )
}
