import { expect, expectAccessible, test } from './fixtures.ts'
import { type Account, answerTo, type Seed } from './seed.ts'

/** As many analyses as wanted; equal answers would be the same submission. */
async function analyses(seed: Seed, account: Account, companyId: string, nome: string, count: number): Promise<void> {
  const questions = await seed.questions()
  for (let index = 0; index < count; index++) {
    const formAnswers = {
      ...Object.fromEntries(questions.general.map((question) => [question.id, answerTo(question)])),
      company_name: nome,
      market_segment: 'Alimentação',
      main_challenge: `Vender mais durante a semana, tentativa ${String.fromCharCode(97 + index)}`,
    }
    const segmentSpecificAnswers = Object.fromEntries(
      questions.segments.Alimentação.map((question) => [question.id, answerTo(question)]),
    )
    await seed.call(
      'POST',
      '/diagnostics',
      { userEmail: account.email, companyId, formAnswers, segmentSpecificAnswers },
      account.token,
    )
  }
}

test('the history is asked on its first opening, ten a page, newest first', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 52_300, funcionarios: 6 })
  await analyses(seed, account, company.id, company.nome, 12)
  await signIn(account)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/analises?')) calls.push(new URL(request.url()).search)
  })
  await page.goto('/profile')
  const tab = page.getByRole('tab', { name: /^Histórico de Análises.*12$/ })
  await expect(tab).toBeVisible()
  // The score card alone asks, for the newest few: it says what changed since the analysis before.
  const newest = '?page=1&limit=4'
  await expect.poll(() => calls).toEqual([newest])
  await tab.click()
  const rows = page.getByRole('list', { name: 'Análises' }).getByRole('button', { name: 'Ver Detalhes' })
  await expect(rows).toHaveCount(10)
  expect(calls).toEqual([newest, '?page=1&limit=10'])
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled()
  await page.getByRole('button', { name: 'Próxima' }).click()
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('button', { name: 'Próxima' })).toBeDisabled()
  await page.goBack()
  await expect(rows).toHaveCount(10)
})

test('a failed load is an empty list with another try and no word of error', async ({ page, seed, signIn, allow }) => {
  allow(/status of 500/)
  const account = await seed.user()
  const company = await seed.company(account)
  await seed.diagnostic(account, company)
  await signIn(account)
  await page.route(/\/analises\?/, (route) => route.fulfill({ status: 500, json: { success: false, message: 'x' } }))
  await page.goto('/profile?aba=historico')
  const retry = page.getByRole('button', { name: 'Tentar novamente' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.unroute(/\/analises\?/)
  await retry.click()
  await expect(page.getByRole('button', { name: 'Ver Detalhes' })).toHaveCount(1)
})

test('an empty history offers the first analysis', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/profile?aba=historico')
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'Fazer primeira análise' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Próxima' })).toHaveCount(0)
})
