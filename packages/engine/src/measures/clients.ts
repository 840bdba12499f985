import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import type { Amount } from '#src/reading/amounts.ts'
import { fold } from '#src/text/words.ts'
import {
  amountValue,
  computed,
  type MeasuredFigure,
  money,
  monthly,
  of,
  percent,
  reais,
  round1,
  type Sources,
} from './measured.ts'

/** Share of the largest client: her own figure, else the answer's band. */
function largestShare(sources: Sources): Fact | null {
  const said = sources.amount('maior_cliente', '%')
  if (said && amountValue(said) <= 100)
    return sources.amountFact(said, 'Parte do maior cliente no faturamento', '% do faturamento')
  return (
    sources.band('service_concentration', 'Parte do maior cliente no faturamento', '% do faturamento') ??
    sources.band('other_clients', 'Parte do maior cliente no faturamento', '% do faturamento')
  )
}

/** Reais a month of the largest client. */
export function maior_cliente(sources: Sources): MeasuredFigure | null {
  const { revenue } = sources.reading
  const share = largestShare(sources)
  if (share && revenue) {
    const valor = reais((revenue.value * Number(share.valor)) / 100)
    return computed(
      {
        id: 'medida.maior_cliente',
        rotulo: 'Faturamento do maior cliente',
        valor,
        unidade: 'R$/mês',
        tipo: sources.kind(share.tipo === 'estimado'),
        origem: 'Parte do maior cliente vezes o faturamento mensal',
        formula: `${money(revenue.value)} × ${percent(Number(share.valor))} = ${money(valor)}`,
      },
      [revenue.fact, share],
      (fact) => say`O maior cliente traz cerca de ${of(fact)} por mês, ${of(share)} do faturamento.`,
    )
  }
  const said = sources.amount('maior_cliente', 'R$')
  const value = said && monthly(said)
  if (!said || !value) return null
  const fact = sources.amountFact(said, 'Faturamento do maior cliente', 'R$/mês', value)
  return { fact, entradas: [], text: say`O maior cliente traz ${of(fact)} por mês.` }
}

/** Reais a month of marketing per new client. */
export function custo_por_cliente(sources: Sources): MeasuredFigure | null {
  const said = sources.amount('custo_cliente', 'R$')
  if (said) {
    const fact = sources.amountFact(said, 'Custo por cliente novo, pelo que você escreveu', 'R$')
    return { fact, entradas: [], text: say`Cada cliente novo custa ${of(fact)}, pelo que você escreveu.` }
  }
  const won = sources.amount('clientes_novos', 'qtd')
  if (!won) return null
  const group = sources.group('marketing')
  const bought = sources.amount('marketing', 'R$')
  const spent = group?.valor ?? (bought ? monthly(bought) : null)
  const clients = perMonth(won.por)
  if (!spent || clients === null) return null
  const facts = group
    ? sources.groupFacts(group)
    : [sources.amountFact(bought!, 'Gasto com marketing', 'R$/mês', spent)]
  const count = sources.amountFact(won, 'Clientes novos por mês', 'clientes', round1(amountValue(won) * clients))
  const valor = reais(spent / Number(count.valor))
  return computed(
    {
      id: 'medida.custo_por_cliente',
      rotulo: 'Custo de marketing por cliente novo',
      valor,
      unidade: 'R$',
      tipo: 'calculado',
      origem: 'Gasto com marketing dividido pelos clientes novos',
      formula: `${money(spent)} ÷ ${formatNumber(Number(count.valor), 1)} = ${money(valor)}`,
    },
    [...facts, count],
    (fact) =>
      say`Cada cliente novo custa ${of(fact)} de marketing: ${of(facts[0]!)} para ${of(count)} clientes por mês.`,
  )
}

const perMonth = (period: string | null): number | null =>
  period === null || period === 'mes'
    ? 1
    : period === 'semana'
      ? 52 / 12
      : period === 'dia'
        ? 26
        : period === 'ano'
          ? 1 / 12
          : null

/** The product's hypothesis: a company opens 26 days a month. */
const OPEN_DAYS = 26

/** Sales or clients of a month, from her own count; null: none said, or not per month. */
function salesCount(sources: Sources): { fact: Fact; what: string } | null {
  const clients = sources.amount('clientes', 'qtd')
  // Who pays every month is a sale of the month.
  if (
    clients &&
    clients.por === null &&
    /assinant|alun|mensalist|contrat|assinatur|condomin|associad|inquilin|matricul/.test(clients.substantivo ?? '')
  )
    return {
      fact: sources.amountFact(clients, 'Clientes que pagam todo mês', 'clientes'),
      what: clients.substantivo ?? 'clientes',
    }
  const sold = sources.amount(['pedidos', 'atendimentos', 'clientes'], 'qtd')
  if (!sold || sold.por === null) return null
  const times = perMonth(sold.por)
  if (times === null) return null
  return {
    fact: {
      ...sources.amountFact(sold, 'Vendas ou atendimentos por mês', 'por mês', round1(amountValue(sold) * times)),
      ...(sold.por === 'dia' && {
        tipo: 'estimado',
        formula: `${formatNumber(amountValue(sold), 1)} por dia × ${OPEN_DAYS} dias abertos no mês (hipótese do motor)`,
      }),
    },
    what: 'vendas',
  }
}

/** 'Cada um tem em média 4 extintores': no price. */
const countsThings = ({ valor, trecho }: Amount): boolean =>
  valor < 20 &&
  new RegExp(`(?<![\\d,.]|r\\$ ?)${valor} (?!rea(?:l|is)\\b|contos?\\b|pilas?\\b|mil\\b|cada\\b|por\\b)[a-z]{4,}`).test(
    fold(trecho),
  )

const OF_PRICE: ReadonlySet<string> = new Set(['preco', 'ticket'])
const SURE = 0.9
const FAR = 0.15
const BOOKED = /\b(?:marcad|agendad|reservad)/i
const NOT_COME =
  /\bnao (?:aparec|v[ei]+[mr]|comparec)|\bfalt(?:a|am|ou|aram|as)\b|\b(?:desmarc|cancel)(?:a|am|ou|aram|ad)|\bfur(?:a|am|ou|aram)\b/

/** What one sale, client or student pays: her own figure, else revenue ÷ her count. */
export function ticket_medio(sources: Sources): MeasuredFigure | null {
  const told = sources.amount('ticket', 'R$') ?? sources.amount('preco', 'R$')
  const said = told && countsThings(told) ? null : told
  if (said) {
    const fact = sources.amountFact(
      said,
      said.assunto === 'ticket' ? 'Valor médio por venda' : 'Preço que você escreveu',
      'R$',
    )
    return { fact, entradas: [], text: say`O valor médio por venda, pelo que você escreveu, é de ${of(fact)}.` }
  }
  const { revenue } = sources.reading
  const count = salesCount(sources)
  if (!revenue || !count || Number(count.fact.valor) < 1) return null
  // What was booked and didn't come brought nothing.
  if (BOOKED.test(count.fact.origem) && NOT_COME.test(fold(sources.reading.form.main_challenge))) return null
  const valor = reais(revenue.value / Number(count.fact.valor))
  // An average beside the one price that she tells would contradict it.
  const [price, other] = rolesOf(sources.reading.form).filter(({ role, share }) => OF_PRICE.has(role) && share >= SURE)
  if (price && !other && Math.abs(price.value - valor) > price.value * FAR) return null
  return computed(
    {
      id: 'medida.ticket_medio',
      rotulo: 'Valor médio por venda',
      valor,
      unidade: 'R$',
      tipo: sources.kind(count.fact.tipo === 'estimado'),
      origem: 'Faturamento mensal dividido pela quantidade que você escreveu',
      formula: `${money(revenue.value)} ÷ ${formatNumber(Number(count.fact.valor), 1)} = ${money(valor)}`,
    },
    [revenue.fact, count.fact],
    (fact) => say`Cada venda vale em média ${of(fact)}: ${of(revenue.fact)} em ${of(count.fact)} por mês.`,
  )
}

/** 'Já pagaram metade do curso' tells of no offers. */
const OF_OFFERS =
  /\b(?:propost|orcament|convers|convert|fech|vir[ao]|contat|interessad|leads?\b|visita|matricul|compra|aprova|aceit)/

/** Quotes that become sales, percent. */
export function conversao(sources: Sources): MeasuredFigure | null {
  const won = sources.amount('conversao', 'qtd')
  const sent = sources.amount('propostas', 'qtd')
  if (won && sent && amountValue(won) <= amountValue(sent)) {
    const wonFact = sources.amountFact(won, 'Vendas fechadas', 'vendas')
    const sentFact = sources.amountFact(sent, 'Propostas ou contatos', 'propostas')
    const valor = Math.round((amountValue(won) / amountValue(sent)) * 100)
    return computed(
      {
        id: 'medida.conversao',
        rotulo: 'Propostas que viram venda',
        valor,
        unidade: '%',
        tipo: 'calculado',
        origem: 'Vendas fechadas divididas pelas propostas que você escreveu',
        formula: `${formatNumber(amountValue(won), 1)} ÷ ${formatNumber(amountValue(sent), 1)} = ${percent(valor)}`,
      },
      [wonFact, sentFact],
      (fact) => say`De ${of(sentFact)} propostas, ${of(wonFact)} viram venda: ${of(fact)}.`,
    )
  }
  const said = sources.amount('conversao', '%')
  if (said && OF_OFFERS.test(fold(said.trecho))) {
    const fact = sources.amountFact(said, 'Propostas que viram venda', '%')
    return { fact, entradas: [], text: say`Pelo que você escreveu, ${of(fact)} das propostas viram venda.` }
  }
  const band = sources.band('edu_conversion', 'Interessados que se matriculam', '%')
  return (
    band && {
      fact: band,
      entradas: [],
      text: say`Pela sua resposta, cerca de ${of(band)} dos interessados se matriculam.`,
    }
  )
}

export const LEFT_ONCE = 'Receita de quem saiu'

/** Reais a month lost by cancellations, and what that makes of a year. */
export function cancelamento(sources: Sources): MeasuredFigure | null {
  const { revenue } = sources.reading
  if (!revenue) return null
  const rate = churnRate(sources)
  // Hardly anybody who goes is a number that was read of something else.
  if (!rate || (rate.away && Number(rate.fact.valor) < LEAST_AWAY)) return null
  const part = Number(rate.fact.valor) / 100
  const valor = reais(revenue.value * part)
  const year: Fact | null = rate.once
    ? null
    : {
        id: 'medida.cancelamento.ano',
        rotulo: 'Parte da receita que cancela em doze meses',
        valor: Math.round((1 - (1 - part) ** 12) * 100),
        unidade: '%',
        tipo: 'estimado',
        origem: 'O cancelamento do mês acumulado por doze meses',
        formula: `1 − (1 − ${percent(Number(rate.fact.valor))})¹² = ${percent(Math.round((1 - (1 - part) ** 12) * 100))}`,
        entradas: [rate.fact.id],
      }
  return computed(
    {
      id: 'medida.cancelamento',
      rotulo: rate.once ? LEFT_ONCE : 'Receita que cancela por mês',
      valor,
      unidade: 'R$/mês',
      tipo: sources.kind(rate.fact.tipo === 'estimado'),
      origem: 'Cancelamento do mês vezes o faturamento mensal',
      formula: `${money(revenue.value)} × ${percent(Number(rate.fact.valor))} = ${money(valor)}`,
    },
    [revenue.fact, rate.fact, ...rate.inputs, year],
    (fact) =>
      rate.away
        ? say`${rate.inputs.length > 0 ? say`De ${of(rate.inputs[1]!)}, ${of(rate.inputs[0]!)} não voltam: ${of(rate.fact)}.` : say`Pelo que você escreveu, ${of(rate.fact)} não voltam.`} É um movimento de ${of(fact)} por mês que precisa ser conquistado de novo.`
        : rate.once
          ? say`De ${of(rate.inputs[1]!)} na base, ${of(rate.inputs[0]!)} já saíram: ${of(rate.fact)}. No valor médio de hoje, são cerca de ${of(fact)} por mês a menos.`
          : say`Com ${of(rate.fact)} de cancelamento por mês, saem cerca de ${of(fact)} de receita a cada mês; em um ano, ${of(year!)} da base.`,
  )
}

/** Per cent a month. */
const LEAST_AWAY = 2
const STAYS_AWAY = /^(?:some|somem|sumiram|nao (?:volta|retorna|renova|faz|fazem|se))/
/** 'Perdi 22 em dois meses': so many of no one month. */
const OVER_MONTHS =
  /\b(?:em|nos ultimos|nesses|durante)(?: (?:uns|cerca de|menos de))? (?:\d{1,2}|dois|tres|quatro|cinco|seis|oito|dez) (?:meses|semanas|anos)\b|\b(?:nesse|neste|esse|este|no ultimo) (?:ano|semestre|trimestre)\b/
const GONE = /^(?:sairam|desistiram|largaram|abandonaram|cancelaram|perdi)$/

/** Percent a month: her own figure, her own count over her base, else the answer's band. */
function churnRate(sources: Sources): { fact: Fact; inputs: Fact[]; once: boolean; away: boolean } | null {
  const said = sources.amount('cancelamento', '%')
  if (said && said.por !== 'ano' && amountValue(said) < 100)
    return STAYS_AWAY.test(said.substantivo ?? '')
      ? { fact: sources.amountFact(said, 'Parte que não volta', '%'), inputs: [], once: true, away: true }
      : { fact: sources.amountFact(said, 'Cancelamento por mês', '% ao mês'), inputs: [], once: false, away: false }
  const left = sources.amount('cancelamento', 'qtd')
  const base = sources.amount('clientes', 'qtd') ?? sources.amount('atendimentos', 'qtd')
  if (left && base && left !== base && amountValue(left) < amountValue(base)) {
    const times = perMonth(left.por)
    if (times !== null) {
      // 'já saíram 36' counts what went, not what goes every month.
      const away = STAYS_AWAY.test(left.substantivo ?? '')
      const once =
        away || OVER_MONTHS.test(fold(left.trecho)) || (left.por === null && GONE.test(left.substantivo ?? ''))
      const leftFact = sources.amountFact(
        left,
        away ? 'Quem não volta' : once ? 'Quem já saiu' : 'Cancelamentos por mês',
        'clientes',
        round1(amountValue(left) * times),
      )
      const baseFact = sources.amountFact(base, 'Clientes na base', 'clientes')
      const valor = round1((Number(leftFact.valor) / amountValue(base)) * 100)
      return {
        fact: {
          id: 'medida.cancelamento.taxa',
          rotulo: once ? 'Parte da base que saiu' : 'Cancelamento por mês',
          valor,
          unidade: once ? '% da base' : '% ao mês',
          tipo: 'calculado',
          origem: 'Cancelamentos divididos pela base que você escreveu',
          formula: `${formatNumber(Number(leftFact.valor), 1)} ÷ ${formatNumber(amountValue(base), 1)} = ${percent(valor)}`,
          entradas: [leftFact.id, baseFact.id],
        },
        inputs: [leftFact, baseFact],
        once,
        away,
      }
    }
  }
  const band = sources.band('tech_churn', 'Cancelamento por mês', '% ao mês')
  return band && { fact: band, inputs: [], once: false, away: false }
}
