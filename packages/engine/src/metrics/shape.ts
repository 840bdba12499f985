import type { Dimensao } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import { COUNT, numberOf } from './period-points.ts'
import type { Rest } from './rest.ts'

/** How the parts of a figure are laid out: by what, how many, the largest or the smallest, or their mean. */
export interface Shape {
  dimensao: Dimensao | null
  maiores: number | null
  menores: boolean
  media: boolean
  /** The dimension isn't said: 'e os 3 maiores?' keeps that of the question before. */
  implied: boolean
  /** What the words for the parts mean by themselves: 'o maior cliente'. */
  metrica: MetricId | null
}

export const RANKS =
  'mais|maior|maiores|principal|principais|melhor|melhores|top|pior|piores|menor|menores|menos|campeao|campeoes'
const NUMBERED = new RegExp(` (?:(?:top|${RANKS}) ${COUNT}(?: (?:${RANKS}))?|${COUNT} (?:${RANKS})) `)
const SMALLEST = /menos|menor|pior/
const CLIENT = 'clientes?|compradores|comprador|fregues|fregueses|pagadores|pagador'
const SUPPLIER = 'fornecedor|fornecedores'
const PAYS =
  'paga|pagou|pagaram|pagam|compra|comprou|compram|compraram|deposita|depositou|rende|rendeu|fatura|faturou|traz'
const SPENT = 'gastei|gasto|gastamos|gastando|paguei|pago|pagamos|pagando|gasta'
const SMALL = '(?:(?:e|foi|sao|foram|o|a|os|as|meu|minha|meus|minhas|que|eu|me) )*'
const BY = '(?:por|de cada|em cada|cada|qual|quais|que|separad[oa]s? por|dividid[oa]s? por|detalhad[oa]s? por)'

interface Way {
  pattern: RegExp
  dimensao: Dimensao
  metrica?: MetricId
  /** The words themselves ask for the first. */
  ranked?: true
}

/** In their order: the first that is met decides. */
const WAYS: readonly Way[] = [
  {
    pattern: new RegExp(
      ` (?:(?:${RANKS}) ${SMALL}(?:${CLIENT})|(?:${CLIENT}) ${SMALL}(?:${RANKS})(?: ${SMALL}(?:${PAYS}))?|(?:${CLIENT}) (?:que )?(?:me )?(?:${PAYS}) mais) `,
    ),
    dimensao: 'contraparte',
    metrica: 'clientes',
    ranked: true,
  },
  {
    pattern: new RegExp(
      ` (?:(?:${RANKS}) ${SMALL}(?:${SUPPLIER})|(?:${SUPPLIER}) ${SMALL}(?:${RANKS}) ${SMALL}(?:${SPENT}|caro|caros)|(?:${SUPPLIER}) ${SMALL}(?:${RANKS})) `,
    ),
    dimensao: 'contraparte',
    metrica: 'fornecedores',
    ranked: true,
  },
  {
    pattern: new RegExp(
      ` (?:quem|qual cliente|quais clientes|que cliente) ${SMALL}(?:mais |menos )?${SMALL}(?:${PAYS}) (?:(?:mais|menos|melhor) )?`,
    ),
    dimensao: 'contraparte',
    metrica: 'clientes',
    ranked: true,
  },
  {
    pattern: new RegExp(
      ` (?:para quem|pra quem|com quem|a quem|quem) ${SMALL}(?:mais )?${SMALL}(?:${SPENT}|recebe|recebeu) (?:mais )?`,
    ),
    dimensao: 'contraparte',
    metrica: 'saidas',
    ranked: true,
  },
  {
    pattern: new RegExp(
      ` (?:em que|com que|no que|em o que|o que|onde|aonde|de que) ${SMALL}(?:mais |menos )?${SMALL}(?:(?:esta|ta|foi|vai|vao) )?(?=(?:${SPENT}|indo|foi|vai|meu|o|mais|saiu|saindo))`,
    ),
    dimensao: 'categoria',
    ranked: true,
  },
  {
    pattern: new RegExp(` (?:quem|quais) sao (?:os |meus |minhas )*(?:${CLIENT}) `),
    dimensao: 'contraparte',
    metrica: 'clientes',
  },
  { pattern: /^ (?:e )?(?:com|em) (?:o )?que $/, dimensao: 'categoria', ranked: true },
  {
    pattern:
      / (?:qual |quais |em qual |em que |que )(?:foi |e |o |meu )*(?:mes|meses) (?:que |eu )*(?=.* (?:mais|menos|melhor|pior|maior|menor) )/,
    dimensao: 'mes',
    ranked: true,
  },
  {
    pattern: / (?:melhor|melhores|pior|piores|maior|menor) (?:mes|meses)(?: d[eoa]s?)? /,
    dimensao: 'mes',
    ranked: true,
  },
  {
    pattern:
      / (?:(?:por|de|em|a|para) cada mes|cada mes|por mes|mes a mes|mes por mes|mensal|mensais|mensalmente|todo mes|todos os meses|ao mes|ao longo dos meses|evolucao(?: mensal)?(?: d[eoa]s?)?|historico(?: d[eoa]s?)?) /,
    dimensao: 'mes',
  },
  { pattern: new RegExp(` ${BY} (?:os |o )?(?:${CLIENT}|${SUPPLIER}) `), dimensao: 'contraparte' },
  { pattern: new RegExp(` ${BY} (?:tipo|tipos|categoria|categorias) `), dimensao: 'categoria' },
  { pattern: / (?:por|de cada|em cada|cada) (?:grupo|grupos) /, dimensao: 'grupo' },
  {
    pattern: new RegExp(` ${BY} (?:conta|contas|banco|bancos)(?! (?:de|da) (?:luz|agua|energia))(?: bancaria)? `),
    dimensao: 'conta',
  },
  { pattern: / (?:por|de cada|em cada|cada) (?:pessoa|nome|contraparte|empresa) /, dimensao: 'contraparte' },
]

/** 'maior que' compares, 'mais apertado' is a metric: no rank. */
const NO_RANK =
  / (?:mais|menos|maior|menor) (?:que|do que) |mais apertado|mais baixo|menor saldo|menor caixa|pior dia|pior saldo| p\d /

/** Takes what says how the parts are laid out. */
export function readShape(rest: Rest): Shape {
  const shape: Shape = { dimensao: null, maiores: null, menores: false, media: false, implied: false, metrica: null }
  const numbered = rest.take(NUMBERED, 'maiores')
  const count = numbered ? numberOf(numbered[1] ?? numbered[2] ?? '1') : 1
  const { text } = rest
  shape.media = takeMean(rest)
  for (const { pattern, dimensao, metrica = null, ranked } of WAYS) {
    const found = rest.take(pattern)
    if (!found) continue
    Object.assign(shape, { dimensao, metrica, menores: SMALLEST.test(found[0]), maiores: ranked ? count : null })
    break
  }
  if (shape.metrica === null) shape.metrica = takeSide(rest)
  if (shape.maiores === null && new RegExp(` (?:${RANKS}) `).test(text) && !rest.has(NO_RANK)) {
    if (shape.dimensao === null && !/ (?:mais|menos) /.test(text)) {
      shape.dimensao = 'categoria'
      shape.implied = true
    }
    shape.maiores = shape.dimensao === null ? null : count
    shape.menores = SMALLEST.test(text)
  }
  return shape
}

function takeMean(rest: Rest): boolean {
  if (!rest.has(/ (?:em media|media|medio|medias) /)) return false
  rest.take(
    / (?:em media|(?:a |o )?(?:valor )?(?:media|medio|medias)(?: mensal| mensais)?(?: d[eoa]s?)?(?: por mes)?) /,
  )
  rest.take(/ (?:por mes|mensal|mensais|mensalmente|ao mes|todo mes|cada mes) /)
  return true
}

/** 'com fornecedores', 'dos clientes': the other side as a whole. */
function takeSide(rest: Rest): MetricId | null {
  if (rest.take(new RegExp(` (?:com |de |dos |os |meus |a )*(?:${SUPPLIER}) `))) return 'fornecedores'
  return rest.take(new RegExp(` (?:de |dos |meus |os )*(?:${CLIENT}) `)) ? 'clientes' : null
}
