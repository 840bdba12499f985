import type { Per } from '#src/quantities/around.ts'
import type { Term } from '#src/quantities/terms.ts'
import type { Deed } from '#src/quantities/words.data.ts'

/** How many happen: of a time, or of a stock. */
export interface Happening {
  how: 'plain' | 'share' | 'rest' | 'days' | 'hours' | 'groups' | 'average'
  /**
   * plain: [count]; share: [base, share]; rest: [whole, part]; days: [done a day, days]; hours: [count, hours of one];
   * groups: [groups, places of one, taken in all]; average: [groups, places of one, taken of one].
   */
  parts: readonly [Term] | readonly [Term, Term] | readonly [Term, Term, Term]
  value: number
  time: Per | null
  /** In that time, once. */
  once: 'passado' | 'este' | null
  noun: string
  word: string
  deed: Deed | null
}

/** What one is worth: a price less its costs, a cost, hours at what one is worth. */
export interface Worth {
  how: 'price' | 'cost' | 'left' | 'pack' | 'hours' | 'listed' | 'dozen'
  /** left: the price, then its costs; pack: [price, how many it holds]; hours: [hours of one, price of one]. */
  parts: readonly Term[]
  value: number
  /** listed: its place among the costs of one thing. */
  place?: number
  /** A fee of each month. */
  monthly: boolean
}

/** What one thing costs, by her list of costs. */
export interface ListedCost {
  noun: string
  value: number
  place: number
}

export interface Composition {
  /** told: so many of what she tells, times what each is; nothing says what it means. */
  meaning: 'loss' | 'room' | 'left' | 'goal' | 'told'
  happening: Happening | null
  worth: Worth
  /** How often what happens is held: 20 trips a month. */
  turns: Term | null
  /** A goal in reais that the worth divides. */
  goal: Term | null
  time: Per | null
  score: number
}

/** Reais of the composition's own time; of a goal, how many. */
export const totalOf = ({
  happening,
  worth,
  turns,
  goal,
}: Pick<Composition, 'happening' | 'worth' | 'turns' | 'goal'>): number =>
  goal ? goal.value / worth.value : (happening?.value ?? 0) * worth.value * (turns?.value ?? 1)

export const plainOf = (term: Term): Happening => ({
  how: 'plain',
  parts: [term],
  value: term.value,
  time: term.time,
  once: term.once ?? null,
  noun: term.noun,
  word: term.word,
  deed: term.deed,
})

export const distance = (a: Term, b: Term): number => (a.field === b.field ? Math.abs(a.sentence - b.sentence) : 3)

export const BILL =
  /^ (?:de|do|da|com|pra|pro|no|na|em) (?:aluguel|luz|agua|energia|internet|contador|impostos?|mei|das|telefone|sistema|condominio|seguro|iptu|inss|parcela|prestacao|anuncio|marketing)\b/
export const SPENDS = /\b(?:gast|perc|perd|fic[ao]|vai|vao|lev[ao]|pass[ao]|com[ae]|parad)/
export const MONTHLY = /\b(?:mensalidade|mensalistas?|honorario|anuidade|por mes|mensal|assinatura|plano)\b/
export const isRate = ({ dimension, noun, deed }: Term): boolean =>
  dimension === 'reais' && noun === 'hora' && deed !== 'goal'

/** What is said to be lost, in whatever way. */
export const LOSSES: ReadonlySet<Deed> = new Set([
  'redone',
  'wasted',
  'missed',
  'refused',
  'left',
  'unpaid',
  'uncollected',
  'unreturned',
  'stuck',
  'such',
  'idle',
])
/** Waits to be paid: of no month. */
export const OWED: ReadonlySet<Deed | null> = new Set<Deed | null>(['unpaid', 'uncollected', 'unreturned', 'stuck'])

export const GROUP =
  /^(?:turma|sala|grupo|classe|van|onibu|barco|quadra|casa|quarto|sessa|saida|viag|viagem|passei|mesa|chal|suit)/
/** Without '6 turmas e cabem 12 em cada': places of one of several, which nobody has added up. */
export const ofOne = (terms: readonly Term[]): readonly Term[] =>
  terms.filter(({ before, after, sentence }) => {
    const several = terms.some(
      (one) => one.dimension === 'things' && one.value > 1 && one.sentence === sentence && GROUP.test(one.noun),
    )
    return !several || !EACH.test(`${before} ${after}`)
  })
const EACH =
  /\b(?:em|por|pra) (?:cada|turma|sala|grupo|classe|van|viagem|sessao)\b|\bcada (?:um|uma|turma|sala|grupo|van)\b/

/** '20% desmarcam, umas 5 por semana' of 26, '3%, são 40': the part itself, not what it is a part of. */
export function isResult(base: Term, share: Term, terms: readonly Term[]): boolean {
  if (base.field !== share.field || terms.indexOf(base) < terms.indexOf(share)) return false
  if (/^ ?sao\b/.test(base.before)) return true
  return (
    base.noun === '' &&
    terms.some(
      ({ dimension, deed, noun, time, value }) =>
        dimension === 'things' &&
        deed === null &&
        noun !== '' &&
        noun === share.noun &&
        time === base.time &&
        Math.abs(value * share.value - base.value) <= base.value / 4,
    )
  )
}

/** The best of all; null: none, or two of one meaning that differ. */
export function standingOut(all: readonly Composition[]): Composition | null {
  const [first, second] = all.toSorted((a, b) => b.score - a.score)
  if (!first) return null
  return second &&
    second.score === first.score &&
    second.meaning === first.meaning &&
    totalOf(second) !== totalOf(first)
    ? null
    : first
}
