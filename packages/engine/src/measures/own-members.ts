import { join, say, type Text } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { of } from './measured.ts'
import type { Own, OwnSum, Value } from './own-algebra.ts'
import { gainOf, wholeOf, worth } from './own-counts.ts'
import { priceOf } from './own-unit.ts'

/** 'Sai 24 por mês de 610 assinantes a 89,90'; 'de 40 alunos 9 desistiram, mensalidade 350' */
export function leavingMembers(own: Own): OwnSum | null {
  const part = own.first('cancela', 'qtd')
  const base = part && (own.first('base', 'qtd') ?? wholeOf(own, part))
  if (!part || !base || base.value <= part.value * 1.5) return null
  const text = fold(own.sources.reading.form.main_challenge)
  const monthly = part.period === 'mes' || (part.period === null && EVERY_MONTH.test(text))
  if (!monthly && !(WENT.test(text) && PAID_MONTHLY.test(text))) return null
  const price = priceOf(own, base.noun) ?? priceOf(own)
  if (!price) return null
  const count = own.of('qtd', part, monthly ? 'Quem sai por mês' : 'Quem já saiu')
  const whole = own.of('qtd', base, monthly ? 'Quem paga hoje' : 'De quantos')
  const rate = own.share(count, whole, monthly ? 'Parte que sai por mês' : 'Parte que saiu')
  const each = own.of('R$', price, 'O que cada um paga')
  const lost = own.times(count, each, monthly ? 'Receita que sai por mês' : 'Receita a menos por mês', 'R$/mês')
  const says = ['cancelamento', 'ticket_medio', 'receita_recorrente'] as const
  const all = [count, whole, rate, each]
  if (!monthly)
    return own.sum(
      lost,
      all,
      say`De ${of(whole.fact)}, ${of(count.fact)} já saíram, ${of(rate.fact)}: a ${of(each.fact)} cada, são ${of(lost.fact)} por mês a menos.`,
      says,
    )
  const entered = own.first('entra', 'qtd')
  const won =
    entered && (entered.period === 'mes' || entered.sentence === part.sentence)
      ? own.of('qtd', entered, 'Quem entra por mês')
      : null
  const said = say`Saem ${of(count.fact)} de ${of(whole.fact)} por mês, ${of(rate.fact)}: a ${of(each.fact)} cada, são ${of(lost.fact)} de receita por mês.`
  return own.sum(
    lost,
    [...all, won],
    won ? say`${said} Entram ${of(won.fact)}.` : said,
    says,
    gainOf(own, { ...part, period: 'mes' }, each, [count], 'receita que deixa de sair por mês'),
  )
}

const EVERY_MONTH = /\b(?:por|ao|todo|cada|no) mes\b|mensalmente/
const WENT = /\b(?:desistiram|cancelaram|sairam|largaram|abandonaram|perdi|perdemos|pararam)\b/
const PAID_MONTHLY = /\bmensalidade|por mes|mensais|assinatura/

/** 'Tenho 60 alunos mas cabem 90, mensalidade de 280', 'atendo 8 por dia e cabem 14, a consulta é 180' */
export function emptySeats(own: Own): OwnSum | null {
  const seats = own.first('cabe', 'qtd')
  const taken = own.first('base', 'qtd') ?? own.said.find(({ role, someDays }) => role === 'vende' && !someDays)
  if (!seats || !taken || taken.value >= seats.value) return null
  const room = own.of('qtd', seats, 'Quantos cabem')
  const count = own.of('qtd', taken, 'Quantos há hoje')
  const left = own.minus(room, count, 'Lugares que sobram')
  const rate = own.share(count, room, 'Ocupação')
  const price = priceOf(own)
  const says = ['ociosidade', 'ticket_medio', 'receita_recorrente'] as const
  const period = taken.period ?? (taken.role === 'base' ? 'mes' : null)
  const said = say`De ${of(room.fact)} lugares, ${of(count.fact)} estão ocupados, ${of(rate.fact)}: sobram ${of(left.fact)}`
  if (!price || period === null) return own.sum(left, [room, count, rate], say`${said}.`, says)
  const each = own.of('R$', price, 'Valor de cada um')
  const sum = worth(own, { ...taken, period }, left, each)
  return own.sum(
    sum.month,
    [...sum.values, room, count, rate, left, each],
    say`${said}, que a ${of(each.fact)} cada valem ${sum.text}.`,
    says,
  )
}

/** 'Cada instalação me custa 180, instalo 26'; '1.800 de anúncio, entram 11' */
export function costToWin(own: Own): OwnSum | null {
  const entered = own.first('entra', 'qtd')
  if (!entered || entered.of !== undefined || entered.period !== 'mes') return null
  const count = own.of('qtd', entered, 'Clientes novos por mês')
  const group = own.sources.group('marketing')
  const said = own.first('anuncio', 'R$')
  const ads: Value<'R$'> | null = said
    ? own.of('R$', said, 'Anúncio por mês')
    : group
      ? own.known('R$', own.sources.groupFact(group), own.sources.groupFacts(group))
      : null
  if (!ads) return installing(own, count)
  const each = own.over(ads, count, 'Anúncio por cliente novo')
  return own.sum(
    each,
    [ads, count],
    say`Cada cliente novo custa ${of(each.fact)} de anúncio: ${of(ads.fact)} para ${of(count.fact)} por mês.`,
    ['custo_por_cliente', 'marketing'],
  )
}

function installing(own: Own, count: Value<'qtd'>): OwnSum | null {
  const cost = own.said.find(({ role, noun }) => role === 'custo' && /^(?:instala|adesa|matricul|ativaca)/.test(noun))
  if (!cost) return null
  const each = own.of('R$', cost, 'Custo de cada entrada')
  const month = own.times(count, each, 'Custo das entradas por mês', 'R$/mês')
  return own.sum(
    month,
    [count, each],
    say`Para entrarem ${of(count.fact)}, a ${of(each.fact)} cada, saem ${of(month.fact)} por mês.`,
    ['custo_por_cliente'],
  )
}

/** 'De 96 alunos 22 estão atrasados, é 420 cada' */
export function late(own: Own): OwnSum | null {
  const part = own.first('deve', 'qtd')
  const base = part && (own.first('base', 'qtd') ?? wholeOf(own, part))
  const price = part && (priceOf(own, base?.noun) ?? priceOf(own))
  if (!part || !price) return null
  const count = own.of('qtd', part, 'Em atraso')
  const each = own.of('R$', price, 'O que cada um paga')
  const open = own.times(count, each, 'Uma mensalidade de quem está em atraso', 'R$')
  const whole = base && base.value > part.value ? own.of('qtd', base, 'Total') : null
  const rate = whole && own.share(count, whole, 'Parte em atraso')
  const billed = whole && billedOf(own, whole, each, open)
  const first =
    whole && rate
      ? say`${of(count.fact)} de ${of(whole.fact)} estão em atraso, ${of(rate.fact)}: a ${of(each.fact)} cada, são ${of(open.fact)} que ainda não entraram.`
      : say`${of(count.fact)} estão em atraso: a ${of(each.fact)} cada, são ${of(open.fact)} que ainda não entraram.`
  return own.sum(
    open,
    [count, whole, rate, each, ...(billed?.values ?? [])],
    billed ? join([first, billed.text], ' ') : first,
    ['inadimplencia', 'ticket_medio', 'sobra_mes', 'margem'],
    gainOf(own, part, each, [count], 'atrasos recebidos', { once: true }),
  )
}

/** The revenue that counts with everybody: what really comes in, beside the costs. */
function billedOf(
  own: Own,
  whole: Value<'qtd'>,
  each: Value<'R$'>,
  open: Value<'R$'>,
): { values: Value<'R$/mês'>[]; text: Text } | null {
  const { revenue, costs } = own
  if (!revenue || !costs || Math.abs(whole.number * each.number - revenue.number) > revenue.number * 0.03) return null
  const received = own.minus(revenue, { ...open, kind: 'R$/mês' }, 'O que entra no mês em que eles não pagam')
  const left = own.minus(received, costs, 'O que resta depois das contas')
  return {
    values: [revenue, costs, received, left],
    text:
      left.number < 0
        ? say`O faturamento de ${of(revenue.fact)} conta com eles: no mês em que nenhum deles paga, entram ${of(received.fact)} para contas de ${of(costs.fact)} e faltam ${of(left.fact)}.`
        : say`O faturamento de ${of(revenue.fact)} conta com eles: no mês em que nenhum deles paga, entram ${of(received.fact)} e sobram ${of(left.fact)}.`,
  }
}
