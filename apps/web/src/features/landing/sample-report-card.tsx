import { TARGET } from '@norteia/contracts/product-figures'
import { useId, useState } from 'react'
import { KIND_GLYPHS, KIND_NAMES } from '#src/lib/facts/kinds.ts'
import { cx } from '#src/ui/page/cx.ts'
import type { Figure, SampleReport } from './sample.ts'

/** A real report of a fictitious company; choosing a figure shows its origin at the foot of the card. */
export function SampleReportCard({ report }: { report: SampleReport }) {
  const [asked, setAsked] = useState(report.nota)
  const answerId = useId()
  const ask = (figure: Figure) => {
    setAsked(figure)
    // On a phone the answer may lie below the window.
    requestAnimationFrame(() => document.getElementById(answerId)?.scrollIntoView({ block: 'nearest' }))
  }
  const ranked = [...report.dimensoes].sort((a, b) => b.nota - a.nota)
  const strongest = ranked[0]
  const weakest = ranked.at(-1)
  const shared = { asked, onAsk: ask, answerId }
  return (
    <section aria-labelledby={`${answerId}-title`} className="rounded-lg border border-line bg-card">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:px-6">
        <h2 id={`${answerId}-title`} className="font-semibold">
          {report.empresa} <span className="font-normal text-muted">· {report.setor}</span>
        </h2>
        <p className="text-xs text-muted">
          <span className="max-sm:hidden">Relatório de exemplo, empresa fictícia</span>
          <span className="sm:hidden">Exemplo fictício. Toque em um número.</span>
        </p>
      </header>
      <div className="grid gap-x-6 gap-y-5 px-4 py-5 sm:grid-cols-[10.5rem_1fr] sm:px-6">
        <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 sm:block">
          <div>
            <p className="text-muted">Nota geral</p>
            <FigureButton figure={report.nota} {...shared} className="mt-1 -ml-2 px-2 pt-2 coarse:items-baseline">
              <span className="font-display text-6xl leading-none font-medium tracking-tight">{report.nota.texto}</span>
              <span className="text-muted">de 100</span>
            </FigureButton>
          </div>
          <div className="sm:mt-2">
            <p className="font-medium">{report.nivel}</p>
            <p className="mt-1 text-muted">
              Mais forte em {strongest?.nome}, mais fraca em {weakest?.nome}.
            </p>
          </div>
        </div>
        <ul className="grid content-center gap-1" aria-label="Notas por área">
          {report.dimensoes.map(({ nome, nota, figura }) => (
            <li
              key={figura.id}
              className="grid grid-cols-[auto_1fr] items-center gap-x-3 sm:grid-cols-[10.25rem_1fr_auto]"
            >
              <span className="max-sm:self-end">{nome}</span>
              <ScoreBar value={nota} />
              <FigureButton
                figure={figura}
                {...shared}
                className="w-12 items-center justify-end px-1.5 max-sm:order-first max-sm:row-span-2 max-sm:-ml-1.5 max-sm:justify-start"
              >
                {figura.texto}
              </FigureButton>
            </li>
          ))}
          <li aria-hidden="true" className="text-xs text-muted">
            O traço em cada barra é a meta: {TARGET} pontos.
          </li>
        </ul>
      </div>
      <dl className="grid grid-cols-2 border-t border-line sm:grid-cols-4">
        {report.destaques.map(({ rotulo, figura }) => (
          <div
            key={figura.id}
            className="flex flex-col justify-between border-line px-4 py-3 not-nth-[4n+1]:sm:border-l even:max-sm:border-l nth-[n+3]:max-sm:border-t sm:first:pl-6"
          >
            <dt className="text-xs text-muted">{rotulo}</dt>
            <dd>
              <FigureButton figure={figura} {...shared} className="-ml-1.5 px-1.5 text-base font-semibold">
                {figura.texto}
              </FigureButton>
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-t border-line px-4 py-3 sm:px-6">
        <p>
          <span className="font-medium">{report.insight.titulo}.</span> Saíram no ano: {lower(report.insight.valor)}.
          Média do setor:{' '}
          <FigureButton figure={report.insight.referencia} {...shared} className="-mx-1 -my-1 inline-flex px-1">
            {report.insight.referencia.texto}
          </FigureButton>
        </p>
      </div>
      <Answer id={answerId} figure={asked} />
    </section>
  )
}

const lower = (text: string) => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)

interface FigureButtonProps {
  figure: Figure
  asked: Figure
  answerId: string
  onAsk: (figure: Figure) => void
  className?: string
  children: React.ReactNode
}

function FigureButton({ figure, asked, answerId, onAsk, className, children }: FigureButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={asked.id === figure.id}
      aria-controls={answerId}
      title="De onde veio este número?"
      onClick={() => onAsk(figure)}
      className={cx(
        'figure flex min-h-8 items-baseline gap-1.5 rounded-md py-1 whitespace-nowrap transition-colors duration-150 hover:bg-primary-soft aria-pressed:bg-primary-soft forced-colors:aria-pressed:outline-2 coarse:min-h-11 coarse:min-w-11 coarse:items-center',
        className,
      )}
    >
      {children}
      <span aria-hidden="true" className="text-xs font-normal text-primary">
        {KIND_GLYPHS[figure.tipo]}
      </span>
    </button>
  )
}

/** 0 to 100, with a mark at the goal of 75. */
function ScoreBar({ value }: { value: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full max-sm:order-last">
      <rect width="100" height="8" rx="1" className="fill-sunken" />
      <rect width={value} height="8" rx="1" className={value < 50 ? 'fill-warning' : 'fill-primary'} />
      <rect x="74.5" width="1" height="8" className="fill-ink" opacity="0.5" />
    </svg>
  )
}

function Answer({ id, figure }: { id: string; figure: Figure }) {
  return (
    <div
      id={id}
      aria-live="polite"
      className="min-h-40 scroll-mb-20 rounded-b-lg border-t border-line bg-primary-soft px-4 py-4 sm:px-6"
    >
      <p className="font-display text-lg leading-snug font-medium">De onde veio este número?</p>
      <p className="mt-1">
        <span aria-hidden="true" className="mr-1.5 text-primary">
          {KIND_GLYPHS[figure.tipo]}
        </span>
        <span className="font-medium">{KIND_NAMES[figure.tipo]}</span>
        <span className="text-muted"> · {figure.rotulo}</span>
      </p>
      <p className="mt-1">{figure.origem}.</p>
      {figure.formula && <p className="figure mt-1 text-balance text-muted">{figure.formula}</p>}
      {figure.fonte && (
        <p className="mt-1">
          <a
            href={figure.fonte.url}
            target="_blank"
            rel="noopener noreferrer"
            className="text-primary underline underline-offset-4"
          >
            Ver a fonte: {figure.fonte.orgao}, {figure.fonte.ano}
          </a>
        </p>
      )}
    </div>
  )
}
