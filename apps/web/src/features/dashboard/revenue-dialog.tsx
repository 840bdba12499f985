import { formatMonth, monthOf, plural } from '@norteia/contracts/format'
import { LIMITS } from '@norteia/contracts/limits'
import { REVENUE_TEXT } from '@norteia/contracts/revenue'
import type { RevenueCsv } from '@norteia/contracts/revenue-csv'
import { parseRevenueCsv } from '@norteia/contracts/revenue-csv'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '#src/lib/api/api.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { moneyText } from '#src/ui/fields/masks.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { Tabs } from '#src/ui/page/tabs.tsx'
import { revenueQuery, saveRevenue } from './revenue.queries.ts'
import { RevenueForecast } from './revenue-forecast.tsx'
import { RevenueImport } from './revenue-import.tsx'
import { gridMonths, RevenueEntries, type TypedMonths, typedFrom } from './revenue-months.ts'

const FORM = 'faturamento-mensal'

/** The monthly history: typed in, pasted or from a file; once saved, the forecast made of it. */
export function RevenueDialog({ companyId, onClose }: { companyId: string; onClose: () => void }) {
  const query = useQuery({ ...revenueQuery(companyId), staleTime: 0 })
  const [saved, setSaved] = useState(0)
  const [saving, setSaving] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Informar faturamento mensal"
      size="lg"
      footer={
        saved > 0 ? (
          <>
            <Button variant="secondary" onClick={() => setSaved(0)}>
              Editar meses
            </Button>
            <Button onClick={onClose}>Concluir</Button>
          </>
        ) : (
          query.data && (
            <Button type="submit" form={FORM} loading={saving}>
              Salvar faturamento
            </Button>
          )
        )
      }
    >
      {saved > 0 && query.data ? (
        <RevenueForecast companyId={companyId} months={query.data} version={saved} />
      ) : query.data ? (
        <RevenueForm
          companyId={companyId}
          initial={typedFrom(query.data)}
          onSaving={setSaving}
          onSaved={() => setSaved(Date.now())}
        />
      ) : query.isError && !query.isFetching ? (
        <ErrorState
          message={query.error instanceof ApiError ? query.error.message : 'Não foi possível abrir o histórico.'}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" aria-label="Carregando o histórico..." className="grid gap-4 sm:grid-cols-3">
          {gridMonths('2026-01').map((month) => (
            <Skeleton key={month} className="h-16" />
          ))}
        </div>
      )}
    </Dialog>
  )
}

interface RevenueFormProps {
  companyId: string
  initial: TypedMonths
  onSaving: (saving: boolean) => void
  onSaved: () => void
}

function RevenueForm({ companyId, initial, onSaving, onSaved }: RevenueFormProps) {
  const [currentMonth] = useState(() => monthOf(Date.now()))
  const [way, setWay] = useState('digitar')
  const queries = useQueryClient()
  const toast = useToast()
  const grid = gridMonths(currentMonth)
  const blank = Object.fromEntries(grid.map((month) => [month, '']))
  const form = useAppForm({ schema: RevenueEntries, defaultValues: { months: { ...blank, ...initial } } })
  const typed = useWatch({ control: form.control, name: 'months' })
  const others = Object.keys(typed).filter((month) => !grid.includes(month) && typed[month]?.trim() !== '')

  const take = (csv: RevenueCsv) => {
    const read = Object.fromEntries(csv.meses.map(({ mes, valor }) => [mes, moneyText(valor)]))
    form.reset({ months: { ...typed, ...read } })
    setWay('digitar')
  }
  /** A table pasted into one field fills the grid; a single figure is pasted as ever. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\n\t;]/.test(text.trim())) return
    const csv = parseRevenueCsv(text, currentMonth)
    if (csv.meses.length === 0 || csv.faults.length > 0) return
    event.preventDefault()
    take(csv)
  }
  const submit = form.handleSubmit(async (meses) => {
    form.setBanner(null)
    if (meses.length > LIMITS.revenueMonths) return form.setBanner(REVENUE_TEXT.tooMany)
    onSaving(true)
    try {
      const data = await saveRevenue(companyId, meses)
      queries.setQueryData(revenueQuery(companyId).queryKey, data)
      void queries.invalidateQueries({ queryKey: ['companies', companyId, 'dashboard'] })
      toast.success('Faturamento mensal salvo com sucesso!')
      onSaved()
    } catch (error) {
      form.setBanner(error instanceof ApiError ? error.message : 'Não foi possível salvar.')
    } finally {
      onSaving(false)
    }
  })
  const months = (
    <form id={FORM} noValidate onPaste={paste} onSubmit={submit}>
      <p className="mb-4 text-muted">
        Deixe em branco o mês que você não sabe. Pode colar aqui duas colunas da sua planilha.
      </p>
      <div className="grid grid-cols-1 gap-4 min-[420px]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-4">
        {grid.map((month) => (
          <MoneyField key={month} id={`mes-${month}`} label={formatMonth(month)} {...form.field(`months.${month}`)} />
        ))}
      </div>
      {others.length > 0 && (
        <p className="mt-4 text-muted">
          E mais {plural(others.length, 'mês guardado', 'meses guardados')} fora desta lista.
        </p>
      )}
    </form>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      {form.banner && <Banner tone="error">{form.banner}</Banner>}
      <Tabs
        label="Como informar"
        value={way}
        onChange={setWay}
        tabs={[
          { id: 'digitar', label: 'Digitar', content: months },
          {
            id: 'importar',
            label: 'Colar ou enviar CSV',
            content: <RevenueImport currentMonth={currentMonth} onUse={take} />,
          },
        ]}
      />
    </div>
  )
}
