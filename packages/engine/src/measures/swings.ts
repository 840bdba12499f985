import type { Fact } from '@norteia/contracts/analysis'
import { MONTH_NAMES } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import type { Amount } from '#src/reading/amounts.ts'
import { fold } from '#src/text/words.ts'
import { fixedAndVariable } from './costs.ts'
import {
  amountValue,
  askedIn,
  computed,
  inDays,
  type MeasuredFigure,
  money,
  monthly,
  of,
  percent,
  reais,
  round2,
  type Sources,
} from './measured.ts'

/** Two months are a good and a weak one from this ratio on; nearer ones are the same month said twice. */
const APART = 1.3

const ofChallenge = (sources: Sources, subject: Amount['assunto'], unidade: Amount['unidade']) =>
  sources.amounts.itens.filter(
    (amount) => amount.campo === 'main_challenge' && amount.assunto === subject && amount.unidade === unidade,
  )

/** Her good and her weak month: 'no verão faço 70 mil e no inverno cai pra 15'. */
function months(sources: Sources): { good: Amount; weak: Amount } | null {
  const today = ofChallenge(sources, 'faturamento', 'R$').filter(
    ({ tempo, por }) => tempo === 'hoje' && (por === null || por === 'mes'),
  )
  const [first, second] = today
  if (!first || !second || today.length > 2) return null
  const [weak, good] = first.valor < second.valor ? [first, second] : [second, first]
  return weak.valor > 0 && good.valor >= weak.valor * APART ? { good, weak } : null
}

/**
 * What a month of other sales pays by her list, in reais: what comes with each sale moves with them, `rest` stays. null: nothing is
 * known to move, or the revenue isn't known.
 */
export function billsAtSales(
  sources: Sources,
  sales: number,
): { value: number; rest: number; variable: number; revenue: number } | null {
  const { revenue, costs } = sources.reading
  const sums = fixedAndVariable(sources)
  if (!revenue || !sums || costs.total === null || sums.variable === 0) return null
  const { variable } = sums
  const rest = round2(costs.total - variable)
  return { value: reais(rest + (variable * sales) / revenue.value), rest, variable, revenue: revenue.value }
}

/** The bills of the weak month, where what comes with each sale falls with the sales; null: it isn't known what does. */
function weakBills(sources: Sources, weak: Fact): { bills: Fact; inputs: readonly Fact[] } | null {
  const { revenue } = sources.reading
  const moved = billsAtSales(sources, Number(weak.valor))
  if (!revenue || !moved || Number(weak.valor) >= revenue.value) return null
  const groups = sources.groups.filter(({ varia }) => varia === true)
  const { value, rest, variable } = moved
  const bills: Fact = {
    id: 'medida.contas_mes_fraco',
    rotulo: 'Contas do mês fraco',
    valor: value,
    unidade: 'R$/mês',
    tipo: 'estimado',
    origem: 'Custos informados, com os que acompanham a venda na medida do mês fraco',
    formula: `${money(rest)} + ${money(round2(variable))} × ${money(Number(weak.valor))} ÷ ${money(revenue.value)} = ${money(value)}`,
    entradas: [...groups.map(({ id }) => `custo_grupo.${id}`), weak.id, revenue.fact.id],
  }
  return { bills, inputs: [...groups.flatMap((group) => sources.groupFacts(group)), revenue.fact] }
}

/** Reais that the weak month lacks for the costs of any month; without costs, what it brings less than a good one. */
export function mes_fraco(sources: Sources): MeasuredFigure | null {
  const found = months(sources)
  if (!found) return idleMonths(sources)
  const weak = sources.amountFact(found.weak, 'Faturamento do mês fraco', 'R$/mês')
  const good = sources.amountFact(found.good, 'Faturamento do mês bom', 'R$/mês')
  const { costs } = sources.reading
  const total = sources.total
  const falling = weakBills(sources, weak)
  if (falling && total) {
    const { bills } = falling
    const valor = reais(Number(bills.valor) - Number(weak.valor))
    if (valor <= 0) return null
    return computed(
      {
        id: 'medida.mes_fraco',
        rotulo: 'O que falta no mês fraco',
        valor,
        unidade: 'R$/mês',
        tipo: 'estimado',
        origem: 'Contas do mês fraco menos o faturamento dele, que você escreveu',
        formula: `${money(Number(bills.valor))} − ${money(Number(weak.valor))} = ${money(valor)}`,
      },
      [bills, total, ...sources.costFacts, ...falling.inputs, weak, good],
      (fact) =>
        say`No mês fraco entram ${of(weak)}; o custo que vem com cada venda cai junto, e as contas ficam em ${of(bills)}: faltam ${of(fact)}. O mês bom traz ${of(good)}: é dele que sai essa diferença.`,
    )
  }
  if (costs.total !== null && total && costs.total > Number(weak.valor)) {
    const valor = reais(costs.total - Number(weak.valor))
    return computed(
      {
        id: 'medida.mes_fraco',
        rotulo: 'O que falta no mês fraco',
        valor,
        unidade: 'R$/mês',
        tipo: 'calculado',
        origem: 'Custos do mês menos o faturamento do mês fraco que você escreveu',
        formula: `${money(costs.total)} − ${money(Number(weak.valor))} = ${money(valor)}`,
      },
      [total, ...sources.costFacts, weak, good],
      (fact) =>
        say`No mês fraco entram ${of(weak)} e as contas são ${of(total)}: faltam ${of(fact)}. O mês bom traz ${of(good)}: é dele que sai essa diferença.`,
    )
  }
  const valor = reais(Number(good.valor) - Number(weak.valor))
  return computed(
    {
      id: 'medida.mes_fraco',
      rotulo: 'Diferença entre o mês bom e o mês fraco',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: 'Faturamento do mês bom menos o do mês fraco, pelo que você escreveu',
      formula: `${money(Number(good.valor))} − ${money(Number(weak.valor))} = ${money(valor)}`,
    },
    [good, weak],
    (fact) => say`Entre o mês bom, de ${of(good)}, e o fraco, de ${of(weak)}, a diferença é de ${of(fact)}.`,
  )
}

const IDLE =
  /\bde (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) (?:a|ate) (janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b[^.;!?]{0,30}?\b(?:nao (?:tem|ha|entra|vendo|vende|faturo|trabalho|aparece)|sem |zero|nada|para tudo|fica parado)/

/** 'De abril a agosto não tem casamento': the costs of the months without sales. */
function idleMonths(sources: Sources): MeasuredFigure | null {
  const { costs, form } = sources.reading
  const found = IDLE.exec(fold(form.main_challenge))
  if (!found) return harvestMonths(sources)
  if (costs.total === null || !sources.total) return null
  const [from, to] = [MONTHS.indexOf(found[1]!), MONTHS.indexOf(found[2]!)]
  const count = ((to - from + 12) % 12) + 1
  const months: Fact = {
    id: 'medida.mes_fraco.meses',
    rotulo: 'Meses sem venda, pelo que você escreveu',
    valor: count,
    unidade: 'meses',
    tipo: 'informado',
    origem: askedIn('main_challenge'),
  }
  const valor = reais(costs.total * count)
  return computed(
    {
      id: 'medida.mes_fraco',
      rotulo: 'Contas dos meses sem venda',
      valor,
      unidade: 'R$',
      tipo: 'calculado',
      origem: 'Custos do mês vezes os meses sem venda',
      formula: `${money(costs.total)} × ${count} = ${money(valor)}`,
    },
    [sources.total, ...sources.costFacts, months],
    (fact) =>
      say`São ${of(months)} sem venda e ${of(sources.total!)} de contas por mês: é preciso guardar ${of(fact)} nos meses bons, fora a sua retirada.`,
  )
}
/** Few months bring the money of a farm: what the others cost. */
function harvestMonths(sources: Sources): MeasuredFigure | null {
  const { costs, answers } = sources.reading
  const income = answers.agro_income_months
  if (!Array.isArray(income) || income.length < 1 || income.length > 6 || costs.total === null || !sources.total)
    return null
  const idle = 12 - income.length
  const months: Fact = {
    id: 'medida.mes_fraco.meses',
    rotulo: 'Meses em que entra pouco, pela sua resposta',
    valor: idle,
    unidade: 'meses',
    tipo: 'calculado',
    origem: askedIn('agro_income_months'),
    formula: `12 − ${income.length} = ${idle}`,
  }
  const valor = reais(costs.total * idle)
  return computed(
    {
      id: 'medida.mes_fraco',
      rotulo: 'Contas dos meses em que entra pouco',
      valor,
      unidade: 'R$',
      tipo: 'estimado',
      origem: 'Custos do mês vezes os meses em que entra pouco',
      formula: `${money(costs.total)} × ${idle} = ${money(valor)}`,
    },
    [sources.total, ...sources.costFacts, months],
    (fact) =>
      say`As contas são de ${of(sources.total!)} por mês e em ${of(months)} do ano entra pouco: cada venda grande precisa deixar guardada a sua parte de ${of(fact)}.`,
  )
}

const MONTHS: readonly string[] = MONTH_NAMES.map(fold)

/** Reais a month that sales fell by: 'o movimento caiu de 120 mil para 95 mil'. */
export function queda_faturamento(sources: Sources): MeasuredFigure | null {
  const before = sources.amounts.itens.find(
    ({ assunto, unidade, tempo, por }) =>
      assunto === 'faturamento' && unidade === 'R$' && tempo === 'antes' && (por === null || por === 'mes'),
  )
  const { revenue } = sources.reading
  if (!before || !revenue?.exact) return null
  const then = monthly(before)
  if (!then || then <= revenue.value) return null
  const past = sources.amountFact(before, 'Faturamento de antes', 'R$/mês', then)
  const valor = reais(then - revenue.value)
  const share: Fact = {
    id: 'medida.queda_faturamento.parte',
    rotulo: 'Queda do faturamento',
    valor: Math.round((1 - revenue.value / then) * 100),
    unidade: '%',
    tipo: 'calculado',
    origem: 'Faturamento de hoje dividido pelo de antes',
    formula: `1 − ${money(revenue.value)} ÷ ${money(then)} = ${percent(Math.round((1 - revenue.value / then) * 100))}`,
    entradas: [past.id, revenue.fact.id],
  }
  return computed(
    {
      id: 'medida.queda_faturamento',
      rotulo: 'Faturamento perdido por mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: 'Faturamento de antes menos o de hoje',
      formula: `${money(then)} − ${money(revenue.value)} = ${money(valor)}`,
    },
    [past, revenue.fact, share],
    (fact) => say`De ${of(past)} para ${of(revenue.fact)} por mês são ${of(fact)} a menos: queda de ${of(share)}.`,
  )
}

/** Days between what is promised and when it is delivered. */
export function atraso_entrega(sources: Sources): MeasuredFigure | null {
  const terms = sources.amounts.itens.filter(
    ({ assunto, unidade, tempo }) =>
      assunto === 'prazo_entrega' && ['dias', 'semanas', 'meses'].includes(unidade) && tempo === 'hoje',
  )
  const promised = terms.find(({ substantivo }) => /^promet/.test(substantivo ?? ''))
  const real = terms.find((term) => term !== promised && promised && inDays(term) > inDays(promised))
  if (!promised || !real) return null
  const said = sources.amountFact(promised, 'Prazo prometido', 'dias', inDays(promised))
  const done = sources.amountFact(real, 'Prazo em que a entrega sai', 'dias', inDays(real))
  const valor = Number(done.valor) - Number(said.valor)
  return computed(
    {
      id: 'medida.atraso_entrega',
      rotulo: 'Atraso das entregas',
      valor,
      unidade: 'dias',
      tipo: 'calculado',
      origem: 'Prazo em que a entrega sai menos o prazo prometido',
      formula: `${done.valor} − ${said.valor} = ${valor}`,
    },
    [said, done],
    (fact) =>
      say`Você promete ${of(said)} e entrega em ${of(done)}: cada cliente espera ${of(fact)} além do combinado.`,
  )
}

/** The product's hypothesis: a company works 26 days a month. */
const WORKING_DAYS = 26

/** Sales of the days that stood still: 'a impressora parou 5 dias'. */
export function dias_parados(sources: Sources): MeasuredFigure | null {
  const { revenue } = sources.reading
  const said = sources.amount('ociosidade', 'dias')
  if (!said || !revenue || amountValue(said) > 31) return null
  const days = sources.amountFact(said, 'Dias parados', 'dias')
  const valor = reais((revenue.value / WORKING_DAYS) * amountValue(said))
  return computed(
    {
      id: 'medida.dias_parados',
      rotulo: 'Venda dos dias parados',
      valor,
      unidade: 'R$',
      tipo: 'estimado',
      origem: 'Faturamento de um dia de trabalho vezes os dias parados que você escreveu',
      formula: `${money(revenue.value)} ÷ ${WORKING_DAYS} × ${days.valor} = ${money(valor)}`,
    },
    [revenue.fact, days],
    (fact) => say`Parar ${of(days)} vale cerca de ${of(fact)} de venda, pela média de um dia de trabalho.`,
  )
}

/** What she says comes in and goes out in one breath: 'entra 75 mil e sai 80'. Negative: what is missing. */
export function entra_e_sai(sources: Sources): MeasuredFigure | null {
  const comes = ofChallenge(sources, 'faturamento', 'R$').find(({ tempo }) => tempo === 'hoje')
  const goes = ofChallenge(sources, 'custo_total', 'R$').find(({ tempo }) => tempo === 'hoje')
  if (!comes || !goes || !/^(?:entr|fatur|vend|faco|fazemos)/.test(comes.substantivo ?? '')) return null
  // 'Entra 78 mil, no resto do ano cai pra 22': other months, no cost.
  if (/\b(?:cai|caiu|caem|desce|desceu|baixa)\b/i.test(sources.reading.form.main_challenge)) return null
  const income = monthly(comes)
  const spent = monthly(goes)
  if (!income || !spent || amountValue(goes) < amountValue(comes) / 5) return null
  const inFact = sources.amountFact(comes, 'O que entra por mês, pelo que você escreveu', 'R$/mês', income)
  const outFact = sources.amountFact(goes, 'O que sai por mês, pelo que você escreveu', 'R$/mês', spent)
  const valor = reais(income - spent)
  return computed(
    {
      id: 'medida.entra_e_sai',
      rotulo: valor < 0 ? 'Falta no mês, pelo que você escreveu' : 'Sobra no mês, pelo que você escreveu',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: 'O que você escreveu que entra menos o que escreveu que sai',
      formula: `${money(income)} − ${money(spent)} = ${money(valor)}`,
    },
    [inFact, outFact],
    (fact) =>
      valor < 0
        ? say`Pelo que você escreveu, entram ${of(inFact)} e saem ${of(outFact)}: todo mês faltam ${of(fact)}.`
        : say`Pelo que você escreveu, entram ${of(inFact)} e saem ${of(outFact)}: ficam ${of(fact)} por mês.`,
  )
}

/** Between what she is paid for one and what it costs in the shop: 'pagam 11 o quilo e no mercado sai por 45'. */
export function diferenca_preco(sources: Sources): MeasuredFigure | null {
  const prices = ofChallenge(sources, 'preco', 'R$').filter(({ tempo }) => tempo === 'hoje')
  const [first, second] = prices
  if (!first || !second || prices.length > 2) return null
  const [low, high] = first.valor < second.valor ? [first, second] : [second, first]
  if (low.valor <= 0 || high.valor < low.valor * APART) return null
  const paid = sources.amountFact(low, 'O que você recebe por um', 'R$')
  const shop = sources.amountFact(high, 'O que se paga por um na ponta', 'R$')
  const valor = reais(Number(shop.valor) - Number(paid.valor))
  return computed(
    {
      id: 'medida.diferenca_preco',
      rotulo: 'Diferença entre os dois preços',
      valor,
      unidade: 'R$',
      tipo: 'calculado',
      origem: 'O preço da ponta menos o que você recebe',
      formula: `${money(Number(shop.valor))} − ${money(Number(paid.valor))} = ${money(valor)}`,
    },
    [paid, shop],
    (fact) => say`Você recebe ${of(paid)} e na ponta se paga ${of(shop)}: ${of(fact)} de cada um ficam no caminho.`,
  )
}
