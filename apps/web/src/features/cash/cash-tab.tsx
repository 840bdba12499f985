import { type Alavancas, type Caixa, cashSentence, cautionSentence } from '@norteia/contracts/cash'
import { formatDay, formatMoney } from '@norteia/contracts/format'
import { computeCash } from '@norteia/engine/cash/cash'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { Chart } from '#src/charts/chart.tsx'
import { ApiError } from '#src/lib/api/api.ts'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { ErrorState } from '#src/ui/page/error-state.tsx'
import { Skeleton } from '#src/ui/page/skeleton.tsx'
import { cashQuery, scorecardQuery } from './cash.queries.ts'
import { CommitmentsCard } from './commitments-card.tsx'
import { Levers } from './levers.tsx'

/** 'Caixa': thirteen weeks from today, computed in the browser while levers move. */
export function CashTab({
  companyId,
  share,
}: {
  companyId: string
  /** Takes the forecast out of the house. */
  share?: ReactNode
}) {
  const query = useQuery(cashQuery(companyId))
  const placar = useQuery(scorecardQuery(companyId)).data
  const [levers, setLevers] = useState<Alavancas>({})
  const base = query.data?.base
  const cash = useMemo(() => (base ? computeCash(base, levers) : undefined), [base, levers])
  if (query.isPending) return <Skeleton className="h-96" />
  if (query.isError || !cash)
    return (
      <ErrorState
        message={query.error instanceof ApiError ? query.error.message : 'Não foi possível carregar o caixa.'}
        onRetry={() => void query.refetch()}
      />
    )
  const caution = cautionSentence(cash)
  return (
    <div className="grid gap-6">
      {cash.dados.suficiente ? (
        <>
          <div aria-live="polite">
            <p className="max-w-3xl font-display text-2xl leading-9 font-medium text-balance sm:text-3xl sm:leading-10">
              {cashSentence(cash)}
            </p>
            {caution && <p className="mt-1 text-base text-muted">{caution}</p>}
          </div>
          {share}
          <Card>
            <Chart chart={chartOf(cash)} size="lg" />
          </Card>
          <Levers value={levers} onChange={setLevers} />
          <Weeks cash={cash} />
        </>
      ) : (
        <EmptyState
          title="Quanto tempo dura o seu caixa?"
          action={<ButtonLink to="/financas/movimentacoes">Importar extrato</ButtonLink>}
        >
          {cash.dados.falta}
        </EmptyState>
      )}
      <CommitmentsCard companyId={companyId} />
      {placar && (
        <Card title="Placar das previsões">
          <p>{placar.frase}</p>
        </Card>
      )}
    </div>
  )
}

function chartOf({ semanas, reserva, pontoMaisBaixo }: Caixa) {
  return {
    id: 'caixa',
    type: 'line',
    title: { text: 'Saldo previsto ao fim de cada semana' },
    unidade: 'R$',
    tipoDado: 'estimado',
    categories: semanas.map(({ fim }) => formatDay(fim).slice(0, 5)),
    series: [
      {
        name: 'Saldo previsto',
        data: semanas.map(({ saldoFinal }) => saldoFinal),
        line: { dash: 'dash' },
        faixa: { min: semanas.map(({ minimo }) => minimo), max: semanas.map(({ maximo }) => maximo) },
      },
    ],
    ...(reserva > 0 && { meta: reserva }),
    ...(pontoMaisBaixo && {
      descricao: `O ponto mais baixo é ${formatMoney(pontoMaisBaixo.saldo)} em ${formatDay(pontoMaisBaixo.data)}; a faixa mostra onde o saldo deve ficar em oito de cada dez vezes.`,
    }),
  }
}

const LAYERS = { certo: 'Certo', repete: 'Repete', estimado: 'Estimado' } as const

/** Weeks that open to their lines, layer by layer. */
function Weeks({ cash: { semanas } }: { cash: Caixa }) {
  return (
    <Card title="Semana a semana">
      <ul className="divide-y divide-line">
        {semanas.map((week) => (
          <li key={week.inicio}>
            <details>
              <summary className="cursor-pointer py-2">
                <span className="inline-grid w-[calc(100%-1.25rem)] grid-cols-[minmax(0,1fr)_auto] gap-x-4 align-top sm:grid-cols-[minmax(0,1fr)_8rem_8rem_8rem]">
                  <span className="figure">
                    {formatDay(week.inicio).slice(0, 5)} a {formatDay(week.fim).slice(0, 5)}
                  </span>
                  <span className="figure text-right text-muted max-sm:hidden">+ {formatMoney(week.entradas)}</span>
                  <span className="figure text-right text-muted max-sm:hidden">
                    − {formatMoney(Math.abs(week.saidas))}
                  </span>
                  <span className={`figure text-right font-semibold ${week.saldoFinal < 0 ? 'text-negative' : ''}`}>
                    {formatMoney(week.saldoFinal)}
                  </span>
                </span>
              </summary>
              <ul className="mb-3 ml-4 grid gap-1 border-l border-line pl-4 text-sm">
                {week.linhas.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a day may be equal
                  <li key={`${line.data}-${place}`} className="flex items-baseline justify-between gap-4">
                    <span className="min-w-0 wrap-anywhere">
                      {line.camada === 'estimado' ? '' : `${formatDay(line.data).slice(0, 5)} `}
                      {line.descricao} <span className="text-muted">({LAYERS[line.camada]})</span>
                    </span>
                    <span className="figure shrink-0">{formatMoney(line.valor)}</span>
                  </li>
                ))}
                <li className="text-muted">
                  Pior dia: {formatDay(week.piorDia.data).slice(0, 5)}, com {formatMoney(week.piorDia.saldo)}
                </li>
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  )
}
