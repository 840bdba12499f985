import type { Fact } from '@norteia/contracts/analysis'
import { capitalizeText, NOTHING, say, type Text } from '#src/facts/fact-book.ts'
import type { CostGroup, CostGroupId } from '#src/reading/cost-groups.ts'
import { isHousehold } from '#src/reading/household.ts'
import type { Subject } from '#src/reading/subjects.data.ts'
import { fold } from '#src/text/words.ts'
import {
  amountValue,
  computed,
  type MeasuredFigure,
  money,
  monthly,
  of,
  percent,
  reais,
  round1,
  type Sources,
  the,
} from './measured.ts'
import { receivedOf } from './received-month.ts'
import { isNo } from './roles/told-otherwise.ts'

/** Percent of the revenue, one decimal. */
function shareFact(sources: Sources, id: string, nome: string, base: Fact, valor: number): Fact {
  const { revenue } = sources.reading
  const share = round1((valor / revenue!.value) * 100)
  return {
    id,
    rotulo: `${nome.charAt(0).toUpperCase()}${nome.slice(1)}, parte do faturamento`,
    valor: share,
    unidade: '% do faturamento',
    tipo: sources.kind(),
    origem: 'Custo informado dividido pelo faturamento mensal',
    formula: `${money(valor)} ÷ ${money(revenue!.value)} = ${percent(share)}`,
    entradas: [base.id, revenue!.fact.id],
  }
}

/** ' (ração e sal, silagem)': what a group holds, in her words. */
function partsOf({ reading }: Sources, { itens }: CostGroup): string {
  const names = itens.map((place) => reading.costs.items[place]!.nome.toLowerCase())
  return names.length < 2 || names.length > 3 || names.some((name) => /\d/.test(name)) ? '' : ` (${names.join(', ')})`
}

const LEAST_SAID = 0.01

/** A group of costs as a share of revenue; an amount from another text replaces a missing cost. */
function share(
  sources: Sources,
  id: string,
  group: CostGroupId,
  subject: Subject | null,
  nome: string,
): MeasuredFigure | null {
  const { revenue } = sources.reading
  const found = sources.group(group)
  if (found && revenue) {
    const base = sources.groupFact(found)
    const fact = shareFact(sources, id, nome, base, found.valor)
    return {
      fact,
      entradas: [...sources.groupFacts(found), revenue.fact],
      text: capitalizeText(
        say`${nome} ${nome.startsWith('os ') || nome.startsWith('as ') ? 'levam' : 'leva'} ${of(fact)} do faturamento: ${of(base)}${partsOf(sources, found)} de ${of(revenue.fact)} por mês.`,
      ),
    }
  }
  if (!subject) return null
  const said = sources.amount(subject, '%')
  if (said) {
    const fact = sources.amountFact(
      said,
      `${nome.charAt(0).toUpperCase()}${nome.slice(1)}, parte do faturamento`,
      '% do faturamento',
    )
    return {
      fact,
      entradas: [],
      text: capitalizeText(say`${nome}, pelo que você escreveu: ${of(fact)} do faturamento.`),
    }
  }
  const paid = sources.amount(subject, 'R$')
  const value = paid && monthly(paid)
  // 'Gasto 150 de luz com o forno': of one thing, or of no weight.
  // More than nearly all that comes in is no cost of a month: a price, or a debt.
  if (!paid || !value || !revenue || value < revenue.value * LEAST_SAID || value > revenue.value * 0.9) return null
  const base = sources.amountFact(paid, `Você escreveu: ${nome}`, 'R$/mês', value)
  const fact = shareFact(sources, id, nome, base, value)
  return {
    fact,
    entradas: [base, revenue.fact],
    text: capitalizeText(
      say`${nome} ${nome.startsWith('os ') || nome.startsWith('as ') ? 'levam' : 'leva'} ${of(fact)} do faturamento: ${of(base)} de ${of(revenue.fact)} por mês.`,
    ),
  }
}

export const folha = (sources: Sources) => share(sources, 'medida.folha', 'folha', 'folha', 'a folha')
export const aluguel = (sources: Sources) => share(sources, 'medida.aluguel', 'aluguel', 'aluguel', 'o aluguel')
export const energia = (sources: Sources) => share(sources, 'medida.energia', 'energia', 'energia', 'a energia')
export const impostos = (sources: Sources) => share(sources, 'medida.impostos', 'impostos', 'impostos', 'os impostos')
export const marketing = (sources: Sources) =>
  share(sources, 'medida.marketing', 'marketing', 'marketing', 'o marketing')
/** Fuel and vans beside no freight have their own names: nobody knows what the diesel runs. */
export function frete(sources: Sources): MeasuredFigure | null {
  const names = (sources.group('frete')?.itens ?? []).map((place) => sources.reading.costs.items[place]!.nome)
  const isFreight =
    names.length === 0 || names.some((name) => /fret|transp|entreg|motob|log[ií]st|correio|carret/i.test(name))
  return share(sources, 'medida.frete', 'frete', 'frete', isFreight ? 'o frete' : 'o gasto com veículo e combustível')
}
export const racao = (sources: Sources) => share(sources, 'medida.racao', 'racao', 'racao', 'a ração')

/** Goods and materials, else a food company's answer about its inputs. */
export function mercadorias(sources: Sources): MeasuredFigure | null {
  // What the animals eat is the goods of a farm, and has a figure of its own.
  const [feed, goods] = [sources.group('racao'), sources.group('mercadorias')]
  if (sources.reading.segment === 'Agronegócio' && feed && feed.valor > (goods?.valor ?? 0)) return null
  const found = share(sources, 'medida.mercadorias', 'mercadorias', 'mercadorias', 'as mercadorias e os insumos')
  if (found) return found
  const band = sources.band('food_cmv', 'Custo dos insumos (CMV)', '% do faturamento')
  return (
    band && {
      fact: band,
      entradas: [],
      text: say`Pela sua resposta, os insumos levam cerca de ${of(band)} das vendas.`,
    }
  )
}

/** Reais a month that the owner pays for something, from the costs or from her words. */
function paid(sources: Sources, id: string, group: CostGroupId, subject: Subject, rotulo: string): Fact[] | null {
  const found = sources.group(group)
  if (found) return sources.groupFacts(found)
  const said = sources.amount(subject, 'R$')
  const value = said && monthly(said)
  if (said && value) return [sources.amountFact(said, rotulo, 'R$/mês', value)]
  const part = sources.amount(subject, '%')
  const { revenue } = sources.reading
  if (!part || !revenue) return null
  const rate = sources.amountFact(part, rotulo, '% do faturamento')
  const valor = reais((revenue.value * amountValue(part)) / 100)
  return [
    {
      id,
      rotulo,
      valor,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'O percentual que você escreveu, sobre o faturamento mensal',
      formula: `${percent(amountValue(part))} × ${money(revenue.value)} = ${money(valor)}`,
      entradas: [rate.id, revenue.fact.id],
    },
    rate,
    revenue.fact,
  ]
}

const MOST_FEES = 0.15

export function taxas_cartao(sources: Sources): MeasuredFigure | null {
  const facts = paid(sources, 'medida.taxas_cartao', 'taxas_cartao', 'taxas_cartao', 'Taxas de cartão')
  if (!facts) return null
  const [fact, ...entradas] = facts
  // 'Antecipo 60 mil na maquininha': what is sold by card, no fee.
  if (sources.revenue && Number(fact!.valor) > sources.revenue * MOST_FEES) return null
  return { fact: fact!, entradas, text: say`As taxas de cartão levam ${of(fact!)} por mês.` }
}

/** Interest and instalments: the named costs, else the instalment that she wrote. */
export function juros(sources: Sources): MeasuredFigure | null {
  const found = sources.group('juros')
  if (found) {
    const [fact, ...entradas] = sources.groupFacts(found)
    return { fact: fact!, entradas, text: say`Juros e parcelas levam ${of(fact!)} por mês.` }
  }
  const said = sources.amount(['parcela', 'juros'], 'R$')
  const value = said && monthly(said)
  // 'Pede 120 mil em 20 parcelas' is a price.
  const { revenue } = sources.reading
  if (!said || !value || (revenue && value > revenue.value * 0.6) || isNo('payment', sources.reading.form, said.valor))
    return null
  const fact = sources.amountFact(said, 'Juros e parcelas', 'R$/mês', value)
  return { fact, entradas: [], text: say`Juros e parcelas levam ${of(fact)} por mês.` }
}

const LEAST_FEE = 0.02
/** More of what comes in is what is sold there, and no commission. */
const MOST_FEE = 0.45

/** 'Vendo 21 mil no mercado livre' is what is sold there. */
const SOLD_THERE = /\b(?:vend|fatur|entra|sai\b)/
const TAKEN = /\b(?:taxa|tarifa|comiss|mord|fica|leva|cobra|descont|retem|pag[ao])/
const isTaken = (said: string): boolean => TAKEN.test(said) || !SOLD_THERE.test(said)

/** Commission of delivery apps and marketplaces: the named cost, else her rate on the share that sells through them. */
export function comissao_entrega(sources: Sources): MeasuredFigure | null {
  const found = sources.group('comissao_entrega')
  if (found) {
    const [fact, ...entradas] = sources.groupFacts(found)
    return { fact: fact!, entradas, text: say`Os aplicativos ficam com ${of(fact!)} por mês em comissão.` }
  }
  const said = sources.amount('comissao_entrega', 'R$')
  const value = said && monthly(said)
  // 'Tudo pelo app a 32 reais': the size of one order is no commission of a month.
  if (
    said &&
    value &&
    isTaken(fold(said.trecho)) &&
    value < (sources.revenue ?? Number.POSITIVE_INFINITY) * MOST_FEE &&
    (said.por !== null || value > (sources.revenue ?? 0) * LEAST_FEE)
  ) {
    const fact = sources.amountFact(said, 'Comissão dos aplicativos', 'R$/mês', value)
    return { fact, entradas: [], text: say`Os aplicativos ficam com ${of(fact)} por mês em comissão.` }
  }
  const { revenue } = sources.reading
  const rates = sources.amounts.itens.filter(
    ({ assunto, unidade, tempo }) => assunto === 'comissao_entrega' && unidade === '%' && tempo === 'hoje',
  )
  const rate = rates.find(({ trecho }) => /comiss|taxa|cobra/i.test(trecho) && !/vendas/i.test(trecho)) ?? rates[0]
  const part = sources.band('food_delivery', 'Parte das vendas por aplicativo', '% das vendas')
  if (!rate || !revenue || !part || amountValue(rate) > 40) return null
  const rateFact = sources.amountFact(rate, 'Comissão do aplicativo', '% da venda')
  const valor = reais((revenue.value * Number(part.valor) * amountValue(rate)) / 10_000)
  return computed(
    {
      id: 'medida.comissao_entrega',
      rotulo: 'Comissão dos aplicativos no mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'A comissão que você escreveu, sobre a parte vendida por aplicativo',
      formula: `${money(revenue.value)} × ${percent(Number(part.valor))} × ${percent(amountValue(rate))} = ${money(valor)}`,
    },
    [revenue.fact, part, rateFact],
    (fact) =>
      say`Com ${of(part)} das vendas por aplicativo e ${of(rateFact)} de comissão, cerca de ${of(fact)} por mês ficam com eles.`,
  )
}

const OWN_PAY = /\b(?:pro ?-?labore|retirada|meu (?:salario|sustento)|sustento|salario d[oa] don[oa]|soci[oa])/

/** 'A conta que mais pesa': the largest line that she typed, by her name for it. */
const COUNTED = /^(?:um|uma|dois|duas|três|tres|quatro|cinco|seis|sete|oito|nove|dez|\d{1,2}) (?=[\p{L}]{3})/u

export function conta_que_mais_pesa(sources: Sources): MeasuredFigure | null {
  const { revenue, costs } = sources.reading
  const { items } = costs
  // Where large costs are known to be missing, the largest may be one of them.
  if (items.length < 2 || costs.total === null) return null
  // What she takes home isn't the bill that weighs.
  const hers = sources.group('retirada')?.itens ?? []
  const places = items.map((_, at) => at).filter((at) => !hers.includes(at))
  const [first] = places
  if (first === undefined) return null
  const place = places.reduce((best, at) => (items[at]!.valor > items[best]!.valor ? at : best), first)
  const { nome, valor } = items[place]!
  // What she lives on is nothing to cut.
  if (OWN_PAY.test(fold(nome))) return null
  const base = sources.costFacts[place]!
  // 'Duas técnicas': 'a conta de técnicas'.
  const name = nome.toLowerCase().replace(COUNTED, '')
  // Its kind may be said with a figure of its own: one thing has one size.
  const group = sources.groups.find(({ itens }) => itens.includes(place))
  const kind = group ? sources.groupFacts(group) : []
  const own = base.entradas && revenue ? [revenue.fact] : []
  if (!revenue)
    return {
      fact: base,
      entradas: [...kind, ...own],
      text: say`A sua maior conta: ${name}, ${of(base)} por mês.`,
    }
  const fact = shareFact(sources, 'medida.conta_que_mais_pesa', name, base, valor)
  return {
    fact,
    entradas: [base, ...kind, revenue.fact],
    text: capitalizeText(say`a sua maior conta: ${name}, ${of(base)} por mês, ${of(fact)} do faturamento.`),
  }
}

/** What is to be paid in an empty month, what comes with each sale, and what nobody knows of. null: fewer than two named costs. */
export function fixedAndVariable(sources: Sources): { fixed: number; variable: number; unknown: number } | null {
  const { groups, reading } = sources
  if (reading.costs.items.length < 2 || sources.paysPerSale) return null
  const sum = (wanted: boolean | null) =>
    groups.reduce((total, { varia, valor }) => (varia === wanted ? total + valor : total), 0)
  return { fixed: sum(false), variable: sum(true), unknown: sum(null) }
}

function fixedFact(sources: Sources, fixed: number): Fact {
  const groups = sources.groups.filter(({ varia }) => varia === false)
  return {
    id: 'custos.fixos',
    rotulo: 'Custos fixos do mês',
    valor: fixed,
    unidade: 'R$/mês',
    tipo: 'calculado',
    origem: 'Custos informados que existem mesmo sem venda',
    formula: `${groups.map(({ nome, valor }) => `${nome.replace(/^(?:os|as|o|a) /, '')} ${money(valor)}`).join(' + ')} = ${money(fixed)}`,
    entradas: groups.map(({ id }) => `custo_grupo.${id}`),
  }
}

const factsOf = (sources: Sources, varia: boolean | null) =>
  sources.groups.filter((group) => group.varia === varia).flatMap((group) => sources.groupFacts(group))

export function custos_fixos(sources: Sources): MeasuredFigure | null {
  const { revenue } = sources.reading
  const sums = fixedAndVariable(sources)
  if (!sums || sums.fixed === 0 || !revenue) return null
  const base = fixedFact(sources, sums.fixed)
  const fact = shareFact(sources, 'medida.custos_fixos', 'os custos fixos', base, sums.fixed)
  return {
    fact,
    entradas: [base, ...factsOf(sources, false), revenue.fact],
    text: say`Os custos fixos somam ${of(base)} por mês, ${of(fact)} do faturamento.`,
  }
}

/** Without goods a sale may cost nothing more; elsewhere the costs that come with it weren't named. */
const SELLS_HOURS = new Set(['Serviços', 'Tecnologia', 'Saúde', 'Educação'])

/** Beyond this part of all costs, what nobody knows to be fixed or not decides the point. */
const MOST_UNKNOWN = 0.15

/**
 * Fixed costs ÷ (1 − variable ÷ revenue); costs that are neither for sure count as fixed, and it says so. null: nothing is
 * left of a sale to pay them, one kind is unknown, or too much is neither.
 */
export function ponto_equilibrio(sources: Sources): MeasuredFigure | null {
  const { revenue } = sources.reading
  const sums = fixedAndVariable(sources)
  // Without a total some costs are known to be missing.
  if (!sums || !revenue || !sources.total || sums.fixed === 0 || sums.variable >= revenue.value) return null
  const { fixed, variable, unknown } = sums
  if (unknown > (fixed + variable + unknown) * MOST_UNKNOWN) return null
  if (variable === 0 && !SELLS_HOURS.has(sources.reading.segment)) return null
  const left = 1 - variable / revenue.value
  const valor = reais((fixed + unknown) / left)
  const base = fixedFact(sources, fixed)
  const others = unknown > 0 ? sources.groups.filter(({ varia }) => varia === null) : []
  const above = revenue.value >= valor
  // Hardly any fixed cost: the point says nothing.
  if (valor < revenue.value / 5) return null
  const supposed = others.length > 0 ? say`, supondo que ${unknownNames(sources)}` : NOTHING
  const received = receivedOf(sources)
  const comes = received ? say`, e entram ${of(received)}` : NOTHING
  const draw = sources.group('retirada')
  const hers = draw ? say`, já com ${ownersShare(sources, draw)},` : NOTHING
  return computed(
    {
      id: 'medida.ponto_equilibrio',
      rotulo: 'Ponto de equilíbrio: faturamento que paga todos os custos',
      valor,
      unidade: 'R$/mês',
      tipo: others.length > 0 ? 'estimado' : sources.kind(),
      origem: 'Custos fixos divididos pelo que sobra de cada venda depois dos custos que acompanham a venda',
      formula: `${others.length > 0 ? `(${money(fixed)} + ${money(unknown)})` : money(fixed)} ÷ (1 − ${money(variable)} ÷ ${money(revenue.value)}) = ${money(valor)}`,
    },
    [
      base,
      ...factsOf(sources, false),
      ...factsOf(sources, true),
      ...others.flatMap((group) => sources.groupFacts(group)),
      revenue.fact,
      ...(received ? [received] : []),
    ],
    (fact) =>
      above
        ? say`Para pagar todas as contas${draw ? hers : ','} ${the(sources)} precisa faturar ${of(fact)} por mês${supposed}; hoje fatura ${of(revenue.fact)}${comes}.`
        : capitalizeText(
            say`${the(sources)}${hers} só empata faturando ${of(fact)} por mês${supposed}; hoje fatura ${of(revenue.fact)}${comes}.`,
          ),
  )
}

/** 'A retirada de R$ 4.000', or what the house takes, or both. */
function ownersShare(sources: Sources, draw: CostGroup): Text {
  const houses = draw.itens.filter((at) => isHousehold(sources.reading.costs.items[at]!.nome)).length
  const sum = of(sources.groupFact(draw))
  if (houses === 0) return say`a retirada de ${sum}`
  return houses === draw.itens.length ? say`os ${sum} que a casa leva` : say`os ${sum} da retirada e da casa`
}

/** '“banda” é igual todo mês': what is neither fixed nor variable for sure. */
function unknownNames({ groups, reading }: Sources): string {
  const places = groups.filter(({ varia }) => varia === null).flatMap(({ itens }) => itens)
  const [only] = places
  return places.length === 1 && only !== undefined
    ? `“${reading.costs.items[only]!.nome.toLowerCase()}” é igual todo mês`
    : 'as contas que não conhecemos são iguais todo mês'
}
