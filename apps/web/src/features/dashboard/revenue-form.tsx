import { formatMonth, monthOf, plural } from '@norteia/contracts/format'
import { LIMITS } from '@norteia/contracts/limits'
import { REVENUE_TEXT, type RevenueMonth } from '@norteia/contracts/revenue'
import { parseRevenueCsv, type RevenueCsv } from '@norteia/contracts/revenue-csv'
import { useQueryClient } from '@tanstack/react-query'
import { type ClipboardEvent, type FormEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ApiError } from '#src/lib/api/api.ts'
import { dashboardKey } from '#src/lib/companies/dashboard-key.ts'
import { useAppForm } from '#src/lib/forms/form.ts'
import { moneyText } from '#src/ui/fields/money.ts'
import { MoneyField } from '#src/ui/fields/money-field.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Tabs } from '#src/ui/page/tabs.tsx'
import { revenueQuery, saveRevenue } from './revenue.queries.ts'
import { RevenueImport } from './revenue-import.tsx'
import { gridMonths, RevenueEntries, type TypedMonths } from './revenue-months.ts'

export const REVENUE_FORM = 'faturamento-mensal'

interface RevenueFormProps {
  companyId: string
  initial: TypedMonths
  onSaving: (saving: boolean) => void
  onSaved: () => void
}

/** Replaces the stored months; the panel shows them at once. */
function useStore(companyId: string) {
  const queries = useQueryClient()
  const toast = useToast()
  return async (meses: readonly RevenueMonth[]) => {
    const data = await saveRevenue(companyId, meses)
    queries.setQueryData(revenueQuery(companyId).queryKey, data)
    void queries.invalidateQueries({ queryKey: dashboardKey(companyId) })
    toast.success('Faturamento mensal salvo com sucesso!')
  }
}

/** Why a table isn't saved as it is; null: it can be. */
function refusalOf(csv: RevenueCsv | null): string | null {
  if (!csv) return 'Cole a tabela ou envie o arquivo antes de salvar.'
  if (csv.meses.length === 0) return 'Nenhum mês pôde ser lido, então nada foi salvo.'
  return csv.faults.length > 0 ? 'Nada foi salvo ainda: corrija as linhas com problema ou use só os meses bons.' : null
}

/** The form's fields and what its one button does, whatever way is open. */
function useRevenueForm({ companyId, initial, onSaving, onSaved }: RevenueFormProps) {
  const [currentMonth] = useState(() => monthOf(Date.now()))
  const [way, setWay] = useState('digitar')
  const [pasted, setPasted] = useState('')
  const [read, setRead] = useState<RevenueCsv | null>(null)
  const store = useStore(companyId)
  const grid = gridMonths(currentMonth)
  const blank = Object.fromEntries(grid.map((month) => [month, '']))
  const form = useAppForm({ schema: RevenueEntries, defaultValues: { months: { ...blank, ...initial } } })
  const typed = useWatch({ control: form.control, name: 'months' })
  const others = Object.keys(typed).filter((month) => !grid.includes(month) && typed[month]?.trim() !== '')

  const fill = (csv: RevenueCsv) => {
    const months = Object.fromEntries(csv.meses.map(({ mes, valor }) => [mes, moneyText(valor)]))
    form.reset({ months: { ...form.getValues('months'), ...months } })
  }
  const take = (csv: RevenueCsv) => {
    fill(csv)
    setRead(null)
    setPasted('')
    setWay('digitar')
  }
  /** A table pasted into one field fills the grid; a single figure is pasted as ever. */
  const paste = (event: ClipboardEvent) => {
    if (way !== 'digitar') return
    const text = event.clipboardData.getData('text')
    if (!/[\n\t;]/.test(text.trim())) return
    const csv = parseRevenueCsv(text, currentMonth)
    if (csv.meses.length === 0 || csv.faults.length > 0) return
    event.preventDefault()
    take(csv)
  }
  const save = form.handleSubmit(async (meses) => {
    form.setBanner(null)
    if (meses.length > LIMITS.revenueMonths) return form.setBanner(REVENUE_TEXT.tooMany)
    onSaving(true)
    try {
      await store(meses)
      onSaved()
    } catch (error) {
      form.setBanner(error instanceof ApiError ? error.message : 'Não foi possível salvar.')
    } finally {
      onSaving(false)
    }
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    form.setBanner(null)
    if (way === 'digitar') return save()
    const csv = pasted.trim() === '' ? read : parseRevenueCsv(pasted, currentMonth)
    const refusal = refusalOf(csv)
    if (refusal) {
      setRead(csv)
      return form.setBanner(refusal)
    }
    if (csv) fill(csv)
    return save()
  }
  return { form, currentMonth, grid, others, way, setWay, pasted, setPasted, read, setRead, take, paste, submit }
}

/** Months typed one by one, or as a table; the one button saves whatever way is open. */
export function RevenueForm(props: RevenueFormProps) {
  const { form, currentMonth, grid, others, way, setWay, pasted, setPasted, read, setRead, take, paste, submit } =
    useRevenueForm(props)
  const months = (
    <>
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
    </>
  )
  return (
    <form id={REVENUE_FORM} noValidate onPaste={paste} onSubmit={submit} className="grid grid-cols-1 gap-4">
      {form.banner && <Banner tone="error">{form.banner}</Banner>}
      <Tabs
        label="Como informar"
        value={way}
        onChange={(next) => {
          form.setBanner(null)
          setWay(next)
        }}
        tabs={[
          { id: 'digitar', label: 'Digitar', content: months },
          {
            id: 'importar',
            label: 'Colar ou enviar CSV',
            content: (
              <RevenueImport
                currentMonth={currentMonth}
                pasted={pasted}
                onPasted={setPasted}
                read={read}
                onRead={setRead}
                onUse={take}
              />
            ),
          },
        ]}
      />
    </form>
  )
}
