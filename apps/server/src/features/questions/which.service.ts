import { join } from '@norteia/engine/facts/fact-book'
import { categoriesById } from '@norteia/engine/ledger/types'
import { amountOf } from '@norteia/engine/metrics/amounts'
import { type Frame, frameOf } from '@norteia/engine/metrics/frame'
import { metricOf } from '@norteia/engine/metrics/metrics.data'
import { MOST_OPTIONS, spellingsOf } from '@norteia/engine/metrics/names'
import type { Reading } from '@norteia/engine/metrics/question'
import { whichDraft } from '@norteia/engine/metrics/refusals'
import { isPlainSum } from '@norteia/engine/metrics/shown/shown'
import { Told } from '@norteia/engine/metrics/told'
import type { Company } from '#src/platform/identity/company-access.ts'
import { holdsNothing } from './empty.service.ts'
import { type Deps, type Known, readFigures } from './figures.service.ts'
import type { LedgerAnswer } from './reckoned.service.ts'

type Which = Extract<Reading, { kind: 'which' }>

/** Of several who may be meant the one that ever moved money in that direction; undefined: none or more of them. */
export async function onlyMoved(
  deps: Deps,
  company: Company,
  known: Known,
  { frame, options, undirected }: Which,
): Promise<Frame | undefined> {
  const { hoje, primeiro, contrapartes } = known.context
  const flows = metricOf(frame.metrica).como.de === 'fluxo'
  if (undirected || !flows || !primeiro || options.length >= MOST_OPTIONS || frame.periodo === null) return undefined
  const moved: string[][] = []
  for (const { nome } of options) {
    const spellings = named(nome, contrapartes)
    const plain = frameOf(frame.metrica, {
      filtros: { ...frame.filtros, contrapartes: spellings },
      periodo: { de: primeiro, ate: hoje },
    })
    if (!holdsNothing(plain, await readFigures(deps, company, known, plain), known)) moved.push(spellings)
  }
  const [only] = moved
  return only && moved.length === 1
    ? { ...frame, opcoes: [], filtros: { ...frame.filtros, contrapartes: only } }
    : undefined
}

/** 'a cliente': the names were asked about before, and none stands in this question. */
function named(nome: string, contrapartes: readonly string[]): string[] {
  const found = spellingsOf(nome, contrapartes)
  return found.length === 0 ? [nome] : found
}

/** Asks back, with what each of them comes to where a sum of days is asked for. */
export async function whichOf(
  deps: Deps,
  company: Company,
  known: Known,
  { frame, word, options, undirected }: Which,
): Promise<LedgerAnswer> {
  const { context, contas } = known
  const flows = metricOf(frame.metrica).como.de === 'fluxo'
  const sum = flows && !undirected && frame.periodo !== null && isPlainSum(frame) && options.length < MOST_OPTIONS
  const names = { categorias: categoriesById(context.categorias), contas }
  const cents: number[] = []
  for (const { nome } of sum ? options : []) {
    const one = { ...frame, filtros: { ...frame.filtros, contrapartes: named(nome, context.contrapartes) } }
    cents.push(amountOf(one, (await readFigures(deps, company, known, one)).rows, names.categorias) ?? 0)
  }
  return {
    write: (book) => {
      const told = new Told(book, frame, names)
      const texts = cents.map((value, at) => {
        const fact = told.fact(options[at]!.nome, value, frame.periodo)
        return join([told.show(fact), ' ', told.when(frame.periodo!)])
      })
      return whichDraft(word, options, sum ? texts : undefined)
    },
    state: frame,
  }
}
