import { type ConsultantRead, SUM_METRIC } from '@norteia/contracts/agent'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import { Link } from 'react-router'
import { Chart } from '#src/charts/chart.tsx'
import { FactFigure, FactText } from '#src/lib/facts/fact-text.tsx'

type Data = NonNullable<ConsultantRead['dados']>

const MIN_BARS = 2
/** Dimension of an answer → the filter of the list of movements; one value each. */
const FILTERS = { conta: 'conta', categoria: 'categoria', sentido: 'sentido', contraparte: 'q' } as const

function write(valor: number | null, unidade: string): string {
  if (valor === null) return '—'
  if (unidade === 'R$') return formatMoney(valor)
  if (unidade === '%') return formatPercent(valor, 1)
  return `${formatNumber(valor, Number.isInteger(valor) ? 0 : 1)} ${unidade}`.trim()
}

/** The figures behind an answer: a table, bars where there is something to compare, and the sum, unless the answer said it. */
export function ConsultantFigures({ dados, said, look }: { dados: Data; said: string; look: string | undefined }) {
  const { unidade, linhas, formula } = dados
  const movements = movementsAddress(dados)
  return (
    <div className="mt-6 border-t border-line pt-4">
      {linhas.length > 0 && (
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <div className="min-w-0">
            <h3 className="mb-2 font-semibold">Os números</h3>
            <table className="w-full text-left">
              <tbody>
                {linhas.map(({ rotulo, valor }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order, and two may share a name
                  <tr key={place} className="border-t border-line first:border-t-0">
                    <th scope="row" className="py-2 pr-4 font-normal">
                      {rotulo}
                    </th>
                    <td className="figure py-2 text-right whitespace-nowrap">
                      <FactFigure campo={`dados.linhas.${place}.valor`}>{write(valor, unidade)}</FactFigure>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {linhas.length >= MIN_BARS && <Chart chart={chartOf(dados)} />}
        </div>
      )}
      {formula && !said.includes(formula) && (
        <p className="mt-4 max-w-prose text-muted">
          <span className="font-medium text-ink">Fórmula: </span>
          <FactText text={formula} campo="dados.formula" />
        </p>
      )}
      {movements && (
        <p className="mt-4">
          <Link to={movements} className="font-medium underline underline-offset-4 hover:text-primary">
            {look ?? 'Ver os lançamentos'}
          </Link>
        </p>
      )}
    </div>
  )
}

/** null: the figures don't come from movements. */
function movementsAddress({ metrica, periodo, filtros }: Data): string | null {
  if (metrica === SUM_METRIC || !periodo) return null
  const params = new URLSearchParams({ de: periodo.de, ate: periodo.ate })
  for (const [dimension, filter] of Object.entries(FILTERS)) {
    const value = filtros?.[dimension]
    if (value && !value.includes(',')) params.set(filter, value)
  }
  return `/financas/movimentacoes?${params}`
}

function chartOf({ unidade, linhas }: Data) {
  const percent = unidade === '%'
  return {
    id: 'consulta',
    type: 'bar',
    title: { text: 'Lado a lado' },
    unidade: unidade === 'R$' || percent ? unidade : 'número',
    tipoDado: 'calculado',
    categories: linhas.map(({ rotulo }) => rotulo),
    series: [
      {
        name: 'Valor',
        data: linhas.map(({ valor }) => (valor !== null && percent ? Math.round(valor * 1000) / 10 : valor)),
      },
    ],
  }
}
