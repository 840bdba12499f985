import type { Fact } from '@norteia/contracts/analysis'
import { stem } from '#src/text/stem.ts'
import { canonical } from './canonical.ts'
import { isFreeWords } from './free-words.ts'
import { MEASURES } from './measures.data.ts'
import { CARDINALS } from './number-words.data.ts'
import { type SpokenNumber, spokenNumbers } from './numbers.ts'

/** What a fact's figure is called, as far as a sentence must say it. */
export interface FactLabel {
  fact: Fact
  /** Measures of the label's first words, such as 'faturamento'. */
  heads: ReadonlySet<string>
  /** Stems of its complement: 'folha' in 'Custo: folha'. */
  complement: ReadonlySet<string>
  /** The complement is asked for: another fact has the same head. */
  ambiguous: boolean
  /** Every measure and every stem of the label. */
  measures: ReadonlySet<string>
  stems: ReadonlySet<string>
  words: ReadonlySet<string>
  /** Keys of its words without articles and prepositions, which distinguish it from other labels. */
  distinguishing: readonly string[]
  /** The owner's free words: they say nothing but in quotation marks. */
  freeWords: boolean
  /** A question's label: any of its words will do. */
  question: boolean
  /** Month that it is of, as in `monthIndex`; null: of none. */
  month: number | null
  end: 'min' | 'max' | null
  forecast: boolean
  period: string | null
  /** Amounts in the label and, for an answer in words, in the value. */
  quoted: SpokenNumber[]
}

const STOP = new Set(
  'a o as os um uma de da do das dos em na no nas nos e que para por com se mais menos como ao aos qual quais quanto quantos quantas parte total mensal medio media estimado estimada declarado declarados informado informados plano depois sobre feito sao esta cada seu sua suas seus empresa mes meses dias'.split(
    ' ',
  ),
)

const SMALL = new Set('a o as os de da do das dos em no na nos nas e para por com se um uma que ao aos'.split(' '))

/** Measures that a folded word denotes; empty: none. */
export const measuresOf = (word: string): string[] =>
  MEASURES.flatMap(([name, pattern]) => (pattern.test(word) ? [name] : []))

const wordsOf = (plain: string) => plain.match(/[a-z]+/g) ?? []
const stemsOf = (plain: string) =>
  wordsOf(plain).flatMap((word) => (STOP.has(word) || Object.hasOwn(CARDINALS, word) ? [] : [stem(word)]))

const CONNECTOR = / (?:ate|de|da|do|das|dos|por|para|sobre|em|no|na|nos|nas)(?= )|[:,]/

function labelOf(fact: Fact): FactLabel {
  const read = canonical(fact.rotulo)
  const plain = read.plain.replace(/\(.*?\)/g, '')
  const question = plain.includes('?')
  const cut = question ? -1 : plain.search(CONNECTOR)
  const head = cut < 0 ? plain : plain.slice(0, cut)
  const rest = cut < 0 ? '' : plain.slice(cut)
  const text = typeof fact.valor === 'string' ? canonical(fact.valor) : null
  const dates = spokenNumbers(read)
  return {
    fact,
    heads: new Set(wordsOf(head).flatMap(measuresOf)),
    complement: new Set(stemsOf(rest)),
    ambiguous: false,
    measures: new Set(wordsOf(plain).flatMap(measuresOf)),
    words: new Set(wordsOf(plain)),
    distinguishing: [
      ...new Set(
        wordsOf(plain)
          .filter((word) => !SMALL.has(word))
          .map(keyOf),
      ),
    ],
    stems: new Set([...stemsOf(plain), ...(text ? stemsOf(text.plain) : [])]),
    freeWords: isFreeWords(fact),
    question: question || text !== null,
    month: dates.find(({ unit }) => unit === 'data')?.value ?? null,
    end: /minim|menor/.test(plain) ? 'min' : /maxim|maior/.test(plain) && !question ? 'max' : null,
    forecast: plain.includes('previst'),
    period:
      fact.unidade.includes('/mês') || /mensal/.test(plain) ? 'mes' : /doze meses|\bano/.test(plain) ? 'ano' : null,
    quoted: [...(text ? spokenNumbers(text) : []), ...dates],
  }
}

/** The labels of all facts; labels with a shared head must be distinguished by their complement. */
export function labelsOf(facts: readonly Fact[]): FactLabel[] {
  const labels = facts.map(labelOf)
  const byHead = new Map<string, Set<Fact['valor']>>()
  for (const { heads, fact } of labels)
    for (const head of heads) byHead.set(head, (byHead.get(head) ?? new Set()).add(fact.valor))
  return labels.map((label) => ({
    ...label,
    ambiguous:
      label.month === null && label.complement.size > 0 && [...label.heads].some((head) => byHead.get(head)!.size > 1),
  }))
}

/** Whether a word belongs to the label's subject. */
export const belongs = (label: FactLabel, word: string): boolean =>
  label.stems.has(stem(word)) || measuresOf(word).some((measure) => label.measures.has(measure))

/** Heads that a sentence may leave out: 'Finanças: 51', 'cada pessoa gera …', 'o aluguel custa …'. */
const GENERAL_HEADS: ReadonlySet<string> = new Set(['nota', 'custo', 'faturamento', 'prazo'])

/** Whether these words identify the fact; `said`: how many further words of it are part of the figure itself. */
export function names(label: FactLabel, words: readonly string[], said = 0): boolean {
  if (label.question) {
    const hits = new Set(words.filter((word) => belongs(label, word)).map(stem)).size
    return hits + said >= Math.min(2, label.stems.size)
  }
  const complement = words.some((word) => label.complement.has(stem(word)))
  const head =
    label.heads.size === 0
      ? words.some((word) => label.stems.has(stem(word)))
      : words.some((word) => measuresOf(word).some((measure) => label.heads.has(measure)))
  const general = [...label.heads].some((measure) => GENERAL_HEADS.has(measure))
  return label.ambiguous ? complement && (head || general) : head || (general && complement)
}

/** A word as labels are compared by it: its measure, else its stem. */
const keyOf = (word: string): string => measuresOf(word)[0] ?? stem(word)

/** How well words call a fact by its label: how many of its words they hold, and what share of them. */
export function likeness(label: FactLabel, words: readonly string[]): { held: number; share: number } {
  const said = new Set(words.map(keyOf))
  const held = label.distinguishing.filter((key) => said.has(key)).length
  return { held, share: held / Math.max(1, label.distinguishing.length) }
}
