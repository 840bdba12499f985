import { HELD_KINDS } from '@norteia/contracts/privacy'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { fakeServer } from '#src/testing/fake-server.ts'
import { aurora, marina } from '#src/testing/people.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { ConsentCard } from './consent-card.tsx'
import { HeldCard } from './held-card.tsx'
import { SentCard } from './sent-card.tsx'

const AT = '2026-11-02T13:05:00.000Z'
const SENT = { instructions: 'Reescreva os textos.', prompt: 'Segmento: Alimentação' }
const held = (providers: string[] = []) => ({
  body: {
    success: true,
    data: {
      held: HELD_KINDS.map((kind) =>
        kind === 'chat'
          ? { kind, count: 0, first: null, last: null }
          : { kind, count: 3, first: AT, last: '2026-11-21T12:00:00.000Z' },
      ),
      consents: [{ version: '2026-11', acceptedAt: AT }],
      providers,
    },
  },
})
const log = (data: unknown[], totalPages = 1) => ({
  body: {
    success: true,
    data,
    pagination: {
      currentPage: 1,
      totalPages,
      totalItems: data.length,
      hasNextPage: totalPages > 1,
      hasPrevPage: false,
    },
  },
})
const call = {
  id: 'p1',
  createdAt: AT,
  companyId: 'c1',
  companyName: 'Padaria Aurora',
  provider: 'google',
  model: 'gemini-x',
  purpose: 'redação da análise',
  outcome: 'aceito',
  sent: SENT,
}
const LOG = 'GET /users/me/provider-log?page=1&limit=10'
const base = { 'GET /companies': { body: { success: true, data: [aurora] } } }

beforeEach(() => signIn('t1', { ...marina, companies: [aurora], activeCompanyId: 'c1' }, true))
afterEach(() => signOut())

const show = (screenOf: React.ReactElement) => renderAt('/settings/dados', '/settings/dados', screenOf)

describe('what is held', () => {
  it('is listed by kind with count, dates and time kept, and the consent with version and time', async () => {
    fakeServer({ ...base, 'GET /users/me/data': held() })
    show(
      <>
        <HeldCard />
        <ConsentCard />
      </>,
    )
    expect(await screen.findByRole('heading', { name: /Empresas\s*3/ })).toBeTruthy()
    expect(screen.getAllByText('de 02/11/2026 a 21/11/2026').length).toBeGreaterThan(5)
    expect(screen.getByText('Fica por 24 meses')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Cópias de segurança' })).toBeTruthy()
    expect(screen.getByText('Ainda não há nada em: conversas do chat.')).toBeTruthy()
    expect(screen.getByText('2026-11')).toBeTruthy()
    expect(screen.getByText('02/11/2026, 10:05')).toBeTruthy()
  })

  it('can be asked for again after a failure', async () => {
    const server = fakeServer({ ...base, 'GET /users/me/data': { status: 503, body: { message: 'Indisponível.' } } })
    show(<HeldCard />)
    const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 8_000 })
    server.handlers['GET /users/me/data'] = held()
    await userEvent.click(again)
    expect(await screen.findByRole('heading', { name: 'O que guardamos' })).toBeTruthy()
  })
})

describe('what was sent', () => {
  it.each([
    [[], 'Nada foi enviado: nenhum provedor de IA está configurado neste servidor.'],
    [['google', 'openai'], 'Nada foi enviado até agora. Este servidor pode enviar a: Google Gemini, OpenAI.'],
  ])('is honest when it is nothing, with providers %j', async (providers, text) => {
    fakeServer({ ...base, 'GET /users/me/data': held(providers), [LOG]: log([]) })
    show(<SentCard />)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it('can be read to the word, call by call', async () => {
    const old = { ...call, id: 'p0', outcome: 'reprovado', companyName: null, sent: null }
    fakeServer({ ...base, 'GET /users/me/data': held(['google']), [LOG]: log([call, old], 2) })
    show(<SentCard />)
    await userEvent.click(await screen.findByText('Redação da análise, Padaria Aurora, modelo gemini-x'))
    expect(screen.getByText(SENT.instructions)).toBeTruthy()
    expect(screen.getByText(SENT.prompt)).toBeTruthy()
    expect(screen.getByText('Texto recusado na conferência')).toBeTruthy()
    expect(screen.getByText('Este envio é de antes de guardarmos o texto.')).toBeTruthy()
    expect(screen.getByText('Página 1 de 2')).toBeTruthy()
  })

  it('is previewed for the active company only when asked', async () => {
    const preview = 'GET /companies/c1/provider-preview'
    const server = fakeServer({
      ...base,
      'GET /users/me/data': held(),
      [LOG]: log([]),
      [preview]: { body: { success: true, data: { analysisId: 'a1', analysedAt: AT, sent: SENT } } },
    })
    show(<SentCard />)
    const button = await screen.findByRole('button', { name: 'Ver a prévia de Padaria Aurora' })
    expect(server.to(preview)).toHaveLength(0)
    await userEvent.click(button)
    expect(await screen.findByText(SENT.prompt)).toBeTruthy()
    expect(screen.getByText('Da análise de 02/11/2026')).toBeTruthy()
  })
})
