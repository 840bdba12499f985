import { resultChart } from '@norteia/contracts/finance-charts'
import { formatMonth, plural, unbroken } from '@norteia/contracts/format'
import { breakEvenSentence, gapSentence, isEmptyResult, type Resultado } from '@norteia/contracts/result'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Chart } from '#src/charts/chart.tsx'
import { ApiError, apiBlob } from '#src/lib/api/api.ts'
import { saveFile } from '#src/lib/api/download.ts'
import { SelectField } from '#src/ui/fields/select-field.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Banner } from '#src/ui/page/banner.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { resultQuery } from './result.queries.ts'
import { monthAddress, ResultTable } from './result-table.tsx'

/** 'Resultado' of one month; the month is in the address. */
export function ResultTab({
  companyId,
  share,
}: {
  companyId: string
  /** Takes the month out of the house. */
  share?: (result: Resultado) => ReactNode
}) {
  const [params, setParams] = useSearchParams()
  const query = useQuery(resultQuery(companyId, params.get('mes') ?? ''))
  if (query.isPending) return <ResultSkeleton />
  if (query.isError)
    return (
      <ErrorState message="Não foi possível carregar o resultado." onRetry={() => void query.refetch()}>
        Nenhum dado foi perdido. Confira sua internet e tente de novo.
      </ErrorState>
    )
  const result = query.data
  if (isEmptyResult(result))
    return (
      <EmptyState
        title="Aqui fica o resultado do mês"
        action={<ButtonLink to="/financas/movimentacoes">Importar extrato</ButtonLink>}
      >
        Com o extrato do banco mostramos quanto entrou, para onde foi e quanto é preciso vender para empatar.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SelectField
          label="Mês"
          placeholder={null}
          className="w-48 max-w-full print:hidden"
          options={result.serie.toReversed().map(({ mes }) => ({ value: mes, label: formatMonth(mes) }))}
          value={result.mes}
          onChange={(event) => setParams({ mes: event.target.value })}
        />
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <SpreadsheetButton companyId={companyId} />
          {share?.(result)}
        </div>
      </div>
      <p className="max-w-3xl font-display text-xl leading-8 font-medium text-balance sm:text-2xl">
        {unbroken(breakEvenSentence(result))}
      </p>
      {result.semCategoria.quantidade > 0 && (
        <Banner tone="warning">
          {plural(result.semCategoria.quantidade, 'movimentação', 'movimentações')} sem categoria em{' '}
          {formatMonth(result.mes)} ficam fora das linhas abaixo.{' '}
          <Link className="font-medium underline underline-offset-4" to={monthAddress(result.mes, 'sem')}>
            Classificar agora
          </Link>
        </Banner>
      )}
      {result.lacunas.map((gap) => (
        <Banner key={`${gap.contaId}-${gap.de}`} tone="info">
          {gapSentence(gap)}
        </Banner>
      ))}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ResultTable result={result} />
        <Card>
          <Chart chart={resultChart(result)} />
        </Card>
      </div>
    </div>
  )
}

function ResultSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-16 w-48" />
      <Skeleton className="h-8 max-w-3xl" />
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Skeleton className="h-120" />
        <Skeleton className="h-120" />
      </div>
    </div>
  )
}

function SpreadsheetButton({ companyId }: { companyId: string }) {
  const toast = useToast()
  const [loading, setLoading] = useState(false)
  const save = async () => {
    setLoading(true)
    try {
      saveFile(await apiBlob(`/companies/${companyId}/planilha`), 'norteia-financas.xlsx')
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'Não foi possível baixar a planilha. Tente de novo.')
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button variant="secondary" size="sm" loading={loading} onClick={() => void save()}>
      <Download aria-hidden="true" className="size-4" />
      Baixar planilha
    </Button>
  )
}
