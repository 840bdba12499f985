import { expect, test } from './fixtures.ts'

test('a first company is created, activated and opened a second later', async ({ page, seed, signIn }) => {
  await page.clock.install()
  await signIn(await seed.user())
  await page.goto('/app-start-flow')
  await expect(page.getByRole('heading', { name: 'Olá, Marina! Vamos cadastrar sua empresa' })).toBeVisible()
  const submit = page.getByRole('button', { name: 'Criar empresa' })
  await submit.click()
  for (const sentence of ['Nome da empresa é obrigatório.', 'CNPJ é obrigatório.', 'Setor de atuação é obrigatório.'])
    await expect(page.getByText(sentence)).toBeVisible()
  await page.getByLabel('Nome da empresa', { exact: true }).fill('Padaria Aurora')
  await page.getByLabel('CNPJ', { exact: true }).fill('11222333000182')
  await page.getByLabel('Setor de atuação').selectOption('Alimentação')
  await expect(page.getByLabel('CNPJ', { exact: true })).toHaveValue('11.222.333/0001-82')
  await expect(page.getByText('Confira o CNPJ: os dígitos verificadores não conferem.')).toBeVisible()
  await submit.click()
  await expect(page.getByText('Empresa criada com sucesso!').first()).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(/\/profile/)
})

test('a failed activation leads to the selection, which stays until one is chosen', async ({
  page,
  seed,
  signIn,
  allow,
}) => {
  allow(/status of 500/)
  await page.clock.install()
  await signIn(await seed.user())
  await page.route('**/activate', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/onboarding/create-company')
  await page.getByLabel('Nome da empresa', { exact: true }).fill('Padaria Aurora')
  await page.getByLabel('CNPJ', { exact: true }).fill('11222333000181')
  await page.getByLabel('Setor de atuação').selectOption('Alimentação')
  await page.getByRole('button', { name: 'Criar empresa' }).click()
  await expect(
    page.getByText('Empresa criada, mas não foi possível ativá-la. Selecione-a na lista.').first(),
  ).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(page).toHaveURL(/\/onboarding\/select-company$/)
  await expect(page.getByRole('heading', { name: 'Selecione uma empresa' })).toBeVisible()
  await page.getByRole('button', { name: 'Selecionar' }).click()
  await expect(page.getByRole('alert')).toHaveText('Erro ao selecionar empresa. Tente novamente.')
  await page.unroute('**/activate')
  await page.getByRole('button', { name: 'Selecionar' }).click()
  await expect(page).toHaveURL(/\/profile/)
})

test('the selection page has nothing to do where a company is active, or none exists', async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  await signIn(account)
  await page.goto('/onboarding/select-company')
  await expect(page).toHaveURL(/\/onboarding\/create-company$/)
  await seed.company(account)
  await page.goto('/onboarding/select-company')
  await expect(page).toHaveURL(/\/profile/)
})

test('the same CNPJ twice is refused', async ({ page, seed, signIn, allow }) => {
  allow(/status of 409/)
  const account = await seed.user()
  await seed.company(account, { cnpj: '11.222.333/0001-81' })
  await signIn(account)
  await page.goto('/onboarding/create-company')
  await page.getByLabel('Nome da empresa', { exact: true }).fill('Outra')
  await page.getByLabel('CNPJ', { exact: true }).fill('11222333000181')
  await page.getByLabel('Setor de atuação').selectOption('Varejo')
  await page.getByRole('button', { name: 'Criar empresa' }).click()
  await expect(page.getByRole('alert')).toHaveText('Você já cadastrou uma empresa com este CNPJ.')
})
