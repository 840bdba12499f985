import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { say } from '#src/facts/fact-book.ts'
import type { Amount } from '#src/reading/amounts.ts'
import { fold } from '#src/text/words.ts'
import {
  amountValue,
  computed,
  type MeasuredFigure,
  money,
  of,
  percent,
  reais,
  round2,
  type Sources,
} from './measured.ts'

const UNIT = /^(?:litro|saca|arroba|duzia|ovo|kg|quilo|tonelada|peca|unidade|marmita|refeic|prato|pizza|bolo|lanche)/
const DISTANCE = /^(?:km|quilometr)/
const PER_MONTH = { hora: null, dia: 30, semana: 52 / 12, mes: 1, ano: 1 / 12 } as const

/** Units of a month. A harvest named without a period is the year's; other output without one is unknown. */
function monthlyOutput({ por, substantivo, ...amount }: Amount, harvest: boolean): number | null {
  const value = (amount.valor + amount.ate) / 2
  if (por !== null) {
    const times = PER_MONTH[por]
    return times === null ? null : value * times
  }
  return harvest && /^(?:saca|arroba)/.test(substantivo ?? '') ? value / 12 : null
}

const produced = (sources: Sources, noun: RegExp) =>
  sources.amounts.itens.find(
    ({ assunto, unidade, tempo, substantivo, valor }) =>
      (assunto === 'producao' || assunto === 'pedidos') &&
      unidade === 'qtd' &&
      tempo === 'hoje' &&
      valor > 0 &&
      noun.test(substantivo ?? ''),
  )

const MOST_OVER_PRICE = 3

/** All costs of a month ÷ what is produced in it: saca, litre, dozen, piece. */
export function custo_por_unidade(sources: Sources): MeasuredFigure | null {
  const { costs, activity } = sources.reading
  const said = produced(sources, UNIT)
  if (!said || costs.total === null || !sources.total) return null
  // Of one cow, or asked for and not sold yet.
  if (/\b(?:cada|dava|davam|rendia|quer|querem|compraria[m]?|pediu|pediram)\b/.test(fold(said.trecho))) return null
  const units = monthlyOutput(said, activity.activity.colheita)
  if (!units) return null
  const yearly = said.por === null
  const count = sources.amountFact(said, 'Produção por mês', said.substantivo ?? 'unidades', round2(units))
  const valor = reais(costs.total / units)
  // Costs of the whole company over a part of what it makes: nobody works at so many times the price.
  const price = sources.amount(['preco', 'ticket'], 'R$')
  if (price && valor > amountValue(price) * MOST_OVER_PRICE) return null
  return computed(
    {
      id: 'medida.custo_por_unidade',
      rotulo: 'Custo por unidade produzida',
      valor,
      unidade: 'R$',
      tipo: yearly || said.por === 'dia' ? 'estimado' : 'calculado',
      origem: yearly
        ? 'Custos informados divididos pela produção do ano, em partes iguais'
        : 'Custos informados divididos pela produção',
      formula: `${money(costs.total)} ÷ ${formatNumber(units, 1)} = ${money(valor)}`,
    },
    [sources.total, ...sources.costFacts, count],
    (fact) => say`Cada unidade custa cerca de ${of(fact)}: ${of(sources.total!)} de custos para ${of(count)} por mês.`,
  )
}

/** '20 viagens por mês de 150 km' are no 20 km: the number stands right before its unit. */
function isDistance({ trecho, valor, ate }: Amount): boolean {
  const found = /(\d[\d.,]*) ?(mil|k)? ?(?:km|kms|quil)/.exec(fold(trecho))
  if (!found) return false
  const written = Number(found[1]!.replaceAll('.', '').replace(',', '.')) * (found[2] ? 1_000 : 1)
  return written === valor || written === ate
}

/** Fewer a month are one trip's, or what somebody asks for. */
const LEAST_KM = 300

/** Costs of the vehicles ÷ kilometres; where transport is the trade, all costs. */
export function custo_por_km(sources: Sources): MeasuredFigure | null {
  const said = produced(sources, DISTANCE)
  const km = said && isDistance(said) && monthlyOutput({ ...said, por: said.por ?? 'mes' }, false)
  if (!said || !km || km < LEAST_KM) return null
  const { costs, activity } = sources.reading
  const whole = activity.activity.id === 'transporte'
  const group = sources.group('frete')
  const base = whole ? costs.total : (group?.valor ?? null)
  if (!base) return null
  const facts: Fact[] = whole ? [sources.total!, ...sources.costFacts] : sources.groupFacts(group!)
  const count = sources.amountFact(said, 'Quilômetros por mês', 'km', round2(km))
  const valor = reais(base / km)
  return computed(
    {
      id: 'medida.custo_por_km',
      rotulo: 'Custo por quilômetro',
      valor,
      unidade: 'R$',
      tipo: said.por === 'mes' || said.por === null ? 'calculado' : 'estimado',
      origem: `${whole ? 'Custos informados' : 'Combustível e fretes'} divididos pelos quilômetros que você escreveu`,
      formula: `${money(base)} ÷ ${formatNumber(km)} km = ${money(valor)}`,
    },
    [...facts, count],
    (fact) => say`Cada quilômetro custa ${of(fact)}: ${of(facts[0]!)} para ${of(count)} km por mês.`,
  )
}

/** Reais a month under contract or subscription. */
export function receita_recorrente(sources: Sources): MeasuredFigure | null {
  const { revenue } = sources.reading
  const clients = sources.amount('clientes', 'qtd')
  const ticket = sources.amount('ticket', 'R$')
  if (clients && ticket && /assinant|alun|mensalist|contrat|assinatur/.test(clients.substantivo ?? '')) {
    const count = sources.amountFact(clients, 'Clientes que pagam todo mês', 'clientes')
    const each = sources.amountFact(ticket, 'Valor por cliente', 'R$')
    const valor = reais(amountValue(clients) * amountValue(ticket))
    return computed(
      {
        id: 'medida.receita_recorrente',
        rotulo: 'Receita que se repete todo mês',
        valor,
        unidade: 'R$/mês',
        tipo: 'calculado',
        origem: 'Clientes que pagam todo mês vezes o valor que você escreveu',
        formula: `${formatNumber(amountValue(clients))} × ${money(amountValue(ticket))} = ${money(valor)}`,
      },
      [count, each],
      (fact) => say`São ${of(fact)} por mês de receita que se repete: ${of(count)} clientes a ${of(each)}.`,
    )
  }
  const share =
    sources.band('service_recurring', 'Parte do faturamento em contratos mensais', '% do faturamento') ??
    sources.band('tech_model', 'Parte do faturamento em assinaturas', '% do faturamento')
  if (!share || !revenue) return null
  const valor = reais((revenue.value * Number(share.valor)) / 100)
  return computed(
    {
      id: 'medida.receita_recorrente',
      rotulo: 'Receita que se repete todo mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'estimado',
      origem: 'Parte da sua resposta vezes o faturamento mensal',
      formula: `${money(revenue.value)} × ${percent(Number(share.valor))} = ${money(valor)}`,
    },
    [revenue.fact, share],
    (fact) => say`Cerca de ${of(fact)} por mês se repetem, ${of(share)} do faturamento.`,
  )
}
