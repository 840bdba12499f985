import type { Fact } from '@norteia/contracts/analysis'
import { Sheet, sumDraft } from '#src/consultant/calculators.ts'
import type { Known } from '#src/consultant/company.ts'
import { MONEY } from '#src/consultant/composed/units.ts'
import { plainText } from '#src/consultant/flows/text.ts'
import type { Memory } from '#src/consultant/memory.ts'
import {
  type Amount,
  added,
  type Found,
  found,
  minus,
  over,
  partOf,
  said,
  times,
  without,
} from '#src/consultant/stories/expr.ts'
import type { Told } from '#src/consultant/sum-told.ts'
import { join, say } from '#src/facts/fact-book.ts'
import type { Estimate } from './estimate.ts'
import { type EstimateTurn, firstEstimate, nextEstimate } from './read.ts'

const NEXT = say`Escreva o orçamento com cada parte, o prazo e até quando ele vale, e confira se nenhum gasto ficou de fora.`

function sheetOf(known: Known, { estimate: { lines, cut }, times: parts, fee, text }: EstimateTurn): Sheet {
  const facts = new Map<string, Fact>()
  const put = (slot: string, rotulo: string, valor: number | null | undefined, unidade: string): void => {
    if (valor == null) return
    const id = `orcamento.${slot}.${valor}`
    facts.set(slot, { id, rotulo, valor, unidade, tipo: 'informado', origem: 'O que você disse nesta conversa' })
  }
  for (const [n, { name, many, price, cut: off }] of lines.entries()) {
    put(`${n}.many`, `Quantidade: ${name}`, many, '')
    put(`${n}.price`, many === undefined ? `Valor: ${name}` : `Preço de cada: ${name}`, price, 'R$')
    put(`${n}.cut`, `Desconto: ${name}`, off, '%')
  }
  put('cut', 'Desconto', cut, '%')
  put('times', 'Parcelas', parts, '')
  put('fee', 'Taxa do cartão', fee, '%')
  return new Sheet(known, `orcamento.${[...facts.values()].map(({ valor }) => valor).join('_')}`, text, facts)
}

type Make = (id: string, label: string, amount: Amount) => Found

/** What each line comes to, and what is taken off of one alone. */
function partsOf(sheet: Sheet, { lines }: Estimate, make: Make): { parts: Amount[]; off: Found[] } {
  const off: Found[] = []
  const parts = lines.map(({ many, name, cut }, n) => {
    const whole =
      many === undefined
        ? said(sheet, `${n}.price`)
        : make(`linha${n}`, `Tudo: ${name}`, times(said(sheet, `${n}.many`), said(sheet, `${n}.price`))).amount
    if (cut === undefined) return whole
    off.push(make(`desconto${n}`, `Desconto: ${name}`, partOf(whole, said(sheet, `${n}.cut`))))
    return make(`menos${n}`, `${name} com o desconto`, minus(whole, off.at(-1)!.amount)).amount
  })
  return { parts, off }
}

/** The whole, what is left after a discount, each part of it and what a card leaves of it. */
function worked(sheet: Sheet, { estimate, times: many, fee }: EstimateTurn) {
  const made: Found[] = []
  const make: Make = (id, label, amount) => {
    const one = found(sheet, id, label, 'R$', amount)
    made.push(one)
    return one
  }
  const { parts, off } = partsOf(sheet, estimate, make)
  const whole = make('total', 'Orçamento', added(parts))
  const cut = estimate.cut === undefined ? null : said(sheet, 'cut')
  const net = cut ? make('comdesconto', 'Orçamento com o desconto', without(whole.amount, cut)) : whole
  const each = many === null ? null : make('parcela', 'Cada parcela', over(net.amount, said(sheet, 'times')))
  const taken = fee === null ? null : make('taxa', 'A taxa leva', partOf(net.amount, said(sheet, 'fee')))
  const kept = taken && make('recebe', 'O que você recebe', minus(net.amount, taken.amount))
  const less = cut
    ? say`com ${cut.text} de desconto em tudo`
    : off[0]
      ? say`já com ${off[0].shown} de desconto`
      : say`sem desconto`
  const first = each
    ? say`São ${said(sheet, 'times').text} parcelas de ${each.shown}, sem juros: o orçamento de ${net.shown}, ${less}.`
    : cut
      ? say`O orçamento fica em ${net.shown}, ${less}: sem ele eram ${whole.shown}.`
      : off[0]
        ? say`O orçamento fica em ${net.shown}, ${less}.`
        : say`O orçamento todo dá ${net.shown}.`
  const text = kept
    ? say`${first} A taxa de ${said(sheet, 'fee').text} leva ${taken.shown} e você recebe ${kept.shown}.`
    : first
  return { text, made, last: kept ?? each ?? net, whole: net }
}

function told(known: Known, turn: EstimateTurn, memory: Memory): Told {
  const sheet = sheetOf(known, turn)
  const { text, made, last } = worked(sheet, turn)
  const formula = say`${join(
    made.map(({ line }) => line),
    '; ',
  )}.`
  return {
    draft: sumDraft(sheet, { said: text, next: NEXT, result: last.fact, unidade: 'R$', formula }),
    memory: {
      ...memory,
      focus: 'sum',
      sum: null,
      flow: null,
      sale: null,
      estimate: { ...turn.estimate },
      result: { kind: 'money', value: Math.round(last.value * 100) / 100, unit: { [MONEY]: 1 }, wish: 'income' },
      choices: [],
    },
  }
}

/** What lines of an estimate come to together. */
export function firstEstimateTold(known: Known, question: string, memory: Memory): Told | null {
  const estimate = firstEstimate(question)
  return estimate && told(known, { estimate, times: null, fee: null, text: plainText(question) }, memory)
}

const MOST_WORDS = 60
/** One of its numbers changes, all of it gets cheaper, or it is paid in parts. */
export function nextEstimateTold(known: Known, question: string, memory: Memory): Told | null {
  const { estimate, focus } = memory
  if (!estimate || focus !== 'sum' || question.split(/\s+/).length > MOST_WORDS) return null
  const turn = nextEstimate(question, estimate)
  return turn && told(known, turn, memory)
}

/** A part of an estimate is taken off or added, and of what, nothing says: no other amount is meant. */
export const isPartOfEstimate = (question: string, { estimate, focus }: Memory): boolean =>
  focus === 'sum' && estimate !== null && /\bdesconto|\bquanto|\bfica/i.test(question) && /\d ?%/.test(question)

/** Another sum's numbers take the place of an estimate. */
export const withEstimate = (told: Told, question: string, before: Estimate | null): Told =>
  before === null || told.memory.estimate !== before || !/\d/.test(question)
    ? told
    : { ...told, memory: { ...told.memory, estimate: null } }
