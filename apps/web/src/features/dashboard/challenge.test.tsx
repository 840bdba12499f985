import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { analysis } from '#src/testing/analyses.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { Dashboard } from './dashboard.tsx'

const fiado = { id: 'fiado', nome: 'o fiado que não volta' }
const estoque = { id: 'estoque_parado', nome: 'o estoque parado' }
const CALL = 'GET /companies/c1/dashboard'
const CHOOSE = 'POST /companies/c1/analises/a1/desafio'

type Problem = typeof fiado
function dashboardWith(problema: Problem | null, alternativas: Problem[], id = 'a1') {
  const base = analysis(id)
  const desafio = {
    citacao: 'O pessoal compra fiado e não paga',
    problema,
    alternativas,
    numero: problema && 'Há R$ 6.000 de fiado em aberto.',
    pergunta: problema ? null : 'O que acontece na empresa, num dia comum, por causa disso?',
  }
  const { analiseBot, analiseCompleta } = base.insights
  const analises = [{ ...base, insights: { analiseBot, analiseCompleta: { ...analiseCompleta, desafio } } }]
  const dashboard = { totalAnalises: 1, ultimaAnalise: base.createdAt }
  return { body: { success: true, empresa: { ...aurora, analises }, dashboard } }
}

function show() {
  const nothing = () => undefined
  const on = { onTab: nothing, onOpenAnalysis: nothing, onSector: nothing, onRevenue: nothing }
  renderAt(
    '/profile',
    '/profile',
    <Dashboard companyId="c1" firstName="Marina" system={null} tab="visao-geral" agent={null} history={null} {...on} />,
  )
}

describe("the owner's challenge on the dashboard", () => {
  test('is quoted and understood, and can be changed to what she means', async () => {
    const server = fakeServer({ [CALL]: dashboardWith(fiado, [estoque]), [CHOOSE]: 'silent' })
    show()
    expect(
      await screen.findByRole('heading', { name: 'Entendi que o que mais pesa hoje é o fiado que não volta.' }),
    ).toBeDefined()
    expect(screen.getByText('Você escreveu: “O pessoal compra fiado e não paga”')).toBeDefined()
    server.handlers[CHOOSE] = { status: 201, body: { success: true, data: { analysisId: 'a2' } } }
    server.handlers[CALL] = dashboardWith(estoque, [fiado], 'a2')
    await userEvent.click(screen.getByRole('button', { name: 'Trocar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'O estoque parado' }))
    expect(server.to(CHOOSE).map(({ body }) => body)).toEqual([{ problema: 'estoque_parado' }])
    expect(
      await screen.findByRole('heading', { name: 'Entendi que o que mais pesa hoje é o estoque parado.' }),
    ).toBeDefined()
  })

  test('that no card fits is said, and one question asked', async () => {
    fakeServer({ [CALL]: dashboardWith(null, [estoque]) })
    show()
    expect(await screen.findByText('O que acontece na empresa, num dia comum, por causa disso?')).toBeDefined()
    expect(await screen.findByRole('button', { name: 'O estoque parado' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Trocar' })).toBeNull()
  })

  test('says in a sentence why a change failed', async () => {
    const refused = { status: 429, body: { message: 'Limite de análises atingido. Tente novamente mais tarde.' } }
    fakeServer({ [CALL]: dashboardWith(fiado, [estoque]), [CHOOSE]: refused })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'O estoque parado' }))
    await waitFor(() =>
      expect(screen.getByText('Limite de análises atingido. Tente novamente mais tarde.')).toBeDefined(),
    )
  })
})
