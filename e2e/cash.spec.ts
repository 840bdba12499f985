import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import type { Account } from './seed.ts'

const DAY = 86_400_000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)

type Seed = { call: (method: string, path: string, body?: unknown, token?: string) => Promise<unknown> }

/** Money in the till, rent each month and a client each week. */
async function commit(seed: Seed, account: Account, companyId: string): Promise<void> {
  const path = `/companies/${companyId}`
  const conta = { apelido: 'Caixa', tipo: 'dinheiro', saldoInicial: 9_000 }
  await seed.call('POST', `${path}/contas`, conta, account.token)
  for (const body of [
    {
      tipo: 'pagar',
      descricao: 'Aluguel',
      valor: 6_000,
      vencimento: dayAfter(10),
      repete: 'mensal',
      categoria: 'aluguel',
    },
    {
      tipo: 'receber',
      descricao: 'Cliente',
      valor: 1_000,
      vencimento: dayAfter(3),
      repete: 'semanal',
      categoria: 'vendas-produtos',
    },
  ])
    await seed.call('POST', `${path}/compromissos`, body, account.token)
}

const sentence = (page: Page) => page.getByText(/^Seu caixa /).first()

test('levers move the forecast, are kept as scenarios and held against each other', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const company = await seed.company(account)
  await commit(seed, account, company.id)
  await signIn(account)
  await page.goto('/financas/caixa')
  await expect(sentence(page)).toBeVisible()
  const before = await sentence(page).textContent()
  await expectAccessible(page)

  await page.getByLabel('Volume, valor exato').fill('-60')
  await expect(sentence(page)).not.toHaveText(before ?? '')
  const changes = page.getByLabel('O que este cenário muda')
  await expect(changes.getByText('Receita, impostos sobre vendas e custos variáveis × (1 + −60%)')).toBeVisible()
  await page.getByLabel('Preço, valor exato').fill('abc')
  await expect(page.getByText('Informe uma porcentagem de -100 a 300.')).toBeVisible()
  await page.getByLabel('Preço, valor exato').fill('0')
  const loan = page.getByRole('group', { name: 'Empréstimo' })
  await loan.getByLabel('Valor').fill('30000')
  await expect(changes.getByText(/R\$ 30\.000 entram hoje e saem em 12 parcelas/)).toBeVisible()
  await loan.getByLabel('Parcelas').fill('600')
  await expect(page.getByText('Informe de 1 a 120 parcelas.')).toBeVisible()
  await expect(changes.getByText(/entram hoje/)).toBeHidden()
  await loan.getByLabel('Valor').fill('')
  await page.getByLabel('Despesa', { exact: true }).selectOption({ label: 'Aluguel e condomínio' })
  await expect(changes.getByText('Corte em Aluguel e condomínio')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Salvar cenário' }).click()
  await expect(page.getByText('Dê um nome ao cenário.')).toBeVisible()
  await page.getByLabel('Nome do cenário').fill('Vender menos')
  await page.getByRole('button', { name: 'Salvar cenário' }).click()
  await expect(page.getByText('Cenário salvo.')).toBeVisible()
  const moved = await sentence(page).textContent()
  await page.getByRole('button', { name: 'Voltar ao que é hoje' }).click()
  await expect(sentence(page)).toHaveText(before ?? '')
  await page.getByRole('button', { name: 'Abrir Vender menos' }).click()
  await expect(sentence(page)).toHaveText(moved ?? '')

  await page.getByRole('button', { name: 'Comparar cenários' }).click()
  const comparison = page.getByRole('region', { name: 'Comparação de cenários' })
  await expect(comparison.getByRole('row', { name: /Ponto mais baixo/ })).toBeVisible()
  await expect(comparison.getByLabel('Segundo cenário')).toHaveValue(/./)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Apagar Vender menos' }).click()
  await expect(page.getByText('o cenário fica aqui para abrir e comparar')).toBeVisible()
})

test('what the movements measure counts on the panel and leads back to them', async ({ page, seed, signIn }) => {
  const account = await seed.user()
  const company = await seed.company(account, { faturamento: 20_000, funcionarios: 3 })
  const path = `/companies/${company.id}`
  const { data: conta } = await seed.call<{ data: { id: string } }>(
    'POST',
    `${path}/contas`,
    { apelido: 'Caixa', tipo: 'dinheiro', saldoInicial: 4_000, saldoInicialEm: dayAfter(-150) },
    account.token,
  )
  for (let days = 5; days < 140; days += 15)
    for (const [valor, categoria] of [
      [18_000, 'vendas-produtos'],
      [-9_000, 'mercadorias'],
    ])
      await seed.call(
        'POST',
        `${path}/lancamentos`,
        { contaId: conta.id, data: dayAfter(-days), valor, descricao: 'MOVIMENTO', categoria },
        account.token,
      )
  await seed.diagnostic(account, company)
  await signIn(account)
  await page.goto('/profile')
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Faturamento mensal' }) })
  await expect(card.getByText('Medido nas movimentações')).toBeVisible()
  await card.getByRole('button', { name: /^Faturamento mensal/ }).click()
  await page.getByRole('group', { name: 'De onde veio este número?' }).getByRole('link').click()
  await expect(page).toHaveURL(/movimentacoes\?de=\d{4}-\d{2}-01&ate=.*&sentido=entrada/)
  await expect(page.getByText('MOVIMENTO').first()).toBeVisible()
  await expect(page.getByLabel('Entradas e saídas')).toHaveValue('entrada')
})
