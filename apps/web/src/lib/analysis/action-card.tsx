import type { ActionPlan } from '@norteia/contracts/analysis'
import type { PlanActionRead } from '@norteia/contracts/analysis-read'
import { formatMoney, plural } from '@norteia/contracts/format'
import { sheetAt } from '@norteia/contracts/sheet'
import { type ReactNode, useEffect, useRef } from 'react'
import { FactFigure, FactText } from '#src/lib/facts/fact-text.tsx'
import { Explained } from '#src/lib/words/explained.tsx'
import { useToast } from '#src/ui/overlays/toast.tsx'
import { Badge } from '#src/ui/page/badge.tsx'
import { Button } from '#src/ui/page/button.tsx'
import { cx } from '#src/ui/page/cx.ts'
import { rangeText } from './ranges.ts'
import { SheetTable } from './sheet-table.tsx'

const TONES = { ALTA: 'negative', MÉDIA: 'warning', BAIXA: 'neutral' } as const

interface ActionCardProps {
  action: PlanActionRead
  /** Path of the action; undefined where its figures can't be asked. */
  campo: `insights.analiseCompleta.planoAcao.${keyof ActionPlan}.${number}` | undefined
  /** The product's, in place of a missing plan. */
  estimated?: boolean
  /** Comes into view and is marked: the owner asked for this one. */
  sought?: boolean
}

export function ActionCard({ action, campo, estimated = false, sought = false }: ActionCardProps) {
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!sought) return
    card.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
    card.current?.focus({ preventScroll: true })
  }, [sought])
  const say = (field: 'acao' | 'detalhes' | 'resultadoEsperado') =>
    campo ? <FactText text={action[field]} campo={`${campo}.${field}`} /> : action[field]
  return (
    <li
      ref={card}
      tabIndex={sought ? -1 : undefined}
      className={cx(
        'flex min-w-0 break-inside-avoid flex-col rounded-lg border bg-card p-4 outline-none sm:p-5',
        sought ? 'border-primary' : 'border-line',
      )}
    >
      <div className="mb-2 flex flex-wrap gap-2">
        {action.categoria && <Badge>{action.categoria}</Badge>}
        <Badge tone={TONES[action.prioridade]}>Prioridade {action.prioridade}</Badge>
      </div>
      <h4 className="text-base font-semibold">{say('acao')}</h4>
      {action.esforco && (
        <div className="mt-1 font-medium">
          {campo ? <FactText text={action.esforco} campo={`${campo}.esforco`} /> : action.esforco}
        </div>
      )}
      {action.detalhes && <div className="mt-1 text-muted">{say('detalhes')}</div>}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-3 sm:grid-cols-3">
        <Term name="Responsável">{action.responsavel || 'A definir'}</Term>
        <Term name="Prazo">
          <span className="figure">
            {action.prazoDias === null ? (
              'A definir'
            ) : campo ? (
              <FactFigure campo={`${campo}.prazoDias`}>{plural(action.prazoDias, 'dia')}</FactFigure>
            ) : (
              plural(action.prazoDias, 'dia')
            )}
          </span>
        </Term>
        <Term name={action.esforco ? 'Referência do produto' : 'Investimento'}>
          {action.investimento ? (
            <span className="figure">
              {campo ? (
                <>
                  <span className="whitespace-nowrap">
                    <FactFigure campo={`${campo}.investimento.min`}>{formatMoney(action.investimento.min)}</FactFigure>{' '}
                    a
                  </span>{' '}
                  <span className="whitespace-nowrap">
                    <FactFigure campo={`${campo}.investimento.max`}>{formatMoney(action.investimento.max)}</FactFigure>
                  </span>
                </>
              ) : (
                `${rangeText(action.investimento)}${estimated ? ' (estimado)' : ''}`
              )}
            </span>
          ) : (
            'a definir (informe o faturamento)'
          )}
        </Term>
        {action.resultadoEsperado && (
          <Term name="Resultado esperado" wide>
            {say('resultadoEsperado')}
          </Term>
        )}
      </dl>
      {action.material && <ActionMaterial material={action.material} />}
    </li>
  )
}

/** Something to use on the spot, and a button that copies it. */
function ActionMaterial({ material }: { material: NonNullable<PlanActionRead['material']> }) {
  const toast = useToast()
  const sheet = sheetAt(material.texto.split('\n'), 0)
  // Between tabs a spreadsheet finds the cells.
  const text = sheet.length > 0 ? sheet.map((cells) => cells.join('\t')).join('\n') : material.texto
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success('Texto copiado.'),
      () => toast.error('Não foi possível copiar. Selecione o texto e copie.'),
    )
  return (
    <details className="mt-4 border-t border-line pt-3">
      <summary className="min-h-11 cursor-pointer content-center font-medium text-primary sm:min-h-8">
        Material pronto: {material.titulo}
      </summary>
      <div className="mt-2 rounded-lg bg-sunken p-3">
        {sheet.length > 0 ? (
          <SheetTable rows={sheet} />
        ) : (
          <pre className="font-sans text-sm whitespace-pre-wrap wrap-anywhere">{material.texto}</pre>
        )}
      </div>
      <Button variant="secondary" size="sm" className="mt-2 print:hidden" onClick={() => void copy()}>
        Copiar
      </Button>
    </details>
  )
}

function Term({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt className="text-xs text-muted">
        <Explained text={name} />
      </dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}
