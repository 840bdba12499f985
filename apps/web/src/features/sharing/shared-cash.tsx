import { formatDay, formatMoney } from '@norteia/contracts/format'
import type { SharedCash } from '@norteia/contracts/sharing'
import { useEffect, useRef } from 'react'
import { Lead, Part } from './shared-parts.tsx'

const LAYERS: Readonly<Record<string, string>> = { certo: 'certo', repete: 'repete', estimado: 'estimado' }
const shortDay = (day: string) => formatDay(day).slice(0, 5)

export function SharedCashView({ cash }: { cash: SharedCash }) {
  const { hoje, cenario, frase, cautela, saldoInicial, reserva, semanas } = cash
  return (
    <>
      <div className="grid gap-2">
        <Lead>{frase}</Lead>
        {cautela && <p className="text-base text-muted">{cautela}</p>}
        <p className="text-muted">
          Saldo de {formatMoney(saldoInicial)} em {formatDay(hoje)}
          {reserva > 0 && `, com reserva de ${formatMoney(reserva)}`}
          {cenario ? `. Cenário: ${cenario}.` : '.'}
        </p>
      </div>
      {semanas.length > 0 && (
        <Part title="Semana a semana">
          <Bars semanas={semanas} />
          <Weeks semanas={semanas} />
        </Part>
      )}
    </>
  )
}

/** The balance at the end of each week; the figures stand below. */
function Bars({ semanas }: Pick<SharedCash, 'semanas'>) {
  const values = semanas.map(({ saldoFinal }) => saldoFinal)
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const y = (value: number) => (top === bottom ? 100 : ((top - value) / (top - bottom)) * 100)
  return (
    <svg viewBox="0 0 130 100" preserveAspectRatio="none" aria-hidden="true" className="mb-4 h-32 w-full">
      {values.map((value, week) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: weeks have their place
          key={week}
          x={week * 10 + 1}
          width="8"
          y={Math.min(y(0), y(value))}
          height={Math.max(0.5, Math.abs(y(value) - y(0)))}
          className={value < 0 ? 'fill-chart-2' : 'fill-chart-1'}
        />
      ))}
      <rect x="0" width="130" y={Math.min(99.5, y(0))} height="0.5" className="fill-ink" />
    </svg>
  )
}

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
    <ul ref={list} className="divide-y divide-line border-y border-line">
      {semanas.map(({ inicio, fim, entradas, saidas, saldoFinal, minimo, maximo, linhas }) => (
        <li key={inicio} className="break-inside-avoid">
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5">
              <span className="inline-grid w-[calc(100%-1.25rem)] grid-cols-[minmax(0,1fr)_auto] gap-x-4 align-top sm:grid-cols-[minmax(0,1fr)_8rem_8rem_8rem]">
                <span className="figure">
                  {shortDay(inicio)} a {shortDay(fim)}
                </span>
                <span className="figure text-right text-muted max-sm:hidden">+ {formatMoney(entradas)}</span>
                <span className="figure text-right text-muted max-sm:hidden">− {formatMoney(Math.abs(saidas))}</span>
                <span className={`figure text-right font-semibold ${saldoFinal < 0 ? 'text-negative' : ''}`}>
                  {formatMoney(saldoFinal)}
                </span>
              </span>
            </summary>
            <ul className="mb-3 ml-4 grid gap-1 border-l border-line pl-4">
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
  )
}
