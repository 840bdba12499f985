import type { Fact } from '@norteia/contracts/analysis'
import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { formatNumber, MONTH_NAMES } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import { termsOf } from '#src/quantities/terms.ts'
import { worksAlone } from '#src/reading/input.ts'
import { type SceneField, sceneOf } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import { ticket_medio } from './clients.ts'
import {
  amountValue,
  askedIn,
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

const MONTHS: readonly string[] = MONTH_NAMES.map(fold)

const UNTIL_MONTH = new RegExp(`\\b(?:ate|em) (?:o fim de |o final de )?(${MONTHS.join('|')})(?: de (20\\d\\d))?`)

/** Whole months from `referenceMonth` to the deadline that a text names; null: none, or it has passed. */
export function monthsUntil(text: string, referenceMonth: string): number | null {
  const plain = fold(text).slice(0, 5_000)
  const year = Number(referenceMonth.slice(0, 4))
  const month = Number(referenceMonth.slice(5))
  const until = (y: number, m: number) => {
    const months = (y - year) * 12 + m - month
    return months > 0 ? months : null
  }
  const span =
    /\b(?:em|nos proximos|dentro de|daqui a|ate) (\d{1,2}|um|dois|tres|seis|doze) (mes|meses|ano|anos)\b/.exec(plain)
  if (span) {
    const count = { um: 1, dois: 2, tres: 3, seis: 6, doze: 12 }[span[1]!] ?? Number(span[1])
    return count > 0 ? count * (span[2]!.startsWith('ano') ? 12 : 1) : null
  }
  const named = UNTIL_MONTH.exec(plain)
  if (named) {
    const m = MONTHS.indexOf(named[1]!) + 1
    return until(named[2] ? Number(named[2]) : m > month ? year : year + 1, m)
  }
  const inYear = /\b(20[2-9]\d)\b/.exec(plain)
  if (inYear) return until(Number(inYear[1]), 12)
  if (/\bano que vem|proximo ano\b/.test(plain)) return until(year + 1, 12)
  if (/\b(?:este|nesse|neste|esse) ano|fim do ano|final do ano|natal\b/.test(plain)) return until(year, 12)
  return null
}

/** What she wants to sell, as reais a month. */
export interface Goal {
  fact: Fact
  inputs: Fact[]
  /** null: no deadline said. */
  months: number | null
}

/** 'Vender metade direto' is a part of the sales, not so much more of them. */
const GROWTH = /\b(?:mais|crescer|crescimento|aumentar|aumento|ampliar|subir|elevar)\b/
/** 'Queria subir 12%' the fee: a dearer one is no more sales. */
const OF_PRICE =
  /\b(?:aument|reajust|sub)[a-z]*\b[^.;]{0,30}\b(?:prec|honorario|mensalidade|diaria|tabela|consulta|valor)|\b(?:prec|honorario|mensalidade|diaria|tabela|consulta)[^.;]{0,40}\b(?:aument|reajust|sub)[a-z]*|\b(?:aumento|reajuste) d[aeo]s? (?:prec|honorario|mensalidade|diaria|tabela|consulta|valor)/
const TIMES =
  /\b(dobrar|duplicar|triplicar)\b(?: [a-z]+){0,3} (?:faturamento|vendas|receita|movimento|empresa|negocio|loja)|\bvender o dobro\b|\b(?:dobrar|duplicar|triplicar)\s*(?:$|[.,;]|em \d|ate )/

/** Numbers of things in an answer of hers. */
const countedIn = (form: FormAnswers, campo: SceneField): ReadonlySet<number> =>
  new Set(
    termsOf(sceneOf(form)).flatMap(({ dimension, noun, field, value }) =>
      dimension === 'things' && noun !== '' && field === campo ? [value] : [],
    ),
  )

/** 'O banco libera 60 mil de giro' is what is lent. */
const OF_LOAN = /\b(?:banco|emprest|financi|capital de giro|de giro|credito|consorcio|liber(?:a|ou|aram)\b)/

/** The goal for sales in her words: a sum, a percentage or 'dobrar'. null: none for sales, or no revenue to start from. */
export function revenueGoal(sources: Sources): Goal | null {
  const { revenue, form, referenceMonth, amounts } = sources.reading
  if (!revenue) return null
  for (const campo of ['future_goals', 'main_challenge'] as const) {
    const months = monthsUntil(form[campo], referenceMonth)
    const goals = amounts.itens.filter((amount) => amount.campo === campo && amount.tempo === 'meta')
    // 'Passar 30 mil palavras para o direto' is no money.
    const counted = countedIn(form, campo)
    const sum = goals.find(
      ({ assunto, unidade, trecho, valor }) =>
        unidade === 'R$' &&
        !counted.has(valor) &&
        !OF_LOAN.test(fold(trecho)) &&
        (assunto === 'faturamento' ||
          (assunto === 'outro' &&
            (/cheg|alcan|ating|bater|passar|meta/i.test(trecho) ||
              (worksAlone(sources.reading) && /ganh/i.test(trecho))))),
    )
    const target = sum && monthly(sum)
    if (sum && target)
      return { fact: sources.amountFact(sum, 'Meta de faturamento', 'R$/mês', target), inputs: [], months }
    const growth = goals.find(
      ({ assunto, unidade, trecho }) =>
        unidade === '%' &&
        ['faturamento', 'outro', 'reajuste', 'clientes'].includes(assunto) &&
        GROWTH.test(fold(trecho)) &&
        !(campo === 'main_challenge' && OF_PRICE.test(fold(form[campo]))),
    )
    if (growth) {
      const rate = sources.amountFact(growth, 'Crescimento que você quer', '%')
      const valor = reais(revenue.value * (1 + amountValue(growth) / 100))
      return {
        fact: goalFact(
          valor,
          `${money(revenue.value)} × (1 + ${percent(amountValue(growth))}) = ${money(valor)}`,
          [revenue.fact.id, rate.id],
          campo,
        ),
        inputs: [revenue.fact, rate],
        months,
      }
    }
    const times = TIMES.exec(fold(form[campo]))
    if (times) {
      const factor = times[0].startsWith('triplicar') ? 3 : 2
      const valor = reais(revenue.value * factor)
      return {
        fact: goalFact(valor, `${money(revenue.value)} × ${factor} = ${money(valor)}`, [revenue.fact.id], campo),
        inputs: [revenue.fact],
        months,
      }
    }
  }
  return null
}

const goalFact = (valor: number, formula: string, entradas: string[], campo: string): Fact => ({
  id: 'medida.meta',
  rotulo: 'Meta de faturamento',
  valor,
  unidade: 'R$/mês',
  tipo: 'calculado',
  origem: `${askedIn(campo)}, sobre o faturamento de hoje`,
  formula,
  entradas,
})

function gapOf(sources: Sources, goal: Goal): { fact: Fact; inputs: Fact[] } | null {
  const { revenue } = sources.reading
  const valor = reais(Number(goal.fact.valor) - revenue!.value)
  if (valor <= 0) return null
  const fact: Fact = {
    id: 'medida.distancia_meta',
    rotulo: 'Distância até a meta de faturamento',
    valor,
    unidade: 'R$/mês',
    tipo: sources.kind(),
    origem: 'Meta que você escreveu menos o faturamento de hoje',
    formula: `${money(Number(goal.fact.valor))} − ${money(revenue!.value)} = ${money(valor)}`,
    entradas: [goal.fact.id, revenue!.fact.id],
  }
  return { fact, inputs: [goal.fact, ...goal.inputs, revenue!.fact] }
}

/** Reais a month between today and her goal, with the growth a month that its deadline asks for. */
export function distancia_meta(sources: Sources): MeasuredFigure | null {
  const goal = revenueGoal(sources)
  const gap = goal && gapOf(sources, goal)
  if (!goal || !gap) return null
  const { revenue } = sources.reading
  const base = say`Da meta de ${of(goal.fact)} por mês faltam ${of(gap.fact)}`
  // 'Chegar a 45 mil por mês' is no term of one month.
  if (!goal.months || goal.months < 2 || !revenue) return { fact: gap.fact, entradas: gap.inputs, text: say`${base}.` }
  const growth = round1(((Number(goal.fact.valor) / revenue.value) ** (1 / goal.months) - 1) * 100)
  const term: Fact = {
    id: 'medida.meta.prazo',
    rotulo: 'Prazo da meta',
    valor: goal.months,
    unidade: 'meses',
    tipo: 'informado',
    origem: askedIn('future_goals'),
  }
  const pace: Fact = {
    id: 'medida.meta.ritmo',
    rotulo: 'Crescimento por mês que a meta pede',
    valor: growth,
    unidade: '% ao mês',
    tipo: sources.kind(),
    origem: 'Meta dividida pelo faturamento de hoje, repartida pelos meses do prazo',
    formula: `(${money(Number(goal.fact.valor))} ÷ ${money(revenue.value)})^(1 ÷ ${formatNumber(goal.months)}) − 1 = ${percent(growth)}`,
    entradas: [goal.fact.id, revenue.fact.id, term.id],
  }
  return {
    fact: gap.fact,
    entradas: [...gap.inputs, term, pace],
    text: say`${base}: em ${of(term)}, crescer ${of(pace)} ao mês.`,
  }
}

/** Customers or sales a month that close the gap, at today's average. */
export function clientes_para_meta(sources: Sources): MeasuredFigure | null {
  const counted = clientsGoal(sources)
  if (counted) return counted
  const goal = revenueGoal(sources)
  const gap = goal && gapOf(sources, goal)
  const ticket = ticket_medio(sources)
  if (!gap || !ticket || Number(ticket.fact.valor) <= 0) return null
  const valor = Math.ceil(Number(gap.fact.valor) / Number(ticket.fact.valor))
  return computed(
    {
      id: 'medida.clientes_para_meta',
      rotulo: 'Vendas a mais por mês para chegar à meta',
      valor,
      unidade: 'vendas por mês',
      tipo: 'estimado',
      origem: 'Distância até a meta dividida pelo valor médio por venda',
      formula: `${money(Number(gap.fact.valor))} ÷ ${money(Number(ticket.fact.valor))} = ${formatNumber(valor)}`,
    },
    [gap.fact, ...gap.inputs, ticket.fact, ...ticket.entradas],
    (fact) => say`Para a meta faltam ${of(gap.fact)} por mês: ${of(fact)} vendas a mais, de ${of(ticket.fact)} cada.`,
  )
}

const MOST_GROWTH = 6

/** 'chegar a 300 alunos', with today's count known. */
function clientsGoal(sources: Sources): MeasuredFigure | null {
  const goal = sources.amounts.itens.find(
    ({ assunto, unidade, tempo }) => assunto === 'clientes' && unidade === 'qtd' && tempo === 'meta',
  )
  const today = sources.amount('clientes', 'qtd')
  if (!goal || !today || amountValue(goal) <= amountValue(today)) return null
  // 'Cinco turmas estão com dois só': no count of all of them.
  if (amountValue(goal) > amountValue(today) * MOST_GROWTH) return null
  const target = sources.amountFact(goal, 'Clientes que você quer ter', 'clientes')
  const base = sources.amountFact(today, 'Clientes de hoje', 'clientes')
  const valor = Math.ceil(amountValue(goal) - amountValue(today))
  return computed(
    {
      id: 'medida.clientes_para_meta',
      rotulo: 'Clientes que faltam para a meta',
      valor,
      unidade: 'clientes',
      tipo: 'calculado',
      origem: 'Clientes da meta menos os de hoje',
      formula: `${formatNumber(amountValue(goal))} − ${formatNumber(amountValue(today))} = ${formatNumber(valor)}`,
    },
    [target, base],
    (fact) => say`De ${of(base)} para ${of(target)}: faltam ${of(fact)}.`,
  )
}
