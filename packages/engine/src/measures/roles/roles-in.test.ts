import { leastMilliseconds, machinePace } from '@norteia/contracts/testing/work-time'
import { describe, expect, it } from 'vitest'
import { PERIODS, ROLES, type RoleNumber } from './roles.ts'
import { OWN } from './roles-in.fixture.ts'
import { rolesIn } from './roles-in.ts'

const read = OWN.flatMap(([text, numbers]) => {
  const told = numbers.split(', ').map((one) => one.split(' '))
  return rolesIn(text).map((number, n) => ({ number, role: told[n]![0], period: told[n]![1] }))
})
const part = (all: readonly (typeof read)[number][], test: (one: (typeof read)[number]) => boolean) =>
  all.filter(test).length / all.length

describe('what the numbers of a text stand for', () => {
  it('are those that the engine reads, in their places', () => {
    const text = 'Cobro R$ 1.200, pago 28 mil e 2,18 por unidade; 15 por cento vai embora.'
    const numbers = rolesIn(text)
    expect(numbers.map(({ value }) => value)).toEqual([1_200, 28_000, 2.18, 15])
    expect(numbers.map(({ from, to }) => text.slice(from, to))).toEqual(['R$ 1.200', '28 mil', '2,18', '15 por cento'])
    expect(rolesIn('Não sei o que fazer com meu sócio')).toEqual([])
  })

  it('is read in texts that were not learned from', () => {
    expect(read).toHaveLength(OWN.reduce((sum, [, numbers]) => sum + numbers.split(', ').length, 0))
    expect(part(read, ({ number, role }) => number.role === role)).toBeGreaterThan(0.85)
    expect(part(read, ({ number, period }) => number.period === period)).toBeGreaterThan(0.9)
  })

  it('is sure of what it says it is sure of', () => {
    const sure = read.filter(({ number }) => number.share >= 0.9)
    expect(sure.length).toBeGreaterThan(read.length / 2)
    expect(part(sure, ({ number, role }) => number.role === role)).toBeGreaterThan(0.9)
    const mean = read.reduce((sum, { number }) => sum + number.share, 0) / read.length
    expect(part(read, ({ number, role }) => number.role === role)).toBeGreaterThan(mean - 0.1)
  })

  it('takes the numbers of a text together', () => {
    const rolesOf = (text: string) => rolesIn(text).map(({ role }) => role)
    expect(rolesOf('O aluguel vai de 1.800 pra 2.300')).toEqual(['custo_mes', 'custo_novo'])
    expect(rolesOf('O financiamento fica em 24 vezes de 980')).toEqual(['parcelas', 'parcela_nova'])
  })

  it('takes less than 0.4 ms a text', () => {
    const took = leastMilliseconds(() => {
      for (const [text] of OWN) rolesIn(text)
    }, 30)
    expect(took / OWN.length).toBeLessThan(0.4 * machinePace())
  })

  it.each([
    '1 '.repeat(20_000),
    'R$ '.repeat(10_000),
    '9'.repeat(30_000),
    'de 1 para 2, '.repeat(5_000),
    'a'.repeat(50_000),
    '🙂 10% ½ ﬁ 5 e 7 mil',
    '\n\n',
    '',
  ])('a text of nothing harms nothing: %.12s', (text) => {
    const from = performance.now()
    for (const { role, period, share, from: start, to } of rolesIn(text) satisfies RoleNumber[]) {
      expect(ROLES).toContain(role)
      expect(PERIODS).toContain(period)
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThanOrEqual(1)
      expect(to).toBeGreaterThan(start)
    }
    expect(performance.now() - from).toBeLessThan(100)
  })
})
