import type { Question } from '@norteia/contracts/diagnostic'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type Account, answerTo, type Seed } from './seed.ts'

async function fill(page: Page, question: Question): Promise<void> {
  const value = answerTo(question)
  if (Array.isArray(value)) {
    const group = page.getByRole('group', { name: question.label })
    for (const option of value) await group.getByLabel(option, { exact: true }).check()
  } else if (question.type === 'select') await page.getByLabel(question.label, { exact: true }).selectOption(value)
  else await page.getByLabel(question.label, { exact: true }).fill(value)
}

async function fillAll(page: Page, seed: Seed, segment: 'Alimentação' | 'Saúde' = 'Alimentação') {
  const { general, segments } = await seed.questions()
  await page.getByLabel('Segmento de mercado').selectOption(segment)
  const skipped = ['company_name', 'market_segment', 'other_channel', 'ai_specification']
  for (const question of general) if (!skipped.includes(question.id)) await fill(page, question)
  for (const question of segments[segment]) await fill(page, question)
}

let account: Account
test.beforeEach(async ({ page, seed, signIn }) => {
  account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/diagnostico-empresarial')
  await expect(page.getByRole('heading', { name: 'Diagnóstico Empresarial', exact: true })).toBeVisible()
  await expect(page.getByLabel('Nome da empresa', { exact: true })).toHaveValue('Padaria Aurora')
})

test('says how to answer and how long it takes', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Como responder' })).toBeVisible()
  await expect(page.getByText('3 a 6 minutos')).toBeVisible()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(account.email)
})

test('gaps come in one message and the first takes the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Enviar Diagnóstico' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Por favor, preencha: tempo de mercado, faturamento mensal, principais custos, fluxo operacional, número de funcionários, canais de aquisição de clientes, principal desafio, uso de inteligência artificial, objetivos futuros, perguntas do segmento.',
  )
  await expect(page.getByLabel('Segmento de mercado')).toHaveValue('Alimentação')
  const first = page.getByLabel('Tempo de mercado')
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Resposta obrigatória.')
  const [field, bar] = await Promise.all([first.boundingBox(), page.getByRole('alert').boundingBox()])
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await page.getByLabel('Tempo de mercado').selectOption('1 a 2 anos')
  await page.getByRole('button', { name: 'Ir à primeira' }).click()
  await expect(page.getByLabel('Faturamento mensal')).toBeFocused()
})

test('a second diagnostic begins with the first one’s answers, and her costs are said back', async ({ page, seed }) => {
  await fillAll(page, seed)
  await page.getByLabel('Principais custos').fill('aluguel 4500\nfuncionários 14.000')
  await expect(page.getByText(/^Lemos: aluguel R\$ 4\.500, funcionários R\$ 14\.000\. Faltou algo\?/)).toBeVisible()
  await page.getByRole('button', { name: 'Enviar Diagnóstico' }).click()
  await expect(page).toHaveURL(/\/profile/)
  await page.goto('/diagnostico-empresarial')
  await page.getByRole('button', { name: /^Usar respostas de / }).click()
  await expect(page.getByLabel('Principais custos')).toHaveValue('aluguel 4500\nfuncionários 14.000')
  await page.getByRole('button', { name: 'Enviar Diagnóstico' }).click()
  await expect(page.getByText('Diagnóstico enviado com sucesso! Redirecionando para o seu painel...')).toBeVisible()
})

test('another segment brings other questions and drops the answers', async ({ page, seed }) => {
  const { segments } = await seed.questions()
  const segment = page.getByLabel('Segmento de mercado')
  for (const [name, questions] of Object.entries(segments)) {
    await segment.selectOption(name)
    for (const { label } of questions) await expect(page.getByText(label, { exact: true })).toBeVisible()
  }
  await segment.selectOption('Saúde')
  const specialty = page.getByLabel('Quais especialidades ou serviços são oferecidos?')
  await specialty.fill('Fisioterapia')
  await segment.selectOption('Indústria')
  await segment.selectOption('Saúde')
  await expect(specialty).toHaveValue('')
})

test('a half-filled form survives a reload and ends with the session', async ({ page }) => {
  await page.getByLabel('Segmento de mercado').selectOption('Saúde')
  await page.getByLabel('Quais especialidades ou serviços são oferecidos?').fill('Fisioterapia')
  await page.getByRole('group', { name: 'Canais de aquisição de clientes' }).getByLabel('Indicações').check()
  await page.reload()
  await expect(page.getByLabel('Quais especialidades ou serviços são oferecidos?')).toHaveValue('Fisioterapia')
  await expect(page.getByLabel('Indicações')).toBeChecked()
  await page.getByRole('button', { name: 'Marina', exact: true }).click()
  await page.getByText('Sair', { exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft')))).toEqual([])
})

test('a lost answer loses nothing: the retry gives one analysis', async ({ page, seed, allow }) => {
  allow(/ERR_FAILED/)
  await fillAll(page, seed)
  const keys: (string | undefined)[] = []
  await page.route('**/diagnostics', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Enviar Diagnóstico' }).click()
  await expect(page.getByRole('alert')).toHaveText('Erro de conexão. Verifique sua internet.')
  await page.reload()
  await expect(page.getByLabel('Principais custos')).not.toHaveValue('')
  await page.getByRole('button', { name: 'Enviar Diagnóstico' }).click()
  await expect(page.getByText('Diagnóstico enviado com sucesso! Redirecionando para o seu painel...')).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  await expect(page).toHaveURL(/\/profile/)
  const { user } = await seed.call<{ user: { companies: { id: string }[] } }>(
    'GET',
    '/users/me',
    undefined,
    account.token,
  )
  const history = await seed.call<{ analises: unknown[] }>(
    'GET',
    `/companies/${user.companies[0]?.id}/analises`,
    undefined,
    account.token,
  )
  expect(history.analises).toHaveLength(1)
})

test('thanks, empties the form and opens the dashboard after two seconds', async ({ page, seed }) => {
  await page.clock.install()
  await page.reload()
  await fillAll(page, seed, 'Saúde')
  await page.getByRole('button', { name: 'Enviar Diagnóstico' }).click()
  await expect(page.getByText('Diagnóstico enviado com sucesso! Redirecionando para o seu painel...')).toBeVisible()
  await expect(page.getByLabel('Principais custos')).toHaveValue('')
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(account.email)
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL(/\/profile/)
})
