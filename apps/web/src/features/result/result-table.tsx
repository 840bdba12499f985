import { formatMoney, formatMonth, formatPercent } from '@norteia/contracts/format'
import type { Resultado, ResultLine } from '@norteia/contracts/result'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#src/ui/page/card.tsx'
import { cx } from '#src/ui/page/cx.ts'

const SUMS = new Set(['receita-liquida', 'margem-contribuicao', 'resultado-operacional', 'resultado'])
/** Mark, name, amount and, where there is room, share of the revenue and the month before. */
const COLUMNS =
  'grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-2 sm:grid-cols-[1.25rem_minmax(0,1fr)_8rem_4.5rem_8rem] sm:gap-x-4'

/** Each line opens to its categories, and each category to its movements. */
export function ResultTable({ result }: { result: Resultado }) {
  const { mes, linhas, variacaoSaldo, margemSeguranca } = result
  return (
    <Card title={`Resultado de ${formatMonth(mes)}`}>
      <p className={cx(COLUMNS, 'border-b border-line pb-2 text-sm text-muted max-sm:hidden')} aria-hidden="true">
        <span />
        <span />
        <span className="text-right">No mês</span>
        <span className="text-right">Da receita</span>
        <span className="text-right">Mês anterior</span>
      </p>
      <ul className="divide-y divide-line">
        {linhas.map((line) => (
          <li key={line.id}>
            {line.categorias.length > 0 ? (
              <details className="group">
                <summary className={cx(COLUMNS, 'cursor-pointer list-none py-2 [&::-webkit-details-marker]:hidden')}>
                  <ChevronRight
                    aria-hidden="true"
                    className="size-4 self-center text-muted transition-transform duration-150 group-open:rotate-90"
                  />
                  <Figures line={line} />
                </summary>
                <ul className="mb-2">
                  {line.categorias.map(({ id, nome, valor, quantidade }) => (
                    <li key={id} className={cx(COLUMNS, 'text-muted')}>
                      <span />
                      <Link
                        className="min-w-0 py-1 underline underline-offset-4 hover:text-ink coarse:py-2.5"
                        to={monthAddress(mes, id)}
                      >
                        {nome} ({quantidade})
                      </Link>
                      <span className="figure text-right">{formatMoney(valor)}</span>
                    </li>
                  ))}
                </ul>
              </details>
            ) : (
              <div className={cx(COLUMNS, 'py-2')}>
                <span />
                <Figures line={line} />
              </div>
            )}
          </li>
        ))}
        <li className={cx(COLUMNS, 'py-2 text-muted')}>
          <span />
          <span>Variação do saldo no mês</span>
          <span className="figure text-right">{formatMoney(variacaoSaldo)}</span>
        </li>
      </ul>
      {margemSeguranca !== null && (
        <p className="mt-4 text-muted">
          {margemSeguranca >= 0
            ? `Margem de segurança: a receita pode cair ${formatPercent(margemSeguranca, 1)} antes de o mês empatar.`
            : `Faltou vender ${formatPercent(-margemSeguranca, 1)} da receita do mês para empatar.`}
        </p>
      )}
    </Card>
  )
}

function Figures({ line: { id, nome, valor, parcela, anterior } }: { line: ResultLine }) {
  const weight = SUMS.has(id) ? 'font-semibold' : ''
  return (
    <>
      <span className={weight}>{nome}</span>
      <span className={cx('figure text-right', weight)}>{formatMoney(valor)}</span>
      <span className="figure text-right text-sm text-muted max-sm:hidden">
        {parcela === null ? '' : formatPercent(parcela, 1)}
      </span>
      <span className="figure text-right text-sm text-muted max-sm:hidden">
        {anterior === null ? '' : formatMoney(anterior)}
      </span>
    </>
  )
}

/** Address of a month's movements of one category, 'sem' for none. */
export function monthAddress(mes: string, categoria: string): string {
  const last = new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).getUTCDate()
  return `/financas/movimentacoes?de=${mes}-01&ate=${mes}-${last}&categoria=${categoria}`
}
