import { NO_ACCOUNT } from '@norteia/contracts/analysis'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { fakeServer } from '#src/testing/fake-server.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { Accounts } from './accounts.tsx'

const CHOOSE = 'POST /companies/c1/analises/a1/conta'
const order = {
  id: 'pedido',
  leitura: 'Li assim: R$ 14 é o preço que oferecem; R$ 11,20 é o custo de cada um.',
  conta: 'A conta: 120 × (R$ 14 − R$ 11,20) = R$ 336 por dia.',
  resposta: 'Se for esta: o pedido deixa R$ 336 por dia.',
}
const share = {
  id: 'parte',
  leitura: 'Li assim: 120 é a quantidade.',
  conta: 'A conta: 120 × R$ 14 = R$ 1.680 por dia.',
  resposta: null,
}
const LEAD =
  'Li os seus números de um jeito que pode não ser o seu. Diga qual conta é a sua; a análise é refeita com ela.'
const ofAccount = (text: string) => (_: string, element: Element | null) =>
  element?.tagName === 'DIV' && element.textContent === text

interface ShownProps {
  escolhida: string | null
  /** What the next analysis says. */
  next?: string
}
/** As the panel shows it: the analysis that was made comes in its place. */
function Shown({ escolhida, next }: ShownProps) {
  const [shown, setShown] = useState({ id: 'a1', escolhida })
  return (
    <Accounts
      companyId="c1"
      analysisId={shown.id}
      contas={{ itens: [order, share], escolhida: shown.escolhida }}
      onStored={(id) => setTimeout(() => setShown({ id, escolhida: next ?? null }), 10)}
    />
  )
}
function show(props: ShownProps) {
  const server = fakeServer({ [CHOOSE]: { status: 201, body: { success: true, data: { analysisId: 'a2' } } } })
  renderAt('/profile', '/profile', <Shown {...props} />)
  return server
}

describe('the accounts to confirm', () => {
  test('are shown with how they were read and what follows, and one is confirmed', async () => {
    const server = show({ escolhida: null, next: 'parte' })
    expect(screen.getByRole('region', { name: 'Confira a conta' })).toBeDefined()
    expect(screen.getByText(LEAD)).toBeDefined()
    for (const text of [order.conta, order.leitura, order.resposta, share.conta, share.leitura])
      expect(screen.getByText(ofAccount(text))).toBeDefined()
    const buttons = await screen.findAllByRole('button', { name: 'É esta a minha conta' })
    expect(buttons.map((button) => button.getAttribute('aria-describedby'))).toEqual(
      [order, share].map(({ conta }) => screen.getByText(ofAccount(conta)).id),
    )
    await userEvent.click(buttons[1]!)
    expect(server.to(CHOOSE).map(({ body }) => body)).toEqual([{ conta: 'parte' }])
    const said = await screen.findByText('Você confirmou esta conta.')
    await waitFor(() => expect(document.activeElement).toBe(said))
    expect(await screen.findByText('Análise refeita com a sua escolha.')).toBeDefined()
    expect(screen.getByText(ofAccount(share.conta))).toBeDefined()
    expect(screen.queryByText(ofAccount(order.conta))).toBeNull()
    expect(screen.queryByText(LEAD)).toBeNull()
  })

  test('the confirmed one can be changed for another, or for none', async () => {
    const server = show({ escolhida: 'pedido', next: NO_ACCOUNT })
    const change = screen.getByRole('button', { name: 'Trocar a conta', expanded: false })
    expect(screen.queryByRole('button', { name: 'É esta a minha conta' })).toBeNull()
    await userEvent.click(change)
    expect(change.getAttribute('aria-expanded')).toBe('true')
    expect(await screen.findAllByRole('button', { name: 'É esta a minha conta' })).toHaveLength(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Nenhuma destas' }))
    expect(server.to(CHOOSE).map(({ body }) => body)).toEqual([{ conta: NO_ACCOUNT }])
    expect(await screen.findByText('Você disse que nenhuma das contas é a sua.')).toBeDefined()
    expect(screen.queryByText(ofAccount(share.conta))).toBeNull()
  })

  test('that none is hers can be reviewed', async () => {
    show({ escolhida: NO_ACCOUNT })
    expect(screen.queryByText(ofAccount(order.conta))).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Rever as contas' }))
    expect(await screen.findAllByRole('button', { name: 'É esta a minha conta' })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Nenhuma destas' })).toBeNull()
  })

  test('only one choice is sent while the answer is awaited', async () => {
    const server = show({ escolhida: null })
    server.handlers[CHOOSE] = 'silent'
    const [first, second] = await screen.findAllByRole('button', { name: 'É esta a minha conta' })
    await userEvent.click(first!)
    await waitFor(() => expect(first!.getAttribute('aria-busy')).toBe('true'))
    for (const other of [second!, screen.getByRole('button', { name: 'Nenhuma destas' })])
      expect(other.hasAttribute('disabled')).toBe(true)
    await userEvent.click(first!)
    expect(server.to(CHOOSE)).toHaveLength(1)
  })

  test('says in a sentence why a choice failed, and what was shown stays', async () => {
    const server = show({ escolhida: null })
    const refused = { status: 422, body: { message: 'Escolha uma das contas desta análise.' } }
    server.handlers[CHOOSE] = refused
    const [first] = await screen.findAllByRole('button', { name: 'É esta a minha conta' })
    await userEvent.click(first!)
    expect(await screen.findByText('Escolha uma das contas desta análise.')).toBeDefined()
    expect(document.activeElement).toBe(first)
    server.handlers[CHOOSE] = 'lost'
    await userEvent.click(first!)
    expect(await screen.findByText('Erro de conexão. Verifique sua internet.')).toBeDefined()
  })
})
