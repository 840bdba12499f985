import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { analysis, page } from '#src/testing/analyses.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { History } from './history.tsx'

const call = (number: number) => `GET /companies/c1/analises?page=${number}&limit=10`

function Paged({ onOpen }: { onOpen: (id: string) => void }) {
  const [number, setNumber] = useState(1)
  return <History companyId="c1" page={number} onPage={setNumber} onOpen={onOpen} />
}
function show() {
  const onOpen = vi.fn()
  renderAt('/profile', '/profile', <Paged onOpen={onOpen} />)
  return onOpen
}
const stat = (name: string) => screen.getByText(name).nextElementSibling?.textContent

describe('the history', () => {
  test('shows each analysis with date, model, strategy, confidence, sector and a short text', async () => {
    fakeServer({
      [call(1)]: page([
        analysis('a1', { resultado: { resposta: 'palavra '.repeat(60) } }),
        analysis('a2', { origem: 'ferramenta' }),
      ]),
    })
    const onOpen = show()
    expect(await screen.findAllByText('20/11/2026 às 10:05')).toHaveLength(2)
    expect(screen.getAllByText('Motor Especialista Norteia')).toHaveLength(2)
    expect(screen.getAllByText('Estratégia: Regras')).toHaveLength(2)
    expect(screen.getAllByText('Confiança dos dados: 80%')).toHaveLength(2)
    expect(screen.getByText(/^(palavra )+palavra…$/).textContent?.length).toBeLessThanOrEqual(151)
    expect(screen.getByText('Simulação')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Próxima' })).toBeNull()
    await userEvent.click(screen.getAllByRole('button', { name: 'Ver Detalhes' })[1]!)
    expect(onOpen).toHaveBeenCalledWith('a2')
  })

  test('turns one page at a time and stops at the ends', async () => {
    const more = { totalPages: 2, totalItems: 11 }
    const server = fakeServer({
      [call(1)]: page([analysis('a1')], { ...more, hasNextPage: true }),
      [call(2)]: page([analysis('a2')], { ...more, currentPage: 2, hasPrevPage: true }),
    })
    show()
    const next = await screen.findByRole('button', { name: 'Próxima' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Anterior' }).disabled).toBe(true)
    await userEvent.click(next)
    expect(await screen.findByText('Página 2 de 2')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Próxima' }).disabled).toBe(true)
    expect([stat('Total de análises'), stat('Página atual'), stat('Total de páginas')]).toEqual(['11', '2', '2'])
    expect(server.calls).toHaveLength(2)
  })

  test('a refresh asked while one loads is ignored', async () => {
    const server = fakeServer({ [call(1)]: page([analysis('a1')]) })
    show()
    const button = await screen.findByRole('button', { name: 'Atualizar histórico' })
    server.handlers[call(1)] = 'silent'
    await userEvent.click(button)
    await userEvent.click(button)
    await userEvent.click(button)
    expect(server.to(call(1))).toHaveLength(2)
  })

  test('a failure is an empty list with reset pages and another try, without a word of error', async () => {
    const server = fakeServer({ [call(1)]: { status: 500, body: { message: 'Erro interno.' } } })
    show()
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' })
    expect(screen.queryByText(/erro/i)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect([stat('Total de análises'), stat('Página atual'), stat('Total de páginas')]).toEqual(['—', '1', '1'])
    server.handlers[call(1)] = page([analysis('a1')])
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: 'Ver Detalhes' })).toBeDefined()
  })

  test('an empty one offers the first analysis', async () => {
    fakeServer({ [call(1)]: page([]) })
    show()
    expect((await screen.findByRole('link', { name: 'Fazer primeira análise' })).getAttribute('href')).toBe(
      '/diagnostico-empresarial',
    )
  })

  test('leaving it aborts the request in flight', async () => {
    let aborted = false
    fakeServer({ [call(1)]: 'silent' })
    const fetching = vi.mocked(fetch)
    const { unmount } = renderAt(
      '/profile',
      '/profile',
      <History companyId="c1" page={1} onPage={vi.fn()} onOpen={vi.fn()} />,
    )
    await screen.findByText('Carregando o histórico...')
    fetching.mock.calls.at(-1)?.[1]?.signal?.addEventListener('abort', () => {
      aborted = true
    })
    unmount()
    await vi.waitFor(() => expect(aborted).toBe(true), 20_000)
  })
})
