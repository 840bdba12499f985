import type { Asking } from '#src/measures/asked/asked.ts'
import { type Composition, OWED, totalOf } from '#src/measures/composition.ts'
import { spokenIn } from '#src/measures/derived/spoken.ts'
import { ownerOf } from '#src/measures/frames/owner.ts'
import type { MeasuredFigure, Sources } from '#src/measures/measured.ts'
import { PERIODS } from '#src/measures/own/told.ts'
import { appTakesPart } from '#src/measures/own/unit.ts'
import type { Term } from '#src/quantities/terms.ts'
import type { Deed } from '#src/quantities/words.data.ts'
import type { Said } from '#src/reading/scene.ts'

const OTHER_SPAN = /\b(?:trimestre|semestre|bimestre|temporada|safra)\b/

const OF_A_STEP = /^ (?:reais )?(?:por mes )?(?:a mais|a menos|de (?:diferenca|aumento))\b/
const OF_WAGE = /\b(?:pra|para) (?:ganhar|receber) (?:[a-z]+ ){0,2}$/

/** 'Penso em contratar mais um por 2.600 com encargo': what a person costs is no price of what is sold. */
const OF_HIRE =
  /\b(?:contrat(?:ar|aria|ei|ando|asse)|admit[a-z]+|registrar)\b[^,;.\d]{0,40} (?:r\$ ?)?$|\b(?:salario|ordenado)\b[^,;.\d]{0,20}$/
const WITH_CHARGES =
  /^ (?:reais )?(?:por mes )?(?:ja )?(?:com|mais|de|fora) (?:os )?(?:encargos?|salario|carteira|registro)\b/

/** 'A parcela dela é 1.650': what she pays for a thing is no price of what is sold in it. */
const OF_INSTALMENT = /\b(?:parcela|prestacao|financiamento)\b[^;A-Z]{0,24}$/

/** 'Hora extra, sai a 48 a hora': what she pays for an hour is no price of it. */
const OF_OVERTIME = /\bhoras? extras?\b[^;A-Z]{0,30}$/

/** 'Pensei em aumentar pra 290': nobody pays it yet. */
const OF_CHANGE =
  /\b(?:subir|aumentar|reajustar|passar|baixar|abaixar|reduzir)\b[^;A-Z]{0,40}\b(?:pra|para|a|em)(?: uns| r\$)* $/

/** 'Devolvo o sinal de 100': a part of what it is worth. */
const OF_DEPOSIT = /\b(?:sinal|caucao|adiantamento|entrada)(?: (?:e |era )?(?:de|uns|r\$))* $/

/** A rival's price is what nobody pays her, and what a thing would be sold for is none of its customers'. */
const notHers = (ask: Asking, { before, said, dimension }: Term): boolean =>
  OF_INSTALMENT.test(before) ||
  OF_CHANGE.test(before) ||
  OF_DEPOSIT.test(before) ||
  OF_OVERTIME.test(before) ||
  said.some((one) => one.role === 'bem' || (dimension === 'reais' && isNobodys(ask, one)))

/** A rival's price, or one that she only thinks of. */
export const isNobodys = (ask: Asking, said: Said): boolean =>
  spokenIn(ask.scene).some(
    (one) => one.said === said && (OF_CHANGE.test(one.before) || (said.kind === 'R' && ownerOf(ask, one) === 'rival')),
  )

/** What doesn't come in may be more than what does. */
const MISSING: ReadonlySet<Deed | null> = new Set<Deed | null>(['missed', 'refused', 'idle', 'fell', ...OWED])

const MOST_OF_ONE = 0.3

/** Whether a product of her quantities can be so in her company: no loss larger than what comes in, no gain three times that. */
export function plausibleTo(ask: Asking, terms: readonly Term[]): (one: Composition) => boolean {
  const { revenue } = ask.own.sources
  const taken = appTakesPart(ask.own)
  const closed = terms.some(({ deed, field }) => deed === 'won' && field === 'main_challenge')
  return (one) => {
    const { meaning, happening, worth, time } = one
    const { deed, parts } = happening!
    // 'Pede a conta pra ganhar 100 a mais': what another pays is no price of what she loses.
    if (worth.parts.some((part) => OF_A_STEP.test(part.after) || OF_WAGE.test(part.before))) return false
    if (worth.parts.some((part) => notHers(ask, part))) return false
    if (worth.parts.some(({ before, after }) => OF_HIRE.test(before) || WITH_CHARGES.test(after))) return false
    // What one of her people makes is no worth of a chair that stands empty.
    if (deed === 'idle' && revenue !== null && worth.parts.some(({ value }) => value > revenue * MOST_OF_ONE))
      return false
    const month = Math.abs(totalOf(one)) * PERIODS[time ?? 'mes']
    // So much comes in: her sales, told once more.
    if (meaning === 'told' && revenue !== null && !OWED.has(deed) && Math.abs(month - revenue) < revenue / 10)
      return false
    // 'No último trimestre perdemos 19': of no month.
    if (time === 'mes' && meaning === 'loss' && OTHER_SPAN.test(ask.scene.sentences[parts[0].sentence]!.text))
      return false
    // Who asks is no sale: 'ligaram 48 e fechei 26'.
    if (meaning === 'left' && closed && deed !== 'won') return false
    if (meaning === 'left' && taken && !worth.parts.some(({ noun }) => noun === 'app')) return false
    const most = meaning === 'loss' && !MISSING.has(deed) ? 1 : 3
    return month > 0 && (revenue === null || month <= revenue * most)
  }
}

/** A loss that is hardly anything of a month is no reason to ask, and mostly was read of something else. */
const LEAST_OF_REVENUE = 0.004
const OF_LOSS = /deixou de entrar|não entra|se perde|que sai\b/

export const isTinyLoss = ({ fact }: MeasuredFigure, { revenue }: Sources): boolean =>
  fact.unidade === 'R$/mês' &&
  OF_LOSS.test(fact.rotulo) &&
  revenue !== null &&
  Math.abs(Number(fact.valor)) < revenue * LEAST_OF_REVENUE
