import type { Fact } from '@norteia/contracts/analysis'
import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'
import { contradictedIn } from './contradicted.ts'

const fact = (id: string, rotulo: string, valor: number, unidade: string, more: Partial<Fact> = {}): Fact => ({
  id,
  rotulo,
  valor,
  unidade,
  tipo: 'informado',
  origem: '',
  ...more,
})
const FORM = {
  main_challenge: 'Vendo umas 70 marmitas por dia a 19 reais e queria passar pra 22, mas tenho medo de perder gente.',
  future_goals: '',
}

describe('a number of a day is none of a month', () => {
  const isContradicted = contradictedIn(FORM)
  const many = fact('texto.main_challenge.dito.0', 'Quantos', 70, '')
  const step = fact('medida.conta_dela.0', 'O aumento em cada um', 3, 'R$')
  const month = (valor: number, formula: string, of: readonly Fact[]) =>
    fact('medida.conta_dela.2', 'O que o preço novo traz', valor, 'R$/mês', {
      formula,
      entradas: of.map(({ id }) => id),
    })

  test('taken as it is, it makes no sum of a month', () => {
    expect(isContradicted([month(210, '70 × R$ 3 = R$ 210', [many, step]), many, step])).toBe(true)
    expect(isContradicted([fact(many.id, 'Quantos por mês', 70, '')])).toBe(true)
  })

  test('brought to a month it does', () => {
    const all = fact('medida.conta_dela.1', 'Quantos por mês', 1_820, '', {
      formula: '70 × 26 dias = 1.820',
      entradas: [many.id],
    })
    expect(isContradicted([month(5_460, '1.820 × R$ 3 = R$ 5.460', [all, step]), all, many, step])).toBe(false)
    const days = fact('regra.dias_de_trabalho', 'Dias de trabalho no mês', 26, 'dias')
    expect(isContradicted([month(5_460, '70 × R$ 3 × 26', [many, step, days]), many, step, days])).toBe(false)
  })
})

test.each([
  [
    'Todo dia entram 18 carros no lava-jato e cobro 50 cada. Penso em passar pra 58, será que perco cliente?',
    'produtos 2.800, dois ajudantes 5.200, água e luz 1.400, aluguel 2.500, imposto 1.400',
    23_400,
    /468 carros × R\$ 8 = R\$ 3\.744 por mês/,
  ],
  [
    'dou 30 aulas por semana a 90 reais e não aumento faz dois anos. queria subir pra 105 mas as alunas são amigas',
    'sala 2.000, material 300, imposto 720, contador 250',
    12_000,
    /R\$ 1\.950 (?:a mais )?por mês/,
  ],
])('%s', (desafio, custos, faturamento, told) => {
  const { resposta } = analyze({
    company: { setor: 'Serviços', faturamento, funcionarios: 3 },
    formAnswers: { ...blankForm, market_segment: 'Serviços', main_challenge: desafio, main_costs: custos },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })
  expect(resposta.replaceAll('\u00a0', ' ')).toMatch(told)
})
