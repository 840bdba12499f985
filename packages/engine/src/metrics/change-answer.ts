import { join } from '#src/facts/fact-book.ts'
import type { Interval } from '#src/ledger/types.ts'
import { amountOf, type Change, changesByCategory } from './amounts.ts'
import { type Answerable, type Reply, rowsOf } from './answer.ts'
import { gapReply } from './mark-answer.ts'
import { isWhoseMover, movedMost, moverSentence } from './movers.ts'
import { plainName } from './names.ts'
import { ownersPay } from './owners-pay.ts'
import * as sentences from './sentences.ts'
import { clipped, plainText, type Told } from './told.ts'

/** One time beside another, and what made the difference. */

export function comparedReply(told: Told, input: Answerable, before: Interval): Reply {
  const { frame, figures } = input
  const { categorias } = told.names
  const days = frame.periodo!
  const now = amountOf(frame, figures.rows, categorias)
  const then = amountOf(frame, figures.before, categorias)
  if (now === null || then === null)
    return { sentences: [sentences.unknowable(told, now === null ? days : before)], valor: null, linhas: [] }
  if (input.assumed.includes('falta')) return gapReply(told, input, { now, then })
  const [nowFact, thenFact] = [
    told.fact(sentences.plainPeriod(days), now, days),
    told.fact(sentences.plainPeriod(before), then, before),
  ]
  const change = told.fact('Diferença', now - then, days, { tipo: 'calculado', formula: 'Um período menos o outro' })
  return {
    sentences: [
      sentences.compared(told, { now: nowFact, earlier: thenFact, change, days, before }),
      ...ownersPay(told, frame, [{ rows: figures.before }, { rows: figures.rows }]),
    ],
    valor: change,
    linhas: [thenFact, nowFact, change],
  }
}

export function whyReply(told: Told, input: Answerable, before: Interval): Reply {
  const { frame, figures } = input
  const { categorias } = told.names
  const days = frame.periodo!
  const now = amountOf(frame, figures.rows, categorias)
  const then = amountOf(frame, figures.before, categorias)
  if (now === null || then === null)
    return { sentences: [sentences.unknowable(told, now === null ? days : before)], valor: null, linhas: [] }
  if (isWhoseMover(frame)) return whoseReply(told, input, before)
  const several = frame.maiores !== null && new Set(frame.filtros.contrapartes.map(plainName)).size > 1
  const changes = several ? [...figures.changes] : changesByCategory(frame, figures.rows, figures.before, categorias)
  const facts = (list: readonly Change[], rest: string) => rowsOf(told, list, days, rest)
  const linhas = facts(changes, 'Outras categorias')
  const change = told.fact('Mudança', now - then, days, { tipo: 'calculado', formula: 'Soma das partes' })
  const [nowFact, thenFact] = [
    told.fact(sentences.plainPeriod(days), now, days),
    told.fact(sentences.plainPeriod(before), then, before),
  ]
  const left = now - then - figures.changes.reduce((sum, { valor }) => sum + valor, 0)
  const parties =
    figures.changes.length === 0
      ? []
      : [...figures.changes, ...(left === 0 ? [] : [{ nome: 'Outros e sem nome', valor: left }])]
  const whole = sentences.why(told, { now: nowFact, earlier: thenFact, change, days, before, linhas })
  const moved = frame.maiores === null ? undefined : movedMost(frame, changes)
  const mover =
    moved &&
    told.fact(clipped(moved.nome), moved.valor, days, { tipo: 'calculado', formula: 'Um período menos o outro' })
  return {
    sentences: frame.maiores === null ? [whole] : [moverSentence(told, frame, mover), whole],
    valor: mover ?? change,
    linhas,
    ...(parties.length > 0 && { again: sentences.parties(told, partyFacts(told, parties, days), change) }),
  }
}

const MOST_BESIDE = 3
/** 'qual fornecedor subiu mais': that one, and those that come after it in the same direction. */
function whoseReply(told: Told, { frame, figures }: Answerable, before: Interval): Reply {
  const days = frame.periodo!
  const same = figures.changes.filter(({ valor }) => (frame.menores ? valor < 0 : valor > 0))
  const [first, ...others] = same.map(({ nome, valor }) =>
    told.fact(clipped(nome), valor, days, { tipo: 'calculado', formula: 'Um período menos o outro' }),
  )
  if (!first) return { sentences: [moverSentence(told, frame, undefined)], valor: null, linhas: [] }
  const after = others.slice(0, MOST_BESIDE).map((fact) => join([plainText(fact.rotulo), ' (', told.signed(fact), ')']))
  return {
    sentences: [
      moverSentence(told, frame, first),
      join(['De ', told.period(before), ' para ', told.period(days), ', em ', sentences.bare(told), '.']),
      ...(after.length === 0 ? [] : [join(['Depois: ', join(after, ', '), '.'])]),
    ],
    valor: first,
    linhas: [first, ...others].map((fact) => told.row(fact)),
  }
}

const partyFacts = (told: Told, parties: readonly Change[], days: Interval) =>
  parties.map(({ nome, valor }) => told.fact(clipped(nome), valor, days))
