import { SectorReply } from '@norteia/contracts/agent'
import { ReadDashboard } from '@norteia/contracts/analysis-read'
import {
  AUTOMATION_TEXT,
  AutomationReply,
  DEFAULT_AUTOMATION,
  MetricsReply,
  SetupReply,
  type Task,
  TasksReply,
} from '@norteia/contracts/automation'
import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { api } from '#src/lib/api/api.ts'
import { dashboardKey } from '#src/lib/companies/dashboard-key.ts'
import { analysis, dashboardReply } from '#src/testing/analyses.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { AgentPanel } from './agent-panel.tsx'
import type { AgentTab } from './agent-tabs.ts'

const METRICS = 'GET /api/metrics?companyId=c1'
const TASKS = 'GET /api/schedule/tasks?companyId=c1'
const AUTOMATION = 'GET /api/company/c1/automation'
const task: Task = {
  id: 't1',
  companyId: 'c1',
  type: 'analysis',
  name: 'Análise semanal',
  frequency: 'weekly',
  status: 'running',
  executing: false,
  nextRun: '2026-11-23T10:00:00.000Z',
}
const LOADED = { success: true, message: AUTOMATION_TEXT.loaded }
const base = {
  [METRICS]: {
    body: MetricsReply.parse({
      ...LOADED,
      data: { activeTasks: 1, totalAnalyses: 7, totalReports: 2, totalAlerts: 0 },
    }),
  },
  [TASKS]: {
    body: TasksReply.parse({
      ...LOADED,
      data: { activeTasks: [task, { ...task, id: 't2', name: 'Outra', status: 'failed' }] },
    }),
  },
  [AUTOMATION]: { body: AutomationReply.parse({ ...LOADED, data: DEFAULT_AUTOMATION }) },
}

function Panel({ start }: { start: AgentTab }) {
  const [tab, setTab] = useState(start)
  return <AgentPanel companyId="c1" tab={tab} onTab={setTab} />
}
/** As the dashboard shows it: the company's figures are loaded already. */
function PanelOfDashboard() {
  const queryFn = () => api('/companies/c1/dashboard', ReadDashboard)
  return useQuery({ queryKey: dashboardKey('c1'), queryFn }).data && <Panel start="automacao" />
}
const show = (start: AgentTab) => renderAt('/profile', '/profile', <Panel start={start} />)
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('without a company it asks for one', () => {
  renderAt('/profile', '/profile', <AgentPanel companyId={null} tab="automacao" onTab={vi.fn()} />)
  expect(screen.getByText('Selecione uma empresa para configurar o Agente IA')).toBeDefined()
})

describe('the status', () => {
  test('is ATIVO 24/7 while the metrics answer', async () => {
    fakeServer(base)
    show('consultor')
    expect(await screen.findByText('ATIVO 24/7')).toBeDefined()
    expect(screen.getByText('Análises feitas').nextElementSibling?.textContent).toBe('7')
  })

  test('is OFFLINE otherwise', async () => {
    fakeServer({ ...base, [METRICS]: 'lost' })
    show('consultor')
    expect(await screen.findByText('OFFLINE')).toBeDefined()
  })
})

test('tasks are asked for whichever tab is open, and an answer outlives a change of tab', async () => {
  const lists = { trends: ['Uma tendência'], opportunities: [], challenges: [] }
  const data = { setor: 'Alimentação', ...lists, fatos: [], referencias: [] }
  const sector = SectorReply.parse({ success: true, data, message: '' })
  const server = fakeServer({ ...base, 'GET /api/sector-insights/c1': { body: sector } })
  show('setor')
  await waitFor(() => expect(server.to(TASKS)).toHaveLength(1))
  await click('Carregar Insights do Setor')
  expect(await screen.findByText('Uma tendência')).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'Análise Preditiva' }))
  expect(screen.queryByText('Uma tendência')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'Insights do Setor' }))
  expect(screen.getByText('Uma tendência')).toBeDefined()
})

describe('what an action says', () => {
  const ask = 'POST /api/ai-consultant/ask'
  const actions: [string, AgentTab, string, string, string, string, string][] = [
    [
      'consultor',
      'consultor',
      ask,
      'Consultar IA',
      'Erro ao consultar IA',
      'Erro ao consultar o Agente IA',
      'Consulta processada pelo Agente IA!',
    ],
    [
      'preditiva',
      'preditiva',
      'POST /api/predictive-analysis/c1',
      'Gerar Análise Preditiva',
      'Erro ao gerar previsões',
      'Erro ao gerar análise preditiva',
      'Análise preditiva gerada com sucesso!',
    ],
    [
      'setor',
      'setor',
      'GET /api/sector-insights/c1',
      'Carregar Insights do Setor',
      'Erro ao carregar insights',
      'Erro ao carregar insights do setor',
      'Insights do setor carregados!',
    ],
  ]
  for (const [name, tab, call, button, refused, failed, done] of actions) {
    test(`${name}: refused, failed, the server's own words, done`, async () => {
      const server = fakeServer({ ...base, [call]: { body: { success: false } } })
      show(tab)
      if (tab === 'consultor') await userEvent.type(await screen.findByLabelText('Sua pergunta'), 'Como vender mais?')
      await click(button)
      expect(await screen.findByText(refused)).toBeDefined()
      server.handlers[call] = 'lost'
      await click(button)
      expect(await screen.findByText(failed)).toBeDefined()
      server.handlers[call] = {
        status: 429,
        body: { message: 'Limite de análises atingido. Tente novamente mais tarde.' },
      }
      await click(button)
      expect(await screen.findByText('Limite de análises atingido. Tente novamente mais tarde.')).toBeDefined()
      server.handlers[call] = { body: { success: true, data: {} } }
      await click(button)
      expect(await screen.findByText(done)).toBeDefined()
    })
  }

  test('Enter on an empty question shows the message and sends nothing', async () => {
    const server = fakeServer(base)
    show('consultor')
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Consultar IA' })).disabled).toBe(true)
    await userEvent.type(screen.getByLabelText('Sua pergunta'), '   {Enter}')
    expect(await screen.findByText('Digite uma pergunta para o consultor IA')).toBeDefined()
    expect(server.to(ask)).toHaveLength(0)
  })

  test('automation sends the defaults and counts the tasks', async () => {
    const setup = 'POST /api/company/c1/setup-automation'
    const server = fakeServer({
      ...base,
      [setup]: {
        body: SetupReply.parse({ ...LOADED, configuration: { totalTasksCreated: 3, tasks: [task, task, task] } }),
      },
    })
    show('automacao')
    await click('Configurar Automação')
    expect(await screen.findByText('Automação configurada! 3 tarefas criadas.')).toBeDefined()
    expect(server.to(setup)[0]?.body).toEqual(DEFAULT_AUTOMATION)
    server.handlers[setup] = 'lost'
    await click('Configurar Automação')
    expect(await screen.findByText('Erro ao configurar automação')).toBeDefined()
  })

  test('limits the wrong way round are refused in the words of the server, and nothing is sent', async () => {
    const setup = 'POST /api/company/c1/setup-automation'
    const server = fakeServer(base)
    show('automacao')
    const [lowest] = await screen.findAllByLabelText('Avisar abaixo de')
    if (!lowest) throw new Error('no field')
    await userEvent.clear(lowest)
    await click('Configurar Automação')
    expect(await screen.findByText(AUTOMATION_TEXT.limit)).toBeDefined()
    await userEvent.type(lowest, '101')
    await click('Configurar Automação')
    expect(await screen.findByText(AUTOMATION_TEXT.score)).toBeDefined()
    await userEvent.clear(lowest)
    await userEvent.type(lowest, '90')
    const [highest] = screen.getAllByLabelText('Avisar acima de')
    if (!highest) throw new Error('no field')
    await userEvent.clear(highest)
    await userEvent.type(highest, '80')
    await click('Configurar Automação')
    expect(await screen.findByText(AUTOMATION_TEXT.order)).toBeDefined()
    expect(server.to(setup)).toHaveLength(0)
  })

  test('her own figures fill the limits, and are stored with the rest', async () => {
    const setup = 'POST /api/company/c1/setup-automation'
    const done = SetupReply.parse({ ...LOADED, configuration: { totalTasksCreated: 1, tasks: [task] } })
    const server = fakeServer({ ...base, [setup]: { body: done } })
    server.handlers['GET /companies/c1/dashboard'] = {
      body: dashboardReply([analysis('a1')], { faturamento: 44_000 }),
    }
    renderAt('/profile', '/profile', <PanelOfDashboard />)
    await click('Usar meus números')
    const typed = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map((field) => field.value)
    expect(typed('Avisar abaixo de')).toEqual(['53', '39.600,00', '0'])
    expect(typed('Avisar acima de').slice(0, 2)).toEqual(['100', '52.800,00'])
    expect(server.to(setup)).toHaveLength(0)
    await click('Configurar Automação')
    await screen.findByText('Automação configurada! 1 tarefas criadas.')
    expect(server.to(setup)[0]?.body).toMatchObject({
      kpiThresholds: { score: { min: 53, max: 100 }, receita: { min: 39_600, max: 52_800 } },
    })
  })

  test('a configuration that can not be read is never replaced by the defaults', async () => {
    fakeServer({ ...base, [AUTOMATION]: 'lost' })
    show('automacao')
    expect(await screen.findByText('Não foi possível carregar a automação agora.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Configurar Automação' })).toBeNull()
  })

  test('a running task is ATIVO, any other PARADO; stopping deletes it and asks for the list again', async () => {
    const stop = 'DELETE /api/schedule/tasks/t1'
    const server = fakeServer({ ...base, [stop]: { body: { success: true } } })
    show('automacao')
    expect(await screen.findByText('ATIVO')).toBeDefined()
    expect(screen.getByText('PARADO')).toBeDefined()
    await click('Parar Análise semanal')
    expect(await screen.findByText('Tarefa parada com sucesso!')).toBeDefined()
    await waitFor(() => expect(server.to(TASKS).length).toBe(2))
    server.handlers[stop] = 'lost'
    await click('Parar Análise semanal')
    expect(await screen.findByText('Erro ao parar tarefa')).toBeDefined()
  })

  test('what was stopped can be resumed, with the settings as they were and nothing else started', async () => {
    const stop = 'DELETE /api/schedule/tasks/t1'
    const setup = 'POST /api/company/c1/setup-automation'
    const report = { ...task, id: 't3', type: 'report' as const, name: 'Relatório mensal' }
    const listed = (...activeTasks: Task[]) => ({ body: TasksReply.parse({ ...LOADED, data: { activeTasks } }) })
    const server = fakeServer({
      ...base,
      [TASKS]: listed(task, report),
      [stop]: { body: { success: true } },
      [setup]: {
        body: SetupReply.parse({ ...LOADED, configuration: { totalTasksCreated: 2, tasks: [task, report] } }),
      },
    })
    show('automacao')
    await screen.findByText('Análise semanal')
    server.handlers[TASKS] = listed(report)
    await click('Parar Análise semanal')
    await screen.findByText('Análise semanal parada agora.')
    server.handlers[TASKS] = listed(task, report)
    await click('Desfazer: voltar Análise semanal')
    expect(await screen.findByText('Análise semanal voltou.')).toBeDefined()
    expect(server.to(setup)[0]?.body).toEqual({
      ...DEFAULT_AUTOMATION,
      enableAnalysis: true,
      enableReports: true,
      enableKPIAlerts: false,
      enableWeeklySummary: false,
    })
    await waitFor(() => expect(screen.queryByText('Análise semanal parada agora.')).toBeNull())
  })

  test('the status says what is done, and when the next is', async () => {
    const watch = { ...task, id: 't4', type: 'kpi-alert' as const, name: 'Alerta', nextRun: '2026-11-22T10:00:00.000Z' }
    const server = fakeServer({
      ...base,
      [TASKS]: { body: TasksReply.parse({ ...LOADED, data: { activeTasks: [task, watch] } }) },
    })
    const { unmount } = show('automacao')
    expect(
      await screen.findByText(
        'De hora em hora confere seus números. A seguir: Análise semanal, em 23/11/2026 às 07:00.',
      ),
    ).toBeDefined()
    unmount()
    server.handlers[TASKS] = { body: TasksReply.parse({ ...LOADED, data: { activeTasks: [] } }) }
    show('automacao')
    expect(await screen.findByText('Pronto para responder. Nenhuma tarefa automática está ligada.')).toBeDefined()
  })
})
