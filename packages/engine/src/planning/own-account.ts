import type { Fact, FieldOf, OwnAccount } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber, formatPercent, plural } from '@norteia/contracts/format'
import { roundMoney } from '@norteia/contracts/product-figures'
import { decapitalize, type FactBook, join, NOTHING, say, type Text } from '#src/facts/fact-book.ts'
import { accountOf } from '#src/facts/figures.ts'
import type { Reading } from '#src/reading/input.ts'
import type { Purchase, WorkCost } from './costs.ts'
import { distinctGains, type Gain } from './gains.ts'

/** What the account takes from a plan. */
export interface AccountedPlan {
  actions: readonly { cost: WorkCost }[]
  /** Reais a month. */
  gains: readonly Gain[]
  /** Reais that come back once. */
  releases: readonly Gain[]
  guarded: boolean
  /** The problem that the plan treats, as its card names it; null: none. */
  about?: string | null
}

interface Account {
  account: OwnAccount
  text: Text
  facts: (readonly [FieldOf<OwnAccount>, Fact])[]
}

/** A return of more than this rests on the hypotheses more than on the money spent; then none is shown. */
const SAFE_ROI = 5

/** Tenths below ten, whole months above. */
const roundMonths = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
const round2 = (value: number) => Math.round(value * 100) / 100

const computed = accountOf('nossa_conta', 'Nossa conta: soma das ações deste plano')
const NOTHING_KNOWN: OwnAccount = {
  ganhoMensal: null,
  investimento: null,
  paybackMeses: null,
  roi: null,
  explicacao: '',
}

/** 'Nossa conta': hours and purchases of these actions against the gains that have a formula, even when the result is poor. */
export function ownAccount(book: FactBook, reading: Reading, plan: AccountedPlan): Account {
  if (!reading.revenue)
    return {
      account: NOTHING_KNOWN,
      text: say`O investimento e o retorno ficam a definir (informe o faturamento). As ações do plano já podem começar.`,
      facts: [],
    }
  const costs = plan.actions.map(({ cost }) => cost)
  const spent = spending(book, costs)
  const gains = distinctGains(plan.gains)
  const gain = gainFact(book, gains)
  // The plan's own purchases aren't all that it takes: no time of return is safe.
  const back = gains.some(({ needs }) => needs) ? null : payback(book, spent, gain)
  const roi = back && returns(book, spent, gain!)
  const pair = (name: 'investimento' | 'paybackMeses' | 'roi', min: Fact, max: Fact): Account['facts'] => [
    [`${name}.min`, min],
    [`${name}.max`, max],
  ]
  const range = (min: Fact, max: Fact) => ({ min: Number(min.valor), max: Number(max.valor) })
  return {
    account: {
      ganhoMensal: gain ? Number(gain.valor) : null,
      investimento: range(spent.min, spent.max),
      paybackMeses: back && range(back.min, back.max),
      roi: roi && range(roi.min, roi.max),
      explicacao: '',
    },
    text: join(
      [
        costText(book, costs, spent, plan.about),
        ...(gain === null ? [] : [say`${gainText(book, gains, gain)}${paybackText(book, spent, gain, back)}.`]),
        ...releaseTexts(book, plan.releases),
        ...(plan.guarded ? [say`Comece pelo que só pede tempo.`] : []),
      ],
      ' ',
    ),
    facts: [
      ...(gain ? [['ganhoMensal', gain] as const] : []),
      ...pair('investimento', spent.min, spent.max),
      ...(back ? pair('paybackMeses', back.min, back.max) : []),
      ...(roi ? pair('roi', roi.min, roi.max) : []),
    ],
  }
}

interface Spending {
  /** Reais once: the team's hours and the purchases. */
  min: Fact
  max: Fact
  /** Reais a month that go on; null: none. */
  monthly: Fact | null
}

function spending(book: FactBook, costs: readonly WorkCost[]): Spending {
  const end = (name: 'min' | 'max', rotulo: string) => {
    const valor = costs.reduce((sum, cost) => sum + cost[name], 0)
    const fact = computed(
      `investimento.${name}`,
      rotulo,
      valor,
      'R$',
      `Horas da equipe e compras das ações do plano = ${formatMoney(valor)}`,
      costs.flatMap(({ entradas }) => entradas[name].map((input) => book.add(input))),
    )
    book.add(fact)
    return fact
  }
  const going = costs.flatMap(({ fields }) => fields.filter(([field]) => field === 'mensal').map(([, fact]) => fact))
  const sum = going.reduce((total, { valor }) => total + Number(valor), 0)
  const monthly =
    sum === 0
      ? null
      : computed(
          'mensal',
          'Custos por mês que continuam',
          sum,
          'R$/mês',
          `Soma dos custos mensais das ações = ${formatMoney(sum)}`,
          going.map(({ id }) => id),
        )
  if (monthly) book.add(monthly)
  return { min: end('min', 'Custo mínimo das ações'), max: end('max', 'Custo máximo das ações'), monthly }
}

function gainFact(book: FactBook, gains: readonly Gain[]): Fact | null {
  if (gains.length === 0) return null
  const valor = roundMoney(gains.reduce((sum, { value }) => sum + value, 0))
  const fact = computed(
    'ganho',
    'Ganho mensal do plano',
    valor,
    'R$/mês',
    `${gains.map(({ value }) => formatMoney(value)).join(' + ')} = ${formatMoney(valor)} (arredondado)`,
    gains.map((gain) => book.add(gain.fact)),
  )
  book.add(fact)
  return fact
}

interface Ends {
  min: Fact
  max: Fact
}

/** What is left of the gain of a month after the costs that go on. */
const netOf = (gain: Fact, { monthly }: Spending) => Number(gain.valor) - Number(monthly?.valor ?? 0)
const netText = (gain: Fact, { monthly }: Spending) =>
  monthly
    ? `(${formatMoney(Number(gain.valor))} − ${formatMoney(Number(monthly.valor))})`
    : formatMoney(Number(gain.valor))
const netInputs = (gain: Fact, { monthly }: Spending) => [gain.id, ...(monthly ? [monthly.id] : [])]

/** Months; null: no gain to pay it back, or nothing is spent. */
function payback(book: FactBook, spent: Spending, gain: Fact | null): Ends | null {
  if (!gain || netOf(gain, spent) <= 0 || Number(spent.max.valor) === 0) return null
  const end = (of: Fact, name: 'min' | 'max') => {
    const months = roundMonths(Number(of.valor) / netOf(gain, spent))
    const fact = computed(
      `payback.${name}`,
      'Prazo para o dinheiro gasto voltar',
      months,
      'meses',
      `${formatMoney(Number(of.valor))} ÷ ${netText(gain, spent)} por mês = ${formatNumber(months, 1)}`,
      [of.id, ...netInputs(gain, spent)],
    )
    book.add(fact)
    return fact
  }
  return { min: end(spent.min, 'min'), max: end(spent.max, 'max') }
}

/** Over twelve months; null where it would promise more than the hypotheses bear. The owner's own hours aren't priced. */
function returns(book: FactBook, spent: Spending, gain: Fact): Ends | null {
  const roiOf = (cost: Fact) => round2((12 * netOf(gain, spent)) / Number(cost.valor) - 1)
  if (Number(spent.min.valor) === 0 || roiOf(spent.min) > SAFE_ROI) return null
  const end = (of: Fact, name: 'min' | 'max') => {
    const value = roiOf(of)
    const fact = computed(
      `roi.${name}`,
      'Retorno em doze meses',
      value,
      'fração do que foi gasto',
      `(12 × ${netText(gain, spent)} − ${formatMoney(Number(of.valor))}) ÷ ${formatMoney(Number(of.valor))} = ${formatPercent(value)}`,
      [of.id, ...netInputs(gain, spent)],
    )
    book.add(fact)
    return fact
  }
  return { min: end(spent.max, 'min'), max: end(spent.min, 'max') }
}

const money = (book: FactBook, fact: Fact) => book.mention(fact, formatMoney(Number(fact.valor)))

/** Everything that the plan asks for, in one sentence. */
function costText(book: FactBook, costs: readonly WorkCost[], spent: Spending, about: string | null | undefined): Text {
  const team = total(book, costs, 'equipe')
  const own = total(book, costs, 'dono')
  const parts: Text[] = []
  if (team) parts.push(say`cerca de ${team.hours} da equipe${team.cost ? say` (${team.cost})` : ''}`)
  if (own) parts.push(say`${team ? '' : 'cerca de '}${own.hours} suas`)
  const bought = purchases(book, costs)
  if (bought) parts.push(bought)
  if (spent.monthly) parts.push(say`${money(book, spent.monthly)} por mês`)
  const asks =
    parts.length < 2 ? (parts[0] ?? say`só atenção`) : say`${join(parts.slice(0, -1), ', ')} e ${parts.at(-1)!}`
  return about ? say`O plano para ${about} pede ${asks}.` : say`O plano pede ${asks}.`
}

/** Hours of one side over all actions, and what they cost; null: none. */
function total(book: FactBook, costs: readonly WorkCost[], side: 'dono' | 'equipe') {
  const facts = costs.flatMap(({ fields }) =>
    fields.filter(([field]) => field === `horas.${side}`).map(([, fact]) => fact),
  )
  const valor = facts.reduce((sum, fact) => sum + Number(fact.valor), 0)
  if (valor === 0) return null
  const fact = computed(
    `horas.${side}`,
    side === 'dono' ? 'Horas suas no plano' : 'Horas da equipe no plano',
    valor,
    'horas',
    `Soma das ações = ${formatNumber(valor, 1)} h`,
    facts.map(({ id }) => id),
  )
  const paid = side === 'dono' ? [] : costs.flatMap(({ equipe }) => equipe ?? [])
  const reais = paid.reduce((sum, one) => sum + Number(one.valor), 0)
  const cost =
    paid.length === 0
      ? null
      : computed(
          'equipe',
          'Custo das horas da equipe no plano',
          reais,
          'R$',
          `${paid.map((one) => formatMoney(Number(one.valor))).join(' + ')} = ${formatMoney(reais)}`,
          paid.map((one) => book.add(one)),
        )
  return {
    hours: book.mention(fact, plural(valor, 'hora', 'horas')),
    cost: cost && money(book, cost),
  }
}

/** What has to be bought, with the largest by name; null: nothing. */
function purchases(book: FactBook, costs: readonly WorkCost[]): Text | null {
  const bought = costs.flatMap(({ compra, fields }) => (compra ? [{ compra, fields }] : []))
  if (bought.length === 0) return null
  const end = (name: 'min' | 'max') => {
    const facts = bought.flatMap(({ fields }) =>
      fields.filter(([field]) => field === `compra.${name}`).map(([, fact]) => fact),
    )
    const valor = facts.reduce((sum, fact) => sum + Number(fact.valor), 0)
    return computed(
      `compras.${name}`,
      name === 'min' ? 'Compras do plano, no mínimo' : 'Compras do plano, no máximo',
      valor,
      'R$',
      `${facts.map((fact) => formatMoney(Number(fact.valor))).join(' + ')} = ${formatMoney(valor)}`,
      facts.map((fact) => book.add(fact)),
    )
  }
  const largest = bought.reduce<Purchase>(
    (most, { compra }) => (compra.max > most.max ? compra : most),
    bought[0]!.compra,
  )
  const what = bought.length > 1 ? `, a maior em ${decapitalize(largest.item)}` : ` em ${decapitalize(largest.item)}`
  const [low, high] = [end('min'), end('max')]
  return Number(low.valor) === 0
    ? say`compras de até ${money(book, high)}${what}`
    : say`compras de ${money(book, low)} a ${money(book, high)}${what}`
}

const named = (book: FactBook, { fact, needs }: Gain) =>
  say`${money(book, fact)} (${String(fact.rotulo).replace(/^[^:]+: /, '')}${needs ? say` e de gastar ${money(book, needs)}` : NOTHING})`

function gainText(book: FactBook, gains: readonly Gain[], gain: Fact): Text {
  const parts = join(
    gains.map((one) => named(book, one)),
    ' + ',
  )
  return gains.length === 1
    ? say`Ganho mensal do plano: ${parts}`
    : say`Ganho mensal do plano: ${parts} = ${money(book, gain)}`
}

const releaseTexts = (book: FactBook, releases: readonly Gain[]): Text[] =>
  distinctGains(releases).map((release) => say`Volta uma vez ao caixa: ${named(book, release)}.`)

/** The end of the sentence on the gain. */
function paybackText(book: FactBook, spent: Spending, gain: Fact | null, back: Ends | null): Text {
  if (gain && netOf(gain, spent) <= 0) return say`; hoje ele não paga os custos por mês: deixe-os para depois`
  if (!back) return NOTHING
  if (Number(back.max.valor) < 1) return say`; o dinheiro gasto volta em menos de um mês`
  const months = book.mention(
    back.max,
    `${formatNumber(Number(back.max.valor), 1)} ${Number(back.max.valor) < 2 ? 'mês' : 'meses'}`,
  )
  return back.min.valor === back.max.valor
    ? say`; o dinheiro gasto volta em cerca de ${months}`
    : say`; o dinheiro gasto volta em ${book.mention(back.min, formatNumber(Number(back.min.valor), 1))} a ${months}`
}
