import { BarChart3, Blocks, Check, Repeat, ShieldCheck, Target, TrendingUp } from 'lucide-react'
import { Fragment, useState } from 'react'
import { SOLUTION_METRICS } from '#src/lib/marketing.ts'
import { Button } from '#src/ui/page/button.tsx'
import { ButtonLink } from '#src/ui/page/button-link.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { SOLUTIONS, type Solution, type SolutionId } from './content.ts'
import { Preview } from './preview.tsx'

const ICONS = {
  analytics: BarChart3,
  automation: Repeat,
  optimization: Target,
  predictive: TrendingUp,
  security: ShieldCheck,
  integration: Blocks,
} as const

interface SolutionCardsProps {
  /** The solution whose demonstration is being opened. */
  opening: SolutionId | undefined
  onDemo: (id: SolutionId) => void
}

/** The chosen card's details are shown under its row; the dense grid lets the other cards of the row close up. */
export function SolutionCards({ opening, onDemo }: SolutionCardsProps) {
  const [chosen, setChosen] = useState<SolutionId>()
  return (
    <div className="grid grid-flow-dense gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {SOLUTIONS.map((solution) => {
        const { id } = solution
        return (
          <Fragment key={id}>
            <SolutionCard
              solution={solution}
              chosen={chosen === id}
              opening={opening === id}
              onChoose={() => setChosen(chosen === id ? undefined : id)}
              onDemo={() => onDemo(id)}
            />
            {chosen === id && <Details solution={solution} opening={opening === id} onDemo={() => onDemo(id)} />}
          </Fragment>
        )
      })}
    </div>
  )
}

interface CardProps {
  solution: Solution
  chosen: boolean
  opening: boolean
  onChoose: () => void
  onDemo: () => void
}

function SolutionCard({ solution, chosen, opening, onChoose, onDemo }: CardProps) {
  const Icon = ICONS[solution.id]
  return (
    <article
      className={cx(
        'relative flex flex-col rounded-lg border bg-card p-6 transition-colors duration-150',
        chosen ? 'border-primary ring-1 ring-primary' : 'border-line hover:border-edge',
      )}
    >
      <Icon aria-hidden="true" className="size-6 text-primary" strokeWidth={1.5} />
      <h2 className="mt-4 text-lg font-semibold">
        {/* The whole card is the button's surface. */}
        <button
          type="button"
          aria-pressed={chosen}
          onClick={onChoose}
          className="text-left after:absolute after:inset-0 after:rounded-lg"
        >
          {solution.title}
        </button>
      </h2>
      <p className="mt-2 mb-6 text-base text-muted">{solution.summary}</p>
      <Button
        variant="secondary"
        size="sm"
        loading={opening}
        onClick={onDemo}
        aria-describedby={`solucao-${solution.id}`}
        className="relative mt-auto self-start print:hidden"
      >
        Ver Demo
      </Button>
      <span id={`solucao-${solution.id}`} hidden>
        {solution.title}
      </span>
    </article>
  )
}

function Details({ solution, opening, onDemo }: { solution: Solution; opening: boolean; onDemo: () => void }) {
  return (
    <section
      aria-label={`Detalhes: ${solution.title}`}
      className="col-span-full grid gap-8 rounded-lg border border-line bg-card p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:p-8"
    >
      <div>
        <h3 className="font-display text-2xl font-medium tracking-tight">{solution.title}</h3>
        <ul className="mt-4 grid gap-3">
          {solution.features.map((feature) => (
            <li key={feature} className="flex gap-3 text-base">
              <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-primary" />
              <span>{feature}</span>
            </li>
          ))}
        </ul>
        <dl className="mt-6 grid grid-cols-3 gap-4 border-t border-line pt-5">
          {SOLUTION_METRICS[solution.id].map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-muted">{label}</dt>
              <dd className="figure font-display text-xl sm:text-2xl">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap gap-2">
          <Button loading={opening} onClick={onDemo}>
            Solicitar Demonstração
          </Button>
          <ButtonLink to="/cadastro" state={{ intent: 'sales' }} variant="secondary">
            Falar com Especialista
          </ButtonLink>
        </div>
      </div>
      <Preview id={solution.id} />
    </section>
  )
}
