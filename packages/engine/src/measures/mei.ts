import type { Fact } from '@norteia/contracts/analysis'
import { REFERENCES } from '#src/data/reference.data.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact } from '#src/facts/figures.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import { type Consequence, follows } from './following.ts'
import { amountValue, computed, type MeasuredFigure, money, of, reais, type Sources } from './measured.ts'

const LIMIT_ID = 'limite.mei'
const LIMIT = REFERENCES[LIMIT_ID].valor

/** What she sold this year, as far as it is known, and how a sentence says it. */
interface Sold {
  fact: Fact
  value: number
  text(sold: Fact, room: Fact, limit: Fact): Text
}

function room({ fact: sold, value, text }: Sold): MeasuredFigure {
  const limit = benchmarkFact(LIMIT_ID)
  const valor = Math.round((LIMIT - value) * 100) / 100
  return computed(
    {
      id: 'medida.espaco_mei',
      rotulo: valor < 0 ? 'Acima do limite anual do MEI' : 'Espaço no limite anual do MEI',
      valor,
      unidade: 'R$',
      tipo: 'calculado',
      origem: 'Limite do MEI menos o vendido neste ano',
      formula: `${money(LIMIT)} − ${money(value)} = ${money(valor)}`,
    },
    [limit, sold],
    (fact) => text(sold, fact, limit),
  )
}

/** Every month of this year measured; null: some aren't, or the year has just begun. */
function measuredYear({ reading: { history, referenceMonth } }: Sources): MeasuredFigure | null {
  const months = history.filter(({ mes }) => mes.startsWith(referenceMonth.slice(0, 4)))
  const passed = Number(referenceMonth.slice(5)) - 1
  if (passed === 0 || months.length !== passed) return null
  const value = Math.round(months.reduce((total, { valor }) => total + valor, 0) * 100) / 100
  const fact: Fact = {
    id: 'medida.vendido_no_ano',
    rotulo: 'Vendido neste ano, até o mês passado',
    valor: value,
    unidade: 'R$',
    tipo: 'importado',
    origem: 'Faturamento mensal informado',
    formula: `${months.map(({ valor }) => money(valor)).join(' + ')} = ${money(value)}`,
  }
  return room({
    fact,
    value,
    text: (sold, left, limit) =>
      value > LIMIT
        ? say`O limite do MEI é de ${of(limit)} por ano; você já vendeu ${of(sold)}, ${of(left)} acima.`
        : say`O limite do MEI é de ${of(limit)} por ano; você já vendeu ${of(sold)} e ainda cabem ${of(left)}.`,
  })
}

/** 'Até agosto já deu 71 mil de nota' */
const UNTIL_MONTH =
  /\bate (?:fim de |o fim de |final de )?(janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)\b[^.;]{0,30}\b(?:deu|deram|fatur[a-z]+|emiti[a-z]*|tirei|vendi|soma|somou|foi|foram)\b[^.;]{0,16}\d/
const MONTHS = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** The month up to which she counted, 1 to 12; null: not said. */
function monthCounted(sources: Sources): number | null {
  const month = UNTIL_MONTH.exec(fold(sources.reading.form.main_challenge))?.[1]
  return month === undefined ? null : MONTHS.indexOf(month) + 1
}

/** 'já faturei 70 mil este ano' */
function saidYear(sources: Sources): MeasuredFigure | null {
  const said = sources.amounts.itens.find(
    ({ assunto, unidade, substantivo, trecho }) =>
      unidade === 'R$' &&
      ((assunto === 'faturamento' &&
        /^(?:faturei|vendi|faturamos)$/.test(substantivo ?? '') &&
        /(?:este|esse|neste|nesse) ano|no ano|at[eé] (?:agora|hoje)|(?:de|desde) janeiro/i.test(trecho)) ||
        UNTIL_MONTH.test(fold(trecho))),
  )
  if (!said) return null
  const value = amountValue(said)
  return room({
    fact: sources.amountFact(said, 'Faturado neste ano, pelo que você escreveu', 'R$'),
    value,
    text: (sold, left, limit) =>
      value > LIMIT
        ? say`O limite do MEI é de ${of(limit)} por ano; com ${of(sold)}, você já passou ${of(left)}.`
        : say`O limite do MEI é de ${of(limit)} por ano; com ${of(sold)} já faturados, ainda cabem ${of(left)}.`,
  })
}

/** She says so, of herself or of what she sells; a tax form of so little is no other's. */
export function isOfMei({ reading: { form, answers, costs } }: Sources): boolean {
  const text = fold(`${form.main_challenge} ${form.future_goals} ${form.main_costs} ${offerOf(answers)}`)
  return (
    (/\bmei\b/.test(text) && !/\bsimples\b/.test(fold(form.main_costs))) ||
    costs.items.some(({ nome, valor }) => /^das$/i.test(nome) && valor < MOST_DAS)
  )
}
const MOST_DAS = 100

/** Reais left in this year's MEI limit: measured or written sales of the year, else twelve times the revenue. */
export function espaco_mei(sources: Sources): MeasuredFigure | null {
  const { revenue, form, people } = sources.reading
  const says = isOfMei(sources)
  if (!revenue || (!says && !form.revenue.includes('MEI'))) return null
  if (people && people.value > 2 && !says) return null
  const known = measuredYear(sources) ?? saidYear(sources)
  if (known) return known
  const limit = benchmarkFact(LIMIT_ID)
  const valor = reais(LIMIT - revenue.value * 12)
  return computed(
    {
      id: 'medida.espaco_mei',
      rotulo: valor < 0 ? 'Acima do limite anual do MEI neste ritmo' : 'Espaço no limite anual do MEI neste ritmo',
      valor,
      unidade: 'R$/ano',
      tipo: 'estimado',
      origem: 'Limite do MEI menos doze meses do faturamento de hoje',
      formula: `${money(LIMIT)} − 12 × ${money(revenue.value)} = ${money(valor)}`,
    },
    [limit, revenue.fact],
    (fact) =>
      valor < 0
        ? say`Com ${of(revenue.fact)} por mês, o ano passa ${of(fact)} do limite do MEI, que é de ${of(limit)}.`
        : say`Com ${of(revenue.fact)} por mês, sobram ${of(fact)} no ano até o limite do MEI, de ${of(limit)}.`,
  )
}

const EDGE = REFERENCES['limite.mei.tolerancia'].valor

/** Where the year ends at today's pace, beside the limit and the part over it that decides what the law does. */
export const yearOfMei: Consequence = (sources, figure) => {
  const { revenue, referenceMonth } = sources.reading
  const sold = figure.entradas.find(({ tipo }) => tipo !== 'referência')
  // A pace of twelve months says the year already.
  if (!revenue || !sold || figure.fact.unidade !== 'R$') return null
  const months = 12 - (monthCounted(sources) ?? Number(referenceMonth.slice(5)))
  const month = revenue.value
  const end = reais(Number(sold.valor) + months * month)
  const room = Number(figure.fact.valor)
  const days = Math.floor((Math.max(0, room) / month) * 30)
  const pace = fact(
    'ritmo',
    'Dias de venda que ainda cabem no limite',
    days,
    'dias',
    `${money(Math.max(0, room))} ÷ ${money(month)} × 30 = ${days}`,
    [figure.fact, revenue.fact],
  )
  const edge = benchmarkFact('limite.mei.tolerancia')
  const what =
    end <= LIMIT
      ? say`fica dentro do limite`
      : end <= EDGE
        ? say`passa do limite mas fica dentro da tolerância, que vai até ${of(edge)}: paga-se a diferença e deixa-se de ser MEI em janeiro`
        : say`passa até da tolerância, de ${of(edge)}: aí deixa-se de ser MEI desde o começo do próprio ano`
  return follows(
    figure,
    {
      id: 'consequencia.ano_mei',
      rotulo: 'Vendas do ano no ritmo de hoje',
      valor: end,
      unidade: 'R$',
      formula: `${money(Number(sold.valor))} + ${months} × ${money(month)} = ${money(end)}`,
    },
    (total) =>
      say`No ritmo de hoje o que cabe são cerca de ${of(pace)} de venda; o ano fecharia em ${of(total)}, o que ${what}.`,
    [revenue.fact, pace, edge, benchmarkFact(LIMIT_ID)],
  )
}

const fact = (
  id: string,
  rotulo: string,
  valor: number,
  unidade: string,
  formula: string,
  of: readonly Fact[],
): Fact => ({
  id: `medida.consequencia.mei.${id}`,
  rotulo,
  valor,
  unidade,
  tipo: 'estimado',
  origem: 'Conta sobre os seus números',
  formula,
  entradas: of.map(({ id }) => id),
})
