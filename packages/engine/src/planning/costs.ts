import type { Fact, FieldOf, PlanAction } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import {
  capitalizeText,
  decapitalize,
  type FactBook,
  join,
  type Mention,
  NOTHING,
  say,
  type Text,
} from '#src/facts/fact-book.ts'
import { addMeasure, measuresOf } from '#src/measures/measures.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'

/** Hours and prices come from common experience and have no public source. */
const ORIGIN = 'Estimativa da Norteia'

export interface Hours {
  dono: number
  equipe: number
}

/** What is bought once, in reais. */
export interface Purchase {
  item: string
  min: number
  max: number
}

/** A step to be priced: one of the library or of a card. */
export interface Work {
  /** Unique in the analysis: it names the facts. */
  id: string
  horas: Hours
  compra: Purchase | null
  /** Reais a month; null: none. */
  mensal: number | null
}

/** Reais an hour of the team, and the fact that says where it comes from. */
export interface HourCost {
  value: number
  fact: Fact
}

export interface WorkCost {
  /** 'Cerca de 20 horas da equipe (R$ 300) e R$ 60 a R$ 250 em etiquetas'. Never empty. */
  text: Text
  /** As the wire has them; who works alone has no team, and its hours are the owner's. */
  horas: Hours
  compra: Purchase | null
  mensal: number | null
  /** Reais of the team's hours; null: none. */
  equipe: Fact | null
  /** Reais spent once, the team's hours included; the owner's own hours only where the payroll pays her. */
  min: number
  max: number
  /** The facts that both ends are added up from. */
  entradas: { min: readonly Fact[]; max: readonly Fact[] }
  /** Every number of the action on the wire with its fact, which is in the book already. */
  fields: readonly (readonly [field: FieldOf<PlanAction>, fact: Fact])[]
}

/** Of a team's hours: a company of one person has less to count, to file and to agree on. */
const ALONE_SHARE = 0.5

/** Payroll ÷ (people × 176 hours), else the hour of the minimum wage with its charges, a public reference. */
export function hourCost(book: FactBook, reading: Reading): HourCost {
  const figure = measuresOf(reading).get('custo_hora')!
  addMeasure(book, figure)
  return { value: Number(figure.fact.valor), fact: figure.fact }
}

const HERSELF = /\b(?:pro ?labore|retirada|meu salario|salario d[oa] don[oa]|socio)/

/** Whether a named cost pays the owner's own work, so that her hours cost money. */
const paysOwner = ({ costs }: Reading) =>
  costs.items.some(({ nome }) => HERSELF.test(fold(nome).replace(/[^a-z]+/g, ' ')))

/** Two digits: an estimate in whole hours doesn't carry more. */
const rough = (reais: number) => Number(reais.toPrecision(2))

const estimate = (id: string, rotulo: string, valor: number, unidade: string): Fact => ({
  id,
  rotulo,
  valor,
  unidade,
  tipo: 'estimado',
  origem: ORIGIN,
})

const labour = (id: string, whose: string, hours: Fact, hour: HourCost): Fact => {
  const exact = Number(hours.valor) * hour.value
  return {
    ...estimate(`trabalho.${id}`, `Custo das horas ${whose}`, rough(exact), 'R$'),
    formula: `${formatNumber(Number(hours.valor), 1)} h × ${formatMoney(hour.value)} = ${formatMoney(rough(exact))} (arredondado)`,
    entradas: [hours.id, hour.fact.id],
  }
}

const hoursText = (hours: Fact) =>
  `${formatNumber(Number(hours.valor), 1)} ${Number(hours.valor) < 2 ? 'hora' : 'horas'}`

const list = (parts: readonly Text[]): Text =>
  parts.length < 2 ? (parts[0] ?? NOTHING) : say`${join(parts.slice(0, -1), ', ')} e ${parts[parts.length - 1]!}`

/**
 * Hours, what they cost, purchase and monthly cost of one action, as facts and as one clause without a full stop. Without a
 * revenue the clause names no sum of money: nothing is known to hold it against.
 */
export function costOf(book: FactBook, reading: Reading, { id, horas, compra, mensal }: Work): WorkCost {
  const alone = worksAlone(reading)
  const inReais = reading.revenue !== null
  const shared = alone ? { dono: horas.dono + Math.ceil(horas.equipe * ALONE_SHARE), equipe: 0 } : horas
  const mention = (fact: Fact, text = formatMoney(Number(fact.valor))): Mention => book.mention(fact, text)
  const fields: [FieldOf<PlanAction>, Fact][] = []
  const parts: Text[] = []
  const always: Fact[] = []

  const team = estimate(`horas.${id}.equipe`, 'Horas da equipe nesta ação', shared.equipe, 'horas')
  const own = estimate(`horas.${id}.dono`, 'Horas suas nesta ação', shared.dono, 'horas')
  for (const fact of [team, own]) book.add(fact)
  fields.push(['horas.dono', own], ['horas.equipe', team])
  let equipe: Fact | null = null
  if (shared.equipe > 0) {
    equipe = labour(`${id}.equipe`, 'da equipe', team, hourCost(book, reading))
    always.push(equipe)
    const spoken = say`cerca de ${mention(team, hoursText(team))} da equipe`
    parts.push(inReais ? say`${spoken} (${mention(equipe)})` : spoken)
  }
  if (shared.dono > 0) {
    const whose = shared.dono < 2 ? 'sua' : 'suas'
    const spoken = say`${shared.equipe > 0 ? '' : 'cerca de '}${mention(own, hoursText(own))} ${whose}`
    if (paysOwner(reading)) {
      const paid = labour(`${id}.dono`, 'suas', own, hourCost(book, reading))
      always.push(paid)
      parts.push(inReais ? say`${spoken} (${mention(paid)})` : spoken)
    } else parts.push(spoken)
  }

  const ends = { min: [...always], max: [...always] }
  if (compra) {
    const low = estimate(`compra.${id}.min`, `Compra, no mínimo: ${compra.item}`, compra.min, 'R$')
    const high = estimate(`compra.${id}.max`, `Compra, no máximo: ${compra.item}`, compra.max, 'R$')
    ends.min.push(low)
    ends.max.push(high)
    fields.push(['compra.min', low], ['compra.max', high])
    for (const fact of [low, high]) book.add(fact)
    parts.push(
      inReais
        ? say`${purchaseText(compra, mention(low), mention(high))} em ${decapitalize(compra.item)}`
        : say`a compra de ${decapitalize(compra.item)}`,
    )
  }
  if (mensal) {
    const monthly = estimate(`mensal.${id}`, 'Custo por mês desta ação', mensal, 'R$/mês')
    book.add(monthly)
    fields.push(['mensal', monthly])
    parts.push(inReais ? say`${mention(monthly)} por mês` : say`uma mensalidade`)
  }
  const sum = (facts: readonly Fact[]) => facts.reduce((total, { valor }) => total + Number(valor), 0)
  return {
    text: parts.length === 0 ? say`Sem custo` : capitalizeText(list(parts)),
    horas: shared,
    compra,
    mensal,
    equipe,
    min: sum(ends.min),
    max: sum(ends.max),
    entradas: ends,
    fields,
  }
}

const purchaseText = ({ min, max }: Purchase, low: Mention, high: Mention): Text =>
  min === max ? say`${high}` : min === 0 ? say`até ${high}` : say`de ${low} a ${high}`

/** The money that an action asks for, without anybody's hours: 'de R$ 40 a R$ 150 em balança'; null: none. */
export function spentOn(book: FactBook, { compra, fields }: WorkCost): Text | null {
  const fact = (name: string) => fields.find(([field]) => field === name)?.[1]
  const mention = (of: Fact) => book.mention(of, formatMoney(Number(of.valor)))
  const [low, high, monthly] = [fact('compra.min'), fact('compra.max'), fact('mensal')]
  const parts = [
    ...(compra && low && high
      ? [say`${purchaseText(compra, mention(low), mention(high))} em ${decapitalize(compra.item)}`]
      : []),
    ...(monthly ? [say`${mention(monthly)} por mês`] : []),
  ]
  return parts.length === 0 ? null : list(parts)
}
