import { join, say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact } from '#src/facts/figures.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { distancia_meta } from '#src/measures/goal.ts'
import { money, of, reais } from '#src/measures/measured.ts'
import { isOfMei } from '#src/measures/mei.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthly, monthOf, spoken } from './frame.ts'
import { neededFor, type Sold, soldOf } from './sold.ts'

type Inputs = (Value<Kind> | null)[]

/** Her goal in what she sells: how many more a month, and what those leave. */
export function goalInUnits(d: Deriver): Answer | null {
  const sold = soldOf(d)
  return sold && !d.ask.says(SAME, ['main_challenge', 'future_goals']) ? bySales(d, sold) : null
}

/** No more of it is wanted: there the price has to give it. */
const SAME =
  /\b(?:sem (?:atender|trabalhar|fazer|pegar|vender) mais|trabalh[a-z]+ menos|fazer menos|atender menos|menos horas?|(?:vivo|estou|to|ando|sempre|tudo|toda|agenda) lotad[oa]|agenda (?:cheia|lotada)|sem (?:vaga|horario)|nao cabe mais|no limite|cheia de servico)\b/

const answer = (at: Spoken, main: Value<Kind>, inputs: Inputs, line: Text): Answer => ({
  decisions: [],
  at,
  main,
  inputs,
  line,
  says: ['distancia_meta', 'clientes_para_meta', 'ticket_medio', 'custo_por_unidade', 'espaco_mei'],
  topic: 'meta',
})

/** 'Chegar em 8 mil por mês' */
function bySales(d: Deriver, sold: Sold): Answer | null {
  const found = gapOf(d)
  if (!found) return null
  const { own } = d
  const { missing, goal, at } = found
  const more = neededFor(d, missing, sold.price, 'Quantos a mais por mês chegam à meta')
  const week = own.make(
    'qtd',
    'Quantos a mais por semana',
    Math.round(((more.number * 12) / 52) * 10) / 10,
    `${more.number} × 12 ÷ 52`,
    [more],
  )
  const leaves = own.make(
    'R$/mês',
    'O que esses deixam',
    reais(more.number * sold.keep.number),
    `${more.number} × ${money(sold.keep.number)}`,
    [more, sold.keep],
  )
  const inputs: Inputs = [missing, more, week, sold.price, sold.keep, leaves]
  const parts: Text[] = [
    say`Para a meta faltam ${t(missing)} por mês: ${t(missing)} ÷ ${t(sold.price)} = ${t(more)} ${sold.noun} a mais, ${t(week)} por semana. Cada venda deixa ${t(sold.keep)}, e todas essas, ${t(leaves)} por mês.`,
  ]
  const cap = isOfMei(d.own.sources) ? capOf(d, sold, goal, inputs) : null
  if (cap) parts.push(cap)
  return answer(at, more, inputs, join(parts))
}

interface Gap {
  missing: Value<'R$/mês'>
  goal: Value<'R$/mês'>
  at: Spoken
}

const REACHES =
  /\b(?:chegar|passar|bater|alcancar|atingir|faturar|vender|fazer)(?: a| em| de| os| pra| nos| aos| uns| r\$)* $/
const ENDS = /^ ?(?:reais )?(?:por mes|ao mes|no mes|de faturamento|mensais|$|,|e )/

function gapOf(d: Deriver): Gap | null {
  const { revenue, own } = d
  const told = distancia_meta(own.sources)
  const first = spoken(d).find(({ field }) => field === 'future_goals') ?? spoken(d)[0]
  if (told && first)
    return {
      missing: own.known('R$/mês', told.fact, told.entradas),
      goal: own.known('R$/mês', told.entradas[0]!),
      at: first,
    }
  // 'Chegar a 7.500 por mês': nothing else of hers is so many.
  const at = only(
    spoken(d).filter(
      (one) =>
        one.field === 'future_goals' &&
        isPlain(one) &&
        revenue !== null &&
        one.value > revenue.number * 1.03 &&
        one.value < revenue.number * 4 &&
        REACHES.test(one.before) &&
        ENDS.test(one.after),
    ),
  )
  if (!at || !revenue) return null
  const goal = monthly(d, at, 'Meta de faturamento')
  return { missing: own.minus(goal, revenue, 'O que falta para a meta'), goal, at }
}

/** An MEI's year ends before her goal. */
function capOf(d: Deriver, sold: Sold, goal: Value<'R$/mês'>, inputs: Inputs): Text | null {
  const limit = d.own.known('R$/ano', benchmarkFact('limite.mei'))
  const { revenue } = d
  if (!revenue || goal.number * 12 <= limit.number) return null
  const month = d.own.make(
    'R$/mês',
    'O que cabe por mês no MEI',
    reais(limit.number / 12),
    `${money(limit.number)} ÷ 12`,
    [limit],
  )
  const room = month.number - revenue.number
  inputs.push(limit, month)
  if (room <= 0)
    return say` Atenção: ${t(revenue)} por mês já passam da média de ${t(month)} que cabe no MEI (${of(limit.fact)} por ano): fale com um contador antes de crescer.`
  const fits = d.own.make(
    'qtd',
    'Quantos ainda cabem no MEI',
    Math.floor(room / sold.price.number),
    `(${money(month.number)} − ${money(revenue.number)}) ÷ ${money(sold.price.number)}`,
    [month, revenue, sold.price],
  )
  inputs.push(fits)
  return say` Atenção: a meta passa do limite do MEI, de ${of(limit.fact)} por ano (${t(month)} por mês em média). Até lá cabem ${t(fits)} ${sold.noun} a mais por mês; antes de passar, fale com um contador.`
}

const TAKES = /\b(?:tirar|sobrar|ganhar|salario|retirada|limpo|livre|pro-?labore)\b/
const PAY_AFTER = /^ (?:mil )?(?:reais )?(?:limpo|livre|pra mim|para mim|pra gente|de salario|de retirada|por mes)/

/** 'Tirar 6 mil limpo por mês': what is left has to grow by so many. */
export function goalOfPay(d: Deriver): void {
  const sold = soldOf(d)
  const month = monthOf(d)
  if (!month || !sold || d.ask.says(SAME, ['main_challenge', 'future_goals'])) return
  const wanted = only(
    spoken(d).filter(
      (one) =>
        one.field === 'future_goals' &&
        isPlain(one) &&
        one.value >= 300 &&
        one.value < month.revenue.number &&
        TAKES.test(one.left.slice(-50)) &&
        (PAY_AFTER.test(one.after) || /^ ?$/.test(one.after) || /^,| e /.test(one.after)),
    ),
  )
  // What she draws already is among the costs: what is left comes on top of it.
  if (!wanted || !month.unpaid) return
  const aim = monthly(d, wanted, 'O que você quer tirar')
  if (aim.number <= month.left.number) return
  const missing = d.own.minus(aim, month.left, 'O que falta para isso')
  const more = neededFor(d, missing, sold.keep, 'Quantos a mais por mês dão isso')
  const share = d.own.share(more, sold.many, 'Parte do que vende hoje')
  const step = d.own.make(
    'R$',
    'O mesmo no preço de cada um',
    Math.round((missing.number / sold.many.number) * 100) / 100,
    `${money(missing.number)} ÷ ${sold.many.number}`,
    [missing, sold.many],
  )
  const inputs: Inputs = [aim, month.left, missing, sold.keep, more, share, step, sold.many]
  d.add(
    more,
    inputs,
    say`Para tirar ${t(aim)} faltam ${t(missing)} por mês: hoje ${month.left.number < 0 ? say`faltam ${t(month.left)}` : say`sobram ${t(month.left)}`}. ${t(missing)} ÷ ${t(sold.keep)} que cada venda deixa = ${t(more)} ${sold.noun} a mais, ${t(share)} do que vende, ou cerca de ${t(step)} a mais no preço de cada uma das ${t(sold.many)} de hoje.`,
    { weight: 8, topic: 'meta', whole: true, says: ['distancia_meta', 'clientes_para_meta', 'meta_sobra'] },
  )
}
