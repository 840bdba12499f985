import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SolutionsPage } from './solutions-page.tsx'

function Place() {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const place = () => document.querySelector('output')?.textContent
const cards = () =>
  screen.queryAllByRole('button', { pressed: false }).concat(screen.queryAllByRole('button', { pressed: true }))

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <MemoryRouter initialEntries={['/solucoes']}>
      <SolutionsPage />
      <Place />
    </MemoryRouter>,
  )
})
afterEach(() => vi.useRealTimers())

it('loads for one second, then shows six cards, six sectors and three testimonials', () => {
  expect(screen.getByText('Carregando soluções...')).toBeTruthy()
  pass(999)
  expect(cards()).toHaveLength(0)
  pass(1)
  expect(cards().map((card) => card.textContent)).toEqual([
    'Análise Inteligente de Dados',
    'Automação de Processos',
    'Otimização de Resultados',
    'Análise Preditiva',
    'Segurança de Dados',
    'Integração de Sistemas',
  ])
  expect(screen.getByRole('region', { name: 'Soluções por setor' }).querySelectorAll('li')).toHaveLength(6)
  expect(screen.getByRole('region', { name: 'O que dizem nossos clientes' }).querySelectorAll('figure')).toHaveLength(3)
})

it('shows features, figures and preview of the chosen card only', () => {
  pass(1_000)
  fireEvent.click(screen.getByRole('button', { name: 'Análise Preditiva' }))
  const details = screen.getByRole('region', { name: 'Detalhes: Análise Preditiva' })
  expect(details.querySelectorAll('li')).toHaveLength(4)
  expect(details.querySelectorAll('dd')).toHaveLength(3)
  expect(details.querySelector('figure')?.textContent).toContain('Prévia')
  fireEvent.click(screen.getByRole('button', { name: 'Segurança de Dados' }))
  expect(screen.getByRole('button', { name: 'Segurança de Dados', pressed: true })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Detalhes: Análise Preditiva' })).toBeNull()
})

it.each([
  ['Ver Demo', 0],
  ['Solicitar Demonstração', 0],
])('goes to sign-up one second after %s, naming the solution', (name, index) => {
  pass(1_000)
  fireEvent.click(screen.getByRole('button', { name: 'Análise Inteligente de Dados' }))
  fireEvent.click(screen.getAllByRole('button', { name })[index]!)
  pass(999)
  expect(place()).toBe('/solucoes null')
  pass(1)
  expect(place()).toBe('/cadastro {"demo":"analytics"}')
})

it('leads to a specialist with the intent', () => {
  pass(1_000)
  fireEvent.click(screen.getByRole('button', { name: 'Integração de Sistemas' }))
  fireEvent.click(screen.getByRole('link', { name: 'Falar com Especialista' }))
  expect(place()).toBe('/cadastro {"intent":"sales"}')
})
