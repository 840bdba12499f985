import type { Fact } from '@norteia/contracts/analysis'
import { Sheet, sumDraft } from '#src/consultant/calculators.ts'
import type { Known } from '#src/consultant/company.ts'
import { MONEY } from '#src/consultant/composed/units.ts'
import { plainText } from '#src/consultant/flows/text.ts'
import type { Memory } from '#src/consultant/memory.ts'
import { added, type Found, found, over, said, times, without } from '#src/consultant/stories/expr.ts'
import type { Told } from '#src/consultant/sum-told.ts'
import { join, say } from '#src/facts/fact-book.ts'
import type { Estimate } from './estimate.ts'
import { type EstimateTurn, firstEstimate, nextEstimate } from './read.ts'

const NEXT = say`Escreva o orçamento com cada parte, o prazo e até quando ele vale, e confira se nenhum gasto ficou de fora.`

function sheetOf(known: Known, { estimate: { lines, cut }, times: parts, text }: EstimateTurn): Sheet {
  const facts = new Map<string, Fact>()
  const put = (slot: string, rotulo: string, valor: number | null | undefined, unidade: string): void => {
    if (valor == null) return
    const id = `orcamento.${slot}.${valor}`
    facts.set(slot, { id, rotulo, valor, unidade, tipo: 'informado', origem: 'O que você disse nesta conversa' })
  }
  for (const [n, { name, many, price }] of lines.entries()) {
    put(`${n}.many`, `Quantidade: ${name}`, many, '')
    put(`${n}.price`, many === undefined ? `Valor: ${name}` : `Preço de cada: ${name}`, price, 'R$')
  }
  put('cut', 'Desconto', cut, '%')
  put('times', 'Parcelas', parts, '')
  return new Sheet(known, `orcamento.${[...facts.values()].map(({ valor }) => valor).join('_')}`, text, facts)
}

function told(known: Known, turn: EstimateTurn, memory: Memory): Told {
  const sheet = sheetOf(known, turn)
  const made: Found[] = []
  const make = (id: string, label: string, amount: Parameters<typeof found>[4]): Found => {
    const one = found(sheet, id, label, 'R$', amount)
    made.push(one)
    return one
  }
  const parts = turn.estimate.lines.map(({ many, name }, n) =>
    many === undefined
      ? said(sheet, `${n}.price`)
      : make(`linha${n}`, `Tudo: ${name}`, times(said(sheet, `${n}.many`), said(sheet, `${n}.price`))).amount,
  )
  const whole = make('total', 'Orçamento', added(parts))
  const cut = turn.estimate.cut === undefined ? null : said(sheet, 'cut')
  const net = cut ? make('comdesconto', 'Orçamento com o desconto', without(whole.amount, cut)) : whole
  const each = turn.times === null ? null : make('parcela', 'Cada parcela', over(net.amount, said(sheet, 'times')))
  const last = each ?? net
  const off = cut ? say`com ${cut.text} de desconto em tudo` : say`sem desconto`
  const text = each
    ? say`São ${said(sheet, 'times').text} parcelas de ${each.shown}, sem juros: o orçamento de ${net.shown}, ${off}.`
    : cut
      ? say`O orçamento fica em ${net.shown}, ${off}: sem ele eram ${whole.shown}.`
      : say`O orçamento todo dá ${whole.shown}.`
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
      word: null,
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
  return estimate && told(known, { estimate, times: null, text: plainText(question) }, memory)
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
