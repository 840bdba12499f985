import { expect, it } from 'vitest'
import { tell } from '#src/consultant/answer.ts'
import { CALCULATORS } from '#src/consultant/calculators.data.ts'
import { readCompany } from '#src/consultant/company.ts'
import { writeDraft } from '#src/consultant/draft.ts'
import { NO_MEMORY } from '#src/consultant/memory.ts'
import { ASKED_SUMS, type Asker } from './asked-sums.fixture.ts'
import { HELD_STORIES, HELD_SUMS, SEEN_STORIES } from './held-sums.fixture.ts'
import { LATER_SUMS } from './later-sums.fixture.ts'
import { LATEST_SUMS, THIRD_SUMS } from './latest-sums.fixture.ts'
import { OWNER_ASKED, OWNER_STORIES, OWNER_SUMS, OWNER_SUMS_APART, OWNER_SUMS_LATER } from './owner-sums.fixture.ts'
import { RELATIONS } from './relations.data.ts'

const ask = ([faturamento, funcionarios]: Asker, question: string) => {
  const company = { setor: 'Outro', faturamento, funcionarios }
  const known = readCompany({ question, diagnostic: null, company, referenceMonth: '2026-11' })
  const { draft, memory } = tell(known, question, NO_MEMORY)
  return { answer: writeDraft(known.book, draft).answer, memory }
}

const figuresIn = (answer: string) =>
  [...answer.matchAll(/\d[\d.]*(?:,\d+)?/g)].map(([said]) =>
    Number(said.replace(/\.$/, '').replaceAll('.', '').replace(',', '.')),
  )
/** Cents, or the rounding of a share that is written with two places. */
const near = (said: number, meant: number) => Math.abs(said - meant) <= Math.max(0.06, 0.0002 * meant)

it('does nineteen of twenty sums that owners ask for, and none wrongly', { tags: 'corpus' }, () => {
  const missed: string[] = []
  const all = [
    ...ASKED_SUMS,
    ...HELD_SUMS,
    ...LATER_SUMS,
    ...LATEST_SUMS,
    ...THIRD_SUMS,
    ...OWNER_SUMS,
    ...OWNER_SUMS_APART,
    ...OWNER_SUMS_LATER,
  ]
  for (const [asker, question, ...figures] of all) {
    const { answer, memory } = ask(asker, question)
    const right = figures.every((meant) => figuresIn(answer).some((said) => near(said, meant)))
    if (right) continue
    expect(memory.focus === 'sum' && memory.sum?.missing === null, `${question}: ${answer}`).toBe(false)
    missed.push(question)
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(all.length / 20)
})

it.each([...SEEN_STORIES, ...HELD_STORIES, ...OWNER_STORIES.map((told) => [30_000, 3, told] as const)])(
  'takes no story for a sum: %s people of %s, %s',
  (month, people, question) => {
    const { answer, memory } = ask([month, people], question)
    expect(memory.focus).not.toBe('sum')
    expect(answer).not.toContain('não a monto por esta frase')
  },
)

it.each([
  ['quero tirar 5 mil limpo e gasto 2 mil por mes, imposto 6%, quanto cobro a hora?', 'R$ 7.446,81', 'consegue vender'],
  ['to pagando 24x de 890, quanto de juros tem ai?', 'R$ 21.360', 'custaria à vista'],
  ['o banco ofereceu 15 mil em 24 vezes, quanto vou pagar de juros?', 'falta um número', 'cada parcela'],
  ['frete de 1.500 pra 400 km com diesel a 6, sobra quanto?', 'falta um número', 'com um litro'],
  ['contrato um vendedor por 1.500 mais 2% de comissao, quanto me custa?', 'falta um número', 'venderia por mês'],
  ['perco 2 kg de carne por dia a 30 reais, quanto por mes?', 'falta um número', 'dias do mês'],
  ['quero aumentar 30% meu faturamento em um ano, quanto por mes?', 'falta um número', 'Quanto entra'],
])('says what it can and asks for the one number that is missing: %s', (question, ...says) => {
  const { answer, memory } = ask([null, 2], question)
  expect(memory.sum?.missing).not.toBeNull()
  for (const part of says) expect(answer).toContain(part)
})

it.each(OWNER_ASKED)('calls no part of a sum its result: %s', (question, asks, says) => {
  const { answer, memory } = ask([30_000, 3], question)
  expect(memory.sum?.missing).not.toBeNull()
  expect(answer).toMatch(asks)
  expect(answer).toContain(says)
})

it.each([
  '60 alunos pagam 150 e 20 pagam 90, se eu subir 10% e sair 5 ganho ou perco?',
  'peguei 10 mil em 12x de 1.000 e ja paguei 4, quanto de juros ainda falta?',
  'tenho 40 clientes a 100 e gasto 30 com cada um, se subo pra 120 e saem 8 vale a pena?',
  'sobra 10 marmita por dia, 3 eu dou e 7 vai pro lixo, cada uma custa 9, quanto perco por mes em 26 dias?',
  'minha hora custa 40, levo 3 horas num serviço, imposto 6%, quero 30% de lucro, cobro quanto?',
  'registrar a sobrinha por 1.518 e demitir a outra q ganha 2.000, quanto economizo?',
  'vendi 3 maquinas de 1.200 em 4x com taxa de 5%, quanto cai por mes no cartao?',
])('does no sum where a number has no sure part: %s', (question) => {
  expect(ask([30_000, 3], question).answer).not.toContain('Conta: ')
})

it('gives every relation a name that no other sum has', () => {
  const ids = CALCULATORS.map(({ id }) => id)
  expect(RELATIONS.filter(({ id }) => ids.filter((other) => other === id).length > 1)).toEqual([])
})
