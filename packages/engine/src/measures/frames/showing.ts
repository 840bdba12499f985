import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, instalmentsIn, monthOf, spoken, sums } from './frame.ts'

const MISSES =
  /\b(?:nao (?:aparec[a-z]+|v[ea]m|vieram|compare[a-z]+)|falt(?:a|am|ou|aram)|fur(?:a|am|o|os)|no-?show|da o cano|dao o cano|some|somem|desmarc[a-z]+)\b/
const BOOKED = /\b(?:marcad|agendad|reservad|horario|consulta|sessao|sessoes|paciente|cliente|atendimento|aula)[a-z]*\b/
const OUT_OF = /\b(?:de|a|em) cada(?: uns)? $|\bcada $/
const PRICE =
  /\b(?:atendimento|consulta|sessao|aula|hora|corte|visita|diaria|procedimento|ticket|servico|media|limpeza)s?\b[^;\d]{0,24} (?:e|de|a|por|em|sai|custa|vale|media)(?: de| r\$| uns| em media| a)* $|\bcobro(?: uns| r\$)* $/
const GROWS =
  /\b(?:contrat[a-z]+|chamar (?:mais|outr)[a-z]*|abrir|montar|mais (?:um|uma|1)|nov[ao] (?:sala|cadeira|consultorio|unidade|maca)|outra? (?:sala|cadeira|consultorio|dentista|profissional)|ampli[a-z]+)\b/
const SETUP = /\b(?:reforma|equipamento|cadeira|sala|obra|montagem|montar|consultorio|maca)\b/

type Month = NonNullable<ReturnType<typeof monthOf>>
type Inputs = (Value<Kind> | null)[]

/** '22 de cada 100 marcados não vêm, o atendimento é 95': how many that is of what she does, what half of them leaves, and who is to be hired meanwhile. */
export function emptySlots(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const rate = rateOf(d, all)
  if (!rate) return null
  const { own } = d
  const price = priceIn(all, rate, month)
  if (!price) return null
  const each = d.ask.value('R$', price.said, 'O que um atendimento vale')
  const seen = own.fits(month.revenue, each, 'Atendimentos feitos no mês')
  const missed = own.make(
    'qtd',
    'Horários perdidos no mês',
    Math.round((seen.number * rate.part) / (1 - rate.part)),
    `${seen.number} × ${rate.formula[0]} ÷ (${rate.formula[1]} − ${rate.formula[0]})`,
    [seen, ...rate.values],
  )
  if (missed.number < 3) return null
  const worth = own.times(missed, each, 'O que eles deixam de trazer', 'R$/mês')
  const inputs: Inputs = [...rate.values, each, month.revenue, seen, missed, worth]
  const kept = keptOfOne(d, each, month.revenue)
  const line: Text[] = [
    say`${t(month.revenue)} a ${t(each)} são ${t(seen)} atendimentos feitos; com ${rate.text} faltando, perdem-se uns ${t(missed)} horários por mês: ${t(worth)} que não entram.`,
  ]
  if (kept) line.push(halfBack(d, missed, kept, inputs))
  const grows =
    d.ask.scene.sentences.some(({ field, text }) => field === 'future_goals' && GROWS.test(text)) ||
    d.ask.says(GROWS, ['main_challenge'])
  const answer: Omit<Answer, 'verdict'> = {
    decisions: ['contratar', 'segunda_loja', 'maquina', 'reforma', 'mais_horas'],
    at: rate.at,
    main: worth,
    inputs,
    line: join(line),
    says: ['faltas', 'ociosidade', 'ticket_medio', 'custo_vaga', 'distancia_meta'],
    topic: 'faltas',
  }
  if (!grows) return answer
  return { ...answer, at: all.length > 0 ? rate.at : answer.at, verdict: notYet(d, { month, seen, missed }, inputs) }
}

/** What one appointment is said to cost. */
function priceIn(all: readonly Spoken[], rate: Rate, month: Month) {
  const prices = all.filter(
    (one) =>
      isPlain(one) &&
      !rate.uses.includes(one) &&
      one.value >= 10 &&
      one.value <= month.revenue.number / 20 &&
      PRICE.test(one.before),
  )
  return only(prices)
}

/** What half of the lost hours would leave. */
function halfBack(d: Deriver, missed: Value<'qtd'>, kept: Value<'R$'>, inputs: Inputs): Text {
  const half = d.own.make(
    'R$/mês',
    'O que metade deles deixaria',
    reais((missed.number / 2) * kept.number),
    `${missed.number} ÷ 2 × ${money(kept.number)}`,
    [missed, kept],
  )
  inputs.push(kept, half)
  return say` Recuperar metade deixa perto de ${t(half)} por mês, porque de cada um ficam ${t(kept)} depois de comissão, material e imposto.`
}

/** Whoever grows with hours that stand empty: what they are already worth, and what comes first. */
function notYet(
  d: Deriver,
  { month, seen, missed }: { month: Month; seen: Value<'qtd'>; missed: Value<'qtd'> },
  inputs: Inputs,
): Text {
  const parts: Text[] = [say`Ainda não: os ${t(missed)} horários que ninguém usa já estão pagos`]
  const share = shareOfOne(d, seen, missed, inputs)
  if (share) parts.push(share)
  parts.push(say`. `)
  const before = beforeGrowing(d, month, inputs)
  if (before) parts.push(before)
  parts.push(
    say`Primeiro confirmação na véspera, sinal de quem é novo ou já faltou e lista de encaixe; volte a isto quando a falta ficar por dois meses abaixo da metade de hoje.`,
  )
  return join(parts)
}

/** The lost hours as a part of the agenda of one professional. */
function shareOfOne(d: Deriver, seen: Value<'qtd'>, missed: Value<'qtd'>, inputs: Inputs): Text | null {
  const { own } = d
  const people = only(
    own.sources.reading.costs.items.filter(
      ({ quantos, nome }) =>
        quantos &&
        quantos >= 2 &&
        /comiss|profission|dentist|podolog|fisio|psico|barbeir|manicur|cabeleir|esteticist|professor|instrutor/i.test(
          nome,
        ),
    ),
  )
  if (!people?.quantos) return null
  const place = own.sources.reading.costs.items.indexOf(people)
  const pay = own.known('R$/mês', own.sources.costFacts[place]!)
  const one = own.make(
    'qtd',
    'Horários de cada profissional',
    Math.round((seen.number + missed.number) / people.quantos),
    `(${seen.number} + ${missed.number}) ÷ ${people.quantos}`,
    [seen, missed, pay],
  )
  const share = own.make(
    '%',
    'Parte da agenda de mais uma',
    round1((missed.number / one.number) * 100),
    `${missed.number} ÷ ${one.number}`,
    [missed, one],
  )
  inputs.push(pay, one, share)
  return say`, e são ${t(share)} da agenda de uma profissional (${t(one)} horários)`
}

/** What the new chair takes of the month: its instalment, or the months of what is left that it costs. */
function beforeGrowing(d: Deriver, month: Month, inputs: Inputs): Text | null {
  const { own } = d
  const plan = instalmentsIn(d, spoken(d), null)
  const setup = only(
    sums(d, 1_000).filter(
      (one) =>
        one.said !== plan?.uses[1] &&
        one.field === 'future_goals' &&
        SETUP.test(d.ask.scene.sentences[one.sentence]!.text),
    ),
  )
  if (plan && month.left.number > 0) {
    const rest = own.minus(month.left, plan.month, 'O mês com a parcela')
    inputs.push(plan.month, plan.count, month.left, rest)
    return say`A parcela de ${t(plan.month)} sai dos ${t(month.left)} que sobram, antes de vir um atendimento a mais. `
  }
  if (setup && month.left.number > 0) {
    const cost = d.ask.value('R$', setup.said, 'O que a montagem custa')
    const months = own.monthsOf(cost, month.left, 'Meses de sobra')
    inputs.push(cost, month.left, months)
    return say`Os ${t(cost)} da montagem são ${t(months)} de tudo o que sobra. `
  }
  return null
}

interface Rate {
  part: number
  at: Spoken
  uses: readonly Spoken[]
  values: readonly Value<Kind>[]
  formula: readonly [string, string]
  text: Text
}

/** '22 de cada 100 horários', '3 de cada 10 marcados', '18% dos agendados'. */
function rateOf(d: Deriver, all: readonly Spoken[]): Rate | null {
  const { sentences } = d.ask.scene
  const fits = (one: Spoken) => MISSES.test(one.right) && BOOKED.test(sentences[one.sentence]!.text)
  const pairs = all.flatMap((whole) => {
    const part = all.find((one) => one.place === whole.place + 1 && one.sentence === whole.sentence)
    return part &&
      whole.said.kind === 'N' &&
      part.said.kind === 'N' &&
      OUT_OF.test(whole.before) &&
      part.value < whole.value * 0.7 &&
      MISSES.test(part.right) &&
      BOOKED.test(sentences[part.sentence]!.text)
      ? [{ whole, part }]
      : []
  })
  const pair = only(pairs)
  if (pair) {
    const [whole, part] = [
      d.ask.value('qtd', pair.whole.said, 'De quantos marcados'),
      d.ask.value('qtd', pair.part.said, 'Quantos não vêm'),
    ]
    return {
      part: part.number / whole.number,
      at: pair.part,
      uses: [pair.whole, pair.part],
      values: [part, whole],
      formula: [String(part.number), String(whole.number)],
      text: say`${t(part)} de cada ${t(whole)}`,
    }
  }
  const rate = only(all.filter((one) => one.said.kind === 'P' && one.value >= 3 && one.value <= 60 && fits(one)))
  if (!rate) return null
  const value = d.ask.value('%', rate.said, 'Parte que não vem')
  return {
    part: value.number / 100,
    at: rate,
    uses: [rate],
    values: [value],
    formula: [percent(value.number), '100%'],
    text: say`${t(value)}`,
  }
}

/** What one leaves after what comes with it: commission, material and tax of the list. */
function keptOfOne(d: Deriver, each: Value<'R$'>, revenue: Value<'R$/mês'>): Value<'R$'> | null {
  const { own } = d
  const groups = own.sources.groups.filter(({ id }) =>
    ['comissao', 'mercadorias', 'impostos', 'taxas_cartao'].includes(id),
  )
  if (groups.length === 0) return null
  const values = groups.map((group) => own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group)))
  const part = values.reduce((sum, { number }) => sum + number, 0) / revenue.number
  if (part >= 0.9) return null
  return own.make(
    'R$',
    'O que um atendimento deixa',
    round2(each.number * (1 - part)),
    `${money(each.number)} × (1 − (${values.map(({ number }) => money(number)).join(' + ')}) ÷ ${money(revenue.number)})`,
    [each, ...values, revenue],
  )
}
