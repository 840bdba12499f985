import { type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import { quoteText } from '#src/problems/challenge.ts'
import { DEADLINES } from '#src/rules.ts'
import { fold } from '#src/text/words.ts'
import type { Candidate } from './candidates.ts'

/** Titles of steps that look back already. Folded. */
const CHECKS =
  /^(?:confira|compare|acompanhe|reveja|conte por|escreva (?:por|todo) mes|olhe (?:todo|por) mes|feche o mes|decida (?:com|pelo))/
const BEGINNING = 'Confira o resultado de “'

export const isCheck = (one: Candidate): boolean => CHECKS.test(fold(one.step.acao))

/** Characters of a title; less than the shortest tells nothing: 'Combine', 'Suba'. */
const LONGEST = 52
const SHORTEST = 24
const LEAST_TOLD = 12

/** The title up to where it explains itself. */
function shortened(title: string): string {
  const pauses = [...title.matchAll(/[:,;]/g)].map(({ index }) => index)
  const pause = pauses.find((at) => at >= LEAST_TOLD)
  const begun = pause === undefined ? title : title.slice(0, pause)
  if (begun.length <= LONGEST) return begun
  const ends = [...begun.matchAll(/ (?:e|antes|para|com) /g)].map(({ index }) => index)
  const end = ends.findLast((at) => at >= SHORTEST && at <= LONGEST)
  return end === undefined ? `${begun.slice(0, begun.lastIndexOf(' ', LONGEST))}…` : begun.slice(0, end)
}

const WORDS = [
  {
    asks: (promise: string) =>
      `Esse passo devia dar nisto: “${promise}” Escreva em uma linha como era antes e como está hoje e decida: continua assim, muda uma coisa ou para.`,
    brings: 'Você sabe o que ficou de pé do primeiro passo e o que ainda precisa mudar.',
  },
  {
    asks: (promise: string) =>
      `O que se esperava: “${promise}” Pergunte a quem participou o que ajudou e o que atrapalhou e fique só com a parte que funcionou.`,
    brings: 'O que funcionou vira costume, e o que não mexeu em nada sai da sua lista.',
  },
] as const

const [FIRST, SECOND, THIRD] = DEADLINES.first

/** Looks at what the first decision began, then what she asked for herself; without those that the plan holds. */
export function followUps(taken: readonly { day: number; candidate: Candidate }[]): Candidate[] {
  const at = (day: number) => taken.find((one) => one.day === day)?.candidate
  const hers = [at(SECOND), at(THIRD)].find((one) => one?.asked) ?? at(SECOND)
  return [at(FIRST), hers].flatMap((begun, index) => {
    if (!begun) return []
    const { asks, brings } = WORDS[index]!
    const acao = `${BEGINNING}${shortened(begun.step.acao)}”`
    if (taken.some(({ candidate }) => candidate.step.acao === acao)) return []
    return {
      ...begun,
      passo: 3,
      step: {
        acao,
        detalhes: asks(begun.step.resultado),
        custo: 'baixa' as const,
        resultado: brings,
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
      },
      // It only looks.
      phase: 'medir' as const,
      material: null,
      asked: null,
    }
  })
}

/** The look back at where all began: her own sentence belongs to it. */
export const looksBack = ({ step }: Pick<Candidate, 'step'>): boolean => step.resultado === WORDS[0].brings

/** Two looks back are two tasks, and one line of a report. */
export const isFirstLook = ({ step }: { step: { acao: string } }): boolean =>
  step.acao.startsWith(BEGINNING) && looksBack({ step } as Pick<Candidate, 'step'>)
export const looksAgain = ({ step }: { step: { acao: string } }): boolean =>
  step.acao.startsWith(BEGINNING) && !looksBack({ step } as Pick<Candidate, 'step'>)

/** Her own sentence of the beginning, to compare with; null: none to quote. */
export const recalled = (book: FactBook, quote: string): Text | null =>
  quote === '' ? null : say`No começo você escreveu: ${quoteText(book, quote)}.`
