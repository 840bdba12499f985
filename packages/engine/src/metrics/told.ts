import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber, formatPercent, plural } from '@norteia/contracts/format'
import { type FactBook, join, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { reais } from '#src/ledger/spread.ts'
import type { Account, Category, Interval } from '#src/ledger/types.ts'
import { originOf } from '#src/ledger-facts/ledger-facts.ts'
import type { Frame } from './frame.ts'
import { metricOf } from './metrics.data.ts'
import { inPeriod, inSpans, periodName } from './periods.ts'

/** What the company is called by its parts, for sentences. */
export interface Names {
  categorias: ReadonlyMap<string, Category>
  contas: readonly Pick<Account, 'id' | 'apelido' | 'digitada'>[]
}

const LONGEST_NAME = 60
const PERCENT_DECIMALS = 4

/** Writes the figures of one answer: each is a fact, so that the screen can say where it came from. */
export class Told {
  readonly frame: Frame
  readonly names: Names
  readonly #book: FactBook
  #count = 0

  constructor(book: FactBook, frame: Frame, names: Names) {
    this.#book = book
    this.frame = frame
    this.names = names
  }

  #accounts(): Names['contas'] {
    const { contas } = this.frame.filtros
    return this.names.contas.filter(({ id }) => contas.length === 0 || contas.includes(id))
  }

  /** A figure of the metric's unit: cents, or a fraction. `over`: what differs from a sum of movements. */
  fact(rotulo: string, value: number, days: Interval | null, over: Partial<Fact> = {}): Fact {
    const { unidade, formula } = metricOf(this.frame.metrica)
    const share = unidade === 'fração'
    const valor = share
      ? Number((value * 100).toFixed(PERCENT_DECIMALS))
      : unidade === 'lançamentos'
        ? value
        : reais(value)
    return this.#kept({
      rotulo,
      valor,
      unidade: share ? '%' : unidade === 'data' ? 'dias' : unidade,
      tipo: share ? 'calculado' : 'importado',
      origem: days ? originOf(this.#accounts(), days) : 'Caixa da empresa',
      ...(share && { formula }),
      ...over,
    })
  }

  /** Under an id of its own, also where another answer of the same message has written into the book before. */
  #kept(fact: Omit<Fact, 'id'>): Fact {
    do this.#count += 1
    while (this.#book.has(`pergunta.${this.#count}`))
    const kept = { id: `pergunta.${this.#count}`, ...fact }
    this.#book.add(kept)
    return kept
  }

  /** The same figure as a row of the table. */
  row({ id: _, ...fact }: Fact, rotulo = fact.rotulo): Fact {
    return this.#kept({ ...fact, rotulo })
  }

  /** A figure in a sentence, without its sign. */
  show(fact: Fact): Mention {
    return this.#book.mention(fact, sizeText(fact))
  }

  /** How many, without what is counted. */
  count(fact: Fact): Mention {
    return this.#book.mention(fact, formatNumber(Number(fact.valor)))
  }

  /** With its sign, for parts that add up. */
  signed(fact: Fact): Mention {
    const value = Number(fact.valor)
    const size = fact.unidade === '%' ? `${formatNumber(Math.abs(value), 1)} p.p.` : sizeText(fact)
    return this.#book.mention(fact, `${value < 0 ? '−' : '+'}${size}`)
  }

  /** How far a figure moved: of a share in percentage points. */
  step(fact: Fact): Mention {
    if (fact.unidade !== '%') return this.show(fact)
    const size = formatNumber(Math.abs(Number(fact.valor)), 1)
    return this.#book.mention(
      fact,
      `${size} ${Math.abs(Number(fact.valor)) < 2 ? 'ponto percentual' : 'pontos percentuais'}`,
    )
  }

  /** A share of something, in whole percent where that says enough. */
  percent(rotulo: string, fraction: number, digits = Math.abs(fraction) < 0.1 ? 1 : 0): Mention {
    const shown = formatPercent(Math.abs(fraction), digits)
    const fact = this.fact(rotulo, 0, this.frame.periodo, {
      valor: Number((fraction * 100).toFixed(2)),
      unidade: '%',
      tipo: 'calculado',
      formula: rotulo,
    })
    return this.#book.mention(fact, shown)
  }

  /** A sentence of another screen, with the figures that it holds. */
  quote(rotulo: string, text: string): Text {
    const fact = this.#kept({
      rotulo,
      valor: text,
      unidade: '',
      tipo: 'estimado',
      origem: 'Previsão de caixa das próximas 13 semanas',
      formula: 'Como a tela Caixa mostra',
    })
    return join([this.#book.mention(fact, text)])
  }

  /** 'em outubro de 2026' */
  when(days: Interval): Text {
    const { periodo, trechos } = this.frame
    return say`${trechos && days === periodo ? inSpans(trechos, days) : inPeriod(days)}`
  }

  /** 'outubro de 2026' */
  period(days: Interval): Text {
    const { periodo, trechos } = this.frame
    return say`${trechos && days === periodo ? inSpans(trechos, days).replace(/^em /, '') : periodName(days)}`
  }

  /** Names of categories, people or accounts, one after another. */
  list(names: readonly string[]): Text {
    const shown = names.map((name) => say`${clipped(name)}`)
    if (shown.length < 2) return shown[0] ?? say``
    return join([join(shown.slice(0, -1), ', '), ' e ', shown.at(-1)!])
  }
}

/** A category in which nothing ever was. */
export const EMPTY = {
  nome: say`Nada está na categoria com essa palavra: contei quem a traz no nome.`,
  vazia: say`Nenhum lançamento está nessa categoria: se você usa outra para isso, ou se no extrato há outro nome, pergunte por ele.`,
}

/** Words that are no figure: a period, a day, a name. */
export const plainText = (text: string): Text => say`${text}`

/** A name from a statement, of a length that fits a sentence. */
export const clipped = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name)

function sizeText({ valor, unidade }: Fact): string {
  const size = Math.abs(Number(valor))
  if (unidade === 'R$') return formatMoney(size)
  if (unidade === '%') return `${formatNumber(size, 1)}%`
  if (unidade === 'meses') return plural(size, 'mês', 'meses')
  return plural(size, unidade === 'lançamentos' ? 'lançamento' : unidade.replace(/s$/, ''))
}
