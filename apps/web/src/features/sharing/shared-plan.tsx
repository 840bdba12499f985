import { plural } from '@norteia/contracts/format'
import type { SharedAction, SharedAnalysis } from '@norteia/contracts/sharing'
import { sheetAt } from '@norteia/contracts/sheet'
import { rangeText } from '#src/lib/analysis/ranges.ts'
import { SheetTable } from '#src/lib/analysis/sheet-table.tsx'
import { Part } from './shared-parts.tsx'

/** The actions of the three periods, with all that makes them work. */
export function SharedPlan({ plano }: Pick<SharedAnalysis, 'plano'>) {
  const periods = plano.filter(({ acoes }) => acoes.length > 0)
  if (periods.length === 0) return null
  return (
    <Part title="Plano de ação">
      <div className="grid gap-8">
        {periods.map(({ titulo, acoes }) => (
          <div key={titulo}>
            <h3 className="mb-3 break-after-avoid text-base font-semibold">{titulo}</h3>
            <ol className="grid gap-6">
              {acoes.map((action) => (
                <Action key={`${action.prazoDias} ${action.acao}`} action={action} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Part>
  )
}

function Action({ action }: { action: SharedAction }) {
  const { acao, detalhes, esforco, resultadoEsperado, responsavel, prazoDias, material } = action
  const terms = [
    ['Prazo', plural(prazoDias, 'dia')],
    ['Responsável', responsavel],
    ['Prioridade', action.prioridade?.toLowerCase()],
    ['Área', action.categoria],
    ['Referência do produto', action.investimento && rangeText(action.investimento)],
  ] as const
  return (
    <li className="break-inside-avoid border-l-2 border-line pl-4">
      <h4 className="text-base font-semibold">{acao}</h4>
      {esforco && <p className="font-medium">{esforco}</p>}
      {detalhes && <p className="mt-1 whitespace-pre-line">{detalhes}</p>}
      {resultadoEsperado && <p className="mt-1 text-muted">Resultado esperado: {resultadoEsperado}</p>}
      <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {terms.map(
          ([name, value]) =>
            value && (
              <div key={name} className="flex gap-1">
                <dt>{name}:</dt>
                <dd className="figure text-ink">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {material && <Material material={material} />}
    </li>
  )
}

function Material({ material: { titulo, texto } }: { material: NonNullable<SharedAction['material']> }) {
  const rows = sheetAt(texto.split('\n'), 0)
  return (
    <details className="mt-1 print:hidden">
      <summary className="min-h-11 cursor-pointer content-center font-medium text-primary sm:min-h-8">
        Material pronto: {titulo}
      </summary>
      <div className="mt-1 rounded-lg bg-sunken p-3">
        {rows.length > 0 ? (
          <SheetTable rows={rows} />
        ) : (
          <pre className="font-sans text-sm whitespace-pre-wrap wrap-anywhere">{texto}</pre>
        )}
      </div>
    </details>
  )
}
