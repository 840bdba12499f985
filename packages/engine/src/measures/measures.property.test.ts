import { leastMilliseconds, machinePace } from '@norteia/contracts/testing/work-time'
import { describe, expect, test } from 'vitest'
import { absurditiesOf } from '#src/doubts/absurdities.ts'
import { contradictionsOf } from '#src/doubts/contradictions.ts'
import { readInput } from '#src/reading/input.ts'
import { readCosts } from '#src/reading/money.ts'
import { caseOf } from '#src/testing/cases.ts'
import { randomCompany, seeded } from '#src/testing/companies.ts'
import { MEASURE_IDS } from './measure-ids.ts'
import { measuresOf } from './measures.ts'

const CHALLENGES = [
  'Faturo 62 mil e gasto 57, devo 80k no banco com parcela de 3.200',
  '400 mil em estoque parado há 90 dias',
  'o maior cliente é 45% e paga em 60 dias',
  '18 de inadimplência, tenho 140 alunos a 620 de mensalidade',
  '30% dos pacientes faltam, a consulta é 280',
  'perco 3% com desperdício e dou 10% de desconto',
  'produzo 900 litros por dia a 2,40, ração é 60%',
  'não tenho dívida, só 5 mil no caixa',
  'asdf asdf',
  '%%% R$ R$ 1.2.3 - de de de 10 a a a',
]

describe('any company', () => {
  test('gets figures that are finite, grounded and without a digit that is no fact', { tags: 'corpus' }, () => {
    const random = seeded(20_261_122)
    for (let turn = 0; turn < 300; turn++) {
      const input = randomCompany(random)
      input.formAnswers.main_challenge = CHALLENGES[turn % CHALLENGES.length]!
      const reading = readInput(input)
      const measures = measuresOf(reading)
      for (const id of MEASURE_IDS) {
        const figure = measures.get(id)
        if (!figure) continue
        expect([id, Number.isFinite(figure.fact.valor)]).toEqual([id, true])
        const known = new Set([figure.fact, ...figure.entradas].map((fact) => fact.id))
        for (const { fato } of figure.text.spans) expect([id, fato, known.has(fato)]).toEqual([id, fato, true])
      }
      for (const doubt of [...contradictionsOf(reading), ...absurditiesOf(reading)]) {
        const known = new Set(doubt.fatos.map((fact) => fact.id))
        for (const { fato } of doubt.texto.spans)
          expect([doubt.id, fato, known.has(fato)]).toEqual([doubt.id, fato, true])
      }
    }
  })
})

test('her own sum grows with the money in it', () => {
  const sum = (factor: number) =>
    measuresOf(
      readInput({
        ...caseOf(
          'Serviços',
          {
            main_challenge: `o dono quer subir o aluguel de ${5_900 * factor} pra ${8_400 * factor}`,
            main_costs: `folha ${12_000 * factor}; aluguel ${5_900 * factor}`,
          },
          {},
        ),
        company: { setor: 'Serviços', faturamento: 30_000 * factor, funcionarios: 4 },
      }),
    ).get('conta_dela')!.fact.valor
  expect(sum(1)).toBe(2_500)
  expect(sum(10)).toBe(25_000)
})

test('the lines of a list add up to what was typed, and ten times the money to ten times the reais', () => {
  const random = seeded(14)
  const names = ['aluguel', 'mercadoria', 'peças, óleo e baterias', 'luz/água', 'DAS', 'ajudantes', 'contador', 'gás']
  const separators = ['\n', '; ', ', ', ' / ', ' + ', ' | ']
  for (let turn = 0; turn < 200; turn++) {
    const count = 2 + Math.floor(random() * 6)
    const lines = Array.from({ length: count }, (_, at) => ({
      name: names[at]!,
      value: 30 + Math.floor(random() * 60_000),
    }))
    const separator = separators[turn % separators.length]!
    const typed = (factor: number) => lines.map(({ name, value }) => `${name} ${value * factor}`).join(separator)
    const sum = lines.reduce((all, { value }) => all + value, 0)
    expect([typed(1), readCosts(typed(1)).total]).toEqual([typed(1), sum])
    expect([typed(10), readCosts(typed(10)).total]).toEqual([typed(10), sum * 10])
    expect(readCosts(typed(1)).unread).toEqual([])
  }
})

test('ten times the money makes ten times the reais and the same shares', () => {
  const company = (factor: number) => {
    const input = caseOf(
      'Serviços',
      {
        main_costs: `folha ${12_000 * factor}; aluguel ${3_500 * factor}; materiais ${8_000 * factor}; parcela ${1_200 * factor}`,
        main_challenge: `devo ${80 * factor} mil no banco, tenho ${20 * factor} mil em caixa e o maior cliente é 45% e paga em 60 dias`,
        future_goals: 'vender 20% mais em 12 meses',
      },
      { service_utilization: 'De 40% a 60%' },
    )
    return measuresOf(
      readInput({ ...input, company: { ...input.company, faturamento: 50_000 * factor, funcionarios: 6 } }),
    )
  }
  const one = company(1)
  const ten = company(10)
  let compared = 0
  for (const id of MEASURE_IDS) {
    const small = one.get(id)?.fact
    const large = ten.get(id)?.fact
    expect([id, Boolean(small)]).toEqual([id, Boolean(large)])
    if (!small || !large || small.tipo === 'referência') continue
    const wanted = Number(small.valor) * (small.unidade.startsWith('R$') ? 10 : 1)
    // A rate of one hour is given in cents, whose rounding isn't the tenth of another's.
    if (id === 'custo_hora') expect(Math.abs(Number(large.valor) - wanted)).toBeLessThan(0.1)
    else expect([id, Number(large.valor)]).toEqual([id, wanted])
    compared += 1
  }
  expect(compared).toBeGreaterThan(15)
})

test('a company is read in less than the whole analysis may take', { tags: 'corpus' }, () => {
  const input = caseOf(
    'Serviços',
    { main_challenge: CHALLENGES.slice(0, 5).join('. '), main_costs: 'folha 12.000; aluguel 3.500; energia 900' },
    {},
  )
  const read = () => {
    const reading = readInput(input)
    const measures = measuresOf(reading)
    for (const id of MEASURE_IDS) measures.get(id)
    contradictionsOf(reading)
    absurditiesOf(reading)
  }
  for (let turn = 0; turn < 100; turn++) read()
  const readings = 5
  const took = leastMilliseconds(() => {
    for (let turn = 0; turn < readings; turn++) read()
  }, 80)
  // All of it, every figure included; four to six on one core, generous for a busy one. Milliseconds are judged by `npm run eval`.
  expect(took / readings).toBeLessThan(8 * machinePace())
})
