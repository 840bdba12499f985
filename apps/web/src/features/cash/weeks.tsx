import type { Caixa, CashLine } from '@norteia/contracts/cash'
import { formatDay, formatMoney } from '@norteia/contracts/format'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#src/ui/page/card.tsx'
import { cx } from '#src/ui/page/cx.ts'

/** Mark, week, balance and, where there is room, what comes in and goes out. */
const COLUMNS =
  'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-2 sm:grid-cols-[1.25rem_minmax(0,1fr)_8rem_8rem_8rem] sm:gap-x-4'

const LAYERS = { certo: 'Certo', repete: 'Repete', estimado: 'Estimado' } as const

/** Weeks that open to their lines, layer by layer. */
export function Weeks({ cash: { semanas, hoje } }: { cash: Caixa }) {
  return (
    <Card title="Semana a semana">
      <p className={cx(COLUMNS, 'border-b border-line pb-2 text-sm text-muted max-sm:hidden')} aria-hidden="true">
        <span />
        <span />
        <span className="text-right">Entradas</span>
        <span className="text-right">Saídas</span>
        <span className="text-right">Saldo no fim</span>
      </p>
      <ul className="divide-y divide-line">
        {semanas.map((week) => (
          <li key={week.inicio}>
            <details className="group">
              <summary className={cx(COLUMNS, 'cursor-pointer list-none py-2 [&::-webkit-details-marker]:hidden')}>
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 self-center text-muted transition-transform duration-150 group-open:rotate-90"
                />
                <span className="figure">
                  {formatDay(week.inicio).slice(0, 5)} a {formatDay(week.fim).slice(0, 5)}
                </span>
                <span className="figure text-right text-muted max-sm:hidden">{formatMoney(week.entradas)}</span>
                <span className="figure text-right text-muted max-sm:hidden">{formatMoney(week.saidas)}</span>
                <span className={cx('figure text-right font-semibold', week.saldoFinal < 0 && 'text-negative')}>
                  {formatMoney(week.saldoFinal)}
                </span>
              </summary>
              <ul className="mb-3 grid gap-1 pl-7 text-sm sm:pl-9">
                {week.linhas.map((line, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a day may be equal
                  <li key={`${line.data}-${place}`} className="flex flex-wrap items-baseline justify-between gap-x-4">
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
