import { NO_ACCOUNT, type OpenAccounts } from '@norteia/contracts/analysis'
import { decapitalizeText, type FactBook, partOf, say, type Text } from '#src/facts/fact-book.ts'
import { addMeasure, type Measures, type Possible } from '#src/measures/measures.ts'
import type { Reading } from '#src/reading/input.ts'
import { briefOf } from '#src/verdicts/brief.ts'
import type { Verdict } from '#src/verdicts/verdicts.ts'

const FIELD = 'insights.analiseCompleta.contas'
/** From this share on the report opens with it, where nothing else is reckoned: two of three are hers. */
const OPENS = 0.5
const ACCOUNT = 'A conta: '

/** So many numbers that an answer reckons with are no accident: another account of them would contradict it. */
const SAME_NUMBERS = 2

/** What her numbers may come to beside what is answered by them; once she has given her word, all. */
export function possibleAccounts(
  book: FactBook,
  reading: Reading,
  measures: Measures,
  verdicts: readonly Verdict[],
): readonly Possible[] {
  const possible = measures.possible()
  if (chosenIn(reading, possible) !== null) return withFacts(book, possible)
  const reckoned = verdicts
    .filter((one) => one.field === 'main_challenge' && briefOf(one)?.reckoned)
    .map(({ answer }) => hersIn(book, answer))
  // What takes more of her numbers knows more than the answer.
  const isAnswered = ({ numbers }: Possible) =>
    reckoned.some(
      (hers) => numbers.length <= hers.size && numbers.filter((number) => hers.has(number)).length >= SAME_NUMBERS,
    )
  return withFacts(
    book,
    possible.filter((one) => !isAnswered(one)),
  )
}

/** A likely account of so many numbers more than an answer reckons with knows what the answer leaves out. */
const OUTWEIGHS = { share: 0.6, more: 3 } as const

/** Answers to her challenge without those that pass over most of the numbers of a likely account. */
export function notOutweighed(book: FactBook, measures: Measures, verdicts: readonly Verdict[]): readonly Verdict[] {
  const [first] = measures.possible()
  if (!first || first.share < OUTWEIGHS.share) return verdicts
  return verdicts.filter((one) => {
    if (one.field !== 'main_challenge' || !briefOf(one)?.reckoned) return true
    const hers = hersIn(book, one.answer)
    return !(
      hers.size > 0 &&
      hers.size + OUTWEIGHS.more <= first.numbers.length &&
      [...hers].every((number) => first.numbers.includes(number))
    )
  })
}

/** The numbers of hers that an answer reckons with. */
const hersIn = (book: FactBook, answer: Text): ReadonlySet<number> =>
  new Set(
    book
      .factsBehind(answer.spans.map(({ fato }) => fato))
      .flatMap(({ id, valor }) => (id.includes('.dito.') && typeof valor === 'number' ? [valor] : [])),
  )

/** Which of them wait for her word; none once she has given it. */
export const openAccounts = (reading: Reading, possible: readonly Possible[]): readonly Possible[] =>
  chosenIn(reading, possible) === null ? possible : []

/** Her word on these; null: none, or on what her numbers come to no more. */
const chosenIn = ({ chosenAccount }: Reading, possible: readonly Possible[]): string | null =>
  chosenAccount === NO_ACCOUNT || possible.some(({ id }) => id === chosenAccount) ? chosenAccount : null

function withFacts(book: FactBook, possible: readonly Possible[]): readonly Possible[] {
  for (const { figure } of possible) addMeasure(book, figure)
  return possible
}

/** 'A conta, para você confirmar: 120 × …'; null: none is likely enough to open with. */
export function openingAccount([first]: readonly Possible[]): Text | null {
  if (!first || first.share < OPENS || !first.account.text.startsWith(ACCOUNT)) return null
  return say`A conta, para você confirmar: ${partOf(first.account, ACCOUNT.length)}`
}

/** Each with how it was read and what follows from it. */
export const accountLines = (possible: readonly Possible[]): Text[] =>
  possible.map(({ account, read, answer }) => say`${account} ${read}${answer ? say` ${ifHers(answer)}` : ''}`)

const ifHers = (answer: Text): Text => say`Se for esta: ${decapitalizeText(answer)}`

/** On the wire also what she may choose instead of what she has confirmed; undefined: nothing to choose. */
export function writeAccounts(
  book: FactBook,
  reading: Reading,
  possible: readonly Possible[],
): OpenAccounts | undefined {
  if (possible.length === 0) return undefined
  const escolhida = chosenIn(reading, possible)
  return {
    itens: possible.map(({ id, read, account, answer }, n) => ({
      id,
      leitura: book.write(`${FIELD}.itens.${n}.leitura`, read),
      conta: book.write(`${FIELD}.itens.${n}.conta`, account),
      resposta: answer && book.write(`${FIELD}.itens.${n}.resposta`, id === escolhida ? answer : ifHers(answer)),
    })),
    escolhida,
  }
}
