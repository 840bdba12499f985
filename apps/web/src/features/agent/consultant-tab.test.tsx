import { ConsultantReply, type ConsultantTurn, NOTHING_EXPECTED } from '@norteia/contracts/agent'
import {
  AUTOMATION_TEXT,
  AutomationReply,
  DEFAULT_AUTOMATION,
  MetricsReply,
  TasksReply,
} from '@norteia/contracts/automation'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { fakeServer } from '#src/testing/fake-server.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { AgentPanel } from './agent-panel.tsx'
import type { AgentTab } from './agent-tabs.ts'

const ASK = 'POST /api/ai-consultant/ask'
const LOADED = { success: true, message: AUTOMATION_TEXT.loaded }
const base = {
  'GET /api/metrics?companyId=c1': {
    body: MetricsReply.parse({
      ...LOADED,
      data: { activeTasks: 0, totalAnalyses: 1, totalReports: 0, totalAlerts: 0 },
    }),
  },
  'GET /api/schedule/tasks?companyId=c1': { body: TasksReply.parse({ ...LOADED, data: { activeTasks: [] } }) },
  'GET /api/company/c1/automation': { body: AutomationReply.parse({ ...LOADED, data: DEFAULT_AUTOMATION }) },
}
const turn = (part: Partial<ConsultantTurn>) => ({
  body: ConsultantReply.parse({
    success: true,
    message: '',
    data: {
      answer: 'Uma resposta.',
      actionSteps: [],
      expectedResults: 'Mais vendas.',
      timeline: 'Trinta dias.',
      investment: 'Nada.',
      roi: 'Bom.',
      risks: [],
      successCases: 'Nenhum caso.',
      dados: null,
      fatos: [],
      referencias: [],
      conversaId: 'v1',
      ...part,
    },
  }),
})

function Panel() {
  const [tab, setTab] = useState<AgentTab>('consultor')
  return <AgentPanel companyId="c1" tab={tab} onTab={setTab} />
}

async function panel(answer: Partial<ConsultantTurn> = {}) {
  const server = fakeServer({ ...base, [ASK]: turn(answer) })
  renderAt('/profile', '/profile', <Panel />)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Sua pergunta')
  const ask = async (text: string) => {
    await userEvent.type(field, text)
    await userEvent.click(screen.getByRole('button', { name: 'Consultar IA' }))
  }
  const bodies = () => server.to(ASK).map(({ body }) => body as { question: string; conversaId?: string })
  return { server, field, ask, bodies }
}

test('questions and answers stand in their order, and the next question goes on in the conversation', async () => {
  const { server, ask, bodies, field } = await panel({ answer: 'A primeira resposta.' })
  await ask('Como vender mais?')
  expect(await screen.findByText('A primeira resposta.')).toBeDefined()
  expect(field.value).toBe('')
  server.handlers[ASK] = turn({ answer: 'A segunda resposta.' })
  await ask('E depois?')
  await screen.findByText('A segunda resposta.')
  const thread = screen.getByRole('list', { name: 'Conversa com o consultor' })
  expect(thread.getAttribute('aria-live')).toBe('polite')
  expect(thread.textContent).toMatch(/Como vender mais\?.*A primeira resposta.*E depois\?.*A segunda resposta/s)
  expect(bodies().map(({ conversaId }) => conversaId)).toEqual([undefined, 'v1'])
})

test('a new conversation forgets the old one and keeps what is typed', async () => {
  const { ask, bodies, field } = await panel()
  await ask('Como vender mais?')
  await screen.findByText('Uma resposta.')
  await userEvent.type(field, 'Outra coisa')
  await userEvent.click(screen.getByRole('button', { name: 'Nova conversa' }))
  expect(screen.queryByText('Uma resposta.')).toBeNull()
  expect([field.value, document.activeElement]).toEqual(['Outra coisa', field])
  await userEvent.click(screen.getByRole('button', { name: 'Consultar IA' }))
  await screen.findByText('Uma resposta.')
  expect(bodies().at(-1)?.conversaId).toBeUndefined()
})

test('an error keeps the question, which can be asked again', async () => {
  const { server, ask, bodies, field } = await panel()
  server.handlers[ASK] = 'lost'
  await ask('Como vender mais?')
  expect(await screen.findByText('Erro ao consultar o Agente IA')).toBeDefined()
  expect(field.value).toBe('Como vender mais?')
  server.handlers[ASK] = turn({})
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await screen.findByText('Uma resposta.')
  expect(screen.queryByText('Erro ao consultar o Agente IA')).toBeNull()
  expect([bodies().length, field.value]).toEqual([2, ''])
})

test('what is typed and the thread outlive a change of tab', async () => {
  const { ask, field } = await panel()
  await ask('Como vender mais?')
  await screen.findByText('Uma resposta.')
  await userEvent.type(field, 'Meio escrita')
  await userEvent.click(screen.getByRole('tab', { name: 'Automação' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Consultor IA 24/7' }))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Sua pergunta').value).toBe('Meio escrita')
  expect(screen.getByText('Uma resposta.')).toBeDefined()
})

test('a suggestion asks at once and leaves what is typed', async () => {
  const { bodies, field } = await panel({ actionSteps: ['Um', 'Dois'] })
  await userEvent.type(field, 'Meio escrita')
  await userEvent.click(screen.getByRole('button', { name: 'Por onde eu começo?' }))
  await screen.findByText('Uma resposta.')
  await userEvent.click(screen.getByRole('button', { name: 'E o segundo passo?' }))
  expect(bodies().map(({ question }) => question)).toEqual(['Por onde eu começo?', 'E o segundo passo?'])
  expect(field.value).toBe('Meio escrita')
})

test('a sum shows its figures as a table with the formula and bars, and no cost, time or return', async () => {
  const { ask } = await panel({
    expectedResults: NOTHING_EXPECTED.sum,
    dados: {
      metrica: 'calculo',
      periodo: null,
      filtros: {},
      valor: 5_000,
      unidade: 'R$',
      linhas: [
        { rotulo: 'O que entra no mês', valor: 62_000 },
        { rotulo: 'Sobra do mês', valor: 5_000 },
      ],
      formula: 'R$ 62.000 − R$ 57.000 = R$ 5.000.',
    },
  })
  await ask('Faturo 62 mil e gasto 57')
  const row = (await screen.findByRole('rowheader', { name: 'Sobra do mês' })).closest('tr')!
  expect(within(row).getByText('R$ 5.000')).toBeDefined()
  expect(screen.getByText('Fórmula:', { exact: false })).toBeDefined()
  expect(screen.getByRole('figure', { name: 'Lado a lado' })).toBeDefined()
  for (const gone of ['Prazo', 'Retorno', 'Investimento', 'Casos e referências'])
    expect(screen.queryByText(gone)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Ver os lançamentos' })).toBeNull()
})

test('figures of movements lead to them', async () => {
  const { ask } = await panel({
    dados: {
      metrica: 'despesas',
      periodo: { de: '2026-10-01', ate: '2026-10-31' },
      filtros: { categoria: 'frete' },
      valor: 800,
      unidade: 'R$',
      linhas: [],
      formula: null,
    },
  })
  await ask('Quanto gastei com frete em outubro?')
  const link = await screen.findByRole('link', { name: 'Ver os lançamentos' })
  expect(link.getAttribute('href')).toBe('/financas/movimentacoes?de=2026-10-01&ate=2026-10-31&categoria=frete')
})

test('before the first question what the company’s own data answers can be tried', async () => {
  const own = ['Por que o lucro caiu em outubro?', 'Quem mais me paga?']
  const server = fakeServer({
    ...base,
    'GET /companies/c1/perguntas': { body: { success: true, data: own } },
    [ASK]: turn({ answer: 'O resultado caiu.' }),
  })
  renderAt('/profile', '/profile', <Panel />)
  expect(await screen.findByText('Experimente:')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: own[0]! }))
  expect(await screen.findByText('O resultado caiu.')).toBeDefined()
  expect(server.to(ASK)[0]?.body).toMatchObject({ question: own[0] })
  expect(screen.queryByText('Experimente:')).toBeNull()
})

test('names to choose from stand as suggestions, not as steps', async () => {
  const { ask } = await panel({
    answer: 'Qual João? JOAO SILVA ou JOAO PEREIRA.',
    actionSteps: ['JOAO SILVA', 'JOAO PEREIRA'],
    expectedResults: NOTHING_EXPECTED.numbers,
  })
  await ask('quanto o joão pagou?')
  expect(await screen.findByRole('button', { name: 'JOAO SILVA' })).toBeDefined()
  expect(screen.queryByText('Passos')).toBeNull()
})
