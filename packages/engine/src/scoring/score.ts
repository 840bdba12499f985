import { DIMENSIONS, type DimensionId, type Fact } from '@norteia/contracts/analysis'
import { AI_USAGE, COMPANY_AGES } from '@norteia/contracts/diagnostic'
import { formatMoney, formatNumber, plural } from '@norteia/contracts/format'
import { REVENUE_PER_PERSON } from '@norteia/contracts/product-figures'
import { type ScoredQuestion, SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import { type Margin, marginOf, productivityOf } from '#src/facts/figures.ts'
import { goalParts, recognisedKpis } from '#src/reading/answers.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import {
  AGE_POINTS,
  AI_POINTS,
  CHANNEL_POINTS,
  FLOW_POINTS,
  GENERAL_RULES,
  GOAL_POINTS,
  KPI_BLANK_POINTS,
  KPI_POINTS,
  MARGIN_CURVE,
  onCurve,
  PRODUCTIVITY_CURVE,
  PSEUDO_SCORE,
  WEAK_BELOW,
} from '#src/rules.ts'
import { flowSigns } from '#src/text/themes.ts'

/** An answered rule. */
export interface RuleResult {
  rule: string
  dimension: DimensionId
  weight: number
  /** 0 to 100 */
  points: number
  /** The owner doesn't know or doesn't measure it: ask to measure first, don't accuse. */
  unknown: boolean
  /** The answer or the figure, as shown beside the finding. */
  valor: Text
  /** The same as a clause: 'você respondeu “Mais de 120 dias”'. */
  frase: Text
  /** Title and reason for this very figure, where those of the rule would say something untrue of it. */
  fraco?: string
  porque?: string
}

export interface Evaluation {
  results: RuleResult[]
  /** Weight of all rules that could have been answered; 'Não se aplica' counts as answered. */
  possibleWeight: number
  /** 'Não sei' counts half. */
  answeredWeight: number
  margin: Margin | null
  productivity: { value: number; fact: Fact } | null
}

const UNKNOWN = /^Não (?:sei|medimos|acompanho|é calculado)/
const AI_SPOKEN = [
  ['já utiliza', 'já utiliza inteligência artificial'],
  ['tem planos de integrar', 'tem planos de usar inteligência artificial'],
  ['ainda não considerou', 'ainda não considerou usar inteligência artificial'],
  ['sem interesse por enquanto', 'não tem interesse em inteligência artificial por enquanto'],
] as const
const NOT_APPLICABLE = 'Não se aplica'

const asked = (id: string, label: string, valor: string | number, unidade = ''): Fact => ({
  id: `resposta.${id}`,
  rotulo: label,
  valor,
  unidade,
  tipo: 'informado',
  origem: 'Diagnóstico',
})

const steps = (points: readonly number[], count: number) => points[Math.min(count, points.length) - 1]!

/** 'a, b e c' */
export const enumerate = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} e ${items[items.length - 1]}`

/** The rules of the general form, of which only answered ones give a result. */
function generalResults(
  book: FactBook,
  reading: Reading,
  margin: Margin | null,
  productivity: Evaluation['productivity'],
): RuleResult[] {
  const { form } = reading
  const results: RuleResult[] = []
  const add = (
    rule: keyof typeof GENERAL_RULES,
    points: number,
    valor: Text,
    frase: Text,
    own: Pick<RuleResult, 'fraco' | 'porque'> = {},
  ) => results.push({ rule, ...GENERAL_RULES[rule], points, unknown: false, valor, frase, ...own })

  const age = (COMPANY_AGES as readonly string[]).indexOf(form.company_age)
  if (age >= 0) {
    const fact = asked('company_age', 'Tempo de mercado', form.company_age)
    const spoken = book.mention(fact, form.company_age.toLowerCase())
    add(
      'company_age',
      AGE_POINTS[age]!,
      say`${book.mention(fact, form.company_age)}`,
      /^\d/.test(form.company_age) ? say`a empresa tem de ${spoken}` : say`a empresa tem ${spoken}`,
    )
  }

  if (productivity) {
    const figure = book.mention(productivity.fact, formatMoney(productivity.value))
    add(
      'receita_por_funcionario',
      onCurve(PRODUCTIVITY_CURVE, Math.log2(productivity.value / REVENUE_PER_PERSON)),
      say`${figure} por pessoa por mês`,
      worksAlone(reading)
        ? say`com o seu trabalho, a empresa gera ${figure} por mês`
        : say`cada pessoa gera ${figure} por mês`,
      productivityWords(productivity.value, worksAlone(reading)),
    )
  }

  if (margin) {
    const own = margin.percent < 0 ? { fraco: 'Custos informados acima do faturamento' } : {}
    add('margem_declarada', onCurve(MARGIN_CURVE, margin.percent), ...marginTexts(book, margin), own)
  }

  // Indicators are optional in the form; a blank one says something only where the form was filled in.
  const kpis = recognisedKpis(form.kpis)
  if (kpis !== null || form.acquisition_channels.length > 0) {
    if (kpis === null)
      add('kpis', KPI_BLANK_POINTS, say`nenhum indicador informado`, say`você não informou nenhum indicador`)
    else if (kpis.length === 0)
      add(
        'kpis',
        KPI_POINTS[0],
        say`nenhum indicador reconhecido na resposta`,
        say`não reconhecemos nenhum indicador na sua resposta`,
      )
    else {
      const fact: Fact = {
        ...asked('kpis', 'Indicadores reconhecidos', kpis.length, 'indicadores'),
        tipo: 'calculado',
        formula: `Reconhecidos na resposta: ${enumerate(kpis)}`,
      }
      const count = book.mention(fact, plural(kpis.length, 'indicador', 'indicadores'))
      const names = kpis.length > 6 ? `${kpis.slice(0, 6).join(', ')} e outros` : enumerate(kpis)
      add(
        'kpis',
        KPI_POINTS[Math.min(kpis.length, KPI_POINTS.length - 1)]!,
        say`${count}: ${names}`,
        say`você acompanha ${count} (${names})`,
      )
    }
  }

  if (form.future_goals.trim() !== '') {
    const { number, deadline } = goalParts(form.future_goals)
    const points = GOAL_POINTS.base + (number ? GOAL_POINTS.number : 0) + (deadline ? GOAL_POINTS.deadline : 0)
    const spoken =
      number && deadline
        ? 'com número e prazo'
        : number
          ? 'com número, mas sem prazo'
          : deadline
            ? 'com prazo, mas sem número'
            : 'sem número e sem prazo'
    add('future_goals', points, say`${spoken}`, say`o seu objetivo está ${spoken}`)
  }

  const channels = form.acquisition_channels
  if (channels.length > 0) {
    const fact = asked('acquisition_channels', 'Canais de aquisição de clientes', channels.length, 'canais')
    const count = book.mention(fact, plural(channels.length, 'canal', 'canais'))
    add(
      'acquisition_channels',
      steps(CHANNEL_POINTS, channels.length),
      say`${count}: ${enumerate(channels)}`,
      say`os clientes chegam por ${count}, ${enumerate(channels)}`,
    )
  }

  const ai = (AI_USAGE as readonly string[]).indexOf(form.ai_usage)
  if (ai >= 0) add('ai_usage', AI_POINTS[ai]!, say`${AI_SPOKEN[ai]![0]}`, say`a empresa ${AI_SPOKEN[ai]![1]}`)

  if (form.operational_flow.trim() !== '') {
    const { good, bad } = flowSigns(form.operational_flow)
    const raw = FLOW_POINTS.base + FLOW_POINTS.each * (good.length - bad.length)
    const points = Math.min(FLOW_POINTS.max, Math.max(FLOW_POINTS.min, raw))
    const quoted = (signs: readonly string[]) => enumerate(signs.slice(0, 4).map((word) => `“${word}”`))
    const spoken =
      good.length === 0 && bad.length === 0
        ? 'a sua descrição diz pouco sobre como o trabalho é organizado'
        : bad.length > good.length
          ? `a sua descrição cita ${quoted(bad)}`
          : `a sua descrição cita ${quoted(good)}${points < WEAK_BELOW ? ', mas ainda diz pouco sobre como o trabalho é conferido' : ''}`
    add('operational_flow', points, say`${spoken}`, say`${spoken}`)
  }
  return results
}

/** Above the reference there is room to grow, not a weakness; who works alone has no team and no payroll. */
function productivityWords(value: number, alone: boolean): Pick<RuleResult, 'fraco' | 'porque'> {
  if (value >= REVENUE_PER_PERSON)
    return {
      fraco: 'Espaço para melhorar: a receita por pessoa',
      porque: 'Já passa da referência do produto; processos melhores ainda podem render mais com as mesmas pessoas.',
    }
  return alone
    ? {
        fraco: 'Receita baixa para o trabalho de uma pessoa',
        porque: 'Quando a hora trabalhada rende pouco, sobra menos para investir e para a sua retirada.',
      }
    : {}
}

function marginTexts(book: FactBook, { percent, fact, total }: Margin): [valor: Text, frase: Text] {
  if (percent < -100) {
    const both = say`custos de ${book.mention(total, formatMoney(Number(total.valor)))} por mês, mais que o dobro do faturamento: confira os valores`
    return [both, say`você informou ${both}`]
  }
  const figure = book.mention(fact, `${formatNumber(percent)}%`)
  if (percent > 60)
    return [
      say`${figure} do faturamento; confira se faltou algum custo`,
      say`depois dos custos informados sobram ${figure} do faturamento (confira se faltou algum)`,
    ]
  if (percent > 0)
    return [say`${figure} do faturamento`, say`depois dos custos informados sobram ${figure} do faturamento`]
  if (percent === 0) return [say`${figure} do faturamento`, say`os custos informados levam todo o faturamento`]
  return [
    say`${figure} do faturamento`,
    say`os custos informados passam do faturamento em ${book.mention(fact, `${formatNumber(-percent)}%`)}`,
  ]
}

function questionResult(
  book: FactBook,
  question: ScoredQuestion,
  answer: string | readonly string[] | undefined,
): RuleResult | 'skip' | null {
  if (answer === undefined || !question.options) return null
  const base = { rule: question.id, dimension: question.dimension!, weight: question.weight! }
  if (question.type === 'multiselect') {
    if (typeof answer === 'string') return null
    const total = question.options.length
    const ticked = question.options.map(([label]) => label).filter((label) => answer.includes(label))
    if (ticked.length === 0) return null
    const fact = asked(question.id, question.label, ticked.length, 'itens')
    const all: Fact = {
      ...asked(`${question.id}.total`, question.label, total, 'itens'),
      tipo: 'referência',
      origem: 'Itens da pergunta',
    }
    const had = say`${book.mention(fact, formatNumber(ticked.length))} de ${book.mention(all, formatNumber(total))}`
    return {
      ...base,
      points: 20 + (80 * ticked.length) / total,
      unknown: false,
      valor: say`${had}: ${enumerate(ticked)}`,
      frase: say`você marcou ${had} itens (${enumerate(ticked)})`,
    }
  }
  if (answer === NOT_APPLICABLE) return 'skip'
  const option = question.options.find(([label]) => label === answer)
  if (!option || option[1] === null) return null
  const spoken = book.mention(asked(question.id, question.label, option[0]), option[0])
  return {
    ...base,
    points: option[1],
    unknown: UNKNOWN.test(option[0]),
    valor: say`${spoken}`,
    frase: say`você respondeu “${spoken}”`,
  }
}

/** Answers → points of every rule that can be judged. */
export function evaluate(book: FactBook, reading: Reading): Evaluation {
  const margin = marginOf(book, reading)
  const productivity = productivityOf(book, reading)
  const results = generalResults(book, reading, margin, productivity)
  let possibleWeight = 0
  for (const { weight } of Object.values(GENERAL_RULES)) possibleWeight += weight
  let skippedWeight = 0
  for (const question of SEGMENT_QUESTIONS[reading.segment]) {
    if (question.weight === undefined) continue
    possibleWeight += question.weight
    const answer = Object.hasOwn(reading.answers, question.id) ? reading.answers[question.id] : undefined
    const result = questionResult(book, question, answer)
    if (result === 'skip') skippedWeight += question.weight
    else if (result) results.push(result)
  }
  const answeredWeight = results.reduce(
    (sum, { weight, unknown }) => sum + (unknown ? weight / 2 : weight),
    skippedWeight,
  )
  return { results, possibleWeight, answeredWeight, margin, productivity }
}

export interface DimensionScore {
  id: DimensionId
  nome: string
  /** 0 to 100, whole; null: no rule answered. */
  nota: number | null
  /** Sum of the weights of its answered rules. */
  weight: number
  results: RuleResult[]
}

/** (50 + Σ weight × points) ÷ (1 + Σ weight) in each dimension, rounded to whole points. */
export function scoreDimensions(results: readonly RuleResult[]): DimensionScore[] {
  return DIMENSIONS.map(({ id, nome }) => {
    const own = results.filter((result) => result.dimension === id)
    const weight = own.reduce((sum, result) => sum + result.weight, 0)
    const points = own.reduce((sum, result) => sum + result.weight * result.points, 0)
    return {
      id,
      nome,
      weight,
      results: own,
      nota: weight === 0 ? null : Math.round((PSEUDO_SCORE + points) / (1 + weight)),
    }
  })
}
