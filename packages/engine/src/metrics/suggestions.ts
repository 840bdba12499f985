import { formatMonthName } from '@norteia/contracts/format'
import { addMonths, firstOf, lastOf } from '#src/ledger/days.ts'
import { categoriesById } from '#src/ledger/types.ts'
import { queryTokens } from '#src/retrieval/tokens.ts'
import { centsOf, type SumRow } from './amounts.ts'
import { frameOf, NO_FILTERS } from './frame.ts'
import { readQuestion } from './question.ts'
import type { QuestionContext } from './reading.ts'

/** What suggestions are made from: the default month, the one before, and who paid and was paid most. */
export interface SuggestionInput {
  context: QuestionContext
  rows: readonly SumRow[]
  before: readonly SumRow[]
  client: string | null
  supplier: string | null
  balanceKnown: boolean
}

const NEAREST = 3
const CATEGORIES = 3

/** Questions that this company's own data answers, the most telling first; each is read back before it is given. */
export function suggestQuestions({ context, rows, before, client, supplier, balanceKnown }: SuggestionInput): string[] {
  if (context.primeiro === null) return []
  const categories = categoriesById(context.categorias)
  const mes = formatMonthName(context.mes)
  const earlier = formatMonthName(addMonths(context.mes, -1))
  const all = { periodo: { de: firstOf(context.mes), ate: lastOf(context.mes) } }
  const spent = [...categories.values()]
    .map(({ id, nome }) => {
      const filtros = { ...NO_FILTERS, categorias: [id] }
      return { nome, cents: centsOf(frameOf('despesas', { ...all, filtros }), rows, categories) }
    })
    .filter(({ cents, nome }) => cents > 0 && !/ e |\(/.test(nome))
    .sort((a, b) => b.cents - a.cents)
    .slice(0, CATEGORIES)
  const result = (list: readonly SumRow[]) => centsOf(frameOf('resultado', all), list, categories)
  const change = result(rows) - result(before)
  const asked = [
    ...(before.length > 0 && change !== 0 ? [`Por que o lucro ${change < 0 ? 'caiu' : 'subiu'} em ${mes}?`] : []),
    ...spent.slice(0, 1).map(({ nome }) => `Quanto gastei com ${nome.toLowerCase()} em ${mes}?`),
    ...(client ? ['Quem mais me paga?'] : []),
    ...(balanceKnown ? ['Meu caixa dura até quando?'] : []),
    `Qual foi a minha margem em ${mes}?`,
    `Quanto vendi em ${mes} comparado com ${earlier}?`,
    ...(client ? [`Quanto recebi de ${client} em ${mes}?`] : []),
    `Em que gastei mais em ${mes}?`,
    `Qual foi o meu lucro em ${mes}?`,
    `Qual é o meu ponto de equilíbrio?`,
    `Quanto vendi por mês nos últimos 6 meses?`,
    ...(supplier ? [`Quanto paguei para ${supplier} em ${mes}?`] : []),
    ...(balanceKnown ? ['Quanto tenho em caixa?'] : []),
    ...spent.slice(1).map(({ nome }) => `Quanto gastei com ${nome.toLowerCase()} em ${mes}?`),
    `Quanto entrou em cada conta em ${mes}?`,
  ]
  const named = { ...context, contrapartes: [client, supplier].flatMap((name) => name ?? []) }
  return asked.filter((question) => readQuestion(question, named).kind === 'frame')
}

/** Of the questions that can be answered those nearest to the one that can't, by the stems that they share. */
export function nearestQuestions(question: string, answerable: readonly string[]): string[] {
  const asked = new Set(queryTokens(question).map(({ stem }) => stem))
  const shared = (other: string) =>
    queryTokens(other).reduce((sum, { stem, weight }) => sum + (asked.has(stem) ? weight : 0), 0)
  return answerable
    .map((text, place) => ({ text, place, likeness: shared(text) }))
    .sort((a, b) => b.likeness - a.likeness || a.place - b.place)
    .slice(0, NEAREST)
    .map(({ text }) => text)
}
