import type { Question } from '@norteia/contracts/diagnostic'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerTo } from './seed.ts'

const SEGMENT = 'Alimentação'
const NAME = 'Marina Alves'
const COMPANY = 'Padaria Aurora'

test('from the landing page to an analysis that survives a sign-out and a restart', async ({ page, seed, server }) => {
  test.setTimeout(120_000)
  const email = `marina-${Date.now()}@exemplo.com.br`
  const password = 'Senha-forte-1'

  await test.step('sign up from the landing page', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Começar Agora' }).first().click()
    await expect(page).toHaveURL(/\/cadastro$/)
    await expect(page.getByRole('heading', { name: 'Cadastro', exact: true })).toBeVisible()
    await page.getByLabel('Nome Completo', { exact: true }).fill(NAME)
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByLabel('Senha', { exact: true }).fill(password)
    await page.getByLabel('Telefone (WhatsApp)', { exact: true }).fill('(11) 98888-7777')
    await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
    await expect(page.getByText('Cadastro realizado com sucesso! Redirecionando para o login...')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })

  await test.step('sign in and create a company', async () => {
    await signIn(page, email, password)
    await expect(page).toHaveURL(/\/onboarding\/create-company$/)
    await expect(page.getByRole('heading', { name: 'Olá, Marina! Vamos cadastrar sua empresa' })).toBeVisible()
    await page.getByLabel('Nome da empresa', { exact: true }).fill(COMPANY)
    await page.getByLabel('CNPJ', { exact: true }).fill('11.222.333/0001-81')
    await page.getByLabel('Setor de atuação', { exact: true }).selectOption('Alimentação')
    await page.getByLabel('Faturamento mensal (R$)', { exact: true }).fill('48.200,00')
    await page.getByLabel('Número de funcionários', { exact: true }).fill('6')
    await page.getByRole('button', { name: 'Criar empresa', exact: true }).click()
    await expect(page.getByText('Empresa criada com sucesso!').first()).toBeVisible()
    await expect(page).toHaveURL(/\/profile/)
  })

  await test.step('the dashboard is empty at first', async () => {
    await expect(page.getByText('Bem-vindo(a), Marina!')).toBeVisible()
    await page
      .getByRole('button', { name: 'Fazer primeira análise' })
      .or(page.getByRole('link', { name: 'Fazer primeira análise' }))
      .first()
      .click()
    await expect(page).toHaveURL(/\/diagnostico-empresarial$/)
  })

  await test.step('fill in every field of the diagnostic', async () => {
    const { general, segments } = await seed.questions()
    await expect(page.getByRole('heading', { name: 'Diagnóstico Empresarial', exact: true })).toBeVisible()
    await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(email)
    await page.getByLabel('Segmento de mercado').selectOption(SEGMENT)
    const fields = general.filter(
      ({ id }) => !['company_name', 'market_segment', 'other_channel', 'ai_specification'].includes(id),
    )
    for (const question of [...fields, ...segments[SEGMENT]]) await answer(page, question)
    await page.getByRole('button', { name: 'Enviar Diagnóstico' }).click()
    await expect(page.getByText('Diagnóstico enviado com sucesso! Redirecionando para o seu painel...')).toBeVisible()
    await expect(page).toHaveURL(/\/profile/)
  })

  await test.step('the dashboard shows the analysis', async () => {
    for (const tag of ['HIGH PRIORITY', 'GROWTH', 'STRATEGIC'])
      await expect(page.getByText(tag, { exact: true })).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Visão Geral' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('figure').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Relatório Completo' }).click()
    await expect(page.getByRole('tabpanel')).toContainText(/.{200}/s)
    await openTheAnalysis(page)
  })

  await test.step('it is still there after signing out and in', async () => {
    await page.getByRole('button', { name: 'Marina', exact: true }).click()
    await page
      .getByRole('menuitem', { name: 'Sair' })
      .or(page.getByRole('button', { name: 'Sair' }))
      .first()
      .click()
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page, email, password)
    await expect(page).toHaveURL(/\/profile/)
    await openTheAnalysis(page)
  })

  await test.step('it is still there after a restart of the server', async () => {
    await page.goto('about:blank')
    await server.stop()
    await server.start()
    await page.goto('/profile')
    await openTheAnalysis(page)
  })
})

async function signIn(page: Page, email: string, password: string): Promise<void> {
  // The address changes before the page does, and the sign-up has fields of the same names.
  await page.getByLabel('Lembrar-me').check()
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

async function answer(page: Page, question: Question): Promise<void> {
  const value = answerTo(question)
  if (Array.isArray(value)) {
    const group = page.getByRole('group', { name: question.label })
    for (const option of value) await group.getByLabel(option, { exact: true }).check()
  } else {
    const field = page.getByLabel(question.label)
    if (question.type === 'select') await field.selectOption(value)
    else await field.fill(value)
  }
}

/** History → detail, with its score out of 100, and back. */
async function openTheAnalysis(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Histórico de Análises.*1$/ }).click()
  await page.getByRole('button', { name: 'Ver Detalhes' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Detalhes da análise' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(/100/).first()).toBeVisible()
  await dialog.getByRole('tab', { name: 'Insights' }).click()
  await expect(dialog.getByRole('tabpanel')).toContainText(/\S{3,}/)
  await dialog.getByRole('button', { name: 'Fechar' }).first().click()
  await expect(dialog).toBeHidden()
}
