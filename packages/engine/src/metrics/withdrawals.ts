import type { Frame } from './frame.ts'
import { MONTHS } from './period-points.ts'
import type { Rest } from './rest.ts'

/** 'quanto eu tirei pra mim', 'minhas retiradas': whatever the owner took, as pay or as profit. */
export const WITHDRAWN = ['pro-labore', 'lucros'] as const
const BUSINESS = '(?:empresa|loja|firma|negocio|caixa|conta)'
const TOOK = new RegExp(
  ` (?:(?:as |a |minhas? |nossas? |em |de |com )*retiradas?(?: (?:d[oa]s? )?(?:dono|dona|socios?|proprietari[oa]))?(?! (?:d[eo]s? )?lucros?)|(?:tirei|tiramos|retirei|retiramos|saquei)(?= (?:\\S+ ){0,3}(?:(?:pra|para) (?:mim|nos|gente)|d[ao] ${BUSINESS}) )|(?:tirei|tiramos|retirei|retiramos|saquei|sacamos)(?= (?:(?:·|mais|menos|dinheiro|quanto|por mes|em media|(?:d?es[st]e|n?es[st]e|no|neste) (?:ano|mes)|desde [a-z]+|em (?:${MONTHS.join('|')})|mes passado) ?)*$)) `,
)
const PARTS = / (?:(?:entre|com|de|o|meu|e) )*(?:prolabore|pro_labore)(?: (?:e|mais|com))? /
const FOR_ME = new RegExp(` (?:(?:pra|para) (?:mim|nos|gente)|d[ao] ${BUSINESS}) `)

export function takeWithdrawals(rest: Rest): string[] {
  let found = rest.take(TOOK)
  if (!found) return []
  // 'tirei da empresa, pró-labore e retirada': the parts of it say nothing more.
  for (; found; found = rest.take(TOOK));
  rest.take(PARTS)
  rest.take(FOR_ME)
  return [...WITHDRAWN]
}

export const areWithdrawals = ({ filtros: { categorias } }: Frame): boolean =>
  categorias.length === WITHDRAWN.length && WITHDRAWN.every((id) => categorias.includes(id))
