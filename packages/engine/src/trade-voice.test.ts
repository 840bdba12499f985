import type { MarketSegment } from '@norteia/contracts/company'
import { describe, expect, test } from 'vitest'
import { type AnalysisInput, analyze } from './analyze.ts'
import { predict } from './predict.ts'
import { activityOf } from './reading/activity.ts'
import { sectorInsights } from './sector-insights.ts'
import { randomCompany, seeded } from './testing/companies.ts'

/** Trades as their owners write them, with the id that they are read as. */
const TRADES: readonly (readonly [MarketSegment, question: string, offer: string, id: string])[] = [
  ['Comércio Varejista', 'retail_products', 'floricultura: arranjos e buquês', 'floricultura'],
  ['Comércio Varejista', 'retail_products', 'ótica: óculos de grau e de sol', 'otica'],
  ['Comércio Varejista', 'retail_products', 'depósito de material de construção', 'material_construcao'],
  ['Serviços', 'service_offer', 'manicure e salão de beleza', 'salao_beleza'],
  ['Serviços', 'service_offer', 'oficina mecânica', 'oficina'],
  ['Serviços', 'service_offer', 'escritório de contabilidade', 'contabilidade'],
  ['Serviços', 'service_offer', 'aluguel de quadra de society', 'quadras'],
  ['Serviços', 'service_offer', 'pousada, diárias de hotel', 'hotel'],
  ['Saúde', 'health_specialty', 'academia de musculação', 'academia'],
  ['Saúde', 'health_specialty', 'fisioterapia ortopédica', 'fisioterapia'],
  ['Educação', 'edu_offer', 'curso online de costura', 'curso_online'],
  ['Educação', 'edu_offer', 'autoescola, primeira habilitação', 'autoescola'],
  ['Educação', 'edu_offer', 'creche e educação infantil', 'escola_infantil'],
  ['Alimentação', 'food_type', 'Marmitaria', 'marmitaria'],
  ['Alimentação', 'food_type', 'Bar', 'bar'],
  ['Indústria', 'industry_product', 'serralheria: portões e grades', 'serralheria'],
  ['Indústria', 'industry_product', 'confecção de uniformes', 'confeccao'],
  ['Tecnologia', 'tech_offer', 'software por assinatura, SaaS', 'saas'],
  ['Agronegócio', 'agro_activity', 'vacas de leite, ordenha', 'leite'],
  ['Agronegócio', 'agro_activity', 'plantação de soja e milho', 'lavoura'],
]
const CHALLENGES = [
  'jogo muita coisa fora no fim da semana e isso já come 1.300 por mês',
  'a metade do dia fica parada, sem ninguém, e o aluguel vence igual',
  'marcam comigo e não aparecem, perco umas 6 horas por semana',
  'gasto 2 mil por mês em anúncio e quase ninguém compra',
  'todo mundo pede desconto e eu acabo dando uns 15%',
  'tenho 19 mil para receber de gente que não me paga',
  'não tiro férias há quatro anos, tudo passa por mim',
  'falta a licença para vender e já perdi dois compradores',
  'não fecho o que proponho: de 30 pedidos de preço, 4 viram venda',
  'antecipo tudo no cartão e a taxa leva 1.800 por mês',
  'o aluguel vai subir 30% e não sei se fico no ponto',
  'refaço muito trabalho por erro e ninguém paga por isso',
]

const FOOD = 'marmitaria bar'
const SCHOOLS = 'autoescola escola_infantil'
/** Words that only some trades use, with the trades that do. */
const WORDS: readonly (readonly [words: RegExp, trades: string])[] = [
  [/(?<!\p{L})nutricionistas?(?!\p{L})/iu, `${FOOD} hotel escola_infantil fisioterapia`],
  [/(?<!\p{L})(?:pacientes?|prontuários?)(?!\p{L})/iu, 'fisioterapia'],
  [
    /(?<!\p{L})(?:alun[oa]s?|matrículas?(?! atualizada)|professor(?:es|a)?)(?!\p{L})/iu,
    `${SCHOOLS} curso_online academia`,
  ],
  [/(?<!\p{L})(?:cozinhas?|cardápios?|garçom|garçons)(?!\p{L})/iu, `${FOOD} hotel escola_infantil`],
  [
    /(?<!\p{L})(?:vitrines?|gôndolas?|provadores|balcão)(?!\p{L})/iu,
    `${FOOD} floricultura otica material_construcao salao_beleza hotel oficina serralheria confeccao`,
  ],
  [/(?<!\p{L})(?:próxima safra|talhão|plantio|lavouras?|soja)(?!\p{L})/iu, 'lavoura'],
  [
    /(?<!\p{L})duplicatas?(?!\p{L})/iu,
    'material_construcao oficina contabilidade serralheria confeccao saas lavoura leite',
  ],
  [/(?<!no )conselho da (?:sua )?profissão(?! do)/iu, 'fisioterapia contabilidade'],
  [/(?:sala de saúde ou beleza|conhecer a escola|visitas às salas)/iu, `${SCHOOLS} salao_beleza fisioterapia`],
  [
    /(?:os|cada|dos) orçamentos/iu,
    'floricultura otica material_construcao salao_beleza oficina contabilidade quadras hotel fisioterapia marmitaria bar serralheria confeccao',
  ],
]

const input = (trade: (typeof TRADES)[number], main_challenge: string, seed: number): AnalysisInput => {
  const [segment, question, offer] = trade
  const random = randomCompany(seeded(seed), segment)
  return {
    ...random,
    formAnswers: {
      ...random.formAnswers,
      main_challenge,
      operational_flow: '',
      main_costs: 'aluguel 2.000, energia 400',
    },
    segmentSpecificAnswers: { ...random.segmentSpecificAnswers, [question]: offer },
  }
}

/** Everything that a person reads, her own quoted words and chosen answers apart. */
function spoken(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string') found.push(value.replace(/“[^”]*”|Custo por talhão ou lote/g, '“”'))
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) if (!NOT_READ.has(key)) spoken(inner, found)
  return found
}
const NOT_READ = new Set(['fatos', 'referencias', 'charts', 'id', 'regra', 'citacao', 'alternativas'])

describe('every text speaks the language of her trade', () => {
  test('each offer is read as its trade', () => {
    for (const [segment, question, offer, id] of TRADES) {
      const { formAnswers, segmentSpecificAnswers } = input([segment, question, offer, id], 'x', 1)
      expect(activityOf(segment, formAnswers, segmentSpecificAnswers).activity.id, offer).toBe(id)
    }
  })

  test.each(TRADES)('%s, %s: %s', { tags: 'corpus' }, (...trade) => {
    const faults = CHALLENGES.flatMap((challenge, index) => {
      const company = input(trade, challenge, index)
      const texts = spoken([analyze(company), predict(company), sectorInsights(company)])
      const sentences = new Set(texts.flatMap((text) => text.split(/(?<=[.!?;])\s+|\n/)))
      return [...sentences].filter((sentence) =>
        WORDS.some(([words, trades]) => words.test(sentence) && !trades.split(' ').includes(trade[3])),
      )
    })
    expect([...new Set(faults)]).toEqual([])
  })
})
