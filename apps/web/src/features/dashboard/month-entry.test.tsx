import { formatMonth, formatMonthName, monthOf } from '@norteia/contracts/format'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeServer } from '#src/testing/fake-server.ts'
import { renderAt } from '#src/testing/render-app.tsx'
import { MonthEntry } from './month-entry.tsx'
import { shiftMonth } from './revenue-months.ts'

const MONTHS = '/companies/c1/faturamento-mensal'
const last = shiftMonth(monthOf(Date.now()), -1)
const before = shiftMonth(last, -1)
const chart = {
  id: 'revenue',
  type: 'line',
  title: { text: 'Faturamento' },
  categories: [before, last].map(formatMonth),
  series: [
    { name: 'Faturamento', data: [44_000, null] },
    { name: 'Previsão', data: [null, 45_000], faixa: { min: [null, 42_000], max: [null, 48_000] } },
  ],
}
const list = (...data: unknown[]) => ({ body: { success: true, data } })

test('one figure is requested, stored beside the others, compared with its forecast, and put into the analysis', async () => {
  const server = fakeServer({
    [`GET ${MONTHS}`]: list({ mes: before, valor: 44_000 }),
    [`PUT ${MONTHS}`]: list({ mes: before, valor: 44_000 }, { mes: last, valor: 50_000 }),
    'POST /companies/c1/analises': {
      status: 201,
      body: { success: true, data: { analysisId: 'a2', status: 'completed' } },
    },
  })
  renderAt('/profile', '/profile', <MonthEntry companyId="c1" chart={chart} more={<p>mais meses</p>} />)
  const field = await screen.findByLabelText(`Quanto vendeu em ${formatMonthName(last)}?`)
  expect(screen.getByText('Previmos R$ 42.000 a R$ 48.000.')).toBeDefined()
  await userEvent.type(field, 'muito{enter}')
  expect(screen.getByText('Informe um valor, por exemplo 48.200,00.')).toBeDefined()
  expect(server.to(`PUT ${MONTHS}`)).toHaveLength(0)
  await userEvent.clear(field)
  await userEvent.type(field, '50.000{enter}')
  expect(await screen.findByText(/R\$ 2\.000 acima da previsão\./)).toBeDefined()
  expect(server.to(`PUT ${MONTHS}`)[0]?.body).toEqual({
    meses: [
      { mes: before, valor: 44_000 },
      { mes: last, valor: 50_000 },
    ],
  })
  await userEvent.click(screen.getByRole('button', { name: 'Atualizar análise' }))
  expect(await screen.findByText('Análise atualizada com o que você informou.')).toBeDefined()
  await waitFor(() => expect(server.to('POST /companies/c1/analises')).toHaveLength(1))
})
