import { say } from '#src/facts/fact-book.ts'
import { ruleFact } from '#src/facts/figures.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { timeAfter } from '#src/quantities/around.ts'
import { challengeOf, type Way } from './way.ts'

/** A way that is paid each time it is used, with how often that is in a month. */
export interface Used extends Way {
  each: Value<'R$'>
  count: Value<'qtd'>
  /** What is paid for, of several: 'diárias', 'entregas'. */
  noun: string
}

const NO_USE = 'mes|semana|ano|vista|prazo|parcelas?|vezes|cento|metade'
const EACH_AFTER = new RegExp(
  `^ (?:reais )?(?:a|o|por|cada|pela|pelo|pra cada|por cada) ?(?!(?:${NO_USE})\\b)([a-z]{3,})\\b|^ ?(cada)\\b`,
)
const EACH_BEFORE =
  /\b(diaria|hora|entrega|viagem|corrida|peca|sessao|aula|servico)(?: (?:me )?(?:sai|custa|e|de|por|fica|a|em|r\$|uns|ta|esta))* $/
const PAYS =
  /\b(?:alug[a-z]+|pag(?:o|ar|ando|amos|aria)|gast[a-z]+|sai|custa|cobra[m]?|avuls[oa]s?|freela[a-z]*|diarista[s]?|terceiriz[a-z]+|motoboys?|mando|fora|faccao|diarias?|cham(?:o|ar|ando)|carretos?|fretes?|leva)\b/
/** What making it at home takes is no price of another's. */
const OF_HOME =
  /\b(?:reagente|material|insumos?|tinta|tecido|linha|farinha|papel|filme|embalagem|energia|luz|diesel)\b(?: [a-z]+){0,2} $/
const HERS =
  /\b(?:cobro|cobramos|vendo|vendemos|recebo|recebemos|me pag[a-z]+|ticket|fatur[a-z]+|ganho|clientes? pag[a-z]+)\b/
const TO_CLIENTS = /^[^;]{0,30}\bpr[oa]s? (?:os |as |meus |minhas )*(?:clientes?|alun[oa]s|pacientes)\b/

const WEEKDAYS = /\b(segunda|terca|quarta|quinta|sexta|sabado|domingo)s?\b/g
const EVERY =
  /\b(?:so|todo|toda|todos os|todas as|aos|nos|nas|no|na|cada) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)/
const WEEKEND = /\b(?:(?:todo|nos|no|cada|so no) )(?:fim|final|fins|finais) de semana\b/
const WEEKS = 4

export function usedWay(d: Deriver): Used | null {
  const all = challengeOf(d)
  const paid = all.flatMap((one) => {
    if (!isPlain(one) || one.value < 0.05 || one.value > 5_000) return []
    const found = EACH_BEFORE.exec(one.before)?.[1] ?? EACH_AFTER.exec(one.after)?.slice(1).find(Boolean)
    if (
      !found ||
      !PAYS.test(one.left.slice(-70) + one.after.slice(0, 30)) ||
      HERS.test(clauseOf(one)) ||
      OF_HOME.test(one.before)
    )
      return []
    return TO_CLIENTS.test(one.after) ? [] : [{ one, word: found }]
  })
  const { one, word } = only(paid) ?? {}
  if (!one || !word) return null
  const times = timesOf(d, one, word)
  if (!times || times.count.number < 1) return null
  const each = d.ask.value('R$', one.said, 'O que cada vez custa')
  const month = d.own.times(times.count, each, 'O que isso custa por mês', 'R$/mês')
  return {
    month,
    account: say`${t(times.count)} × ${t(each)} = ${t(month)}`,
    values: [times.count, each, month],
    at: one,
    uses: [one.said, ...(times.at ? [times.at.said] : [])],
    each,
    count: times.count,
    noun: times.noun,
  }
}

interface Times {
  count: Value<'qtd'>
  noun: string
  at: Spoken | null
}

const BY_DAY = /^(?:dia|diaria|van|carro)/

function timesOf(d: Deriver, one: Spoken, word: string): Times | null {
  return BY_DAY.test(word) ? (daysTold(d) ?? weekdaysTold(d, one)) : countTold(d, one, word)
}

/** '5 dias por mês', '2 vezes por semana' */
function daysTold(d: Deriver): Times | null {
  const found = challengeOf(d).filter(
    (one) =>
      ((one.said.kind === 'D' && one.said.unit === 'dias') ||
        (one.said.kind === 'N' && /^ ?(?:vezes|x|diarias?)\b/.test(one.after))) &&
      one.said.written <= 31 &&
      ['mes', 'semana'].includes(spanOf(one) ?? ''),
  )
  // '3x na semana, 13 dias no mês': the month says it of both.
  const at = only(found.filter((one) => spanOf(one) === 'mes')) ?? only(found)
  if (!at) return null
  const span = spanOf(at)!
  const told = { ...d.ask.value('qtd', at.said, 'Dias de uso'), number: at.said.written }
  const count = d.ask.aMonth(told, span, 'Dias de uso por mês')
  return count && count.number <= 31 ? { count, noun: 'diárias', at } : null
}

const spanOf = ({ after }: Spoken) => timeAfter(after) ?? timeAfter(after.replace(/^ ?[a-z]+/, ''))

/** 'Só no sábado': four of them in a month. */
function weekdaysTold(d: Deriver, { sentence }: Spoken): Times | null {
  const { text } = d.ask.scene.sentences[sentence]!
  const days = WEEKEND.test(text)
    ? 2
    : EVERY.test(text)
      ? new Set([...text.matchAll(WEEKDAYS)].map(([, name]) => name)).size
      : 0
  if (days < 1 || days > 3) return null
  const count = d.own.known('qtd', ruleFact('dias_da_semana_no_mes', 'Esses dias em um mês', days * WEEKS, ''))
  return { count, noun: 'diárias', at: null }
}

const HOURS = /^hora/
/** '130 por mês' may be reais; 'são uns 130 por mês' are so many. */
const BARE = /^ (?:por|ao|no) (?:mes|semana|dia)\b/
const COUNTS =
  /\b(?:sao|faco|faz(?:emos)?|uso|usamos|mando|gasto|da|media de|cerca de|total de)(?: (?:uns|umas|mais ou menos|em media|de|cerca))* $/

/** 'São umas 620 entregas por mês': of the same thing that is paid for. */
function countTold(d: Deriver, paid: Spoken, word: string): Times | null {
  const named = challengeOf(d).filter((one) => {
    if (one === paid || one.value < 2 || timeAfter(one.after) === null) return false
    if (HOURS.test(word)) return one.said.kind === 'H' && one.said.unit === 'horas'
    if (one.said.kind !== 'N') return false
    return BARE.test(one.after) ? COUNTS.test(one.before) : /^ (?!reais)[a-z]{3,}/.test(one.after)
  })
  const same = named.filter((one) => HOURS.test(word) || one.after.startsWith(` ${word.slice(0, 4)}`))
  const bare = named.filter((one) => BARE.test(one.after))
  const at = only(same.length > 0 ? same : word === 'cada' ? named : bare)
  const span = at && timeAfter(at.after)
  if (!at || !span) return null
  const told: Value<'qtd'> = HOURS.test(word)
    ? { ...d.ask.value('qtd', at.said, 'Horas'), number: at.said.written }
    : d.ask.value('qtd', at.said, 'Quantos por mês')
  const count = d.ask.aMonth(told, span, 'Quantos por mês')
  const noun = HOURS.test(word) ? 'horas' : d.ask.spelt(/^ (?!por\b)([a-z]+)/.exec(at.after)?.[1] ?? 'vezes', at.field)
  return count && { count, noun, at }
}
