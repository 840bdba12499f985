import { generateSync } from 'otplib/functional'
import { expect, expectAccessible, test } from './fixtures.ts'
import { mailedLink } from './mailbox.ts'

test('an address is confirmed by the button of its page, and the reminder goes', async ({
  page,
  seed,
  server,
  signIn,
}) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn({ ...account, user: { ...account.user, emailConfirmed: false } })
  await page.goto('/settings')
  const reminder = page.getByRole('complementary', { name: 'Confirmação do e-mail' })
  await expect(reminder).toContainText(account.email)
  await expectAccessible(page)
  await page.goto(await mailedLink(account.email, server.dataDir, 'confirmar-email'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o painel' }).click()
  await expect(page).toHaveURL(/\/profile/)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Configurações' })).toBeVisible()
  await expect(reminder).toHaveCount(0)
})

test('a changed e-mail is brought back from the old address, and everybody is signed out', async ({
  page,
  seed,
  server,
  signIn,
  allow,
}) => {
  allow(/status of 401/)
  const account = await seed.user()
  await seed.company(account)
  const body = { name: account.name, email: `ladrao.${account.email}`, currentPassword: account.password }
  await seed.call('PUT', '/users/me', body, account.token)
  const link = await mailedLink(account.email, server.dataDir, 'desfazer-email')
  await signIn(account)
  await page.goto(link)
  await page.getByRole('button', { name: 'Desfazer a troca' }).click()
  await expect(page.getByRole('heading', { name: 'Troca desfeita' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/desfazer-email')
  await expect(page.getByText('Este link não existe ou expirou.')).toBeVisible()
  await page.getByRole('link', { name: 'Suporte' }).first().click()
  await expect(page).toHaveURL(/\/suporte$/)
})

test('two steps: set up, sign in by the app and by a recovery code, and end', async ({ page, seed, signIn, allow }) => {
  allow(/status of 4(01|22)/)
  test.setTimeout(120_000)
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Segurança' })
  await card.getByRole('button', { name: 'Ativar', exact: true }).click()
  await expect(card.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  await expectAccessible(page)
  const secret = ((await card.locator('p.select-all').textContent()) ?? '').replaceAll(' ', '')
  const codeAt = (shiftMs: number) => generateSync({ secret, epoch: Math.floor((Date.now() + shiftMs) / 1_000) })
  await card.getByLabel('Código do aplicativo autenticador').fill(codeAt(-30_000))
  await card.getByRole('button', { name: 'Ativar verificação' }).click()
  const codes = card.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = (await codes.first().textContent()) ?? ''
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Baixar códigos' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('norteia-codigos-de-recuperacao.txt')
  await card.getByRole('button', { name: 'Já guardei' }).click()
  await expect(card.getByText('Você tem 10 códigos de recuperação.')).toBeVisible()

  const enterPassword = async () => {
    await page.evaluate(() => {
      localStorage.removeItem('token')
      sessionStorage.clear()
    })
    await page.goto('/login')
    await page.getByLabel('E-mail', { exact: true }).fill(account.email)
    await page.getByLabel('Senha', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page.getByLabel('Código do aplicativo autenticador')).toBeFocused()
  }
  await enterPassword()
  await expectAccessible(page)
  await page.getByLabel('Código do aplicativo autenticador').fill(codeAt(0))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile/)

  await enterPassword()
  await page.getByRole('button', { name: 'Estou sem o aplicativo' }).click()
  await page.getByLabel('Código de recuperação').fill(recovery)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/profile/)

  await page.goto('/settings')
  await card.getByRole('button', { name: 'Desativar', exact: true }).click()
  await card.getByLabel('Senha atual', { exact: true }).fill(account.password)
  await card.getByLabel('Código do aplicativo autenticador').fill(codeAt(30_000))
  await card.getByRole('button', { name: 'Desativar verificação' }).click()
  await expect(page.getByText('Verificação em duas etapas desativada.').first()).toBeVisible()
})

test('a new password keeps the other tabs of this browser signed in', async ({ page, seed, signIn, context }) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/settings')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(other.getByText('Este aparelho')).toBeVisible()
  const card = page.getByRole('region', { name: 'Segurança' })
  await card.getByRole('button', { name: 'Alterar senha' }).click()
  await card.getByLabel('Senha atual', { exact: true }).fill(account.password)
  await card.getByLabel('Nova senha', { exact: true }).fill('Senha-nova-2')
  await card.getByLabel('Confirmar nova senha', { exact: true }).fill('Senha-nova-2')
  await card.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page.getByText('Senha alterada. As outras sessões foram encerradas.').first()).toBeVisible()
  for (const tab of [page, other]) {
    await tab.reload()
    await expect(tab.getByText('Este aparelho')).toBeVisible()
  }
})
