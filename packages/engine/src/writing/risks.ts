import type { RiskAlert } from '@norteia/contracts/agent'
import { formatMoney } from '@norteia/contracts/format'
import type { BenchmarkId } from '#src/data/benchmarks.data.ts'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { capitalize, capitalizeText, join, say, type Text } from '#src/facts/fact-book.ts'
import { days, sourcedFigure } from '#src/facts/figures.ts'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import { addMeasure } from '#src/measures/measures.ts'
import { actionsOf, cardCandidates, titlesFor } from '#src/planning/candidates.ts'
import { doerOf } from '#src/planning/doer.ts'
import { gainFor } from '#src/planning/gains.ts'
import { adviceText, figureText, quoteText } from '#src/problems/challenge.ts'
import { worksAlone } from '#src/reading/input.ts'
import { DEADLINES, RISK_BELOW, SCORE_CAPS, STRONG_FROM } from '#src/rules.ts'
import type { Assessment } from '#src/scoring/assessment.ts'
import { serves } from '#src/scoring/fit.ts'
import type { RuleResult } from '#src/scoring/rule-result.ts'
import { fold } from '#src/text/words.ts'

export interface SpokenRisk {
  risk: Text
  impact: Text
  mitigation: Text
  deadline: Text
  severity: RiskAlert['severity']
}

/** Answers that are alarming on their own. */
const SEVERE: Readonly<Record<string, readonly string[]>> = {
  food_cmv: ['Mais de 40%', 'Não sei'],
  service_concentration: ['Mais de 50%'],
  other_clients: ['Mais de 50%'],
  tech_runway: ['Menos de 3 meses'],
  other_cash: ['Nenhum'],
  other_margin: ['Nada ou prejuízo'],
  retail_credit: ['Fiado sem controle'],
  edu_default: ['Mais de 15%'],
  industry_delivery: ['Menos de 70%'],
}

/** What the company owes itself: who pays her late, or an order that is late, is no debt of hers. */
const DEBT =
  /\b(?:dividas?\b|endivid|emprestim|juros|negativad|protestad|nome sujo|(?:boletos?|contas?|impostos?|alugue(?:l|is)|fornecedor(?:es)?|parcelas?) (?:\w+ ){0,2}atrasad|(?:pago|pagando|pagar) (?:\w+ ){0,2}atrasad)/
const CASH =
  /\b(?:fluxo de caixa|sem caixa|caixa (?:curto|apertado|baixo|zerado|negativo|vazio)|falta (?:de )?(?:caixa|dinheiro|capital)|sem dinheiro|dinheiro (?:some|nao sobra|acaba)|nao sobra (?:nada|dinheiro)|fim do mes no vermelho|cheque especial|capital de giro)/
const MAX_ALERTS = 6
/** Where nothing else is wrong. */
const MIN_ALERTS = 2
const FULL_YEAR = 12
/** Missed chances rather than risks. */
const NO_RISK = new Set(['company_age', 'ai_usage', 'future_goals', 'operational_flow'])

const isSevere = ({ reading }: Assessment, { rule }: RuleResult) =>
  SEVERE[rule]?.includes(String(reading.answers[rule])) === true

/** Risks, the severe ones first; never empty, because what nobody knows is a risk too. */
export function riskAlerts(assessment: Assessment): SpokenRisk[] {
  const { ranked } = assessment
  const weak = ranked.flatMap(({ result }) => result ?? [])
  const { card } = assessment.challenge
  const severe = [
    ...cashRisk(assessment),
    ...problemRisk(assessment),
    ...lossRisk(assessment),
    ...debtRisk(assessment),
    ...weak.filter((result) => isSevere(assessment, result)).map((result) => ofRule(assessment, result, 'ALTA')),
    ...firstYearRisk(assessment),
    ...meiRisk(assessment),
  ]
  const others = weak
    .filter((result) => !isSevere(assessment, result) && !NO_RISK.has(result.rule) && isLoss(assessment, result))
    .filter((result) => !card || serves({ ...result, gain: 0, priority: 0, result }, card))
    .map((result) => ofRule(assessment, result, 'MÉDIA'))
  const known = [...severe, ...others].slice(0, MAX_ALERTS - 1)
  return [...known, ...unknownRisks(assessment).slice(0, known.length === 0 ? MIN_ALERTS : 1)]
}

/** A weak answer, or one that costs money by a formula today. */
const isLoss = ({ book, reading }: Assessment, { rule, points }: RuleResult) =>
  points < RISK_BELOW || gainFor(book, rule, reading) !== undefined

const alone = ({ reading }: Assessment) => worksAlone(reading)

function ofRule(assessment: Assessment, result: RuleResult, severity: RiskAlert['severity']): SpokenRisk {
  const { book, reading } = assessment
  const { fraco, porque, nome } = RULE_TEXTS[result.rule]!
  const gain = gainFor(book, result.rule, reading)
  const impact = [say`${result.porque ?? porque}`]
  const titles = titlesFor(result.rule, { alone: alone(assessment), activity: reading.activity.activity })
  if (gain)
    impact.push(
      say`Pela nossa conta, resolver isso em parte vale cerca de ${book.mention(gain.fact, formatMoney(gain.value))} por mês.`,
    )
  return {
    risk: say`${result.unknown ? `Falta medir ${nome}` : (result.fraco ?? fraco)}: ${result.frase}`,
    impact: join(impact, ' '),
    mitigation: say`${(result.unknown ? titles[0] : titles.at(-1)) ?? `Acompanhe ${nome} todo mês`}`,
    deadline: say`${days(book, severity === 'ALTA' ? 30 : 60)}`,
    severity,
  }
}

/** Her problem as it goes on: the figure that decides, or her own words, and the first step against it. */
function problemRisk({ book, reading, challenge, total }: Assessment): SpokenRisk[] {
  const { card, figure, quote } = challenge
  if (!card || quote === '' || total >= STRONG_FROM) return []
  const first = cardCandidates(card, doerOf(reading))[0]
  if (!first) return []
  return [
    {
      risk: say`${adviceText(book, capitalize(card.nome))}`,
      impact: figure ? figureText(book, figure) : say`Você escreveu: ${quoteText(book, quote)}.`,
      mitigation: say`${adviceText(book, first.step.acao)}`,
      deadline: say`${days(book, DEADLINES.first[0])}`,
      severity: 'ALTA',
    },
  ]
}

function lossRisk(assessment: Assessment): SpokenRisk[] {
  const { book, evaluation } = assessment
  if (!evaluation.margin || evaluation.margin.percent >= 0) return []
  const result = evaluation.results.find(({ rule }) => rule === 'margem_declarada')!
  return [
    {
      risk: say`Custos maiores que o faturamento`,
      impact: say`${capitalizeText(result.frase)}. Se isso se repetir, a diferença vira dívida.`,
      mitigation: say`${actionsOf('margem_declarada', alone(assessment)).medir.acao}`,
      deadline: say`${days(book, 15)}`,
      severity: 'ALTA',
    },
  ]
}

/** The figure's own sentence; null: the answers don't give it. */
function measured({ book, measures }: Assessment, id: MeasureId): { value: number; text: Text } | null {
  const figure = measures.get(id)
  if (!figure) return null
  addMeasure(book, figure)
  return { value: Number(figure.fact.valor), text: figure.text }
}

/** Little money in the till: by what she wrote or answered, else by her challenge. */
function cashRisk(assessment: Assessment): SpokenRisk[] {
  const { book, reading } = assessment
  const months = measured(assessment, 'meses_de_caixa')
  const short = months !== null && months.value < SCORE_CAPS.cashMonths
  const denied = reading.amounts.negados.some(({ assunto }) => assunto === 'caixa')
  if (!short && !denied && !CASH.test(fold(reading.form.main_challenge))) return []
  return [
    {
      risk: say`Caixa curto para as contas do mês`,
      impact: short ? months.text : say`Sem folga no caixa, um cliente que atrasa já deixa uma conta sem pagar.`,
      mitigation: say`${actionsOf('other_cash', alone(assessment)).medir.acao}`,
      deadline: say`${days(book, 15)}`,
      severity: 'ALTA',
    },
  ]
}

function debtRisk(assessment: Assessment): SpokenRisk[] {
  const { book, reading } = assessment
  const debt = measured(assessment, 'divida')
  const asked = DEBT.test(fold(reading.form.main_challenge))
  if (!debt && !asked) return []
  const source = (id: BenchmarkId) => sourcedFigure(book, id, reading.referenceMonth)
  return [
    {
      risk: asked ? say`Dívidas apontadas como principal desafio` : say`Dívida a pagar`,
      impact: debt
        ? say`Juros e multas crescem todo mês. ${debt.text}`
        : say`Juros e multas crescem todo mês. Entre as micro e pequenas empresas, ${source('atraso.mpe')} tinham dívidas em atraso.`,
      mitigation: say`Liste cada dívida com saldo, juros e parcela, e renegocie primeiro a de juros mais altos`,
      deadline: say`${days(book, 20)}`,
      severity: 'ALTA',
    },
  ]
}

function firstYearRisk(assessment: Assessment): SpokenRisk[] {
  const { book, reading } = assessment
  if (reading.form.company_age !== 'Menos de 1 ano') return []
  return [
    {
      risk: say`Empresa no primeiro ano`,
      impact: say`Nem toda empresa passa dessa fase: das que têm empregados, ${sourcedFigure(book, 'sobrev.1a', reading.referenceMonth)} passaram do primeiro ano.`,
      mitigation: say`${actionsOf('company_age', alone(assessment)).medir.acao}`,
      deadline: say`${days(book, 30)}`,
      severity: 'ALTA',
    },
  ]
}

function meiRisk(assessment: Assessment): SpokenRisk[] {
  const room = measured(assessment, 'espaco_mei')
  if (!room || room.value >= 0) return []
  return [
    {
      risk: say`Faturamento acima do limite do MEI`,
      impact: room.text,
      mitigation: say`Fale com um contador sobre a saída do MEI antes da próxima declaração`,
      deadline: say`${days(assessment.book, 15)}`,
      severity: 'ALTA',
    },
  ]
}

/** What the answers don't say and a decision needs, the most pressing first. Never empty. */
function unknownRisks(assessment: Assessment): SpokenRisk[] {
  const { book, reading, measures } = assessment
  const risk = (what: string, impact: string, mitigation: string): SpokenRisk => ({
    risk: say`${what}`,
    impact: say`${impact}`,
    mitigation: say`${mitigation}`,
    deadline: say`${days(book, 30)}`,
    severity: 'MÉDIA',
  })
  const found: SpokenRisk[] = []
  if (!reading.revenue)
    found.push(
      risk(
        'Faturamento não informado',
        'Sem ele não se sabe se as contas fecham nem quanto cada melhoria vale.',
        'Informe o faturamento mensal no cadastro da empresa',
      ),
    )
  if (reading.costs.total === null)
    found.push(
      risk(
        'Custos em reais não informados',
        'Sem eles não se sabe se a empresa ganha ou perde dinheiro em cada mês.',
        'Escreva os principais custos com valores no diagnóstico',
      ),
    )
  if (!measures.get('meses_de_caixa'))
    found.push(
      risk(
        'Reserva de caixa não informada',
        'Sem saber quanto há guardado, não dá para dizer quanto tempo a empresa aguenta sem vender.',
        actionsOf('crescer_reserva', alone(assessment)).medir.acao,
      ),
    )
  if (reading.history.length < FULL_YEAR)
    found.push(
      risk(
        'Faturamento mês a mês não informado por um ano inteiro',
        'Sem os meses passados, uma queda de vendas ou um mês fraco só aparecem quando já aconteceram.',
        'Preencha os meses passados em “Informar faturamento mensal”',
      ),
    )
  if (found.length === 0)
    found.push(
      risk(
        'Efeito de uma queda de vendas ainda não testado',
        'Ninguém sabe antes da hora quais contas ficariam sem pagar se as vendas caíssem por alguns meses.',
        actionsOf('tech_runway', alone(assessment)).fixar.acao,
      ),
    )
  return found
}
