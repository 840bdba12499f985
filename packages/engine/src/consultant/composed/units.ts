/** What a number is of, by exponents: 'R$ 72 a caixa' is { R$: 1, caixa: -1 }. */
export type Unit = Readonly<Record<string, number>>

export const PURE: Unit = {}
export const MONEY = 'R$'
/** What nobody named: 'vem 500 por 95 reais'. */
export const SOME = '?'

export const keyOf = (unit: Unit): string =>
  Object.entries(unit)
    .map(([noun, power]) => `${noun}^${power}`)
    .sort()
    .join(' ')

export function sameUnit(a: Unit, b: Unit): boolean {
  const nouns = Object.keys(a)
  return nouns.length === Object.keys(b).length && nouns.every((noun) => a[noun] === b[noun])
}

/** a × b, or a ÷ b where `power` is −1. */
export function joined(a: Unit, b: Unit, power: 1 | -1): Unit {
  const made: Record<string, number> = { ...a }
  for (const [noun, one] of Object.entries(b)) {
    const sum = (made[noun] ?? 0) + one * power
    if (sum === 0) delete made[noun]
    else made[noun] = sum
  }
  return made
}

/** Nouns that fall out of a × b or a ÷ b. */
export const cancelled = (a: Unit, b: Unit, power: 1 | -1): number =>
  Object.entries(b).filter(([noun, one]) => a[noun] !== undefined && Math.sign(a[noun]) === -Math.sign(one * power))
    .length

/** Another name for a noun. */
export const renamed = (unit: Unit, name: (noun: string) => string | null): Unit => {
  let made: Unit = {}
  for (const [noun, power] of Object.entries(unit)) {
    const other = name(noun)
    if (other !== null) made = joined(made, { [other]: power }, 1)
  }
  return made
}

export const isMoney = (unit: Unit): boolean => unit[MONEY] === 1
