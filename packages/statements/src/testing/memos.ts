import { categorize, type RegraAprendida, ruleKey } from '#src/categories/categorize.ts'
import { readMemo } from '#src/memo.ts'
import { MEMOS } from './memos.data.ts'

interface Memo {
  descricao: string
  centavos: number
  contraparte: string | null
  categoria: null
  /** Each is right; null among them: saying nothing is right. */
  wanted: (string | null)[]
}

function read(set: string): Memo[] {
  return set
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', wanted = ''] = line.split(' => ')
      return {
        ...movement(text.slice(2), text.startsWith('+') ? 1000 : -1000),
        wanted: wanted.split('|').map((category) => (category === '?' ? null : category)),
      }
    })
}

const movement = (descricao: string, centavos: number) => ({
  descricao,
  centavos,
  contraparte: readMemo(descricao).contraparte,
  categoria: null,
})

/** The same payment a month later: other dates, hours, instalments and numbers of the bank's. */
const nextMonth = (memo: string) =>
  memo
    .replace(/\b(0?[5-9])\/(?=20\d\d\b|2\d\b)/, (_, month: string) => `${Number(month) + 1}/`)
    .replace(/(?<!\d)(\d{2})\/(09|10|11)(?!\d)/g, (_, day: string, month: string) => `${day}/${Number(month) + 1}`)
    .replace(/\b(\d{2}):(\d{2})\b/, '11:$2')
    .replace(/\b(JUL|JULHO)\b/, 'AGO')
    .replace(/\bSETEMBRO\b/, 'OUTUBRO')
    .replace(/(?<![\d*.:])\d{5,}(?!\d)/g, (digits) =>
      digits.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10)),
    )
    .replace(/\b0(\d)\/(\d0|\d[46])\b/, (_, part: string, of: string) => `0${Number(part) + 1}/${of}`)

/** The same payment in another export, which cuts long texts. */
const cut = (memo: string) => (/ .{14,}\p{L}{5}$/u.test(memo) ? memo.slice(0, -2) : memo)

export interface MemoMeasure {
  memos: number
  /** Right guesses among the guesses. */
  precision: number
  /** Guesses among the memos. */
  coverage: number
  /** Guesses among the memos that can be told. */
  told: number
  /** Right ones a month later, when each wrong or missing one of a counterparty was corrected once. */
  nextMonth: number
  /** The same where the next month comes from an export that cuts long texts. */
  nextMonthCut: number
}

/** How well the dictionary guesses over memos that were written before it, or by somebody who didn't know it. */
export function measureMemos(set: string = MEMOS): MemoMeasure {
  const judged = read(set).map((memo) => ({ ...memo, got: categorize(memo)?.categoria ?? null }))
  const guessed = judged.filter(({ got }) => got !== null)
  const known = judged.filter(({ wanted }) => !wanted.includes(null))
  // What nobody can tell, the owner files somewhere once. A payment to nobody that is named teaches nothing.
  const truth = judged
    .filter(({ contraparte }) => contraparte !== null)
    .map((memo) => ({ ...memo, wanted: memo.wanted.map((category) => category ?? 'outras-despesas') }))
  const rules = new Map<string, RegraAprendida>()
  for (const memo of truth) {
    const { got, wanted } = memo
    if (got === null || !wanted.includes(got))
      rules.set(ruleKey(memo), { contraparte: '', categoria: wanted[0] ?? '', em: '2026-07-31' })
  }
  const rightLater = (form: (memo: string) => string) =>
    truth.filter(({ descricao, centavos, wanted }) =>
      wanted.includes(categorize(movement(form(descricao), centavos), rules)?.categoria ?? ''),
    ).length / truth.length
  return {
    memos: judged.length,
    precision: guessed.filter(({ got, wanted }) => wanted.includes(got)).length / guessed.length,
    coverage: guessed.length / judged.length,
    told: known.filter(({ got }) => got !== null).length / known.length,
    nextMonth: rightLater(nextMonth),
    nextMonthCut: rightLater((memo) => cut(nextMonth(memo))),
  }
}
