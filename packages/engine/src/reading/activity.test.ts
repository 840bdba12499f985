import type { MarketSegment } from '@norteia/contracts/company'
import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { describe, expect, test } from 'vitest'
import { BENCHMARKS } from '#src/data/benchmarks.data.ts'
import { REFERENCES } from '#src/data/reference.data.ts'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { PROBLEM_CARDS } from '#src/problems/cards.ts'
import { GENERAL_RULES } from '#src/rules.ts'
import { blankForm } from '#src/testing/companies.ts'
import { ACTIVITIES, FOOD_TYPE_ACTIVITIES, SEGMENT_ACTIVITIES } from './activities.data.ts'
import { activityOf, isAmong } from './activity.ts'

const OFFER: Readonly<Record<MarketSegment, string>> = {
  Serviços: 'service_offer',
  'Comércio Varejista': 'retail_products',
  Indústria: 'industry_product',
  Tecnologia: 'tech_offer',
  Saúde: 'health_specialty',
  Educação: 'edu_offer',
  Alimentação: 'food_type',
  Agronegócio: 'agro_activity',
  Outro: 'other_description',
}

const idOf = (segment: MarketSegment, offer: string, form: Partial<typeof blankForm> = {}) =>
  activityOf(segment, { ...blankForm, main_challenge: '', ...form }, { [OFFER[segment]]: offer }).activity.id

describe('the trade of a company', () => {
  test.each<[MarketSegment, string, string]>([
    ['Serviços', 'Corte, coloração e escova', 'salao_beleza'],
    ['Tecnologia', 'sistema por mensalidade para oficinas', 'saas'],
    ['Indústria', 'fábrica de cosméticos para salões', 'quimica'],
    ['Serviços', 'Corte masculino e barba', 'barbearia'],
    ['Serviços', 'Gestão de tráfego e social media para clínicas', 'agencia'],
    ['Serviços', 'Aulas de pilates', 'estudio_pilates'],
    ['Serviços', 'mensalidade de academia, musculação', 'academia'],
    ['Serviços', 'Revisão e troca de óleo, mecânica em geral', 'oficina'],
    ['Serviços', 'Banho e tosa', 'pet'],
    ['Serviços', 'Hospedagem em chalés na serra', 'hotel'],
    ['Serviços', 'Decoração de festas e casamentos', 'eventos'],
    ['Serviços', 'Contabilidade para pequenas empresas', 'contabilidade'],
    ['Serviços', 'Transporte de cargas fracionadas', 'transporte'],
    ['Serviços', 'Projetos de arquitetura e interiores', 'arquitetura'],
    ['Serviços', 'coisas variadas', 'servicos'],
    ['Comércio Varejista', 'Roupas femininas e acessórios', 'loja_roupas'],
    ['Comércio Varejista', 'Arroz, feijão, bebidas e limpeza', 'mercado'],
    ['Comércio Varejista', 'Medicamentos e perfumaria', 'farmacia'],
    ['Comércio Varejista', 'Cimento, tijolos, tintas e ferragens', 'material_construcao'],
    ['Comércio Varejista', 'Ração, coleiras e banho e tosa', 'pet_shop'],
    ['Comércio Varejista', 'Pneus e peças para carro', 'autopecas'],
    ['Comércio Varejista', 'Óculos de grau e armações', 'otica'],
    ['Indústria', 'Peças usinadas para a indústria automotiva', 'industria'],
    ['Indústria', 'Usinagem e caldeiraria', 'metalurgica'],
    ['Indústria', 'Móveis planejados sob medida', 'marcenaria'],
    ['Indústria', 'Uniformes escolares', 'confeccao'],
    ['Tecnologia', 'SaaS de gestão para clínicas', 'saas'],
    ['Tecnologia', 'Desenvolvimento de sites e aplicativos', 'software'],
    ['Tecnologia', 'Provedor de internet por fibra', 'internet_provedor'],
    ['Saúde', 'Ortodontia e implantes', 'odontologia'],
    ['Saúde', 'Fisioterapia e pilates', 'fisioterapia'],
    ['Saúde', 'Consultas e vacinas em clínica veterinária', 'veterinaria'],
    ['Educação', 'Educação infantil, do berçário ao maternal', 'escola_infantil'],
    ['Educação', 'Curso de inglês', 'idiomas'],
    ['Educação', 'Preparatório para vestibular', 'reforco'],
    ['Agronegócio', 'Produção de ovos caipiras', 'granja'],
    ['Agronegócio', 'Soja e milho', 'lavoura'],
    ['Agronegócio', 'Gado de corte, cria e recria', 'pecuaria'],
    ['Agronegócio', 'Leite', 'leite'],
    ['Agronegócio', 'Mel e própolis', 'apicultura'],
    ['Outro', 'Reformas residenciais e pintura', 'obra'],
    ['Outro', 'Crochê e peças feitas à mão', 'artesanato'],
    ['Outro', 'Vendemos bolos de festa e docinhos por encomenda', 'confeitaria'],
    ['Saúde', 'estética facial', 'clinica_estetica'],
    ['Educação', 'natação infantil', 'natacao'],
    ['Comércio Varejista', 'brinquedos', 'brinquedos'],
    ['Tecnologia', 'aplicativo de delivery para restaurantes', 'software'],
    ['Serviços', 'consultoria financeira para médicos', 'consultoria'],
    ['Outro', 'xyz', 'outra'],
  ])('%s, %j: %s', (segment, offer, id) => expect(idOf(segment, offer)).toBe(id))

  test('the kind of food business decides, unless her words are finer', () => {
    for (const [kind, id] of Object.entries(FOOD_TYPE_ACTIVITIES)) expect(idOf('Alimentação', kind)).toBe(id)
    expect(
      idOf('Alimentação', 'Delivery', {
        main_challenge: 'minha pizzaria perde pedido',
        operational_flow: 'a pizza sai do forno e a pizzaria entrega',
      }),
    ).toBe('delivery')
  })

  test('one word in passing names no trade', () => {
    expect(idOf('Comércio Varejista', 'diversos', { main_challenge: 'o mercado está difícil' })).toBe('varejo')
    expect(idOf('Tecnologia', 'diversos', { main_challenge: 'aparecer nas redes sociais' })).toBe('tecnologia')
    expect(idOf('Outro', 'consultório', { main_challenge: 'barrado pela barragem do bairro' })).not.toBe('bar')
  })

  test('an egg farm hears nothing of harvests, a salon nothing of proposals', () => {
    const byId = (id: string) => ACTIVITIES.find((activity) => activity.id === id)!
    expect(byId('granja').colheita).toBe(false)
    expect(byId('granja').foraRegras).toContain('agro_price')
    expect(byId('salao_beleza').propostas).toBe(false)
    expect(byId('salao_beleza').foraRegras).toContain('service_followup')
    expect(byId('agencia').propostas).toBe(true)
    expect(byId('obra').pedido.um).toBe('obra')
  })
})

describe('the list of trades', () => {
  const all = [...ACTIVITIES, ...Object.values(SEGMENT_ACTIVITIES)]

  test('holds at least sixty, each once, for every segment', () => {
    expect(ACTIVITIES.length).toBeGreaterThanOrEqual(60)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const segment of MARKET_SEGMENTS) expect(ACTIVITIES.some(({ segmento }) => segmento === segment)).toBe(true)
    for (const { id } of all) expect(id).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
  })

  test('names only rules and figures that there are', () => {
    const rules = new Set([
      ...Object.values(SEGMENT_QUESTIONS).flatMap((questions) => questions.map(({ id }) => id)),
      ...Object.keys(GENERAL_RULES),
    ])
    for (const { id, foraRegras, referencias } of all) {
      for (const rule of foraRegras) expect([id, rule, rules.has(rule)]).toEqual([id, rule, true])
      for (const figure of referencias)
        expect([id, figure, Object.hasOwn(BENCHMARKS, figure) || Object.hasOwn(REFERENCES, figure)]).toEqual([
          id,
          figure,
          true,
        ])
    }
  })

  test('says at least three indicators each, without digits', () => {
    for (const { id, indicadores } of all) {
      expect([id, indicadores.length >= 3]).toEqual([id, true])
      expect(indicadores.join(' ')).not.toMatch(/\d/)
    }
  })

  test('holds a trade for every card that names some', () => {
    for (const { id, atividades } of PROBLEM_CARDS)
      if (atividades) expect([id, ACTIVITIES.some((activity) => isAmong(activity, atividades))]).toEqual([id, true])
  })
})
