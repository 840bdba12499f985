import { type Node, worth } from '#src/consultant/word-sums/node.ts'
import type { Quantity } from '#src/consultant/word-sums/quantities.ts'
import { join, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { isNobodys } from '#src/measures/account/plausible.ts'
import { type Asking, PER, type Span, text as t } from '#src/measures/asked/asked.ts'
import { type AskedSum, withAccount } from '#src/measures/asked/money.ts'
import { money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { type AccountKind, KINDS, type KindOfAccount } from './kinds.data.ts'
import type { ReadAccount } from './reader.ts'
import { type Role, rolesOf } from './roles.ts'

/** The account in her numbers; null: what its result is of isn't told by her words. */
export function accountTold(ask: Asking, read: ReadAccount): AskedSum | null {
  const said = saidOf(ask, read)
  // What is lost is worth what is paid today, not what another asks or what she thinks of asking.
  if (!said || (read.shape.kind === 'perde' && said.some((one) => isNobodys(ask, one)))) return null
  return new Told(ask, read, said).sum()
}

/** By slot, the number as the rest of the analysis reads it; null: the two don't agree on one. */
function saidOf(ask: Asking, { question, numbers }: ReadAccount): Said[] | null {
  const all = ask.scene.said.filter(({ field }) => field === 'main_challenge')
  const found = new Map<number, Said>()
  let at = 0
  for (const [n, { value }] of question.quantities.entries()) {
    const next = all.findIndex((one, place) => place >= at && one.written === value && !one.range)
    if (next < 0) continue
    found.set(n, all[next]!)
    at = next + 1
  }
  const said = numbers.map((n) => found.get(n))
  return said.every((one) => one !== undefined) ? said : null
}

const PLURAL: Readonly<Record<Span, string>> = { dia: 'dias', semana: 'semanas', mes: 'meses', ano: 'anos' }
/** What she needn't say. */
const MONTHS = 12
/** Without a word for it, months are what she pays and earns by. */
const OF_MONTH = /\b(?:por|no|ao|todo|cada|esse|este|nesse|neste|do) mes\b|\bmensa(?:l|is|lidade)\b/

class Told {
  private readonly ask: Asking
  private readonly read: ReadAccount
  readonly said: readonly Said[]
  private readonly kind: KindOfAccount
  /** The sum of one day or week where she would have it for a month. */
  private readonly node: Node
  private readonly once: Span | null
  private readonly exact: number
  private readonly roles: ReadonlyMap<number, Role>
  private readonly values = new Map<number, Value<Kind>>()

  constructor(ask: Asking, read: ReadAccount, said: readonly Said[]) {
    this.ask = ask
    this.read = read
    this.said = said
    const kind = KINDS[read.shape.kind as AccountKind]
    this.kind = read.isKindSure ? kind : { ...kind, ...UNNAMED }
    const { node, span } = ofOneTime(read.shape.node)
    this.node = node
    this.once = span
    this.roles = rolesOf(node, read.shape.kind as AccountKind, kind.result, this)
    const { quantities } = read.question
    this.exact = worth(
      node,
      read.numbers.map((n) => quantities[n]!.value),
    )
  }

  sum(): AskedSum | null {
    const { kind } = this
    const conta = this.termsOf(this.node)
    const span = kind.flows ? this.span() : null
    const known = knownIn(this.node)
    const result = known.has(4) || known.has(30) ? null : this.result(conta, span)
    if (!result) return null
    const { value: once, shown } = result
    // What is of a day or a week is told of a month too: that is how she pays.
    const month =
      once.kind === 'R$' && (span === 'dia' || span === 'semana')
        ? this.ask.aMonth(once as Value<'R$'>, span, kind.rotulo)
        : null
    const value = month ?? once
    const per = span ? say`${shown} ${PER[span]}` : shown
    const figure = month
      ? say`${per}, cerca de ${join([{ text: money(Math.abs(month.number)), fact: month.fact.id }])} por mês`
      : per
    const pattern = (this.exact < 0 && kind.below) || kind.text
    const price = this.otherSideOfPrice(this.span())
    const told = join([this.partOfWhole(figure) ?? filled(pattern, figure, conta), ...(price ? [price.text] : [])], ' ')
    const gain = kind.gain && value.kind === 'R$/mês' ? this.ask.gain(value as Value<'R$/mês'>, kind.gain) : undefined
    return withAccount(
      this.ask.own.sum(value, [...this.values.values(), once, ...(price ? [price.value] : [])], told, kind.says, gain),
      say`${conta} = ${figure}`,
    )
  }

  /** 'R$ 17.000 são 65,4% de R$ 26.000.' null: it is no plain part. */
  private partOfWhole(figure: Text): Text | null {
    if (this.read.shape.id !== 'parte:100*a/b' || !this.read.isKindSure) return null
    return say`${this.termOf(0)} são ${figure} de ${this.termOf(1)}.`
  }

  /** What a new price brings, beside what it may cost; and the other way round. null: it is no plain price. */
  private otherSideOfPrice(span: Span | null): { value: Value<Kind>; text: Text } | null {
    const { shape, numbers, question } = this.read
    if (!this.read.isKindSure || !/^(?:ganho-preco:a\*\(b-c\)|pode-perder:a\*\(b-c\)\/(?:b|\(b-d\)))$/.test(shape.id))
      return null
    const [count, now, before] = numbers.map((n) => question.quantities[n]!.value) as [number, number, number]
    const [many, dear, cheap] = [0, 1, 2].map((slot) => this.valueOf(slot)) as [Value<Kind>, Value<Kind>, Value<Kind>]
    const inputs = [many, dear, cheap]
    const rise = `${t(many).text} × (${t(dear).text} − ${t(cheap).text})`
    const { own } = this.ask
    if (shape.kind === 'ganho-preco') {
      const lost = Math.floor((count * (now - before)) / now + NEAR)
      if (lost < 1) return null
      const value = own.make('qtd', KINDS['pode-perder'].rotulo, lost, `${rise} ÷ ${t(dear).text}, sem passar`, inputs)
      return { value, text: say`Perder até ${t(value)}${this.counted()} com o preço novo deixa tudo como está hoje.` }
    }
    const value = own.make('R$', KINDS['ganho-preco'].rotulo, round2(count * (now - before)), rise, inputs)
    return { value, text: say`Com a mesma procura entram ${t(value)} a mais${span ? ` ${PER[span]}` : ''}.` }
  }

  private valueOf(slot: number): Value<Kind> {
    const known = this.values.get(slot)
    if (known) return known
    const thing = this.thing(slot)
    const role = this.roles.get(slot) ?? 'qtd'
    const made = this.ask.value(role, this.said[slot]!, thing ? `Quantos: ${thing}` : LABELS[role])
    this.values.set(slot, made)
    return made
  }

  readonly quantity = (slot: number): Quantity => this.read.question.quantities[this.read.numbers[slot]!]!

  private thing(slot: number): string {
    const { unit } = this.quantity(slot)
    const thing = unit === 'count' || unit === 'size' ? this.ask.thing(this.said[slot]!) : ''
    return NO_THING.test(thing) ? '' : thing
  }

  private termOf(slot: number): Text {
    const value = this.valueOf(slot)
    const thing = value.kind === 'qtd' ? this.thing(slot) : ''
    return thing ? say`${t(value)} ${thing}` : say`${t(value)}`
  }

  /** '(R$ 58 − R$ 50) × 380 banhos' */
  private termsOf(node: Node, inner = false): Text {
    if (node.kind === 'slot') return this.termOf(node.slot)
    if (node.kind === 'known') return this.known(node.value)
    const parts = node.parts.filter(
      ({ up, node: part }) => !(node.kind === 'product' && up && part.kind === 'known' && part.value === 100),
    )
    const ordered = [...parts.filter(({ up }) => up), ...parts.filter(({ up }) => !up)]
    const made: (string | Text)[] = []
    for (const [n, { up, node: part }] of ordered.entries()) {
      if (n > 0) made.push(node.kind === 'product' ? (up ? ' × ' : ' ÷ ') : up ? ' + ' : ' − ')
      made.push(this.termsOf(part, true))
    }
    const all = join(made)
    return inner && ordered.length > 1 && (node.kind === 'sum' || node.parts.some(({ up }) => !up))
      ? say`(${all})`
      : all
  }

  private known(value: number): Text {
    const whole = value === 1
    const label = whole ? 'O inteiro' : value === MONTHS ? 'Meses do ano' : 'Número da conta'
    const known = this.ask.own.known(whole ? '%' : 'qtd', {
      id: `regra.numero.${value}`,
      rotulo: label,
      valor: whole ? 100 : value,
      unidade: whole ? '%' : '',
      tipo: 'informado',
      origem: 'Vale para todos',
    })
    this.values.set(-value, known)
    return value === MONTHS ? say`${t(known)} meses` : say`${t(known)}`
  }

  /** Of which time the result is; null: nothing says it. */
  private span(): Span | null {
    if (this.once) return this.once
    const times = knownIn(this.node)
    if (times.has(-12)) return 'mes'
    if (times.has(12)) return 'ano'
    // Of so many days a week or a month is made; so many months are told together.
    const days = this.said.find((one, n) => one.kind === 'D' && factorsOf(this.node).has(n))
    if (days)
      return days.unit !== 'dias' ? null : this.ask.spanOf(days) === 'semana' ? 'semana' : days.value > 7 ? 'mes' : null
    const spans = new Set(this.said.flatMap((one) => (one.kind === 'P' ? [] : (this.ask.spanOf(one) ?? []))))
    return spans.size === 1 ? [...spans][0]! : null
  }

  private result(conta: Text, span: Span | null): { value: Value<Kind>; shown: Text } | null {
    const { own } = this.ask
    const { exact } = this
    const { shape } = this.read
    const { rotulo } = this.kind
    const size = Math.abs(exact)
    const inputs = [...this.values.values()]
    const made = (kind: Kind, number: number, shown: string) => {
      const value = own.make(kind, rotulo, number, conta.text, inputs)
      return { value, shown: say`${t(value)}${shown}` }
    }
    switch (this.outcome()) {
      case 'money': {
        const kind = span === 'mes' ? 'R$/mês' : span === 'ano' ? 'R$/ano' : 'R$'
        const value = own.make(kind, rotulo, round2(exact), conta.text, inputs)
        return {
          value,
          shown: exact < 0 ? join([{ text: money(size), fact: value.fact.id } satisfies Mention]) : say`${t(value)}`,
        }
      }
      case 'share': {
        const value = own.make('%', rotulo, round1(exact), conta.text, inputs)
        return { value, shown: join([{ text: percent(round1(size)), fact: value.fact.id } satisfies Mention]) }
      }
      case 'count': {
        const down = shape.kind === 'pode-perder'
        return made('qtd', down ? Math.floor(size + NEAR) : Math.ceil(size - NEAR), this.counted())
      }
      default: {
        const unit = this.timeUnit()
        return unit && made('qtd', round1(size), ` ${PLURAL[unit]}`)
      }
    }
  }

  private outcome(): Exclude<KindOfAccount['result'], 'either'> {
    if (this.kind.result !== 'either') return this.kind.result
    const { node } = this
    return node.kind === 'sum' && [...this.roles.values()].includes('R$') ? 'money' : 'count'
  }

  /** What is counted: of the first number of things, else sales. */
  private counted(): string {
    const things = this.said.flatMap((_, n) => this.thing(n) || [])
    return this.read.isKindSure && this.read.shape.kind !== 'precisa-qtd' && things[0]
      ? ` ${things[0]}`
      : ' vendas ou serviços'
  }

  private timeUnit(): Span | null {
    const spans = new Set(this.said.flatMap((one) => this.ask.spanOf(one) ?? []))
    if (spans.size === 1) return [...spans][0]!
    return spans.size === 0 && OF_MONTH.test(this.read.question.text) ? 'mes' : null
  }
}

const NEAR = 1e-9
const NO_THING = /^(?:d?ess[ae]s|d?est[ae]s|del[ae]s|outr[ao]s|tod[ao]s|vezes|reais|pilas|contos|por|meus|minhas)$/
/** What it is called isn't sure, what it comes to is. */
const UNNAMED = {
  rotulo: 'A conta com os seus números',
  text: 'A conta com os seus números: = dá $.',
  below: 'A conta com os seus números: = dá menos $.',
  says: [],
  gain: '',
} as const
const LABELS: Readonly<Record<Role, string>> = {
  R$: 'Valor que você escreveu',
  '%': 'Parte que você escreveu',
  qtd: 'Número que você escreveu',
  horas: 'Horas que você escreveu',
  dias: 'Tempo que você escreveu',
}

/** The slots that a sum is multiplied by. */
const factorsOf = (node: Node): Set<number> =>
  new Set(
    node.kind === 'product'
      ? node.parts.flatMap(({ up, node: part }) => (up && part.kind === 'slot' ? part.slot : []))
      : [],
  )

const OF_TIME: Readonly<Record<number, Span>> = { 4: 'semana', 30: 'dia' }
/** 'R$ 85 × 3 × 4': three of R$ 85 a week. */
function ofOneTime(node: Node): { node: Node; span: Span | null } {
  const times =
    node.kind === 'product'
      ? node.parts.find(({ up, node: part }) => up && part.kind === 'known' && OF_TIME[part.value])
      : undefined
  if (node.kind !== 'product' || times?.node.kind !== 'known') return { node, span: null }
  const parts = node.parts.filter((part) => part !== times)
  return {
    node: parts.length === 1 && parts[0]!.up ? parts[0]!.node : { kind: 'product', parts },
    span: OF_TIME[times.node.value]!,
  }
}

/** What the sum is multiplied by that she doesn't say; below zero: divided. */
function knownIn(node: Node, up = true, into = new Set<number>()): Set<number> {
  if (node.kind === 'known') into.add(up ? node.value : -node.value)
  else if (node.kind !== 'slot')
    for (const part of node.parts) knownIn(part.node, node.kind === 'sum' ? up : up === part.up, into)
  return into
}

function filled(pattern: string, figure: Text, conta: Text): Text {
  return join(
    pattern.split(/([$=])/).map((part): string | Text => (part === '$' ? figure : part === '=' ? conta : part)),
  )
}
