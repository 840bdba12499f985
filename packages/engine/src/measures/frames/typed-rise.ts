import type { Fact } from '@norteia/contracts/analysis'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'
import { type Answer, beforePay, monthOf, net, spoken, taxOf } from './frame.ts'
import { emptyPlaces, priceAt, rateIn } from './rise-rate.ts'
import { type Sold, type SoldAt, soldOf, timesOf } from './sold.ts'
import { keepOf, unitCostOf } from './unit-cost.ts'

const RISES =
  /\b(?:subir|aumentar|reajustar|passar|cobrar|corrigir|subo|aumento|reajusto|reajuste|passo|ir)\b[^;A-Z]{0,40}\b(?:pra|para|a|em)(?: uns| r\$)* $/
export const OTHER_OBJECT =
  /\b(?:salario|folha|aluguel|comissao|producao|faturamento|vendas?|meta|alunos|clientes)\b[^;]{0,24}$/
const OF_ONE =
  /\b(?:sessao|consulta|mensalidade|diaria|hora|aula|visita|corte|plano|contratos?|mensal|mensais|preco|valor|pacote|faxina|cobro|cobrando|cobramos|atendimento|ticket|marmita|prato|peca|unidade|cada|a|de|por)(?: [a-z]+)?(?: e| a| de| por| r\$| uns| so)* $/
const NO_PRICE =
  /\b(?:custa|custo|gasto|pago|aluguel|parcela|salario|divida|concorrente|vizinh[oa]|el[ea]s? cobra|del[ea]|outr[oa])[^;A-Z]{0,24}$/
const MISSED = /\b(?:falta[mr]?|faltas|desmarc[a-z]+|nao (?:aparece|vem|tem ninguem)|furo[s]?|cancela[a-z]*)\b/
const REFUSES =
  /\b(?:recus[a-z]+|dispens[a-z]+|nao (?:dou|consigo) (?:conta|atender)|mand[a-z]+ embora|deix[a-z]+ de (?:atender|fazer))\b/
const SAME_COST = /\b(?:mesma coisa|mesmo custo|gasta[m]? igual|custa[m]? igual|mesmo gasto|o mesmo)\b/

interface Base {
  price: Value<'R$'>
  many: Value<'qtd'>
  thing: string
  at: Spoken | null
}

/** A sentence of the answer, with what it stands on. */
interface Part {
  text: Text
  values: readonly Value<Kind>[]
}

/** 'Subir de 120 para 135', 'reajustar para 285': what the new price brings, and how many may leave before it brings nothing. */
export function typedRise(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month) return null
  const sold = soldOf(d)
  const found = risenTo(d, sold) ?? risenBy(d, sold)
  if (!found) return null
  const { own } = d
  const { base, next, raised } = found
  const { price, many, thing } = base
  const tax = taxOf(d)
  const step = own.minus(raised, price, 'O aumento em cada um')
  const gross = own.times(many, step, 'O que o preço novo traz, se ninguém sair', 'R$/mês')
  const more = net(d, gross, tax, 'O mesmo, sem o imposto')
  const inputs: (Value<Kind> | null)[] = [price, many, raised, tax, step, gross, more, month.left]
  const cost = unitCostOf(d)
  const whole = cost && cost.value.number < price.number ? cost.value : null
  const unit = whole ? null : unitAt(sold, price)
  const [now, then] = unit
    ? [unit.keep, unit.keepAt(raised, 'O que cada um deixa no preço novo')]
    : [
        keepOf(d, price, tax, whole, 'O que cada um deixa hoje'),
        keepOf(d, raised, tax, whole, 'O que cada um deixa no preço novo'),
      ]
  const parts: Text[] = [
    say`${t(many)}${thing === '' ? '' : ` ${thing}`} × ${t(step)} = ${t(gross)} por mês, se ninguém sair${tax ? say` (${t(more)} sem o imposto)` : ''}; hoje ${month.left.number < 0 ? say`faltam ${t(month.left)}` : say`sobram ${t(month.left)}`}${beforePay(month)}.`,
  ]
  if (whole) inputs.push(whole, now, then)
  const line = unit
    ? say`De cada ${t(price)} ficam ${t(now)} depois do que vem com a venda, e de cada ${t(raised)} ficariam ${t(then)}.`
    : whole &&
      say`Cada um de ${t(price)} custa ${t(whole)}: hoje deixa ${t(now)}${tax ? ' depois do imposto' : ''}, e a ${t(raised)} deixaria ${t(then)}.`
  const leaving = unit ? fewerOf(d, unit, now, then) : leavingOf(d, many, now, then, whole)
  const refused = otherOf(d, price, whole, tax)
  const missed = refused ? null : missedOf(d, gross, price)
  const empty = unit ? emptyPlaces(d, unit) : null
  for (const part of [leaving, refused, missed, empty]) {
    if (!part) continue
    inputs.push(...part.values)
    parts.push(part.text)
  }
  const grows = d.ask.says(GROWS, ['main_challenge', 'future_goals'])
  return {
    decisions: ['aumentar_preco', 'contratar', 'demitir', 'mais_horas'],
    at: next,
    main: gross,
    inputs,
    ...(line && { line }),
    verdict: join([
      missed
        ? say`Só para quem chega agora, até contar o que se perde. `
        : grows
          ? say`Suba o preço antes de aumentar a casa. `
          : say`Suba, com data marcada. `,
      ...parts,
      say` ${missed ? 'Mais gente para atender só depois de a agenda de hoje ficar cheia de verdade.' : grows ? 'Avise por escrito antes da data, comece pelos que mais dão trabalho, e só pense em mais gente com o preço novo valendo.' : 'Avise a todos por escrito antes da data e conte toda semana quantos ficam.'}`,
    ]),
    says: ['queda_de_volume', 'ticket_medio', 'custo_vaga'],
    topic: 'preco',
  }
}

interface Risen {
  base: Base
  next: Spoken
  raised: Value<'R$'>
}

function risenTo(d: Deriver, sold: Sold | null): Risen | null {
  const next = risenIn(d)
  const base = next && (baseOf(d, next) ?? soldBase(sold, next.value, next.value / 1.9))
  return next && base ? { base, next, raised: d.ask.value('R$', next.said, 'O preço em que você pensa') } : null
}

/** By so many per cent, of the price that her month proves. */
function risenBy(d: Deriver, sold: Sold | null): Risen | null {
  const next = risenIn(d) ? undefined : rateIn(d)
  const base = next && soldBase(sold, Number.POSITIVE_INFINITY, 0)
  return next && base ? { base, next, raised: priceAt(d, next, base.price) } : null
}

const GROWS =
  /\b(?:contrat[a-z]+|mais (?:gente|pessoas|um[a]? [a-z]+)|ampli[a-z]+|nov[ao] (?:sala|cadeira|unidade|loja)|aumentar (?:a equipe|o espaco|a casa))\b/

export const unitAt = (sold: Sold | null, price: Value<'R$'>): Sold | null =>
  sold && Math.abs(sold.price.number / price.number - 1) < 0.005 ? sold : null

/** Where nothing beside the new price tells the old one, what comes in proves it. */
export const soldBase = (sold: SoldAt | null, most: number, least: number): Base | null =>
  sold && sold.price.number < most * 0.995 && sold.price.number > least
    ? { price: sold.price, many: sold.many, thing: sold.noun === 'vendas' ? '' : sold.noun, at: null }
    : null

/** How many fewer still leave the same, and what the month gains if a tenth of them goes. */
function fewerOf(d: Deriver, { many, noun }: Sold, now: Value<'R$'>, then: Value<'R$'>): Part | null {
  if (now.number <= 0 || then.number <= now.number) return null
  const enough = d.own.make(
    'qtd',
    'Quantos bastam no preço novo',
    Math.ceil((many.number * now.number) / then.number - 1e-9),
    `${many.number} × ${money(now.number)} ÷ ${money(then.number)}`,
    [many, now, then],
  )
  const fewer = d.own.minus(many, enough, 'Quantos a menos o mês aguenta')
  const gain = d.own.make(
    'R$/mês',
    'O que o mês ganha perdendo um décimo das vendas',
    reais(many.number * (0.9 * then.number - now.number)),
    `90% × ${many.number} × ${money(then.number)} − ${many.number} × ${money(now.number)}`,
    [many, now, then],
  )
  if (fewer.number < 1) return null
  return {
    text: say` Pelo que cada um deixa, ${t(many)} × ${t(now)} ÷ ${t(then)} = ${t(enough)} ${noun} já dão o mesmo: pode perder até ${t(fewer)}.${gain.number > 0 ? say` Perdendo um décimo, o mês ainda melhora ${t(gain)}.` : ''}`,
    values: [now, then, enough, fewer, gain],
  }
}

/** The new price, if she names one alone. */
export const risenIn = (d: Deriver): Spoken | undefined =>
  only(
    spoken(d).filter(
      (one) =>
        isPlain(one) &&
        one.said.role === null &&
        RISES.test(one.before) &&
        !OTHER_OBJECT.test(one.before) &&
        !/^ ?(?:%|mil\b|por mes|clientes|alunos|pecas|unidades|dias)/.test(one.after),
    ),
  )

/** How many may leave before the new price brings nothing. */
function leavingOf(
  d: Deriver,
  many: Value<'qtd'>,
  now: Value<'R$'>,
  then: Value<'R$'>,
  whole: Value<'R$'> | null,
): Part | null {
  const most = Math.floor(many.number * (1 - now.number / then.number) + 1e-9)
  if (!(most >= 1 && now.number > 0)) return null
  const leave = d.own.make(
    'qtd',
    'Quantos podem sair sem o mês piorar',
    most,
    `${many.number} × (1 − ${money(now.number)} ÷ ${money(then.number)})`,
    [many, now, then],
  )
  return {
    text: say` Mesmo saindo ${t(leave)}, entra o mesmo${whole ? ' para pagar as contas fixas' : ', e com menos trabalho'}.`,
    values: [now, then, leave],
  }
}

/** Where some don't come: how many missed hours are worth what the new price brings. */
function missedOf(d: Deriver, gross: Value<'R$/mês'>, price: Value<'R$'>): Part | null {
  if (!MISSED.test(d.ask.scene.sentences.map(({ text }) => text).join('; '))) return null
  const same = d.own.make(
    'qtd',
    'Faltas que valem o mesmo que o aumento',
    Math.ceil(gross.number / price.number),
    `${money(gross.number)} ÷ ${money(price.number)}`,
    [gross, price],
  )
  return {
    text: say` ${t(same)} horários perdidos por mês valem o mesmo: conte as faltas por trinta dias, e se passarem disso comece por elas.`,
    values: [same],
  }
}

/** The price of today with how many pay it: said together, or proved by what comes in. */
export function baseOf(d: Deriver, next: Spoken, lower = false): Base | null {
  const all = spoken(d).filter(({ field }) => field !== 'kpis')
  const fits = (value: number) =>
    lower
      ? next.value < value * 0.995 && next.value > value / 1.9
      : next.value > value * 1.005 && next.value < value * 1.9
  const found = all.filter(
    (one) =>
      one !== next &&
      isPlain(one) &&
      one.said.role === null &&
      fits(one.value) &&
      OF_ONE.test(one.before) &&
      !NO_PRICE.test(one.before) &&
      !REFUSES.test(one.left.slice(-60)),
  )
  const values = new Set(found.map(({ value }) => value))
  if (values.size > 1) return null
  const [at] = found
  const price = at ? d.ask.value('R$', at.said, 'O preço de hoje') : typedPrice(d, fits)
  const { revenue } = d
  if (!price || !revenue) return null
  const count = at && countOf(d, at, next, revenue.number)
  const many = count && d.manyAMonth(count, 'Quantos pagam esse preço')
  if (at && many && many.number * at.value <= revenue.number * MOST_SOLD)
    return {
      price,
      many,
      thing: d.ask.thing(count.said),
      at,
    }
  return provedBase(d, price, revenue, at ?? null)
}

/** '2.100 peças por mês': she says how many, other things come in beside them. */
const OF_MONTH = /^ [a-z]{3,}s (?:por|ao) mes\b/
/** What is sold at a price may be a little more than what comes in. */
const MOST_SOLD = 1.2

/** How many pay it: just before the price, or told elsewhere and proved by what comes in. */
function countOf(d: Deriver, at: Spoken, next: Spoken, revenue: number): Spoken | undefined {
  const all = spoken(d).filter(({ field }) => field !== 'kpis')
  const count = all.find((one) => one.place === at.place - 1 && one.sentence === at.sentence)
  if (
    count &&
    count.said.kind === 'N' &&
    count.value >= 3 &&
    /^ [a-z]{3,}s\b/.test(count.after) &&
    count.value * timesOf(d, count) * at.value <= revenue * MOST_SOLD
  )
    return count
  return only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        one !== at &&
        one !== next &&
        Math.abs((one.value * at.value) / revenue - 1) < (OF_MONTH.test(one.after) ? 0.12 : 0.05),
    ),
  )
}

function provedBase(d: Deriver, price: Value<'R$'>, revenue: Value<'R$/mês'>, at: Spoken | null): Base | null {
  const count = revenue.number / price.number
  // Nothing else is sold where it divides without a rest.
  if (revenue.fact.id.startsWith('faixa.') || count < 3 || Math.abs(count - Math.round(count)) > 0.02) return null
  return {
    price,
    many: d.own.make(
      'qtd',
      'Quantos o mês de hoje paga',
      Math.round(count),
      `${money(revenue.number)} ÷ ${money(price.number)}`,
      [revenue, price],
    ),
    thing: '',
    at,
  }
}

const TYPED =
  /\b(?:sessao|consulta|mensalidade|diaria|hora|aula|visita|corte|plano|faxina|atendimento)(?: a| e| de| custa| por| r\$)* (?:r\$ ?)?(\d{2,4})(?![\d.,%])/g

/** 'Sessão 120' in what she says that she sells. */
function typedPrice(d: Deriver, fits: (value: number) => boolean): Value<'R$'> | null {
  const { answers } = d.own.sources.reading
  const found = Object.entries(answers).flatMap(([field, value]) =>
    typeof value === 'string'
      ? [...fold(value).matchAll(TYPED)].map(([, digits]) => ({ field, value: Number(digits) }))
      : [],
  )
  const one = only(found)
  if (!one || !fits(one.value)) return null
  const fact: Fact = {
    id: 'medida.preco_de_hoje',
    rotulo: 'O preço de hoje',
    valor: one.value,
    unidade: 'R$',
    tipo: 'informado',
    origem: 'O que você escreveu sobre o que vende',
  }
  return d.own.known('R$', fact)
}

/** 'Recusando uns 15 avulsos por mês de 390, que gastam a mesma coisa': what those would leave. */
function otherOf(d: Deriver, price: Value<'R$'>, cost: Value<'R$'> | null, tax: Value<'%'> | null): Part | null {
  if (!cost) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const pair = only(
    all.flatMap((count) => {
      const at = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
      return at &&
        count.said.kind === 'N' &&
        REFUSES.test(count.left) &&
        isPlain(at) &&
        at.value > cost.number &&
        at.value !== price.number &&
        SAME_COST.test(at.right)
        ? [{ count, at }]
        : []
    }),
  )
  if (!pair) return null
  const many = d.ask.value('qtd', pair.count.said, 'Quantos você recusa por mês')
  const each = d.ask.value('R$', pair.at.said, 'O preço desses')
  const keep = keepOf(d, each, tax, cost, 'O que cada um desses deixa')
  if (keep.number <= 0) return null
  const all_ = d.own.times(many, keep, 'O que os recusados deixariam', 'R$/mês')
  return {
    text: say` Dos ${t(many)} que você recusa por mês, a ${t(each)}, cada um deixaria ${t(keep)}, ${t(all_)} ao todo: quem sair abre lugar para um desses.`,
    values: [many, each, keep, all_],
  }
}
