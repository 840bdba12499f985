import { type Placar, ScorecardReply } from '@norteia/contracts/cash'
import { formatMoney, formatMonth } from '@norteia/contracts/format'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#src/lib/api/api.ts'
import { Card } from '#src/ui/page/card.tsx'

/** Beside the cash, so that whatever changes the ledger renews it. */
const scorecardQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['companies', companyId, 'financas', 'placar'],
    queryFn: async ({ signal }) =>
      (await api(`/companies/${companyId}/previsoes/placar`, ScorecardReply, { signal })).data,
  })

/** How past forecasts of revenue did, month by month; nothing while it is unknown. */
export function ScorecardCard({ companyId, level = 2 }: { companyId: string; level?: 2 | 3 }) {
  const { data } = useQuery(scorecardQuery(companyId))
  if (!data) return null
  return (
    <Card title="Placar das previsões" level={level}>
      <p>{data.frase}</p>
      {data.contraIngenua !== null && <p className="mt-1 text-muted">{againstNaive(data.contraIngenua)}</p>}
      {data.erroMedio !== null && <Months meses={data.meses} />}
    </Card>
  )
}

const againstNaive = (ratio: number) =>
  ratio < 1
    ? 'Errou menos do que quem só repete o mês anterior.'
    : 'Por enquanto, repetir o mês anterior teria errado o mesmo ou menos.'

const Months = ({ meses }: Pick<Placar, 'meses'>) => (
  <details className="mt-3">
    <summary className="cursor-pointer py-2 font-medium">Ver mês a mês</summary>
    <div className="relative overflow-x-auto">
      <table className="w-full text-left">
        <caption className="sr-only">Previsto e realizado por mês</caption>
        <thead>
          <tr className="border-b border-line text-sm text-muted">
            {['Mês', 'Previsto', 'Intervalo', 'Realizado'].map((title, place) => (
              <th
                key={title}
                scope="col"
                className={`py-2 font-normal whitespace-nowrap ${place > 0 ? 'pl-4 text-right' : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {meses.map(({ mes, previsto, minimo, maximo, realizado }) => {
            const inside = realizado >= minimo && realizado <= maximo
            return (
              <tr key={mes} className="border-b border-line">
                <th scope="row" className="py-2 font-normal whitespace-nowrap">
                  {formatMonth(mes)}
                </th>
                <td className="figure py-2 pl-4 text-right whitespace-nowrap">{formatMoney(previsto)}</td>
                <td className="figure py-2 pl-4 text-right whitespace-nowrap">
                  {formatMoney(minimo)} a {formatMoney(maximo)}
                </td>
                <td className={`figure py-2 pl-4 text-right whitespace-nowrap ${inside ? '' : 'text-negative'}`}>
                  {formatMoney(realizado)}
                  {!inside && <span className="block text-xs">fora do intervalo</span>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  </details>
)
