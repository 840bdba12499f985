import { resultChart } from '@norteia/contracts/finance-charts'
import { formatMoney, formatMonth, formatPercent, plural } from '@norteia/contracts/format'
import {
  breakEvenSentence,
  gapSentence,
  isEmptyResult,
  type Resultado,
  type ResultLine,
  ResultReply,
} from '@norteia/contracts/result'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Chart } from '#src/charts/chart.tsx'
import { ApiError, api, apiBlob } from '#src/lib/api/api.ts'
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

const resultQuery = (companyId: string, mes: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'financas', 'resultado', mes],
    queryFn: async ({ signal }) =>
      (await api(`/companies/${companyId}/resultado${mes ? `?mes=${mes}` : ''}`, ResultReply, { signal })).data,
  })

/** 'Resultado' of one month; the month stands in the address. */
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
  if (query.isPending) return <Skeleton className="h-96" />
  if (query.isError)
    return (
      <ErrorState
        message={query.error instanceof ApiError ? query.error.message : 'Não foi possível carregar o resultado.'}
        onRetry={() => void query.refetch()}
      />
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
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <SelectField
          label="Mês"
          placeholder={null}
          className="w-48"
          options={result.serie.toReversed().map(({ mes }) => ({ value: mes, label: formatMonth(mes) }))}
          value={result.mes}
          onChange={(event) => setParams({ mes: event.target.value })}
        />
        <SpreadsheetButton companyId={companyId} />
      </div>
      {share?.(result)}
      <p className="max-w-3xl font-display text-xl leading-8 font-medium text-balance sm:text-2xl">
        {breakEvenSentence(result)}
      </p>
      {result.semCategoria.quantidade > 0 && (
        <Banner tone="warning">
          {plural(result.semCategoria.quantidade, 'movimentação', 'movimentações')} sem categoria em{' '}
          {formatMonth(result.mes)} ficam fora das linhas abaixo.{' '}
          <Link className="font-medium underline underline-offset-4" to={monthLink(result.mes, 'sem')}>
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

const SUMS = new Set(['receita-liquida', 'margem-contribuicao', 'resultado-operacional', 'resultado'])

/** Each line opens to its categories, and each category to its movements. */
function ResultTable({ result }: { result: Resultado }) {
  return (
    <Card title={`Resultado de ${formatMonth(result.mes)}`}>
      <ul className="divide-y divide-line">
        {result.linhas.map((line) => (
          <li key={line.id}>
            {line.categorias.length > 0 ? (
              <details>
                <summary className="cursor-pointer py-2 marker:text-muted">
                  <LineHead line={line} />
                </summary>
                <ul className="mb-2 ml-4 grid gap-1 border-l border-line pl-4">
                  {line.categorias.map(({ id, nome, valor, quantidade }) => (
                    <li key={id} className="flex items-baseline justify-between gap-4 text-muted">
                      <Link
                        className="min-w-0 py-1 underline underline-offset-4 hover:text-ink"
                        to={monthLink(result.mes, id)}
                      >
                        {nome} ({quantidade})
                      </Link>
                      <span className="figure shrink-0">{formatMoney(valor)}</span>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <div className="py-2 pl-5">
                <LineHead line={line} plain />
              </div>
            )}
          </li>
        ))}
        <li className="flex items-baseline justify-between gap-4 py-2 pl-5 text-muted">
          <span>Variação do saldo no mês</span>
          <span className="figure">{formatMoney(result.variacaoSaldo)}</span>
        </li>
      </ul>
      {result.margemSeguranca !== null && (
        <p className="mt-4 text-muted">
          Margem de segurança: a receita pode cair {formatPercent(result.margemSeguranca, 1)} antes de o mês empatar.
        </p>
      )}
    </Card>
  )
}

function LineHead({ line, plain = false }: { line: ResultLine; plain?: boolean }) {
  const { id, nome, valor, parcela, anterior } = line
  return (
    <span
      className={`inline-grid ${plain ? 'w-full' : 'w-[calc(100%-1.25rem)]'} grid-cols-[minmax(0,1fr)_auto] gap-x-4 align-top sm:grid-cols-[minmax(0,1fr)_8rem_5rem_8rem] ${SUMS.has(id) ? 'font-semibold' : ''}`}
    >
      <span>{nome}</span>
      <span className="figure text-right">{formatMoney(valor)}</span>
      <span className="figure text-right text-sm font-normal text-muted max-sm:hidden">
        {parcela === null ? '' : formatPercent(parcela, 1)}
      </span>
      <span className="figure text-right text-sm font-normal text-muted max-sm:hidden">
        {anterior === null ? '' : `antes ${formatMoney(anterior)}`}
      </span>
    </span>
  )
}

function monthLink(mes: string, categoria: string): string {
  const last = new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).getUTCDate()
  return `/financas/movimentacoes?de=${mes}-01&ate=${mes}-${last}&categoria=${categoria}`
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
    <Button variant="secondary" loading={loading} onClick={() => void save()}>
      <Download aria-hidden="true" className="size-4" />
      Baixar planilha
    </Button>
  )
}
