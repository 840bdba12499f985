import type { Locator } from '@playwright/test'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'
import type { Account, Seed } from './seed.ts'

/** Is it the hour that counts, or the order? Both are as likely. */
const CAKES =
  'a gente faz bolo de festa. a cliente quer de 3 kg por 210, gasto 88 de material e 20 de entrega de uber. leva quase 6 horas. aceito porque é indicação'

async function asked(seed: Seed): Promise<{ account: Account; analysisId: string }> {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 52_300, funcionarios: 6 })
  return { account, analysisId: await seed.diagnostic(account, company, 'Alimentação', { main_challenge: CAKES }) }
}

/** The two accounts, as they are written. */
async function written(accounts: Locator): Promise<[string, string]> {
  const lines = accounts.getByRole('listitem').getByText(/^A conta: /)
  await expect(lines).toHaveCount(2)
  return (await lines.allInnerTexts()) as [string, string]
}

test('the owner says which account of her numbers is hers, changes it, and says that none is', async ({
  page,
  seed,
  signIn,
}) => {
  const { account } = await asked(seed)
  await signIn(account)
  await page.goto('/profile')
  const accounts = page.getByRole('region', { name: 'Confira a conta' })
  const [first, second] = await written(accounts)
  await expectAccessible(page)
  const figure = accounts.getByTitle('De onde veio este número?').first()
  await figure.click()
  await expect(page.getByRole('group', { name: 'De onde veio este número?' })).toContainText('Informado')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)

  await accounts.getByRole('button', { name: 'É esta a minha conta' }).nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(accounts.getByText('Você confirmou esta conta.')).toBeFocused()
  await expect(accounts).toContainText(second)
  await expect(accounts).not.toContainText(first)
  await expect(page.getByText('2 análises')).toBeVisible()

  await page.reload()
  await accounts.getByRole('button', { name: 'Trocar' }).click()
  await expect(accounts).toContainText(first)
  await expectAccessible(page)
  await accounts.getByRole('button', { name: 'Nenhuma destas' }).click()
  await expect(accounts.getByText('Você disse que nenhuma das contas é a sua.')).toBeFocused()
  await expect(accounts).not.toContainText(second)
})

test('the report asks too, and the one made with her account takes its place; an older one asks nothing', async ({
  page,
  seed,
  signIn,
}) => {
  const { account, analysisId } = await asked(seed)
  await signIn(account)
  await page.goto(`/profile?analise=${analysisId}&parte=relatorio`)
  const dialog = page.getByRole('dialog', { name: 'Detalhes da análise' })
  const accounts = dialog.getByRole('region', { name: 'Confira a conta' })
  const [first] = await written(accounts)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'É esta a minha conta' })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await accounts.getByRole('button', { name: 'É esta a minha conta' }).first().click()
  await expect(accounts.getByText('Você confirmou esta conta.')).toBeVisible()
  await expect(accounts).toContainText(first)
  await expect(page).not.toHaveURL(new RegExp(analysisId))
  await expect(page).toHaveURL(/parte=relatorio/)
  await page.goto(`/profile?analise=${analysisId}&parte=relatorio`)
  await expect(dialog.getByRole('article')).toContainText(first)
  await expect(accounts).toHaveCount(0)
})
