import type { Page } from '@playwright/test'
import { FINANCE_SCENES } from './finance-scenes.ts'
import { ANY_CALL, CALLS_OF_PAGE, type Scene } from './scene.ts'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const offline = (page: Page) => page.context().setOffline(true)
const openMenu = async (page: Page) => {
  const menu = page.getByRole('button', { name: 'Abrir menu' })
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: 'Helena', exact: true })).click()
}
const inTurn =
  (...names: string[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name }).first().click()
  }

/** Opens the newest analysis of the history, in one of its tabs. */
const detail = (tab?: string) => async (page: Page) => {
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /detalhes/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Detalhes da análise' })
  await dialog.getByRole('region', { name: 'Nota geral' }).waitFor()
  if (tab) await dialog.getByRole('tab', { name: tab }).click()
}

async function consult(page: Page): Promise<void> {
  const answers = page.getByRole('heading', { name: 'Resposta do consultor' })
  for (const [place, question] of ['Faturo 62 mil e gasto 57, está bom?', 'Como reduzo o desperdício?'].entries()) {
    await page.getByLabel('Sua pergunta').fill(question)
    await page.getByRole('button', { name: 'Consultar IA' }).click()
    await answers.nth(place).waitFor()
  }
}

async function analyse(page: Page): Promise<void> {
  await page.getByLabel('Principais desafios').fill('Vender mais durante a semana')
  await page.getByLabel('Objetivos').fill('Crescer 20% em 12 meses')
  await page.getByRole('button', { name: 'Analisar Empresa' }).click()
  await page.getByRole('tabpanel').getByText('de 100', { exact: true }).waitFor()
}

/** The list of companies is met when a new one could not be made the active one. */
async function unactivated(page: Page): Promise<void> {
  await page.getByLabel('Nome da empresa').fill('Empório da Serra')
  await page.getByLabel('CNPJ').fill(String(Date.now()).padStart(14, '1'))
  await page.getByLabel('Setor de atuação').selectOption('Varejo')
  await page.getByRole('button', { name: 'Criar empresa' }).click()
  await page.getByRole('heading', { name: 'Selecione uma empresa' }).waitFor()
}

async function badCompany(page: Page): Promise<void> {
  await page.getByLabel(/^Nome/).first().fill('P')
  await page.getByLabel(/^CNPJ/).first().fill('11')
  await page.keyboard.press('Tab')
}

const dashboard = (state: string, tab: string, more: Partial<Scene> = {}): Scene => ({
  route: 'profile',
  state,
  path: `/profile?aba=${tab}`,
  as: 'full',
  ...more,
})

const PROFILE: readonly Scene[] = [
  dashboard('overview', 'visao-geral', { narrow: true }),
  dashboard('charts', 'graficos', { narrow: true }),
  dashboard('report', 'relatorio'),
  dashboard('agent', 'agente'),
  dashboard('agent-consultant', 'agente&agente=consultor', { act: consult }),
  dashboard('agent-predictive', 'agente&agente=preditiva', { act: press('Gerar Análise Preditiva') }),
  dashboard('agent-sector', 'agente&agente=setor', { act: press('Carregar Insights do Setor') }),
  dashboard('history', 'historico'),
  dashboard('loading', 'visao-geral', { hold: CALLS_OF_PAGE }),
  dashboard('error', 'visao-geral', { fail: CALLS_OF_PAGE }),
  dashboard('offline', 'visao-geral', { act: offline }),
  dashboard('without-analysis', 'visao-geral', { as: 'bare' }),
  dashboard('charts-without-analysis', 'graficos', { as: 'bare' }),
  dashboard('report-without-analysis', 'relatorio', { as: 'bare' }),
  dashboard('history-empty', 'historico', { as: 'bare' }),
  dashboard('agent-without-analysis', 'agente', { as: 'bare' }),
  dashboard('long-names', 'visao-geral', { as: 'long' }),
  dashboard('vast', 'visao-geral', { as: 'vast', narrow: true }),
  dashboard('vast-charts', 'graficos', { as: 'vast' }),
  dashboard('vast-report', 'relatorio', { as: 'vast' }),
  dashboard('tiny', 'visao-geral', { as: 'tiny', narrow: true }),
  dashboard('tiny-charts', 'graficos', { as: 'tiny' }),
  dashboard('hundred', 'visao-geral', { as: 'busy' }),
  dashboard('hundred-charts', 'graficos', { as: 'busy' }),
  dashboard('history-hundred', 'historico&pagina=6', { as: 'busy', narrow: true }),
  dashboard('menu', 'visao-geral', { window: true, act: openMenu }),
  dashboard('notifications', 'visao-geral', { window: true, act: press(/^Notificações/) }),
  dashboard('asked', 'visao-geral', {
    window: true,
    act: (page) => page.getByTitle('De onde veio este número?').first().click(),
  }),
  dashboard('chat', 'visao-geral', { window: true, act: press('Abrir chat') }),
  dashboard('chart-table', 'graficos', { act: press('Ver como tabela') }),
  dashboard('detail-plan', 'historico', { window: true, act: detail() }),
  dashboard('detail-insights', 'historico', { window: true, act: detail('Insights') }),
  dashboard('detail-charts', 'historico', { window: true, act: detail('Gráficos') }),
  dashboard('detail-report', 'historico', { window: true, act: detail('Relatório Completo') }),
  dashboard('print', 'visao-geral', { print: true }),
  dashboard('detail-print', 'historico', { print: true, act: detail('Relatório Completo') }),
]

/** The first picture adopts the plan that the later ones move. */
async function adoptPlan(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Adotar plano' })
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  await page.getByRole('article').first().waitFor()
}

async function movePlan(page: Page): Promise<void> {
  await adoptPlan(page)
  await page.getByRole('button', { name: 'Mover para' }).first().click()
  await page.getByRole('group', { name: 'Mover para' }).getByRole('button', { name: 'Fazendo' }).click()
  await page.getByRole('button', { name: 'Desfazer', exact: true }).waitFor()
}

/** A task of its own for each size: pictures are taken at the same time. */
async function finishTask(page: Page): Promise<void> {
  await adoptPlan(page)
  const acao = `Ligar para o contador (${page.viewportSize()?.width})`
  await page.getByRole('button', { name: 'Adicionar tarefa' }).click()
  await page.getByLabel('Tarefa', { exact: true }).fill(acao)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('article', { name: acao }).getByRole('button', { name: 'Mover para' }).click()
  await page.getByRole('group', { name: 'Mover para' }).getByRole('button', { name: 'Feitas' }).click()
  await page.getByRole('dialog', { name: 'Como ficou?' }).waitFor()
}

const plan = (state: string, more: Partial<Scene> = {}): Scene => ({
  route: 'plano',
  state,
  path: '/plano',
  as: 'full',
  ...more,
})

const PLAN: readonly Scene[] = [
  plan('full', { act: movePlan, narrow: true }),
  plan('done', { act: finishTask, window: true }),
  plan('task', {
    window: true,
    act: async (page) => {
      await adoptPlan(page)
      await page.getByRole('button', { name: 'Comentar' }).first().click()
    },
  }),
  plan('without-analysis', { as: 'bare' }),
  plan('loading', { hold: /\/tarefas$/ }),
  plan('error', { fail: /\/tarefas$/ }),
]

const ACCOUNT: readonly Scene[] = [
  { route: 'settings', state: 'full', path: '/settings', as: 'full', narrow: true },
  { route: 'settings', state: 'vast', path: '/settings', as: 'vast' },
  { route: 'settings', state: 'long-names', path: '/settings', as: 'long' },
  { route: 'settings', state: 'without-company', path: '/settings', as: 'empty' },
  { route: 'settings', state: 'loading', path: '/settings', as: 'full', hold: ANY_CALL },
  { route: 'settings', state: 'error', path: '/settings', as: 'empty', fail: ANY_CALL },
  { route: 'settings', state: 'offline', path: '/settings', as: 'full', act: offline },
  {
    route: 'settings',
    state: 'password-errors',
    path: '/settings',
    as: 'full',
    act: inTurn('Alterar senha', 'Salvar nova senha'),
  },
  {
    route: 'settings',
    state: 'saved',
    path: '/settings',
    as: 'full',
    window: true,
    act: press('Salvar dados pessoais'),
  },
  {
    route: 'settings',
    state: 'delete-company',
    path: '/settings',
    as: 'full',
    window: true,
    act: press('Excluir empresa'),
  },
  {
    route: 'settings',
    state: 'delete-account',
    path: '/settings',
    as: 'full',
    window: true,
    act: press('Excluir minha conta'),
  },
  { route: 'settings-data', state: 'full', path: '/settings/dados', as: 'full', narrow: true },
  { route: 'settings-data', state: 'bare', path: '/settings/dados', as: 'empty' },
  {
    route: 'settings-data',
    state: 'preview',
    path: '/settings/dados',
    as: 'full',
    act: press(/^Ver a prévia/),
  },
  { route: 'settings-data', state: 'loading', path: '/settings/dados', as: 'full', hold: /^\/users\// },
  { route: 'settings-data', state: 'error', path: '/settings/dados', as: 'full', fail: /^\/users\// },
  { route: 'onboarding-create', state: 'empty', path: '/onboarding/create-company', as: 'empty' },
  { route: 'onboarding-create', state: 'errors', path: '/onboarding/create-company', as: 'empty', act: badCompany },
  {
    route: 'onboarding-select',
    state: 'full',
    path: '/onboarding/create-company',
    as: 'undecided',
    fail: /\/activate$/,
    act: unactivated,
  },
  { route: 'onboarding-select', state: 'loading', path: '/onboarding/select-company', as: 'undecided', hold: ANY_CALL },
  { route: 'app-start-flow', state: 'loading', path: '/app-start-flow', as: 'full', hold: ANY_CALL },
  { route: 'app-start-flow', state: 'error', path: '/app-start-flow', as: 'empty', fail: ANY_CALL },
  { route: 'app-start-flow', state: 'welcome', path: '/app-start-flow', as: 'empty' },
  { route: 'diagnostico', state: 'empty', path: '/diagnostico-empresarial', as: 'bare', narrow: true },
  {
    route: 'diagnostico',
    state: 'errors',
    path: '/diagnostico-empresarial',
    as: 'bare',
    act: press('Enviar Diagnóstico'),
  },
  { route: 'diagnostico', state: 'loading', path: '/diagnostico-empresarial', as: 'bare', hold: CALLS_OF_PAGE },
  { route: 'diagnostico', state: 'error', path: '/diagnostico-empresarial', as: 'bare', fail: CALLS_OF_PAGE },
  { route: 'diagnostico', state: 'offline', path: '/diagnostico-empresarial', as: 'bare', act: offline },
  { route: 'diagnostico', state: 'first-screen', path: '/diagnostico-empresarial', as: 'bare', window: true },
  { route: 'analisar-empresa', state: 'empty', path: '/analisar-empresa', as: 'bare' },
  { route: 'analisar-empresa', state: 'errors', path: '/analisar-empresa', as: 'bare', act: press('Analisar Empresa') },
  { route: 'analisar-empresa', state: 'result', path: '/analisar-empresa', as: 'full', act: analyse },
]

export const PRIVATE_SCENES: readonly Scene[] = [...PROFILE, ...PLAN, ...FINANCE_SCENES, ...ACCOUNT]
