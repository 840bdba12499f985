import { expect, expectAccessible, test } from './fixtures.ts'

/** A month of a shop: sales, rent, wages, one Pix that nothing explains, and the bank's balance. */
function statement(): Buffer {
  const rows = [
    ['20261002', '4200.00', 'CIELO VENDAS DEBITO'],
    ['20261005', '-1500.00', 'PIX ENVIADO IMOBILIARIA CENTRAL ALUGUEL'],
    ['20261006', '-1800.00', 'PAGTO SALARIOS FOLHA'],
    ['20261015', '3900.00', 'CIELO VENDAS DEBITO'],
    ['20261018', '-250.00', 'PIX ENVIADO MARIA LUZIA SILVA'],
  ]
  const list = rows.map(
    ([day, amount, memo], n) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${n}<MEMO>${memo}</STMTTRN>`,
  )
  return Buffer.from(
    `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>341<ACCTID>12345-6<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n${list.join('\n')}\n</BANKTRANLIST><LEDGERBAL><BALAMT>9550.00<DTASOF>20261031</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`,
  )
}

test('a statement is imported, sorted, read as a result and undone', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: 'Configurações', exact: true })).toBeVisible()
  await page
    .getByRole('region', { name: 'Quanto tempo dura o seu caixa?' })
    .getByRole('link', { name: 'Importar extrato' })
    .click()
  await expect(page).toHaveURL(/\/financas\/movimentacoes$/)
  await page.goto('/financas')
  await expect(page).toHaveURL(/\/financas\/movimentacoes$/)
  await expect(page.getByRole('heading', { name: 'Aqui ficam as movimentações da empresa' })).toBeVisible()
  await expectAccessible(page)

  const file = { name: 'extrato outubro.ofx', mimeType: 'application/octet-stream', buffer: statement() }
  await page.getByLabel('Arquivo do extrato').setInputFiles(file)
  const preview = page.getByRole('dialog', { name: 'Confira antes de importar' })
  await expect(preview.getByText('Saldo de partida: R$ 9.550')).toBeVisible()
  await expect(preview.getByRole('tab', { name: 'Novas 5' })).toBeVisible()
  await preview.getByRole('button', { name: 'Confirmar importação' }).click()
  await expect(page.getByText('5 movimentações importadas.')).toBeVisible()

  const unknown = page.getByLabel('Categoria de PIX ENVIADO MARIA LUZIA SILVA')
  await expect(unknown).toHaveValue('')
  await unknown.selectOption({ label: 'Outras despesas' })
  await expect(unknown).toHaveValue('outras-despesas')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Resultado' }).click()
  await expect(page.getByText('Resultado de out/2026')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Movimentações' }).click()
  await page.getByRole('button', { name: 'Desfazer importação de extrato outubro.ofx' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer importação' }).click()
  await expect(page.getByText('Importação desfeita.')).toBeVisible()
})

test('several files are taken one after another, and told about at the end', async ({ page, seed, signIn, allow }) => {
  allow(/422/)
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/financas/movimentacoes')
  const file = (name: string, content: string | Buffer) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  })
  const table = 'Data,Valor,Identificador,Descrição\n01/10/2026,-50.00,a1,PADARIA SOL\n'
  const files = [
    file('outubro.ofx', statement()),
    file('extrato.pdf', '%PDF-1.7 extrato'),
    file('nubank.csv', table),
    file('de novo.ofx', statement()),
  ]
  await page.getByLabel('Arquivo do extrato').setInputFiles(files)
  const preview = page.getByRole('dialog', { name: 'Confira antes de importar' })
  await expect(preview.getByText('Arquivo 1 de 4: outubro.ofx')).toBeVisible()
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Confirmar importação' }).click()
  const refused = page.getByRole('dialog', { name: 'Não deu para ler o arquivo' })
  await expect(refused.getByText('Arquivo 2 de 4: extrato.pdf')).toBeVisible()
  await refused.getByRole('button', { name: 'Próximo arquivo' }).click()
  await expect(preview.getByText('Arquivo 3 de 4: nubank.csv')).toBeVisible()
  await preview.getByRole('button', { name: 'Pular este arquivo' }).click()
  await expect(preview.getByRole('tab', { name: 'Já importadas 5' })).toBeVisible()
  await preview.getByRole('button', { name: 'Confirmar importação' }).click()

  const summary = page.getByRole('dialog', { name: 'Resumo da importação' })
  await expect(summary.getByText('Dos 4 arquivos, 2 foram importados: 5 movimentações novas.')).toBeVisible()
  const told = summary.getByRole('list', { name: 'Arquivos' }).getByRole('listitem')
  await expect(told).toContainText([
    '5 novas',
    'É um PDF: exporte o extrato em OFX ou CSV.',
    'Nada deste arquivo foi importado.',
    '0 nova · 5 já importadas',
  ])
  await expectAccessible(page)
  await summary.getByRole('button', { name: 'Concluir' }).click()
  await expect(page.getByRole('region', { name: 'Importações' }).getByRole('listitem')).toHaveCount(2)

  // Leaving in the middle keeps what is stored and says what isn't.
  await page.getByLabel('Arquivo do extrato').setInputFiles([files[2]!, files[0]!])
  await preview.getByRole('button', { name: 'Confirmar importação' }).click()
  await expect(preview.getByText('Arquivo 2 de 2: outubro.ofx')).toBeVisible()
  await preview.getByRole('button', { name: 'Cancelar' }).click()
  await expect(summary.getByText('Dos 2 arquivos, 1 foi importado: 1 movimentação nova.')).toBeVisible()
  await expect(told.last()).toContainText('Nada deste arquivo foi importado.')
})

test("a file that looks like a card's bill may be an account's: its own questions come with that answer", async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/financas/movimentacoes')
  const table =
    'Fatura do cartão;final 4412\n\ndata;lançamento;valor\n01/10/2026;MERCADO SOL;289,81\n03/10/2026;POSTO;180,00\n'
  const file = { name: 'fatura.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.getByLabel('Arquivo do extrato').setInputFiles(file)
  const preview = page.getByRole('dialog', { name: 'Confira antes de importar' })
  const what = preview.getByLabel('O arquivo parece a fatura de um cartão. O que é?')
  const sign = preview.getByLabel('O arquivo não diz se estes valores entraram ou saíram da conta. O que eles são?')
  await what.selectOption({ label: 'Cartão de crédito' })
  await expect(sign).toBeHidden()
  await what.selectOption({ label: 'Conta corrente' })
  await expect(preview.getByLabel('Tipo')).toHaveValue('corrente')
  await expect(preview.getByLabel('Apelido')).toHaveValue('Conta corrente')
  await expect(preview.getByText('A lista abaixo foi lida como cartão de crédito.')).toBeVisible()
  await sign.selectOption({ label: 'Entradas (dinheiro que entrou)' })
  await preview.getByLabel('No arquivo, que dia é 01/10/2026?').selectOption('dma')
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Confirmar importação' }).click()
  await expect(page.getByText('2 movimentações importadas.')).toBeVisible()
})

test('a page that is no statement is refused with what to do', async ({ page, seed, signIn, allow }) => {
  allow(/422/)
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/financas/movimentacoes')
  const file = { name: 'extrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 extrato') }
  await page.getByLabel('Arquivo do extrato').setInputFiles(file)
  await expect(
    page.getByText('Não reconhecemos este arquivo como extrato. É um PDF: exporte o extrato em OFX ou CSV.'),
  ).toBeVisible()
})

test('an account in cash is added, typed into, renamed and removed; corrections teach rules that can be forgotten', async ({
  page,
  seed,
  signIn,
}) => {
  const account = await seed.user()
  await seed.company(account)
  await signIn(account)
  await page.goto('/financas/movimentacoes')
  await page.getByRole('button', { name: 'Adicionar conta sem extrato' }).click()
  const adding = page.getByRole('dialog', { name: 'Adicionar conta' })
  await adding.getByRole('button', { name: 'Salvar' }).click()
  await expect(adding.getByText('Dê um apelido à conta.')).toBeVisible()
  await adding.getByLabel('Apelido').fill('Caixa da loja')
  await adding.getByLabel('Saldo inicial (R$)').fill('300')
  await adding.getByLabel('No fim do dia').fill('2026-01-31')
  await adding.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('region', { name: 'Contas' }).getByText('Caixa da loja')).toBeVisible()

  await page.getByRole('button', { name: 'Adicionar movimentação' }).click()
  const typing = page.getByRole('dialog', { name: 'Adicionar movimentação' })
  await typing.getByLabel('Data').fill('2026-02-03')
  await typing.getByLabel('Valor (R$)').fill('45,90')
  await typing.getByLabel('Descrição').fill('FEIRA DO ZE')
  await typing.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('region', { name: 'Contas' }).getByText('R$ 254,10')).toBeVisible()

  await page.getByLabel('Categoria de FEIRA DO ZE').selectOption({ label: 'Nova categoria…' })
  const naming = page.getByRole('dialog', { name: 'Nova categoria' })
  await naming.getByLabel('Nome da categoria').fill('Hortifruti')
  await naming.getByLabel('Grupo').selectOption({ label: 'Custos variáveis' })
  await naming.getByRole('button', { name: 'Salvar' }).click()
  const rules = page.getByRole('region', { name: 'Regras aprendidas' })
  await expect(rules.getByText('Saídas em Hortifruti · 1 escolha')).toBeVisible()
  await expectAccessible(page)
  await rules.getByRole('button', { name: /Esquecer a regra de/ }).click()
  await expect(rules).toBeHidden()

  await page.getByRole('button', { name: 'Mais filtros' }).click()
  await page.getByLabel('Entradas e saídas').selectOption('entrada')
  await expect(page).toHaveURL(/sentido=entrada/)
  await expect(page.getByText('Nenhuma movimentação com estes filtros')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page.getByText('FEIRA DO ZE').first()).toBeVisible()

  await page.getByRole('button', { name: 'Editar conta Caixa da loja' }).click()
  await page.getByRole('dialog').getByLabel('Apelido').fill('Gaveta')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await page.getByRole('button', { name: 'Editar conta Gaveta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar conta' }).click()
  await expect(page.getByRole('dialog').getByText('1 movimentação')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar conta' }).click()
  await expect(page.getByText('Aqui ficam as movimentações da empresa')).toBeVisible()
})
