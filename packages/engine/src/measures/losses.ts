import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { say, type Text } from '#src/facts/fact-book.ts'
import type { Subject } from '#src/reading/subjects.data.ts'
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

interface Loss {
  id: string
  subject: Subject
  rotulo: string
  /** Question whose band is used when she gives no figure. */
  question: string | null
  text(loss: Mentioned): Text
  /** What is lost one by one, times its price; `always`: a count without a period is one of every month. */
  counted?: { rotulo: string; always: boolean; text(count: Fact, price: Fact, loss: Fact): Text }
}

interface Mentioned {
  loss: Fact
  rate: Fact
}

/** Percent of the revenue that is lost: her own figure, else the middle of her answer's band. */
function rateOf(sources: Sources, subject: Subject, question: string | null, rotulo: string): Fact | null {
  const said = sources.amount(subject, '%')
  if (said && amountValue(said) <= 100) return sources.amountFact(said, rotulo, '%')
  return question ? sources.band(question, rotulo, '%') : null
}

/** Reais a month: what she wrote, else a rate on the revenue. */
function lossOf(sources: Sources, loss: Loss): MeasuredFigure | null {
  const { id, subject, rotulo, question, text } = loss
  const said = sources.amount(subject, 'R$')
  const value = said && monthly(said)
  if (said && value) {
    const fact = sources.amountFact(said, rotulo, 'R$/mês', value)
    return { fact, entradas: [], text: say`${rotulo}, pelo que você escreveu: ${of(fact)} por mês.` }
  }
  const counted = countedLoss(sources, loss)
  if (counted) return counted
  const { revenue } = sources.reading
  const rate = rateOf(sources, subject, question, `${rotulo}, em percentual`)
  if (!rate || !revenue) return null
  const valor = reais((revenue.value * Number(rate.valor)) / 100)
  return computed(
    {
      id,
      rotulo: `${rotulo} no mês`,
      valor,
      unidade: 'R$/mês',
      tipo: sources.kind(rate.tipo === 'estimado'),
      origem: 'Percentual que você informou vezes o faturamento mensal',
      formula: `${money(revenue.value)} × ${percent(Number(rate.valor))} = ${money(valor)}`,
    },
    [revenue.fact, rate],
    (loss) => text({ loss, rate }),
  )
}

const PER = {
  hora: '',
  dia: ' por dia × 22 dias',
  semana: ' por semana × 52 ÷ 12',
  mes: '',
  ano: ' por ano ÷ 12',
} as const

/** '8 faltas por semana, a consulta é 280': her count times her price. */
function countedLoss(sources: Sources, { id, subject, rotulo, counted }: Loss): MeasuredFigure | null {
  const said = counted && sources.amount(subject, 'qtd')
  const price = sources.amount('ticket', 'R$') ?? sources.amount('preco', 'R$')
  // '60 pagando 300': sixty who pay, no price.
  if (price && new RegExp(`\\b${price.valor} (?:que )?pag(?:am|ando)\\b`).test(fold(price.trecho))) return null
  if (!said || !price || (said.por === null && !counted.always)) return null
  const times = { hora: 0, dia: 22, semana: 52 / 12, mes: 1, ano: 1 / 12 }[said.por ?? 'mes']
  if (times === 0) return null
  const monthlyCount = amountValue(said) * times
  const count = sources.amountFact(
    said,
    counted.rotulo,
    'por mês',
    monthlyCount < 10 ? round1(monthlyCount) : Math.round(monthlyCount),
  )
  const each = sources.amountFact(price, 'Valor de cada um', 'R$')
  const valor = reais(monthlyCount * amountValue(price))
  return computed(
    {
      id,
      rotulo: `${rotulo} no mês`,
      valor,
      unidade: 'R$/mês',
      tipo: said.por === 'mes' || said.por === null ? 'calculado' : 'estimado',
      origem: 'Quantidade que você escreveu vezes o valor de cada um',
      formula: `${formatNumber(amountValue(said), 1)}${PER[said.por ?? 'mes']} × ${money(amountValue(price))} = ${money(valor)}`,
    },
    [count, each],
    (fact) => counted.text(count, each, fact),
  )
}

/** Sold lessons and visits that nobody came to. The revenue holds only those who came: the loss is at least this. */
export const faltas = (sources: Sources) =>
  lossOf(sources, {
    id: 'medida.faltas',
    subject: 'faltas',
    rotulo: 'Horários perdidos com faltas',
    question: 'health_noshow',
    text: ({ loss, rate }) =>
      say`Com ${of(rate)} de faltas, os horários perdidos valem pelo menos ${of(loss)} por mês.`,
    counted: {
      rotulo: 'Faltas por mês',
      always: false,
      text: (count, price, loss) =>
        say`Cerca de ${of(count)} faltas por mês, a ${of(price)} cada, são ${of(loss)} que não entram.`,
    },
  })

export const inadimplencia = (sources: Sources) =>
  lossOf(sources, {
    id: 'medida.inadimplencia',
    subject: 'inadimplencia',
    rotulo: 'Dinheiro que não chega',
    question: 'edu_default',
    text: ({ loss, rate }) => say`Com ${of(rate)} de inadimplência, cerca de ${of(loss)} por mês não chegam.`,
    counted: {
      rotulo: 'Clientes que não pagam',
      always: true,
      text: (count, price, loss) =>
        say`Os ${of(count)} que não pagam, a ${of(price)} cada, são ${of(loss)} por mês que não chegam.`,
    },
  })

export const desconto = (sources: Sources) =>
  lossOf(sources, {
    id: 'medida.desconto',
    subject: 'desconto',
    rotulo: 'Descontos dados',
    question: null,
    text: ({ loss, rate }) =>
      say`Se o desconto de ${of(rate)} vale para todas as vendas, são ${of(loss)} por mês que deixam de entrar.`,
  })

/** Reais sold on trust and open. */
export function fiado_aberto(sources: Sources): MeasuredFigure | null {
  const said = sources.amount('fiado', 'R$')
  if (said) {
    const fact = sources.amountFact(said, 'Fiado em aberto', 'R$')
    return { fact, entradas: [], text: say`Há ${of(fact)} de fiado em aberto.` }
  }
  const part = sources.amount('fiado', '%')
  const { revenue } = sources.reading
  if (!part || !revenue) return null
  const rate = sources.amountFact(part, 'Parte vendida fiado', '%')
  const valor = reais((revenue.value * amountValue(part)) / 100)
  return computed(
    {
      id: 'medida.fiado_aberto',
      rotulo: 'Vendido fiado por mês',
      valor,
      unidade: 'R$/mês',
      tipo: sources.kind(),
      origem: 'Percentual que você escreveu vezes o faturamento mensal',
      formula: `${money(revenue.value)} × ${percent(amountValue(part))} = ${money(valor)}`,
    },
    [revenue.fact, rate],
    (fact) => say`Com ${of(rate)} vendidos fiado, saem ${of(fact)} por mês sem dinheiro em troca.`,
  )
}

/** Shrinkage, scrap and waste: of sales in shops, of inputs in kitchens, of costs in factories. */
export function perdas(sources: Sources): MeasuredFigure | null {
  const { segment } = sources.reading
  if (isOfOneProduct(sources)) return null
  const typed = sources.amount('perdas', 'R$')
  // In a factory and a kitchen what is lost was bought, not sold.
  const bought = typed
    ? null
    : segment === 'Indústria'
      ? scrap(sources)
      : segment === 'Alimentação'
        ? waste(sources)
        : null
  if (bought) return bought
  return lossOf(sources, {
    id: 'medida.perdas',
    subject: 'perdas',
    rotulo: 'Perdas',
    question: 'retail_losses',
    text: ({ loss, rate }) => say`Perdas de ${of(rate)} das vendas custam cerca de ${of(loss)} por mês.`,
  })
}

/** 'metade da alface', 'um terço das flores que compro': a part of one thing isn't a part of all sales. */
function isOfOneProduct(sources: Sources): boolean {
  const said = sources.amount('perdas', '%')
  if (said?.campo !== 'main_challenge') return false
  return /(?:%|metade|ter[cç]os?) d[aeo]s? (?!(?:tudo|venda|faturamento|receita|mercadoria|produto|estoque|produ|que (?:eu )?(?:vendo|produzo)|insumo|comida|custo|material)\p{L}*)/iu.test(
    sources.reading.form.main_challenge,
  )
}

function waste(sources: Sources): MeasuredFigure | null {
  const rate = rateOf(sources, 'perdas', 'food_waste', 'Insumos que vão para o lixo')
  const { revenue } = sources.reading
  if (!rate) return null
  const goods = sources.group('mercadorias')
  const cmv = sources.band('food_cmv', 'Custo dos insumos (CMV)', '% do faturamento')
  const base = goods?.valor ?? (revenue && cmv ? (revenue.value * Number(cmv.valor)) / 100 : null)
  if (base === null) return null
  const valor = reais((base * Number(rate.valor)) / 100)
  return computed(
    {
      id: 'medida.perdas',
      rotulo: 'Insumos que vão para o lixo no mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Desperdício que você informou vezes o gasto com insumos',
      formula: `${money(reais(base))} de insumos × ${percent(Number(rate.valor))} = ${money(valor)}`,
    },
    goods ? [...sources.groupFacts(goods), rate] : [revenue?.fact, cmv, rate],
    (fact) => say`Com ${of(rate)} dos insumos no lixo, cerca de ${of(fact)} por mês são jogados fora.`,
  )
}

function scrap(sources: Sources): MeasuredFigure | null {
  const rate = rateOf(sources, 'perdas', 'industry_scrap', 'Refugo e retrabalho')
  const { costs } = sources.reading
  if (!rate || costs.total === null || !sources.total) return null
  const valor = reais((costs.total * Number(rate.valor)) / 100)
  return computed(
    {
      id: 'medida.perdas',
      rotulo: 'Refugo e retrabalho no mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Refugo que você informou vezes os custos do mês',
      formula: `${money(costs.total)} × ${percent(Number(rate.valor))} = ${money(valor)}`,
    },
    [sources.total, ...sources.costFacts, rate],
    (fact) => say`Refugo e retrabalho de ${of(rate)} custam cerca de ${of(fact)} por mês.`,
  )
}

/** Reais a month refused by health plans: the refused share of what the plans pay. */
export function glosas(sources: Sources): MeasuredFigure | null {
  const said = sources.amount('glosa', 'R$')
  const value = said && monthly(said)
  if (said && value) {
    const fact = sources.amountFact(said, 'Glosas', 'R$/mês', value)
    return { fact, entradas: [], text: say`As glosas levam ${of(fact)} por mês.` }
  }
  const { revenue } = sources.reading
  const rate = rateOf(sources, 'glosa', 'health_denials', 'Parte dos convênios que é glosada')
  const plans = sources.band('health_payer', 'Parte da receita que vem de convênios', '% da receita')
  if (!rate || !revenue || !plans) return null
  const valor = reais((revenue.value * Number(plans.valor) * Number(rate.valor)) / 10_000)
  return computed(
    {
      id: 'medida.glosas',
      rotulo: 'Glosas no mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Glosa informada vezes a receita de convênios',
      formula: `${money(revenue.value)} × ${percent(Number(plans.valor))} × ${percent(Number(rate.valor))} = ${money(valor)}`,
    },
    [revenue.fact, plans, rate],
    (fact) =>
      say`Com ${of(plans)} da receita em convênios e ${of(rate)} de glosa, cerca de ${of(fact)} por mês são recusados.`,
  )
}

/** 'De segunda a quinta fica 15% ocupado': no share of all days. */
const PART_OF_WEEK =
  /\b(?:de|da) (?:segunda|terca)(?:-feira)? (?:a|ate) (?:quarta|quinta|sexta)\b|\b(?:no|durante o) meio d[ea] semana\b|\bdia de semana\b/
const MOST_IDLE = 95
/** What the unused part of rooms, seats or machines costs: rent, else all fixed costs, × idle share. */
export function ociosidade(sources: Sources): MeasuredFigure | null {
  const used = occupancy(sources)
  const empty = emptyFact(sources)
  if (!used || PART_OF_WEEK.test(fold(sources.reading.form.main_challenge))) return null
  const idle = 100 - Number(used.valor)
  // Nobody keeps open what stands empty all the time: such a share was read of something else.
  if (idle <= 0 || idle > MOST_IDLE) return null
  const rent = sources.group('aluguel')
  const fixed = sources.groups.filter(({ varia }) => varia === false)
  const base = rent?.valor ?? fixed.reduce((sum, { valor }) => sum + valor, 0)
  if (base === 0) return null
  const facts = rent ? sources.groupFacts(rent) : fixed.flatMap((group) => sources.groupFacts(group))
  const valor = reais((base * idle) / 100)
  const what = rent ? 'do aluguel' : 'dos custos fixos'
  return computed(
    {
      id: 'medida.ociosidade',
      rotulo: `Parte ${what} que paga capacidade parada`,
      valor,
      unidade: 'R$/mês',
      tipo: sources.kind(used.tipo === 'estimado'),
      origem: `Parte vazia vezes o valor ${what}`,
      formula: `${money(base)} × (100% − ${percent(Number(used.valor))}) = ${money(valor)}`,
    },
    [...facts, used, empty],
    (fact) =>
      empty
        ? say`Com ${of(empty)} dos horários e lugares vazios, cerca de ${of(fact)} por mês ${what} pagam capacidade parada.`
        : say`Com ${of(used)} de ocupação, cerca de ${of(fact)} por mês ${what} pagam capacidade parada.`,
  )
}

/** Capacity that the owner calls empty; null: not mentioned. */
function emptyFact(sources: Sources): Fact | null {
  const empty = sources.amount('ocupacao', '%') ? undefined : sources.amount('ociosidade', '%')
  return empty && amountValue(empty) <= 100 ? sources.amountFact(empty, 'Parte vazia', '%') : null
}

function occupancy(sources: Sources): Fact | null {
  const said = sources.amount('ocupacao', '%')
  if (said && amountValue(said) <= 100) return sources.amountFact(said, 'Ocupação', '%')
  const empty = sources.amount('ociosidade', '%')
  if (empty && amountValue(empty) <= 100) {
    const fact = sources.amountFact(empty, 'Ocupação', '%', 100 - amountValue(empty))
    return {
      ...fact,
      id: 'medida.ocupacao',
      tipo: 'calculado',
      formula: `100% − ${percent(amountValue(empty))} vazios`,
      entradas: [emptyFact(sources)!.id],
    }
  }
  const seats = sources.amount('capacidade', 'qtd')
  const taken = sources.amount('clientes', 'qtd')
  const people = /alun|hosped|matricul/.test(taken?.substantivo ?? '')
  if (seats && taken && people && amountValue(taken) <= amountValue(seats)) {
    const valor = Math.round((amountValue(taken) / amountValue(seats)) * 100)
    return {
      id: 'medida.ocupacao',
      rotulo: 'Ocupação',
      valor,
      unidade: '%',
      tipo: 'calculado',
      origem: 'Lugares ocupados divididos pelos lugares que você escreveu',
      formula: `${amountValue(taken)} ÷ ${amountValue(seats)} = ${percent(valor)}`,
    }
  }
  for (const question of ['health_occupancy', 'edu_occupancy', 'industry_capacity']) {
    const band = sources.band(question, 'Ocupação', '%')
    if (band) return band
  }
  return null
}
