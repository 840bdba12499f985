import type { FactField } from '@norteia/contracts/agent'
import type { Fact, FactReference } from '@norteia/contracts/analysis'

/** A figure as written in a sentence: its words and the fact behind it. */
export interface Mention {
  text: string
  fact: string
}

interface Span {
  inicio: number
  fim: number
  fato: string
}

/** A sentence that still knows which of its characters are facts. */
export interface Text {
  text: string
  spans: Span[]
}

type Part = string | Mention | Text

/** Puts mentions and texts together; plain strings must hold no digits. */
export function join(parts: readonly Part[], separator = ''): Text {
  const spans: Span[] = []
  let text = ''
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i]!
    if (i > 0) text += separator
    const start = text.length
    if (typeof part === 'string') text += part
    else {
      text += part.text
      if ('fact' in part) spans.push({ inicio: start, fim: text.length, fato: part.fact })
      else
        for (const { inicio, fim, fato } of part.spans) spans.push({ inicio: inicio + start, fim: fim + start, fato })
    }
  }
  return { text, spans }
}

/** Template tag: say`A nota é ${score}.` */
export function say(strings: TemplateStringsArray, ...values: Part[]): Text {
  const parts: Part[] = []
  for (let i = 0; i < strings.length; i++) {
    if (strings[i] !== '') parts.push(strings[i]!)
    if (i < values.length) parts.push(values[i]!)
  }
  return join(parts)
}

export const NOTHING: Text = { text: '', spans: [] }

/** A part of a text with the facts that stand in it. */
export const partOf = ({ text, spans }: Text, from: number, to = text.length): Text => ({
  text: text.slice(from, to),
  spans: spans
    .filter(({ inicio, fim }) => inicio >= from && fim <= to)
    .map((span) => ({ ...span, inicio: span.inicio - from, fim: span.fim - from })),
})

/** First letter in upper case. */
export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** 'é' or 'são', as the name asks: 'são as glosas' */
export const is = (nome: string) => (/^[oa]s /.test(nome) ? 'são' : 'é')

/** 'o giro' → 'pelo giro' */
export const por = (nome: string) => nome.replace(/^([oa]s?) /, 'pel$1 ')

/** The same for a text, whose facts stay where they are. */
export const capitalizeText = ({ text, spans }: Text): Text => ({ text: capitalize(text), spans })
/** A figure keeps the 'R$' that it begins with. */
export const decapitalizeText = (of: Text): Text =>
  of.spans.some(({ inicio }) => inicio === 0) ? of : { text: decapitalize(of.text), spans: of.spans }
/** Names keep their capital wherever they stand. */
const NAMES =
  /^(?:Código de Defesa|Conselho Regional|Procon|Sebrae|Senac|Senar|Emater|Sine|Consumidor\.gov|Pix|Simples|WhatsApp|Google|Instagram)(?!\p{L})/u
/** First letter in lower case, unless the word is an acronym or a name. */
export const decapitalize = (text: string) =>
  /^\p{Lu}{2}/u.test(text) || NAMES.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

const DISH = 'prato'
/** Quotes stay as they were said. */
const DISHES = /“[^”]*”|(?<!\p{L})(p)rato(s?)(?!\p{L})/giu

/** 'Pratos' as the trade calls them; the figures move with their words. */
function inWordsOf(dish: string, { text, spans }: Text): Text {
  const shifts: { from: number; by: number }[] = []
  const replaced = text.replace(DISHES, (found, initial: string | undefined, plural: string, at: number) => {
    if (initial === undefined) return found
    const word = `${initial === 'P' ? capitalize(dish) : dish}${plural}`
    shifts.push({ from: at, by: word.length - found.length })
    return word
  })
  const moved = (place: number) => shifts.reduce((sum, { from, by }) => (from < place ? sum + by : sum), place)
  return { text: replaced, spans: spans.map((span) => ({ ...span, inicio: moved(span.inicio), fim: moved(span.fim) })) }
}

/** The facts of one analysis, and where its texts use them. */
export class FactBook {
  readonly #facts = new Map<string, Fact>()
  readonly #references: FactReference[] = []
  #dish = DISH

  /** Keeps the first fact of an id. */
  add(fact: Fact): string {
    if (!this.#facts.has(fact.id)) this.#facts.set(fact.id, fact)
    return fact.id
  }

  has(id: string): boolean {
    return this.#facts.has(id)
  }

  valueOf(id: string): number | string | undefined {
    return this.#facts.get(id)?.valor
  }

  /** Some facts and all that they were computed from. */
  factsBehind(ids: readonly string[]): Fact[] {
    const seen = new Set<string>()
    const open = [...ids]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (seen.has(id)) continue
      seen.add(id)
      open.push(...(this.#facts.get(id)?.entradas ?? []))
    }
    return [...seen].flatMap((id) => this.#facts.get(id) ?? [])
  }

  /** The values of some facts and of all that they were computed from. */
  valuesBehind(ids: readonly string[]): ReadonlySet<number> {
    return new Set(this.factsBehind(ids).flatMap(({ valor }) => (typeof valor === 'number' ? [valor] : [])))
  }

  /** `text` as written in the sentence, backed by `fact`. */
  mention(fact: Fact, text: string): Mention {
    return { text, fact: this.add(fact) }
  }

  /** From now on texts say what this trade makes instead of 'prato'. */
  speakOf(dish: string): void {
    this.#dish = dish
  }

  /** Advice without figures in the words of the trade. */
  inOwnWords(text: string): string {
    return this.#fitted({ text, spans: [] }).text
  }

  #fitted(text: Text): Text {
    return this.#dish === DISH ? text : inWordsOf(this.#dish, text)
  }

  /** Stores the places of a text's facts under its path and returns the plain string. */
  write(campo: FactField, written: Text): string {
    // The owner's sentence, which has no quotation marks there.
    const text = campo.endsWith('.citacao') ? written : this.#fitted(written)
    for (const { inicio, fim, fato } of text.spans) this.#references.push({ campo, inicio, fim, fato })
    return text.text
  }

  /** A number field is one figure as a whole: its reference has no characters. */
  number(campo: FactField, fact: string): void {
    this.#references.push({ campo, inicio: 0, fim: 0, fato: fact })
  }

  get references(): FactReference[] {
    return this.#references
  }

  /** The facts that some text uses, and those that their formulas take. */
  used(): Fact[] {
    const wanted = new Set<string>()
    const queue = this.#references.map((reference) => reference.fato)
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (wanted.has(id)) continue
      wanted.add(id)
      const inputs = this.#facts.get(id)?.entradas
      if (inputs) queue.push(...inputs)
    }
    return [...this.#facts.values()].filter((fact) => wanted.has(fact.id))
  }
}
