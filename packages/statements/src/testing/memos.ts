import { categorize, type RegraAprendida, ruleKey } from '#src/categories/categorize.ts'
import { readMemo } from '#src/memo.ts'
import { MEMOS } from './memos.data.ts'

interface Memo {
  descricao: string
  centavos: number
  contraparte: string | null
  categoria: null
  /** Null: nobody can tell. */
  wanted: string | null
}

function memos(): Memo[] {
  return MEMOS.trim()
    .split('\n')
    .map((line) => {
      const [text = '', wanted = ''] = line.split(' => ')
      const descricao = text.slice(2)
      const centavos = text.startsWith('+') ? 1000 : -1000
      const { contraparte } = readMemo(descricao)
      return { descricao, centavos, contraparte, categoria: null, wanted: wanted === '?' ? null : wanted }
    })
}

/** The same payment a month later: other dates and numbers. */
const nextMonth = (memo: string) =>
  memo
    .replaceAll('07/2026', '08/2026')
    .replaceAll('06/2026', '07/2026')
    .replace(/\b(JUL|JULHO)\b/, 'AGO')
    .replace(/(?<![\d*])\d{5,}(?!\d)/g, (digits) => digits.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10)))
    .replace(/\b0?5\/(10|36)\b/, '06/$1')

export interface MemoMeasure {
  memos: number
  /** Right guesses among the guesses. */
  precision: number
  /** Guesses among the memos. */
  coverage: number
  /** Right ones a month later, when each wrong or missing one was corrected once. */
  nextMonth: number
}

/** How well the dictionary guesses, over memos that were written before it. */
export function measureMemos(): MemoMeasure {
  const judged = memos().map((memo) => ({ ...memo, got: categorize(memo)?.categoria ?? null }))
  const guessed = judged.filter(({ got }) => got !== null)
  const right = guessed.filter(({ got, wanted }) => got === wanted)
  // What nobody can tell, the owner files somewhere once.
  const truth = judged.map((memo) => ({ ...memo, wanted: memo.wanted ?? 'outras-despesas' }))
  const rules = new Map<string, RegraAprendida>()
  for (const memo of truth) {
    const { got, wanted } = memo
    if (got !== wanted) rules.set(ruleKey(memo), { contraparte: '', categoria: wanted, em: '2026-07-31' })
  }
  const later = truth.filter(({ descricao, centavos, wanted }) => {
    const next = nextMonth(descricao)
    const { contraparte } = readMemo(next)
    return categorize({ descricao: next, centavos, contraparte, categoria: null }, rules)?.categoria === wanted
  })
  return {
    memos: judged.length,
    precision: right.length / guessed.length,
    coverage: guessed.length / judged.length,
    nextMonth: later.length / truth.length,
  }
}
