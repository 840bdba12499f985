import { RESULT_LINES, type Resultado } from '@norteia/contracts/result'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { ResultTab } from './result-tab.tsx'

const CALL = 'GET /companies/c1/resultado'

const result = (over: Partial<Resultado> = {}): Resultado => ({
  mes: '2026-10',
  linhas: RESULT_LINES.map(({ id, nome }) => ({
    id,
    nome,
    valor: id === 'receita' ? 1_000 : 0,
    parcela: null,
    anterior: null,
    categorias:
      id === 'receita' ? [{ id: 'vendas-produtos', nome: 'Vendas de produtos', valor: 1_000, quantidade: 3 }] : [],
  })),
  margem: 1,
  pontoEquilibrio: 400,
  equilibrioEm: '2026-10-21',
  margemSeguranca: 0.6,
  semCategoria: { quantidade: 0, entradas: 0, saidas: 0 },
  variacaoSaldo: 1_000,
  lacunas: [],
  serie: [
    { mes: '2026-09', receita: 900, margem: 1, resultado: 900 },
    { mes: '2026-10', receita: 1_000, margem: 1, resultado: 1_000 },
  ],
  fatos: [],
  ...over,
})

beforeEach(() => signIn('t1', { ...marina, companies: [aurora], activeCompanyId: 'c1' }, true))
afterEach(() => signOut())

const show = (reply: { status?: number; body: object }) => {
  fakeServer({ 'GET /companies': { body: { success: true, data: [aurora] } }, [CALL]: reply })
  renderAt('/financas/resultado', '/financas/resultado', <ResultTab companyId="c1" />)
}

describe('Resultado', () => {
  it('leads from a category to its movements', async () => {
    show({ body: { success: true, data: result() } })
    expect(await screen.findByText(/Você empata quando vende/)).toBeDefined()
    const table = screen.getByRole('region', { name: 'Resultado de out/2026' })
    expect(within(table).getByText('Vendas de produtos (3)').getAttribute('href')).toBe(
      '/financas/movimentacoes?de=2026-10-01&ate=2026-10-31&categoria=vendas-produtos',
    )
  })

  it('says which days no statement covers, and what has no category', async () => {
    const lacunas = [{ contaId: 'a', de: '2026-10-05', ate: '2026-10-09' }]
    const semCategoria = { quantidade: 2, entradas: 50, saidas: -10 }
    show({ body: { success: true, data: result({ lacunas, semCategoria }) } })
    expect(await screen.findByText(/05\/10\/2026.*09\/10\/2026/)).toBeDefined()
    expect(screen.getByText(/2 movimentações sem categoria/)).toBeDefined()
  })

  it('says what was missing where the month did not break even', async () => {
    show({ body: { success: true, data: result({ margemSeguranca: -0.25, equilibrioEm: null }) } })
    expect(await screen.findByText('Faltou vender 25% da receita do mês para empatar.')).toBeDefined()
  })

  it('invites to import where nothing has moved', async () => {
    const linhas = result().linhas.map((line) => ({ ...line, valor: 0, categorias: [] }))
    const serie = [{ mes: '2026-10', receita: 0, margem: null, resultado: 0 }]
    show({ body: { success: true, data: result({ linhas, serie }) } })
    expect(await screen.findByText('Aqui fica o resultado do mês')).toBeDefined()
  })

  it('offers another try when the call fails', async () => {
    show({ status: 500, body: { success: false, message: 'Erro no servidor.' } })
    expect(await screen.findByRole('button', { name: /Tentar/ })).toBeDefined()
  })
})
