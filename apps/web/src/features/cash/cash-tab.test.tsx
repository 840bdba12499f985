import { type CashInput, cashBase } from '@norteia/engine/cash/base'
import { computeCash } from '@norteia/engine/cash/cash'
import { historyOf } from '@norteia/engine/cash/history'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { CashTab } from './cash-tab.tsx'

const HOJE = '2026-11-23'

/** A forecast from a balance and one rent a month, or of nothing at all. */
function cash(centavos: number | null, contas: CashInput['contas'] = []) {
  const compromissos =
    centavos === null
      ? []
      : [
          {
            descricao: 'Aluguel',
            centavos: -1_000_00,
            vencimento: '2026-12-05',
            repete: 'mensal' as const,
            ate: null,
            categoria: 'aluguel',
          },
        ]
  const saldos = centavos === null ? [] : [{ contaId: 'a', centavos, em: '2026-11-22', provado: true }]
  return computeCash(
    cashBase({ hoje: HOJE, saldos, contas, categorias: [], compromissos, historia: historyOf([], HOJE) }),
    {},
  )
}

beforeEach(() => signIn('t1', { ...marina, companies: [aurora], activeCompanyId: 'c1' }, true))
afterEach(() => signOut())

const list = { body: { success: true, data: [] } }
const show = (reply: { status?: number; body: object }) => {
  const server = fakeServer({
    'GET /companies': { body: { success: true, data: [aurora] } },
    'GET /companies/c1/caixa': reply,
    'GET /companies/c1/compromissos': list,
    'GET /companies/c1/cenarios': list,
  })
  renderAt('/financas/caixa', '/financas/caixa', <CashTab companyId="c1" />)
  return server
}

describe('Caixa', () => {
  it('begins with the sentence, and answers a lever without asking the server', async () => {
    const server = show({ body: { success: true, data: cash(5_000_00) } })
    expect(await screen.findByText(/^Seu caixa não acaba nas próximas 13 semanas/)).toBeDefined()
    const calls = server.calls.length
    fireEvent.change(screen.getByLabelText('Reserva'), { target: { value: '4.500' } })
    expect(await screen.findByText('Seu caixa dura até 05/12/2026')).toBeDefined()
    expect(screen.getByText('O caixa conta como acabado abaixo deste saldo')).toBeDefined()
    expect(server.calls).toHaveLength(calls)
  })

  it('ends today where the accounts are overdrawn', async () => {
    show({ body: { success: true, data: cash(-2_000_00) } })
    expect(await screen.findByText('Seu caixa dura até 23/11/2026')).toBeDefined()
  })

  it('names the days that a statement lacks, once for two accounts', async () => {
    const cobertura = [
      { de: '2026-10-01', ate: '2026-10-20' },
      { de: '2026-10-25', ate: '2026-11-22' },
    ]
    const contas = ['a', 'b'].map((id) => ({ id, apelido: id, cobertura }))
    show({ body: { success: true, data: cash(5_000_00, contas) } })
    const [notice, ...more] = await screen.findAllByText(/As semanas sem extrato ficam fora da estimativa\.$/)
    expect(more).toEqual([])
    expect(notice!.textContent.split('Falta o extrato de 21/10/2026 a 24/10/2026.')).toHaveLength(2)
  })

  it('says what is missing, and shows no levers', async () => {
    show({ body: { success: true, data: cash(null) } })
    expect(await screen.findByText(/^Faltam dados\. Importe o extrato/)).toBeDefined()
    expect(screen.queryByLabelText('Reserva')).toBeNull()
    expect(screen.getByRole('button', { name: 'Adicionar compromisso' })).toBeDefined()
  })

  it('offers another try when the call fails', async () => {
    show({ status: 500, body: { success: false, message: 'Erro no servidor.' } })
    expect(await screen.findByRole('button', { name: /Tentar/ })).toBeDefined()
  })
})
