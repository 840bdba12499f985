import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from './fixtures.ts'
import { mailedLink, mailsTo } from './mailbox.ts'

const HOUR = 3_600_000
/** Alerts of one hour are gathered for one mail, which leaves two days later at the latest. */
const GATHERED = 6 * 60_000

test('the analysis, the report and the alert of the automation arrive without a reload', async ({
  page,
  seed,
  server,
  signIn,
}) => {
  test.setTimeout(120_000)
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 8_000, funcionarios: 6 })
  // Reports and alerts go to confirmed addresses only.
  const link = await mailedLink(account.email, server.dataDir, 'confirmar-email')
  await seed.call('POST', '/email-confirmation', { token: link.split('#')[1] })
  // Well below the 60 points that the alert asks for.
  const weak = { ai_usage: 'Não tenho interesse', kpis: 'Nenhum', acquisition_channels: ['Indicações'] }
  await seed.diagnostic(account, company, 'Alimentação', weak)
  // Something to say since the diagnostic.
  await seed.call('PUT', `/companies/${company.id}`, { faturamento: 9_000 }, account.token)
  await signIn(account)
  await page.goto('/profile?aba=agente')
  await expect(page.getByText('Sistema online')).toBeVisible()
  const bell = page.getByRole('button', { name: /^Notificações/ })
  const mails = () => mailsTo(account.email, server.dataDir).filter((mail) => !mail.includes('/confirmar-email#'))
  await expect(bell).toHaveAccessibleName('Notificações')

  await test.step('set the automation up', async () => {
    await page.getByLabel('Frequência das análises').selectOption('weekly')
    await page.getByLabel('Frequência dos relatórios').selectOption('weekly')
    await page.getByRole('button', { name: 'Configurar Automação' }).click()
    await expect(page.getByText('Automação configurada! 3 tarefas criadas.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Parar Alertas de KPI' })).toBeVisible()
    await expect(page.getByText('ATIVO', { exact: true })).toHaveCount(3)
    // The page tells the server two seconds after it has connected which company it watches.
    await page.waitForTimeout(3_000)
  })

  await test.step('within the hour the low score and revenue are told', async () => {
    await server.advance(HOUR)
    await expect(bell).toHaveAccessibleName(/2 não lidas/, { timeout: 20_000 })
    await bell.click()
    const list = page.getByRole('group', { name: 'Lista de notificações' })
    await expect(list).toContainText('Faturamento mensal abaixo do limite')
    await expect(list).toContainText('Padaria Aurora: Faturamento mensal em R$ 9.000, abaixo do mínimo de R$ 10.000.')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
    await expect(bell).toHaveAccessibleName('Notificações')
    await page.keyboard.press('Escape')
    await server.advance(GATHERED)
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1)
  })

  await test.step('on Monday the analysis and the report arrive', async () => {
    const { data } = await seed.call<{ data: { activeTasks: { type: string; nextRun: string }[] } }>(
      'GET',
      '/api/schedule/tasks',
      undefined,
      account.token,
    )
    const next = Date.parse(data.activeTasks.find(({ type }) => type === 'analysis')?.nextRun ?? '')
    await server.advance(next - Date.now() - HOUR - GATHERED + 60_000)
    await expect(page.getByRole('button', { name: /^Baixar PDF: Relatório semanal/ })).toBeVisible({ timeout: 20_000 })
    await expect(bell).toHaveAccessibleName(/2 não lidas/, { timeout: 20_000 })
    await bell.click()
    const list = page.getByRole('group', { name: 'Lista de notificações' })
    await expect(list).toContainText('Nova análise pronta')
    await expect(list).toContainText('Novo relatório')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tab', { name: /^Histórico de Análises/ })).toHaveAccessibleName(/2$/)
  })

  await test.step('the report downloads, and went out by mail', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Baixar PDF: Relatório semanal/ }).click(),
    ])
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    await expect.poll(() => mails().length).toBe(2)
  })

  await test.step('a stopped task is gone', async () => {
    await page.getByRole('button', { name: 'Parar Alertas de KPI' }).click()
    await expect(page.getByText('Tarefa parada com sucesso!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Parar Alertas de KPI' })).toHaveCount(0)
  })

  await test.step("a mail's link stops that kind of mail", async () => {
    const report = mailsTo(account.email, server.dataDir).find((mail) => mail.includes('norteia-relatorio.pdf')) ?? ''
    const [link = ''] = /http\S+\/unsubscribe\?token=[\w-]+/.exec(report) ?? []
    await page.goto(link)
    await expect(
      page.getByText('Você não quer mais receber os relatórios por e-mail? O resumo da semana para junto.'),
    ).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Parar de receber' }).click()
    await expect(page.getByRole('heading', { name: 'E-mails interrompidos' })).toBeVisible()
    await page.getByRole('link', { name: 'Abrir Configurações' }).click()
    await expect(page.getByRole('switch', { name: 'Relatórios por e-mail' })).not.toBeChecked()
    await expect(page.getByRole('switch', { name: 'Alertas por e-mail' })).toBeChecked()
  })
})
