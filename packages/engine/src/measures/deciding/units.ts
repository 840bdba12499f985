import type { Held } from './held.ts'

const UNITS = 'metro|m2|hora|minuto|grama|quilo|kg|litro|km|tonelada|saca|saco|arroba|duzia|caixa'
const UNIT_WORDS = UNITS.split('|')
/** What one is priced by: '5,50 o metro', 'o grama foi de 310 pra 545'. */
const UNIT_AFTER = new RegExp(`^ ?(?:reais )?(?:[oa]|por|cada|/|da|do) ?(${UNITS})\\b`)
const UNIT_BEFORE = new RegExp(`\\b(?:[oa]|cada) (${UNITS})\\b[^.;]{0,30}$`)
/** Work and jobs aren't counted by these. */
const INNER: ReadonlySet<string> = new Set(['hora', 'minuto', 'grama', 'metro', 'm2'])
const PRICED = /^(?:preco|ticket|custo_unidade)/
const COUNTED = /^(?:quantidade|clientes|faltas|capacidade|estoque_qtd)/

const unitOf = ({ at }: Held): string | undefined => UNIT_AFTER.exec(at.after)?.[1] ?? UNIT_BEFORE.exec(at.before)?.[1]

const wordAfter = ({ at }: Held): string | undefined => /^ ?(?:mil )?(?:de )?([a-z0-9]+)/.exec(at.after)?.[1]

function unitCounted(one: Held): string | undefined {
  const word = wordAfter(one)
  return word && UNIT_WORDS.find((unit) => (word === 'kg' ? unit === 'quilo' : word.startsWith(unit)))
}

/** 'O salmão foi pra 89 o quilo, o combo é 84': one of them isn't made of the other alone. */
export function isPricedOtherwise(one: Held, other: Held): boolean {
  const isCost = ({ role }: Held) => role.startsWith('custo')
  if (!PRICED.test(one.role) || !PRICED.test(other.role) || isCost(one) === isCost(other)) return false
  const cost = unitOf(isCost(one) ? one : other)
  return cost !== undefined && unitOf(one) !== unitOf(other)
}

/** 'Torre com 64 apartamentos, paga 5,50 o metro': what is counted isn't what is priced. */
export function isOfOtherUnit(used: ReadonlySet<Held>, all: readonly Held[]): boolean {
  const counts = [...used].filter(({ role }) => COUNTED.test(role))
  const prices = [...used].filter(({ role }) => PRICED.test(role))
  const measured = all.some(({ role }) => role === 'medida')
  const counted = new Set(counts.map((one) => unitCounted(one)))
  const isCounted = (one: Held) => counted.has(unitOf(one))
  if (
    prices.some((one) => prices.some((other) => isPricedOtherwise(one, other) && !isCounted(one) && !isCounted(other)))
  )
    return true
  return prices.some((price) => {
    const unit = unitOf(price)
    if (!unit) return false
    if ((unit === 'metro' || unit === 'm2') && measured) return true
    const words = counts.map(wordAfter)
    const same = (word: string | undefined) =>
      word?.startsWith(unit.slice(0, 4)) === true || (unit === 'quilo' && word === 'kg')
    if (INNER.has(unit) && !words.some(same)) return !prices.every((one) => unitOf(one) === unit) || counts.length > 0
    return words.some((word) => word !== undefined && /s$|kg|m2/.test(word) && !same(word))
  })
}
