import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import { money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Line, volumeOf } from './volume.ts'

const MACHINE =
  /\b(?:maquina|modeladora|injetora|extrusora|masseira|envasadora|forno|torno|prensa|cortadora|embaladora|equipamento|empilhadeira|caldeira)\b/
const BESIDE = /\b(?:fora|mais|alem de|e)(?: uns| umas| mais)* $/
const RUNS_ON = /^ (?:reais )?(?:por mes )?(?:de|em|com|pra|para) (?:luz|energia|manutencao|gas|forca|oleo)\b/
const WORKER =
  /\b(?:mocas?|pessoas?|operador[a]?|ajudante|funcionari[oa]s?|costureir[oa]|menin[oa]s?|rapaz|auxiliar|soldador|padeiro|alguem)\b[^;]{0,24}\b(?:sai|custa|fica|a|por)(?: em| por| uns)* $/
const WANTS = /\b(?:quer(?:em)?|pediu|pediram|precisa(?:m)? de|propos)(?: levar| comprar| mais| uns| umas)* $/
const FOR_LESS = /\b(?:a|por|pagando|paga|pagam)(?: so| apenas| r\$)? $/

/** A machine by instalments or one more person, against what an order at a lower price leaves. */
export function machineOrPerson(d: Deriver): void {
  const machine = machineOf(d)
  const line = only(volumeOf(d))
  if (!machine || !line) return
  const all = told(d.ask)
  const { own } = d
  const worker = only(
    all.filter((one) => isPlain(one) && one.value >= 1_200 && one.value <= 8_000 && WORKER.test(one.before)),
  )
  const inputs: Value<Kind>[] = [...machine.parts, machine.month]
  const pay = worker && ofMonth(d.ask.value('R$', worker.said, 'O que mais uma pessoa custa por mês'))
  const texts: Text[] = [
    pay
      ? say`A máquina leva ${t(machine.month)} por mês; mais uma pessoa, ${t(pay)}.`
      : say`A máquina leva ${t(machine.month)} por mês.`,
  ]
  if (pay) inputs.push(pay)
  const order = orderOf(d, line, all)
  if (!order && !pay) return
  if (order) {
    inputs.push(...order.values)
    texts.push(order.text)
    const over = own.minus(order.leaves, machine.month, 'O que o pedido deixa depois da máquina')
    const rest = pay && own.minus(order.leaves, pay, 'O que o pedido deixa depois da pessoa')
    inputs.push(over, ...(rest ? [rest] : []))
    const afterMachine = over.number < 0 ? say`, faltam ${t(over)}` : say`, sobram ${t(over)}`
    texts.push(
      rest
        ? say`Só com ele, paga a máquina${afterMachine}; paga a pessoa, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`sobram ${t(rest)}`}.`
        : say`Só com ele, paga a máquina${afterMachine}.`,
    )
  }
  d.add(order?.leaves ?? machine.month, inputs, join(texts, ' '), {
    weight: 20,
    topic: 'mudanca',
    related: true,
    says: ['custo_vaga', 'folha'],
  })
}

/** '36 vezes de 3.580, fora uns 450 de luz' */
function machineOf(d: Deriver): { month: Value<'R$/mês'>; parts: Value<Kind>[] } | null {
  const all = told(d.ask)
  const found = all.flatMap((times) => {
    const each = all.find((one) => one.place === times.place + 1 && one.sentence === times.sentence)
    const fits =
      each &&
      times.said.kind === 'N' &&
      times.value >= 6 &&
      times.value <= 120 &&
      /^ ?(?:vezes|x|parcelas|prestacoes) (?:de|a)(?: r\$| uns)? $/.test(times.after) &&
      isPlain(each) &&
      each.value >= 100 &&
      MACHINE.test(times.left) &&
      !PAID_ALREADY.test(times.left)
    return fits ? [each] : []
  })
  const each = only(found)
  if (!each) return null
  const month = ofMonth(d.ask.value('R$', each.said, 'Parcela da máquina'))
  const next = all.find((one) => one.place === each.place + 1 && one.sentence === each.sentence)
  if (!next || !isPlain(next) || !BESIDE.test(next.before) || !RUNS_ON.test(next.after)) return { month, parts: [] }
  const runs = ofMonth(d.ask.value('R$', next.said, 'O que a máquina gasta por mês'))
  return { month: d.own.plus(month, runs, 'O que a máquina leva por mês'), parts: [month, runs] }
}
const PAID_ALREADY = /\b(?:comprei|compramos|ja tenho|ja pago|estou pagando|to pagando|financiei|peguei)\b/

/** '500 kg por mês a mais, a 19': what it leaves once all that grows with sales is paid. */
function orderOf(
  d: Deriver,
  { each, count, price }: Line,
  all: readonly Spoken[],
): { leaves: Value<'R$/mês'>; text: Text; values: Value<Kind>[] } | null {
  const { own, kept } = d
  if (kept === null) return null
  const found = all.flatMap((more) => {
    const paid = all.find((one) => one.place === more.place + 1 && one.sentence === more.sentence)
    const fits =
      paid &&
      more !== count &&
      more.said.kind === 'N' &&
      WANTS.test(more.before) &&
      isPlain(paid) &&
      paid !== price &&
      FOR_LESS.test(paid.before) &&
      paid.value < each.number &&
      paid.value > each.number / 2 &&
      /\bmes\b/.test(more.after)
    return fits ? [{ more, paid }] : []
  })
  const one = only(found)
  if (!one) return null
  const [many, at] = [
    d.ask.value('qtd', one.more.said, 'Quantos querem a mais por mês'),
    d.ask.value('R$', one.paid.said, 'Preço do pedido'),
  ]
  const { revenue } = d
  if (!revenue) return null
  const part = own.make(
    '%',
    'O que cresce com a venda',
    round1((1 - kept) * 100),
    `100% − ${percent(round1(kept * 100))}`,
    [revenue],
  )
  const cost = own.make(
    'R$',
    'O que cresce com a venda, em cada um',
    round2(each.number * (1 - kept)),
    `${money(each.number)} × ${percent(part.number)}`,
    [each, part],
  )
  const left = own.minus(at, cost, 'O que cada um do pedido deixa')
  if (left.number <= 0) return null
  const leaves = own.times(many, left, 'O que o pedido deixa por mês', 'R$/mês')
  return {
    leaves,
    text: say`O pedido de ${t(many)} a ${t(at)} deixa cerca de ${t(leaves)} por mês: ${t(left)} em cada, tirados os ${t(cost)} que crescem com a venda nos seus custos.`,
    values: [many, at, each, part, cost, left, leaves],
  }
}
