import type { Locator, Page, Request } from '@playwright/test'
import type { AppServer } from './app-server.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

/** What a link is made of, and every place where its token must not turn up. */
async function createLink(page: Page, password = ''): Promise<string> {
  await page.getByRole('button', { name: 'Criar link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Criar link' })
  await expect(dialog.getByLabel('Validade')).toHaveValue('7')
  await expect(dialog.getByText('Nenhum link criado até agora.')).toBeVisible()
  await dialog.getByLabel('Senha (opcional)').fill(password)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Criar link' }).click()
  const url = await dialog.getByLabel('Endereço do link').inputValue()
  await expect(dialog.getByText('nunca aberto')).toBeVisible()
  await expectAccessible(page)
  return url
}

/** Without the marks of figures that can be asked. */
const textOf = async (locator: Locator) => ((await locator.textContent()) ?? '').replace(/\s+/g, ' ')

const addressesOf = (requests: readonly Request[]) =>
  requests.map((request) => `${request.url()} ${request.headers().referer ?? ''}`).join('\n')

test('an analysis leaves by a link with a password, until it is revoked', async ({
  page,
  browser,
  seed,
  signIn,
  allow,
}) => {
  allow(/40[34]|429/)
  const account = await seed.user()
  const company = await seed.company(account)
  const analysisId = await seed.diagnostic(account, company)
  await signIn(account)
  await page.goto(`/profile?analise=${analysisId}`)
  const url = await createLink(page, 'abre-te')
  const token = url.split('#')[1] ?? ''
  expect(new URL(url).pathname).toBe('/r')

  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  const visitor = await context.newPage()
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  const opened = await visitor.goto(url)
  expect(opened?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-cache',
    'referrer-policy': 'no-referrer',
  })
  const html = (await opened?.text()) ?? ''
  expect(html).toContain('name="robots" content="noindex, nofollow"')
  for (const secret of [company.nome, token]) expect(html).not.toContain(secret)

  await visitor.getByLabel('Senha do link').fill('errada')
  await visitor.getByRole('button', { name: 'Abrir' }).click()
  await expect(visitor.getByText('Senha incorreta.')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByLabel('Senha do link').fill('abre-te')
  await visitor.getByRole('button', { name: 'Abrir' }).click()
  await expect(visitor.getByRole('heading', { level: 1, name: company.nome })).toBeVisible()
  await expectAccessible(visitor)
  for (const name of ['Dimensões', 'Gráficos', 'Plano de ação', 'Resumo do investimento', 'Relatório completo'])
    await expect(visitor.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(visitor.getByText('Vender mais durante a semana')).toHaveCount(0)
  await visitor.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(visitor)
  for (const role of ['navigation', 'contentinfo'] as const) await expect(visitor.getByRole(role)).toHaveCount(0)
  await expect(visitor.getByText(account.email)).toHaveCount(0)
  expect(visitor.url()).toBe(url.split('#')[0])
  expect(addressesOf(requests)).not.toContain(token)
  expect(requests.filter((request) => request.postData()?.includes(token)).length).toBe(3)

  await page.reload()
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Privacidade' })
  await expect(card.getByText('aberto 1 vez · com senha')).toBeVisible()
  await card.getByRole('button', { name: /^Revogar/ }).click()
  await expect(card.getByText(/^Revogado em/)).toBeVisible()
  await expectAccessible(page)
  await visitor.reload()
  await expect(visitor.getByText('Este link não existe ou expirou.')).toBeVisible()
  await expectAccessible(visitor)
  await context.close()
})

test('the message of an analysis says what the screen shows', async ({ page, seed, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const account = await seed.user()
  const company = await seed.company(account)
  const analysisId = await seed.diagnostic(account, company)
  await signIn(account)
  await page.goto(`/profile?analise=${analysisId}`)
  const dialog = page.getByRole('dialog', { name: 'Detalhes da análise' })
  const link = dialog.getByRole('link', { name: 'Enviar por WhatsApp' })
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  const text = address.searchParams.get('text') ?? ''
  expect(text.length).toBeLessThanOrEqual(900)
  expect(text.split('\n')[0]).toContain(company.nome)
  const lineOf = (name: string) => text.split('\n').find((line) => line.startsWith(name)) ?? ''
  await dialog.getByRole('button', { name: 'Copiar texto' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  const score = await textOf(dialog.getByRole('region', { name: 'Nota geral' }).locator('.figure').first())
  expect(lineOf('Nota geral')).toContain(`${score} de 100`)
  const deadline = /(\d+ dias?)/.exec(lineOf('Próximo prazo'))?.[1] ?? '-'
  await expect.poll(() => textOf(dialog)).toContain(deadline)
  const shown = await textOf(dialog)
  const gain = lineOf('Ganho mensal do plano').split(': ')[1]
  if (gain) expect(shown).toContain(gain)
  await dialog.getByRole('tab', { name: 'Relatório Completo' }).click()
  const revenue = /R\$ [\d.,]+/.exec(lineOf('Faturamento mensal'))?.[0] ?? '-'
  await expect.poll(() => textOf(dialog)).toContain(revenue)
  const report = await textOf(dialog)
  for (const figure of lineOf('O número que decide').match(/\d[\d.,]*/g) ?? ['-'])
    expect(report).toContain(figure.replace(/[.,]$/, ''))
})

/** A month of a shop, and what is agreed for the next weeks. */
async function withStatement(server: AppServer, token: string, companyId: string): Promise<void> {
  const rows = [
    ['20261002', '4200.00', 'CIELO VENDAS DEBITO'],
    ['20261005', '-1500.00', 'PIX ENVIADO IMOBILIARIA SIGILO ALUGUEL'],
    ['20261015', '3900.00', 'CIELO VENDAS DEBITO'],
  ]
  const list = rows.map(
    ([day, amount, memo], n) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${n}<MEMO>${memo}</STMTTRN>`,
  )
  const file = `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>341<ACCTID>12345-6<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n${list.join('\n')}\n</BANKTRANLIST><LEDGERBAL><BALAMT>9550.00<DTASOF>20261031</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  const call = async (path: string, type: string, body: string) => {
    const reply = await fetch(`${server.url}/companies/${companyId}/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type, 'x-nome-arquivo': 'extrato.ofx' },
      body,
    })
    expect(reply.ok, await reply.clone().text()).toBe(true)
    return (await reply.json()) as { data: { previaId: string; contas: { chave: string }[] } }
  }
  const { data } = await call('importacoes/previa', 'application/octet-stream', file)
  const contas = data.contas.map(({ chave }) => ({ chave, nova: { apelido: 'Itaú', tipo: 'corrente' } }))
  await call('importacoes', 'application/json', JSON.stringify({ previaId: data.previaId, contas }))
  const rent = {
    tipo: 'pagar',
    descricao: 'Sigilo do aluguel',
    valor: 1_500,
    vencimento: '2027-01-05',
    repete: 'mensal',
    categoria: 'aluguel',
  }
  await call('compromissos', 'application/json', JSON.stringify(rent))
}

test('a result and a cash forecast leave without a name in them', async ({ page, server, seed, signIn }) => {
  const account = await seed.user()
  const company = await seed.company(account)
  await withStatement(server, account.token, company.id)
  await signIn(account)
  await page.goto('/financas/resultado?mes=2026-10')
  const message = new URL((await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')) ?? '')
  const text = message.searchParams.get('text') ?? ''
  const shown = await textOf(page.getByRole('main'))
  const figures = text.match(/R\$ [\d.]+(?:,\d\d)?/g) ?? []
  expect(figures.length).toBeGreaterThanOrEqual(4)
  for (const figure of figures) expect(shown).toContain(figure)

  const result = await createLink(page)
  await page.goto('/financas/caixa')
  await page.getByRole('button', { name: 'Criar link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Criar link' })
  await expect(dialog.getByText('Resultado de')).toBeVisible()
  await dialog.getByRole('button', { name: 'Criar link' }).click()
  const cash = await dialog.getByLabel('Endereço do link').inputValue()

  for (const [url, title] of [
    [result, 'Resultado do mês'],
    [cash, 'Caixa das próximas 13 semanas'],
  ] as const) {
    await page.goto(url)
    await expect(page.getByText(title)).toBeVisible()
    for (const details of await page.locator('summary').all()) await details.click()
    await expect(page.getByText(/sigilo/i)).toHaveCount(0)
    await expect(page.getByText('Aluguel e condomínio').first()).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  }
})

test('a link of the cash shows the scenario on the screen, and says what it leaves out', async ({
  page,
  server,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  const company = await seed.company(account)
  await withStatement(server, account.token, company.id)
  await signIn(account)
  await page.goto('/financas/caixa')
  await page.getByRole('textbox', { name: 'Volume' }).fill('-10')
  const dialog = page.getByRole('dialog', { name: 'Criar link' })
  await page.getByRole('button', { name: 'Criar link' }).click()
  await expect(dialog.getByText('O que você mudou na tela não vai junto')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await page.getByLabel('Nome do cenário').fill('Mês fraco')
  await page.getByRole('button', { name: 'Salvar cenário' }).click()
  await expect(page.getByText('Cenário salvo.')).toBeVisible()
  await page.getByRole('button', { name: 'Criar link' }).click()
  await expect(dialog.getByText('O link mostra o cenário “Mês fraco”.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Criar link' }).click()
  await page.goto(await dialog.getByLabel('Endereço do link').inputValue())
  await expect(page.getByText('Cenário: Mês fraco.')).toBeVisible()
})

test('an address without its code, or with another in the same tab, says so or opens', async ({ page, allow }) => {
  allow(/404/)
  await page.goto('/r')
  await expect(page.getByText('Este link não existe ou expirou.')).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = 'x'.repeat(43)
  })
  await expect(page.getByText('Este link não existe ou expirou.')).toBeVisible()
  await expect(page).toHaveURL(/\/r$/)
  await expectAccessible(page)
})
