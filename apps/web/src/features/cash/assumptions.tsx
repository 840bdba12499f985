import type { Caixa } from '@norteia/contracts/cash'
import { factValue } from '@norteia/contracts/fact-value'
import { KIND_GLYPHS, KIND_NAMES } from '#src/lib/facts/kinds.ts'
import { Card } from '#src/ui/page/card.tsx'

/** What the forecast is computed from and what it takes for granted, one sentence each. */
export function Assumptions({ cash: { fatos } }: { cash: Caixa }) {
  const shown = fatos.filter(({ id }) => !id.startsWith('caixa.cenario.'))
  return (
    <Card title="Como calculamos">
      <dl className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {shown.map((fact) => (
          <div key={fact.id} className="min-w-0">
            <dt className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
              <span>
                <span aria-hidden="true" className="mr-2 text-primary">
                  {KIND_GLYPHS[fact.tipo]}
                </span>
                {fact.rotulo}
              </span>
              <span className="figure shrink-0">{factValue(fact)}</span>
            </dt>
            <dd className="mt-0.5 text-sm text-muted">
              {KIND_NAMES[fact.tipo]}. {fact.origem}
              {fact.formula && `. ${fact.formula}`}.
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
