import type { Fact } from '@norteia/contracts/analysis'
import type { MarketSegment } from '@norteia/contracts/company'
import type { SegmentAnswers } from '@norteia/contracts/diagnostic'
import { formatMoney, formatNumber, formatPercent } from '@norteia/contracts/format'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import type { LedgerFactId } from '#src/ledger-facts/ledger-facts.ts'

/** Facts of the statements by id; empty: none, or too little is known. */
export type LedgerFacts = ReadonlyMap<LedgerFactId, Fact>

/** A question that the statements answer better than the owner. */
export interface StatementAnswer {
  fact: Fact
  /** What `fact` is computed from, where it is no fact of the statements itself. */
  entradas: readonly Fact[]
  /** The figure as shown beside a finding. */
  valor: string
  /** Around the figure in a clause: 'pelo extrato, o maior cliente traz 42% da receita'. */
  frase: readonly [before: string, after: string]
  /** Her own option; null: she left the question out. */
  respondido: string | null
}

export interface Disagreement {
  /** Subject of both figures: 'faturamento', 'a parte do maior cliente'. */
  sobre: string
  medido: Fact
  valor: string
  informado: Fact
  resposta: string
  /** Source of the other figure: 'no cadastro', 'no diagnóstico'. */
  onde: string
}

export const ledgerFactsOf = (fatos: readonly Fact[] | undefined): LedgerFacts =>
  new Map((fatos ?? []).map((fact) => [fact.id as LedgerFactId, fact]))

/** Margin after all costs as a fraction of revenue, and its inputs; null: unknown from the statements. */
export function statementMargin(facts: LedgerFacts): { fact: Fact; entradas: readonly Fact[]; share: number } | null {
  const margin = facts.get('margem_contribuicao')
  const fixed = facts.get('custos_fixos')
  const fees = facts.get('juros_tarifas_parcela')
  if (!margin || !fixed) return null
  const parts = fees ? [margin, fixed, fees] : [margin, fixed]
  const share =
    Math.round((Number(margin.valor) - Number(fixed.valor) - (fees ? Number(fees.valor) : 0)) * 10_000) / 10_000
  return {
    share,
    entradas: parts,
    fact: {
      id: 'sobra_extrato',
      rotulo: 'Sobra depois dos custos, pelo extrato',
      valor: share,
      unidade: 'fração',
      tipo: 'calculado',
      origem: margin.origem,
      formula: `${parts.map(({ valor }) => formatPercent(Number(valor), 1)).join(' − ')} = ${formatPercent(share, 1)}`,
      entradas: parts.map(({ id }) => id),
    },
  }
}

/** 'pelo extrato', or what was typed where no account has a statement. */
export const byStatement = ({ origem }: Fact) =>
  origem.startsWith('movimentações') ? 'pelas movimentações' : 'pelo extrato'

interface MeasuredAnswer {
  fact: Fact
  entradas?: readonly Fact[]
  valor: string
  frase: readonly [string, string]
  /** In the unit of the question's options. */
  amount: number
  optionOf(amount: number): string
}

interface StatementQuestion {
  sobre: string
  read(facts: LedgerFacts): MeasuredAnswer | null
}

const LARGEST: StatementQuestion = {
  sobre: 'a parte do maior cliente',
  read(facts) {
    const fact = facts.get('maior_cliente_parcela')
    if (!fact) return null
    const share = Number(fact.valor)
    const optionOf = (part: number) =>
      part > 0.5 ? 'Mais de 50%' : part > 0.3 ? 'De 31% a 50%' : part > 0.15 ? 'De 16% a 30%' : 'Até 15%'
    const frase = [`${byStatement(fact)}, o maior cliente traz `, ' da receita'] as const
    return { fact, valor: formatPercent(share, 1), frase, amount: share, optionOf }
  },
}

const months = (value: number) => `${formatNumber(value, 1)} ${value < 2 ? 'mês' : 'meses'}`
const cashWords = (fact: Fact) => [`${byStatement(fact)}, o caixa paga `, ' de custos'] as const

/** Questions of the segments by their id. The option is the one that the figure falls into. */
const STATEMENT_QUESTIONS: Readonly<Record<string, StatementQuestion>> = {
  service_concentration: LARGEST,
  other_clients: LARGEST,
  other_cash: {
    sobre: 'a reserva de caixa',
    read(facts) {
      const fact = facts.get('meses_caixa')
      if (!fact) return null
      const optionOf = (days: number) =>
        days < 1 ? 'Nenhum' : days <= 15 ? 'Até 15 dias' : days <= 60 ? 'De 16 a 60 dias' : 'Mais de 60 dias'
      const value = Number(fact.valor)
      return { fact, valor: months(value), frase: cashWords(fact), amount: value * 30, optionOf }
    },
  },
  tech_runway: {
    sobre: 'os meses de caixa',
    read(facts) {
      const fact = facts.get('meses_caixa')
      if (!fact) return null
      const value = Number(fact.valor)
      const earns = (statementMargin(facts)?.share ?? 0) > 0
      const optionOf = (amount: number) =>
        earns || amount > 12
          ? 'Mais de 12 meses ou dá lucro'
          : amount < 3
            ? 'Menos de 3 meses'
            : amount <= 6
              ? 'De 3 a 6 meses'
              : 'De 7 a 12 meses'
      return { fact, valor: months(value), frase: cashWords(fact), amount: value, optionOf }
    },
  },
  other_margin: {
    sobre: 'quanto sobra de cada cem reais vendidos',
    read(facts) {
      const margin = statementMargin(facts)
      if (!margin) return null
      const left = margin.share * 100
      const optionOf = (amount: number) =>
        amount <= 0 ? 'Nada ou prejuízo' : amount <= 5 ? 'Até R$ 5' : amount <= 15 ? 'De R$ 6 a R$ 15' : 'Mais de R$ 15'
      const verb = left < 0 ? 'faltam' : 'sobram'
      const frase = [`${byStatement(margin.fact)}, de cada cem reais vendidos ${verb} `, ''] as const
      return { ...margin, valor: formatMoney(Math.abs(left)), frase, amount: left, optionOf }
    },
  },
}

const EDGES = [1, 0.9, 1.1]

export interface StatementReading {
  /** The owner's, with those options that the statements know better. */
  answers: SegmentAnswers
  known: ReadonlyMap<string, StatementAnswer>
  disagreements: Disagreement[]
}

/** Answers to the segment's questions derived from statements; an unfilled diagnostic stays unfilled. */
export function answersByStatements(
  segment: MarketSegment,
  answers: SegmentAnswers,
  facts: LedgerFacts,
): StatementReading {
  const known = new Map<string, StatementAnswer>()
  const disagreements: Disagreement[] = []
  if (facts.size === 0 || Object.keys(answers).length === 0) return { answers, known, disagreements }
  const merged: SegmentAnswers = { ...answers }
  for (const { id, label } of SEGMENT_QUESTIONS[segment]) {
    const asked = Object.hasOwn(STATEMENT_QUESTIONS, id) ? STATEMENT_QUESTIONS[id]! : null
    const found = asked?.read(facts)
    if (!asked || !found) continue
    const { fact, entradas = [], valor, frase, amount, optionOf } = found
    const given = answers[id]
    const respondido = typeof given === 'string' ? given : null
    known.set(id, { fact, entradas, valor, frase, respondido })
    merged[id] = optionOf(amount)
    // What she doesn't know agrees with everything, and a figure at the edge of a band with both of its sides.
    if (respondido === null || respondido.startsWith('Não ')) continue
    if (EDGES.some((edge) => optionOf(amount * edge) === respondido)) continue
    disagreements.push({
      sobre: asked.sobre,
      medido: fact,
      valor,
      informado: {
        id: `resposta.${id}`,
        rotulo: label,
        valor: respondido,
        unidade: '',
        tipo: 'informado',
        origem: 'Diagnóstico',
      },
      resposta: respondido,
      onde: 'no diagnóstico',
    })
  }
  return { answers: merged, known, disagreements }
}
