import type { Fact } from '@norteia/contracts/analysis'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { type Ask, asksInTurn } from './asked-in-turn.ts'
import { figuresIn, numbersSaid, ROUNDED, ROUNDED_SHARE } from './asks-sum.ts'
import type { Memory } from './memory.ts'
import type { Told } from './sum-told.ts'

/** How one of the questions is told; `alone`: as the only one that is sure. */
type Tell = (question: string, memory: Memory) => Told | undefined

export interface Ways {
  /** The sum of a question as if it stood alone. */
  tell: Tell
  /** Whether its figure is also what was learned, with each of the numbers that it names itself; for the first question: whether no other is. */
  isSure: (ask: Ask, told: Told, first: boolean) => boolean
}

/** Several figures asked in one message, each by itself and told in turn where it is sure; undefined: not several; null: none is sure. */
export function toldInTurn(question: string, memory: Memory, { tell, isSure }: Ways): Told | null | undefined {
  const asks = asksInTurn(question)
  if (asks.length === 0) return undefined
  const all: { ask: Ask; read: Told | undefined; told: Told | undefined }[] = []
  for (const ask of asks) {
    const before = all.at(-1)?.told
    const read = ask.changes ? before && tell(ask.own, before.memory) : tell(ask.whole, memory)
    const sure = read?.draft.dados?.valor && (ask.changes || isSure(ask, read, all.length === 0))
    all.push({ ask, read, told: sure ? read : undefined })
  }
  // A reading of the whole message that comes to the first figure too, and says more, knew of the others.
  const whole = tell(question, memory)
  const first = all[0]!.read?.draft
  const figure = first?.dados?.valor
  const mixes = asks.slice(1).some(({ own }) => numbersSaid(own) > 0)
  const saysMore = () => whole!.draft.answer.text !== first!.answer.text || TELLS_BOTH.has(whole!.memory.sum?.id ?? '')
  if (whole && (figure ? holds(whole, figure) && saysMore() : !mixes)) return whole
  const answered = all.flatMap(({ told }) => told ?? [])
  if (answered.length === 0) return null
  return {
    draft: { ...answered[0]!.draft, answer: join(onlyOnce(all.map(textOf)), '\n\n') },
    memory: answered.at(-1)!.memory,
  }
}

/** What a person costs is told with what pays for it. */
const TELLS_BOTH: ReadonlySet<string> = new Set(['custo-de-quem-entra'])

/** Whether an answer names a figure too, things in whole ones. */
function holds({ draft: { answer } }: Told, { valor, unidade }: Fact): boolean {
  const meant = Math.abs(Number(valor))
  const scale = unidade === '%' ? ROUNDED_SHARE : ROUNDED
  const figures = figuresIn(answer.text.split('Conta: ')[0]!)
  return figures.some((figure) => Math.abs(figure - meant) < scale || figure === Math.ceil(meant))
}

const textOf = ({ ask, told }: { ask: Ask; told: Told | undefined }): Text =>
  told
    ? told.draft.answer
    : say`À outra pergunta, “${ask.own}”, não respondo por esta frase sem risco de errar: pergunte-a sozinha, dizendo o que é cada número dela.`

/** One sum may answer both questions. */
const onlyOnce = (texts: readonly Text[]): Text[] =>
  texts.filter(({ text }, n) => texts.findIndex((it) => it.text === text) === n)
