import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FactsProvider } from '#src/lib/facts/facts.tsx'
import { Chart } from './chart.tsx'

afterEach(cleanup)

const revenue = {
  id: 'revenue',
  type: 'line',
  title: { text: 'Faturamento' },
  descricao: 'O faturamento previsto cresce 4% até janeiro.',
  unidade: 'R$',
  categories: ['out/2026', 'nov/2026', 'dez/2026'],
  series: [
    { name: 'Realizado', data: [48_000, 50_000, null] },
    {
      name: 'Previsto',
      data: [null, null, 52_000],
      line: { dash: 'dash' },
      faixa: { min: [null, null, 47_000], max: [null, null, 58_000] },
    },
  ],
}

describe('what a chart says when it cannot be drawn', () => {
  const cases: [string, unknown, string][] = [
    ['no chart', undefined, 'Dados não disponíveis para este gráfico'],
    ['null', null, 'Dados não disponíveis para este gráfico'],
    ['no type', { series: [] }, 'Dados do gráfico inválidos ou incompletos.'],
    ['a text', 'bar', 'Dados do gráfico inválidos ou incompletos.'],
    ['a series that is no list', { type: 'bar', series: 'x' }, 'Dados inválidos para o gráfico'],
    [
      'a series without a number',
      { type: 'pie', series: [{ name: 'a', data: ['x', null] }] },
      'Dados inválidos para o gráfico',
    ],
    ['another type', { type: 'radar', series: [] }, 'Tipo de gráfico ainda não suportado: radar'],
  ]
  for (const [name, input, text] of cases) {
    test(name, () => {
      render(<Chart chart={input} />)
      expect(screen.getByText(text)).toBeDefined()
    })
  }

  test('an object that breaks while it is read', () => {
    const heard = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const trap = {
      type: 'bar',
      get series() {
        throw new Error('broken')
      },
    }
    const { rerender } = render(<Chart chart={trap} />)
    expect(screen.getByText('Erro ao carregar gráfico')).toBeDefined()
    rerender(<Chart chart={revenue} />)
    expect(screen.getByRole('heading', { name: 'Faturamento' })).toBeDefined()
    heard.mockRestore()
  })

  test('no series at all is an empty chart with its title', () => {
    render(<Chart chart={{ type: 'bar', title: { text: 'Vendas' } }} />)
    expect(screen.getByRole('heading', { name: 'Vendas' })).toBeDefined()
    expect(screen.getByText('Ainda não há valores para este gráfico.')).toBeDefined()
  })
})

describe('a chart', () => {
  test('reads itself in one sentence and names each figure', () => {
    render(<Chart chart={revenue} />)
    expect(screen.getByText('O faturamento previsto cresce 4% até janeiro.')).toBeDefined()
    expect(screen.getByRole('img', { name: 'out/2026, Realizado: R$ 48.000' })).toBeDefined()
    expect(
      screen.getByRole('img', { name: 'dez/2026, Previsto: R$ 52.000, entre R$ 47.000 e R$ 58.000' }),
    ).toBeDefined()
  })

  test('is walked with the arrow keys from one stop of the Tab key', async () => {
    const user = userEvent.setup()
    render(<Chart chart={revenue} />)
    await user.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('out/2026, Realizado: R$ 48.000')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('nov/2026, Realizado: R$ 50.000')
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement?.getAttribute('aria-label')).toContain('Previsto: R$ 52.000')
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Ver como tabela')
  })

  test('tells where a figure came from, by keyboard', async () => {
    const user = userEvent.setup()
    const fact = {
      id: 'mes',
      rotulo: 'Faturamento de nov/2026',
      valor: 50_000,
      unidade: 'R$',
      tipo: 'importado' as const,
    }
    const place = { campo: 'charts.0.series.0.data.1', inicio: 0, fim: 0, fato: 'mes' }
    render(
      <FactsProvider status="ready" fatos={[{ ...fact, origem: 'Planilha de novembro' }]} referencias={[place]}>
        <Chart chart={revenue} campo="charts.0" />
      </FactsProvider>,
    )
    await user.tab()
    await user.keyboard('{ArrowRight}{Enter}')
    const panel = screen.getByRole('group', { name: 'De onde veio este número?' })
    expect(within(panel).getByText('Faturamento de nov/2026')).toBeDefined()
    expect(panel.textContent).toContain('Planilha de novembro')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('group', { name: 'De onde veio este número?' })).toBeNull()
    const point = screen.getByRole('button', { name: 'nov/2026, Realizado: R$ 50.000' })
    expect(document.activeElement).toBe(point)
    await user.keyboard('{ArrowLeft} ')
    expect(screen.getByText('A origem deste número não foi guardada nesta análise.')).toBeDefined()
  })

  test('is a table on demand and goes to the clipboard as CSV', async () => {
    const user = userEvent.setup()
    render(<Chart chart={revenue} />)
    await user.click(screen.getByRole('button', { name: 'Ver como tabela' }))
    const table = screen.getByRole('table')
    expect(within(table).getByRole('row', { name: 'dez/2026 — R$ 52.000 R$ 47.000 R$ 58.000' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Copiar CSV' }))
    expect(await navigator.clipboard.readText()).toContain('out/2026;48000;;;')
    expect(screen.getByText('Copiado')).toBeDefined()
  })

  test('carries no style attribute, whatever its type', () => {
    for (const type of ['bar', 'line', 'pie', 'donut', 'scatter']) {
      const { container } = render(
        <Chart chart={{ type, title: 'T', categories: ['a', 'b'], series: [{ data: [1, 2] }, { data: [3, 1] }] }} />,
      )
      expect(container.querySelector('svg')).not.toBeNull()
      expect(container.querySelector('[style]')).toBeNull()
      expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/)
      cleanup()
    }
  })

  test('shows ten thousand points without a mark for each', () => {
    const data = Array.from({ length: 10_000 }, (_, index) => Math.sin(index / 50) * 100)
    const { container } = render(<Chart chart={{ type: 'line', title: 'Muitos', series: [{ data }] }} />)
    expect(container.querySelectorAll('circle').length).toBeLessThan(700)
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })

  test('a text in the data stays a text', () => {
    const { container } = render(
      <Chart
        chart={{
          type: 'donut',
          title: { text: '<img src=x onerror=alert(1)>' },
          categories: ['<b>', 'b'],
          series: [{ data: [1, 2] }],
        }}
      />,
    )
    expect(container.querySelector('img, b')).toBeNull()
    fireEvent.pointerMove(container.querySelector('svg')!, { clientX: 5, clientY: 5 })
  })
})
