import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { fold } from '#src/text/words.ts'

/** 'Tirar 10 dias de férias' is no money. */
const DAYS_OFF =
  /\btir(?:ar|o) (?:(?:uns|umas|pelo|menos|os|meus|minhas|as|\d{1,3}) ){0,3}(?:dias?|ferias|folgas?|semanas?|mes de)\b/g
/** 'Chegar em 50 mil', and nothing says that it is to be left. */
export const GROWS =
  /\b(?:chegar|bater|passar) (?:em|a|aos|nos|de|d?os)? ?(?:r\$ ?)?\d[\d.,]*(?: ?mil| ?k)?(?! ?(?:\d|[.,]\d|mil\b|k\b))(?!(?: reais)?(?: por mes| no mes)? (?:limp|livre|de (?:lucro|sobra|salario|retirada)|pra mim|para mim|sobrando))/

/** Her goals, folded, without the days that she wants off. */
export const goalText = ({ future_goals }: FormAnswers): string => fold(future_goals).replace(DAYS_OFF, ' ')

/** '3 mil pra cada um', '4 mil além da retirada': more than the sum that she writes. */
export const IS_MORE = /\bcada (?:um|uma)\b|\balem d[aeo]s?\b/
