import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts'

/** Two months of a bakery: what was sold, two freights and the rent of each. */
const LINES = [
  ['2026-09-04', 6_000, 'PIX RECEBIDO HOTEL BELA VISTA', 'vendas-produtos'],
  ['2026-09-08', -180, 'PIX ENVIADO JADLOG', 'fretes'],
  ['2026-09-10', -2_000, 'PIX ENVIADO IMOBILIARIA CENTRAL', 'aluguel'],
  ['2026-10-05', 7_500, 'PIX RECEBIDO HOTEL BELA VISTA', 'vendas-produtos'],
  ['2026-10-07', -210, 'PIX ENVIADO JADLOG', 'fretes'],
  ['2026-10-10', -2_000, 'PIX ENVIADO IMOBILIARIA CENTRAL', 'aluguel'],
  ['2026-10-20', -145.5, 'PIX ENVIADO LALAMOVE', 'fretes'],
] as const

for (const [device, size] of [
  ['desktop', { width: 1280, height: 800 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`a question on own numbers leads to the movements behind it and goes on, ${device}`, async ({
    page,
    seed,
    signIn,
  }) => {
    const account = await seed.user()
    const company = await seed.company(account)
    const path = `/companies/${company.id}`
    const conta = { apelido: 'Itaú', tipo: 'corrente', saldoInicial: 1_000, saldoInicialEm: '2026-08-31' }
    const made = await seed.call<{ data: { id: string } }>('POST', `${path}/contas`, conta, account.token)
    for (const [data, valor, descricao, categoria] of LINES)
      await seed.call(
        'POST',
        `${path}/lancamentos`,
        { contaId: made.data.id, data, valor, descricao, categoria },
        account.token,
      )
    await signIn(account)
    await page.setViewportSize(size)
    await page.goto('/profile?aba=agente&agente=consultor')
    const question = page.getByLabel('Sua pergunta')
    const thread = page.getByRole('list', { name: 'Conversa com o consultor' })
    const ask = async (text: string) => {
      await question.fill(text)
      await question.press('Enter')
    }

    await ask('quanto gastei com frete em outubro de 2026?')
    // The first question of a process loads the grammar.
    await expect(thread).toContainText('Você gastou R$ 355,50 com Fretes sobre vendas em outubro de 2026.', {
      timeout: 30_000,
    })
    await expect(thread.getByRole('table')).toContainText('R$ 355,50')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await ask('e em setembro de 2026?')
    await expect(thread).toContainText('Você gastou R$ 180 com Fretes sobre vendas em setembro de 2026.')
    await ask('quanto é isso do faturamento?')
    await expect(thread).toContainText('3% da receita (R$ 6.000)')
    await ask('e no total?')
    await expect(thread).toContainText('Não sei responder isso com os seus dados.')

    await thread.getByRole('link', { name: 'Ver os 2 lançamentos' }).click()
    await expect(page).toHaveURL(/\/financas\/movimentacoes\?.*categoria=fretes/)
    await expect(page.getByText('2 movimentações: entradas R$ 0, saídas')).toBeVisible()
    await expect(page.getByText('PIX ENVIADO LALAMOVE').first()).toBeVisible()
    await expect(page.getByText('PIX ENVIADO IMOBILIARIA CENTRAL')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  })
