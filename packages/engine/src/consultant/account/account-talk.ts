import { MAX_TALK, ROUNDED } from '#src/consultant/asks-sum.ts'
import type { Known } from '#src/consultant/company.ts'
import { MONEY } from '#src/consultant/composed/units.ts'
import type { Draft } from '#src/consultant/draft.ts'
import type { Quantity } from '#src/consultant/flows/quantity.ts'
import { amountOf, draftOf, sheetOf } from '#src/consultant/flows/tell.ts'
import type { Memory } from '#src/consultant/memory.ts'
import { eitherDraft } from '#src/consultant/other-answers.ts'
import { found } from '#src/consultant/stories/expr.ts'
import { WHICH_NUMBER } from '#src/consultant/sum-numbers.ts'
import type { Told } from '#src/consultant/sum-told.ts'
import { treeOf } from '#src/consultant/word-sums/told.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { type Account, accountOf, type Figure, MOST_FIGURES, nodeOf, worthOf } from './account.ts'
import type { Choice } from './choices.ts'
import { type Chosen, chosenFor } from './chosen.ts'
import { confirmedOf } from './confirmed.ts'
import { figureOf, pull } from './figures.ts'
import { listed } from './listed.ts'
import { waysOf } from './ways.ts'

const UNITS = { money: 'R$', count: '', share: '%' } as const
const TIME_WORDS = { dia: ' por dia', semana: ' por semana', mes: ' por mês', ano: ' por ano' } as const

function quantitiesOf({ leaves }: Figure, mark: string): Quantity[] {
  return leaves.map(({ value, kind }, n) => ({
    id: `${mark}${n + 1}`,
    kind,
    value,
    scale: 1,
    unit: {},
    way: null,
    share: null,
    label: '',
    clause: 0,
    sentence: 0,
    at: n,
    before: true,
  }))
}

const treeFor = (figure: Figure, mark: string) => {
  const all = quantitiesOf(figure, mark)
  return treeOf(nodeOf(figure), (slot) => all[slot]!, false)
}

/** So many things that pay for something are whole ones. */
const isOfThings = (figure: Figure): boolean => {
  const node = nodeOf(figure)
  return figure.kind === 'count' && !figure.unit && node.kind === 'product' && node.parts.some(({ up }) => !up)
}

/** A figure as it is told: beside which other, and whether what is told is how far they are apart. */
interface Next {
  told: Figure
  beside: Figure | null
  apart: boolean
  /** Only whole ones count. */
  whole: boolean
}

/** The figure that a follow-up comes to, and how far it is from the one before. */
function nextDraft(known: Known, { told, beside, apart, whole }: Next, question: string): Draft {
  const trees = [treeFor(told, 'n'), ...(beside ? [treeFor(beside, 'a')] : [])]
  const sheet = sheetOf(known, fold(question), trees)
  const figure = (id: string, name: string, { kind }: Figure, tree: (typeof trees)[number]) => {
    const amount = amountOf(sheet, tree)
    return found(sheet, id, name, UNITS[kind], kind === 'share' ? { ...amount, value: amount.value * 100 } : amount)
  }
  const exact = figure('resultado', 'Resultado', told, trees[0]!)
  const shown = exact.value < 0 ? say`−${exact.shown}` : say`${exact.shown}`
  const time = told.kind === 'money' && told.time ? TIME_WORDS[told.time] : ''
  const other = beside ? figure('antes', 'Antes', beside, trees[1]!) : null
  let answer: Text
  if (apart)
    answer = say`São ${exact.shown} a ${exact.value < 0 ? 'menos' : 'mais'}${time}${other ? say` do que os ${other.shown} de antes` : say``}.`
  else if ((whole || isOfThings(told)) && Math.abs(exact.value - Math.round(exact.value)) > 1e-6) {
    const up = Math.ceil(exact.value)
    const made = sheet.result('inteiros', 'Inteiros', up, '', `${exact.shown.text} em inteiros`, [exact.fact])
    answer = say`São ${sheet.show(made, String(up))}: a conta exata dá ${exact.shown}.`
  } else {
    const more = other && Math.abs(other.value - exact.value) > 0.005 ? say` Antes eram ${other.shown}.` : say``
    const left = told.kind === 'money' && told.gain && told.leaves.some((_, place) => pull(told, place) < 0)
    answer =
      left && exact.value < 0
        ? say`Faltam ${exact.shown}${time}: assim não se paga.${more}`
        : say`${left ? 'Sobram' : 'São'} ${shown}${time}${told.unit ? ` ${told.unit}` : ''}.${more}`
  }
  return draftOf(sheet, { answer, lines: other ? [other, exact] : [exact], result: exact }, {
    kind: told.kind,
    wish: 'income',
  } as Parameters<typeof draftOf>[2])
}

/** Whatever else read the sum before knows nothing of it as it is now. */
const carried = (memory: Memory): Memory => ({
  ...memory,
  focus: 'sum',
  sum: null,
  flow: null,
  sale: null,
  estimate: null,
  loan: null,
  choices: [],
})
const resultOf = (kind: Figure['kind'], value: number): Memory['result'] => ({
  kind,
  value: Math.round(value * 100) / 100,
  unit: kind === 'money' ? { [MONEY]: 1 } : {},
  wish: 'income',
})

const figureIn = ({ sum, ops }: Choice): Figure => ({
  ...figureOf({ ...sum, expr: '' }, sum.node, sum.leaves),
  how: ops.at(-1) ?? 'again',
})

/** Whether the change is of the very figure that is told, so that the one before stands beside it. */
const CHANGES = /^(?:set|more|less|leaf|double leaf|half|without)/
function nextOf({ figures }: Account, choice: Choice): Next {
  const told = figureIn(choice)
  const [last, only] = [choice.ops.at(-1) ?? '', choice.ops.length === 1]
  const apart = last.startsWith('apart')
  const base = figures[choice.base]!
  const beside = apart ? figures[choice.beside!]! : only && CHANGES.test(last) && base.kind === told.kind ? base : null
  return { told, beside, apart, whole: choice.whole }
}

/** From which share on it is told: alone, so many times likelier than any other, where another reading comes to the same, over the calculator that was told, or where that asks which number changes. */
const SURE = { alone: 0.55, led: 0.45, lead: 5, agreed: 0.15, over: 0.75, rival: 0.5, which: 0.8 } as const
/** It may be one of two; or surely it goes on from nothing. */
const ASKED = { least: 0.15, beside: 0.3, both: 0.4 } as const
/** Another reading that comes to what hardly may be meant is shown, to be checked. */
const HEARD = 0.03
const LEAVES = 0.5
const MOST_LEAVES = 20

/** What a message that may go on from the sum of the talk comes to. */
export interface FollowUp {
  /** Surely. */
  told: Told | null
  /** With what another reading comes to; `own`: of the same calculator or flow as the sum before. */
  beside(other: Told | undefined, own: boolean): Told | undefined
}

const figureTold = (told: Told | undefined): number | null =>
  told?.draft.dados?.valor ? Number(told.draft.dados.valor.valor) : null
const isSame = (value: number, { choice }: Chosen) =>
  Math.abs(Math.abs(value) - Math.abs(choice.value * (choice.sum.kind === 'share' ? 100 : 1))) < ROUNDED

/** 'Por quanto tenho que cobrar pra ficar igual antes?' asks no difference. */
const ASKS_PRICE =
  /\b(?:por|a) (?:quanto|qto|qnto) (?:[a-z]+ ){0,3}(?:cobr|vend)|\b(?:que|qual(?: o| seria o)?|quanto o) preco\b(?!.*\b(?:diferenca|a mais|a menos)\b)/

/** null: the talk keeps no sum. */
export function followUpOf(known: Known, question: string, memory: Memory): FollowUp | null {
  const { account } = memory
  if (!account || memory.focus !== 'sum') return null
  const { all, none } = chosenFor(account.figures, question.slice(0, MAX_TALK))
  const price = ASKS_PRICE.test(fold(question.slice(0, MAX_TALK)))
  const [first, second] = all.filter(
    ({ choice: { sum, ops } }) => sum.leaves.length <= MOST_LEAVES && !(price && ops.at(-1)?.startsWith('apart')),
  )
  if (!first) return null
  const agreedWith = (other: Told | undefined) => {
    const value = figureTold(other)
    return value === null ? undefined : all.find((one) => isSame(value, one))
  }
  const baseOf = ({ choice }: Chosen) => account.figures[choice.base]!.share
  const tellOf = (chosen: Chosen): Told => {
    const { choice } = chosen
    const share = baseOf(chosen)
    const figure = { ...figureIn(choice), ...(share !== undefined && { share: share * chosen.share }) }
    return goneOn(account, memory, nextDraft(known, nextOf(account, choice), question), figure)
  }
  // What goes on from what was asked takes the likeliest as hers.
  const ask = (other: Told, ...ways: readonly string[]): Told => {
    const likeliest = tellOf(first)
    const read = unsure(likeliest.memory.account, first.share * (baseOf(first) ?? 1))
    return {
      draft: eitherDraft([likeliest.draft, other.draft], { ways }),
      memory: { ...memory, choices: [], account: asking(read, [likeliest, withAccount(other, question, memory)]) },
    }
  }
  const sureness = first.share * (baseOf(first) ?? 1)
  const leads = sureness >= SURE.led && first.share >= SURE.lead * (second?.share ?? 0)
  const told = sureness >= SURE.alone || leads ? tellOf(first) : null
  return {
    told,
    beside(other, own) {
      const value = figureTold(other)
      const agreed = agreedWith(other)
      if (other && agreed && (agreed === first || !told) && agreed.share >= SURE.agreed)
        return named(tellOf(agreed), other)
      // A calculator that goes on is sure where what was learned may come to it too, or to nothing that is likely.
      if (other && value !== null && own && (agreed || first.share < SURE.rival) && sureness < SURE.over) return other
      if (other?.draft.answer.text.startsWith(WHICH_NUMBER) && sureness < SURE.which) return other
      if (told || none >= LEAVES) return told ?? other
      if (other && value !== null) {
        const heard = agreed !== undefined && agreed.share >= HEARD
        if (first.share >= (heard ? ASKED.beside : ASKED.least)) return ask(other)
        return heard ? other : { ...other, draft: eitherDraft([other.draft]) }
      }
      const both = first.share + (second?.share ?? 0)
      return second && first.share >= ASKED.least && both >= ASKED.both
        ? ask(tellOf(second), ...waysOf(first.choice, second.choice))
        : other
    },
  }
}

/** The account whose last figure she was asked about. */
export const unsure = (account: Account | null, share: number): Account | null =>
  account && { figures: account.figures.map((one, n) => (n === account.figures.length - 1 ? { ...one, share } : one)) }

/** The account of a question back, with what she may choose between; `asked`: as each would be told. */
export function asking(account: Account | null, asked: readonly Told[]): Account | null {
  const figures = asked.flatMap(({ memory }) => memory.account?.figures.at(-1) ?? [])
  return account && figures.length === asked.length ? { ...account, asked: figures } : account
}

/** 'A primeira', 'é isso': what she was asked about is hers. */
export function confirmedTold(known: Known, question: string, memory: Memory): Told | undefined {
  const { account } = memory
  const figure = memory.focus === 'sum' ? account?.asked?.[confirmedOf(question, account.asked.length)] : undefined
  if (!account || !figure) return undefined
  const { share: _, ...told } = figure
  const draft = nextDraft(known, { told, beside: null, apart: false, whole: false }, question)
  return goneOn({ figures: account.figures.slice(0, -1) }, memory, draft, told)
}

const goneOn = ({ figures }: Account, memory: Memory, draft: Draft, told: Figure): Told => ({
  draft,
  memory: {
    ...carried(memory),
    result: resultOf(told.kind, worthOf(told)),
    account: { figures: [...figures, told].slice(-MOST_FIGURES) },
  },
})

/** Amounts that are put together, each with its own words. */
export function listedTold(known: Known, question: string, memory: Memory, sum?: Told): Told | undefined {
  const told = sum?.draft.dados?.valor == null ? listed(question) : null
  if (!told || !(worthOf(told) > 0)) return undefined
  const draft = nextDraft(known, { told, beside: null, apart: false, whole: false }, question)
  return goneOn(memory.account ?? { figures: [] }, memory, draft, told)
}

/** The sum that an answer told, for what leans on it next. */
export function withAccount(told: Told, question: string, before: Memory): Told {
  if (told.memory.focus !== 'sum' || told.memory.account !== before.account) return told
  const account = accountOf(told.draft, question, before.focus === 'sum' ? before.account : null)
  // A figure that makes no tree is gone on from no further.
  return account || told.draft.dados?.valor != null ? { ...told, memory: { ...told.memory, account } } : told
}

/** Where another reading comes to the same, its own words say what it is of. */
const named = (account: Told, sum: Told): Told => ({
  ...sum,
  memory: { ...sum.memory, account: account.memory.account },
})
