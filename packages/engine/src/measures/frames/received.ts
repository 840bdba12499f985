import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { ahead, clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { receivedOf } from '#src/measures/received-month.ts'
import { volumeOf } from '#src/measures/relations/volume.ts'
import { type Answer, beforePay, instalmentsIn, monthly, monthOf, spoken, sums } from './frame.ts'

/** It stays unpaid month after month: no single bill that is late. */
const UNPAID =
  /\b(?:nao (?:me |nos )?pag(?:a|am|ou|aram)|sem (?:me )?(?:receber|pagar)|nao (?:recebo|entra|entram|recebi)|calote|nao (?:cai|caem)|pagam? quando)\b/
const BILLED = /\b(?:nota[s]?|emit[a-z]+|fatur[a-z]+|alug[a-z]+|mensa(?:l|lidade)[a-z]*|contrato[s]?|por mes)\b/
const LASTING = /\b(?:faz|ha|tem|fazem|ja) (?:uns |mais de |quase )?D\d+|\btodo mes\b|\bpor mes\b/
const REFUSED =
  /\b(?:recus[a-z]+|deix[a-z]+ de (?:atender|alugar|vender|fazer)|perc[oa]|perd[a-z]+|dispens[a-z]+|mand[a-z]+ embora|nao (?:dou|consigo) (?:conta|atender|alugar))\b/
const THINGS =
  /^ (?:conjuntos?|pecas|maquinas?|equipamentos?|carros?|containers?|cacambas?|impressoras?|brinquedos?|mesas?|andaimes?|motos?|geradores?|banheiros?|tendas?|veiculos?|aparelhos?|del[ea]s|dess[ea]s|[a-z]+s)\b/
const BUYS = /\b(?:emprest[a-z]+|pego|compr[a-z]+|financi[a-z]+|pegar|trocar|invest[a-z]+)\b/

type Inputs = (Value<Kind> | null)[]

const SAYS: Answer['says'] = [
  'sobra_mes',
  'margem',
  'ponto_equilibrio',
  'fiado_aberto',
  'dinheiro_na_rua',
  'inadimplencia',
  'juros',
  'conta_que_mais_pesa',
]

/** Part of what she bills is never paid: the month stands on what comes in, and what she wants to buy waits for it. */
export function billedUnpaid(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const found = unpaidThings(d, all) ?? unpaidReais(d, month.revenue) ?? lessIn(d, all, month.revenue)
  if (!found) return null
  const { unpaid, at, many, each } = found
  if (unpaid.number < month.revenue.number * 0.08 || unpaid.number > month.revenue.number * 0.7) return null
  const { own } = d
  const costs = own.costs
  if (!costs) return null
  const comes = own.minus(month.revenue, unpaid, 'O que entra de fato por mês')
  const rest = own.minus(comes, costs, 'O mês pelo que entra de fato')
  const inputs: Inputs = [month.revenue, unpaid, many, each, comes, costs, rest]
  const start = many && each ? say`${t(many)} × ${t(each)} = ${t(unpaid)}` : say`${t(unpaid)}`
  const line = say`Dos ${t(month.revenue)} faturados por mês, ${start} ${many ? 'não são pagos' : 'ficam por receber'}: entram ${t(comes)}, saem ${t(costs)} e ${rest.number < 0 ? say`faltam ${t(rest)}` : say`sobram ${t(rest)}`}${beforePay(month)}.`
  const owed = owedSoFar(d, all, found, inputs)
  const buying = BUYS.test(d.ask.scene.sentences.map(({ text }) => text).join('; '))
  const parts =
    many && each
      ? collected(d, all, { many, each, rest }, inputs)
      : [say`Marque data para acordo com quem não paga, pare de entregar sem entrada e cobre sinal de quem é novo.`]
  const plan = buying ? instalmentsIn(d, spoken(d), null) : null
  if (plan) parts.push(withInstalment(d, plan, { many, rest }, inputs))
  return {
    decisions: plan
      ? ['maquina', 'emprestimo', 'expandir_rural', 'produto_novo']
      : ['renegociar', 'prazo_fiado', 'largar_cliente', 'emprestimo'],
    at: spoken(d).find(({ said }) => said === plan?.uses[0]) ?? at,
    main: rest,
    inputs,
    line: say`${line}${owed}`,
    verdict: join([buying ? say`Ainda não: primeiro receber. ` : say`Primeiro receber. `, ...parts]),
    says: SAYS,
    topic: 'recebido',
  }
}

interface Unpaid {
  unpaid: Value<'R$/mês'>
  at: Spoken
  many: Value<'qtd'> | null
  each: Value<'R$'> | null
}

/** What those who don't pay owe by now, where the months are told. */
function owedSoFar(d: Deriver, all: readonly Spoken[], { unpaid, at, many }: Unpaid, inputs: Inputs): Text {
  const { own } = d
  const span = only(
    all.filter(
      (one) =>
        one.said.kind === 'D' &&
        one.said.unit === 'meses' &&
        Math.abs(one.sentence - at.sentence) <= 1 &&
        one.said.written <= 24,
    ),
  )
  // What stays out of every month isn't the old debt beside it.
  if (!span || !(many || !receivedOf(own.sources))) return say``
  const months = { ...d.ask.value('dias', span.said, 'Há quantos meses não pagam'), number: span.said.written }
  const total = own.make(
    'R$',
    'O que já devem',
    Math.round(unpaid.number * months.number),
    `${money(unpaid.number)} × ${months.number}`,
    [unpaid, months],
  )
  inputs.push(months, total)
  return say` Em ${t(months)} já são ${t(total)}.`
}

/** What is with those who don't pay, taken back, and rented to those she turns away. */
function collected(
  d: Deriver,
  all: readonly Spoken[],
  { many, each, rest }: { many: Value<'qtd'>; each: Value<'R$'>; rest: Value<'R$/mês'> },
  inputs: Inputs,
): Text[] {
  const { own } = d
  const parts: Text[] = []
  parts.push(
    say`Os ${t(many)} que estão com quem não paga não rendem nada hoje. Avise por escrito, com data perto, e recolha o que não tiver acordo.`,
  )
  const refused = only(
    all.filter(
      (one) => one.said.kind === 'N' && REFUSED.test(one.before) && one.value >= 2 && one.value <= many.number * 3,
    ),
  )
  if (refused) {
    const others = d.ask.value('qtd', refused.said, 'Quantos você recusa por mês')
    const placed = own.make(
      'qtd',
      'Quantos dá para pôr com quem paga',
      Math.min(others.number, many.number),
      `o menor entre ${others.number} e ${many.number}`,
      [others, many],
    )
    const gain = own.times(placed, each, 'O que eles trariam com quem paga', 'R$/mês')
    const after = own.plus(rest, gain, 'O mês com eles alugados a quem paga')
    inputs.push(others, placed, gain, after)
    parts.push(
      say` Com os ${t(placed)} que você recusa, eles trariam ${t(gain)} por mês, antes do imposto, e o mês iria de ${rest.number < 0 ? say`uma falta de ${t(rest)}` : say`${t(rest)}`} para ${after.number < 0 ? say`uma falta de ${t(after)}` : say`uma sobra de ${t(after)}`}, sem comprar nada.`,
    )
  }
  return parts
}

/** The month on what comes in, with the instalment of what she wants to buy. */
function withInstalment(
  d: Deriver,
  plan: NonNullable<ReturnType<typeof instalmentsIn>>,
  { many, rest }: { many: Value<'qtd'> | null; rest: Value<'R$/mês'> },
  inputs: Inputs,
): Text {
  const { own } = d
  const total = own.times(plan.count, { ...plan.month, kind: 'R$' }, 'Tudo o que se paga', 'R$/ano')
  inputs.push(plan.month, plan.count, { ...total, kind: 'R$' })
  const after = own.minus(rest, plan.month, 'O mês com a parcela')
  inputs.push(after)
  return say`${many ? '' : say` Do que entra de fato ${rest.number < 0 ? say`faltam ${t(rest)}` : say`sobram ${t(rest)}`} por mês.`} A parcela de ${t(plan.month)} ${after.number < 0 ? say`faria faltar ${t(after)} todo mês` : say`deixaria ${t(after)}`}${many ? '' : ', e o dinheiro novo só cobriria quem não pagou'}.`
}

/** '145 a 400 por mês, 38 com construtoras que não pagam faz 3 meses' */
function unpaidThings(d: Deriver, all: readonly Spoken[]): Unpaid | null {
  const line = only(volumeOf(d))
  if (!line) return null
  const part = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        one !== line.count &&
        Number.isInteger(one.value) &&
        one.value >= 2 &&
        one.value < line.many.number &&
        UNPAID.test(one.right.slice(0, 70)) &&
        THINGS.test(one.after) &&
        LASTING.test(d.ask.scene.sentences[one.sentence]!.text) &&
        !/^ (?:construtoras?|clientes?|empresas?|lojas?|obras?)\b/.test(one.after),
    ),
  )
  if (!part) return null
  const many = d.ask.value('qtd', part.said, 'Quantos não são pagos')
  return { unpaid: d.own.times(many, line.each, 'O que não é pago por mês', 'R$/mês'), at: part, many, each: line.each }
}

/** 'Das 84 mil de nota, umas 19 mil ficam sem receber' */
function unpaidReais(d: Deriver, revenue: Value<'R$/mês'>): Unpaid | null {
  const { sentences } = d.ask.scene
  const one = only(
    sums(d, 500).filter(
      (spot) =>
        spot.field === 'main_challenge' &&
        isPlain(spot) &&
        spot.value < revenue.number * 0.7 &&
        UNPAID.test(`${clauseOf(spot)} ${ahead(spot)}`) &&
        BILLED.test(sentences[spot.sentence]!.text) &&
        ofTheMonth(d, spot, revenue.number),
    ),
  )
  return one ? { unpaid: monthly(d, one, 'O que não é pago por mês'), at: one, many: null, each: null } : null
}

/** 'Faturo 34 mil mas recebo uns 26': the rest stays out, month after month. */
function lessIn(d: Deriver, all: readonly Spoken[], revenue: Value<'R$/mês'>): Unpaid | null {
  const fact = receivedOf(d.own.sources)
  const at = fact && all.find(({ value }) => Math.abs(value / revenue.number - 1) < 0.06)
  if (!fact || !at) return null
  const comes = d.own.known('R$/mês', fact)
  return { unpaid: d.own.minus(revenue, comes, 'O que fica por receber a cada mês'), at, many: null, each: null }
}

/** The month's sales stand in the same sentence: what is unpaid is a part of them, and not an old debt. */
const ofTheMonth = (d: Deriver, spot: Spoken, revenue: number): boolean =>
  spoken(d).some((one) => one !== spot && one.sentence === spot.sentence && Math.abs(one.value / revenue - 1) < 0.06)
