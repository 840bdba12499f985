import type { Slot } from '#src/consultant/calculator-slots.ts'
import type { Calculator } from '#src/consultant/calculators.data.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { type Amount, type Found, found, known, said, times, worked } from '#src/consultant/stories/expr.ts'
import type { Numbers } from '#src/consultant/stories/read.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { type Role, readRoles } from './roles.ts'

/** A slot; with a question it is asked for, and with `company` what her record knows stands in for it. */
type Part = readonly [id: string, rotulo: string, unit: Slot['unit'], rest?: Partial<Slot>]

type Relation = Pick<Calculator, 'id' | 'when' | 'unless' | 'formula' | 'work' | 'enough' | 'porque' | 'soFar'> & {
  parts: readonly Part[]
  roles: readonly Role[]
  /** What the words themselves say ('um ano'), and whether the numbers make this sum. */
  also?: (numbers: Numbers, question: string) => Numbers | null
}

/** A relation between numbers, whatever the trade: every number of the question has to be one of its parts. */
export const relation = ({ parts, roles, also, ...rest }: Relation): Calculator => ({
  ...rest,
  whole: true,
  // What is wanted is asked for in so many words, so a relation may stand on her record alone.
  asks: rest.when,
  read: (question) => {
    const numbers = readRoles(question, roles)
    return numbers && also ? also(numbers, question) : numbers
  },
  slots: parts.map(([id, rotulo, unit, more]) => ({
    id,
    rotulo,
    unit,
    pergunta: '',
    optional: more?.pergunta === undefined,
    ...more,
  })),
})

export const REVENUE: Part = [
  'faturamento',
  'O que entra no mês',
  'R$',
  { pergunta: 'Quanto entra por mês, mais ou menos?', company: 'faturamento' },
]

/** 'Com os R$ 40.000 por mês do seu cadastro': where a number is hers although the question didn't say it. */
export const fromRecord = (sheet: Sheet, slot: string): Text =>
  sheet.fact(slot).id.startsWith('pergunta.')
    ? say``
    : say` Usei o faturamento de ${sheet.slot(slot)} por mês do seu cadastro.`

const bracketed = (texts: readonly Amount[], sign: '+' | '−') =>
  texts.reduce((all, { text }) => say`${all} ${sign} ${text}`, say``)

/** '100% − 40% − 2,5%': the part of the price that stays. */
export function rest(sheet: Sheet, taken: readonly Amount[]): Amount {
  const whole = known(sheet, 'inteiro', 'O preço inteiro', 100)
  const value = 1 - taken.reduce((sum, one) => sum + one.value, 0) / 100
  return {
    value,
    text: say`(${whole.text}%${bracketed(taken, '−')})`,
    plain: `(100%${taken.map(({ plain }) => ` − ${plain}`).join('')})`,
    inputs: taken.flatMap(({ inputs }) => inputs),
    binds: 3,
  }
}

export const numbered = (id: string, most: number) => Array.from({ length: most }, (_, n) => `${id}${n + 1}`)
export const given = (sheet: Sheet, ids: readonly string[]) =>
  ids.filter((id) => sheet.has(id)).map((id) => said(sheet, id))

/** The answer of a sum whose result isn't its last line. */
export const inOrder = (result: Found, lines: readonly [Found, ...Found[]], answer: Text, next: Text): Worked => ({
  ...worked(lines.at(-1)!, answer, next, ...lines.slice(0, -1)),
  result: result.fact,
})

/** Twelve of what a month has. */
export const ofYear = (sheet: Sheet, month: Found, label: string): Found =>
  found(sheet, 'ano', label, 'R$', times(month.amount, known(sheet, 'meses_do_ano', 'Meses do ano', 12)))
