import type { MarketSegment } from '@norteia/contracts/company'
import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'

interface Owner {
  segmento: MarketSegment
  faturamento: number
  custos: string
  desafio: string
  pessoas?: number
  fluxo?: string
}

const analysed = ({ segmento, faturamento, custos, desafio, pessoas = 5, fluxo = '' }: Owner) =>
  analyze({
    company: { setor: segmento, faturamento, funcionarios: pessoas },
    formAnswers: {
      ...blankForm,
      company_name: 'Empresa',
      market_segment: segmento,
      main_challenge: desafio,
      main_costs: custos,
      operational_flow: fluxo,
    },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })
const reportOf = (owner: Owner) => analysed(owner).resposta

const CHILDREN_CLOTHES: Owner = {
  segmento: 'Comércio Varejista',
  faturamento: 64_000,
  custos: 'mercadoria 30.000, salarios 11.000, aluguel 4.200, simples 3.900, luz 700, cartão 1.300',
  desafio:
    'penso em pegar uma lojinha no centro pra ser a filial. O aluguel de lá é 3.800, a moça sai por 2.900 e gastaria 42 mil pra montar. Dizem que vende 20 mil por mês',
}
const MACHINE: Owner = {
  segmento: 'Indústria',
  faturamento: 70_000,
  custos: 'mdf 26.000, salarios 17.500, aluguel 4.000, luz 1.500, imposto 4.600, retirada 7.000',
  desafio:
    'quero comprar uma coladeira de bordo de 68 mil, o banco faz em 36 parcelas de 2.640. Hoje gasto 1.900 por mês mandando colar fora. Compensa?',
}
const LARGEST_CLIENT: Owner = {
  segmento: 'Serviços',
  faturamento: 52_000,
  custos:
    'salarios 19.500, gas e energia 8.700, produto quimico 4.900, aluguel 5.200, combustivel 3.100, imposto 3.000',
  desafio:
    'um resort sozinho me paga 31 mil por mês e o gerente novo de lá já falou que vai cotar com outras lavanderias. Se eles saem eu não sei nem como pago a folha',
}

/** What stands in the report for each company. */
const FILLED: readonly (readonly [string, Owner, readonly string[]])[] = [
  [
    'a second place, by words',
    CHILDREN_CLOTHES,
    [
      'Montar e encher, uma vez | R$ 42.000',
      'Aluguel e taxas | R$ 3.800',
      'Gente com encargos | R$ 2.900',
      'Luz, gás e água | [R$]',
      'Fica de cada venda, depois do que vem com ela | 45%',
      'Venda que você espera lá | R$ 20.000',
    ],
  ],
  [
    'a second place, by the account',
    {
      ...CHILDREN_CLOTHES,
      desafio:
        'Apareceu um ponto num bairro novo e quero abrir a segunda loja. Pra montar vai 85 mil. O aluguel lá é 4.200, mais 7.500 de gente. Dizem que lá vende 30 mil por mês',
    },
    ['Aluguel e taxas | ', 'Venda que só empata | R$ '],
  ],
  [
    'a purchase by instalments',
    MACHINE,
    ['Parcela | … | R$ 2.640', 'Sobra de hoje, e depois da parcela | R$ 9.400 | R$ 6.760', 'Quem opera | [R$] | [R$]'],
  ],
  [
    'a price',
    {
      segmento: 'Alimentação',
      faturamento: 12_000,
      custos: 'ingredientes 4.800, embalagem 700, gas 300, luz 400, ajudante 1.800',
      desafio:
        'cobro 85 no bolo de um quilo desde 2023 e queria passar pra 98, vendo uns 120 por mês, medo de perder cliente',
    },
    ['passa de R$ 85 para R$ 98.'],
  ],
  [
    'a rent',
    {
      segmento: 'Serviços',
      faturamento: 26_000,
      custos: 'comissões 10.400, produtos 3.100, aluguel 2.800, luz 900, das 1.500, eu tiro 4.000',
      desafio:
        'a proprietária do imóvel mandou carta: o aluguel passa de 2.800 para 4.100 em janeiro. Estou sem saber se fico',
    },
    ['Hoje pago R$ 2.800, e a sua proposta é R$ 4.100.'],
  ],
  [
    'an order',
    {
      segmento: 'Indústria',
      faturamento: 88_000,
      custos: 'aço 24.000, salarios 31.000, aluguel 6.000, energia 5.200, imposto 7.900, retirada 9.000',
      desafio:
        'um cliente novo propôs 600 peças por mês a 41 reais, pagando em 75 dias. A peça me custa 29 e tenho 18 mil em caixa. Aceito?',
    },
    ['Entendi assim o pedido: 600 por mês, a R$ 41 cada.', 'O prazo que vocês pedem é de 75 dias.'],
  ],
  [
    'the largest client',
    LARGEST_CLIENT,
    [
      'Faturamento por mês | R$ 52.000 | R$ 21.000',
      'Contas do mês | R$ 44.400 | R$ 37.800',
      'Sobra do mês | R$ 7.600 | −R$ 16.800',
    ],
  ],
  [
    'the month, bill by bill',
    {
      segmento: 'Alimentação',
      faturamento: 52_000,
      custos: 'comida 19.000, salarios 12.000, aluguel 3.500, ifood 7.800, gas e luz 2.400, imposto 2.600',
      desafio: 'não sobra nada no fim do mês e não entendo pra onde vai o dinheiro',
    },
    ['Vendas do mês | R$ 52.000 | 100', 'Comida | R$ 19.000 | 36,5', 'Sobra = vendas − tudo acima | R$ 4.700'],
  ],
]

describe('what is known stands in what she copies', () => {
  test.each(FILLED)('%s', (_name, owner, lines) => {
    const report = reportOf(owner)
    for (const line of lines) expect(report).toContain(line)
  })

  test('every figure in it is a fact', () => {
    for (const [, owner] of FILLED) {
      const { completa, referencias, fatos } = analysed(owner)
      const known = new Set(fatos.map(({ id }) => id))
      for (const [period, actions] of Object.entries(completa.planoAcao))
        for (const [index, { material }] of actions.entries()) {
          if (!material) continue
          expect(material.texto).not.toMatch(/\||^[?~*]/m)
          const campo = `insights.analiseCompleta.planoAcao.${period}.${index}.material.texto`
          const spans = referencias.filter((one) => one.campo === campo)
          for (const number of material.texto.matchAll(/\d[\d.,]*/g))
            expect(
              spans.some(({ inicio, fim, fato }) => inicio <= number.index && number.index < fim && known.has(fato)),
              `${number[0]} in ${material.texto}`,
            ).toBe(true)
        }
    }
  })

  test('what may be something else stays open', () => {
    const hers = reportOf({
      ...MACHINE,
      desafio: `${MACHINE.desafio} Depois de pagar tudo me sobram 3 mil por mês.`,
    })
    expect(hers).not.toContain('Sobra de hoje, e depois da parcela | R$ 9.400')
    // The rent that she pays isn't that of the other place.
    const same = reportOf({
      ...CHILDREN_CLOTHES,
      desafio: 'O aluguel é 4.200 e surgiu um ponto pra segunda loja no bairro vizinho por 42 mil de reforma, abro?',
    })
    expect(same).not.toContain('Aluguel e taxas | R$ 4.200')
    // A list of costs without its own lines fills no row of them.
    expect(reportOf({ ...FILLED.at(-1)![1], custos: 'não sei' })).toContain('Salários e encargos | [valor]')
  })
})

describe('the plan asks for nothing that is known', () => {
  test('the account of the other place is done', () => {
    const report = reportOf({
      segmento: 'Comércio Varejista',
      faturamento: 92_000,
      custos:
        'mercadoria 46.000, salarios 17.000, aluguel 5.500, simples 6.400, taxa de cartao 2.900, luz e internet 2.800',
      desafio:
        'apareceu um ponto bom em Barra Bonita pra abrir a segunda loja. Só de aluguel, 2 moças e conta la da 11 mil por mes, mais 85 mil pra montar e encher de sapato. Eu acho que vende uns 25 mil no mes',
    })
    expect(report).not.toMatch(/escreva a conta do lugar novo/i)
    expect(report).toContain('Soma do que é fixo | R$ 11.000')
  })

  test('nor is the month without the client', () =>
    expect(reportOf(LARGEST_CLIENT)).not.toMatch(/faça a conta da empresa sem o maior cliente/i))

  test('what she has counted begins the step', () => {
    const report = reportOf({
      segmento: 'Saúde',
      faturamento: 35_700,
      custos: 'dentista parceira 6.500, auxiliar 6.200, material 4.800, protese 3.900, aluguel 2.900, imposto 2.800',
      desafio:
        'paciente marca e não vem. Mês passado eram 240 horarios marcados e 52 faltaram sem avisar, cada consulta dá em média 190 reais. A cadeira fica parada e eu pago a auxiliar do mesmo jeito. Tenho receio de cobrar a falta e eles irem embora',
    })
    expect(report).not.toMatch(/conte as faltas por semana/i)
    expect(report).toContain('Você já contou: 52 faltas')
  })

  test('the desk is named where her day names it', () => {
    const report = reportOf({
      segmento: 'Educação',
      faturamento: 40_000,
      pessoas: 8,
      custos: 'professores 16.500, aluguel 4.600, secretaria 2.900, material 3.800, imposto 2.600',
      desafio: 'tenho 31 alunos atrasados, em média 2 mensalidades cada de 290, e tenho vergonha de cobrar',
      fluxo: 'o aluno matricula, recebe carnê de boleto, a secretaria olha quem não pagou quando sobra tempo',
    })
    expect(report).toContain('Quem: você, com a secretária.')
    expect(report).not.toContain('como cada família é avisada')
    expect(report).not.toMatch(/Para pagar todas as contas|A sua maior conta/)
  })

  test('who lists her costs has answered of her money', () => {
    const report = reportOf({
      segmento: 'Comércio Varejista',
      faturamento: 123_900,
      custos: 'botijão 92 cada, dois entregadores 5.200, gasolina 2.400, manutenção moto 1.000, aluguel 2.200',
      desafio: 'vendo o botijão a 118 e pago 92, entrego de graça na cidade toda, são 860 entregas por mês',
    })
    expect(report).not.toMatch(/Sem resposta: Finanças/)
  })
})
