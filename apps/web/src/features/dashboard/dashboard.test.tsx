import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { analysis, analysisWithFacts, incomplete } from '#src/testing/analyses.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { readDashboard } from './dashboard.queries.ts'
import { Dashboard, NoCompany } from './dashboard.tsx'

const CALL = 'GET /companies/c1/dashboard'
const handlers = () => ({ onTab: vi.fn(), onOpenAnalysis: vi.fn(), onSector: vi.fn(), onRevenue: vi.fn() })

function show(tab: 'visao-geral' | 'graficos' | 'relatorio' = 'visao-geral', on = handlers()) {
  renderAt(
    '/profile',
    '/profile',
    <Dashboard companyId="c1" firstName="Marina" system={null} tab={tab} agent={null} history={null} {...on} />,
  )
  return on
}
const reply = (analises: unknown[], changes: Record<string, unknown> = {}) => ({
  body: {
    success: true,
    empresa: { ...aurora, analises, ...changes },
    dashboard: {
      totalAnalises: analises.length,
      ultimaAnalise: analises.length > 0 ? '2026-11-20T13:05:00.000Z' : null,
    },
  },
})

describe('every error of the dashboard has its sentence and a way to try again', () => {
  const cases: [string, unknown, string][] = [
    ['403', { status: 403, body: {} }, 'Acesso negado. Você não tem permissão para visualizar dados desta empresa.'],
    ['404', { status: 404, body: {} }, 'Empresa não encontrada ou dados indisponíveis.'],
    ['another status', { status: 502, body: {} }, 'Erro do servidor (502). Tente novamente.'],
    ['no answer', 'lost', 'Erro de conexão. Verifique sua internet ou tente novamente.'],
    ['an unknown body', { body: [1, 2] }, 'Estrutura de resposta da API não reconhecida.'],
    ['success false with a message', { body: { success: false, message: 'Em manutenção.' } }, 'Em manutenção.'],
    ['success false without one', { body: { success: false } }, 'API retornou erro sem mensagem específica.'],
    ['success missing', { body: { empresa: aurora } }, 'API não confirmou sucesso na operação.'],
    ['no company', { body: { success: true, dashboard: {} } }, 'Dados da empresa não encontrados na resposta da API.'],
  ]
  for (const [name, answer, sentence] of cases) {
    test(name, async () => {
      const server = fakeServer({ [CALL]: answer as never })
      show()
      expect(await screen.findByText(sentence)).toBeDefined()
      server.handlers[CALL] = reply([analysis('a1')])
      await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
      expect(await screen.findByRole('heading', { name: 'Bem-vindo(a), Marina!' })).toBeDefined()
    })
  }

  test('a text that is no JSON is an unexpected error', async () => {
    fakeServer({ [CALL]: '<html>' })
    show()
    expect(await screen.findByText(/^Erro inesperado: /)).toBeDefined()
  })

  test('no active company', () => {
    renderAt('/profile', '/profile', <NoCompany />)
    expect(
      screen.getByText(
        'Nenhuma empresa ativa selecionada. Por favor, selecione ou crie uma empresa para visualizar o dashboard.',
      ),
    ).toBeDefined()
    expect(screen.getByRole('link', { name: 'Criar empresa' }).getAttribute('href')).toBe('/onboarding/create-company')
  })
})

describe('with an analysis', () => {
  test('its score, recommendations and charts are shown', async () => {
    fakeServer({ [CALL]: reply([analysis('a1')]) })
    show()
    expect(await screen.findByText('Nova análise com IA')).toBeDefined()
    expect(screen.getByText('Hoje, falta medir a margem.')).toBeDefined()
    for (const tag of ['HIGH PRIORITY', 'GROWTH', 'STRATEGIC']) expect(screen.getByText(tag)).toBeDefined()
    expect(screen.getByText('Meça a margem de cada produto.')).toBeDefined()
    expect(screen.getByText('em out/2026')).toBeDefined()
    expect(screen.queryByText(/não são dados da sua empresa/)).toBeNull()
  })

  test('a score that it lacks is the product’s default, and says so', async () => {
    fakeServer({ [CALL]: reply([{ id: 'a1', resultado: {}, insights: {} }]) })
    show()
    expect(await screen.findByText('Nova análise com IA')).toBeDefined()
    const card = screen.getByRole('heading', { name: 'Nota geral' }).parentElement
    expect(card?.textContent).toContain('78')
    expect(card?.textContent).toContain('(estimado)')
    expect(card?.textContent).toContain('Valor padrão do produto')
  })

  test('its facts are fetched when the first figure is opened, and not before', async () => {
    const detail = 'GET /companies/c1/analises/a1'
    const server = fakeServer({
      [CALL]: reply([analysis('a1')]),
      [detail]: { body: { success: true, analise: analysisWithFacts('a1') } },
    })
    show()
    const score = await screen.findByRole('button', { name: '58' })
    expect(server.to(detail)).toHaveLength(0)
    await userEvent.click(score)
    expect(await screen.findByText('(60 + 56) ÷ 2 = 58')).toBeDefined()
    expect(server.to(detail)).toHaveLength(1)
  })

  test('the figures computed on this page answer for themselves', async () => {
    fakeServer({ [CALL]: reply([analysis('a1')]) })
    show()
    const card = (await screen.findByRole('heading', { name: 'Receita por pessoa' })).parentElement!
    const [value, change] = within(card).getAllByRole('button')
    await userEvent.click(value!)
    expect(screen.getByText(/^R\$ [\d.]+ ÷ \d+ = R\$ [\d.]+ \(arredondado\)$/)).toBeDefined()
    await userEvent.click(change!)
    expect(screen.getByText('Referência do produto: receita por pessoa')).toBeDefined()
  })

  test('the plan is the first thing to do, and a next step leads to its own action', async () => {
    const action = {
      acao: 'Meça a margem de cada produto.',
      detalhes: '',
      categoria: 'Finanças',
      prioridade: 'ALTA',
      responsavel: 'Dono',
      prazoDias: 15,
      investimento: null,
      resultadoEsperado: '',
    }
    const newest = analysis('a1')
    Object.assign(newest.insights.analiseCompleta.planoAcao, { acoes30Dias: [action] })
    fakeServer({ [CALL]: reply([newest]) })
    const on = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Ver meu plano' }))
    expect(on.onOpenAnalysis).toHaveBeenLastCalledWith('a1', 'plano', undefined)
    await userEvent.click(screen.getByRole('button', { name: /^Ver no plano/ }))
    expect(on.onOpenAnalysis).toHaveBeenLastCalledWith('a1', 'plano', 'Meça a margem de cada produto.')
  })

  test('a refresh keeps the view, also when it fails', async () => {
    const server = fakeServer({ [CALL]: reply([analysis('a1')]) })
    show()
    const button = await screen.findByRole('button', { name: 'Atualizar dashboard' })
    server.handlers[CALL] = { status: 500, body: {} }
    await userEvent.click(button)
    expect(await screen.findByText('Erro do servidor (500). Tente novamente.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Bem-vindo(a), Marina!' })).toBeDefined()
  })

  test('the report tab opens the plan and the sector insights', async () => {
    fakeServer({ [CALL]: reply([analysis('a1')]) })
    const on = show('relatorio')
    await userEvent.click(await screen.findByRole('button', { name: 'Abrir plano de ação' }))
    expect(on.onOpenAnalysis).toHaveBeenCalledWith('a1', 'plano')
    await userEvent.click(screen.getByRole('button', { name: 'Abrir insights do setor' }))
    expect(on.onSector).toHaveBeenCalled()
  })

  test('an analysis without a text says so', async () => {
    fakeServer({ [CALL]: reply([incomplete('a1', { resultado: {}, insights: {} })]) })
    show('relatorio')
    expect(
      await screen.findByText('Análise processada com sucesso, mas o conteúdo detalhado pode estar ausente.'),
    ).toBeDefined()
  })

  test('each of the three charts can be chosen', async () => {
    fakeServer({ [CALL]: reply([analysis('a1')]) })
    show('graficos')
    const group = await screen.findByRole('radiogroup', { name: 'Gráfico' })
    expect(screen.getByRole('heading', { name: 'Faturamento' })).toBeDefined()
    await userEvent.click(within(group).getByRole('radio', { name: 'Indicadores' }))
    await waitFor(() => expect(screen.getByText('Dados não disponíveis para este gráfico')).toBeDefined())
  })
})

describe('without an analysis', () => {
  test('the sector speaks, and says that these are no data of the company', async () => {
    fakeServer({ [CALL]: reply([], { setor: 'Saúde', faturamento: null }) })
    show()
    expect(await screen.findByText('Fazer primeira análise')).toBeDefined()
    expect(screen.getByText(/agenda cheia não é o mesmo que resultado/)).toBeDefined()
    expect(screen.getAllByText('Exemplo: não são dados da sua empresa')).toHaveLength(3)
    expect(screen.getByText('Faturamento não informado')).toBeDefined()
  })
})

test('a missing revenue takes the marked default; one the owner did not tell stays untold', () => {
  const read = (empresa: object) => readDashboard({ data: { success: true, empresa, dashboard: {} } }).empresa
  expect(read({ nome: 'A' })).toMatchObject({ faturamento: 50_000, estimados: ['faturamento'] })
  expect(read({ nome: 'A', faturamento: null })).toMatchObject({ faturamento: null, estimados: [] })
})
