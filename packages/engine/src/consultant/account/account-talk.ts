import { MAX_TALK, ROUNDED } from '#src/consultant/asks-sum.ts'
import type { Known } from '#src/consultant/company.ts'
import { MONEY } from '#src/consultant/composed/units.ts'
import type { Draft } from '#src/consultant/draft.ts'
import type { Quantity } from '#src/consultant/flows/quantity.ts'
import { amountOf, draftOf, sheetOf } from '#src/consultant/flows/tell.ts'
import type { Memory } from '#src/consultant/memory.ts'
import { found } from '#src/consultant/stories/expr.ts'
import type { Told } from '#src/consultant/sum-told.ts'
import { treeOf } from '#src/consultant/word-sums/told.ts'
import { say, type Text } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { type Account, accountOf, type Figure, nodeOf, worthOf } from './account.ts'
import { pull } from './figures.ts'
import { followed, type Next } from './follow.ts'
import { listed } from './listed.ts'

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
  word: null,
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

/** What goes on from the sum that the talk keeps; undefined: nothing surely does. */
export function accountTold(known: Known, question: string, memory: Memory): Told | undefined {
  const { account } = memory
  if (!account || memory.focus !== 'sum') return undefined
  const next = followed(account, question.slice(0, MAX_TALK))
  if (!next || !isPlausible(next, account)) return undefined
  const value = worthOf(next.told)
  return {
    draft: nextDraft(known, next, question),
    memory: {
      ...carried(memory),
      result: resultOf(next.told.kind, value),
      account: {
        ...account,
        now: next.now,
        told: next.beside && !next.apart ? next.now : next.told,
        aside: next.apart,
        newest: next.newest,
        past: next.now === account.now ? account.past : [...account.past, account.now].slice(-4),
      },
    },
  }
}

/** Amounts that are put together, each with its own words. */
export function listedTold(known: Known, question: string, memory: Memory, sum?: Told): Told | undefined {
  const account = sum?.draft.dados?.valor == null ? listed(question) : null
  if (!account || !(worthOf(account.now) > 0)) return undefined
  const value = worthOf(account.now)
  const next = { now: account.now, told: account.now, beside: null, apart: false, newest: null, whole: false }
  const draft = nextDraft(known, next, question)
  return { draft, memory: { ...carried(memory), result: resultOf(account.now.kind, value), account } }
}

const MOST_TIMES = 3_000
/** No sum of an owner comes to nothing, or to thousands of times what it was. */
function isPlausible({ told }: Next, account: Account): boolean {
  const [value, before] = [worthOf(told), worthOf(account.now)]
  if (!Number.isFinite(value) || value === 0 || told.leaves.length > 20) return false
  if (told.kind === 'money' && Math.abs(value) > Math.max(Math.abs(before), 1) * MOST_TIMES) return false
  return told.kind !== 'count' || told.kind !== account.now.kind || (value > 0 && value < before * 1_000)
}

/** The sum that an answer told, for what leans on it next. */
export function withAccount(told: Told, question: string, before: Memory): Told {
  if (told.memory.focus !== 'sum' || told.memory.account !== before.account) return told
  const account = accountOf(told.draft, question, before.focus === 'sum' ? before.account : null)
  if (account) return { ...told, memory: { ...told.memory, account } }
  return told.draft.dados?.valor == null || before.account === null
    ? told
    : { ...told, memory: { ...told.memory, account: null } }
}

/** Where another reading comes to the same, its own words say what it is of. */
export const named = (account: Told, sum: Told | undefined): Told => {
  const [one, other] = [account, sum].map((told) => told?.draft.dados?.valor?.valor)
  const same = one != null && other != null && Math.abs(Number(one) - Number(other)) < ROUNDED
  return sum && same ? { ...sum, memory: { ...sum.memory, account: account.memory.account } } : account
}
