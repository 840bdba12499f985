import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { NOTHING_ANSWERED } from '#src/planning/answered.ts'
import { cardCandidates, ruleCandidates } from '#src/planning/candidates.ts'
import { NOTHING_FOUND } from '#src/planning/found-out.ts'
import { ACTIVITIES } from '#src/reading/activities.data.ts'
import { fitsTrade } from '#src/scoring/fit.ts'
import { blankForm } from '#src/testing/companies.ts'
import { PROBLEM_CARDS } from './cards.ts'
import { CASE_DEEDS } from './case-deeds.ts'
import { DEEDS } from './deeds.data.ts'
import { ALL_FRAMES } from './frames.ts'
import { stepsOf } from './later-steps.ts'
import { fittingSentences } from './trade-words.ts'

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
      hers: () => false,
      suits: () => true,
      presumes: () => false,
      agrees: () => true,
      counted: false,
      undecided: false,
      causes: new Set<string>(),
      answered: NOTHING_ANSWERED,
      found: NOTHING_FOUND,
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

/** Words that only these trades or segments use, by a list that the rules don't read. */
const MARKS: readonly (readonly [word: RegExp, of: string])[] = [
  [/\btosa\b|\bveterin[áa]ri/i, 'pet pet_shop veterinaria Agronegócio'],
  [/\bordenha\b|\bvacas?\b|\bcochos?\b/i, 'pet pet_shop veterinaria Agronegócio'],
  [/\btreinador|\bhora nobre\b/i, 'quadras academia crossfit estudio_pilates luta natacao estudio_danca'],
  [/\bnavio\b|\balf[âa]ndega\b|\bcontrabando\b/i, ''],
  [/\brotativo\b|\bextratos e faturas\b/i, ''],
  [/\bsal[ãa]o-parceiro\b/i, 'salao_beleza barbearia clinica_estetica estudio_tatuagem'],
  [/\bh[óo]spedes?\b|\bquartos? vendidos\b/i, 'hotel'],
  [/\bcatraca\b/i, 'academia crossfit estudio_pilates luta natacao estudio_danca'],
  [/\bgl[óo]sas?\b|\bfaturista\b/i, 'clinica odontologia fisioterapia psicologia laboratorio home_care saude nutricao'],
  [/\bprontu[áa]rio/i, 'Saúde'],
  [/\brematr[íi]cula|\bboletim escolar\b/i, 'Educação estudio_danca luta natacao'],
  [/\bcard[áa]pio/i, 'Alimentação hotel'],
  [/\bpedido mínimo de tecido\b|\bcostureiras?\b/i, 'confeccao costura loja_roupas'],
  [/\bdia da medição\b|\bmedição quinzenal\b/i, 'obra marcenaria serralheria marmoraria climatizacao arquitetura artefatos_cimento estofaria costura'],
  [/\bd[íi]vidas pessoais\b/i, ''],
] // biome-ignore format: one mark a line

test('no text of the product names another trade’s things to any trade', () => {
  const texts = [
    ...PROBLEM_CARDS.flatMap((card) => [
      ...stepsOf(card).flatMap(({ acao, detalhes, resultado }) => [acao, detalhes, resultado]),
      card.armadilha,
    ]),
    ...CASE_DEEDS.flatMap(({ passo }) => [passo.acao, passo.detalhes, passo.resultado]),
    ...DEEDS.flatMap(({ passo }) => [passo.acao, passo.detalhes, passo.resultado]),
    ...ALL_FRAMES.flatMap(({ passos }) => passos.flatMap((step) => step.slice(0, 3) as string[])),
  ]
  const told = MARKS.flatMap(([word, of]) => {
    const own = new Set(of.split(' '))
    const marked = texts.filter((text) => word.test(text))
    return ACTIVITIES.filter(({ id, segmento }) => !own.has(id) && !own.has(segmento)).flatMap((activity) =>
      marked.filter((text) => word.test(fittingSentences(text, activity))).map((text) => `${activity.id}: ${text}`),
    )
  })
  expect(told).toEqual([])
})
