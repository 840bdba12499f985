import { formatNumber } from '@norteia/contracts/format'
import { say, type Text } from '#src/facts/fact-book.ts'
import { type Asking, PER, text as t } from '#src/measures/asked/asked.ts'
import type { Words } from '#src/measures/composing/words.data.ts'
import type { Happening } from '#src/measures/composition.ts'
import { percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Term } from '#src/quantities/terms.ts'

/** How many happen, and how that is written: '30 box × 2 de 10 = 6 box'. */
export interface Counted {
  value: Value<'qtd'> | Value<'horas'>
  conta: Text
}

/** Counts what happens, with each of its numbers as a fact among `inputs`. */
export class Counting {
  private readonly ask: Asking
  private readonly happening: Happening
  private readonly words: Words
  readonly inputs: Value<Kind>[]

  constructor(ask: Asking, happening: Happening, words: Words, inputs: Value<Kind>[]) {
    this.ask = ask
    this.happening = happening
    this.words = words
    this.inputs = inputs
  }

  read<K extends Kind>(kind: K, { said, value }: Term, rotulo: string): Value<K> {
    return { ...this.ask.value(kind, said[0]!, capitalText(rotulo)), number: value }
  }

  /** '6 box', '3 horas', '4 dias'. */
  many(count: Value<'qtd'> | Value<'horas'>): Text {
    const { word, parts } = this.happening
    if (count.kind === 'horas') return say`${t(count)}`
    const spelt = this.ask.spelt(word, parts[0].field)
    const shown = word === '' ? '' : ` ${plural(spelt, count.number)}`
    return say`${t(count)}${shown}`
  }

  of(one: Happening): Counted {
    const [first, second] = one.parts
    const per = one.time ? ` ${PER[one.time]}` : ''
    const label = `${this.words.count}${per}`
    if (!second) {
      if (first.dimension === 'hours') {
        const value = this.read('horas', first, label)
        return { value, conta: say`${t(value)}` }
      }
      const value = this.read('qtd', first, label)
      return { value, conta: this.many(value) }
    }
    const named =
      one.how === 'groups' || one.how === 'average'
        ? 'Grupos'
        : one.how === 'days'
          ? 'Quantos por dia'
          : one.deed === 'room'
            ? 'Quantos cabem'
            : `Quantos${per}`
    const whole = this.read('qtd', first, named)
    this.inputs.push(whole)
    if (one.how === 'groups' || one.how === 'average') return this.free(one, whole)
    if (one.how === 'share') return this.shared(one, whole, second, label)
    return one.how === 'hours' ? this.spent(one, whole, second, per) : this.rested(one, whole, second, label)
  }

  /** '30 box × 2 de 10 = 6 box' */
  private shared(one: Happening, whole: Value<'qtd'>, second: Term, label: string): Counted {
    const [part, of] = second.said
    const third = part!.value === 33
    const values = of
      ? [this.ask.value('qtd', part!, this.words.count), this.ask.value('qtd', of, 'De cada')]
      : [{ ...this.ask.value('%', part!, 'Parte'), number: second.value * 100 }]
    this.inputs.push(...values)
    const shown = of ? `${number(part!.value)} ÷ ${number(of.value)}` : third ? '1/3' : percent(part!.value)
    const formula = `${number(whole.number)} × ${shown}`
    const value = this.ask.own.make('qtd', label, round2(one.value), formula, [whole, ...values])
    const share = of ? say`${t(values[0]!)} de ${t(values[1]!)}` : third ? say`1/3` : say`${t(values[0]!)}`
    return { value, conta: say`${this.many(whole)} × ${share} = ${this.many(value)}` }
  }

  /** '70 clientes × 40 minutos = 46,7 horas' */
  private spent(one: Happening, whole: Value<'qtd'>, second: Term, per: string): Counted {
    const hours = this.read('horas', second, 'Horas em cada um')
    const formula = `${number(whole.number)} × ${t(hours).text}`
    const value = this.ask.own.make('horas', `Horas${per}`, round1(one.value), formula, [whole, hours])
    this.inputs.push(hours)
    return { value, conta: say`${t(whole)} ${this.things(one.parts[0], 2)} × ${t(hours)} = ${t(value)}` }
  }

  /** '(5 × 8 − 23) lugares', '6 × (12 − 5) alunas' */
  private free(one: Happening, groups: Value<'qtd'>): Counted {
    const { own } = this.ask
    const [, of, used] = one.parts
    const each = this.read('qtd', of!, 'Lugares em cada um')
    const taken = this.read('qtd', used!, one.how === 'groups' ? 'Quantos há hoje' : 'Quantos há hoje em cada um')
    this.inputs.push(each, taken)
    const [a, b, c] = [groups, each, taken].map((value) => number(value.number))
    const average = one.how === 'average'
    const formula = average ? `${a} × (${b} − ${c})` : `${a} × ${b} − ${c}`
    const value = own.make('qtd', this.words.count, round2(one.value), formula, [groups, each, taken])
    return {
      value,
      conta: average
        ? say`${t(groups)} × (${t(each)} − ${t(taken)}) = ${this.many(value)}`
        : say`${t(groups)} × ${t(each)} − ${t(taken)} = ${this.many(value)}`,
    }
  }

  /** '(20 − 14) crianças', '20 carros por dia × 6 dias' */
  private rested(one: Happening, whole: Value<'qtd'>, second: Term, label: string): Counted {
    const { own } = this.ask
    const name = one.how === 'days' ? 'Dias' : one.deed === 'room' ? 'Quantos há hoje' : 'Quantos ficam'
    const part = this.read('qtd', second, name)
    this.inputs.push(part)
    if (one.how === 'days') {
      const formula = `${number(whole.number)} × ${number(part.number)}`
      const value = own.make('qtd', label, round2(one.value), formula, [whole, part])
      return { value, conta: say`${this.many(whole)} por dia × ${t(part)} dias = ${this.many(value)}` }
    }
    const value = own.minus(whole, part, this.words.count)
    const thing = one.word === '' ? '' : ` ${plural(this.ask.spelt(one.word, one.parts[0].field), 2)}`
    return { value, conta: say`(${t(whole)} − ${t(part)})${thing}` }
  }

  private things({ word, field }: Term, count: number): string {
    return plural(this.ask.spelt(word, field), count)
  }
}

export const number = (value: number): string => formatNumber(value, 2)
const capitalText = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'chamado' of six is 'chamados', as far as adding an s goes. */
function plural(word: string, count: number): string {
  if (count === 1 || !/[aeo]$/.test(word) || /ao$/.test(word) || /[ãõ]o$/.test(word)) return word
  return `${word}s`
}
