import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { NOTHING_ANSWERED } from '#src/planning/answered.ts'
import { cardCandidates, ruleCandidates } from '#src/planning/candidates.ts'
import { ACTIVITIES } from '#src/reading/activities.data.ts'
import { fitsTrade } from '#src/scoring/fit.ts'
import { blankForm } from '#src/testing/companies.ts'
import { PROBLEM_CARDS } from './cards.ts'

/** What a consultant would be laughed at for, by trade; written without a look at the words that the engine knows. */
const NEVER: Readonly<Record<string, { offer: string; words: RegExp }>> = {
  academia: { offer: 'academia de musculação', words: /\b(?:pacientes?|prontuários?|glosas?|tipo de consulta)\b/iu },
  barbearia: { offer: 'barbearia', words: /escopo|proposta padrão|toda proposta|horas por cliente/iu },
  oficina: { offer: 'oficina mecânica', words: /contrato mensal|versão mensal|plano mensal|reduza reuniões/iu },
  autopecas: { offer: 'loja de autopeças', words: /contrato mensal|prontuário|pacientes?\b|cardápio/iu },
  autoescola: { offer: 'autoescola', words: /rematrícula|combine com a família/iu },
  granja: { offer: 'granja de ovos', words: /talhão|análise de solo|bolsa\b|em fatias/iu },
  leite: { offer: 'produção de leite', words: /talhão|análise de solo|bolsa\b|em fatias|próxima safra/iu },
  horta: { offer: 'hortaliças', words: /bolsa\b|em fatias|pacientes?\b/iu },
  otica: { offer: 'ótica', words: /sem tamanho ou cor|cozinha\b|dose certa/iu },
  floricultura: { offer: 'floricultura', words: /sem tamanho ou cor|cozinha\b|dose certa/iu },
  eventos: { offer: 'empresa de eventos', words: /assinantes?\b|às cegas|pacientes?\b/iu },
  marcenaria: { offer: 'marcenaria', words: /cardápio|assinantes?\b|pacientes?\b|às cegas/iu },
  clinica_estetica: { offer: 'clínica de estética', words: /glosas?\b|pacientes?\b|prontuário/iu },
  lavanderia: { offer: 'lavanderia', words: /cardápio|assinantes?\b|talhão/iu },
}
const trades = Object.entries(NEVER).map(([id, never]) => ({
  id,
  ...never,
  activity: ACTIVITIES.find((activity) => activity.id === id)!,
}))

const OFFERS = [
  'service_offer',
  'retail_products',
  'health_specialty',
  'edu_offer',
  'agro_activity',
  'industry_product',
] as const

/** Her own words aside. */
const unquoted = (report: string) => report.replace(/“[^”]*”/gu, '')

describe.each(trades)('a trade hears nothing of what it doesn’t have: $id', ({ activity, offer, words }) => {
  test('in no step of any card or rule', () => {
    const doer = {
      alone: false,
      activity,
      hers: new Set<RegExp>(),
      suits: () => true,
      presumes: () => false,
      counted: false,
      undecided: false,
      causes: new Set<string>(),
      answered: NOTHING_ANSWERED,
      toldPrice: null,
      mostSpent: null,
    }
    const fitting = PROBLEM_CARDS.filter(
      ({ segmentos, atividades }) =>
        atividades === null && (segmentos === null || segmentos.includes(activity.segmento)),
    )
    const rules = Object.keys(RULE_TEXTS).filter((rule) => fitsTrade(rule, activity))
    const steps = [
      ...fitting.flatMap((card) => cardCandidates(card, doer)),
      ...rules.flatMap((rule) => ruleCandidates({ rule, dimension: 'FIN', gain: 0, priority: 0 }, doer)),
    ]
    expect(steps.length).toBeGreaterThan(200)
    const faults = steps.filter(({ step, material }) =>
      words.test([step.acao, step.detalhes, step.resultado, step.compra?.item, material?.texto].join(' ')),
    )
    expect(faults.map(({ regra, step }) => `${regra}: ${step.acao} ${step.detalhes}`)).toEqual([])
  })

  test('in no report, whatever her problem is', () => {
    const faults = PROBLEM_CARDS.filter((_, index) => index % 6 === 0).flatMap(({ id, segmentos }) => {
      if (segmentos !== null && !segmentos.includes(activity.segmento)) return []
      const { resposta } = analyze({
        company: { setor: activity.segmento, faturamento: 40_000, funcionarios: 5 },
        formAnswers: {
          ...blankForm,
          market_segment: activity.segmento,
          main_challenge: 'não sei por onde começar',
          main_costs: 'aluguel 3.000, folha 12.000, material 9.000',
        },
        segmentSpecificAnswers: Object.fromEntries(OFFERS.map((field) => [field, offer])),
        history: [],
        referenceMonth: '2026-11',
        chosenCard: id,
      })
      // A card that she chose herself is named as it is.
      const { nome, confirma, armadilha, encaminha } = PROBLEM_CARDS.find((card) => card.id === id)!
      const own = [nome, confirma, armadilha, encaminha ?? ''].join(' ')
      const found = words.exec(unquoted(resposta))
      return found && !words.test(own) ? [`${id}: ${found[0]}`] : []
    })
    expect(faults).toEqual([])
  })
})
