import { monthOf } from '@norteia/contracts/format'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { fakeServer } from '#src/testing/fake-server.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { RevenueDialog } from './revenue-dialog.tsx'
import { gridMonths, shiftMonth } from './revenue-months.ts'

const GET = 'GET /companies/c1/faturamento-mensal'
const PUT = 'PUT /companies/c1/faturamento-mensal'
const FORECAST = 'POST /api/predictive-analysis/c1'
const months = gridMonths(monthOf(Date.now()))
const [newest = '', second = ''] = months
const brazilian = (month: string) => `${month.slice(5)}/${month.slice(0, 4)}`
const list = (...data: unknown[]) => ({ body: { success: true, data } })
const field = (month: string) => document.getElementById(`mes-${month}`) as HTMLInputElement

async function show(stored: unknown[] = []) {
  const server = fakeServer({
    [GET]: list(...stored),
    [PUT]: list({ mes: newest, valor: 48_200.5 }),
    [FORECAST]: 'lost',
  })
  renderAt('/profile', '/profile', <RevenueDialog companyId="c1" analysed onClose={vi.fn()} />)
  await waitFor(() => expect(field(newest)).toBeTruthy())
  return server
}

describe('the monthly revenue', () => {
  test('twelve months are typed and saved; what was stored outside of them stays', async () => {
    const old = shiftMonth(newest, -20)
    const server = await show([{ mes: old, valor: 30_000 }])
    expect(months).toHaveLength(12)
    expect(screen.getByText('E mais 1 mês guardado fora desta lista.')).toBeDefined()
    await userEvent.type(field(newest), '48.200,5')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar faturamento' }))
    expect(await screen.findByText('Faturamento e previsão')).toBeDefined()
    expect(server.to(PUT)[0]?.body).toEqual({
      meses: [
        { mes: old, valor: 30_000 },
        { mes: newest, valor: 48_200.5 },
      ],
    })
    expect(await screen.findByText(/A previsão não pôde ser calculada agora/)).toBeDefined()
  })

  test('what is no figure takes the focus and sends nothing', async () => {
    const server = await show()
    await userEvent.type(field(second), 'muito')
    await userEvent.click(screen.getByRole('button', { name: 'Salvar faturamento' }))
    expect(screen.getByText('Informe um valor, por exemplo 1.234,56.')).toBeDefined()
    expect(document.activeElement).toBe(field(second))
    expect(server.to(PUT)).toHaveLength(0)
  })

  test('two columns pasted into a month fill the grid', async () => {
    await show()
    await userEvent.click(field(newest))
    await userEvent.paste(`${brazilian(newest)}\tR$ 1.234,56\n${brazilian(second)}\t2000`)
    expect([field(newest).value, field(second).value]).toEqual(['1.234,56', '2.000,00'])
  })

  test('of a table with bad lines the good ones are kept only when the owner confirms', async () => {
    await show()
    await userEvent.click(screen.getByRole('tab', { name: 'Colar ou enviar CSV' }))
    await userEvent.click(screen.getByLabelText('Ou cole a tabela aqui'))
    await userEvent.paste(`${newest};100\n13/2026;5\n${second};abc`)
    await userEvent.click(screen.getByRole('button', { name: 'Ler tabela colada' }))
    expect(screen.getByText('Linha 2:').parentElement?.textContent).toContain('Mês não reconhecido')
    expect(screen.getByText('Linha 3:').parentElement?.textContent).toContain('Valor não reconhecido')
    await userEvent.click(screen.getByRole('button', { name: 'Usar só 1 mês bom' }))
    expect(field(newest).value).toBe('100,00')
    expect(field(second).value).toBe('')
  })

  test('a pasted table is read and saved by the one button, a bad one is not', async () => {
    const server = await show()
    await userEvent.click(screen.getByRole('tab', { name: 'Colar ou enviar CSV' }))
    const save = screen.getByRole('button', { name: 'Salvar faturamento' })
    await userEvent.click(save)
    expect(screen.getByRole('alert').textContent).toBe('Cole a tabela ou envie o arquivo antes de salvar.')
    const area = screen.getByLabelText('Ou cole a tabela aqui')
    await userEvent.click(area)
    await userEvent.paste(`${newest};100\n${second};abc`)
    await userEvent.click(save)
    expect(screen.getByText(/Nada foi salvo ainda/)).toBeDefined()
    expect(screen.getByText('Linha 2:')).toBeDefined()
    expect(server.to(PUT)).toHaveLength(0)
    await userEvent.clear(area)
    await userEvent.paste(`${newest};100\n${second};90`)
    await userEvent.click(save)
    expect(await screen.findByText('Faturamento e previsão')).toBeDefined()
    expect(server.to(PUT)[0]?.body).toEqual({
      meses: [
        { mes: second, valor: 90 },
        { mes: newest, valor: 100 },
      ],
    })
    expect(screen.getByRole('button', { name: 'Atualizar análise' })).toBeDefined()
  })

  test('a file of a Brazilian spreadsheet is read', async () => {
    await show()
    await userEvent.click(screen.getByRole('tab', { name: 'Colar ou enviar CSV' }))
    const bytes = Uint8Array.from(`mês;valor\r\n${brazilian(newest)};1.234,56`, (letter) => letter.charCodeAt(0))
    await userEvent.upload(
      screen.getByLabelText('Enviar arquivo CSV'),
      new File([bytes], 'a.csv', { type: 'text/csv' }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Usar 1 mês' }))
    expect(field(newest).value).toBe('1.234,56')
  })
})
