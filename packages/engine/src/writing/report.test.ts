import { sheetAt } from '@norteia/contracts/sheet'
import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm, randomCompany, seeded } from '#src/testing/companies.ts'
import { reportFaults } from '#src/testing/quality.ts'

const reportOf = (
  segmento: string,
  pessoas: number,
  form: Partial<typeof blankForm>,
  respostas: Record<string, string | string[]> = {},
) =>
  analyze({
    company: { setor: segmento, faturamento: 40_300, funcionarios: pessoas },
    formAnswers: { ...blankForm, market_segment: segmento, ...form } as typeof blankForm,
    segmentSpecificAnswers: respostas,
    history: [],
    referenceMonth: '2026-11',
  })
const section = (report: string, heading: string) => report.split(`\n${heading}\n`)[1]?.split('\n\n')[0] ?? ''
/** Up to the next heading, empty lines included. */
const part = (report: string, heading: string) =>
  report.split(`\n${heading}\n`)[1]?.split(/\n\n[\p{Lu} ,]{5,}\n/u)[0] ?? ''

const fiado = reportOf(
  'Comércio Varejista',
  3,
  {
    main_challenge: 'tá difícil. Tenho 61 mil na rua de fiado, 23 mil já passou de 90 dias',
    operational_flow: 'pedreiro liga, a gente anota no caderno e entrega',
  },
  { retail_products: 'cimento, areia', retail_credit: 'Fiado sem controle' },
).resposta
const escolinha = reportOf(
  'Educação',
  11,
  {
    main_challenge: 'De 96 alunos 22 estão com mensalidade atrasada e fico sem graça de cobrar',
    future_goals: 'baixar o atraso',
  },
  { edu_offer: 'berçário e educação infantil', edu_default: 'Mais de 15%' },
)

describe('the first step', () => {
  test('adds to the first decision instead of saying it again', () => {
    const decision = section(fiado, 'AS TRÊS DECISÕES').split('\n')[0]!
    const how = section(fiado, 'COMO DAR O PRIMEIRO PASSO')
    for (const sentence of decision.split(/(?<=\.)\s/)) expect(how).not.toContain(sentence)
    expect(how).toMatch(/Quem: você/)
    expect(how).toMatch(/O que usar: “Cobrança de fiado com respeito”/)
    expect(how).toMatch(/Sinal de que deu certo: parte do fiado vira pagamento/)
  })
})

describe('what she wrote already', () => {
  test('isn’t asked again', () => {
    expect(fiado).not.toContain('quanto há de fiado')
    expect(fiado).not.toContain('Para confirmar')
  })

  test('and what she left open is', () => {
    expect(escolinha.resposta).toContain('Para confirmar: como cada família é avisada hoje?')
    expect(escolinha.completa.desafio?.pergunta).toBe('Como cada família é avisada hoje?')
  })

  test('is quoted where it says how much, and explained', () => {
    expect(fiado).toContain('Você escreveu: “Tenho 61 mil na rua de fiado, 23 mil já passou de 90 dias”')
    const diagnosis = part(fiado, 'DIAGNÓSTICO')
    expect(diagnosis).toContain('“a gente anota no caderno e entrega”. O caderno guarda, mas não avisa')
    expect(section(fiado, 'AS TRÊS DECISÕES').split('\n')[1]).toMatch(/O que muda: |Por que agora: |Serve à sua meta: /)
    expect(diagnosis).not.toContain('porta aberta')
  })

  test('a remedy that she tried is named', () => {
    const { resposta, fatos } = reportOf('Serviços', 4, {
      main_challenge: 'faço 40 orçamentos e fecho 9. Já tentei dar desconto e não adiantou.',
    })
    expect(resposta).toContain('Você já tentou: “Já tentei dar desconto e não adiantou”')
    expect(fatos.find(({ id }) => id === 'desafio.tentou')).toBeDefined()
  })
})

describe('a good answer', () => {
  test('explains nothing, and neither does how much of a list she ticked', () => {
    const { resposta } = reportOf(
      'Indústria',
      14,
      { main_challenge: 'o hospital paga com 75 dias e antecipo duplicata todo mês' },
      { industry_product: 'uniforme', industry_cost: 'Planilha por produto' },
    )
    expect(part(resposta, 'DIAGNÓSTICO')).not.toContain('Planilha por produto')
  })
})

describe('what works', () => {
  test('is neither age nor the money that she says is missing', () => {
    const { resposta } = reportOf('Comércio Varejista', 2, {
      company_age: 'Mais de 10 anos',
      main_costs: 'mercadoria 9.400, aluguel 2.100, luz 260',
      main_challenge: 'vendo bem e não sobra nada no fim do mês',
    })
    expect(resposta).not.toMatch(/empresa com estrada|boa sobra/i)
  })
})

describe('what can be copied', () => {
  test('stands in every report, also beside a late family', () => {
    expect(part(escolinha.resposta, 'MATERIAL PRONTO PARA COPIAR')).toContain('sem constranger')
  })

  test('is a sheet that reads as one, with her own goods, and a table on the screen', () => {
    const sheet = part(
      reportOf(
        'Comércio Varejista',
        3,
        { main_challenge: 'o concorrente vende mais barato e eu acompanho o preço dele' },
        { retail_products: 'ração, petisco' },
      ).resposta,
      'MATERIAL PRONTO PARA COPIAR',
    ).split('\n')
    expect(sheet[1]).toMatch(/^Item igual \| Meu preço \| /)
    expect(sheet[2]).toMatch(/^ração \| \[valor\]/)
    expect(sheetAt(sheet, 1)[1]?.[0]).toBe('ração')
  })
})

describe('what a consultant says in passing', () => {
  test('a guide of a MEI beside more than its limit', () => {
    const beyond = reportOf('Serviços', 2, { main_challenge: 'a fila não anda', main_costs: 'tecido 6.900, das 76' })
    expect(beyond.resposta).toContain('Atenção: a guia que você informou tem o valor da guia do MEI')
    const other = reportOf('Serviços', 2, { main_challenge: 'a fila não anda', main_costs: 'tecido 6.900, das 1.450' })
    expect(other.resposta).not.toContain('guia do MEI')
  })

  test('hours of opening are no guide, and no exhaustion', () => {
    const { resposta } = reportOf('Outro', 3, { main_challenge: 'a quadra lota das 18 às 22 e de manhã fica vazia' })
    expect(resposta).not.toContain('Atenção')
  })

  test('one helper is what a MEI may have; nobody else hears it', () => {
    const mei = reportOf('Serviços', 1, {
      main_challenge: 'o limite do mei está estourando',
      future_goals: 'contratar 1 ajudante',
    })
    expect(mei.resposta).toContain('Atenção: o MEI pode registrar um só empregado')
    expect(fiado).not.toContain('o MEI pode')
  })
})

describe('confidence', () => {
  test('falls with what she left out, and the report says what', () => {
    const full = { main_challenge: 'de 40 orçamentos fecho 9', future_goals: 'fechar 15', kpis: 'orçamentos, vendas' }
    const told = reportOf('Serviços', 4, full)
    const less = reportOf('Serviços', 4, { ...full, kpis: '', future_goals: 'fechar mais' })
    expect(less.nivelConfianca).toBeLessThan(told.nivelConfianca)
    expect(less.resposta).toMatch(/Confiança dos dados: \d+%\. Faltam os indicadores\. A meta está sem número\./)
    expect(told.resposta).not.toContain('Faltam os indicadores')
  })
})

test('nothing is said twice, and nothing points at what the report does not hold, over random companies', {
  tags: 'corpus',
}, () => {
  const faults = Array.from({ length: 180 }, (_, seed) => reportFaults(analyze(randomCompany(seeded(seed)))))
  expect([...new Set(faults.flat())]).toEqual([])
})
