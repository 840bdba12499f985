import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Line, volumeOf } from '#src/measures/relations/volume.ts'
import { type Answer, beforePay, leaves, type Month, monthOf, spoken, takenOf } from './frame.ts'
import { lostBeside } from './lost-beside.ts'
import { keeps, provedCosts } from './unit.ts'

const LOWERS =
  /\b(?:baix[a-z]+|abaix[a-z]+|reduz[a-z]+|diminu[a-z]+|promocao|fazer por|cobrar|vender (?:a|por))\b[^;]{0,50}\b(?:pra|para|por|a)(?: uns| r\$)? $/
const RAISES =
  /\b(?:sub[a-z]+|aument[a-z]+|reajust[a-z]+|passar|cobrar)\b[^;]{0,50}\b(?:pra|para|por|a)(?: uns| r\$)? $/
const TO_MAKE = /\b(?:pra|para|e) (?:fazer|vender|chegar (?:em|a)|atender|encher|ter)(?: umas| uns)? $/

/** The price of today and the one she thinks of, with what each leaves. */
interface Prices {
  month: Month
  line: Line
  to: Spoken
  now: Value<'R$'>
  next: Value<'R$'>
  /** Null: the new price leaves nothing. */
  same: Value<'qtd'> | null
  /** What of the answer is the same for all of them. */
  base: Omit<Answer, 'main' | 'inputs' | 'verdict'>
  inputs: readonly (Value<Kind> | null)[]
  text: Text
}

/** 'Baixar de 5.500 pra 4.500 pra fazer 16 em vez de 12': both months, with what each one costs. */
export function priceForVolume(d: Deriver): Answer | null {
  const month = monthOf(d)
  const line = only(volumeOf(d))
  if (!month || !line) return null
  const to = priceIn(d, line)
  if (!to) return null
  const costs = provedCosts(d, line.many.number, [line.count, line.price, to])
  if (costs.length === 0 && d.own.sources.group('mercadorias')) return null
  const taken = takenOf(d)
  const tax = taken?.rate ?? null
  const then = d.ask.value('R$', to.said, 'O preço em que você pensa')
  const each = costs.map(({ value }) => value)
  const [now, next] = [
    keeps(d, line.each, tax, each, 'O que cada um deixa hoje'),
    keeps(d, then, tax, each, 'O que cada um deixaria'),
  ]
  if (now.number <= 0) return null
  const afterCosts = `depois de ${[taken?.name ?? '', each.length > 0 ? 'custo de cada um' : ''].filter((one) => one !== '').join(' e ') || 'tudo'}`
  const text = say`De cada ${t(line.each)} ficam ${t(now)} ${afterCosts}; a ${t(then)} ${next.number < 0 ? say`faltariam ${t(next)}` : say`ficariam ${t(next)}`}.`
  const base = {
    decisions: ['baixar_preco', 'aumentar_preco', 'desconto'],
    at: to,
    says: ['queda_de_volume' as const, 'desconto' as const, 'custo_por_unidade' as const, 'ticket_medio' as const],
    topic: 'preco',
  }
  const same = next.number > 0 ? sameOf(d, line, now, next) : null
  const inputs = [line.each, line.many, then, tax, ...each, now, next, month.left, same]
  const prices = { month, line, to, now, next, same, base, inputs, text }
  if (then.number > line.each.number) return same && dearer(d, prices, same)
  const wanted = wantedIn(d, line, to)
  return wanted ? moreFor(d, prices, wanted) : cheaper(d, prices)
}

/** The new price, if she names one alone. */
function priceIn(d: Deriver, line: Line): Spoken | undefined {
  const price = line.each.number
  const news = spoken(d).filter(
    (one) =>
      isPlain(one) &&
      one.said !== line.price.said &&
      one.value > price * 0.5 &&
      one.value < price * 1.6 &&
      one.value !== price &&
      (one.value < price ? LOWERS : RAISES).test(one.left),
  )
  return only(news)
}

const sameOf = (d: Deriver, { many }: Line, now: Value<'R$'>, next: Value<'R$'>): Value<'qtd'> =>
  d.own.make(
    'qtd',
    'Quantos dariam o mesmo',
    Math.ceil((many.number * now.number) / next.number - 0.05),
    `${many.number} × ${money(now.number)} ÷ ${money(next.number)}`,
    [many, now, next],
  )

function dearer(d: Deriver, { line, now, next, base, inputs, text }: Prices, same: Value<'qtd'>): Answer {
  const { own } = d
  const gain = own.make(
    'R$/mês',
    'O que o preço novo traz',
    Math.round(line.many.number * (next.number - now.number)),
    `${line.many.number} × (${money(next.number)} − ${money(now.number)})`,
    [line.many, next, now],
  )
  const lose = own.make(
    'qtd',
    'Quantos pode perder',
    line.many.number - same.number,
    `${line.many.number} − ${same.number}`,
    [line.many, same],
  )
  return {
    ...base,
    main: gain,
    inputs: [...inputs, gain, lose],
    verdict: join([
      say`Sim, em etapas. `,
      text,
      say` Com as mesmas ${t(line.many)} vendas entram ${t(gain)} a mais por mês, e com ${t(same)} o mês já é o de hoje: dá para perder até ${t(lose)}. Comece por quem chega agora; orçamento já dado fica como está.`,
    ]),
  }
}

/** 'Pra fazer 16': how many more she hopes for at the new price. */
function wantedIn(d: Deriver, line: Line, to: Spoken): Spoken | undefined {
  return only(
    spoken(d).filter(
      (one) =>
        one.said.kind === 'N' &&
        one.value > line.many.number &&
        one.value <= line.many.number * 4 &&
        Number.isInteger(one.value) &&
        one.place > to.place &&
        one.sentence === to.sentence &&
        TO_MAKE.test(one.before),
    ),
  )
}

function cheaper(d: Deriver, { month, line, now, next, same, base, inputs, text }: Prices): Answer {
  if (!same) return { ...base, main: next, inputs, verdict: join([say`Não: a esse preço cada venda perde. `, text]) }
  const gap = d.own.minus(now, next, 'O que cada um deixa a menos')
  const loss = d.own.times(line.many, gap, 'O que a baixa tira por mês', 'R$/mês')
  const lost = lostBeside(d, { loss, each: now, many: line.many.number, noun: '' })
  return {
    ...base,
    main: same,
    inputs: [...inputs, gap, loss, month.left, ...(lost?.values ?? [])],
    verdict: join([
      say`Não para todos. `,
      text,
      say` São ${t(loss)} a menos por mês, e hoje ${leaves(month.left, t)}${beforePay(month)}; para sobrar o mesmo seriam precisos ${t(same)} em vez de ${t(line.many)}.${lost ? say` ${lost.text}` : ''} Se for testar, só no dia ou horário vazio e com data para acabar.`,
    ]),
  }
}

function moreFor(d: Deriver, { month, line, now, next, same, base, inputs, text }: Prices, wanted: Spoken): Answer {
  const { own } = d
  const more = d.ask.value('qtd', wanted.said, 'Quantos você faria')
  const [today, after] = [
    own.make(
      'R$/mês',
      'O que as vendas de hoje deixam',
      Math.round(line.many.number * now.number),
      `${line.many.number} × ${money(now.number)}`,
      [line.many, now],
    ),
    own.make(
      'R$/mês',
      'O que deixariam',
      Math.round(more.number * next.number),
      `${more.number} × ${money(next.number)}`,
      [more, next],
    ),
  ]
  const change = own.minus(after, today, 'O que muda por mês')
  const left = own.plus(month.left, change, 'O mês depois')
  const all = [...inputs, more, today, after, change, left]
  const result = say` ${t(more)} assim deixam ${t(after)}, contra ${t(today)} de hoje: o mês, que ${month.left.number < 0 ? say`fecha faltando ${t(month.left)}` : say`deixa ${t(month.left)}`}${beforePay(month)}, ${left.number < 0 ? say`passaria a faltar ${t(left)}` : say`ficaria com ${t(left)}`}.`
  if (change.number > 0)
    return {
      ...base,
      main: change,
      inputs: all,
      verdict: join([
        say`Só se a procura vier mesmo. `,
        text,
        result,
        same ? say` O empate é com ${t(same)}: teste um mês, com data para acabar.` : say``,
      ]),
    }
  return {
    ...base,
    main: change,
    inputs: all,
    verdict: join([
      say`Não. `,
      text,
      result,
      same ? say` Só para empatar seriam precisos ${t(same)}.` : say``,
      say` Use preço menor apenas nos dias ou horários vazios, com data para acabar.`,
    ]),
  }
}
