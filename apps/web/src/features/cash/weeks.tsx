import type { Caixa, CashLine } from '@norteia/contracts/cash'
import { formatDay, formatMoney } from '@norteia/contracts/format'
import { Link } from 'react-router'
import { Card } from '#src/ui/page/card.tsx'

const LAYERS = { certo: 'Certo', repete: 'Repete', estimado: 'Estimado' } as const

/** Weeks that open to their lines, layer by layer. */
export function Weeks({ cash: { semanas, hoje } }: { cash: Caixa }) {
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
                      <LineName line={line} hoje={hoje} /> <span className="text-muted">({LAYERS[line.camada]})</span>
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

/** Days of the past that the layers 'repete' and 'estimado' come from: thirteen weeks. */
const LOOK_BACK_DAYS = 91

/** What comes from movements leads to them. */
function LineName({ line: { camada, categoria, descricao }, hoje }: { line: CashLine; hoje: string }) {
  if (camada === 'certo') return descricao
  const from = new Date(Date.parse(`${hoje}T00:00:00Z`) - LOOK_BACK_DAYS * 86_400_000).toISOString().slice(0, 10)
  return (
    <Link
      className="underline underline-offset-4 hover:text-primary"
      to={`/financas/movimentacoes?de=${from}&ate=${hoje}&categoria=${categoria ?? 'sem'}`}
    >
      {descricao}
    </Link>
  )
}
