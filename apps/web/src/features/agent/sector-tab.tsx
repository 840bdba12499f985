import { AGENT_TEXT, ReadSector, type SectorRead } from '@norteia/contracts/agent'
import { useState } from 'react'
import { FactText } from '#src/lib/facts/fact-text.tsx'
import { FactsProvider } from '#src/lib/facts/facts.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { Card } from '#src/ui/page/card.tsx'
import { EmptyState } from '#src/ui/page/empty-state.tsx'
import { AGENT_ERRORS, agentError, askAgent } from './agent.queries.ts'
import type { Kept, Say } from './feedback.tsx'

const PARTS = [
  { key: 'trends', title: 'Tendências' },
  { key: 'opportunities', title: 'Oportunidades' },
  { key: 'challenges', title: 'Desafios' },
] as const

/** What public sources say of the sector, ordered by what this company lacks. */
export function SectorTab({ companyId, say, kept }: { companyId: string; say: Say; kept: Kept<SectorRead> }) {
  const [result, setResult] = kept
  const [loading, setLoading] = useState(false)
  const load = async () => {
    setLoading(true)
    try {
      setResult(await askAgent(`/api/sector-insights/${companyId}`, ReadSector))
      say('success', AGENT_TEXT.sectorLoaded)
    } catch (error) {
      say('error', agentError(error, AGENT_ERRORS.sector))
    } finally {
      setLoading(false)
    }
  }
  const button = (
    <Button loading={loading} onClick={() => void load()}>
      Carregar Insights do Setor
    </Button>
  )
  if (!result)
    return (
      <EmptyState title="O que acontece no seu setor" action={button}>
        Tendências, oportunidades e desafios com fonte e ano, na ordem que mais importa para a sua empresa.
      </EmptyState>
    )
  return (
    <FactsProvider status="ready" fatos={result.fatos} referencias={result.referencias}>
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-4">
          {button}
          {result.setor && <p className="text-muted">Setor: {result.setor}</p>}
        </div>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
          {PARTS.map((part) => (
            <Card key={part.key} title={part.title}>
              {result[part.key].length > 0 ? (
                <ul className="grid grid-cols-1 gap-3">
                  {result[part.key].map((item, place) => (
                    <li key={item} className="border-t border-line pt-3 first:border-0 first:pt-0">
                      <FactText text={item} campo={`${part.key}.${place}`} />
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="text-muted">Nada por aqui ainda.</p>
              )}
            </Card>
          ))}
        </div>
      </div>
    </FactsProvider>
  )
}
