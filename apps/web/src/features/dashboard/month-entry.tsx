import { formatMoney, formatMonth, formatMonthName, monthOf } from '@norteia/contracts/format'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { parseMoney } from '#src/ui/fields/money.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { RefreshAnalysis } from './refresh-analysis.tsx'
import { revenueQuery, saveRevenue } from './revenue.queries.ts'
import { isBehind, monthsOfChart, shiftMonth, verdictOf } from './revenue-months.ts'

interface MonthEntryProps {
  companyId: string
  /** The analysis's chart of revenue. */
  chart: unknown
  /** Opens all months. */
  more: ReactNode
}

/** One question a month: what the last one brought; then how it came out, and the analysis made again with it. */
export function MonthEntry({ companyId, chart, more }: MonthEntryProps) {
  const { data: months } = useQuery(revenueQuery(companyId))
  const [currentMonth] = useState(() => monthOf(Date.now()))
  if (!months) return more
  const drawn = monthsOfChart(chart)
  const last = shiftMonth(currentMonth, -1)
  const known = months.find(({ mes }) => mes === last)
  const expected = drawn.expected.get(formatMonth(last))
  const behind = isBehind(drawn, months, currentMonth)
  return (
    <div className="grid grow gap-4">
      {known && expected && <p role="status">{verdictOf(last, known.valor, expected)}</p>}
      {!known && (
        <MonthForm
          companyId={companyId}
          month={last}
          help={expected && `Previmos ${formatMoney(expected.minimo)} a ${formatMoney(expected.maximo)}.`}
        />
      )}
      {behind && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted">Esta análise ainda não usa todos os meses que você informou.</p>
          <RefreshAnalysis companyId={companyId} />
        </div>
      )}
      <div>{more}</div>
    </div>
  )
}

const MONTH_FAULT = 'Informe um valor, por exemplo 48.200,00.'
const Month = z.pipe(
  z.pipe(
    z.object({ valor: z.string() }),
    z.transform(({ valor }) => ({ valor: parseMoney(valor) ?? Number.NaN })),
  ),
  z.object({ valor: z.number({ error: MONTH_FAULT }).check(z.minimum(0, MONTH_FAULT)) }),
)

function MonthForm({ companyId, month, help }: { companyId: string; month: string; help: string | undefined }) {
  const queries = useQueryClient()
  const form = useAppForm({ schema: Month, defaultValues: { valor: '' } })
  const submit = form.handleSubmit(async ({ valor }) => {
    try {
      // The call replaces the list: what is stored at this moment is the rest of it.
      const stored = await queries.fetchQuery({ ...revenueQuery(companyId), staleTime: 0 })
      const meses = [...stored.filter(({ mes }) => mes !== month), { mes: month, valor }]
      queries.setQueryData(revenueQuery(companyId).queryKey, await saveRevenue(companyId, meses))
    } catch (error) {
      form.setError('valor', error instanceof ApiError ? error.message : 'Não foi possível salvar. Tente novamente.')
    }
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-md items-start gap-2">
      <MoneyField
        label={`Quanto vendeu em ${formatMonthName(month)}?`}
        help={help}
        className="grow"
        {...form.field('valor')}
      />
      <Button type="submit" variant="secondary" loading={form.isSubmitting} className="mt-7">
        Salvar
      </Button>
    </form>
  )
}
