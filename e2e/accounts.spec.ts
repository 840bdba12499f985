import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

const DISCOUNTS =
  'Dou 10% de desconto pra quase todo mundo que pede. Vendo 33 mil por mês na loja de móveis e acho que uns 20 mil saem com esse desconto.'
const ALL = /R\$ 33\.000 × 10% = R\$ 3\.300 por mês/
const PART = /R\$ 20\.000 × 10% = R\$ 2\.000 por mês/

test('the owner says which account of her numbers is hers, changes it, and says that none is', async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 52_300, funcionarios: 6 })
  await seed.diagnostic(account, company, 'Alimentação', { main_challenge: DISCOUNTS })
  await signIn(account)
  await page.goto('/profile')
  const accounts = page.getByRole('region', { name: 'Confira a conta' })
  const mine = accounts.getByRole('button', { name: 'É esta a minha conta' })
  await expect(mine).toHaveCount(2)
  await expect(accounts).toContainText(ALL)
  await expect(accounts).toContainText(PART)
  await expectAccessible(page)
  await accounts.getByRole('button', { name: 'R$ 2.000' }).first().click()
  await expect(page.getByRole('group', { name: 'De onde veio este número?' })).toContainText('Calculado')
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)

  await mine.nth(1).focus()
  await page.keyboard.press('Enter')
  const said = accounts.getByText('Você confirmou esta conta.')
  await expect(said).toBeFocused()
  await expect(accounts).toContainText(PART)
  await expect(accounts).not.toContainText(ALL)
  await expect(page.getByText('2 análises')).toBeVisible()

  await page.reload()
  await accounts.getByRole('button', { name: 'Trocar' }).click()
  await expect(accounts).toContainText(ALL)
  await expectAccessible(page)
  await accounts.getByRole('button', { name: 'Nenhuma destas' }).click()
  await expect(accounts.getByText('Você disse que nenhuma das contas é a sua.')).toBeFocused()
  await expect(accounts).not.toContainText(PART)
})

test('the report asks too, and is then that of her account; an older one asks nothing', async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 52_300, funcionarios: 6 })
  const first = await seed.diagnostic(account, company, 'Alimentação', { main_challenge: DISCOUNTS })
  await signIn(account)
  await page.goto(`/profile?analise=${first}&parte=relatorio`)
  const dialog = page.getByRole('dialog', { name: 'Detalhes da análise' })
  const accounts = dialog.getByRole('region', { name: 'Confira a conta' })
  await expect(accounts.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'É esta a minha conta' })).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await accounts
    .getByRole('listitem')
    .filter({ hasText: ALL })
    .getByRole('button', { name: /minha conta/ })
    .click()
  await expect(accounts.getByText('Você confirmou esta conta.')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(first))
  await expect(page).toHaveURL(/parte=relatorio/)
  await page.goto(`/profile?analise=${first}&parte=relatorio`)
  await expect(dialog.getByRole('article')).toContainText(ALL)
  await expect(accounts).toHaveCount(0)
})
