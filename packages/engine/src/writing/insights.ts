import type { Insight } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { NO_REFERENCE, REVENUE_PER_PERSON } from '@norteia/contracts/product-figures'
import type { BenchmarkUse } from '#src/data/rule-benchmarks.data.ts'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { addDoubt, type Doubt } from '#src/doubts/doubt.ts'
import { capitalize, capitalizeText, decapitalize, type FactBook, join, say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkText, costDisagreement, costFacts, days, productivityReference } from '#src/facts/figures.ts'
import { ruleBenchmark } from '#src/facts/rule-benchmark.ts'
import { type MeasuredFigure, of } from '#src/measures/measured.ts'
import { actionsOf, titlesFor } from '#src/planning/candidates.ts'
import type { PlannedAction } from '#src/planning/plan.ts'
import { adviceText, type Challenge, figureText, quoteText } from '#src/problems/challenge.ts'
import { isForeign } from '#src/problems/trade-words.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import { byStatement } from '#src/reading/statement-answers.ts'
import { IMPACT, RISK_BELOW, STRONG_FROM, WEAK_BELOW } from '#src/rules.ts'
import type { Assessment } from '#src/scoring/assessment.ts'
import { fitsTrade, GENERAL, serves } from '#src/scoring/fit.ts'
import { gainOf } from '#src/scoring/priorities.ts'
import type { RuleResult } from '#src/scoring/rule-result.ts'

export interface Finding extends Omit<Insight, 'titulo' | 'valor' | 'benchmark' | 'recomendacao'> {
  titulo: Text
  valor: Text
  benchmark: Text
  recomendacao: Text
  result?: RuleResult
  /** Cited public figure. */
  source?: BenchmarkUse
}

const NO_SOURCE = say`${NO_REFERENCE}`
const MAX_STRENGTHS = 2
/** From here on a weak answer is room to grow rather than a problem. */
const ROOM_FROM = 60

function benchmarkOf(book: FactBook, rule: string, reading: Reading): { text: Text; source?: BenchmarkUse } {
  if (rule === 'receita_por_funcionario')
    return {
      text: say`${book.mention(productivityReference, `${formatMoney(REVENUE_PER_PERSON)} por pessoa, por mês`)} (referência do produto)`,
    }
  const use = ruleBenchmark(rule, reading)
  if (!use) return { text: NO_SOURCE }
  return { text: say`${use.texto}: ${benchmarkText(book, use.id, reading.referenceMonth)}`, source: use }
}

const impactOf = (gain: number): Insight['impacto'] =>
  gain >= IMPACT.alto ? 'alto' : gain >= IMPACT.médio ? 'médio' : 'baixo'

function weakFinding(book: FactBook, reading: Reading, result: RuleResult, gain: number): Finding {
  const { nome, fraco } = RULE_TEXTS[result.rule]!
  const titles = titlesFor(result.rule, { alone: worksAlone(reading), activity: reading.activity.activity })
  const [look = `Acompanhe ${nome} todo mês`, mend] = titles
  const { text, source } = benchmarkOf(book, result.rule, reading)
  return {
    id: result.rule,
    tipo: result.points < RISK_BELOW ? 'risco' : 'oportunidade',
    impacto: impactOf(gain),
    titulo: result.unknown
      ? say`Falta medir ${nome}`
      : result.points >= ROOM_FROM && result.rule !== 'company_age'
        ? say`Espaço para melhorar: ${nome}`
        : say`${result.fraco ?? fraco}`,
    valor: result.valor,
    benchmark: text,
    recomendacao: result.unknown
      ? say`Meça antes de mudar: ${decapitalize(look)}.`
      : say`${look}.${mend ? ` Depois, ${decapitalize(mend)}.` : ''}`,
    result,
    ...(source && { source }),
  }
}

function strongFinding(book: FactBook, reading: Reading, result: RuleResult): Finding {
  const { text, source } = benchmarkOf(book, result.rule, reading)
  const { acao } = actionsOf(result.rule, worksAlone(reading)).fixar
  const { nome } = RULE_TEXTS[result.rule]!
  const keep = isForeign(acao, reading.activity.activity) ? `acompanhe ${nome} todo mês` : decapitalize(acao)
  return {
    id: result.rule,
    tipo: 'força',
    impacto: result.weight >= 3 ? 'alto' : 'médio',
    titulo: say`${result.forte ?? RULE_TEXTS[result.rule]!.forte}`,
    valor: result.valor,
    benchmark: text,
    recomendacao: say`Para manter: ${keep}.`,
    result,
    ...(source && { source }),
  }
}

function divergenceFinding(book: FactBook, reading: Reading): Finding[] {
  if (reading.divergences.length === 0) return []
  const spoken = reading.divergences.map(({ fact, band }) => {
    const money = fact.unidade === 'R$/mês'
    const exact = money ? formatMoney(Number(fact.valor)) : `${fact.valor}`
    return say`${money ? 'faturamento' : 'número de pessoas'}: ${book.mention(fact, exact)} no cadastro e “${book.mention(band, String(band.valor))}” no diagnóstico`
  })
  return [
    {
      id: 'dados_divergentes',
      tipo: 'risco',
      impacto: 'médio',
      titulo: say`Dados divergentes`,
      valor: join(spoken, '; '),
      benchmark: NO_SOURCE,
      recomendacao: say`Usamos o valor do cadastro. Confira qual está certo e corrija nas configurações ou em um novo diagnóstico: as contas em reais dependem dele.`,
    },
  ]
}

/** What the statements say against her answers: both are named, the statements count. */
function statementFinding(book: FactBook, reading: Reading): Finding[] {
  const disagreements = [...reading.disagreements, ...costDisagreement(reading)]
  if (disagreements.length === 0) return []
  // Declared costs may be one of them: their sum takes its items along.
  costFacts(book, reading)
  const spoken = disagreements.map(({ sobre, medido, valor, informado, resposta, onde }) => {
    const quoted = typeof informado.valor === 'string' ? `“${resposta}”` : resposta
    return say`${sobre.replace(/^[oa]s? /, '')}: ${book.mention(medido, valor)} ${byStatement(medido)} e ${book.mention(informado, quoted)} ${onde}`
  })
  return [
    {
      id: 'dados_divergentes_extrato',
      tipo: 'risco',
      impacto: 'médio',
      titulo: say`Dados divergentes`,
      valor: join(spoken, '; '),
      benchmark: NO_SOURCE,
      recomendacao: say`Usamos o que o extrato mostra. Se ele não tem todas as contas da empresa, importe as que faltam; senão, corrija o cadastro e o diagnóstico.`,
    },
  ]
}

/** The owner feels nothing left where the account leaves a lot: costs are missing from it, so the sum is no strength. */
function missingCostFinding(book: FactBook, doubt: Doubt, left: MeasuredFigure): Finding {
  addDoubt(book, doubt)
  return {
    id: doubt.id,
    tipo: 'risco',
    impacto: 'alto',
    titulo: say`O que sobra na conta não aparece no caixa`,
    valor: say`pela conta sobrariam ${of(left.fact)} por mês`,
    benchmark: NO_SOURCE,
    recomendacao: say`Falta retirada, imposto ou cartão? Some também as parcelas e refaça o diagnóstico: a conta passa a mostrar para onde o dinheiro vai.`,
  }
}

/** One finding for each weak rule, the most worthwhile first, and up to two strengths. */
export function findingsOf(
  book: FactBook,
  {
    reading,
    dimensions,
    contradictions,
    measures,
  }: Pick<Assessment, 'reading' | 'dimensions' | 'contradictions' | 'measures'>,
): Finding[] {
  const missing = contradictions.find(({ id }) => id === 'nao_sobra_conta')
  const left = measures.get('sobra_mes')
  const { activity } = reading.activity
  // Who has no health plans has no refusals to be proud of.
  const unpaidByPlans = reading.answers.health_payer === 'Maioria particular ou plano próprio'
  const results = dimensions.flatMap((dimension) => dimension.results).filter(({ rule }) => fitsTrade(rule, activity))
  const weak = results
    .filter(({ points }) => points < WEAK_BELOW)
    .map((result) => ({ result, gain: gainOf(result, dimensions) }))
    .sort((a, b) => b.gain - a.gain || (a.result.rule < b.result.rule ? -1 : 1))
  const strong = results
    .filter(
      ({ points, rule }) =>
        points >= STRONG_FROM &&
        !(missing && rule === 'margem_declarada') &&
        !(rule === 'health_denials' && unpaidByPlans),
    )
    .sort((a, b) => b.weight * b.points - a.weight * a.points || (a.rule < b.rule ? -1 : 1))
    .slice(0, MAX_STRENGTHS)
  return [
    ...statementFinding(book, reading),
    ...divergenceFinding(book, reading),
    ...(missing && left ? [missingCostFinding(book, missing, left)] : []),
    ...weak.map(({ result, gain }) => weakFinding(book, reading, result, gain)),
    ...strong.map((result) => strongFinding(book, reading, result)),
  ]
}

/** Her problem as a finding: her words, the figure that decides, and the first two decisions with their dates. */
function problemFinding(
  book: FactBook,
  { quote, card, figure }: Challenge,
  [first, second]: readonly PlannedAction[],
  alarming: boolean,
): Finding[] {
  if (!card || quote === '' || !first) return []
  const step = ({ step, day }: PlannedAction) =>
    say`${adviceText(book, decapitalize(step.acao))}, em até ${days(book, day)}`
  const then = second ? say`; depois, ${step(second)}` : ''
  return [
    {
      id: PROBLEM,
      tipo: alarming ? 'risco' : 'oportunidade',
      impacto: 'alto',
      titulo: say`${adviceText(book, capitalize(card.nome))}`,
      valor: quoteText(book, quote),
      benchmark: NO_SOURCE,
      recomendacao: figure
        ? say`${figureText(book, figure)} ${capitalizeText(step(first))}${then}.`
        : say`${capitalizeText(step(first))}${then}.`,
    },
  ]
}

const PROBLEM = 'desafio'
const PER_PERSON = 'receita_por_funcionario'

/** What the owner sees as cards: what can't be right, her problem, what has a part in it, the rest, and what is strong. */
export function insightsOf(
  book: FactBook,
  findings: readonly Finding[],
  challenge: Challenge,
  decisions: readonly PlannedAction[],
): Finding[] {
  const { card } = challenge
  if (!card) return [...findings]
  const unsure = findings.filter(({ result, tipo }) => !result && tipo !== 'força')
  const weak = findings.filter(({ result, tipo }) => result && tipo !== 'força')
  const has = ({ result }: Finding) => serves({ ...result!, gain: 0, priority: 0, result: result! }, card)
  // Beside a problem of hers, what is weak in most companies is left to the scores; the dashboard shows revenue per person.
  const others = weak.filter((finding) => !has(finding) && (!GENERAL.has(finding.id) || finding.id === PER_PERSON))
  return [
    ...unsure,
    ...problemFinding(
      book,
      challenge,
      decisions,
      weak.some(({ tipo }) => tipo === 'risco'),
    ),
    ...weak.filter(has),
    ...others,
    ...findings.filter(({ tipo }) => tipo === 'força'),
  ]
}

export function writeInsights(book: FactBook, findings: readonly Finding[]): Insight[] {
  return findings.map(({ id, tipo, impacto, titulo, valor, benchmark, recomendacao }, index) => {
    const path = `insights.analiseCompleta.insights.${index}` as const
    return {
      id,
      tipo,
      impacto,
      titulo: book.write(`${path}.titulo`, titulo),
      valor: book.write(`${path}.valor`, valor),
      benchmark: book.write(`${path}.benchmark`, benchmark),
      recomendacao: book.write(`${path}.recomendacao`, recomendacao),
    }
  })
}
