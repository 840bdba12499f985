import type { Fact } from '@norteia/contracts/analysis'
import { AI_USAGE, COMPANY_AGES } from '@norteia/contracts/diagnostic'
import { formatMoney, formatNumber, plural } from '@norteia/contracts/format'
import { REVENUE_PER_PERSON } from '@norteia/contracts/product-figures'
import { CHANNEL_FIT, FIT_WEIGHTS } from '#src/data/channel-fit.data.ts'
import { type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import type { Margin } from '#src/facts/figures.ts'
import type { Activity } from '#src/reading/activity-types.ts'
import { goalParts, recognisedKpis } from '#src/reading/answers.ts'
import { costGroups } from '#src/reading/cost-groups.ts'
import { type Reading, worksAlone } from '#src/reading/input.ts'
import {
  AGE_POINTS,
  AI_POINTS,
  CHANNEL_CURVE,
  FLOW_POINTS,
  GENERAL_RULES,
  GOAL_POINTS,
  KPI_BLANK_POINTS,
  KPI_POINTS,
  MARGIN_CURVE,
  MARGIN_PROOF,
  NONE_POINTS,
  onCurve,
  PRODUCTIVITY_CURVE,
  WEAK_BELOW,
} from '#src/rules.ts'
import { flowSigns } from '#src/text/themes.ts'
import { fold } from '#src/text/words.ts'
import { asked, enumerate, type RuleResult } from './rule-result.ts'

const AI_SPOKEN = [
  ['já utiliza', 'já utiliza inteligência artificial'],
  ['tem planos de integrar', 'tem planos de usar inteligência artificial'],
  ['ainda não considerou', 'ainda não considerou usar inteligência artificial'],
  ['sem interesse por enquanto', 'não tem interesse em inteligência artificial por enquanto'],
] as const

/** What the general form is judged with beside the answers. */
export interface GeneralFigures {
  margin: Margin | null
  productivity: { value: number; fact: Fact } | null
}

interface General extends GeneralFigures {
  book: FactBook
  reading: Reading
}

/** Letters that two spellings of one channel share. */
const SAME_BEGINNING = 7

type Own = Pick<RuleResult, 'fraco' | 'forte' | 'porque'>

const result = (
  rule: keyof typeof GENERAL_RULES,
  points: number,
  valor: Text,
  frase: Text,
  own: Own = {},
): RuleResult => ({ rule, ...GENERAL_RULES[rule], points, unknown: false, valor, frase, ...own })

/** The rules of the general form, of which only answered ones give a result. */
export function generalResults(book: FactBook, reading: Reading, figures: GeneralFigures): RuleResult[] {
  const general = { book, reading, ...figures }
  return [age, productivity, margin, kpis, goals, channels, ai, flow].flatMap((rule) => rule(general) ?? [])
}

function age({ book, reading: { form } }: General): RuleResult | null {
  const at = (COMPANY_AGES as readonly string[]).indexOf(form.company_age)
  if (at < 0) return null
  const fact = asked('company_age', 'Tempo de mercado', form.company_age)
  const spoken = book.mention(fact, form.company_age.toLowerCase())
  return result(
    'company_age',
    AGE_POINTS[at]!,
    say`${book.mention(fact, form.company_age)}`,
    /^\d/.test(form.company_age) ? say`a empresa tem de ${spoken}` : say`a empresa tem ${spoken}`,
  )
}

function productivity({ book, reading, productivity: known }: General): RuleResult | null {
  if (!known) return null
  const figure = book.mention(known.fact, formatMoney(known.value))
  return result(
    'receita_por_funcionario',
    onCurve(PRODUCTIVITY_CURVE, Math.log2(known.value / REVENUE_PER_PERSON)),
    say`${figure} por pessoa por mês`,
    worksAlone(reading)
      ? say`com o seu trabalho, a empresa gera ${figure} por mês`
      : say`cada pessoa gera ${figure} por mês`,
    productivityWords(known.value, worksAlone(reading), reading),
  )
}

/** A high margin with few kinds of costs named says that costs are missing, not that the company is strong. */
function isProven({ percent, measured }: Margin, { costs }: Reading): boolean {
  if (measured || percent <= MARGIN_PROOF.percent) return true
  const named = new Set<string>(costGroups(costs).map(({ id }) => id))
  return MARGIN_PROOF.groups.filter((id) => named.has(id)).length >= MARGIN_PROOF.named
}

const MARGIN_SAYS = {
  loss: 'Enquanto for assim, cada mês de trabalho aumenta a dívida ou come a reserva.',
  none: 'Uma conta inesperada já deixa o mês no vermelho.',
  little: 'É pouco para pagar a retirada do dono e ainda guardar.',
  paid: 'É pouco para guardar.',
  some: 'É daqui que saem a reserva, o investimento e a retirada do dono.',
} as const

const MEASURED_MARGIN = {
  loss: { fraco: 'Custos acima do faturamento' },
  gain: { fraco: 'Sobra pouco depois dos custos', forte: 'Boa sobra depois dos custos' },
} as const

function margin({ book, reading, margin: known }: General): RuleResult | null {
  if (!known || !isProven(known, reading)) return null
  const own = known.measured
    ? MEASURED_MARGIN[known.percent < 0 ? 'loss' : 'gain']
    : known.percent < 0
      ? { fraco: 'Custos informados acima do faturamento', porque: MARGIN_SAYS.loss }
      : {
          porque:
            known.percent < 5
              ? MARGIN_SAYS.none
              : known.percent >= 10
                ? MARGIN_SAYS.some
                : costGroups(reading.costs).some(({ id }) => id === 'retirada')
                  ? MARGIN_SAYS.paid
                  : MARGIN_SAYS.little,
        }
  return result('margem_declarada', onCurve(MARGIN_CURVE, known.percent), ...marginTexts(book, known), own)
}

/** Indicators are optional in the form; a blank one says something only where the form was filled in. */
function kpis(general: General): RuleResult | null {
  const found = countedKpis(general)
  if (!found) return null
  const { nome, indicadores } = general.reading.activity.activity
  const first = indicadores.slice(0, 3)
  return first.length < 3 || found.points >= WEAK_BELOW
    ? found
    : { ...found, porque: `Para acompanhar toda semana (${nome}): ${enumerate(first)}.` }
}

function countedKpis({ book, reading: { form, activity } }: General): RuleResult | null {
  const found = recognisedKpis(form.kpis, activity.activity.indicadores)
  if (found === null)
    return form.ai_usage === ''
      ? null
      : result('kpis', KPI_BLANK_POINTS, say`nenhum indicador informado`, say`você não informou nenhum indicador`)
  if (found.length === 0)
    return result(
      'kpis',
      KPI_POINTS[0],
      say`nenhum indicador reconhecido na resposta`,
      say`não reconhecemos nenhum indicador na sua resposta`,
    )
  const fact: Fact = {
    ...asked('kpis', 'Indicadores reconhecidos', found.length, 'indicadores'),
    tipo: 'calculado',
    formula: `Reconhecidos na resposta: ${enumerate(found)}`,
  }
  const count = book.mention(fact, plural(found.length, 'indicador', 'indicadores'))
  const names = found.length > 6 ? `${found.slice(0, 6).join(', ')} e outros` : enumerate(found)
  return result(
    'kpis',
    KPI_POINTS[Math.min(found.length, KPI_POINTS.length - 1)]!,
    say`${count}: ${names}`,
    say`você acompanha ${count} (${names})`,
  )
}

function goals({ reading: { form } }: General): RuleResult | null {
  if (form.future_goals.trim() === '') return null
  const { none, number, deadline } = goalParts(form.future_goals)
  if (none)
    return result(
      'future_goals',
      GOAL_POINTS.none,
      say`ainda sem objetivo definido`,
      say`você ainda não definiu um objetivo`,
    )
  const points = GOAL_POINTS.base + (number ? GOAL_POINTS.number : 0) + (deadline ? GOAL_POINTS.deadline : 0)
  const spoken =
    number && deadline
      ? 'com número e prazo'
      : number
        ? 'com número, mas sem prazo'
        : deadline
          ? 'com prazo, mas sem número'
          : 'sem número e sem prazo'
  return result('future_goals', points, say`${spoken}`, say`o seu objetivo está ${spoken}`)
}

/** How well the channels suit the way such companies find customers; many that don't are worth less than one that does. */
function channels({ book, reading: { form, segment } }: General): RuleResult | null {
  const ticked = form.acquisition_channels
  if (ticked.length === 0)
    return form.ai_usage === ''
      ? null
      : {
          ...result(
            'acquisition_channels',
            NONE_POINTS,
            say`nenhum canal informado`,
            say`você não informou nenhum canal`,
          ),
          unknown: true,
        }
  const fit = CHANNEL_FIT[segment]
  const sum = ticked.reduce((total, channel) => {
    const kind = fit.strong.includes(channel) ? 'strong' : fit.weak.includes(channel) ? 'weak' : 'fair'
    return total + FIT_WEIGHTS[kind]
  }, 0)
  const fact = asked('acquisition_channels', 'Canais de aquisição de clientes', ticked.length, 'canais')
  const count = book.mention(fact, plural(ticked.length, 'canal', 'canais'))
  // 'Indicação' written by hand is 'Indicações' of the list.
  const named = fold(ticked.join(' '))
  const missing = fit.strong.find((channel) => !named.includes(fold(channel).slice(0, SAME_BEGINNING)))
  return result(
    'acquisition_channels',
    onCurve(CHANNEL_CURVE, sum),
    say`${count}: ${enumerate(ticked)}`,
    say`os clientes chegam por ${count}, ${enumerate(ticked)}`,
    missing === undefined ? {} : { porque: `Falta um caminho que costuma funcionar no seu ramo: ${missing}.` },
  )
}

function ai({ reading: { form } }: General): RuleResult | null {
  const at = (AI_USAGE as readonly string[]).indexOf(form.ai_usage)
  return at < 0
    ? null
    : result('ai_usage', AI_POINTS[at]!, say`${AI_SPOKEN[at]![0]}`, say`a empresa ${AI_SPOKEN[at]![1]}`)
}

function flow({ reading: { form } }: General): RuleResult | null {
  if (form.operational_flow.trim() === '') return null
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
  return result('operational_flow', points, say`${spoken}`, say`${spoken}`)
}

/** Above the reference there is room to grow, not a weakness; who works alone has no team and no payroll. */
const lugarOf = ({ lugar }: Activity) => `${lugar.feminino ? 'a' : 'o'} ${lugar.um}`

function productivityWords(value: number, alone: boolean, { activity }: Reading): Pick<RuleResult, 'fraco' | 'porque'> {
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
    : { porque: `Com pouca venda por pessoa, a folha d${lugarOf(activity.activity)} pesa mais.` }
}

function marginTexts(book: FactBook, margin: Margin): [valor: Text, frase: Text] {
  const { percent, fact, total, measured } = margin
  if (measured) {
    const share = book.mention(fact, `${formatNumber(Math.abs(percent))}%`)
    return percent < 0
      ? [say`−${share} do faturamento`, say`${measured}, os custos passam do faturamento em ${share}`]
      : [say`${share} do faturamento`, say`${measured}, depois dos custos sobram ${share} do faturamento`]
  }
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
  if (percent > 0) return [say`${figure} do faturamento`, say`sobram ${figure} depois dos custos`]
  if (percent === 0) return [say`${figure} do faturamento`, say`os custos informados levam todo o faturamento`]
  return [
    say`${figure} do faturamento`,
    say`os custos informados passam do faturamento em ${book.mention(fact, `${formatNumber(-percent)}%`)}`,
  ]
}
