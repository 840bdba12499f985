import { expect, expectAccessible, test } from './fixtures.ts'

test('a plan is adopted, moved by keyboard, finished, undone and commented', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const company = await seed.company(account)
  await seed.diagnostic(account, company)
  await signIn(account)
  await page.goto('/plano')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Adotar plano' }).click()
  const todo = page.getByRole('region', { name: /^A fazer/ })
  await expect(todo.getByRole('article').first()).toBeVisible()
  const count = await todo.getByRole('article').count()
  await expectAccessible(page)

  const first = (await todo.getByRole('article').first().getAttribute('aria-label')) ?? ''
  await page.getByRole('article', { name: first }).getByRole('button', { name: 'Mover para' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('group', { name: 'Mover para' }).getByRole('button', { name: 'Feitas' }).focus()
  await page.keyboard.press('Enter')
  const outcome = page.getByRole('dialog', { name: 'Como ficou?' })
  await expectAccessible(page)
  await outcome.getByLabel('Depois').fill('12,5')
  await outcome.getByLabel('Unidade').fill('dias')
  await outcome.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('region', { name: /^Feitas/ }).getByText('12,5 dias')).toBeVisible()
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect(todo.getByRole('article')).toHaveCount(count)

  await page.getByRole('article', { name: first }).getByRole('button', { name: 'Comentar' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Comentário', { exact: true })).toBeFocused()
  await page.keyboard.type('Falei com o fornecedor.')
  await dialog.getByRole('button', { name: 'Comentar' }).click()
  await expect(dialog.getByText('Falei com o fornecedor.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  await page.goto('/profile')
  await expect(page.getByText(`Meu plano: 0 de ${count} tarefas feitas.`)).toBeVisible()
})

test('a card is dragged to its column by the pointer', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const company = await seed.company(account)
  await seed.task(account, company, { acao: 'Ligar para os devedores', prazo: '2020-01-10' })
  await signIn(account)
  await page.goto('/plano')
  const card = page.getByRole('article', { name: 'Ligar para os devedores' })
  await expect(card.getByText('Atrasada')).toBeVisible()
  const doing = page.getByRole('region', { name: /^Fazendo/ })
  await card.dragTo(doing)
  await expect(doing.getByRole('article')).toHaveCount(1)
  await page.reload()
  await expect(doing.getByRole('article', { name: 'Ligar para os devedores' })).toBeVisible()
})

test('two tabs: the other follows by itself, and an old form is refused', async ({
  page,
  context,
  seed,
  signIn,
  allow,
}) => {
  allow(/409/)
  const account = await seed.user()
  const company = await seed.company(account)
  await seed.task(account, company, { acao: 'Ligar para os devedores' })
  await signIn(account)
  await page.goto('/plano')
  await page.getByRole('article').getByRole('button', { name: 'Comentar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Responsável').fill('Bia')

  const other = await context.newPage()
  await other.goto('/plano')
  await other.getByRole('article').getByRole('button', { name: 'Mover para' }).click()
  await other.getByRole('group', { name: 'Mover para' }).getByRole('button', { name: 'Fazendo' }).click()
  await expect(other.getByRole('region', { name: /^Fazendo/ }).getByRole('article')).toHaveCount(1)

  await expect(page.getByRole('dialog', { name: 'Tarefa · Fazendo' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog.getByText('Esta tarefa mudou em outra tela. Atualize para ver.')).toBeVisible()
  await dialog.getByText('Histórico').click()
  await expect(dialog.getByText('Coluna: de A fazer para Fazendo')).toBeVisible()
  await expectAccessible(page)
})

test('what another screen adds before this one is told of changes is not missed', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const company = await seed.company(account)
  await seed.task(account, company, { acao: 'Ligar para os devedores' })
  await signIn(account)
  // The room is entered late: nobody tells this page of what happens until then.
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer()
    let entering = false
    socket.onMessage((message) => {
      entering ||= String(message).includes('register_company')
      if (entering) setTimeout(() => server.send(message), 3_000)
      else server.send(message)
    })
  })
  await page.goto('/plano')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.waitForTimeout(4_500)
  await seed.task(account, company, { acao: 'Trocar de banco' })
  await expect(page.getByRole('article', { name: 'Trocar de banco' })).toBeVisible({ timeout: 10_000 })
})

test('the plan is subscribed to, and printed without buttons', async ({ page, seed, signIn, request }) => {
  const account = await seed.user()
  const company = await seed.company(account)
  await seed.task(account, company, { acao: 'Ligar para os devedores', prazo: '2030-01-10' })
  await signIn(account)
  await page.goto('/plano')
  await page.getByRole('button', { name: 'Assinar agenda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assinar agenda' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar endereço' }).click()
  const url = await dialog.getByLabel('Endereço da agenda').inputValue()
  await expectAccessible(page)
  const path = new URL(url).pathname
  expect(await (await request.get(path)).text()).toContain('SUMMARY:Ligar para os devedores')
  await dialog.getByRole('button', { name: 'Encerrar endereço' }).click()
  await expect(page.getByText('Endereço encerrado.')).toBeVisible()
  expect((await request.get(path)).status()).toBe(404)
  await dialog.getByRole('button', { name: 'Fechar' }).click()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Ligar para os devedores')).toBeVisible()
  await expect(page.getByRole('button', { name: /Mover para|Adicionar tarefa|Assinar agenda|Imprimir/ })).toHaveCount(0)
  await expect(page.getByRole('navigation')).toHaveCount(0)
})
