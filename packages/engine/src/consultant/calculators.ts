import { NOTHING_EXPECTED, SUM_METRIC } from '@norteia/contracts/agent'
import type { Fact } from '@norteia/contracts/analysis'
import { decapitalize, join, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact, ruleFact } from '#src/facts/figures.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { oncePerLine } from '#src/text/once-per-line.ts'
import { fold } from '#src/text/words.ts'
import { figure, fillSlots, knownSlots, LAND, placed, readSlots, saidNumbers } from './calculator-slots.ts'
import { CALCULATORS, type Calculator } from './calculators.data.ts'
import type { Known } from './company.ts'
import { COMPOSED_CALCULATOR } from './count-calculators.data.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { itemSum } from './item-sums.ts'
import { remembered, type SumMemory } from './memory.ts'
import { changeSlots, otherPeriod } from './slot-changes.ts'
import { asMeant } from './stories/asides.ts'
import { asksNoMoney, WHICH_NUMBER } from './sum-numbers.ts'

const MAX_CHARACTERS = 1_000

const TRIGGERS = new Map(CALCULATORS.map((calculator) => [calculator, oncePerLine(calculator.when)]))

/** What a calculator works with: numbers by slot, and how to say and keep what it found. */
export class Sheet {
  readonly known: Known
  readonly text: string
  readonly #values: ReadonlyMap<string, Fact>
  readonly #id: string
  readonly #made: Fact[] = []

  constructor(known: Known, id: string, text: string, values: ReadonlyMap<string, Fact>) {
    this.known = known
    this.text = text
    this.#id = id
    this.#values = values
  }

  has(slot: string): boolean {
    return this.#values.has(slot)
  }

  fact(slot: string): Fact {
    return this.#values.get(slot)!
  }

  value(slot: string): number {
    return Number(this.fact(slot).valor)
  }

  /** A figure of the question or of the company. */
  slot(slot: string): Mention {
    return this.show(this.fact(slot))
  }

  show(fact: Fact, text = figure(fact)): Mention {
    return this.known.book.mention(fact, text)
  }

  rule(id: string, rotulo: string, valor: number, text: string, unidade = ''): Mention {
    return this.show(ruleFact(`conta.${id}`, rotulo, valor, unidade), text)
  }

  benchmark(id: Parameters<typeof benchmarkFact>[0]): Fact {
    const fact = benchmarkFact(id)
    this.known.book.add(fact)
    return fact
  }

  /** A result: cents for money, two decimals for the rest. */
  result(id: string, rotulo: string, valor: number, unidade: string, formula: string, inputs: readonly Fact[]): Fact {
    for (const input of inputs) this.known.book.add(input)
    const made: Fact = {
      id: `conta.${this.#id}.${id}`,
      rotulo,
      valor: Math.round(valor * 100) / 100,
      unidade,
      tipo: inputs.some(({ tipo }) => tipo === 'estimado') ? 'estimado' : 'calculado',
      origem: 'Conta feita com os números da sua pergunta e da empresa',
      formula,
      entradas: inputs.map((input) => input.id),
    }
    this.#made.push(made)
    return made
  }

  /** The figures of the sum that share the unit of its result: given ones first, then found ones. */
  rows({ unidade }: Fact): Fact[] {
    return [...this.#values.values(), ...this.#made].filter((fact) => unitOf(fact.unidade) === unitOf(unidade))
  }
}

/** A month's money and money are one unit in a table. */
const unitOf = (unidade: string) => unidade.replace(/\/.*$/, '')

/** What a calculator found: the sentence, the sum as it was done, and what to do with it. */
export interface Worked {
  said: Text
  formula: Text
  next: Text
  /** The figure that was asked for. */
  result: Fact
}

/** A sum, or the question for a number that it lacks, and what to remember of it. */
export interface Sum {
  draft: Draft
  memory: SumMemory
  /** The figure that was asked for; null: a number is missing. */
  result: Fact | null
  /** Slots that the message itself filled. */
  said: readonly string[]
}

/** Numbers that mean the same in every sum: they needn't be said twice in a conversation. */
const LASTING = new Set(['faturamento', 'gastos', 'custo', 'preco', 'margem', 'fixos', 'salario', 'estoque', 'consumo'])

export const lastingNumbers = ({ values }: SumMemory): Record<string, number> =>
  Object.fromEntries(Object.entries(values).filter(([id]) => LASTING.has(id)))

const calculatorOf = (id: string) => CALCULATORS.find((calculator) => calculator.id === id)!

/** 'Tenho q vender' */
const SHORT_THAT = /(?<=\s)q(?=\s)/gi
/** Without a word that wants a figure, a number in a story asks for no sum: 'o cliente que era 40% da venda foi embora'. */
const WANTS_FIGURE =
  /\bquant|\bqua(?:l|is)\b|calcul|\bconta\b|compensa|\bvale\b|\bquero\b|\bprecis|\bse eu\b|contrat|tirar?\b|\bmei\b|\bta (?:bom|caro|barato)|\bdevo\b|\bposso\b|(?:\bsobr|lucr|margem|\bpreco)[^.]*\?/

/** 'A concorrente abriu a 200 metros e cobra 25, o que eu faço?' */
const ASKS_ADVICE = /\bo que (?:eu |que eu |a gente )?(?:faco|fazer|devo fazer)\b/
const ASKS_FIGURE = /\bquant|\bqua(?:l|is)\b|calcul|\bfatur|\bsobr/

/** `before`: numbers of the conversation, by slot. undefined: no sum is asked for. */
export function newSum(known: Known, asked: string, before: Readonly<Record<string, number>> = {}): Sum | undefined {
  const question = asMeant(asked.slice(0, MAX_CHARACTERS).replace(SHORT_THAT, 'que'))
  const text = fold(question)
  if (ASKS_ADVICE.test(text) && !ASKS_FIGURE.test(text)) return undefined
  for (const calculator of CALCULATORS) {
    const sum = calculator.whole && sumBy(known, calculator, { question, text, before })
    if (sum) return sum
  }
  const items = itemSum(known, question, text)
  if (items) {
    const calculator = calculatorOf(items.calculator)
    const said = [...items.values.keys()]
    const sum = settle(known, calculator, text, items.values, null, { said, added: items.added })
    if (sum) return surer(sum, composedOf(known, question, text))
  }
  for (const calculator of CALCULATORS) {
    const sum = calculator.whole ? undefined : sumBy(known, calculator, { question, text, before })
    if (!sum || calculator === COMPOSED_CALCULATOR) {
      if (sum) return sum
      continue
    }
    const found = surer(sum, composedOf(known, question, text))
    if (found.result?.unidade.startsWith('R$') && asksNoMoney(text)) continue
    if (!found.result || found !== sum || usesAll(sum, question)) return found
  }
  return undefined
}

interface Asking {
  question: string
  text: string
  before: Readonly<Record<string, number>>
}

/** The sum of one calculator; undefined: the question isn't for it. */
function sumBy(known: Known, calculator: Calculator, { question, text, before }: Asking): Sum | undefined {
  if (!TRIGGERS.get(calculator)!.test(text) || calculator.unless?.test(text)) return undefined
  const read = calculator.read?.(question)
  if (read === null) return undefined
  const { values, said, left, thousands } = read
    ? readSlots(known, calculator, read)
    : fillSlots(known, question, calculator, before)
  const needed = calculator.slots.filter(({ optional }) => !optional)
  // 'Tenho 2 funcionárias brigadas': a number that the sum can do without asks for no sum.
  const named = said.some((id) => needed.length === 0 || needed.some((slot) => slot.id === id))
  const repeats = said.length === 0 && needed.every(({ id }) => before[id] !== undefined)
  // A number that nothing explains could change the sum: no answer is better than a wrong one.
  if (left > 0 || (!named && !repeats && !calculator.asks?.test(text))) return undefined
  const sum = settle(known, calculator, text, values, said.length === 1 ? said[0]! : null, { said, thousands })
  return sum && (sum.result || (calculator.ask !== false && (said.length > 1 || WANTS_FIGURE.test(text))))
    ? sum
    : undefined
}

/** What is a number to the reader and none to her: the thirteenth salary, its third, a date. */
const NO_NUMBER =
  /\b13 ?(?:o\b|°|º)?(?= (?:d[aoe]|salario|terceiro)\b|\W*$)|\b1 ?\/ ?3\b|\bum terco\b|\b[oa]s outr[oa]s (?:2|dois|duas|3|tres)\b|\b(?:em|de|desde) 20[0-4]\d\b|\b\d{1,3}(?: ?[/x] ?\d{1,3})+\b/g

/** Of rooms only the days that were sold count. */
const ROOMS = /^\s*(?:quartos?|chales?|suites?|cabanas?|leitos?|apartamentos?|casas?)\b/

/** Whether each number of the question is in the sum: one that was passed over may change it. */
function usesAll({ memory: { values } }: Sum, question: string): boolean {
  const used = Object.values(values)
  const shares = Object.keys(values).filter((id) => /^parte\d/.test(id)).length
  return placed(fold(question).replace(NO_NUMBER, ' ')).every(
    ({ value, after }) =>
      LAND.test(after) ||
      ROOMS.test(after) ||
      value === shares ||
      used.some((one) => [1, 12, 1_000].some((scale) => Math.abs(one - value * scale) < ROUNDED)),
  )
}

function composedOf(known: Known, question: string, text: string): Sum | undefined {
  const read = COMPOSED_CALCULATOR.read!(question)
  if (!read) return undefined
  const { values, said } = readSlots(known, COMPOSED_CALCULATOR, read)
  return settle(known, COMPOSED_CALCULATOR, text, values, null, { said })
}

/** Where all the numbers have one result in the unit that is asked for, a sum that has another took one of them wrongly. */
function surer(sum: Sum, composed: Sum | undefined): Sum {
  if (!composed?.result) return sum
  const found = Math.abs(Number(composed.result.valor))
  const same =
    sum.result !== null &&
    sum.draft.dados?.linhas.some(({ valor }) => Math.abs(Math.abs(Number(valor)) - found) < ROUNDED)
  return same ? sum : composed
}

const ROUNDED = 0.02

/** Whether the question itself gives everything the sum needs. */
export const saysAll = ({ memory, said }: Sum) =>
  calculatorOf(memory.id).slots.every(({ id, optional }) => optional || said.includes(id))

export const hasNumber = (question: string) => placed(question.slice(0, MAX_CHARACTERS)).length > 0

/** The sum with these numbers, or the question for the first that is missing; undefined: they make no sum. */
function settle(
  known: Known,
  calculator: Calculator,
  words: string,
  values: ReadonlyMap<string, Fact>,
  newest: string | null,
  { said = [], ...told }: { said?: readonly string[] } & Aside = {},
): Sum | undefined {
  const memory = { id: calculator.id, values: saidNumbers(values), words: remembered(words), newest }
  const missing = calculator.slots.find(({ id, optional }) => !optional && !values.has(id))
  if (missing && !calculator.enough?.(values, words))
    return {
      draft: askDraft(calculator, missing.pergunta, calculator.soFar?.(new Sheet(known, calculator.id, words, values))),
      memory: { ...memory, missing: missing.id },
      result: null,
      said,
    }
  const sheet = new Sheet(known, calculator.id, words, values)
  const worked = calculator.work(sheet)
  return worked
    ? { draft: workedDraft(sheet, worked, told), memory: { ...memory, missing: null }, result: worked.result, said }
    : undefined
}

/** The last sum again, as it was. */
export const sameSum = (known: Known, { id, values, words, newest }: SumMemory): Sum | undefined =>
  settle(known, calculatorOf(id), words, knownSlots(known, calculatorOf(id), values), newest)

/** Words that change how a sum is done although they hold no number. */
const MODE = /\bsem juros?\b|\bjuros zero\b|\bao (?:ano|mes)\b/

/**
 * The last sum with what a follow-up changes. `loose`: nothing but the last sum can be meant, so a number's unit may
 * decide where it belongs. undefined: it changes nothing, or a number that could mean two.
 */
export function changedSum(known: Known, question: string, memory: SumMemory, loose: boolean): Sum | undefined {
  const calculator = calculatorOf(memory.id)
  const text = fold(question.slice(0, MAX_CHARACTERS))
  const changed = changeSlots(question.slice(0, MAX_CHARACTERS), calculator, memory, loose)
  if (!changed && !(loose && MODE.test(text) && placed(question).length === 0)) return undefined
  const numbers = changed?.numbers ?? memory.values
  const words = MODE.test(text) ? `${memory.words.replaceAll(new RegExp(MODE, 'g'), ' ')} ${text}` : memory.words
  return settle(known, calculator, words, knownSlots(known, calculator, numbers), changed?.newest ?? memory.newest)
}

/** One person more, or several, in a sum about hiring. */
export function oneMore(known: Known, text: string, memory: SumMemory): Sum | undefined {
  const more = /\bmais (um|uma|dois|duas|tres)\b/.exec(text)?.[1]
  if (memory.id !== 'contratar' || memory.missing || !more) return undefined
  const pessoas = (memory.values.pessoas ?? 1) + (more === 'tres' ? 3 : /^d/.test(more) ? 2 : 1)
  return sameSum(known, { ...memory, values: { ...memory.values, pessoas } })
}

/** She doesn't know the number that was asked for. */
export function unknownNumber(memory: SumMemory): Draft {
  const { slots } = calculatorOf(memory.id)
  const missing = slots.find(({ id }) => id === memory.missing)!
  const byPrice = missing.id === 'margem' && slots.some(({ id }) => id === 'preco')
  return {
    ...EMPTY_DRAFT,
    answer: byPrice
      ? say`Sem problema: a margem sai de dois números que você tem. Por quanto você vende a unidade, e quanto ela custa?`
      : say`Sem problema, mas sem esse número a conta não sai. Procure no extrato, nas notas ou no contrato do último mês, ou diga um valor por perto: ${decapitalize(missing.pergunta)}`,
  }
}

/** Why the last sum is done like this. */
export function sumReason(known: Known, memory: SumMemory): Draft | undefined {
  const calculator = calculatorOf(memory.id)
  const sum = sameSum(known, memory)
  if (!sum) return undefined
  if (!sum.result)
    return {
      ...sum.draft,
      answer: say`Pergunto porque a conta é esta: ${decapitalize(calculator.formula)} ${slotQuestion(calculator, memory)}`,
    }
  const { dados } = sum.draft
  return {
    ...sum.draft,
    answer: join(
      [
        say`A conta é esta: ${decapitalize(calculator.formula)}`,
        join(['Com os seus números: ', dados?.formula ?? '']),
        ...(calculator.porque ? [adviceText(known.book, calculator.porque)] : []),
      ],
      '\n\n',
    ),
  }
}

const slotQuestion = ({ slots }: Calculator, { missing }: SumMemory) =>
  slots.find(({ id }) => id === missing)?.pergunta ?? ''

/** What was asked for is told of another time: the days are asked for; undefined: it isn't. */
export function otherTime(question: string, memory: SumMemory): { draft: Draft; memory: SumMemory } | undefined {
  const [number, more] = placed(question)
  const periods = number && !more ? otherPeriod(question, memory) : null
  if (!periods || !number) return undefined
  const asked = periods.asked === 'semana' ? 'na semana' : 'no mês'
  const byDay = periods.said === 'dia' && calculatorOf(memory.id).slots.some(({ id }) => id === 'porDia')
  return byDay
    ? {
        draft: { ...EMPTY_DRAFT, answer: say`Quantos dias você trabalha ${asked}?` },
        memory: { ...memory, values: { ...memory.values, porDia: number.value }, missing: 'dias' },
      }
    : { draft: { ...EMPTY_DRAFT, answer: say`A conta pede quantos são ${asked}. Me diga só esse número.` }, memory }
}

/** Which of its numbers a follow-up means. */
export function whichNumber(memory: SumMemory): Draft {
  const names = calculatorOf(memory.id)
    .slots.filter(({ id }) => memory.values[id] !== undefined)
    .map(({ rotulo }) => decapitalize(rotulo))
  const [last, ...others] = names.reverse()
  return {
    ...EMPTY_DRAFT,
    answer: say`${WHICH_NUMBER}: ${others.length > 0 ? `${others.reverse().join(', ')} ou ${last}` : (last ?? '')}? Diga o nome e o valor novo.`,
  }
}

function askDraft({ formula }: Calculator, pergunta: string, soFar: Text | null = null): Draft {
  return {
    ...EMPTY_DRAFT,
    answer: say`${soFar ? say`${soFar}\n\n` : say``}Para fazer essa conta falta um número. ${pergunta}\n\nFórmula: ${decapitalize(formula)}`,
    timeline: say`Assim que você responder, faço a conta.`,
    investment: say`Nada a gastar por enquanto.`,
    roi: say`A conta vem depois da sua resposta.`,
  }
}

/** What is said beside a sum: what was added up for it, and what was supposed. */
interface Aside {
  added?: Text
  thousands?: boolean
}

function workedDraft(sheet: Sheet, worked: Worked, { added, thousands = false }: Aside): Draft {
  const { result, next } = worked
  const formula = added ? join([added, worked.formula]) : worked.formula
  const said = thousands ? say`Considerei os valores em milhares de reais. ${worked.said}` : worked.said
  return sumDraft(sheet, { said, next, result, unidade: unitOf(result.unidade), formula })
}

/** A sum as it is answered: what comes of it, its formula, and what to do next. */
export function sumDraft(
  sheet: Sheet,
  { said, next, result, unidade, formula }: { said: Text; next: Text; result: Fact; unidade: string; formula: Text },
): Draft {
  return {
    ...EMPTY_DRAFT,
    answer: join([said, join(['Conta: ', formula])], '\n\n'),
    actionSteps: [next],
    expectedResults: say`${NOTHING_EXPECTED.sum}`,
    timeline: say`A conta vale para os números de hoje: refaça quando um deles mudar.`,
    investment: say`Fazer a conta não custa nada.`,
    roi: say`O retorno depende da decisão que você tomar com este número.`,
    risks: [say`Números de memória enganam: confira com extrato, nota ou contrato antes de decidir.`],
    dados: {
      metrica: SUM_METRIC,
      periodo: null,
      filtros: {},
      valor: result,
      unidade,
      linhas: sheet.rows(result),
      formula,
    },
  }
}
