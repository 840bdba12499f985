import { CircleCheck, Lightbulb, TriangleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { readItem, writeItem } from '#src/lib/session/storage.ts'
import { Dialog } from '#src/ui/overlays/dialog.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { INSIGHTS, type SampleInsight } from './sample.ts'

const KINDS = {
  opportunity: { text: 'Oportunidade', tone: 'primary', icon: Lightbulb },
  warning: { text: 'Atenção', tone: 'warning', icon: TriangleAlert },
  success: { text: 'Conquista', tone: 'positive', icon: CircleCheck },
} as const
const IMPACTS = { high: 'Impacto alto', medium: 'Impacto médio' } as const
const APPLIED_KEY = 'exemplo:sugestoes-aplicadas'

/** Three sample insights; an applied one is remembered on this device. */
export function SampleInsights() {
  const [applied, setApplied] = useState<readonly string[]>([])
  const [open, setOpen] = useState<SampleInsight | null>(null)
  useEffect(() => setApplied((readItem('local', APPLIED_KEY) ?? '').split(',').filter(Boolean)), [])
  const apply = (id: string) => {
    const next = applied.includes(id) ? applied : [...applied, id]
    setApplied(next)
    writeItem('local', APPLIED_KEY, next.join(','))
  }
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-3">
        {INSIGHTS.map((insight) => (
          <InsightCard
            key={insight.id}
            insight={insight}
            applied={applied.includes(insight.id)}
            onOpen={() => setOpen(insight)}
            onApply={() => apply(insight.id)}
          />
        ))}
      </ul>
      <Dialog open={open !== null} onClose={() => setOpen(null)} title={open?.title ?? ''}>
        {open && (
          <div className="grid gap-3 text-base leading-7">
            <Tags insight={open} />
            <p>{open.description}</p>
            <p>{open.details}</p>
            <p className="text-sm text-muted">
              Confiança do exemplo: {open.confidence}%. Os números desta tela são fictícios.
            </p>
          </div>
        )}
      </Dialog>
    </>
  )
}

interface InsightCardProps {
  insight: SampleInsight
  applied: boolean
  onOpen: () => void
  onApply: () => void
}

function InsightCard({ insight, applied, onOpen, onApply }: InsightCardProps) {
  return (
    <li className="flex flex-col rounded-lg border border-line bg-card p-4 sm:p-5">
      <Tags insight={insight} />
      <h3 className="mt-3 text-base font-semibold">{insight.title}</h3>
      <p className="mt-1 text-muted">{insight.description}</p>
      <p className="figure mt-3 mb-4 text-xs text-muted">Confiança: {insight.confidence}%</p>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onOpen}>
          Ver Detalhes
        </Button>
        {applied ? (
          <p role="status" className="inline-flex min-h-8 items-center gap-1.5 px-2 text-sm font-medium text-positive">
            <CircleCheck aria-hidden="true" className="size-4" />
            Sugestão aplicada
          </p>
        ) : (
          <Button variant="ghost" size="sm" onClick={onApply}>
            Aplicar Sugestão
          </Button>
        )}
      </div>
    </li>
  )
}

function Tags({ insight }: { insight: SampleInsight }) {
  const kind = KINDS[insight.type]
  const Icon = kind.icon
  return (
    <div className="flex flex-wrap gap-2">
      <Badge tone={kind.tone}>
        <Icon aria-hidden="true" className="size-3.5" />
        {kind.text}
      </Badge>
      <Badge>{IMPACTS[insight.impact]}</Badge>
    </div>
  )
}
