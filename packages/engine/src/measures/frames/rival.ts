import { decapitalizeText, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, leaves, monthOf, spoken, takenOf } from './frame.ts'
import { lostBeside } from './lost-beside.ts'
import { ownerOf } from './owner.ts'
import { perClient } from './per-unit.ts'
import { nounAfter, soldOf } from './sold.ts'
import { LOWERS } from './typed-cut.ts'

const ASKS =
  /\b(?:igual[a-z]+|baix[a-z]+|abaix[a-z]+|acompanh[a-z]+|cobr[a-z]+ (?:o mesmo|igual)|mesmo preco|reduz[a-z]+|cubro|cobrir)\b/
const PRICED =
  /\b(?:cobr[a-z]+|mensalidade|preco|por|a|minha e|meu e|nossa e|nosso e|fa[zc][a-z]*|vend[a-z]+|sai|diaria|consulta|plano|ticket|de|e)(?: por| uns| so| de| a| apenas| r\$| em media)* $/
const GOES =
  /\b(?:sair|saem|sai|vao embora|ir embora|cancel[a-z]+|baix[a-z]+|abaix[a-z]+|ameac[a-z]+|troc[a-z]+|migr[a-z]+|senao)\b/
const GONE = /\b(?:ja sai(?:ram|u)|perdi|perdemos|foram embora|ja foram|cancelaram)\b/
const SELLS_GOODS = /Indústria|Comércio|Alimentação|Agro/
const LOOSE = /\b(?:km|metros|quadras|anos|meses|dias|aulas|vezes)\b/

type Month = NonNullable<ReturnType<typeof monthOf>>
type Tax = NonNullable<ReturnType<typeof takenOf>>['rate'] | null
type Inputs = (Value<Kind> | null)[]

interface Case {
  pair: { price: Spoken; count: Spoken }
  month: Month
  mine: Value<'R$'>
  many: Value<'qtd'>
  now: Value<'R$'>
  then: Value<'R$'>
  after: Value<'R$/mês'>
}

/** A rival asks less, and she weighs to follow him: what that does to her month, and what losing those who threaten to go does. */
export function matchesRival(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month || !d.ask.says(ASKS, ['main_challenge', 'future_goals'])) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const found = pricesIn(d, all, month)
  if (!found || ownStep(all, found.theirs)) return null
  const { theirs, pair } = found
  const { own } = d
  const [mine, rival, many] = [
    d.ask.value('R$', pair.price.said, 'O seu preço'),
    d.ask.value('R$', theirs.said, 'O preço do concorrente'),
    d.ask.value('qtd', pair.count.said, 'Quantos pagam'),
  ]
  const taken = takenOf(d)
  const tax = taken?.rate ?? null
  const sold = soldOf(d)
  const each =
    perClient(d, many) ??
    (sold && SELLS_GOODS.test(own.sources.reading.segment) && Math.abs(sold.many.number / many.number - 1) < 0.03
      ? (sold.costs.piece ?? null)
      : null)
  const now = keptOf(d, mine, tax, each, 'O que cada um deixa hoje')
  const then = keptOf(d, rival, tax, each, 'O que cada um deixaria no preço do concorrente')
  if (now.number <= 0 || then.number >= now.number) return null
  const noun = nounAfter(d, pair.count)
  const people = noun === 'vendas' ? 'clientes' : noun
  const cut = own.make(
    'R$/mês',
    'O que a baixa tira do mês',
    Math.round(many.number * (now.number - then.number)),
    `${many.number} × (${money(now.number)} − ${money(then.number)})`,
    [many, now, then],
  )
  const after = own.minus(month.left, cut, 'O mês no preço do concorrente')
  const inputs: Inputs = [mine, rival, many, tax, each, now, then, cut, month.left, after]
  const needed = neededAt(d, many, now, then)
  inputs.push(needed)
  const parts: Text[] = [
    say`${t(many)} ${people} a ${t(rival)} deixam ${t(cut)} a menos por mês${taken ? `, já sem ${taken.name}` : ''}: hoje ${leaves(month.left, t)}${beforePay(month)}, e ${after.number < 0 ? say`faltariam ${t(after)}` : say`sobrariam ${t(after)}`}.`,
  ]
  parts.push(...ifTheyGo(d, all, { pair, month, mine, many, now, then, after }, inputs))
  const lost = lostBeside(d, { loss: cut, each: now, many: many.number, noun: people })
  inputs.push(...(lost?.values ?? []))
  if (needed)
    parts.push(
      say` Para ganhar o mesmo seriam precisos ${t(needed)}${lost ? say`; ${decapitalizeText(lost.text)}` : '.'}`,
    )
  parts.push(...floorOf(d, { month, mine, many, now }, people, inputs))
  return {
    decisions: ['baixar_preco', 'desconto'],
    at: theirs,
    main: cut,
    inputs,
    line: say`De cada ${t(mine)} ficam ${t(now)}${each ? say` depois de ${taken?.name ?? 'imposto'} e dos ${t(each)} que cada um custa` : taken ? ` depois de ${taken.name}` : ''}; a ${t(rival)}, o preço do concorrente, ficariam ${t(then)}.`,
    verdict: say`Não ${after.number < month.left.number * 0.7 || after.number < 0 ? 'iguale para todos' : 'de uma vez'}. ${joinAll(parts)} Fale esta semana, um a um, com quem quer sair: ouça o motivo, e ofereça troca (${SELLS_GOODS.test(own.sources.reading.segment) ? 'quantidade, prazo de entrega, reposição' : 'horário vazio, plano mais longo'}) antes de qualquer baixa.`,
    says: ['desconto', 'queda_de_volume', 'diferenca_preco', 'ticket_medio', 'cancelamento'],
    proves: 'concorrente mais barato',
    topic: 'rival',
  }
}

/** 'Ele cobra 79,90; meu marido quer que eu baixe pra 89': it is her own step that she weighs. */
const ownStep = (all: readonly Spoken[], theirs: Spoken): boolean =>
  all.some((one) => one.value !== theirs.value && isPlain(one) && LOWERS.test(one.before))

/** What the rival asks, and her own price with how many pay it: together they make her month. */
function pricesIn(d: Deriver, all: readonly Spoken[], month: Month) {
  const prices = all.filter(
    (one) =>
      isPlain(one) &&
      one.value >= 5 &&
      one.value < month.revenue.number / 4 &&
      PRICED.test(one.before) &&
      !LOOSE.test(one.after.slice(0, 12)),
  )
  const theirs = only(prices.filter((one) => ownerOf(d.ask, one) === 'rival'))
  if (!theirs) return null
  const pairs = prices
    .filter((one) => one !== theirs && one.value > theirs.value && one.value < theirs.value * 3)
    .flatMap((price) =>
      all
        .filter((one) => one.said.kind === 'N' && Number.isInteger(one.value) && one !== price && one !== theirs)
        .filter((count) => Math.abs((count.value * price.value) / month.revenue.number - 1) < 0.06)
        .map((count) => ({ price, count })),
    )
  const pair = only(pairs)
  return pair ? { theirs, pair } : null
}

/** What a price leaves after the tax and what each client costs. */
function keptOf(
  d: Deriver,
  price: Value<'R$'>,
  tax: Tax,
  each: ReturnType<typeof perClient>,
  rotulo: string,
): Value<'R$'> {
  return d.own.make(
    'R$',
    rotulo,
    round2(price.number * (1 - (tax?.number ?? 0) / 100) - (each?.number ?? 0)),
    `${money(price.number)}${tax ? ` × (100% − ${percent(tax.number)})` : ''}${each ? ` − ${money(each.number)}` : ''}`,
    [price, ...(tax ? [tax] : []), ...(each ? [each] : [])],
  )
}

/** How many would have to pay the rival's price for the month to stay the same. */
function neededAt(d: Deriver, many: Value<'qtd'>, now: Value<'R$'>, then: Value<'R$'>): Value<'qtd'> | null {
  return then.number > 0
    ? d.own.make(
        'qtd',
        'Quantos dariam o mesmo no preço do concorrente',
        Math.ceil((many.number * now.number) / then.number - 0.05),
        `${many.number} × ${money(now.number)} ÷ ${money(then.number)}`,
        [many, now, then],
      )
    : null
}

/** What the month loses with those who threaten to go, beside lowering the price for them only. */
function ifTheyGo(
  d: Deriver,
  all: readonly Spoken[],
  { pair, month, mine, many, now, then, after }: Case,
  inputs: Inputs,
): Text[] {
  const { own } = d
  const parts: Text[] = []
  const gone = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        one !== pair.count &&
        Number.isInteger(one.value) &&
        one.value >= 2 &&
        one.value < many.number &&
        one.sentence !== -1 &&
        GOES.test(one.after) &&
        !GONE.test(clauseOf(one)) &&
        !LOOSE.test(one.after.slice(0, 10)),
    ),
  )
  if (gone) {
    const some = d.ask.value('qtd', gone.said, 'Quantos falam em sair')
    const lost = own.make(
      'R$/mês',
      'O que eles deixam',
      Math.round(some.number * now.number),
      `${some.number} × ${money(now.number)}`,
      [some, now],
    )
    const without = own.minus(month.left, lost, 'O mês sem eles')
    inputs.push(some, lost, without)
    parts.push(
      say` Se os ${t(some)} saírem e o preço ficar em ${t(mine)}, o mês perde ${t(lost)} e ${without.number < 0 ? say`faltam ${t(without)}` : say`ainda sobram ${t(without)}`}.`,
    )
    if (without.number < after.number) {
      const only14 = own.make(
        'R$/mês',
        'Baixar só para eles',
        Math.round(some.number * (now.number - then.number)),
        `${some.number} × (${money(now.number)} − ${money(then.number)})`,
        [some, now, then],
      )
      inputs.push(only14)
      parts.push(say` Baixar só para eles custaria ${t(only14)}.`)
    }
  }
  return parts
}

/** How few can pay her price before the month stops paying for itself. */
function floorOf(
  d: Deriver,
  { month, mine, many, now }: Pick<Case, 'month' | 'mine' | 'many' | 'now'>,
  people: string,
  inputs: Inputs,
): Text[] {
  const fixed = many.number * now.number - month.left.number
  if (!(month.left.number > 0 && fixed > 0)) return []
  const floor = d.own.make(
    'qtd',
    'O menor número que paga o mês',
    Math.ceil(fixed / now.number),
    `(${many.number} × ${money(now.number)} − ${money(month.left.number)}) ÷ ${money(now.number)}`,
    [many, now, month.left],
  )
  inputs.push(floor)
  return [say` O piso é de ${t(floor)} ${people} a ${t(mine)}: abaixo disso o mês não se paga.`]
}

const joinAll = (parts: readonly Text[]): Text => parts.reduce((all, part) => say`${all}${part}`)
