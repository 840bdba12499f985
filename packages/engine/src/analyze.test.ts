import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { onFirstUse } from '@norteia/contracts/on-first-use'
import { describe, expect, test } from 'vitest'
import { analyze, type EngineAnalysis } from './analyze.ts'
import { findCard } from './problems/match.ts'
import type { AnalysisInput } from './reading/input.ts'
import { assess } from './scoring/assessment.ts'
import { confidenceOf } from './scoring/confidence.ts'
import { blankForm, extremeCompany, randomCompany, seeded } from './testing/companies.ts'
import { numbersWithoutFact, shareWithSameAdvice, textFaults, textsOf } from './testing/quality.ts'

const COMPANIES = Array.from({ length: 1_000 }, (_, index) =>
  randomCompany(seeded(index), MARKET_SEGMENTS[index % MARKET_SEGMENTS.length]),
)
const analyses = onFirstUse(() => COMPANIES.map(analyze))

const withRevenue = (input: AnalysisInput, faturamento: number): AnalysisInput => ({
  ...input,
  company: { ...input.company, faturamento },
})

describe('over 1,000 random companies', { tags: 'corpus' }, () => {
  test('every digit of every text belongs to a fact', () => {
    expect(analyses().flatMap(numbersWithoutFact)).toEqual([])
  })

  test('inputs of a fact are facts, and computed ones say how', () => {
    const problems: string[] = []
    for (const { fatos } of analyses()) {
      const ids = new Set(fatos.map(({ id }) => id))
      if (ids.size !== fatos.length) problems.push('an id twice')
      for (const { id, entradas, tipo, formula, origem, valor } of fatos) {
        for (const input of entradas ?? []) if (!ids.has(input)) problems.push(`${id} takes ${input}`)
        if (tipo === 'calculado' && !formula && !origem) problems.push(`${id} is silent`)
        if (/NaN|Infinity|undefined/.test(`${valor} ${formula}`.replace(/ undefined$/, '')))
          problems.push(`${id} ${valor} ${formula}`)
      }
    }
    expect(problems).toEqual([])
  })

  test('no text has a hole, a wrong plural, a double stop or an English word', () => {
    expect(analyses().flatMap(textFaults)).toEqual([])
  })

  test('the plan holds exactly the nine deadlines and no action twice', () => {
    for (const { completa } of analyses()) {
      const { acoes30Dias, acoes60Dias, acoes90Dias } = completa.planoAcao
      expect(acoes30Dias.map(({ prazoDias }) => prazoDias)).toEqual([15, 20, 25, 30])
      expect(acoes60Dias.map(({ prazoDias }) => prazoDias)).toEqual([45, 50, 60])
      expect(acoes90Dias.map(({ prazoDias }) => prazoDias)).toEqual([85, 90])
      const all = [...acoes30Dias, ...acoes60Dias, ...acoes90Dias]
      expect(new Set(all.map(({ acao }) => acao)).size).toBe(9)
      expect(new Set(completa.recomendacoes).size).toBe(3)
    }
  })

  test('each benchmark names an organisation and a year, or says that there is none', () => {
    for (const { completa } of analyses())
      for (const { benchmark } of completa.insights)
        expect(benchmark).toMatch(
          /^Sem referência pública encontrada$|\(.+, (?:[a-z]{3}\/)?(?:19|20)\d\d(?:, dado antigo)?\)$|\(referência do produto\)$/,
        )
  })

  test("the report opens with the owner's words, what was understood and the first step, all in 700 characters", () => {
    let understood = 0
    for (const { resposta, completa } of analyses()) {
      const { desafio } = completa
      if (desafio?.citacao) expect(resposta.slice(0, 150)).toContain(`Você escreveu: “${desafio.citacao}”`)
      if (desafio?.problema) {
        understood++
        const opening = resposta.slice(0, 300)
        expect(opening).toMatch(/Entendi que o que mais pesa hoje é|Ainda não tenho certeza do que mais pesa/)
        expect(opening).toContain(desafio.problema.nome)
        expect(completa.planoAcao.acoes30Dias[0]).toMatchObject({ regra: desafio.problema.id, passo: 1, prazoDias: 15 })
      }
      expect(resposta.slice(0, 700)).toContain('O primeiro passo, em até 15 dias')
    }
    expect(understood).toBeGreaterThan(500)
  })

  test('at least four of the nine actions come from problem cards', () => {
    for (const { completa } of analyses()) {
      const rules = Object.values(completa.planoAcao)
        .flat()
        .map(({ regra }) => regra ?? '')
      expect(rules.length).toBe(9)
      const fromCards = rules.filter((rule) => findCard(rule)).length
      if (completa.desafio?.problema) expect(fromCards).toBeGreaterThanOrEqual(4)
    }
  })

  test('with money short, only cheap actions come before day 60', () => {
    let guarded = 0
    for (const [index, { completa, resposta }] of analyses().entries()) {
      const finance = completa.scoreGeral.dimensoes.find(({ id }) => id === 'FIN')?.nota
      if (finance == null || finance >= 45 || !resposta.includes('nada que peça desembolso')) continue
      guarded++
      const early = [...completa.planoAcao.acoes30Dias, ...completa.planoAcao.acoes60Dias]
      expect(early.filter(({ prazoDias, compra }) => prazoDias < 60 && compra)).toEqual([])
      const revenue = completa.charts.find(({ id }) => id === 'revenue')
      if (COMPANIES[index]!.history.length >= 2 || !revenue) continue
      const month = Number(revenue.series[0]!.data[0])
      for (const { investimento, prazoDias } of [...completa.planoAcao.acoes30Dias, ...completa.planoAcao.acoes60Dias])
        if (prazoDias < 60) expect(investimento!.max).toBeLessThanOrEqual(month * 0.152)
    }
    expect(guarded).toBeGreaterThan(100)
  })

  test('every deadline of the plan names the rule that set it', () => {
    for (const { completa, fatos, referencias } of analyses().slice(0, 50)) {
      const last = completa.planoAcao.acoes90Dias.length - 1
      const campo = `insights.analiseCompleta.planoAcao.acoes90Dias.${last}.prazoDias`
      const id = referencias.find((reference) => reference.campo === campo)?.fato
      expect(fatos.find((fact) => fact.id === id)?.valor).toBe(completa.planoAcao.acoes90Dias[last]!.prazoDias)
    }
  })

  test('two companies of a segment seldom share their three recommendations', () => {
    for (const segment of MARKET_SEGMENTS)
      expect(shareWithSameAdvice(analyses().filter(({ setor }) => setor === segment)), segment).toBeLessThan(0.05)
  })
})

describe('the same company', { tags: 'corpus' }, () => {
  test('gets the same analysis again', () => {
    for (const [at, input] of COMPANIES.slice(0, 50).entries())
      expect(analyze(structuredClone(input))).toEqual(analyses()[at])
  })

  test('gets the same advice under another name', () => {
    for (const [at, input] of COMPANIES.slice(0, 50).entries()) {
      const renamed = {
        ...input,
        formAnswers: { ...input.formAnswers, company_name: 'Dívidas e Estoque Parado Ltda 123' },
      }
      expect(analyze(renamed)).toEqual(analyses()[at])
    }
  })

  test('with ten times the revenue has ten times the ranges and the same percentages', () => {
    let compared = 0
    let shared = 0
    for (const input of COMPANIES.slice(0, 300)) {
      const plain = {
        ...input,
        history: [],
        company: { ...input.company, funcionarios: 5 },
        formAnswers: { ...input.formAnswers, main_costs: 'folha e aluguel', revenue: '' },
      }
      const small = analyze(withRevenue(plain, 12_345))
      const large = analyze(withRevenue(plain, 123_450))
      const actions = (analysis: EngineAnalysis) => Object.values(analysis.completa.planoAcao).flat()
      const byText = new Map(actions(large).map((action) => [action.acao, action]))
      for (const { acao, investimento } of actions(small)) {
        const other = byText.get(acao)
        if (!other) continue
        compared += 1
        expect(other.investimento!.min).toBeCloseTo(investimento!.min * 10, 0)
        expect(other.investimento!.max).toBeCloseTo(investimento!.max * 10, 0)
      }
      const percentages = ({ completa }: EngineAnalysis) =>
        completa.insights.flatMap(({ id, benchmark }) =>
          (benchmark.match(/[\d,]+%/g) ?? []).map((text) => `${id} ${text}`),
        )
      for (const percentage of percentages(large))
        if (percentages(small).some((other) => other.split(' ')[0] === percentage.split(' ')[0])) {
          shared += 1
          expect(percentages(small)).toContain(percentage)
        }
      const ids = (analysis: EngineAnalysis) =>
        analysis.completa.insights
          .filter(({ tipo }) => tipo !== 'força')
          .map(({ id, valor }) => `${id} ${valor}`)
          .filter((line) => line.includes('%'))
          .sort()
      expect(ids(large)).toEqual(ids(small))
    }
    expect(compared).toBeGreaterThan(1_000)
    expect(shared).toBeGreaterThan(200)
  })

  test('without revenue prints no sum of money', () => {
    for (const input of COMPANIES.slice(0, 300)) {
      if (input.formAnswers.market_segment === 'Outro') continue
      const unknown = {
        ...input,
        history: [],
        company: { ...input.company, faturamento: null },
        formAnswers: { ...input.formAnswers, revenue: '', main_costs: 'folha e aluguel' },
      }
      const analysis = analyze(unknown)
      for (const [path, text] of textsOf(analysis))
        if (!/unidade|esforco$|material/.test(path))
          expect(text.replace(/\nPLANO\n[\s\S]*?\n\n|MATERIAL PRONTO[\s\S]*/g, ''), path).not.toContain('R$')
      expect(analysis.completa.planoAcao.acoes30Dias[0]!.investimento).toBeNull()
      expect(analysis.completa.nossaConta.explicacao).toContain('a definir (informe o faturamento)')
    }
  })

  test('is never called better known after an answer is taken away', () => {
    // How well known a company is, as `analyze` says it, without the texts.
    const knownOf = (input: AnalysisInput) => {
      const { reading, evaluation } = assess(input)
      return confidenceOf(reading, evaluation)
    }
    for (const [at, input] of COMPANIES.slice(0, 90).entries()) {
      const { nivelConfianca } = analyses()[at]!
      expect(knownOf(input)).toBe(nivelConfianca)
      for (const id of Object.keys(input.segmentSpecificAnswers)) {
        const { [id]: _taken, ...rest } = input.segmentSpecificAnswers
        expect(knownOf({ ...input, segmentSpecificAnswers: rest }), id).toBeLessThanOrEqual(nivelConfianca)
      }
      for (const key of Object.keys(blankForm) as (keyof typeof blankForm)[]) {
        // Another segment means other questions.
        if (key === 'market_segment') continue
        const formAnswers = { ...input.formAnswers, [key]: blankForm[key] }
        expect(knownOf({ ...input, formAnswers }), key).toBeLessThanOrEqual(nivelConfianca)
      }
    }
  })
})

describe('at the edges', () => {
  test.each(MARKET_SEGMENTS)('%s: worst answers are critical, best are excellent', (segment) => {
    const worst = analyze(extremeCompany(segment, false)).completa.scoreGeral
    const best = analyze(extremeCompany(segment, true)).completa.scoreGeral
    expect(worst.scoreTotal).toBeGreaterThanOrEqual(15)
    expect(worst.scoreTotal).toBeLessThanOrEqual(30)
    expect(best.scoreTotal).toBeGreaterThanOrEqual(84)
    expect(best.scoreTotal).toBeLessThanOrEqual(97)
  })

  test.each([
    [0, 0],
    [0.01, 1],
    [150, 3],
    [1e12, 1_000_000],
    [50_000, 10_000],
    [1e12, 1],
  ])('revenue %d and %d employees give sane texts', (faturamento, funcionarios) => {
    const analysis = analyze({
      ...extremeCompany('Serviços', false),
      company: { setor: 'Serviços', faturamento, funcionarios },
    })
    for (const [path, text] of textsOf(analysis)) expect(text, path).not.toMatch(/NaN|Infinity|e\+\d|-\d{4,}%/)
    expect(analysis.completa.scoreGeral.scoreTotal).toBeGreaterThanOrEqual(0)
    expect(analysis.completa.scoreGeral.scoreTotal).toBeLessThanOrEqual(100)
  })

  test('nothing at all still gives a whole analysis that asks for data', () => {
    const analysis = analyze({
      company: { setor: 'Outro', faturamento: null, funcionarios: null },
      formAnswers: blankForm,
      segmentSpecificAnswers: {},
      history: [],
      referenceMonth: '2026-11',
    })
    expect(analysis.nivelConfianca).toBeLessThanOrEqual(0.5)
    expect(analysis.completa.scoreGeral.resumo).toContain('Preencha o diagnóstico')
  })

  test('a record that the form contradicts is pointed out and wins', () => {
    const input = withRevenue(extremeCompany('Serviços', true), 95_000)
    const { completa, nivelConfianca } = analyze(input)
    expect(completa.insights[0]).toMatchObject({ id: 'dados_divergentes', titulo: 'Dados divergentes' })
    expect(completa.insights[0]?.valor).toContain('R$ 95.000 no cadastro e “R$ 100.001 a R$ 400.000” no diagnóstico')
    expect(nivelConfianca).toBeLessThan(analyze(extremeCompany('Serviços', true)).nivelConfianca)
    expect(completa.charts.find(({ id }) => id === 'revenue')?.series[0]?.data).toEqual([95_000])
  })
})

test('a company without a history gets no empty value in any chart, whatever it answered', () => {
  const typed = { main_challenge: 'vender mais', future_goals: 'crescer' }
  const tool = { ...COMPANIES[0]!, history: [], formAnswers: { ...blankForm, ...typed }, segmentSpecificAnswers: {} }
  for (const input of [tool, ...COMPANIES.slice(0, 60).map((company) => ({ ...company, history: [] }))])
    for (const { id, series } of analyze(input).completa.charts)
      for (const { data } of series) expect([id, data]).toEqual([id, data.filter((value) => value !== null)])
})

describe('revenue chart', () => {
  const month = (mes: string, valor: number) => ({ mes, valor })
  const chartOf = (history: { mes: string; valor: number }[]) =>
    analyze({ ...COMPANIES[0]!, history, referenceMonth: '2026-11' }).completa.charts.find(
      ({ id }) => id === 'revenue',
    )!

  test('leaves a gap where a month is missing', () => {
    const chart = chartOf([month('2026-07', 10), month('2026-10', 40), month('2026-08', 20)])
    expect(chart.categories.slice(0, 4)).toEqual(['jul/2026', 'ago/2026', 'set/2026', 'out/2026'])
    expect(chart.series[0]?.data.slice(0, 4)).toEqual([10, 20, null, 40])
  })

  test('leaves the running month out', () => {
    const chart = chartOf([month('2026-09', 10), month('2026-10', 20), month('2026-11', 3)])
    expect(chart.categories).toEqual(['set/2026', 'out/2026'])
    expect(chart.descricao).toContain('out/2026')
  })
})
