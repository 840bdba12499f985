import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { CASH, costsOfHis, OF_HIS, OF_PEOPLE, runningOf, type Staffed, staffOfHis } from './contract-costs.ts'
import { type Answer, beforePay, type Month, monthly, monthOf, net, spoken, sums, taxOf } from './frame.ts'

const CLIENT =
  /\b(?:cooperativa|cliente|industria|rede|hotel|hospital|construtora|prefeitura|mercado|supermercado|empresa|escola|colegio|condominio|loja|distribuidora|fabrica|incorporadora|usina|shopping|contrato|conta|el[ea]s?|comprador)\b/
const BRINGS =
  /\b(?:pag[a-z]+|respond[a-z]+ por|compra[m]?|fatura[a-z]*|represent[a-z]+|sao|e de|vale|deixa[m]?|me (?:da|traz)|d[aeo] um|contrato de|cliente,? com)(?: uns| umas| cerca de| hoje| r\$)* $/
const OF_ALL =
  /^ (?:mil )?(?:reais )?(?:por mes )?(?:d[aeo]s?|em|sobre) (?:nosso[s]?|meu[s]?|minha[s]?|nossa[s]?|um total de|uma receita de|um faturamento de)? ?$/
const ASKS =
  /\b(?:ped[a-z]+|quer|querem|exig[a-z]+|propo[a-z]+|impo[a-z]+|mand[a-z]+|renov[a-z]+|baix[a-z]+|reduz[a-z]+|cort[a-z]+|abat[a-z]+|desconto|press[a-z]+)\b/
const LESS = /\b(?:desconto|a menos|menos|reduc[a-z]+|reduz[a-z]+|baix[a-z]+|abat[a-z]+|cort[a-z]+)\b/
const RISE = /\b(?:aument[a-z]+|subi[a-z]*|reajust[a-z]+|mais car[oa])\b/

/** A client who is much of her month asks for less: what he leaves now, at that price, and what is missing without him. */
export function clientAsksLess(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const rate = askedRate(all)
  if (!rate) return null
  const paid = paidByHim(d, month) ?? shareOfHim(all, rate)
  if (!paid || !CLIENT.test(d.ask.scene.sentences[paid.sentence]!.text)) return null
  const { own } = d
  const his =
    paid.said.kind === 'P'
      ? own.part(d.ask.value('%', paid.said, 'Parte que ele é do que entra'), month.revenue, 'O que esse cliente paga')
      : monthly(d, paid, 'O que esse cliente paga')
  const asked = d.ask.value('%', rate.said, 'O desconto pedido')
  const tax = taxOf(d)
  const cut = own.make(
    'R$/mês',
    'O desconto por mês',
    Math.round((his.number * asked.number) / 100),
    `${percent(asked.number)} × ${money(his.number)}`,
    [asked, his],
  )
  const loss = net(d, cut, tax, 'O desconto por mês, sem o imposto')
  const after = own.minus(month.left, loss, 'O mês com o desconto')
  const inputs: (Value<Kind> | null)[] = [his, asked, tax, cut, loss, month.left, month.revenue, after]
  const said = costsOfHis(d, paid)
  const staff = said.length === 0 ? staffOfHis(d, all, paid) : null
  const costs = staff ? [staff.pay, ...runningOf(d, month, his)] : said
  const today = month.left.number < 0 ? say`hoje faltam ${t(month.left)}` : say`hoje sobram ${t(month.left)}`
  const then = after.number < 0 ? say`passariam a faltar ${t(after)}` : say`ficariam ${t(after)}`
  const parts: Text[] = [
    say`${t(asked)} dos ${t(his)} que ele paga são ${t(cut)} a menos por mês${tax ? say`, ${t(loss)} sem o imposto` : ''}: ${today}${beforePay(month)}, e ${then}.`,
  ]
  const left = costs.length > 0 ? keepsOf(d, { his, tax, loss, costs, staff, parts, inputs }) : null
  const keeps = left?.keeps
  if (costs.length > 0) parts.push(...cashText(d, paid, costs, inputs))
  if (staff) inputs.push(...staff.inputs)
  const term = longerTerm(d)
  if (term && tax) parts.push(termText(d, month, { his, asked, term, inputs }))
  const part = own.share(his, month.revenue, 'Parte que ele paga do mês')
  if (part.number >= 40) {
    inputs.push(part)
    parts.push(say` Ele é ${t(part)} do que entra: perder esse cliente sem ter outros também não serve.`)
  }
  if (month.left.number > 0 && after.number < 0) {
    const limit = limitOf(d, month, his, tax)
    inputs.push(limit)
    parts.push(say` Com ${t(limit)} de desconto o mês já zera${term ? ', sem contar o prazo' : ''}: sem troca, nada.`)
  }
  const line = lineOf({ his, paid, asked, cut, staff, left, revenue: month.revenue })
  return {
    decisions: ['desconto', 'baixar_preco', 'cliente_grande', 'largar_cliente', 'pedido_maior'],
    at: rate,
    main: paid.said.kind === 'P' ? his : loss,
    inputs,
    ...(line && { line }),
    verdict: join([say`${headOf(keeps, after)}. `, ...parts, waysOut(d, term !== null)]),
    says: ['queda_de_volume', 'desconto', ...(staff ? (['maior_cliente'] as const) : [])],
    topic: 'contrato',
  }
}

const headOf = (keeps: Value<'R$/mês'> | undefined, after: Value<'R$/mês'>): string =>
  keeps && keeps.number <= 0
    ? 'Não por esse preço'
    : after.number < 0 && keeps
      ? 'Só em troca de algo, e sem um não que encerre a conversa'
      : 'Só em troca de algo'

/** The discount he asks for. */
export function askedRate(all: readonly Spoken[]): Spoken | undefined {
  return only(
    all.filter(
      (one) =>
        one.said.kind === 'P' &&
        one.value >= 2 &&
        one.value <= 60 &&
        LESS.test(`${one.before.slice(-40)} ${one.after.slice(0, 24)}`) &&
        ASKS.test(one.left + one.after) &&
        !RISE.test(clauseOf(one)),
    ),
  )
}

/** 'Representa 40% do faturamento' */
const shareOfHim = (all: readonly Spoken[], rate: Spoken): Spoken | undefined =>
  only(
    all.filter(
      (one) =>
        one !== rate &&
        one.said.kind === 'P' &&
        one.value >= 12 &&
        one.value < 95 &&
        /^ d[oae]s? (?:nosso |nossa |meu |minha )?(?:faturamento|receita|que (?:eu )?(?:fatur|vend|entra)[a-z]*|vendas?)\b/.test(
          one.after,
        ),
    ),
  )

/** What stands on the shelf or in the bank is paid by nobody. */
const HELD = /\b(?:estoque|prateleira|na conta|em caixa|guardad[oa])\b/

/** What he pays of her month. */
function paidByHim(d: Deriver, month: Month): Spoken | undefined {
  return only(
    sums(d, 500).filter(
      (one) =>
        one.field === 'main_challenge' &&
        one.value < month.revenue.number * 0.95 &&
        one.value > month.revenue.number * 0.12 &&
        BRINGS.test(one.before) &&
        !HELD.test(clauseOf(one)) &&
        (OF_ALL.test(one.after) || CLIENT.test(one.left.slice(-60))) &&
        !OF_HIS.test(clauseOf(one)),
    ),
  )
}

interface Keeping {
  his: Value<'R$/mês'>
  tax: Value<'%'> | null
  loss: Value<'R$/mês'>
  costs: readonly Value<'R$/mês'>[]
  staff: Staffed | null
  parts: Text[]
  inputs: (Value<Kind> | null)[]
}

interface Kept {
  kept: Value<'R$/mês'>
  keeps: Value<'R$/mês'>
}

interface Leading {
  his: Value<'R$/mês'>
  paid: Spoken
  asked: Value<'%'>
  cut: Value<'R$/mês'>
  staff: Staffed | null
  left: Kept | null
  revenue: Value<'R$/mês'>
}

/** What leads her figures: what he leaves after his people, or what he is of her month. */
function lineOf({ his, paid, asked, cut, staff, left, revenue }: Leading): Text | null {
  if (staff && left)
    return say`Esse cliente paga ${t(his)} e ocupa ${t(staff.count)} pessoas, que custam ${t(staff.pay)}: com material, transporte e imposto, ele deixa ${left.kept.number < 0 ? say`uma falta de ${t(left.kept)}` : t(left.kept)} por mês; com ${t(asked)} de desconto, ${left.keeps.number < 0 ? say`faltariam ${t(left.keeps)}` : t(left.keeps)}.`
  return paid.said.kind === 'P'
    ? say`Ele é ${t(his)} dos ${t(revenue)} que entram por mês, e ${t(asked)} de desconto são ${t(cut)}.`
    : null
}

/** What he would leave with the discount, after the costs that stand only for him. */
function keepsOf(d: Deriver, { his, tax, loss, costs, staff: people, parts, inputs }: Keeping): Kept {
  const { own } = d
  const total = costs.reduce((sum, { number }) => sum + number, 0)
  const base = net(d, his, tax, 'O que ele paga, sem o imposto')
  const names = costs.map(({ number }) => money(number)).join(' − ')
  const kept = own.make(
    'R$/mês',
    'O que ele deixa hoje',
    round2(base.number - total),
    `${money(base.number)} − ${names}`,
    [base, ...costs],
  )
  const keeps = own.minus(kept, loss, 'O que ele deixaria com o desconto')
  inputs.push(...costs, base, kept, keeps)
  if (people) {
    const [pay, ...running] = costs
    parts.push(
      say` Pagos ${t(pay!)} das ${t(people.count)} pessoas dele${running.length > 0 ? say`, ${t(running[0]!)} de material e transporte (a parte dele)` : ''}${tax ? ' e o imposto' : ''}, hoje ele deixa ${kept.number < 0 ? say`uma falta de ${t(kept)}` : t(kept)} por mês; com o desconto, ${keeps.number < 0 ? say`faltariam ${t(keeps)}` : t(keeps)}. Cada posto a menos no contrato tira ${t(people.each)} do custo: é isso que pode virar preço menor.`,
    )
    return { kept, keeps }
  }
  const staff = only(costs.filter(({ fact }) => fact.rotulo === OF_PEOPLE))
  const list = join(
    costs.map((one) => say`${t(one)}`),
    ' e ',
  )
  parts.push(
    say` Pagos ${tax ? 'o imposto e ' : ''}os ${list} que só existem por ele, hoje ele deixa ${t(kept)}; com o desconto, ${keeps.number < 0 ? say`faltariam ${t(keeps)}` : say`${t(keeps)}`}; se sair, os ${t(kept)} somem${staff ? say` e, até cortar, os ${t(staff)} da equipe dele continuam` : ''}.`,
  )
  return { kept, keeps }
}

/** Whether what is in cash pays a month of the costs that stand only for him. */
function cashText(d: Deriver, paid: Spoken, costs: readonly Value<'R$/mês'>[], inputs: (Value<Kind> | null)[]): Text[] {
  const cash = only(
    sums(d, 1_000).filter((one) => one !== paid && CASH.test(`${one.before.slice(-20)} ${one.after.slice(0, 24)}`)),
  )
  if (!cash) return []
  const there = d.ask.value('R$', cash.said, 'O que há em caixa')
  const total = costs.reduce((sum, { number }) => sum + number, 0)
  inputs.push(there)
  return [
    there.number < total
      ? say` Os ${t(there)} em caixa não pagam um mês disso.`
      : say` Há ${t(there)} em caixa para atravessar isso.`,
  ]
}

interface LongerTerm {
  now: Value<'dias'>
  longer: Value<'dias'>
}

interface Waiting {
  his: Value<'R$/mês'>
  asked: Value<'%'>
  term: LongerTerm
  inputs: (Value<Kind> | null)[]
}

/** What the longer term leaves in his hands. */
function termText(d: Deriver, month: Month, { his, asked, term, inputs }: Waiting): Text {
  const { own } = d
  const days = own.minus(term.longer, term.now, 'Dias a mais de prazo')
  const stuck = own.make(
    'R$',
    'O que fica a mais na rua',
    reais((his.number * (1 - asked.number / 100) * days.number) / 30),
    `${money(his.number)} × (100% − ${percent(asked.number)}) × ${days.number} ÷ 30`,
    [his, asked, days],
  )
  const lasts = month.left.number > 0 ? own.monthsOf(stuck, month.left, 'Meses de sobra') : null
  inputs.push(term.longer, term.now, days, stuck, lasts)
  return say` E passar de ${t(term.now)} para ${t(term.longer)} põe mais ${t(stuck)} do seu dinheiro na mão dele${lasts ? say`, ${t(lasts)} de sobra` : ''}: o prazo pesa mais do que o desconto.`
}

/** The discount with which the month comes to zero. */
function limitOf(d: Deriver, month: Month, his: Value<'R$/mês'>, tax: Value<'%'> | null): Value<'%'> {
  return d.own.make(
    '%',
    'O desconto que cabe sem troca',
    round1((month.left.number / (1 - (tax?.number ?? 0) / 100) / his.number) * 100),
    `${money(month.left.number)}${tax ? ` ÷ (100% − ${percent(tax.number)})` : ''} ÷ ${money(his.number)}`,
    [month.left, his, ...(tax ? [tax] : [])],
  )
}

/** What to offer him in writing. */
export function waysOut(d: Deriver, faster: boolean): Text {
  const sells = /Indústria|Comércio|Alimentação|Agro/.test(d.own.sources.reading.segment)
  return say` Leve três saídas por escrito: o preço de hoje; ${sells ? 'um desconto pequeno só com pedido maior, menos itens ou entrega em um lugar' : 'um preço menor com menos trabalho ou menos gente nele'}; e um desconto pequeno ${faster ? 'só com pagamento mais rápido' : 'com contrato mais longo, reajuste anual e aviso de saída'}.`
}

const TERM_FROM = /\b(?:prazo|pagar|pagamento|receber|recebimento|boleto)\b[^;]{0,24}\bde $/
/** 'Passar o prazo de 45 para 75 dias' */
function longerTerm(d: Deriver): LongerTerm | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const pair = only(
    all.flatMap((now) => {
      const then = all.find((one) => one.place === now.place + 1 && one.sentence === now.sentence)
      return then &&
        then.said.kind === 'D' &&
        then.said.unit === 'dias' &&
        (now.said.kind === 'D' || now.said.kind === 'N') &&
        now.value >= 7 &&
        then.value > now.value &&
        then.value <= 180 &&
        TERM_FROM.test(now.before) &&
        /^ (?:dias )?(?:pra|para|a) $/.test(now.after)
        ? [
            {
              now: d.ask.value('dias', now.said, 'Prazo de hoje'),
              longer: d.ask.value('dias', then.said, 'Prazo pedido'),
            },
          ]
        : []
    }),
  )
  if (pair) return pair
  const swapped = only(
    all.flatMap((then) => {
      const now = all.find((one) => one.place === then.place + 1 && one.sentence === then.sentence)
      return now &&
        then.said.kind === 'D' &&
        then.said.unit === 'dias' &&
        (now.said.kind === 'D' || now.said.kind === 'N') &&
        then.value > now.value &&
        now.value >= 7 &&
        then.value <= 180 &&
        INSTEAD.test(then.after)
        ? [
            {
              now: d.ask.value('dias', now.said, 'Prazo de hoje'),
              longer: d.ask.value('dias', then.said, 'Prazo pedido'),
            },
          ]
        : []
    }),
  )
  return swapped ?? null
}
/** 'Em 60 dias no lugar de 30', 'em 60, hoje são 30' */
const INSTEAD =
  /^ ?(?:dias )?,? ?(?:no lugar d[eo]s?|em vez d[eo]s?|ao inves d[eo]s?|contra|hoje (?:e|sao|pagam?)(?: em| com)?)(?: os)? $/
