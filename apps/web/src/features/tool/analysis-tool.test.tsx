import type { PlanAction } from '@norteia/contracts/analysis'
import { ToolAnalysisReply, ToolPlanReply, ToolPredictiveReply } from '@norteia/contracts/company-analysis'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { AnalysisTool } from './analysis-tool.tsx'

const show = () =>
  renderAt('/analisar-empresa', '/analisar-empresa', <AnalysisTool company={aurora} person={marina} online />)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
async function fill() {
  await userEvent.type(screen.getByLabelText('Principais desafios'), 'Vender mais')
  await userEvent.type(screen.getByLabelText('Objetivos'), 'Crescer')
}
const FACTS = { fatos: [], referencias: [] }
const action: PlanAction = {
  acao: 'Medir',
  detalhes: 'Já',
  categoria: 'Finanças',
  prioridade: 'ALTA',
  responsavel: 'Ana',
  prazoDias: 15,
  investimento: null,
  resultadoEsperado: '',
}
const score = {
  scoreTotal: 64,
  classificacao: { nivel: 'Em desenvolvimento', emoji: '🟡' },
  resumo: 'Resumo da nota.',
  dimensoes: [],
}

describe('the analysis tool', () => {
  test('is prefilled from company and user, and says what is missing', async () => {
    const server = fakeServer({})
    show()
    expect(screen.getByText('Bot online')).toBeDefined()
    expect([
      value('Nome da empresa'),
      value('Setor'),
      value('Faturamento mensal (R$)'),
      value('Funcionários'),
      value('E-mail do responsável'),
    ]).toEqual(['Padaria Aurora', 'Alimentação', '48.200,00', '6', 'marina@exemplo.com.br'])
    await click('Analisar Empresa')
    expect(await screen.findByText('Principais desafios é obrigatório.')).toBeDefined()
    expect(screen.getByText('Objetivos é obrigatório.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Principais desafios'))
    expect(server.calls.filter((call) => call.path.includes('company-analysis'))).toHaveLength(0)
  })

  test('takes the revenue that the statements measured, unless another was typed', async () => {
    const fact = {
      id: 'receita_mensal',
      rotulo: 'Faturamento mensal',
      valor: 61_500.5,
      unidade: 'R$/mês',
      tipo: 'importado',
      origem: '',
    }
    const measured = `GET /companies/${aurora.id}/medidos`
    fakeServer({ [measured]: { body: { success: true, data: { fatos: [fact], meses: [] } } } })
    const { unmount } = show()
    await vi.waitFor(() => expect(value('Faturamento mensal (R$)')).toBe('61.500,50'), 20_000)
    unmount()
    const late = Promise.withResolvers<object>()
    fakeServer({ [measured]: () => late.promise })
    show()
    const field = screen.getByLabelText('Faturamento mensal (R$)')
    await userEvent.clear(field)
    await userEvent.type(field, '70000')
    late.resolve({ body: { success: true, data: { fatos: [fact], meses: [] } } })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(value('Faturamento mensal (R$)')).toBe('70000')
  })

  test('shows a tab for each result that exists, and clears everything', async () => {
    fakeServer({
      'POST /company-analysis/analise': {
        body: ToolAnalysisReply.parse({
          success: true,
          data: { resposta: 'O texto da análise.', scoreGeral: score, insights: [], ...FACTS },
        }),
      },
      'POST /company-analysis/plano': {
        body: ToolPlanReply.parse({
          success: true,
          data: {
            scoreGeral: score,
            planoAcao: { acoes30Dias: [action], acoes60Dias: [], acoes90Dias: [] },
            ...FACTS,
          },
        }),
      },
      'POST /company-analysis/graficos': { body: { success: true, data: { charts: [{ type: 'radar', series: [] }] } } },
      'POST /company-analysis/preditiva': {
        body: ToolPredictiveReply.parse({
          success: true,
          data: {
            cashFlowPrediction: {
              next3Months: [],
              recommendation: 'Informe o faturamento.',
              confidence: 'baixa',
              metodo: '',
            },
            marketOpportunities: [],
            riskAlerts: [],
            ...FACTS,
          },
        }),
      },
    })
    show()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Análise'])
    await fill()
    await click('Analisar Empresa')
    expect(await screen.findByText('O texto da análise.')).toBeDefined()
    expect(screen.getByText('Resumo da nota.')).toBeDefined()
    await click('Gerar Plano de Ação')
    expect(await screen.findByRole('heading', { name: 'Medir' })).toBeDefined()
    await click('Gerar Gráficos')
    expect(await screen.findByText('Tipo de gráfico ainda não suportado: radar')).toBeDefined()
    await click('Análise Preditiva')
    expect(await screen.findByText('Informe o faturamento.')).toBeDefined()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Análise',
      'Plano de Ação',
      'Gráficos',
      'Preditiva',
    ])
    await click('Limpar')
    expect(screen.getAllByRole('tab')).toHaveLength(1)
    for (const label of ['Nome da empresa', 'Setor', 'Faturamento mensal (R$)', 'Principais desafios', 'CNPJ'])
      expect([label, value(label)]).toEqual([label, ''])
  })

  test('shows what the server says of a field under it, and anything else above', async () => {
    const call = 'POST /company-analysis/analise'
    const wrong = 'O valor é grande demais.'
    const server = fakeServer({ [call]: { status: 422, body: { message: wrong, fields: { faturamento: wrong } } } })
    show()
    await fill()
    await click('Analisar Empresa')
    expect((await screen.findByText(wrong)).closest('p')?.id).toContain('-note')
    server.handlers[call] = { status: 409, body: { message: 'Nenhuma empresa ativa selecionada' } }
    await click('Analisar Empresa')
    expect((await screen.findByRole('alert')).textContent).toBe('Nenhuma empresa ativa selecionada')
  })
})
