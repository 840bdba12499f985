import type { Fact } from '@norteia/contracts/analysis'
import { formatPercent } from '@norteia/contracts/format'
import { capitalizeText, say } from '#src/facts/fact-book.ts'
import { byStatement, statementMargin } from '#src/reading/statement-answers.ts'
import { statementCosts } from '#src/reading/statement-revenue.ts'
import type { MeasureId } from './measure-ids.ts'
import { computed, type MeasuredFigure, money, of, reais, round2, type Sources } from './measured.ts'

/** A month's revenue as measured; null: none is, so nothing in reais can be. */
const revenueOf = ({ reading }: Sources) => reading.ledger.get('receita_mensal') ?? null

function sobra_mes({ reading }: Sources): MeasuredFigure | null {
  const costs = statementCosts(reading.ledger)
  const revenue = reading.ledger.get('receita_mensal')
  if (!costs || !revenue) return null
  const valor = round2(Number(revenue.valor) - Number(costs.fact.valor))
  return computed(
    {
      id: 'medida.sobra_mes',
      rotulo: valor < 0 ? 'Falta no mês depois dos custos' : 'Sobra no mês depois dos custos',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: costs.fact.origem,
      formula: `${money(Number(revenue.valor))} − ${money(Number(costs.fact.valor))} = ${money(valor)}`,
    },
    [revenue, costs.fact, ...costs.entradas],
    (fact) =>
      capitalizeText(
        say`${byStatement(revenue)}, ${valor < 0 ? 'faltam' : 'sobram'} ${of(fact)} por mês: entram ${of(revenue)} e saem ${of(costs.fact)}.`,
      ),
  )
}

function margem({ reading }: Sources): MeasuredFigure | null {
  const margin = statementMargin(reading.ledger)
  if (!margin) return null
  const { fact, entradas, share } = margin
  const text =
    share < 0
      ? say`${byStatement(fact)}, os custos passam do faturamento em ${of(fact, formatPercent(-share, 1))}.`
      : say`${byStatement(fact)}, ficam ${of(fact)} do faturamento depois dos custos.`
  return { fact, entradas, text: capitalizeText(text) }
}

/** Fixed costs in reais a month, and the facts that they come from. */
function fixedOf(sources: Sources): { fact: Fact; entradas: Fact[] } | null {
  const revenue = revenueOf(sources)
  const share = sources.reading.ledger.get('custos_fixos')
  if (!revenue || !share) return null
  const valor = round2(Number(revenue.valor) * Number(share.valor))
  return {
    entradas: [revenue, share],
    fact: {
      id: 'medida.custos_fixos_mes',
      rotulo: 'Custos fixos do mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: share.origem,
      formula: `${money(Number(revenue.valor))} × ${formatPercent(Number(share.valor), 1)} = ${money(valor)}`,
      entradas: [revenue.id, share.id],
    },
  }
}

function custos_fixos(sources: Sources): MeasuredFigure | null {
  const fixed = fixedOf(sources)
  const share = sources.reading.ledger.get('custos_fixos')
  if (!fixed || !share) return null
  const text = say`${byStatement(share)}, os custos fixos levam ${of(share)} do faturamento, ${of(fixed.fact)} por mês.`
  return { fact: share, entradas: [...fixed.entradas, fixed.fact], text: capitalizeText(text) }
}

function ponto_equilibrio(sources: Sources): MeasuredFigure | null {
  const revenue = revenueOf(sources)
  const margin = sources.reading.ledger.get('margem_contribuicao')
  const fixed = fixedOf(sources)
  if (!revenue || !margin || !fixed || Number(margin.valor) <= 0 || Number(fixed.fact.valor) <= 0) return null
  const valor = reais(Number(fixed.fact.valor) / Number(margin.valor))
  const text = (fact: Fact) =>
    Number(revenue.valor) >= valor
      ? say`Para pagar os custos fixos, a empresa precisa faturar ${of(fact)} por mês; hoje fatura ${of(revenue)}.`
      : say`A empresa só empata faturando ${of(fact)} por mês; hoje fatura ${of(revenue)}.`
  return computed(
    {
      id: 'medida.ponto_equilibrio',
      rotulo: 'Ponto de equilíbrio: faturamento que paga todos os custos',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: 'Custos fixos divididos pela margem de contribuição, pelo extrato',
      formula: `${money(Number(fixed.fact.valor))} ÷ ${formatPercent(Number(margin.valor), 1)} = ${money(valor)}`,
    },
    [fixed.fact, ...fixed.entradas, margin],
    text,
  )
}

function meses_de_caixa({ reading }: Sources): MeasuredFigure | null {
  const fact = reading.ledger.get('meses_caixa')
  const text = fact && say`${byStatement(fact)}, o saldo das contas paga ${of(fact)} de custos.`
  return fact && text ? { fact, entradas: [], text: capitalizeText(text) } : null
}

function maior_cliente(sources: Sources): MeasuredFigure | null {
  const revenue = revenueOf(sources)
  const share = sources.reading.ledger.get('maior_cliente_parcela')
  if (!revenue || !share) return null
  const valor = reais(Number(revenue.valor) * Number(share.valor))
  return computed(
    {
      id: 'medida.maior_cliente',
      rotulo: 'Faturamento do maior cliente',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: share.origem,
      formula: `${money(Number(revenue.valor))} × ${formatPercent(Number(share.valor), 1)} = ${money(valor)}`,
    },
    [revenue, share],
    (fact) =>
      capitalizeText(
        say`${byStatement(share)}, o maior cliente traz cerca de ${of(fact)} por mês, ${of(share)} do faturamento.`,
      ),
  )
}

function folha({ reading }: Sources): MeasuredFigure | null {
  const fact = reading.ledger.get('pessoal_parcela')
  if (!fact || Number(fact.valor) <= 0) return null
  const text = say`${byStatement(fact)}, salários, encargos, benefícios e pró-labore levam ${of(fact)} do faturamento.`
  return { fact, entradas: [], text: capitalizeText(text) }
}

function juros(sources: Sources): MeasuredFigure | null {
  const revenue = revenueOf(sources)
  const share = sources.reading.ledger.get('juros_tarifas_parcela')
  if (!revenue || !share || Number(share.valor) <= 0) return null
  const valor = round2(Number(revenue.valor) * Number(share.valor))
  return computed(
    {
      id: 'medida.juros',
      rotulo: 'Juros e tarifas por mês',
      valor,
      unidade: 'R$/mês',
      tipo: 'calculado',
      origem: share.origem,
      formula: `${money(Number(revenue.valor))} × ${formatPercent(Number(share.valor), 1)} = ${money(valor)}`,
    },
    [revenue, share],
    (fact) =>
      capitalizeText(
        say`${byStatement(share)}, juros e tarifas levam ${of(fact)} por mês, ${of(share)} do faturamento.`,
      ),
  )
}

/** What the statements measure themselves; each null where they can't, so that the answers count as before. */
export const STATEMENT_MEASURES: Readonly<Partial<Record<MeasureId, (sources: Sources) => MeasuredFigure | null>>> = {
  sobra_mes,
  margem,
  ponto_equilibrio,
  custos_fixos,
  meses_de_caixa,
  maior_cliente,
  folha,
  juros,
}
