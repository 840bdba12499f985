import { formatNumber } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { GROWS, goalText, IS_MORE } from '#src/measures/goal-text.ts'
import { money, of, reais } from '#src/measures/measured.ts'
import type { Quantity } from '#src/reading/quantity-place.ts'
import { fold } from '#src/text/words.ts'
import type { Own, OwnGain, OwnSum, Value } from './algebra.ts'
import { priceOf } from './unit.ts'

/** 'Hospital paga em 75 dias e o tecido eu pago com 28': what her own money carries. */
export function termGap(own: Own): OwnSum | null {
  const paid = own.first('prazo_cliente', 'dias')
  const due = own.first('prazo_fornecedor', 'dias')
  if (!paid || !due || paid.value <= due.value) return null
  const comes = own.of('dias', paid, 'Prazo em que você recebe')
  const goes = own.of('dias', due, 'Prazo em que você paga')
  const gap = own.minus(comes, goes, 'Dias que o seu caixa financia')
  const texts: Text[] = [
    say`Você recebe em ${of(comes.fact)} e paga em ${of(goes.fact)}: o seu caixa financia ${of(gap.fact)} de cada pedido.`,
  ]
  const interest = own.first('juros', 'R$')
  const monthly = interest && (interest.period === null || interest.period === 'mes')
  const month = monthly ? { ...own.of('R$', interest, 'Juros do mês'), kind: 'R$/mês' as const } : null
  const year = month && own.aYear(month, 'Juros de um ano')
  if (month && year) texts.push(say`Os juros de ${of(month.fact)} por mês são ${of(year.fact)} em um ano.`)
  return own.sum(
    gap,
    [comes, goes, month, year],
    join(texts, ' '),
    ['dias_para_receber', 'dinheiro_na_rua', 'juros'],
    month ? interestGain(own, month) : undefined,
  )
}

/** She wants to stop borrowing: all of the interest; else half. */
function interestGain(own: Own, month: Value<'R$/mês'>): OwnGain {
  const whole = /\b(?:parar|sair|zerar|acabar|nao (?:precisar|depender)|me livrar)\b/.test(
    fold(own.sources.reading.form.future_goals),
  )
  const value = whole ? month.number : reais(month.number / 2)
  return {
    value,
    formula: whole
      ? `${money(value)} de juros, que a sua meta zera`
      : `${money(month.number)} × metade = ${money(value)}`,
    inputs: [month.fact],
    rotulo: whole
      ? 'juros que deixam de ser pagos, pela sua meta'
      : 'juros que deixam de ser pagos, se caírem pela metade',
    once: false,
  }
}

/** '38.600 na rua, metade com mais de 90 dias' */
function latePart({ said }: Own, open: Quantity): Quantity | undefined {
  const place = said.indexOf(open)
  const [part, days] = [said[place + 1], said[place + 2]]
  const joined =
    part?.unit === '%' && days?.unit === 'dias' && [part, days].every(({ sentence }) => sentence === open.sentence)
  return joined && LATE_DAYS.has(days.role) && part.value < 100 ? part : undefined
}
const LATE_DAYS = new Set<Quantity['role']>([null, 'prazo_atraso'])

/** Parts that come back of what is open: the old one is the hardest, and where nothing is said of age all may be old. */
const RECENT = 0.5
const OLD = 0.25

const OF_EACH = /\bcada (?:um|uma|[a-z]{4,})\b[^.;!?]{0,24}$/

/** 'Tenho 61 mil na rua, 23 mil já passou de 90 dias': the larger is the whole. */
export function owed(own: Own): OwnSum | null {
  const open = own.said.filter(({ role }) => role === 'aberto')
  const over = own.said.filter(({ role }) => role === 'vencido')
  if (open.length !== 1 || over.length > 1 || open[0]!.sentence !== (over[0]?.sentence ?? open[0]!.sentence))
    return null
  // 'Quatro obras, cada uma com 6 mil a receber': what one owes is no sum of all.
  if (OF_EACH.test(fold(own.sources.reading.form.main_challenge).slice(0, open[0]!.start))) return null
  const late = over[0]
  if (late && late.value >= open[0]!.value) return null
  const whole = own.of('R$', open[0]!, 'Dinheiro na rua')
  const part = late ? undefined : latePart(own, open[0]!)
  const portion = part && own.of('%', part, 'Parte atrasada')
  const old = late
    ? own.of('R$', late, 'Parte atrasada')
    : portion
      ? own.portion(portion, whole, 'Parte atrasada')
      : null
  const after = late ?? part
  const days =
    after && own.said.find(({ unit, role, start }) => start > after.start && unit === 'dias' && LATE_DAYS.has(role))
  const span = days && own.of('dias', days, 'Atraso')
  const rest = old && own.minus(whole, old, 'Parte que ainda não passou disso')
  const rate = old && own.share(old, whole, 'Parte atrasada do total')
  const { revenue } = own
  if (!old && !revenue) return null
  const sold = revenue ? own.daysOf(whole, revenue, 'O que está na rua, em dias de venda') : null
  const value = reais(rest && old ? rest.number * RECENT + old.number * OLD : whole.number * OLD)
  const gain: OwnGain = {
    value,
    formula:
      rest && old
        ? `metade de ${money(rest.number)} mais um quarto de ${money(old.number)}, que é antigo = ${money(value)}`
        : `um quarto de ${money(whole.number)}, enquanto não se sabe o que é antigo = ${money(value)}`,
    inputs: [whole.fact, ...(old ? [old.fact] : [])],
    rotulo: old ? 'metade do fiado recente e um quarto do antigo' : 'um quarto do fiado, até você separar o antigo',
    once: true,
  }
  const says = ['fiado_aberto', 'dinheiro_na_rua', 'dias_para_receber', 'inadimplencia'] as const
  if (old && rest && rate) {
    const passed = span ? say` passaram de ${of(span.fact)}` : say` estão atrasados`
    return own.sum(
      rest,
      [whole, old, portion, rate, span],
      say`Dos ${of(whole.fact)} na rua, ${of(old.fact)}${passed}, ${of(rate.fact)}; os outros ${of(rest.fact)} ainda são recentes: cobre primeiro estes.`,
      says,
      gain,
    )
  }
  return own.sum(
    sold!,
    [whole],
    say`Há ${of(whole.fact)} vendidos e não recebidos: ${of(sold!.fact)} de venda.`,
    says,
    gain,
  )
}

/** What a sale to an end brings of what it cost. */
const CLEARED = 0.4

/** '38mil em peça de inverno que não gira': in months of what she buys. */
export function parked(own: Own): OwnSum | null {
  const found = own.said.filter(({ role }) => role === 'parado')
  const goods = own.sources.group('mercadorias')
  if (found.length !== 1 || !goods) return null
  const stock = own.of('R$', found[0]!, 'Mercadoria parada')
  const bought = own.known('R$/mês', own.sources.groupFact(goods), own.sources.groupFacts(goods))
  const months = own.monthsOf(stock, bought, 'Meses de compra que estão parados')
  const value = reais(stock.number * CLEARED)
  return own.sum(
    months,
    [stock, bought],
    say`Os ${of(stock.fact)} parados são ${of(months.fact)} de compra, de ${of(bought.fact)} por mês.`,
    ['estoque_parado', 'dias_de_estoque', 'mercadorias'],
    {
      value,
      formula: `${money(stock.number)} × 40%, o que uma queima devolve do custo (hipótese) = ${money(value)}`,
      inputs: [stock.fact],
      rotulo: 'quatro décimos do estoque parado, que sai com desconto',
      once: true,
    },
  )
}

const THROUGH_APP = /\b(?:ifood|app|aplicativo|rappi|marketplace|mercado livre|shopee|booking|airbnb)\b/
const ORDERS = /^(?:pedid|vend|entreg|reserv|encomend|$)/

/** 'O ifood me come 9.800, 7 de cada 10 pedidos vêm de lá, ticket 68' */
export function appFee(own: Own): OwnSum | null {
  const { form } = own.sources.reading
  if (!THROUGH_APP.test(fold(form.main_challenge)) || !own.revenue) return null
  const said = own.said.find(
    ({ unit, of: whole, noun, role }) => unit === 'qtd' && whole !== undefined && ORDERS.test(noun) && role !== 'falta',
  )
  const group = own.sources.group('comissao_entrega')
  const taken = own.first('taxa', 'R$')
  const fee: Value<'R$/mês'> | null = group
    ? own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group))
    : taken && (taken.period === 'mes' || taken.period === null)
      ? { ...own.of('R$', taken, 'Taxa do aplicativo'), kind: 'R$/mês' }
      : null
  if (!said || !fee) return null
  const whole = own.said[own.said.indexOf(said) + 1]!
  const count = own.of('qtd', said, 'Pedidos pelo aplicativo')
  const all = own.of('qtd', whole, 'De quantos pedidos')
  const share = own.share(count, all, 'Parte dos pedidos que vem do aplicativo')
  const sales = own.part(share, own.revenue, 'Venda pelo aplicativo, se o pedido de lá for igual aos outros')
  const rate = own.share(fee, sales, 'Parte da venda do aplicativo que fica com ele')
  if (rate.number >= 60) return null
  const price = priceOf(own)
  const ticket = price && price.value < sales.number / 10 ? own.of('R$', price, 'Valor do pedido') : null
  const orders = ticket && own.fits(sales, ticket, 'Pedidos do aplicativo por mês')
  const each = orders && orders.number > 0 ? own.over(fee, orders, 'Taxa por pedido do aplicativo') : null
  const start = say`Pelo aplicativo vêm ${of(count.fact)} de cada ${of(all.fact)} pedidos, cerca de ${of(sales.fact)} por mês: a taxa de ${of(fee.fact)} leva ${of(rate.fact)} disso`
  return own.sum(
    rate,
    [count, all, share, sales, fee, ticket, orders, each],
    each && ticket ? say`${start}, ${of(each.fact)} de cada pedido de ${of(ticket.fact)}.` : say`${start}.`,
    ['comissao_entrega', 'ticket_medio'],
    appGain(own, fee, share),
  )
}

/** Her goal for her own orders, else a fifth of the fee. */
function appGain(own: Own, fee: Value<'R$/mês'>, share: Value<'%'>): OwnGain | undefined {
  const goal = own.wished.filter(({ unit }) => unit === '%')
  const direct = goal.length === 1 ? goal[0]!.value : null
  const through = direct === null ? null : 100 - direct
  if (through === null || through >= share.number) return undefined
  const value = reais((fee.number * (share.number - through)) / share.number)
  return {
    value,
    formula: `${money(fee.number)} × (${formatNumber(share.number, 1)}% − ${formatNumber(through, 1)}%) ÷ ${formatNumber(share.number, 1)}% = ${money(value)}`,
    inputs: [fee.fact, share.fact],
    rotulo: 'taxa que deixa de ser paga, pela sua meta',
    once: false,
  }
}

/** 'Terça a quinta atendo 4 ou 5 por dia, no sábado são 28' */
export function weakDays(own: Own): OwnSum | null {
  const some = own.said.filter(
    ({ unit, someDays, role, sentence, period, of: whole }) =>
      unit === 'qtd' &&
      whole === undefined &&
      someDays &&
      (role === 'vende' || role === null) &&
      sentence === own.said[0]!.sentence &&
      (period === 'dia' || period === null),
  )
  if (
    some.length !== 2 ||
    !some.some(({ period }) => period === 'dia') ||
    !/vazi|parad|sobra|ocios|fraco|encher|movimento/.test(
      fold(`${own.sources.reading.form.main_challenge} ${own.sources.reading.form.future_goals}`),
    )
  )
    return null
  const [low, high] = some.toSorted((a, b) => a.value - b.value)
  if (!low || !high || low.value <= 0 || high.value < low.value * 1.5 || high.value > 1_000) return null
  const weak = own.of('qtd', low, 'Movimento do dia fraco')
  const full = own.of('qtd', high, 'Movimento do dia cheio')
  const rate = own.share(weak, full, 'O dia fraco perto do cheio')
  return own.sum(
    rate,
    [weak, full],
    say`No dia fraco são ${of(weak.fact)}; no cheio, ${of(full.fact)}: cada dia fraco tem ${of(rate.fact)} do movimento do cheio.`,
    ['ticket_medio', 'ociosidade', 'clientes_para_meta'],
  )
}

const FOR_HER =
  /\b(?:sobr[a-z]*|tirar|tiro|retirar|limp[oa]s?|livres?|lucr[a-z]*|salario|pra mim|para mim|ficar com|pro labore)\b/
const FOR_SALES =
  /\b(?:faturar|vender|vendas|faturamento|receita|investir|juntar|comprar|guardar|guardado|reserva|pagar|estoque|caixa|divida|por (?:kilo|quilo|kg|litro|peca|unidade|saca))\b/

/** 'A reforma ficou em 22 mil': paid once, no sum of every month. */
const ONE_OFF =
  /\b(?:reforma|obra|montagem|instalacao|construcao|projeto|equipamento|maquina|forno|camera|carro|van|caminhao|terreno|imovel|curso|orcamento)\b[^.;,]{0,20}\b(?:fic[a-z]+|cust[a-z]+|sai[ru]?|saem|deu|de|por|em|e)(?: (?:em|por|uns|umas|cerca de))* (?:r\$ ?)?\d/

/** What she lives on once it is no longer hers to run. */
const STOPS =
  /\b(?:parar (?:em|ate|de trabalhar|de vez)|me aposentar|aposentadoria|vender (?:a|o) (?:empresa|negocio|loja|ponto)|passar (?:a|o) (?:empresa|negocio|loja|ponto)|encerrar)\b/

/** 'Sobrar 5 mil por mês pra mim', beside what is left today. */
export function wish(own: Own): OwnSum | null {
  const { revenue, costs, sources } = own
  const goal = goalText(sources.reading.form)
  if (
    !revenue ||
    !costs ||
    sources.paysOwner ||
    !FOR_HER.test(goal) ||
    FOR_SALES.test(goal) ||
    ONE_OFF.test(goal) ||
    STOPS.test(goal) ||
    GROWS.test(goal) ||
    IS_MORE.test(goal)
  )
    return null
  const sums = own.wished.filter(
    ({ unit, value, period }) => unit === 'R$' && value >= 300 && (period === null || period === 'mes'),
  )
  if (sums.length !== 1) return null
  const target = { ...own.of('R$', sums[0]!, 'O que você quer que sobre por mês'), kind: 'R$/mês' as const }
  const left = own.minus(revenue, costs, 'Sobra no mês depois dos custos informados')
  const missing = own.minus(target, left, 'O que falta para a sua meta')
  const base = [target, left, revenue, costs]
  if (missing.number <= 0)
    return own.sum(
      left,
      base,
      say`Pelos números informados já sobram ${of(left.fact)} por mês, mais que os ${of(target.fact)} da sua meta: se não chegam a você, falta alguma conta na lista.`,
      ['sobra_mes', 'margem', 'distancia_meta'],
    )
  const said =
    left.number < 0
      ? say`Para os ${of(target.fact)} por mês que você quer faltam ${of(missing.fact)}: hoje o mês fecha com ${of(left.fact)} a menos.`
      : say`Para os ${of(target.fact)} por mês que você quer faltam ${of(missing.fact)}: hoje sobram ${of(left.fact)} depois dos custos informados.`
  return own.sum(missing, base, said, ['sobra_mes', 'margem', 'distancia_meta'])
}
