import { say, type Text } from '#src/facts/fact-book.ts'
import { reais } from '#src/measures/measured.ts'
import { adsWhileLosing } from './options.ts'
import { besideLeft, type Num, type Wanted, type Weighing } from './weighing.ts'

const NO_BUDGET = /\b(?:aluguel|fatur|parcela|sobra|vend|seguidor)/
const BUDGET: readonly Wanted[] = [
  { kinds: 'R', min: 50, away: 2, after: /^[^,]{0,20}(?:por|ao|no|todo) mes|^ mensa/, not: NO_BUDGET },
  {
    kinds: 'RN',
    min: 100,
    away: 2,
    after: /^ (?:reais )?(?:de|em|no|pro) (?:anunci|trafego|marketing|propaganda|instagram|google)/,
  },
  {
    kinds: 'RN',
    min: 100,
    away: 1,
    before: /\b(?:investir|gastar|pagar|cobra[m]?|ofereceu|por|pacote|trafego|anuncio|pede[m]?)\b[^,]{0,20} $/,
    not: NO_BUDGET,
  },
]
const TICKET: Wanted = {
  kinds: 'RN',
  min: 5,
  max: 20_000,
  away: 3,
  before: /\b(?:ticket|media|gasta[m]?|cada cliente|consulta|cobro|vendo a|mensalidade)\b[^,]{0,22} $/,
}
const FROM: Wanted = { kinds: 'RN', min: 50, away: 1, before: /\bde (?:r\$ ?)?$/, after: /^ (?:pra|para|por|a) / }
const TO: Wanted = { kinds: 'RN', min: 50, away: 1, before: /^ (?:pra|para|por|a) (?:uns )?(?:r\$ ?)?$/ }
const DOUBLE =
  /\b(?:dobr|duplic)[a-z]* (?:[a-z]+ ){0,3}(?:anunci|trafego|propaganda|marketing|instagram|google|investimento|gasto)/
const ON_TOP = /\bmais $/
/** A part of what is left that may be tried without hurting. */
const TRIED_PART = 10

interface Spent {
  /** What it takes beyond what is spent today. */
  more: Num
  /** What is spent today; null: nothing, or it isn't known. */
  now: Num | null
}

function spentMore(w: Weighing): Spent | null {
  const paid = w.group('marketing')
  if (paid && DOUBLE.test(w.around)) return { more: paid, now: paid }
  const from = w.pick(FROM)
  const to = from && w.pick(TO)
  if (from && to && to.said.value > from.said.value) {
    const now = w.take(from, 'R$/mês', 'Anúncio de hoje')!
    const next = w.take(to, 'R$/mês', 'Anúncio em questão')!
    return { more: w.minus(next, now, 'R$/mês', 'Anúncio a mais por mês'), now }
  }
  const spot = BUDGET.map((way) => w.pick(way)).find((one) => one !== null)
  const budget = w.take(spot ?? null, 'R$/mês', 'Gasto com anúncio')
  if (!spot || !budget) return null
  if (!paid || paid.value >= budget.value || ON_TOP.test(spot.before)) return { more: budget, now: null }
  return { more: w.minus(budget, paid, 'R$/mês', 'Anúncio a mais por mês'), now: paid }
}

export function advertise(w: Weighing): Text {
  const losing = adsWhileLosing(w)
  if (losing) return losing
  const spent = spentMore(w)
  const { left } = w
  if (!spent) {
    const test = left && left.value > 0 ? w.over(left, TRIED_PART, 'R$/mês', 'Um décimo do que sobra') : null
    return say`Só em teste pequeno: ${test ? say`até ${test} por mês, um décimo do que sobra,` : 'um valor que não faça falta,'} por dois meses e com uma oferta só. Divida o gasto pelo que fica de cada venda${w.kept ? say` (${w.kept})` : `, ${w.unknownCost},`} e terá as vendas novas que ele precisa trazer. Antes, veja quantos dos que já procuram você ficam sem resposta ou sem retorno.`
  }
  const { more, now } = spent
  const sales = w.salesFor(more, 'Vendas novas que pagam o anúncio')
  const cost = now ? say`São ${more} a mais por mês, além dos ${now} de hoje` : say`São ${more} por mês`
  const pays = sales
    ? say`só se paga com ${sales} em vendas novas`
    : say`só se paga se as vendas novas deixarem isso, depois do custo de cada uma`
  const end = 'Antes, conte de cada dez que chegam quantos compram e ficam: anúncio não conserta o que se perde depois'
  if (left && left.value <= 0) return say`Ainda não. ${cost}${besideLeft(w)}: ${pays}. ${end}.`
  if (left && more.value > left.value) {
    const gap = w.make(
      'R$/mês',
      'O que faltaria no mês',
      reais(more.value - left.value),
      `${more.text} − ${left.text}`,
      [more, left],
    )
    return say`Ainda não. ${cost}, e sobram ${left}: sem venda nova o mês fecha com ${gap} a menos, e ${pays}. ${end}.`
  }
  const ticket = sales && w.said('R$', 'Valor de cada venda', TICKET)
  const count =
    sales && ticket
      ? w.make(
          '',
          'Clientes novos que pagam o anúncio',
          Math.ceil(sales.value / ticket.value),
          `${sales.text} ÷ ${ticket.text}`,
          [sales, ticket],
        )
      : null
  return say`Só se as vendas novas pagarem. ${cost}, e isso ${pays}.${count ? say` A ${ticket!} cada, são ${count.value === 1 ? say`${count} cliente a mais` : say`${count} clientes a mais`}.` : ''}${left ? say` Hoje sobram ${left}.` : ''} Teste um mês com uma oferta só, pergunte a cada um que chega de onde veio, e pare se não se pagar no segundo.`
}
