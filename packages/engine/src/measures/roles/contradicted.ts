import type { Fact } from '@norteia/contracts/analysis'
import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { fold } from '#src/text/words.ts'
import { CALLED, COSTS_ONE, LEFT_OF_EACH, OF_A_MONTH, PAID, PAYS, RESULTS } from './called.data.ts'
import { dimensionOf, fitsDimension } from './dimensions.ts'
import { isAMonth, isOfOtherTime, timesIn } from './periods.ts'
import type { Role, RoleNumber } from './roles.ts'
import { goalRolesOf, rolesOf } from './roles-of.ts'

type Form = Pick<FormAnswers, 'main_challenge' | 'future_goals'>

/**
 * From so much of all that a number may stand for on, that speaks against what a reader takes it for: against its name; against
 * its dimension, where nothing that she typed tells it. What is read of texts unlike those it was learned from errs below these.
 */
const AGAINST = { name: 0.85, money: 0.94, count: 0.85 } as const

/** Numbers of her sentences as the readers of sums, of amounts and of decisions name them. */
const HERS = /^(?:texto\.(main_challenge|future_goals)|veredito\.dito)\./
const TYPED_MONEY = /r\$|\b(?:reais|real|contos?|pilas?)\b/

type Fits = (role: Role) => boolean
/** A number of hers with what she typed around it. */
interface Hers extends RoleNumber {
  before: string
  /** Itself, with its 'R$' or 'reais'. */
  typed: string
}

const against = ({ role, period, share, may }: RoleNumber, is: Fits): number =>
  (may ?? [{ role, period, share }]).reduce((sum, one) => (is(one.role) ? sum + one.share : sum), 0)

function nameOf({ rotulo, unidade }: Fact): readonly Role[] {
  const not = CALLED.find(([words]) => words.test(rotulo))?.[1] ?? []
  // What each of her people costs is a cost of a month.
  return isCost(rotulo) && unidade === 'R$/mês' ? not.filter((role) => !OF_A_MONTH.includes(role)) : not
}
const isCost = (rotulo: string): boolean => rotulo.startsWith('Custo')

/** What a number may stand for that a figure takes as it does. */
export function fitsOf(fact: Fact): Fits {
  const dimension = dimensionOf(fact.unidade)
  const not = nameOf(fact)
  return (role) => fitsDimension(role, dimension) && !not.includes(role)
}

function isOtherDimension({ unidade, valor }: Fact, one: Hers): boolean {
  const dimension = dimensionOf(unidade)
  const share = against(one, (role) => !fitsDimension(role, dimension))
  const isMoney = TYPED_MONEY.test(one.typed)
  // Hours, days and per cent are read by the words that name them.
  if (dimension === 'money') return !isMoney && share >= AGAINST.money
  if (dimension !== 'count') return false
  // A bare whole number is a count more often than its roles know, but where it is paid month by month.
  if (Number.isInteger(valor)) return isMoney || against(one, isPaid) >= AGAINST.count
  return isMoney || share >= AGAINST.count
}

function isNamedOtherwise(fact: Fact, one: Hers): boolean {
  const isPaidFor = isCost(fact.rotulo) && PAYS.test(one.before)
  const not = nameOf(fact).filter((role) => !isPaidFor || OF_A_MONTH.includes(role))
  return against(one, (role) => not.includes(role)) >= AGAINST.name
}

/** A figure: what it comes to, and the facts behind it. */
export type Contradicted = (facts: readonly Fact[]) => boolean

/** Whether a figure takes a number of her challenge or her goal for what it isn't, by all that the number may stand for. */
export function contradictedIn(form: Form): Contradicted {
  let known: readonly (Hers & { field: string })[] | undefined
  const all = () =>
    (known ??= [
      ...around(form.main_challenge, rolesOf(form)).map((one) => ({ ...one, field: 'main_challenge' })),
      ...around(form.future_goals, goalRolesOf(form)).map((one) => ({ ...one, field: 'future_goals' })),
    ])
  const every = ({ id, valor }: Fact, is: (one: Hers) => boolean): boolean => {
    const [told, of] = HERS.exec(id) ?? []
    if (!told) return false
    const numbers = all().filter(({ value, field }) => value === valor && (of ?? field) === field)
    return numbers.length > 0 && numbers.every(is)
  }
  const isTaken = (fact: Fact): boolean =>
    every(fact, (one) => isOtherDimension(fact, one) || isNamedOtherwise(fact, one))
  const isNoPart = (facts: readonly Fact[]): boolean => {
    const not = RESULTS.find(([words]) => words.test(facts[0]?.rotulo ?? ''))?.[1]
    return (
      not !== undefined &&
      facts.some((fact) => every(fact, (one) => against(one, (role) => not.includes(role)) >= AGAINST.name))
    )
  }
  const isOfOther = (fact: Fact): boolean => every(fact, isOfOtherTime)
  const isMistimed = (facts: readonly Fact[]): boolean =>
    facts.some((result) => isAMonth(result) && timesIn(result, facts).some(isOfOther))
  return (facts) =>
    facts.some(isTaken) ||
    isNoPart(facts) ||
    isMistimed(facts) ||
    facts.some((fact) => isLargest(fact, facts) && every(fact, (one) => against(one, costsOne) >= AGAINST.name))
}

const isPaid: Fits = (role) => PAID.includes(role)
const costsOne: Fits = (role) => COSTS_ONE.includes(role)

/** What is left of each is what it brings less what it costs, and not the other way round. */
function isLargest(fact: Fact, facts: readonly Fact[]): boolean {
  const [main] = facts
  if (!main || !LEFT_OF_EACH.test(main.rotulo) || Number(main.valor) <= 0) return false
  const money = facts.filter(({ id, unidade }) => HERS.test(id) && unidade.startsWith('R$'))
  return money.length > 1 && money.includes(fact) && money.every(({ valor }) => Number(valor) <= Number(fact.valor))
}

const REACH = 60
function around(text: string | undefined, numbers: readonly RoleNumber[]): Hers[] {
  if (numbers.length === 0) return []
  const folded = fold(text ?? '')
  return numbers.map((one) => ({
    ...one,
    before: folded.slice(Math.max(0, one.from - REACH), one.from),
    typed: folded.slice(one.from, one.to + ' contos'.length),
  }))
}
