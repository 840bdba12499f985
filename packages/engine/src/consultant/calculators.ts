import { SUM_METRIC } from '@norteia/contracts/agent'
import type { Fact } from '@norteia/contracts/analysis'
import { join, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact, ruleFact } from '#src/facts/figures.ts'
import { fold } from '#src/text/words.ts'
import { figure, fillSlots } from './calculator-slots.ts'
import { CALCULATORS, type Calculator } from './calculators.data.ts'
import type { Known } from './company.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'

const MAX_CHARACTERS = 1_000

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

/** The sum that a question asks for, a question for the first number that it lacks, or undefined: no sum is asked. */
export function calculatorDraft(known: Known, question: string): Draft | undefined {
  const text = fold(question.slice(0, MAX_CHARACTERS))
  for (const calculator of CALCULATORS) {
    if (!calculator.when.test(text) || calculator.unless?.test(text)) continue
    const { values, said, left } = fillSlots(known, question, calculator.slots, calculator.sharesScale === true)
    // A number that nothing explains could change the sum: no answer is better than a wrong one.
    if (said === 0 || left > 0) continue
    const missing = calculator.slots.find(({ id, optional }) => !optional && !values.has(id))
    if (missing && !calculator.enough?.(values, text)) {
      if (calculator.ask === false) continue
      return askDraft(calculator, missing.pergunta)
    }
    const sheet = new Sheet(known, calculator.id, text, values)
    const worked = calculator.work(sheet)
    if (worked) return workedDraft(sheet, worked)
  }
  return undefined
}

function askDraft({ formula }: Calculator, pergunta: string): Draft {
  return {
    ...EMPTY_DRAFT,
    answer: say`Para fazer essa conta falta um número. ${pergunta}`,
    expectedResults: say`${formula}`,
    timeline: say`Assim que você responder, faço a conta.`,
    investment: say`Nada a gastar por enquanto.`,
    roi: say`A conta vem depois da sua resposta.`,
  }
}

function workedDraft(sheet: Sheet, { result, said, formula, next }: Worked): Draft {
  return {
    ...EMPTY_DRAFT,
    answer: join([said, join(['Conta: ', formula])], '\n\n'),
    actionSteps: [next],
    expectedResults: say`Uma decisão com a conta na mão, antes de comprometer dinheiro.`,
    timeline: say`A conta vale para os números de hoje: refaça quando um deles mudar.`,
    investment: say`Fazer a conta não custa nada.`,
    roi: say`O retorno depende da decisão que você tomar com este número.`,
    risks: [say`Números de memória enganam: confira com extrato, nota ou contrato antes de decidir.`],
    dados: {
      metrica: SUM_METRIC,
      periodo: null,
      filtros: {},
      valor: result,
      unidade: unitOf(result.unidade),
      linhas: sheet.rows(result),
      formula,
    },
  }
}
