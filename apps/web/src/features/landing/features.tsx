import type { ReactNode } from 'react'
import { FEATURES } from './content.ts'
import { ForecastSketch } from './forecast-sketch.tsx'
import { FEATURES_ID } from './hero.tsx'
import type { SampleReport } from './sample.ts'

export function Features({ report }: { report: SampleReport }) {
  const sketches: Record<(typeof FEATURES)[number]['id'], ReactNode> = {
    diagnostico: <ScoreSketch report={report} />,
    previsao: <ForecastSketch report={report} />,
    plano: <PlanSketch report={report} />,
  }
  return (
    <section id={FEATURES_ID} aria-labelledby="funcionalidades-titulo" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-content px-4 py-12 sm:px-6 sm:py-16 lg:py-24">
        <h2
          id="funcionalidades-titulo"
          className="max-w-2xl font-display text-3xl leading-tight font-medium tracking-tight sm:text-4xl"
        >
          Três respostas que cabem na rotina de quem toca o negócio
        </h2>
        <div className="mt-8 grid gap-6 lg:grid-cols-3">
          {FEATURES.map(({ id, title, text }) => (
            <article key={id} className="flex flex-col rounded-lg border border-line bg-card">
              <div className="flex min-h-48 items-center border-b border-line px-5 py-4 sm:px-6">{sketches[id]}</div>
              <div className="p-6">
                <h3 className="text-lg font-semibold">{title}</h3>
                <p className="mt-2 text-base text-muted">{text}</p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

const CIRCLE = 2 * Math.PI * 52

function ScoreSketch({ report }: { report: SampleReport }) {
  const score = Number(report.nota.texto)
  return (
    <div className="flex w-full items-center gap-6">
      <svg viewBox="0 0 120 120" role="img" aria-label={`Nota ${score} de 100`} className="size-32 shrink-0">
        <circle cx="60" cy="60" r="52" className="fill-none stroke-sunken" strokeWidth="8" />
        <circle
          cx="60"
          cy="60"
          r="52"
          className="fill-none stroke-primary"
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${(score / 100) * CIRCLE} ${CIRCLE}`}
          transform="rotate(-90 60 60)"
        />
        <text x="60" y="74" textAnchor="middle" className="fill-ink font-display text-[42px] font-medium">
          {score}
        </text>
      </svg>
      <div className="min-w-0">
        <p className="font-medium">{report.nivel}</p>
        <p className="mt-1 text-muted">Mais forte: {strongest(report)}</p>
        <p className="text-muted">Mais fraca: {weakest(report)}</p>
      </div>
    </div>
  )
}

const byScore = (report: SampleReport) => [...report.dimensoes].sort((a, b) => b.nota - a.nota)
const strongest = (report: SampleReport) => byScore(report)[0]?.nome
const weakest = (report: SampleReport) => byScore(report).at(-1)?.nome

function PlanSketch({ report }: { report: SampleReport }) {
  return (
    <ol className="grid w-full gap-3">
      {report.acoes.map(({ acao, prazoDias }, index) => (
        <li key={acao} className="flex items-baseline gap-3">
          <span className="figure flex size-6 shrink-0 items-center justify-center self-center rounded-full bg-primary-soft text-xs font-semibold text-primary">
            {index + 1}
          </span>
          <span className="min-w-0 grow">{acao}</span>
          <span className="figure shrink-0 text-xs text-muted">{prazoDias} dias</span>
        </li>
      ))}
    </ol>
  )
}
