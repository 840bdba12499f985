import type { DraftData } from '#src/consultant/draft.ts'
import { reais } from '#src/ledger/spread.ts'
import type { Interval } from '#src/ledger/types.ts'
import { amountOf } from '#src/metrics/amounts.ts'
import type { Answerable } from '#src/metrics/answer.ts'
import { nameOf } from '#src/metrics/both-answer.ts'
import { type Frame, readFrame, readInterval, readSpoken, type Spoken } from '#src/metrics/frame.ts'
import { electedDays, electedOf, partsOf } from '#src/metrics/ranked-answer.ts'

/** What the answers of a conversation showed: 'os dois juntos', 'isso', 'o resto' speak of that. */

/** A part of a list, in its order. */
export interface ShownPart {
  nome: string
  valor: number
  quem: Spoken | null
  dias: Interval | null
}

export interface Shown {
  nome: string
  /** As the answer told it: reais, percent or how many. */
  valor: number
  unidade: string
  /** What was asked: a plain sum can be asked for anew, in other days or as a share. */
  frame: Frame
  /** Of a list its parts. */
  partes: ShownPart[]
  /** Reckoned: one figure less another, which is one of its kind; what several make together; anything else. */
  conta: Conta | null
  /** Of one movement its day. */
  dia?: string
}

const CONTAS = ['par', 'soma', 'outra'] as const
type Conta = (typeof CONTAS)[number]

export const MOST_SHOWN = 10
const MOST_PARTS = 8

/** Undefined parts of a kept state are forgotten. */
export function readShown(kept: unknown): Shown[] {
  const { mostrado } = (kept ?? {}) as { mostrado?: unknown }
  if (!Array.isArray(mostrado)) return []
  return mostrado.slice(0, MOST_SHOWN).flatMap((one) => readOne(one) ?? [])
}

function readOne(value: unknown): Shown | undefined {
  const { nome, valor, unidade, frame, partes, conta, dia } = (value ?? {}) as Partial<Record<keyof Shown, unknown>>
  const asked = readFrame(frame)
  const parts = Array.isArray(partes) ? partes.slice(0, MOST_PARTS).map(readPart) : []
  if (typeof nome !== 'string' || typeof valor !== 'number' || typeof unidade !== 'string' || !asked) return undefined
  if (parts.includes(undefined)) return undefined
  return {
    nome,
    valor,
    unidade,
    frame: asked,
    partes: parts as ShownPart[],
    conta: CONTAS.find((one) => one === conta) ?? null,
    ...(typeof dia === 'string' && { dia }),
  }
}

function readPart(value: unknown): ShownPart | undefined {
  const { nome, valor, quem, dias } = (value ?? {}) as Partial<Record<keyof ShownPart, unknown>>
  const [spoken, days] = [readSpoken(quem), readInterval(dias)]
  if (typeof nome !== 'string' || typeof valor !== 'number' || spoken === undefined || days === undefined)
    return undefined
  return { nome, valor, quem: spoken, dias: days }
}

/** What stands in memory after an answer, the newest first. */
export const remembered = (now: readonly Shown[], before: readonly Shown[]): Shown[] =>
  [...now, ...before].slice(0, MOST_SHOWN)

/** A frame by itself, without the conversation that it stood in. */
export const alone = (frame: Frame): Frame => ({
  ...frame,
  ...{ antes: [], postos: [], opcoes: [], eleito: null, quando: null, par: null, perdido: false },
})

export const isPlainSum = ({ dimensao, media, unico, contagem, sobre, comparacao, alvo, limiar, degrau }: Frame) =>
  !degrau && [dimensao, media, unico, contagem, sobre, comparacao, alvo, limiar].every((one) => one === null)

const PLAIN = {
  ...{ dimensao: null, maiores: null, menores: false, posicao: null, media: null, unico: null, contagem: null },
  ...{ comparacao: null, porque: false, sobre: null, alvo: null, limiar: null },
} as const
/** The sum of a part that an answer named: whose it is, or of which days. */
export function sumOfPart(frame: Frame, { quem, dias }: Pick<ShownPart, 'quem' | 'dias'>): Frame {
  const filtros = quem
    ? {
        ...frame.filtros,
        ...(quem.categorias.length > 0 && { categorias: quem.categorias }),
        ...(quem.contrapartes.length > 0 && { contrapartes: quem.contrapartes }),
      }
    : frame.filtros
  return { ...alone(frame), ...PLAIN, filtros, periodo: dias ?? frame.periodo, trechos: dias ? null : frame.trechos }
}

/** What an answer shows; of two times side by side both. */
export function shownOf(input: Omit<Answerable, 'assumed'>, dados: DraftData | undefined): Shown[] {
  const { frame } = input
  const { valor, linhas } = dados ?? { valor: null, linhas: [] }
  if (!valor || typeof valor.valor !== 'number') return []
  const asked = alone(frame)
  const name = nameOf(input)
  const one = (part: Partial<Shown>): Shown => ({
    ...{ nome: name, valor: Number(valor.valor), unidade: valor.unidade, frame: asked, partes: [], conta: null },
    ...part,
  })
  // Beside a usual month the month is what was asked for.
  if (frame.comparacao !== null && frame.media !== null)
    return linhas[0]
      ? [one({ valor: Number(linhas[0].valor), unidade: linhas[0].unidade, frame: { ...asked, ...PLAIN } })]
      : []
  if (frame.comparacao !== null && linhas.length > 1) {
    const [then, now] = linhas.map((row) => Number(row.valor))
    const plain = { ...asked, comparacao: null }
    const { unidade } = linhas[0]!
    return [
      one({ valor: now!, unidade, frame: plain }),
      one({ valor: then!, unidade, frame: { ...plain, periodo: frame.comparacao } }),
    ]
  }
  if (frame.porque) return []
  // Of a share its part is spoken of too.
  if (frame.sobre !== null) {
    const cents = amountOf({ ...frame, sobre: null }, input.figures.rows, input.names.categorias)
    if (cents === null) return []
    return [one({}), one({ valor: reais(cents), unidade: 'R$', frame: { ...asked, sobre: null } })]
  }
  // What is missing to a goal is nothing to reckon with, and neither is what was asked before it.
  if (frame.alvo !== null) return [one({ unidade: 'alvo' })]
  if (frame.unico !== null) return [oneMovement(input, one({ nome: valor.rotulo }), linhas)]
  if (frame.media !== null || frame.contagem !== null) return [one({})]
  const elected = { quem: electedOf(input), dias: electedDays(input) }
  if (elected.quem ?? elected.dias) return [one({ nome: valor.rotulo, frame: sumOfPart(frame, elected) })]
  if (frame.dimensao === null && frame.filtros.categorias.length < 2) return [one({})]
  const partes = partsOf(input, linhas).slice(0, MOST_PARTS)
  return [one({ partes, ...(frame.maiores !== null && { nome: partes.map(({ nome }) => nome).join(', ') }) })]
}

/** Both figures of a question on two, and what they make together. */
export function shownOfPair(
  inputs: readonly [Answerable, Answerable],
  drafts: readonly (DraftData | undefined)[],
  result: DraftData | undefined,
): Shown[] {
  const each = inputs.flatMap((input, at) => shownOf(input, drafts[at])).toReversed()
  const { valor, formula } = result ?? {}
  if (!valor || !formula || typeof valor.valor !== 'number' || valor.rotulo !== 'Diferença') return each
  const frame = alone(inputs[0].frame)
  return [{ nome: formula.text, valor: valor.valor, unidade: valor.unidade, frame, partes: [], conta: 'par' }, ...each]
}

function oneMovement({ frame, figures }: Omit<Answerable, 'assumed'>, one: Shown, linhas: DraftData['linhas']): Shown {
  const dia = figures.movements[(frame.posicao ?? 1) - 1]?.data
  return frame.maiores === null ? { ...one, ...(dia && { dia }) } : { ...one, partes: rowsOf(linhas) }
}

const rowsOf = (linhas: DraftData['linhas']): ShownPart[] =>
  linhas
    .slice(0, MOST_PARTS)
    .map(({ rotulo, valor }) => ({ nome: rotulo, valor: Number(valor), quem: null, dias: null }))

/** Each part as if it had been asked for by itself. */
export const partsShown = ({ frame, unidade, partes }: Shown): Shown[] =>
  partes.map((part) => ({
    ...{ nome: part.nome, valor: part.valor, unidade, partes: [], conta: null },
    frame: part.quem || part.dias ? sumOfPart(frame, part) : frame,
  }))

/** The list that was shown last, where nothing but its parts was told since. */
export function listBehind(shown: readonly Shown[]): Shown | undefined {
  const at = shown.findIndex(isList)
  const list = shown[at]
  return list && shown.slice(0, at).every((one) => list.partes.some((part) => isPart(one, part))) ? list : undefined
}

/** Whether a figure is of whom, what or when a part of a list is. */
export function isPart({ frame }: Shown, { quem, dias }: ShownPart): boolean {
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  if (dias) return same(frame.periodo, dias)
  if (!quem) return false
  const { contrapartes, categorias } = frame.filtros
  return quem.contrapartes.length > 0 ? same(contrapartes, quem.contrapartes) : same(categorias, quem.categorias)
}

export const isList = ({ partes }: Shown): boolean => partes.length > 1
