import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { of, type Sources, sourcesOf } from '#src/measures/measured.ts'
import { measuresOf } from '#src/measures/measures.ts'
import type { Reading } from '#src/reading/input.ts'
import type { Check } from './band-checks.ts'
import { BAND_CHECKS, bandDoubt, type Context, END, type Span } from './band-checks.ts'
import { answered, type Doubt, foldInPlace, quoted, sentenceAt, unique } from './doubt.ts'
import * as written from './written-checks.ts'

/** 'Não sobra dinheiro' where the account leaves a lot: something wasn't named. */
const nothingLeft: Check = ({ reading, measures }) => {
  const text = reading.form.main_challenge
  const folded = foldInPlace(text.slice(0, 5_000))
  const found =
    /\b(?:nao sobra(?! (?:tempo|hora|espaco|vaga|ninguem|gente))|sem lucro|no vermelho|nao vejo (?:a cor do )?(?:dinheiro|lucro)|falta dinheiro|nao fecha as contas|so pago conta|prejuizo)\b/.exec(
      folded,
    )
  const margin = measures.get('margem')
  const left = measures.get('sobra_mes')
  if (
    !found ||
    !margin ||
    !left ||
    typeof margin.fact.valor !== 'number' ||
    margin.fact.valor < 20 ||
    margin.fact.id !== 'margem'
  )
    return null
  const words = quoted(
    'nao_sobra_conta',
    'main_challenge',
    sentenceAt(text, found.index, found.index + found[0].length),
  )
  return {
    id: 'nao_sobra_conta',
    texto: say`Você disse ${words.mention}, mas pela conta sobrariam ${of(left.fact)} por mês; falta algum custo, como retirada, imposto ou cartão? Confira.`,
    fatos: unique([words.fact, left.fact, ...left.entradas]),
    campos: ['main_challenge', 'main_costs'],
  }
}

const MARKUP: Readonly<Record<string, Span>> = {
  'Até 20%': [0, 20],
  'De 21% a 40%': [20, 40],
  'De 41% a 80%': [40, 80],
  'Mais de 80%': [80, END],
}

/** Markup answered against goods ÷ revenue. */
const markup: Check = ({ reading, sources }) => {
  const answer = reading.answers.retail_markup
  const goods = sources.group('mercadorias')
  const { revenue } = reading
  if (typeof answer !== 'string' || !Object.hasOwn(MARKUP, answer) || !goods || !revenue) return null
  const value = Math.round((revenue.value / goods.valor - 1) * 100)
  const [from, to] = MARKUP[answer]!
  if (value >= from - 10 && value <= to * 1.25 + 5) return null
  const fact: Fact = {
    id: 'duvida.markup',
    rotulo: 'Acréscimo sobre o custo, pela conta',
    valor: value,
    unidade: '%',
    tipo: sources.kind(),
    origem: 'Faturamento dividido pelas mercadorias informadas, menos um',
    formula: `${formatMoney(revenue.value)} ÷ ${formatMoney(goods.valor)} − 1 = ${formatNumber(value)}%`,
    entradas: [revenue.fact.id, `custo_grupo.${goods.id}`],
  }
  const option = answered('retail_markup', 'Acréscimo médio sobre o custo', answer)
  return {
    id: 'markup_mercadorias',
    texto:
      value < 0
        ? say`Você respondeu ${option.mention} de acréscimo sobre o custo, mas as mercadorias informadas custam mais do que o faturamento; confira.`
        : say`Você respondeu ${option.mention} de acréscimo sobre o custo, mas pelas mercadorias informadas seria ${of(fact)}; confira.`,
    fatos: unique([option.fact, fact, revenue.fact, ...sources.groupFacts(goods)]),
    campos: ['retail_markup', 'main_costs'],
  }
}

const MARGIN: Readonly<Record<string, Span>> = {
  'Nada ou prejuízo': [-END, 2],
  'Até R$ 5': [0, 7],
  'De R$ 6 a R$ 15': [4, 18],
  'Mais de R$ 15': [13, END],
}

const answeredMargin: Check = ({ reading, measures }) => {
  const answer = reading.answers.other_margin
  const margin = measures.get('margem')
  if (typeof answer !== 'string' || !Object.hasOwn(MARGIN, answer) || margin?.fact.id !== 'margem') return null
  const value = Number(margin.fact.valor)
  const [from, to] = MARGIN[answer]!
  if (value >= from && value <= to) return null
  const option = answered('other_margin', 'Sobra de cada venda', answer)
  return {
    id: 'margem_respondida',
    texto:
      value < 0
        ? say`Você respondeu ${option.mention} de sobra, mas os custos informados passam do faturamento; confira.`
        : say`Você respondeu ${option.mention} de sobra, mas pelos custos informados sobrariam ${of(margin.fact)}; confira.`,
    fatos: unique([option.fact, margin.fact, ...margin.entradas]),
    campos: ['other_margin', 'main_costs'],
  }
}

const CMV: Readonly<Record<string, Span>> = {
  'Mais de 40%': [40, 100],
  'De 36% a 40%': [36, 40],
  'De 31% a 35%': [31, 35],
  'Até 30%': [0, 30],
}

const inputs: Check = ({ reading, sources, measures }) => {
  const answer = reading.answers.food_cmv
  const share = measures.get('mercadorias')
  if (typeof answer !== 'string' || !Object.hasOwn(CMV, answer) || !sources.group('mercadorias') || !share) return null
  const value = Number(share.fact.valor)
  const [from, to] = CMV[answer]!
  if (value >= from - 6 && value <= to + 6) return null
  const option = answered('food_cmv', 'Custo dos insumos (CMV)', answer)
  return {
    id: 'cmv_insumos',
    texto: say`Você respondeu ${option.mention} de custo dos insumos, mas os insumos informados levam ${of(share.fact)} do faturamento; confira.`,
    fatos: unique([option.fact, share.fact, ...share.entradas]),
    campos: ['food_cmv', 'main_costs'],
  }
}

const EXPANSION =
  /\b(?:abrir (?:a |uma |mais uma )?(?:segunda|outra|nova) (?:loja|unidade|filial|clinica|escola|sala)|segunda (?:loja|unidade)|filia(?:l|is)|expandir|expansao|franque\w{1,5}|nova unidade|mais uma loja)\b/

const expansion: Check = ({ reading, measures }) => {
  const text = reading.form.future_goals
  const found = EXPANSION.exec(foldInPlace(text.slice(0, 5_000)))
  const margin = measures.get('margem')
  if (!found || margin?.fact.id !== 'margem' || Number(margin.fact.valor) >= 5) return null
  const words = quoted('expansao', 'future_goals', sentenceAt(text, found.index, found.index + found[0].length))
  return {
    id: 'expansao_sem_margem',
    texto:
      Number(margin.fact.valor) < 0
        ? say`Você quer ${words.mention}, mas hoje os custos informados passam do faturamento; confira as contas antes de crescer.`
        : say`Você quer ${words.mention}, mas hoje sobram só ${of(margin.fact)} do faturamento; confira as contas antes de crescer.`,
    fatos: unique([words.fact, margin.fact, ...margin.entradas]),
    campos: ['future_goals', 'main_costs'],
  }
}

/** Little cash with a good profit, or 'dá lucro' with a loss. */
const runway: Check = ({ reading, measures }) => {
  const answer = reading.answers.tech_runway
  const margin = measures.get('margem')
  if (typeof answer !== 'string' || margin?.fact.id !== 'margem') return null
  const value = Number(margin.fact.valor)
  const option = answered('tech_runway', 'Meses de caixa', answer)
  const fatos = unique([option.fact, margin.fact, ...margin.entradas])
  const campos = ['tech_runway', 'main_costs']
  if (answer === 'Menos de 3 meses' && value >= 15)
    return {
      id: 'caixa_com_lucro',
      texto: say`Você respondeu ${option.mention} de caixa, mas pelos custos informados sobram ${of(margin.fact)} do faturamento; confira se falta algum custo.`,
      fatos,
      campos,
    }
  if (answer === 'Mais de 12 meses ou dá lucro' && value < 0)
    return {
      id: 'caixa_com_prejuizo',
      texto: say`Você respondeu ${option.mention} sobre o caixa, mas os custos informados passam do faturamento; confira.`,
      fatos,
      campos,
    }
  return null
}

/** Against the account of the month, where its revenue is known. */
const ACCOUNTS: readonly Check[] = [nothingLeft, markup, answeredMargin, inputs, expansion, runway]
const CHECKS: readonly Check[] = [
  written.writtenRevenue,
  written.writtenPeople,
  written.writtenCosts,
  written.stockDays,
  written.noDebt,
  written.noTrust,
  written.aloneWithTeam,
  written.age,
  written.lowGoal,
  written.mei,
  written.noInterest,
  written.channels,
]

/** What may be missing or unknown of the costs, as a part of all. */
const MOST_UNKNOWN = 0.15

/** Whether every cost was understood, and nearly all have a kind: else an answer isn't held against them. */
function surelyRead({ reading, groups }: Sources): boolean {
  if (reading.costs.unread) return false
  const sum = groups.reduce((all, { valor }) => all + valor, 0)
  const unknown = groups.find(({ id }) => id === 'outros')?.valor ?? 0
  return unknown <= sum * MOST_UNKNOWN
}

/** Her figures against her answers and against each other. */
export function numberContradictions(reading: Reading): Doubt[] {
  // The middle of a band is too far from the truth to hold an answer against.
  const sources = sourcesOf(reading)
  const checks = reading.revenue?.exact && surelyRead(sources) ? [...ACCOUNTS, ...CHECKS] : CHECKS
  const context: Context = { reading, sources, measures: measuresOf(reading) }
  return [...BAND_CHECKS.map((check) => bandDoubt(context, check)), ...checks.map((check) => check(context))].filter(
    (doubt) => doubt !== null,
  )
}
