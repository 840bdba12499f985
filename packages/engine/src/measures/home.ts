import type { Fact } from '@norteia/contracts/analysis'
import { say, type Text } from '#src/facts/fact-book.ts'
import { isHousehold } from '#src/reading/household.ts'
import { type MeasuredFigure, money, of, round2, type Sources } from './measured.ts'

/** What her family's bills take of a month, and what the company leaves before them. */
export interface Home {
  takes: Fact
  gain: Fact
  /** All facts behind both. */
  entradas: readonly Fact[]
}

const known = new WeakMap<Sources['reading'], Home | null>()

/** null: her list holds no bill of her house, or what comes in isn't known. */
export function homeOf(sources: Sources): Home | null {
  const { reading } = sources
  const found = known.get(reading)
  if (found !== undefined) return found
  const made = read(sources)
  known.set(reading, made)
  return made
}

function read({ reading, total, costFacts }: Sources): Home | null {
  const { revenue, costs } = reading
  if (!revenue || !total || costs.total === null || costs.medido) return null
  const places = costs.items.map((_, at) => at).filter((at) => isHousehold(costs.items[at]!.nome))
  if (places.length === 0) return null
  const items = places.map((at) => costFacts[at]!)
  const sum = round2(items.reduce((all, { valor }) => all + Number(valor), 0))
  const takes: Fact = {
    id: 'casa.leva',
    rotulo: 'Contas da casa pagas pela empresa',
    valor: sum,
    unidade: 'R$/mês',
    tipo: 'calculado',
    origem: 'Custos que você informou e que são da família',
    formula: `${items.map(({ rotulo, valor }) => `${rotulo.replace(/^Custo: /, '')} ${money(Number(valor))}`).join(' + ')} = ${money(sum)}`,
    entradas: items.map(({ id }) => id),
  }
  const valor = round2(revenue.value - costs.total + sum)
  const gain: Fact = {
    id: 'casa.empresa_deixa',
    rotulo: 'O que a empresa deixa antes das contas da casa',
    valor,
    unidade: 'R$/mês',
    tipo: revenue.exact ? 'calculado' : 'estimado',
    origem: 'Faturamento menos os custos, sem as contas da casa',
    formula: `${money(revenue.value)} − (${money(costs.total)} − ${money(sum)}) = ${money(valor)}`,
    entradas: [revenue.fact.id, total.id, takes.id],
  }
  return { takes, gain, entradas: [...items, revenue.fact, total, ...costFacts] }
}

/** The month of a company that pays its owner's house: what it leaves, what the house takes of that, and what is left then. */
export function monthWithHome({ takes, gain }: Home, left: Fact): Text {
  const rest = Number(left.valor)
  if (Number(gain.valor) <= 0)
    return say`Pelos números informados, faltam ${of(left)} por mês: ${of(gain)} já na empresa, e mais ${of(takes)} que a casa leva dela.`
  const month = say`Pelos números informados, a empresa deixa ${of(gain)} e a casa leva ${of(takes)} dela`
  if (rest < 0) return say`${month}: faltam ${of(left)} por mês, e é na casa que faltam, não na empresa.`
  return rest === 0 ? say`${month}: não sobra nada no mês.` : say`${month}: sobram ${of(left)} por mês.`
}

/** The step to a month that closes: the house takes less than the company leaves. null: the company itself doesn't close. */
export function lessForHome(sources: Sources, left: number): MeasuredFigure | null {
  const home = homeOf(sources)
  if (!home || left >= 0 || Number(home.gain.valor) <= 0) return null
  return {
    fact: home.gain,
    entradas: [home.takes, ...home.entradas],
    text: say`O mês só fecha se a casa levar menos de ${of(home.gain)}: hoje leva ${of(home.takes)}. O que ela deixar de tirar é o que paga a dívida.`,
  }
}
