import type { AnalysisDetail, AnalysisField, Fact } from '@norteia/contracts/analysis'
import { dayOf } from '@norteia/contracts/format'
import type { Medida } from '@norteia/contracts/plan'

/** What an analysis says of the subject of a rule: the figure that its insight shows, and the fact behind it. */
export interface Measured {
  /** null: a figure of a free text, where the same place may say something else the next time. */
  fato: string | null
  medida: Medida
}

/** undefined where neither the rule's insight nor the challenge shows a figure about the company itself. */
export function measureOfRule(analysis: AnalysisDetail, regra: string | undefined): Measured | undefined {
  const campo = regra === undefined ? undefined : fieldOf(analysis, regra)
  for (const reference of analysis.referencias) {
    if (reference.campo !== campo) continue
    const medida = measureOfFact(analysis, reference.fato)
    if (medida) return { fato: reference.fato.startsWith('texto.') ? null : reference.fato, medida }
  }
  return undefined
}

/** Where an analysis shows the figure of a rule or of the chosen problem card. */
function fieldOf({ insights: { analiseCompleta } }: AnalysisDetail, regra: string): AnalysisField | undefined {
  if (analiseCompleta.desafio?.problema?.id === regra) return 'insights.analiseCompleta.desafio.numero'
  const place = analiseCompleta.insights.findIndex(({ id }) => id === regra)
  return place < 0 ? undefined : `insights.analiseCompleta.insights.${place}.valor`
}

/** A reference figure or an estimate measures nothing. */
export function measureOfFact(analysis: AnalysisDetail, id: string): Medida | undefined {
  const fact = analysis.fatos.find((one) => one.id === id)
  if (!fact || typeof fact.valor !== 'number' || fact.tipo === 'referência' || fact.tipo === 'estimado')
    return undefined
  return {
    valor: fact.valor,
    unidade: fact.unidade,
    rotulo: fact.rotulo,
    em: dayOf(Date.parse(analysis.createdAt)),
    fonte: isFromStatements(analysis, fact) ? 'extrato' : 'diagnóstico',
  }
}

/** Imported itself, or computed from imported figures alone. */
function isFromStatements(analysis: AnalysisDetail, fact: Fact): boolean {
  if (fact.tipo === 'importado') return true
  const inputs = (fact.entradas ?? []).map((id) => analysis.fatos.find((one) => one.id === id))
  return inputs.length > 0 && inputs.every((input) => input?.tipo === 'importado')
}
