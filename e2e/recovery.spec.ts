import { expect, test } from './fixtures.ts'
import { mailsTo } from './mailbox.ts'

/** The code of the newest message to an address; mail leaves from the queue, so it may take a moment. */
async function mailedCode(dataDir: string, email: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(
      () => {
        for (const mail of mailsTo(email, dataDir).reverse()) {
          // The body begins after the first empty line; headers hold digits of their own.
          code = /\b(\d{6})\b/.exec(mail.replace(/^[\s\S]*?\r?\n\r?\n/, ''))?.[1]
          if (code) return true
        }
        return false
      },
      { timeout: 20_000 },
    )
    .toBe(true)
  return code ?? ''
}

test('a forgotten password is set anew with the mailed code', async ({ page, seed, server, allow }) => {
  allow(/status of 422/)
  const account = await seed.user()
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail', { exact: true }).fill(account.email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  const field = page.getByLabel('Código de verificação')
  await expect(field).toBeFocused()
  const code = await mailedCode(server.dataDir, account.email)

  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Verificar código' }).click()
  await expect(page.getByText('Código inválido ou expirado.')).toBeVisible()
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(field).toHaveValue(code)
  await page.keyboard.press('Enter')

  const password = page.getByLabel('Nova senha', { exact: true })
  const confirmation = page.getByLabel('Confirmar nova senha', { exact: true })
  await expect(password).toBeFocused()
  const submit = page.getByRole('button', { name: 'Redefinir senha' })
  await submit.click()
  await expect(page.getByText('Por favor, preencha todos os campos.')).toBeVisible()
  await password.fill('Senha-nova-2')
  await confirmation.fill('Senha-nova-3')
  await submit.click()
  await expect(page.getByText('As senhas não coincidem.')).toBeVisible()
  await confirmation.fill('Senha-nova-2')
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Senha redefinida com sucesso!' })).toBeVisible()

  await page.getByRole('link', { name: 'Ir para o login' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill(account.email)
  await page.getByLabel('Senha', { exact: true }).fill('Senha-nova-2')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL(/\/onboarding\/create-company$/)
})

test('another code may be asked for after a minute, and one may begin again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/forgot-password')
  await page.getByLabel('E-mail', { exact: true }).fill('ninguem@exemplo.com.br')
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await expect(page.getByLabel('Código de verificação')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reenviar código' })).toHaveCount(0)
  await page.clock.runFor(61_000)
  await page.getByRole('button', { name: 'Reenviar código' }).click()
  await expect(page.getByRole('button', { name: 'Reenviar código' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Recomeçar' }).click()
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue('')
  await page.getByRole('link', { name: 'Voltar ao login' }).click()
  await expect(page).toHaveURL(/\/login$/)
})
