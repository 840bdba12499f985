import { numbersIn } from '@norteia/contracts/amounts'
import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { fixedAndVariable } from '#src/measures/costs.ts'
import { monthsUntil } from '#src/measures/goal.ts'
import { type MeasuredFigure, money, of, percent, reais, round1, round2 } from '#src/measures/measured.ts'
import { isLostSale } from '#src/reading/sum-roles.ts'
import { fold } from '#src/text/words.ts'
import { N, type Rule, re, result, root, type Told, value } from './told.ts'

/** 'Jogo fora quase um terço das flores que compro': a part of what she buys, not of what she sells. */
export const lostPurchase: Rule = (told) => {
  const found =
    /(?:jogo|joga|jogamos|vai|vao|perco|perdemos|perde|estraga|murcha|volta)[^.;%]{0,30}?(\d[\d,.]*)% d[oae]s? ([a-z]+) que (?:eu )?(?:compro|compramos|trago|pego)/.exec(
      told.plain,
    )
  if (!found) return null
  const rate = value(found[1]!)
  const noun = root(found[2]!)
  const items = told.sources.reading.costs.items
  const place = items.findIndex(({ nome }) => fold(nome).includes(noun))
  const base = place >= 0 ? told.sources.costFacts[place]! : null
  if (!base || !(rate > 0 && rate < 100)) return null
  const bought = Number(base.valor)
  const exact = rate === 33 ? 100 / 3 : rate
  const valor = reais((bought * exact) / 100)
  const part = told.fact('Parte que se perde', rate, '%')
  return result(
    told,
    {
      rotulo: 'O que se perde do que você compra',
      valor,
      unidade: 'R$/mês',
      formula: `${money(bought)} × ${rate === 33 ? '1/3' : percent(rate)} = ${money(valor)}`,
      tipo: 'calculado',
    },
    [base, part],
    (fact) => say`Dos ${of(base)} que você compra por mês, cerca de ${of(fact)} vão fora.`,
  )
}

/** 'o piso subiu 7,5%': what that is on the payroll. */
export const wageRise: Rule = (told) => {
  const found =
    /\b(?:piso|dissidio|salario minimo|categoria)[^.;%\d]{0,24}(?:subiu|aumentou|reajustou|de) (\d[\d,.]*)%/.exec(
      told.plain,
    )
  const payroll = told.sources.group('folha')
  const { costs } = told.sources.reading
  if (!found || !payroll) return null
  const rate = told.fact('Aumento do piso', value(found[1]!), '%')
  // Transport and meals don't rise with the salary.
  const place = payroll.itens.reduce((best, at) => (costs.items[at]!.valor > costs.items[best]!.valor ? at : best))
  const base = told.sources.costFacts[place]!
  const valor = reais((Number(base.valor) * Number(rate.valor)) / 100)
  const left = told.surplus
  return result(
    told,
    {
      rotulo: 'O aumento do piso sobre a folha',
      valor,
      unidade: 'R$/mês',
      formula: `${money(Number(base.valor))} × ${percent(Number(rate.valor))} = ${money(valor)}`,
    },
    [rate, base, ...(base.entradas ? [told.sources.reading.revenue?.fact] : []), left?.fact, ...(left?.inputs ?? [])],
    (fact) =>
      left
        ? say`${of(rate)} sobre a folha de ${of(base)} são ${of(fact)} por mês; hoje sobram ${of(left.fact)}.`
        : say`${of(rate)} sobre a folha de ${of(base)} são ${of(fact)} por mês.`,
  )
}

/** What a partner takes, or what is lost, every month: in a year. */
export const everyMonth: Rule = (told) => {
  const taken = re(
    `\\b(?:socio|socia|cunhad[oa]|irma[o]?|ele|ela)\\b[^.;]{0,80}?\\b(?:tira|tiram|retira|ganha|recebe) (?:os mesmos |uns )?${N}`,
  ).exec(told.plain)
  const partner = taken && /socio|socia|cunhad|irma|familia/.test(told.plain) ? value(taken[1]!) : Number.NaN
  const lost = re(
    `\\b(?:perdemos|perco|jogo [^.;\\d]{0,40}|vai|vao|gasto|somem|some)[^.;\\d]{0,20}${N}(?: reais)? (?:por|ao|todo|cada) mes`,
  ).exec(told.plain)
  const [amount, label] =
    partner >= 500
      ? [partner, 'O que ele tira por mês']
      : [lost && !/client|alun|assin/.test(lost[0]) ? value(lost[1]!) : Number.NaN, 'O que se perde por mês']
  if (!(amount >= 500)) return null
  const month = told.fact(label, amount, 'R$/mês')
  const valor = round2(amount * 12)
  const left = told.surplus
  return result(
    told,
    {
      rotulo: `${label}, em um ano`,
      valor,
      unidade: 'R$/ano',
      formula: `${money(amount)} × 12 = ${money(valor)}`,
      tipo: 'calculado',
    },
    [month, left?.fact, ...(left?.inputs ?? [])],
    (fact) =>
      left
        ? say`${of(month)} por mês são ${of(fact)} por ano; hoje sobram ${of(left.fact)} por mês depois dos custos informados.`
        : say`${of(month)} por mês são ${of(fact)} por ano.`,
  )
}

/** 'Tenho uns 60 mil de roupa parada': in months of what she buys. */
export const parkedStock: Rule = (told) => {
  const found = re(`${N}(?: reais)? (?:de|em) [^.;\\d]{0,30}?(?:parad|encalhad)`).exec(told.plain)
  const goods = told.sources.group('mercadorias')
  const amount = found ? value(found[1]!) : Number.NaN
  if (!goods || !(amount >= 1_000)) return null
  const stock = told.fact('Mercadoria parada', amount, 'R$')
  const base = told.sources.groupFact(goods)
  const valor = round1(amount / goods.valor)
  return result(
    told,
    {
      rotulo: 'Meses de compra que estão parados',
      valor,
      unidade: 'meses',
      formula: `${money(amount)} ÷ ${money(goods.valor)} = ${formatNumber(valor, 1)}`,
      tipo: 'calculado',
    },
    [stock, ...told.sources.groupFacts(goods)],
    (fact) => say`Os ${of(stock)} parados são ${of(fact)} de compra, de ${of(base)} por mês.`,
  )
}

/** 'tenho R$ 38.600 na rua, metade com mais de 90 dias' */
export const overdueHalf: Rule = (told) => {
  const found = re(
    `${N}(?: reais)? [^.;\\d]{0,24}?(?:na rua|fiado|a receber|caderneta)[^.;\\d]{0,12}?(\\d[\\d,.]*)% (?:com|ha|tem) (?:mais de )?(\\d+) dias`,
  ).exec(told.plain)
  if (!found) return null
  const [amount, part] = [value(found[1]!), value(found[2]!)]
  if (!(amount > 0 && part > 0 && part < 100)) return null
  const open = told.fact('Dinheiro na rua', amount, 'R$')
  const late = told.fact('Parte atrasada', part, '%')
  const days = told.fact('Atraso', value(found[3]!), 'dias')
  const valor = round2((amount * part) / 100)
  return result(
    told,
    {
      rotulo: 'O que está atrasado',
      valor,
      unidade: 'R$',
      formula: `${money(amount)} × ${percent(part)} = ${money(valor)}`,
      tipo: 'calculado',
    },
    [open, late, days],
    (fact) => say`Dos ${of(open)} na rua, ${of(fact)} passaram de ${of(days)}.`,
  )
}

const LOSS = /falt|perd|cancel|prejuiz|custou|ninguem pag|justica|process|acordo|indeniza|multa|a mais|calote|roub|sumi/
const BUY = /nov[ao]|custa|orc|obra|maquina|reforma|equipamento|compr|adequa|galpao|oferece|financi|emprest/

const PRICED = /nov[ao]|custa\b|orc|oferece|pede|pediu por/
/** Receivables and stock have figures of their own. */
const OWED = /na rua|fiado|caderneta|receber|\bme dev|nos dev|estoque|parad|encalh|em caixa|guardad/
const OFFERED = /\bofere[a-z]+\b|\bherd(?:ou|ei|ar|amos|aram)\b/
const BY_DATE = /\b(?:ate|prazo)\b/

/** One large sum in what she wrote, in months of what is left: a loss, a purchase, works with a date. */
export const oneSum: Rule = (told) => {
  const left = told.surplus
  const revenue = told.sources.reading.revenue
  if (!left || !revenue) return null
  const surplus = Number(left.fact.valor)
  if (surplus < revenue.value / 100) return null
  const sums = numbersIn(told.plain, 'text').filter(
    ({ value: amount, unit, scale, end }) =>
      unit !== '%' &&
      (unit === 'R$' || scale >= 1_000 || amount >= 3_000) &&
      amount >= Math.max(1_000, surplus / 4) &&
      !/^[^.;\d]{0,24}\b(?:por|na|toda|cada|a) semana\b/.test(told.plain.slice(end, end + 36)) &&
      !/^ ?(?:kilo|quilo|kg|saca|arroba|duzia|peca|galinha|client|alun|km|metros|litros|seguidor|bandeja|por mes|ao mes|no mes|em cada mes|todo mes|por ano)/.test(
        told.plain.slice(end, end + 16),
      ),
  )
  const [only] = sums.toSorted((a, b) => b.value - a.value)
  if (!only) return null
  const around = told.plain.slice(Math.max(0, only.start - 70), only.end + 40)
  const ahead = told.plain.slice(Math.max(0, only.start - 24), only.start)
  if (OWED.test(told.plain.slice(Math.max(0, only.start - 14), only.end + 24))) return null
  // What one of the family or a buyer has or offers is neither spent nor bought.
  if (OFFERED.test(told.plain.slice(Math.max(0, only.start - 40), only.start)) && !/\bbanco\b/.test(around)) return null
  // Bought already, and paid by the month.
  if (/\bcomprei\b/.test(around)) return null
  const near = told.plain.slice(Math.max(0, only.start - 24), only.start)
  // A month that ended short has no surplus to pay by; a limit passed, a goal missed and a budget overrun are no purchase.
  if (/\bfalt(?:ou|aram|am?)\b[^,.;]{0,12}$|\bpass(?:ado|ei|ou|amos) (?:de|dos?) $/.test(near)) return null
  if (
    /^[^.;\d]{0,16}\b(?:meta|custou|ja foi|ja foram|ja gastei|saiu por|deu)\b/.test(
      told.plain.slice(only.end, only.end + 30),
    )
  )
    return null
  if (isLostSale(told.plain.slice(Math.max(0, only.start - 60), only.start), told.plain.slice(only.end, only.end + 40)))
    return lostSale(told, left, only.value)
  const buys = PRICED.test(near) || (!LOSS.test(around) && BUY.test(around))
  if (!buys && (!LOSS.test(around) || /\b(?:vizinh|colega|concorren|conhecid)/.test(around))) return null
  // 'As contas comem 3.100': it is off the surplus already.
  const { total } = told.sources.reading.costs
  if (total !== null && Math.abs(only.value - total) <= total / 50) return null
  if (
    /fatur|vendo|entra\b|limite|mei\b/.test(ahead.slice(-16)) ||
    /\b(?:vend|cobr)[a-z]*[^.;,]{0,16} (?:por|a) $/.test(ahead)
  )
    return null
  const amount = told.fact(buys ? 'Valor que você escreveu' : 'Perda que você escreveu', only.value, 'R$')
  return (
    byDate(told, left, amount, buys) ??
    byYears(told, left, amount, buys, only.end) ??
    inSurplus(told, left, amount, buys)
  )
}

/** More than this beside the costs that come with a sale, and nobody knows what it leaves. */
const LEAST_KNOWN = 0.1

/** Of a sale that didn't come what each sale leaves would have been left; null: that isn't known. */
function lostSale(told: Told, left: Surplus, sum: number): MeasuredFigure | null {
  const { sources } = told
  const flow = fixedAndVariable(sources)
  const { revenue } = sources.reading
  if (!flow || !revenue || flow.variable === 0 || flow.unknown > flow.variable * LEAST_KNOWN) return null
  const kept = round1((1 - flow.variable / revenue.value) * 100)
  if (kept < 5) return null
  const amount = told.fact('Venda que não saiu', sum, 'R$')
  const rate = told.fact('O que fica de cada venda', kept, '%')
  const valor = reais((sum * kept) / 100)
  return result(
    told,
    {
      rotulo: 'O que essa venda deixaria',
      valor,
      unidade: 'R$',
      formula: `${money(sum)} × ${percent(kept)} = ${money(valor)}`,
      tipo: 'estimado',
    },
    [amount, rate, revenue.fact, left.fact, ...left.inputs],
    (fact) =>
      say`Dos ${of(amount)} de venda que não saiu ficariam ${of(fact)}, porque de cada venda ficam ${of(rate)}; hoje sobram ${of(left.fact)} por mês.`,
  )
}

type Surplus = NonNullable<Told['surplus']>

/** What the surplus of the months until her date leaves missing. */
function byDate(told: Told, left: Surplus, amount: Fact, buys: boolean): MeasuredFigure | null {
  const [sum, surplus] = [Number(amount.valor), Number(left.fact.valor)]
  const term = buys && BY_DATE.test(told.plain) ? monthsUntil(told.plain, told.sources.reading.referenceMonth) : null
  const missing = term ? round2(sum - surplus * term) : 0
  if (!term || term > 12 || missing <= 0) return null
  const months = told.fact('Meses até a data que você escreveu', term, 'meses')
  return result(
    told,
    {
      rotulo: 'O que falta até a data',
      valor: reais(missing),
      unidade: 'R$',
      formula: `${money(sum)} − ${formatNumber(term)} × ${money(surplus)} = ${money(reais(missing))}`,
      tipo: 'estimado',
    },
    [amount, months, left.fact, ...left.inputs],
    (fact) =>
      say`Em ${of(months)}, a sobra de ${of(left.fact)} por mês não junta os ${of(amount)}: faltam ${of(fact)}.`,
  )
}

/** 'em 5 anos': a month's part of the price. */
function byYears(told: Told, left: Surplus, amount: Fact, buys: boolean, end: number): MeasuredFigure | null {
  const sum = Number(amount.valor)
  const years = /^[^.;]{0,16}? em (\d{1,2}) anos/.exec(told.plain.slice(end))
  if (!buys || !years) return null
  const span = told.fact('Anos para pagar', value(years[1]!), 'anos')
  const month = reais(sum / (Number(span.valor) * 12))
  return result(
    told,
    {
      rotulo: 'Parcela sem contar os juros',
      valor: month,
      unidade: 'R$/mês',
      formula: `${money(sum)} ÷ (${formatNumber(Number(span.valor))} × 12) = ${money(month)}`,
      tipo: 'estimado',
    },
    [amount, span, left.fact, ...left.inputs],
    (fact) =>
      say`${of(amount)} em ${of(span)} anos são ${of(fact)} por mês antes dos juros; hoje sobram ${of(left.fact)} por mês.`,
  )
}

function inSurplus(told: Told, left: Surplus, amount: Fact, buys: boolean): MeasuredFigure | null {
  const [sum, surplus] = [Number(amount.valor), Number(left.fact.valor)]
  const valor = round1(sum / surplus)
  // Less than a month of what is left answers no question.
  if (buys && valor < 1) return null
  if (!buys && valor < 1) {
    const part = round1((sum / surplus) * 100)
    return result(
      told,
      {
        rotulo: 'Parte da sobra de um mês',
        valor: part,
        unidade: '%',
        formula: `${money(sum)} ÷ ${money(surplus)} = ${percent(part)}`,
      },
      [amount, left.fact, ...left.inputs],
      (fact) => say`${of(amount)} são ${of(fact)} da sobra de um mês, que hoje é de ${of(left.fact)}.`,
    )
  }
  return result(
    told,
    {
      rotulo: 'Meses da sobra de hoje',
      valor,
      unidade: 'meses',
      formula: `${money(sum)} ÷ ${money(surplus)} = ${formatNumber(valor, 1)}`,
    },
    [amount, left.fact, ...left.inputs],
    (fact) =>
      buys
        ? say`Hoje sobram ${of(left.fact)} por mês: ${of(amount)} são ${of(fact)} dessa sobra.`
        : say`${of(amount)} levam ${of(fact)} da sobra de hoje, que é de ${of(left.fact)} por mês.`,
  )
}
