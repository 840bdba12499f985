import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { marina } from '#src/testing/people.ts'
import { LandingPage } from './landing-page.tsx'
import { sampleReport } from './sample-report.ts'

const report = sampleReport()

// jsdom lays nothing out.
const scrolled = vi.fn()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolled
})

const show = () =>
  render(
    <MemoryRouter>
      <LandingPage report={report} />
    </MemoryRouter>,
  )

it('shows who is signed in the way to their own panel', () => {
  show()
  expect(screen.queryByRole('link', { name: 'Meu painel' })).toBeNull()
  act(() => signIn('t1', marina, true))
  expect(screen.getByRole('link', { name: 'Meu painel' }).getAttribute('href')).toBe('/profile')
  act(() => signOut())
})

it('leads to sign-up, to its features and to login', () => {
  show()
  expect(screen.getByRole('link', { name: 'Começar Agora' }).getAttribute('href')).toBe('/cadastro')
  const demo = screen.getByRole('link', { name: 'Ver Demonstração' }).getAttribute('href')
  expect(document.querySelector(demo ?? '')?.querySelectorAll('article')).toHaveLength(3)
  expect(screen.getByRole('link', { name: 'Solicitar Demonstração Personalizada' }).getAttribute('href')).toBe('/login')
})

it('shows where every figure of the sample report came from', async () => {
  const user = userEvent.setup()
  show()
  const figures = [
    report.nota,
    report.insight.referencia,
    ...report.dimensoes.map(({ figura }) => figura),
    ...report.destaques.map(({ figura }) => figura),
  ]
  const buttons = screen.getAllByTitle('De onde veio este número?')
  expect(buttons).toHaveLength(figures.length)
  const panels = new Set<string>()
  for (const button of buttons) {
    await user.click(button)
    expect(button.getAttribute('aria-pressed')).toBe('true')
    panels.add(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent ?? '')
  }
  for (const { origem, formula } of figures) {
    const answer = [...panels].find((text) => text.includes(origem) && text.includes(formula ?? ''))
    expect(answer, origem).toBeTruthy()
  }
})

it('shows kinds of all five: informed, imported, computed, estimated and public', () => {
  const kinds = [report.nota, report.insight.referencia, ...report.destaques.map(({ figura }) => figura)].map(
    ({ tipo }) => tipo,
  )
  expect(new Set(kinds)).toEqual(new Set(['informado', 'importado', 'calculado', 'estimado', 'referência']))
})

it('opens the chat with the request written, clears the form and says so', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const user = userEvent.setup()
  show()
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
  await user.type(field('Nome completo'), ' Ana Lima ')
  await user.type(field('E-mail corporativo'), 'ana@acme.com.br')
  await user.type(field('Nome da empresa'), 'Acme & Filhos')
  await user.type(field('WhatsApp'), '11912345678')
  await user.click(screen.getByRole('button', { name: 'Enviar solicitação' }))
  const [address, target, features] = open.mock.calls[0] ?? []
  expect([target, features]).toEqual(['_blank', 'noopener'])
  const url = new URL(String(address))
  expect(url.origin + url.pathname).toBe('https://wa.me/5511900000000')
  expect(url.searchParams.get('text')).toContain('Nome: Ana Lima\n')
  expect(url.searchParams.get('text')).toContain('Empresa: Acme & Filhos\nWhatsApp: (11) 91234-5678')
  expect(screen.getByRole('alert').textContent).toBe('Dados enviados! O Agente Norte entrará em contato em breve.')
  for (const label of ['Nome completo', 'E-mail corporativo', 'Nome da empresa', 'WhatsApp'])
    expect(field(label).value).toBe('')
})

it('asks for what is missing first, with the focus on it', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const user = userEvent.setup()
  show()
  await user.type(screen.getByLabelText('Nome completo'), 'Ana')
  await user.type(screen.getByLabelText('E-mail corporativo'), 'ana@')
  await user.click(screen.getByRole('button', { name: 'Enviar solicitação' }))
  expect(open).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail corporativo'))
  for (const text of ['E-mail inválido.', 'Nome da empresa é obrigatório.', 'WhatsApp é obrigatório.'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
