import { describe, expect, test } from 'vitest'
import { COST_LISTS } from './cost-lists.fixture.ts'
import { withShares } from './cost-shares.ts'
import { readCosts } from './money.ts'

const parseCosts = (text: string) => {
  const { items, total } = readCosts(text)
  return { items, total }
}

const sums = (text: string) => Object.fromEntries(parseCosts(text).items.map(({ nome, valor }) => [nome, valor]))

describe('costs in a free text', () => {
  test.each<[string, Record<string, number>]>([
    ['folha 12.000; aluguel 3.500; mercadorias 20.000', { folha: 12_000, aluguel: 3_500, mercadorias: 20_000 }],
    ['12 mil de folha, 3,5 mil de aluguel', { folha: 12_000, aluguel: 3_500 }],
    ['Folha: R$ 12000\nAluguel: R$ 3.500,00\nEnergia - 800', { Folha: 12_000, Aluguel: 3_500, Energia: 800 }],
    ['Aluguel,4000,Folha,9000', { Aluguel: 4_000, Folha: 9_000 }],
    ['folha de 3 pessoas 7.500, internet R$ 99,90', { 'folha de pessoas': 7_500, internet: 99.9 }],
    ['insumos 1,2 milhão e energia 300 mil', { insumos: 1_200_000, energia: 300_000 }],
    ['IPTU 12.000 por ano; 13º salário', { IPTU: 1_000 }],
    ['diárias: 700 em festa pequena, 1.050 na grande, total 8.750\ncarvão 2.100', { diárias: 8_750, carvão: 2_100 }],
    ['custos: aluguel 2.000, luz 300, total 2.300', { 'custos: aluguel': 2_000, luz: 300 }],
    ['teclado 72 aulas 3.240\ncanto 120 aulas 2.700', { 'teclado aulas': 3_240, 'canto aulas': 2_700 }],
    ['embalagem 1900\nmensalidade 2000, salário de 2000', { embalagem: 1_900, mensalidade: 2_000, salário: 2_000 }],
    ['1. Folha 12.000\n2. Aluguel 3.000', { Folha: 12_000, Aluguel: 3_000 }],
    ['folha 10k aluguel 2k', { folha: 10_000, aluguel: 2_000 }],
    ['folha(12.000), aluguel(3.500)', { folha: 12_000, aluguel: 3_500 }],
    ['gasto 5.000 com marketing e 3.000 com aluguel.', { marketing: 5_000, aluguel: 3_000 }],
    ['folha 1,234.56', { folha: 1_234.56 }],
    ['R$ 1.234,56', { 'outros custos': 1_234.56 }],
    ['aluguel 4500\nfuncionários 14.000', { aluguel: 4_500, funcionários: 14_000 }],
    [
      'gasto 12 mil com folha e 4 de aluguel, 20 mil de mercadoria',
      { folha: 12_000, aluguel: 4_000, mercadoria: 20_000 },
    ],
    [
      'mercadoria 46 mil, folha 12, aluguel 6, luz 1.200',
      { mercadoria: 46_000, folha: 12_000, aluguel: 6_000, luz: 1_200 },
    ],
    ['boi e frango 88.000; açougueiros 11.500', { 'boi e frango': 88_000, açougueiros: 11_500 }],
    ['folha 12 mil, luz e água 900 e aluguel 2.000', { folha: 12_000, 'luz e água': 900, aluguel: 2_000 }],
    ['manutenção 350, ajudante por dia 1.200', { manutenção: 350, 'ajudante por dia': 1_200 }],
    ['material 1,1 mil, das 80', { material: 1_100, das: 80 }],
    ['4 professores a 2.500 e 2 funcionários de 1.800', { professores: 10_000, funcionários: 3_600 }],
    ['2 funcionários 5.400, luz 600', { funcionários: 5_400, luz: 600 }],
    ['diarista 150 por semana, gasolina 80 por dia', { diarista: 650, gasolina: 2_080 }],
    ['internet 99,90 telefone 59,90 sistema 189,00', { internet: 99.9, telefone: 59.9, sistema: 189 }],
    ['aluguel três mil, folha doze mil', { aluguel: 3_000, folha: 12_000 }],
    [
      'estoque 40 mil parado, aluguel 3 mil, dívida de 80 mil no banco, parcela 3.200',
      { aluguel: 3_000, parcela: 3_200 },
    ],
    ['dívidas 3.200; folha 8.000', { dívidas: 3_200, folha: 8_000 }],
    ['luz 900\nmil reais de água\nano novo 500', { luz: 900, água: 1_000, 'ano novo': 500 }],
    ['aluguel 4500\n% de imposto\nfolha 8000', { aluguel: 4_500, folha: 8_000 }],
    ['aluguel 4500 funcionários 14.000', { aluguel: 4_500, funcionários: 14_000 }],
    ['aluguel R$ 4500\nmeses de folha: 9.000', { aluguel: 4_500, 'meses de folha': 9_000 }],
  ])('%s', (text, expected) => expect(sums(text)).toEqual(expected))

  test.each([
    '3 funcionários',
    '30% folha e 20% aluguel',
    'salários de 10 funcionários e 2 lojas',
    'aluguel desde 2020',
    'mercadorias 60% do faturamento de 50.000',
    '6 mil clientes',
    'folha, aluguel e impostos',
    '',
  ])('%j holds no sum of money', (text) => expect(parseCosts(text)).toEqual({ items: [], total: null }))

  test('a total counts only without other amounts', () => {
    expect(parseCosts('acho que uns 20 mil no total').total).toBe(20_000)
    expect(parseCosts('total 35.000')).toEqual({ items: [], total: 35_000 })
    expect(parseCosts('folha 20.000; aluguel 5.000; total 25.000').total).toBe(25_000)
  })

  test('the longest hostile texts are read to their end', () => {
    const hostile = [
      '1'.repeat(5_000),
      '1.'.repeat(2_500),
      ' e '.repeat(1_666),
      'r$ '.repeat(1_666),
      '1,000'.repeat(1_000),
      `${';'.repeat(4_990)}100`,
    ]
    for (const text of hostile) expect(parseCosts(text).items.length).toBeLessThanOrEqual(40)
  })
})

describe('costs said as a share of the revenue', () => {
  const shares = (text: string) =>
    readCosts(text)
      .shares.filter(({ de }) => de === 'faturamento')
      .map(({ nome, percentual }) => `${nome} ${percentual}`)

  test.each<[string, string[]]>([
    ['folha 12.000; impostos 6% do faturamento', ['impostos 6']],
    ['comissão 40%, aluguel 5500', ['comissão 40']],
    ['custo fixo 18.000 e variável 30% da venda', ['variável 30']],
    ['Simples: 6%; folha 9.000', ['Simples 6']],
    ['40% de comissão, aluguel 5500', ['comissão 40']],
    ['matéria prima 60% do custo, folha 45%', []],
    ['juros de 2% ao mês', []],
  ])('%j: %j', (text, wanted) => expect(shares(text)).toEqual(wanted))

  test('stand beside the named sums, with their account', () => {
    const text = 'folha 12.000; impostos 6% do faturamento'
    expect(withShares(readCosts(text), 50_000)).toEqual({
      items: [
        { nome: 'folha', valor: 12_000 },
        { nome: 'impostos', valor: 3_000, conta: '6% × R$ 50.000', doFaturamento: true },
      ],
      total: 15_000,
    })
    expect(withShares(readCosts(text), null).total).toBe(12_000)
    expect(withShares(readCosts('impostos 6%'), 50_000).total).toBeNull()
  })
})

const plain = (name: string) => name.toLowerCase().replace(/\.$/, '')

describe('lists as owners type them', () => {
  test.each(COST_LISTS)('%s', (typed, wanted) => {
    const { items, shares, unread } = readCosts(typed.replaceAll('\\n', '\n').replaceAll('\\t', '\t'))
    const parts = wanted.split(' | ').filter((part) => part !== '')
    const missed = parts.filter((part) => part.startsWith('!')).map((part) => part.slice(1))
    const read = parts.filter((part) => !part.startsWith('!')).map((part) => part.split('='))
    expect([
      ...items.map(({ nome, valor }) => `${plain(nome)}=${valor}`),
      ...shares.map(({ nome, percentual, de }) => `${plain(nome)}=${percentual}%${de === 'custo' ? 'c' : ''}`),
    ]).toEqual(read.map(([name, value]) => `${plain(name!)}=${value}`))
    for (const words of missed) expect(unread.join('; ')).toContain(words)
    expect(unread.length > 0).toBe(missed.length > 0)
  })

  test('says what it becomes beside what it is', () => {
    expect(readCosts('aluguel 5.900 (vai pra 8.400)').items).toEqual([
      { nome: 'aluguel', valor: 5_900, depois: 8_400, detalhe: 'vai pra 8.400' },
    ])
  })

  test('a part of all costs is reckoned from the others', () => {
    const { items, total } = withShares(readCosts('adubo 11 mil, diesel 4 mil, colheita 40% do custo'), 55_000)
    expect(items.at(-1)).toMatchObject({ nome: 'colheita', valor: 10_000 })
    expect(total).toBe(25_000)
  })

  test.each([
    ['galpão mil e duzentos, luz trezentos', [1_200, 300]],
    ['aluguel oitocentos e cinquenta\nluz duzentos e dez', [850, 210]],
    ['folha 22 mil, juros do banco quase mil', [22_000, 1_000]],
    ['aluguel cinco mil, internet cem', [5_000, 100]],
  ])('sums in letters: %s', (text, wanted) => {
    expect(readCosts(text).items.map(({ valor }) => valor)).toEqual(wanted)
  })

  test.each([
    ['aluguel 6.500, retirada 4.000. são 310 alunos a 110', [6_500, 4_000]],
    ['folha 5.000, aluguel 2.000, tenho 60 clientes a 150', [5_000, 2_000]],
    ['aluguel 2.000; brinde pra clientes 300; material de 60 alunos 900', [2_000, 300, 900]],
  ])('those who pay her are no cost: %s', (text, wanted) => {
    expect(readCosts(text).items.map(({ valor }) => valor)).toEqual(wanted)
  })

  test('people are counted in letters, too', () => {
    expect(readCosts('dois motorista 7 mil, diesel 5.700').items[0]).toMatchObject({ valor: 7_000, quantos: 2 })
  })

  test('what can not be turned into reais is said', () => {
    expect(withShares(readCosts('aluguel 2.000, booking 18%'), null).unread).toEqual(['booking 18%'])
    expect(withShares(readCosts('aluguel 2.000, juros 2% ao mês'), 9_000).unread).toEqual(['juros 2%'])
  })
})
