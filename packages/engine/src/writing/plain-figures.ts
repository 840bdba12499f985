import { partOf, type Text } from '#src/facts/fact-book.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import type { MeasuredFigure } from '#src/measures/measured.ts'
import type { Challenge } from '#src/problems/challenge.ts'

const isLargest = ({ text }: MeasuredFigure): boolean => text.text.startsWith('A sua maior conta: ')
/** Figures of a card that its question is about. */
const FIRST_OF_CARD = 3

/** What holds of any month decides nothing but where the problem is that month: by the card's own figures. */
const OF_ANY_MONTH: readonly (readonly [id: MeasureId, is: (figure: MeasuredFigure) => boolean])[] = [
  // Who doesn't reach the point has a month to mend, whatever she asks.
  ['ponto_equilibrio', ({ fact, text }) => fact.id === 'medida.ponto_equilibrio' && !/ só empata /.test(text.text)],
  ['conta_que_mais_pesa', isLargest],
  ['margem', ({ fact }) => fact.id === 'margem'],
]

const OF_HERS = /^(?:medida\.(?:conta_dela|passo_da_conta|distancia_meta)|texto\.main_challenge)/
/** Reckoned from numbers of her challenge. */
const isHers = ({ fact, entradas }: MeasuredFigure): boolean => [fact, ...entradas].some(({ id }) => OF_HERS.test(id))

const NUMBER = /\d+(?:[.,]\d+)*/g
const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? []
const ACCOUNT = /^A conta: .*?[\d%](?: por mês| cada)?\.(?: |$)/

/** A line without what the lines before it have told in other words; null: nothing is left of it. */
function unsaid(text: Text, before: readonly Text[]): Text | null {
  const isTold = (part: string) => {
    const numbers = numbersIn(part)
    return (
      numbers.length > 0 &&
      before.some((line) => {
        const told = new Set(numbersIn(line.text))
        return numbers.every((number) => told.has(number))
      })
    )
  }
  if (isTold(text.text)) return null
  const account = ACCOUNT.exec(text.text)?.[0]
  return account && isTold(account) && account.length < text.text.length ? partOf(text, account.length) : text
}

/**
 * The figures under the opening, each said once: those of her question first, and beside them nothing that holds of any month.
 * `answered`: the report's answer has done a sum of it.
 */
export function plainFigures(
  figures: readonly MeasuredFigure[],
  { figure, card }: Challenge,
  answered: boolean,
): readonly MeasuredFigure[] {
  const hers = figures.filter(isHers)
  const own = answered || hers.length > 0 || (figure !== null && isHers(figure))
  const asked = own || !card ? [] : card.numeros.slice(0, FIRST_OF_CARD)
  const isIdle = (one: MeasuredFigure) =>
    (own || card !== null) && OF_ANY_MONTH.some(([id, is]) => is(one) && !asked.includes(id))
  const rest = figures.filter((one) => !hers.includes(one))
  const telling = rest.filter((one) => !isIdle(one))
  const others =
    telling.length === 0 && !own
      ? [...rest].sort((a, b) => Number(isLargest(a)) - Number(isLargest(b))).slice(0, 1)
      : telling
  const kept: MeasuredFigure[] = []
  for (const one of [...hers, ...others]) {
    const text = unsaid(
      one.text,
      kept.map((other) => other.text),
    )
    if (text) kept.push({ ...one, text })
  }
  return kept
}
