import type { Fact } from '@norteia/contracts/analysis'
import { isSenseless } from '#src/doubts/absurdities.ts'
import { type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import type { MeasuredFigure } from '#src/measures/measured.ts'
import { addMeasure, type Measures } from '#src/measures/measures.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import { cardForRule, matchProblem } from './match.ts'
import { saidFigures } from './said-figures.ts'
import type { ProblemCard } from './types.ts'

/** What the owner says hurts, and what the plan does about it. */
export interface Challenge {
  /** Her sentence, at most 120 characters; '' when she wrote none that can be read. */
  quote: string
  /** null: no card speaks of her words. */
  card: ProblemCard | null
  alternatives: ProblemCard[]
  /** What the plan treats first: her card, else the card of the weakest rule; null: neither. */
  problem: ProblemCard | null
  /** A second problem of hers, else the card of the next weakest rule. */
  second: ProblemCard | null
  /** Whether `second` is one that she wrote of. */
  bothNamed: boolean
  /** The figure that decides `card`; null: the answers don't give it. */
  figure: MeasuredFigure | null
}

/** Sorrow comes before business: nothing else is treated beside it. */
const ALONE_CARDS = new Set(['depressao_sofrimento'])

/** `weak`: ids of the weak rules, the most worthwhile first. `chosen`: the card that the owner chose herself. */
export function readChallenge(
  reading: Reading,
  measures: Measures,
  weak: readonly string[],
  chosen?: string,
): Challenge {
  const { form, segment, activity } = reading
  const company = { segment, activity: activity.lida ? activity.activity : null, alone: worksAlone(reading) }
  const match = matchProblem({
    ...company,
    challenge: isSenseless(form.main_challenge) ? '' : form.main_challenge,
    goals: isSenseless(form.future_goals) ? '' : form.future_goals,
    weak: new Set(weak),
    said: saidFigures(reading.amounts),
    chosen,
  })
  const { card, quote, alternatives } = match
  if (card && ALONE_CARDS.has(card.id))
    return { quote, card, alternatives: [], problem: card, second: null, bothNamed: false, figure: null }
  const used = new Set(card ? [card.id] : [])
  const next = (): ProblemCard | null => {
    for (const rule of weak) {
      if (card?.causas.includes(rule)) continue
      const found = cardForRule(rule, company, used)
      if (!found) continue
      used.add(found.id)
      return found
    }
    return null
  }
  const problem = card ?? next()
  if (match.second) used.add(match.second.id)
  const second = match.second ?? next()
  const bothNamed = match.second !== null
  return {
    quote,
    card,
    alternatives,
    problem,
    second,
    bothNamed,
    figure: card ? firstFigure(card.numeros, measures) : null,
  }
}

function firstFigure(ids: readonly MeasureId[], measures: Measures): MeasuredFigure | null {
  for (const id of ids) {
    const figure = measures.get(id)
    if (figure && isOwn(figure)) return figure
  }
  return null
}

/** A public figure that stands in decides nothing about her company. */
const isOwn = ({ fact }: MeasuredFigure) => fact.tipo !== 'referência'

/** Figures that the report opens with. */
const MOST = 4
/** Worth knowing whatever the problem is. */
const ALWAYS: readonly MeasureId[] = ['conta_que_mais_pesa', 'sobra_mes', 'ponto_equilibrio', 'receita_por_pessoa']

/** Up to four figures that decide: two of the problem, the way to her goal, the cost that weighs most. */
export function decidingFigures({ card, problem, second, bothNamed }: Challenge, measures: Measures): MeasuredFigure[] {
  const found = new Map<string, MeasuredFigure>()
  const take = (ids: readonly MeasureId[], most: number) => {
    for (const id of ids) {
      const figure = found.size < Math.min(most, MOST) ? measures.get(id) : null
      if (figure && isOwn(figure)) found.set(figure.fact.id, figure)
    }
  }
  const own = card?.numeros ?? []
  const others = second?.numeros ?? []
  take(own, bothNamed ? 1 : 2)
  if (bothNamed) take(others, found.size + 1)
  take(['distancia_meta'], MOST - 1)
  take([...ALWAYS.slice(0, 1), ...own, ...(problem?.numeros ?? []), ...ALWAYS, ...others], MOST)
  return [...found.values()]
}

/** Her words in quotation marks, backed by what she wrote. */
export function quoteText(book: FactBook, quote: string): Text {
  const fact: Fact = {
    id: 'desafio.citacao',
    rotulo: 'Principal desafio, nas suas palavras',
    valor: quote,
    unidade: '',
    tipo: 'informado',
    origem: 'Diagnóstico, pergunta “Principal desafio”',
  }
  return say`“${book.mention(fact, quote)}”`
}

/** The sentence of a figure, with its facts in the book. */
export function figureText(book: FactBook, figure: MeasuredFigure): Text {
  addMeasure(book, figure)
  return figure.text
}

/** Figures that stand in the product's own advice, such as the number of a helpline. */
export function adviceText(book: FactBook, text: string): Text {
  const parts = text.split(/(\d+)/)
  return join(
    parts.map((part, index) =>
      index % 2 === 0
        ? part
        : book.mention(
            {
              id: `conselho.${part}`,
              rotulo: 'Número citado no conselho',
              valor: part,
              unidade: '',
              tipo: 'referência',
              origem: 'Texto da Norteia',
            },
            part,
          ),
    ),
  )
}
