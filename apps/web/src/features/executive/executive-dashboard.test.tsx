import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn, signOut } from '#src/lib/session/session.ts'
import { marina } from '#src/testing/people.ts'
import { ExecutiveDashboard } from './executive-dashboard.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => vi.useRealTimers())

function show() {
  const calls = vi.spyOn(globalThis, 'fetch')
  render(<ExecutiveDashboard />, { wrapper: MemoryRouter })
  return calls
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('the executive dashboard', () => {
  test('tells who is signed in that it is an example, and leads to their own panel', () => {
    signIn('t1', marina, true)
    show()
    expect(screen.getByText(/Este painel é um exemplo/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ver o painel da minha empresa' }).getAttribute('href')).toBe('/profile')
    signOut()
  })

  test('loads for a second and a half, says that its data are a sample, and calls nobody', () => {
    const calls = show()
    expect(screen.getByText('Carregando insights inteligentes...')).toBeDefined()
    expect(screen.getByText('Dados de exemplo')).toBeDefined()
    wait(1_499)
    expect(screen.queryByText('Receita Total')).toBeNull()
    wait(1)
    for (const kpi of [
      'Receita Total',
      'Margem de Lucro',
      'Custo de Aquisição (CAC)',
      'LTV/CAC',
      'Taxa de Churn',
      'NPS',
    ])
      expect(screen.getByRole('heading', { name: kpi })).toBeDefined()
    expect(calls).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Atualizar Dados' }))
    expect(screen.getByText('Carregando insights inteligentes...')).toBeDefined()
  })

  test('its tabs keep the choice, hide nothing and take arrow keys', () => {
    show()
    wait(1_500)
    fireEvent.click(screen.getByRole('tab', { name: 'Mercado' }))
    expect(screen.getByRole('tab', { name: 'Mercado' }).getAttribute('aria-selected')).toBe('true')
    fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })
    expect(document.activeElement?.textContent).toBe('Operações')
    expect(screen.getByRole('heading', { name: 'Receita Total' })).toBeDefined()
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(2)
  })

  test('a progress bar stops at 100', () => {
    show()
    wait(1_500)
    const bar = screen.getByRole('progressbar', { name: 'LTV/CAC: meta alcançada' })
    expect(bar.getAttribute('aria-valuenow')).toBe('100')
  })

  test('the period starts at 30d and relabels the figures', () => {
    show()
    wait(1_500)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '30d' }).checked).toBe(true)
    fireEvent.click(screen.getByRole('radio', { name: '90d' }))
    expect(screen.getAllByText('nos últimos 90 dias')).toHaveLength(6)
  })

  test('an applied suggestion stays applied on this device', () => {
    show()
    wait(1_500)
    fireEvent.click(screen.getAllByRole('button', { name: 'Aplicar Sugestão' })[0]!)
    expect(screen.getAllByRole('button', { name: 'Aplicar Sugestão' })).toHaveLength(2)
    expect(localStorage.getItem('exemplo:sugestoes-aplicadas')).toBe('upsell')
  })
})
