import type { Frame } from './frame.ts'
import { nameTest, plainName } from './names.ts'
import type { Parts, QuestionContext } from './reading.ts'
import type { Rest } from './rest.ts'

/** 'taxa do iFood', 'quanto a Stone me cobrou de taxa': what a name keeps of sales, in whichever of these it was put. */
const FEES = ['taxas-cartao', 'tarifas', 'comissoes']
export const FEE = / (?:(?:de|em|a|as|as|com|n[ao]s?|so) )*(?:taxas?|tarifas?) /

interface Fixed {
  ids: string[]
  widened: boolean
  wide: boolean
}

/** With somebody's name 'taxa' and 'comissão' are all that he keeps. */
export function withFees(rest: Rest, fixed: Fixed, contrapartes: readonly string[], spoken: boolean): Fixed {
  const named = spoken || rest.words().some(nameTest(contrapartes))
  const only = fixed.ids.length === 1 && (fixed.ids[0] === 'comissoes' || fixed.ids[0] === 'tarifas')
  if (!named || (fixed.ids.length > 0 && !only)) return fixed
  if (!only && !rest.take(FEE)) return fixed
  return { ...fixed, ids: [...FEES] }
}

export const areFeeIds = (ids: readonly string[]): boolean => FEES.every((id) => ids.includes(id))

export const areFees = ({ filtros: { categorias, contrapartes } }: Frame): boolean =>
  contrapartes.length > 0 && FEES.every((id) => categorias.includes(id))

const NET =
  / (?:ja )?(?:descontad[oa]s?|sem|menos|tirando|fora|descontando|livre d|liquid[oa]s? d|limp[oa]s? d|depois d|tirad[oa]s?)(?: ?[aeo]s?)? (?:taxas?|comissao|comissoes|tarifas?)(?: d[eo]l[ea]s?)?(?= )/

/** 'tirando o que ela cobra de taxa' */
const KEPT =
  / (?:tirando|descontando|menos|sem|fora|ja descontado) (?:o )?(?:que|q) (?:el[ea]s? )?(?:me )?(?:cobra|cobrou|cobram|cobraram|desconta|descontou|retem|reteve|come|comeu)(?: (?:de|em|com) (?:taxas?|comissao|tarifas?))?(?= )/
const CLEAN = / (?:limp[oa]|liquid[oa]|livre de tudo)(?= )/

/** The words of a question without 'já descontada a taxa'; undefined: it doesn't say so. */
export const beforeFees = (text: string): string | undefined =>
  [NET, KEPT, CLEAN].some((pattern) => pattern.test(text))
    ? [NET, KEPT, CLEAN].reduce((all, pattern) => all.replace(pattern, ''), text)
    : undefined

const FEES_AND_RETURNS =
  / (?:ja )?(?:descontando|descontad[oa]s?|menos|tirando|fora|abatendo|sem)(?: ?[aeo]s?)? (?:(?:taxas?|comissao|comissoes|tarifas?) e (?:[ao]s? )?(?:devolucao|devolucoes|estornos?)|(?:devolucao|devolucoes|estornos?) e (?:[ao]s? )?(?:taxas?|comissao|comissoes|tarifas?))(?= )/
/** The words of a question without 'descontando taxa e devolução'; undefined: it doesn't say so. */
export const beforeBoth = (text: string): string | undefined =>
  FEES_AND_RETURNS.test(text) ? text.replace(FEES_AND_RETURNS, '') : undefined
export const bothOf = (frame: Frame): Frame => ({
  ...frame,
  metrica: 'despesas',
  filtros: { ...frame.filtros, categorias: [...FEES, 'devolucoes'] },
})

const RETURNED =
  / (?:ja )?(?:descontando|descontad[oa]s?|menos|tirando|fora|abatendo|sem)(?: ?[aeo]s?)? (?:que (?:eu |a gente )?(?:devolvi|devolvemos|estornei)|devolucoes|devolucao|devolvido|estornos?)(?: (?:(?:pra|para|pro|a) (?:el[ea]s?)|d?el[ea]s?|(?:pr?[aeo]|d)[aeol]?s?))?(?= )/
/** The words of a question without 'descontando o que devolvi'; undefined: it doesn't say so. */
export const beforeReturns = (text: string): string | undefined =>
  RETURNED.test(text) ? text.replace(RETURNED, '') : undefined
export const returnsOf = (frame: Frame): Frame => ({
  ...frame,
  metrica: 'despesas',
  filtros: { ...frame.filtros, categorias: ['devolucoes'] },
})

export const feesOf = (frame: Frame): Frame => ({
  ...frame,
  metrica: 'despesas',
  filtros: { ...frame.filtros, categorias: [...FEES] },
})

/** 'quanto o Santander me cobrou', of an account that is called so: what was paid to the bank by that name. */
export function chargedBy(parts: Parts, { contas, contrapartes }: QuestionContext): Parts {
  const [only, ...more] = parts.accounts
  const plain = parts.categories.length + parts.parties.length + parts.options.length === 0
  if (!parts.charged || !only || more.length > 0 || !plain) return parts
  const bank = plainName(contas.find(({ id }) => id === only)?.apelido ?? '')
  const parties = contrapartes.filter((nome) => plainName(nome) === bank)
  return parties.length > 0 ? { ...parts, parties, accounts: [] } : parts
}
