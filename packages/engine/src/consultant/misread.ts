import { numbersInWords } from '@norteia/contracts/amounts'
import { fold } from '#src/text/words.ts'
import { figuresIn, MAX_TALK } from './asks-sum.ts'
import type { Draft } from './draft.ts'

/** 'Dois mil', 'cinco conto': said of money, as a bare count in words never is. */
const OF_MONEY = /^\s*(?:e mei[oa]\s*)?(?:mil|milh\w+|reais|real|contos?|pilas?|centavos?|e \w+|virgula|por ?cento|%)/
const MOST_COUNTED = 12
/** 'Com 20 de entrada' among tens of thousands. */
const DOWN = /(?<![\d.,])(\d{1,2})(?![\d.,%]| ?(?:mil|por ?cento))(?: reais)? (?:de entrada|na entrada|de sinal)\b/g
const LARGE = 5_000

/** '12x', '3 funcionários': so many, and no reais. */
const COUNTED =
  /(?<![\d.,])(?<!r\$ ?)(\d{1,3}) ?(?:x\b|vezes\b|parcelas?\b|prestac|dias\b|semanas\b|meses\b|anos\b|pessoas\b|clientes?\b|alun[oa]s?\b|funcionari[oa]s?\b|ajudantes?\b|soci[oa]s?\b)/g

/** Put together with other reais; 'R$ 2 × 120' comes to the same as 2 × R$ 120. */
const tellsReais = (text: string, value: number) =>
  new RegExp(`[+−]\\s\\(?R\\$\\s${value}(?![.,]?\\d|\\s[×÷])|(?<![×÷]\\s)R\\$\\s${value}\\s[+−]`).test(text)

/** Whether a sum takes a count in words ('com dois', 'os três') or thousands without their word for so many reais. */
export function isMisread(question: string, { answer: { text } }: Pick<Draft, 'answer'>): boolean {
  const said = fold(question.slice(0, MAX_TALK))
  const digits = new Set(figuresIn(said))
  const counted = numbersInWords(said).some(
    ({ value, end }) =>
      value <= MOST_COUNTED && !digits.has(value) && !OF_MONEY.test(said.slice(end)) && tellsReais(text, value),
  )
  if (counted) return true
  const times = [...said.matchAll(COUNTED)].map((hit) => Number(hit[1]))
  if (times.some((many) => tellsReais(text, many) && figuresIn(said).filter((one) => one === many).length === 1))
    return true
  return [...said.matchAll(DOWN)].some(
    ([whole, value]) =>
      !whole.includes('reais') && tellsReais(text, Number(value)) && figuresIn(text).some((one) => one >= LARGE),
  )
}

/** 'Máquina de 48 mil, 20 de entrada': the deposit is in thousands as the price is. */
const PRICE_IN_THOUSANDS = /(?<![\d.,])(\d{1,3})(?:,\d)? ?(?:mil|k)\b(?![^.?!]{0,6}(?:por mes|ao mes))/
const MOST_PARTS = 400

/** Deposits that take the scale of the price said with them; `before`: messages of the talk that may have named it. */
export function scaledDeposit(question: string, before: readonly string[] = []): string {
  const price = [question, ...before.toReversed()]
    .map((text) => PRICE_IN_THOUSANDS.exec(fold(text)))
    .find((hit) => hit !== null)
  if (!price) return question
  return question.replace(
    /(?<![\d.,])(\d{1,3})(?![\d.,%]| ?(?:mil|k\b|por ?cento|reais|x\b))(?= (?:de |na )(?:entrada|sinal)\b)/gi,
    (said) => (Number(said) < Number(price[1]) && Number(said) < MOST_PARTS ? `${said} mil` : said),
  )
}
