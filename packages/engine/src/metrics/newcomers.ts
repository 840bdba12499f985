import { addMonths, dayName, dayNumber, firstOf, lastOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { Rest } from './rest.ts'
import { readTimes, type Times } from './times.ts'

/** 'clientes novos em outubro', 'quem comprou em setembro e não voltou', 'quem parou de comprar': names of some days that others don't have. */

export type Turnover =
  | { kind: 'new' }
  /** `later`: nothing since; else nothing in these days. */
  | { kind: 'lost'; later: true | Interval }
  /** Nothing for a while, no days said; or nothing after the days that are said. */
  | { kind: 'stopped' }

const CLIENTS = '(?:clientes?|fregues(?:es)?|compradores?)'
const BUY = '(?:compr(?:ou|aram|a|am|ava|avam)|pag(?:ou|aram|a|am|ava|avam)|veio|vieram|apareceu|apareceram)'
const FROM_ME = '(?: de mim| d[ao] gente| comigo| aqui| n[ao] (?:loja|salao|empresa))?'
const NEW = [
  new RegExp(
    ` (?:(?:quant[oa]s|quais|quem|que|sao|foram|os|meus|teve|tive|houve|lista|entrou|entraram|apareceu|chegou|algum|alguma|alguns|eu) )*(?:nov[oa]s? ${CLIENTS}|${CLIENTS} (?:que )?(?:sao |foram |eram )?nov[oa]s?)(?: (?:eu )?(?:tive|tivemos|entraram|chegaram|apareceram|ganhei|consegui|fiz|vieram|${BUY}))* `,
  ),
  new RegExp(
    ` (?:(?:quant[oa]s|quais|qual|que|os|meus|ganhei) )*(?:${CLIENTS}|quem) (?:que )?(?:entraram|entrou|chegaram|chegou|surgiram|(?:comec(?:ou|aram) a (?:comprar|pagar)|${BUY})${FROM_ME}(?: pela)? (?:primeira vez)|comec(?:ou|aram) a (?:comprar|pagar)${FROM_ME}) `,
  ),
]
const WHO = `(?:(?:quant[oa]s|quais|qual|que|os|quem|foi|foram|sao|e) )*(?:${CLIENTS}|quem)`
const NOT = `(?:nao|nunca)(?: mais)? (?:volt(?:ou|aram)(?: a comprar)?|${BUY})(?: mais| de novo| nada)?${FROM_ME}`
const LOST = new RegExp(
  ` ${WHO} (?:que )?(?:me )?${BUY}${FROM_ME} (.{1,40}?) (?:e|mas) (?:depois )?${NOT}(?: (?:em|n[oa]s?|ate|desde) (.{1,30}?))? $`,
)
const LOST_LATER = new RegExp(
  ` (?:(?:quem|quais|eram|sao|foram|os|qual|que) )*(?:${CLIENTS}) (?:em|d[eo]|n[ao]) (.{1,40}?) que (?:${NOT}|sumiram|sumiu|desapareceram|pararam de comprar)(?: (?:em|n[oa]s?) (.{1,30}?))? $`,
)
const STOPPED = new RegExp(
  ` ${WHO} (?:que )?(?:me )?(?:(?:parou|pararam|deixou|deixaram) de (?:me )?(?:comprar|pagar|vir|aparecer|ser (?:meus? |nossos? )?(?:cliente|fregues)(?:e?s)?)|sumiu|sumiram|desapareceu|desapareceram|(?:compr|pag)(?:ava|avam)${FROM_ME} (?:e|mas) (?:parou|pararam|sumiu|sumiram)(?: de comprar)?|${NOT})${FROM_ME}(?: (?:e )?(?:compr|pag)(?:ava|avam|ou|aram) antes(?: e (?:agora )?nao (?:pag|compr)(?:ou|a|aram|am)(?: mais)?)?)?(?= · | depois | $| desde | (?:n?es[st]e|em) )`,
)

/** Takes whose coming or leaving is asked for. */
export function takeTurnover(rest: Rest, hoje: string): Turnover | undefined {
  for (const pattern of NEW) if (rest.take(pattern)) return { kind: 'new' }
  for (const pattern of [LOST, LOST_LATER]) {
    const found = pattern.exec(rest.text)
    if (!found) continue
    const later = found[2] === undefined ? true : daysIn(found[2], hoje)
    if (!later) return undefined
    rest.take(pattern, found[1])
    return { kind: 'lost', later }
  }
  return rest.take(STOPPED) ? { kind: 'stopped' } : undefined
}

function daysIn(text: string, hoje: string): Interval | undefined {
  const rest = new Rest(`em ${text}`.split(' '))
  const { period } = readTimes(rest, hoje, false)
  return period && rest.words().length === 0 ? period : undefined
}

const USUAL = 6
const STILL = 2

/** The days in which names moved something, and those in which they didn't; undefined: they can't be told. */
export function turnoverDays(
  turnover: Turnover,
  { period, spans, weekdays, always }: Times,
  { hoje, primeiro, mes }: { hoje: string; primeiro: string | null; mes: string },
): { periodo: Interval; ausente: Interval; assumed: boolean } | undefined {
  if (!primeiro || spans || weekdays || always) return undefined
  const after = (day: string): Interval | undefined => (day < hoje ? { de: nextDay(day), ate: hoje } : undefined)
  if (turnover.kind === 'new') {
    const periodo = period ?? { de: firstOf(mes), ate: lastOf(mes) }
    const ate = dayName(dayNumber(periodo.de) - 1)
    return ate < primeiro ? undefined : { periodo, ausente: { de: primeiro, ate }, assumed: period === null }
  }
  if (turnover.kind === 'lost') {
    const ausente = period && (turnover.later === true ? after(period.ate) : turnover.later)
    return period && ausente ? { periodo: period, ausente, assumed: false } : undefined
  }
  // 'depois de agosto' is read as all days since: who bought in the months before.
  if (period && (period.ate !== hoje || !period.de.endsWith('-01'))) return undefined
  const still = firstOf(addMonths(hoje.slice(0, 7), -STILL))
  // 'quem sumiu esse ano': who came in it and no longer does.
  const begins = period?.de.endsWith('-01-01') && period.de.slice(0, 4) === hoje.slice(0, 4)
  const long = begins === true && addMonths(period!.de.slice(0, 7), STILL) < still.slice(0, 7)
  const de = period && !long ? period.de : still
  const last = addMonths(de.slice(0, 7), -1)
  const from = long ? period!.de : firstOf(addMonths(last, 1 - (period ? STILL : USUAL)))
  if (lastOf(last) < primeiro) return undefined
  return {
    periodo: { de: from < primeiro ? primeiro : from, ate: lastOf(last) },
    ausente: { de, ate: hoje },
    assumed: true,
  }
}

const nextDay = (day: string) => dayName(dayNumber(day) + 1)
