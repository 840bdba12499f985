import { NO_CASE } from '@norteia/contracts/agent'
import type { DimensionId } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { capitalize, decapitalize, is, join, say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkText, days, peopleText } from '#src/facts/figures.ts'
import { ruleBenchmark } from '#src/facts/rule-benchmark.ts'
import { FAQ_ENTRIES } from '#src/faq/entries.data.ts'
import { actionsOf } from '#src/planning/candidates.ts'
import { worksAlone } from '#src/reading/input.ts'
import { GENERAL_RULES, WEAK_BELOW } from '#src/rules.ts'
import type { Known } from './company.ts'
import type { Draft } from './draft.ts'
import { moneyTexts } from './money.ts'
import { ALONE_RISKS, AREA_RISKS, GROWTH_AREA, SHORT_CASH_RISK } from './texts.data.ts'
import type { Topic } from './topics.ts'

const CHEAP_START = 'Faça primeiro só a parte que não pede desembolso. '
const PARAGRAPH = '\n\n'
const entries = new Map(FAQ_ENTRIES.map((entry) => [entry.id, entry]))

function areaOf(rule: string): DimensionId {
  if (Object.hasOwn(GENERAL_RULES, rule)) return GENERAL_RULES[rule as keyof typeof GENERAL_RULES].dimension
  for (const questions of Object.values(SEGMENT_QUESTIONS))
    for (const { id, dimension } of questions) if (id === rule && dimension) return dimension
  return GROWTH_AREA[rule] ?? 'GES'
}

/** What the company itself said on the subject; null: nothing yet. */
export function diagnosisText({ diagnosed, results }: Known, rule: string): Text | null {
  const result = results.get(rule)
  // What only follows from her record was no answer of hers.
  if (!result || !diagnosed) return null
  const { fraco, porque } = RULE_TEXTS[rule] ?? { fraco: '', porque: '' }
  const answered = result.frase
  if (result.unknown)
    return say`No seu diagnóstico, ${answered}. O primeiro passo é medir: sem isso, qualquer mudança é palpite.`
  // Declared costs: what they leave may be missing in them.
  if (result.points >= WEAK_BELOW && rule === 'margem_declarada')
    return say`No seu diagnóstico, ${answered}. Se esse dinheiro não aparece no caixa, falta algum custo na conta: retirada, imposto ou cartão?`
  if (result.points >= WEAK_BELOW)
    return say`No seu diagnóstico, ${answered}: esse ponto já está bem cuidado. O que segue ajuda a manter e a avançar.`
  return say`No seu diagnóstico, ${answered}. Isso mostra um ponto a trabalhar: ${decapitalize(result.fraco ?? fraco)}. ${result.porque ?? porque}`
}

/** Names the subject where her own answers say nothing on it. */
function subjectText(rule: string): Text {
  const { nome, porque } = RULE_TEXTS[rule] ?? { nome: '', porque: '' }
  return nome
    ? say`O assunto aqui ${is(nome)} ${nome}. ${porque}`
    : say`Este é um tema de crescimento: um passo de cada vez.`
}

const UNDIAGNOSED = say`Ainda não há um diagnóstico desta empresa; com ele, a resposta passa a usar os seus próprios dados.`

/** Revenue and people, as far as they are known. */
function sizeText({ book, reading }: Known): Text | null {
  const { revenue } = reading
  const people = peopleText(book, reading)
  if (!revenue) return people ? say`No cadastro, a empresa tem ${people}; o faturamento não foi informado.` : null
  const figure = book.mention(revenue.fact, formatMoney(revenue.value))
  const about = revenue.exact ? '' : 'cerca de '
  return people
    ? say`A empresa fatura ${about}${figure} por mês com ${people}.`
    : say`A empresa fatura ${about}${figure} por mês.`
}

const sentences = (text: string) => text.split(/(?<=[.!?])\s+/)

function publicFigure({ book, reading }: Known, rule: string): Text {
  const use = ruleBenchmark(rule, reading)
  if (!use) return say`${NO_CASE}`
  return say`${NO_CASE}. Dado público de contexto: ${decapitalize(use.texto)}: ${benchmarkText(book, use.id, reading.referenceMonth)}.`
}

function riskTexts({ guarded, reading }: Known, rule: string): Text[] {
  const mistake = sentences(actionsOf(rule, worksAlone(reading)).conhecimento).find((sentence) =>
    /\b(erro|engano|tropeço)\b/i.test(sentence),
  )
  const area = areaOf(rule)
  const areaRisks = (worksAlone(reading) && ALONE_RISKS[area]) || AREA_RISKS[area]
  const texts = [...(guarded ? [SHORT_CASH_RISK] : []), ...(mistake ? [mistake] : []), ...areaRisks]
  return texts.slice(0, 3).map((text) => say`${text}`)
}

/** The playbook of one rule, with what the company itself answered. */
export function ruleDraft(known: Known, { rule, entry, also, aside }: Topic & { kind: 'rule' }): Draft {
  const { book, guarded, reading } = known
  const alone = worksAlone(reading)
  const { medir, corrigir, fixar, conhecimento } = actionsOf(rule, alone)
  const steps = [medir, corrigir, fixar]
  const money = moneyTexts(known, rule, steps)
  const size = sizeText(known)
  const explanation = entries.get(entry ?? '')?.resposta ?? conhecimento
  const step = (day: number, { acao, detalhes, custo }: (typeof steps)[number]) =>
    say`Em até ${days(book, day)}: ${decapitalize(acao)}. ${guarded && day < 90 && custo !== 'baixa' ? CHEAP_START : ''}${detalhes}`
  const told = aside ? null : diagnosisText(known, rule)
  // An entry of the help speaks of her subject itself; the rule behind it may have another name.
  const first = told ?? (entry === undefined ? subjectText(rule) : null)
  const lead = entry === undefined || told ? null : say`Entendi assim: “${entries.get(entry)?.pergunta ?? ''}”`
  const paragraph = first && size ? join([first, size], ' ') : first
  return {
    answer: join(
      [
        ...(paragraph ? [paragraph, explanation] : [...(lead ? [lead] : []), explanation, ...(size ? [size] : [])]),
        ...(known.diagnosed ? [] : [UNDIAGNOSED]),
      ],
      PARAGRAPH,
    ),
    actionSteps: [
      step(30, medir),
      step(60, corrigir),
      step(90, fixar),
      ...(also
        ? [
            say`Em paralelo, em até ${days(book, 30)}: ${decapitalize(actionsOf(also, alone).medir.acao)}. ${actionsOf(also, alone).medir.detalhes}`,
          ]
        : []),
    ],
    expectedResults: join([
      say`${capitalize(corrigir.resultado)} ${fixar.resultado}`,
      ...(money.gain ? [money.gain] : []),
    ]),
    timeline: say`Medir em até ${days(book, 30)}, corrigir em até ${days(book, 60)} e firmar em até ${days(book, 90)}.`,
    investment: money.investment,
    roi: money.roi,
    risks: riskTexts(known, rule),
    successCases: publicFigure(known, rule),
  }
}
