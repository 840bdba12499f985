import type { PlanActionRead } from '@norteia/contracts/analysis-read'
import type { ReactNode } from 'react'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { Explained } from '#src/lib/words/explained.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { TextButton } from '#src/ui/page/text-button.tsx'

const TAGS = [
  { text: 'HIGH PRIORITY', tone: 'negative' },
  { text: 'GROWTH', tone: 'positive' },
  { text: 'STRATEGIC', tone: 'primary' },
] as const

interface NextActionsProps {
  recomendacoes: readonly string[]
  /** General advice of the sector, not the company's. */
  example: boolean
  /** Of the plan: a recommendation leads to its own. */
  actions: readonly PlanActionRead[]
  onAction: (acao: string) => void
  /** Stands below them. */
  plan?: ReactNode
}

/** The three things to do next, one card each. */
export function NextActions({ recomendacoes, example, actions, onAction, plan }: NextActionsProps) {
  return (
    <section aria-labelledby="proximos-passos" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="proximos-passos" className="text-base font-semibold">
          Próximos passos
        </h2>
        {example && <Badge>Dicas gerais do setor</Badge>}
      </div>
      <ol className="grid grow gap-3 sm:grid-cols-3 xl:grid-cols-1">
        {recomendacoes.slice(0, TAGS.length).map((text, place) => {
          const tag = TAGS[place]!
          const { head, rest } = split(text)
          const action = actions.find(({ acao }) => isSame(text, acao))
          const field = `insights.analiseCompleta.recomendacoes.${place}` as const
          return (
            <li key={tag.text} className="rounded-lg border border-line bg-card p-4">
              <Badge tone={tag.tone} className="mb-2 tracking-wide">
                {tag.text}
              </Badge>
              <div className="font-medium">
                {example ? <Explained text={head} /> : <FactText text={head} campo={field} />}
              </div>
              {rest && (
                <div className="mt-1 text-muted">
                  {example ? (
                    <Explained text={rest} />
                  ) : (
                    <FactText text={rest} campo={field} offset={head.length + 1} />
                  )}
                </div>
              )}
              {action && (
                <TextButton onClick={() => onAction(action.acao)} className="mt-2">
                  Ver no plano<span className="sr-only">: {action.acao}</span>
                </TextButton>
              )}
            </li>
          )
        })}
      </ol>
      {plan}
    </section>
  )
}

/** A recommendation begins with the words of its action. */
const isSame = (text: string, acao: string) =>
  acao !== '' && text.toLowerCase().startsWith(acao.replace(/[.!?]$/, '').toLowerCase())

/** The first sentence says what to do, the others why. */
function split(text: string): { head: string; rest: string } {
  const end = text.search(/[.!?] (?=\p{Lu})/u)
  return end < 0 ? { head: text, rest: '' } : { head: text.slice(0, end + 1), rest: text.slice(end + 2) }
}
