import { cashChart } from '@norteia/contracts/finance-charts'
import { formatDay, formatMoney } from '@norteia/contracts/format'
import type { SharedCash } from '@norteia/contracts/sharing'
import { useEffect, useRef } from 'react'
import { LightChart } from '#src/charts/light-chart.tsx'
import { Lead, Part } from './shared-parts.tsx'

const LAYERS: Readonly<Record<string, string>> = { certo: 'certo', repete: 'repete', estimado: 'estimado' }
const shortDay = (day: string) => formatDay(day).slice(0, 5)

export function SharedCashView({ cash }: { cash: SharedCash }) {
  const { hoje, cenario, frase, cautela, saldoInicial, reserva, semanas } = cash
  return (
    <>
      <div className="grid gap-2">
        <Lead text={frase} />
        {cautela && <p className="text-base text-muted">{cautela}</p>}
        <p className="text-muted">
          Saldo de {formatMoney(saldoInicial)} em {formatDay(hoje)}
          {reserva > 0 && `, com reserva de ${formatMoney(reserva)}`}
          {cenario ? `. Cenário: ${cenario}.` : '.'}
        </p>
      </div>
      {semanas.length > 0 && (
        <>
          <Part title="Saldo previsto ao fim de cada semana">
            <LightChart chart={cashChart(cash)} figuresElsewhere untitled />
          </Part>
          <Part title="Semana a semana">
            <Weeks semanas={semanas} />
          </Part>
        </>
      )}
    </>
  )
}

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 sm:grid-cols-[minmax(0,1fr)_8rem_8rem_8rem]'

function Weeks({ semanas }: Pick<SharedCash, 'semanas'>) {
  const list = useRef<HTMLUListElement>(null)
  // Paper can't be opened.
  useEffect(() => {
    const openAll = () => {
      for (const details of list.current?.querySelectorAll('details') ?? []) details.open = true
    }
    window.addEventListener('beforeprint', openAll)
    return () => window.removeEventListener('beforeprint', openAll)
  }, [])
  return (
    <>
      <p aria-hidden="true" className={`${COLUMNS} mb-1 break-after-avoid text-sm text-muted`}>
        <span className="pl-5">Semana</span>
        <span className="text-right max-sm:hidden">Entradas</span>
        <span className="text-right max-sm:hidden">Saídas</span>
        <span className="text-right">Saldo no fim</span>
      </p>
      <ul ref={list} className="divide-y divide-line border-y border-line">
        {semanas.map(({ inicio, fim, entradas, saidas, saldoFinal, minimo, maximo, linhas }) => (
          <li key={inicio} className="break-inside-avoid">
            <details>
              <summary className={`${COLUMNS} min-h-11 cursor-pointer list-none items-center py-2`}>
                <span className="figure flex items-center gap-1.5">
                  <svg
                    viewBox="0 0 10 10"
                    aria-hidden="true"
                    className="size-3.5 shrink-0 fill-muted transition-transform in-open:rotate-90"
                  >
                    <path d="M3 1l5 4-5 4z" />
                  </svg>
                  {shortDay(inicio)} a {shortDay(fim)}
                </span>
                <span className="figure text-right text-muted max-sm:hidden">+ {formatMoney(entradas)}</span>
                <span className="figure text-right text-muted max-sm:hidden">− {formatMoney(Math.abs(saidas))}</span>
                <span className={`figure text-right font-semibold ${saldoFinal < 0 ? 'text-negative' : ''}`}>
                  {formatMoney(saldoFinal)}
                </span>
              </summary>
              <ul className="mb-3 ml-1.5 grid gap-1 border-l border-line pl-4">
                {linhas.map(({ camada, categoria, data, valor }, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a day may be equal
                  <li key={`${data}-${place}`} className="flex items-baseline justify-between gap-4">
                    <span className="min-w-0 wrap-anywhere">
                      {camada === 'estimado' ? '' : `${shortDay(data)} `}
                      {categoria} <span className="text-muted">({LAYERS[camada] ?? camada})</span>
                    </span>
                    <span className="figure shrink-0">{formatMoney(valor)}</span>
                  </li>
                ))}
                <li className="text-muted">
                  Em oito de cada dez vezes a semana termina entre {formatMoney(minimo)} e {formatMoney(maximo)}.
                </li>
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
