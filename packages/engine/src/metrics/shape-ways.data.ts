import type { Dimensao } from './frame.ts'
import type { MetricId } from './metrics.data.ts'

/** Words that lay a figure out by something, as data. */

export const RANKS =
  'mais|maior|maiores|principal|principais|melhor|melhores|top|pior|piores|menor|menores|menos|campeao|campeoes'
export const CLIENT = 'clientes?|compradores|comprador|fregues|fregueses|pagadores|pagador'
export const SUPPLIER = 'fornecedor|fornecedores'
export const PAYS =
  'paga|pagou|pagaram|pagam|compra|comprou|compram|compraram|deposita|depositou|rende|rendeu|fatura|faturou|traz'
const SPENT = 'gastei|gasto|gastamos|gastando|paguei|pago|pagamos|pagando|gasta'
const TAKES =
  'recebe|recebeu|recebem|receberam|cobra|cobrou|cobram|cobraram|leva|levou|levaram|pesa|pesou|pesam|pesaram|custa|custou|come|comeu'
const SMALL = '(?:(?:e|foi|sao|foram|o|a|os|as|meu|minha|meus|minhas|que|eu|me|nos|a gente) )*'
/** Any Friday, not a day of last week. */
const WEEKDAY = 'dias? da semana(?! (?:passada|retrasada|anterior|atual))'
const BY = '(?:por|de cada|em cada|cada|qual|quais|que|separad[oa]s? por|dividid[oa]s? por|detalhad[oa]s? por)'

interface Way {
  pattern: RegExp
  dimension: Dimensao
  metric?: MetricId
  /** The words themselves ask for the first. */
  ranked?: true
  /** Of the least, without a word that says so. */
  least?: true
}

const RANKED = '(?:mais|menos|melhor|pior|maior|menor)'
/** 'qual trimestre foi melhor', 'o melhor semestre', 'vendas por bimestre'. */
const partWays = (part: 'bimestre' | 'trimestre' | 'semestre'): Way[] => [
  {
    pattern: new RegExp(
      ` (?:qual|quais|em qual|em que|que)(?: (?:foi|e|o|meu|os|foram))* ${part}s? (?:(?:em )?que |eu )*(?=(?:.* )?${RANKED} )`,
    ),
    ...{ dimension: part, ranked: true },
  },
  {
    pattern: new RegExp(` (?:melhor|melhores|pior|piores|maior|maiores|menor|menores) ${part}s?(?: d[eoa]s?)? `),
    ...{ dimension: part, ranked: true },
  },
  { pattern: new RegExp(` (?:o )?${part} (?:em )?que (?:eu )?(?=(?:mais|menos) )`), dimension: part, ranked: true },
  {
    pattern: new RegExp(
      ` (?:(?:por|de cada|em cada|a cada|cada) ${part}|${part} (?:a|por) ${part}|${part.replace('mestre', 'mestral')}) `,
    ),
    dimension: part,
  },
]

/** In their order: the first that is met decides. */
export const WAYS: readonly Way[] = [
  {
    pattern: new RegExp(
      ` (?:(?:${RANKS}) ${SMALL}(?:${CLIENT})|(?:${CLIENT}) ${SMALL}(?:${RANKS})(?: ${SMALL}(?:${PAYS}))?|(?:${CLIENT}) (?:que )?(?:me )?(?:${PAYS}) (?:mais|menos)) `,
    ),
    dimension: 'contraparte',
    metric: 'clientes',
    ranked: true,
  },
  {
    pattern: new RegExp(
      ` (?:(?:${RANKS}) ${SMALL}(?:${SUPPLIER})|(?:${SUPPLIER}) ${SMALL}(?:${RANKS}) ${SMALL}(?:${SPENT}|${TAKES}|caro|caros)|(?:${SUPPLIER}) ${SMALL}(?:${TAKES}) (?:mais|menos)|(?:${SUPPLIER}) ${SMALL}(?:${RANKS})) `,
    ),
    dimension: 'contraparte',
    metric: 'fornecedores',
    ranked: true,
  },
  {
    pattern: new RegExp(
      ` (?:quem|qual cliente|quais clientes|que cliente) ${SMALL}(?:mais |menos )?${SMALL}(?:${PAYS}) (?:(?:mais|menos|melhor) )?`,
    ),
    dimension: 'contraparte',
    metric: 'clientes',
    ranked: true,
  },
  {
    pattern: new RegExp(
      ` (?:para quem|pra quem|com quem|a quem|quem) ${SMALL}(?:mais |menos )?${SMALL}(?:${SPENT}|recebe|recebeu|leva|levou|cobra|cobrou|ganhou) (?:mais |menos )?`,
    ),
    dimension: 'contraparte',
    metric: 'saidas',
    ranked: true,
  },
  {
    pattern: / o que (?:eu )?(?:mais |menos )(?:pesou|pesa|pesaram|custou)(?: mais)?(?: n[ao]s?)? /,
    dimension: 'categoria',
    metric: 'despesas',
    ranked: true,
  },
  {
    pattern: new RegExp(
      ` (?:em que|com que|no que|em o que|o que(?! (?:eu |que |me )*(?:saiu|gastei|gasto|gastamos|paguei|pagamos)(?! (?:\\S+ ){0,3}(?:mais|menos) ))|onde|aonde|de que) ${SMALL}(?:mais |menos )?${SMALL}(?:(?:esta|ta|foi|vai|vao) )?(?=(?:${SPENT}|indo|foi|vai|meu|o|mais|saiu|saindo))`,
    ),
    dimension: 'categoria',
    ranked: true,
  },
  {
    pattern: new RegExp(` (?:quem|quais) sao (?:os |meus |minhas )*(?:${CLIENT}) `),
    dimension: 'contraparte',
    metric: 'clientes',
  },
  { pattern: /^ (?:e )?(?:com|em) (?:o )?que $/, dimension: 'categoria', ranked: true },
  {
    pattern:
      /^ (?:e )?(?:para|pra|pro|com|a|de|por) quem (?:(?:foi|foram|vai|veio|eu|o|que|saiu|entrou|dinheiro|mais|menos|maior parte|a maior parte) )*$/,
    dimension: 'contraparte',
    ranked: true,
  },
  ...(['bimestre', 'trimestre', 'semestre'] as const).flatMap(partWays),
  {
    pattern: / (?:o )?mes (?:em )?que (?:eu )?(?=(?:mais|menos) )/,
    dimension: 'mes',
    ranked: true,
  },
  { pattern: / (?:o )?dia (?:em )?que (?:eu )?(?=(?:mais|menos) )/, dimension: 'dia', ranked: true },
  {
    pattern: /(?<! dias? da) (?:a )?semana (?:em )?que (?:eu )?(?=(?:mais|menos) )/,
    dimension: 'semana',
    ranked: true,
  },
  {
    pattern:
      / (?:qual |quais |em qual |em que |que )(?:foi |e |o |meu )*(?:mes|meses) (?:que |eu )*(?=(?:.* )?(?:mais|menos|melhor|pior|maior|menor) )/,
    dimension: 'mes',
    ranked: true,
  },
  // 'algum mês deu prejuízo': the worst one says it.
  {
    pattern:
      / (?:algum|alguns|quais|qual|que|quantos|teve|houve)(?: algum)? (?:mes|meses) (?:(?:que|eu|ja|com|deu|deram|tive|tivemos|fechou|fechei|fechamos|fiquei|foi|foram|no|de|em) )*(?:prejuizo|vermelho|negativo) /,
    dimension: 'mes',
    metric: 'resultado',
    ranked: true,
    least: true,
  },
  {
    pattern: new RegExp(
      ` (?:(?:qual|quais|em qual|em que|que|n?o|e|foi|meu|os|sao) )*(?:(?:${RANKS}) ${WEEKDAY}|${WEEKDAY} (?=(?:.* )?(?:${RANKS}) ))(?: ?(?:que|em que|eu|se|a gente|a loja|a empresa) )*`,
    ),
    dimension: 'dia-semana',
    ranked: true,
  },
  { pattern: new RegExp(` (?:por|de cada|em cada|cada) ${WEEKDAY} `), dimension: 'dia-semana' },
  {
    pattern:
      / (?:qual |quais |em qual |em que |que )(?:foi |e |a )*semanas? (?:que |eu )*(?=(?:.* )?(?:mais|menos|melhor|pior|maior|menor) )/,
    dimension: 'semana',
    ranked: true,
  },
  { pattern: / (?:melhor|pior|maior|menor) semana(?: d[eo])? /, dimension: 'semana', ranked: true },
  {
    pattern: / (?:melhor|melhores|pior|piores|maior|maiores|menor|menores) (?:mes|meses)(?: d[eoa]s?)? /,
    dimension: 'mes',
    ranked: true,
  },
  {
    pattern:
      / (?:qual |quais |em qual |em que |que )(?:foi |e |o |meu )*dias? (?:que |eu )*(?!d[ao] semana (?!passada|retrasada|anterior))(?=(?:.* )?(?:mais|menos|melhor|pior|maior|menor) )/,
    dimension: 'dia',
    ranked: true,
  },
  {
    pattern:
      / (?:melhor|melhores|pior|piores|maior|maiores|menor|menores) dias?(?! d[ao] semana (?!passada|retrasada|anterior))(?: d[eoa]s?)? /,
    dimension: 'dia',
    ranked: true,
  },
  {
    pattern:
      / (?:(?:por|de|em|a|para) cada mes|cada mes|por mes|mes a mes|mes por mes|mensal|mensais|mensalmente|todo mes|todos os meses|ao mes|ao longo dos meses|evolucao(?: mensal)?(?: d[eoa]s?)?|historico(?: d[eoa]s?)?) /,
    dimension: 'mes',
  },
  { pattern: new RegExp(` ${BY} (?:os |o )?(?:${CLIENT}|${SUPPLIER}) `), dimension: 'contraparte' },
  {
    pattern:
      / (?:por|por cada|de cada|em cada|cada) (?:posto|loja|prestador|funcionario|funcionaria|motorista|vendedor|vendedora|profissional|dentista|professor|professora|medico|oficina|convenio|parceiro|contratante|embarcador|pagador) /,
    dimension: 'contraparte',
  },
  { pattern: new RegExp(` ${BY} (?:tipo|tipos|categoria|categorias) `), dimension: 'categoria' },
  { pattern: / (?:por|de cada|em cada|cada) (?:grupo|grupos) /, dimension: 'grupo' },
  {
    pattern: new RegExp(` ${BY} (?:conta|contas|banco|bancos)(?! (?:de|da) (?:luz|agua|energia))(?: bancaria)? `),
    dimension: 'conta',
  },
  { pattern: / (?:por|de cada|em cada|cada) (?:pessoa|nome|contraparte|empresa) /, dimension: 'contraparte' },
]
