import type { EngineAnalysis } from '#src/analyze.ts'

/** Path → text of everything a person reads in the answer. */
export function textsOf(analysis: EngineAnalysis): Map<string, string> {
  const texts = new Map<string, string>([['resultado.resposta', analysis.resposta]])
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') texts.set(path, value)
    else if (value && typeof value === 'object')
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`)
  }
  walk(analysis.completa, 'insights.analiseCompleta')
  return texts
}

/** Chart labels are data (months, the owner's names of costs), ids are no texts. */
const isLabel = (path: string) => /charts\.\d+\.categories|\.id$|\.material\.|\.(?:regra|item)$/.test(path)

/** Digits in texts without a fact, each with its context. */
export function numbersWithoutFact(analysis: EngineAnalysis): string[] {
  const problems: string[] = []
  const facts = new Set(analysis.fatos.map(({ id }) => id))
  const spans = new Map<string, [number, number][]>()
  for (const { campo, inicio, fim, fato } of analysis.referencias) {
    if (!facts.has(fato)) problems.push(`${campo} → ${fato}`)
    spans.set(campo, [...(spans.get(campo) ?? []), [inicio, fim]])
  }
  for (const [path, text] of textsOf(analysis)) {
    if (isLabel(path)) continue
    for (const { index } of text.matchAll(/\d/g))
      if (!spans.get(path)?.some(([from, to]) => index >= from && index < to))
        problems.push(`${path}: ${text.slice(Math.max(0, index - 40), index + 20)}`)
  }
  return problems
}

const FAULTS = [
  /undefined|NaN|Infinity|null|\[object|\$\{|\{\{/,
  /(?<![\d.,])1 (?:meses|dias|pessoas|canais|indicadores|anos|horas|clientes|vezes|semanas|pedidos|vendas|alunos|pacientes|peças|unidades)\b/,
  /(?<![\d.,])0 (?:de 0|h\b)|\bR\$ 0(?![\d,])|(?:é|há|falta|sobra) (?:[2-9]|\d\d+) (?:clientes|pedidos|meses)\b/,
  /(?<!\p{L})(\p{L}{4,}) \1(?!\p{L})/iu,
  /\.\.|,,|\?\.|!\.| {2}| [.,;](?:\s|$)|:\s*\.|\(\)|“”|^\s|\s$/,
  /(?<!\p{L})(?:the|and|your|with|of|company|revenue|insight)(?!\p{L})/iu,
]

/** Holes of templates, wrong plurals, double stops and English words. */
export function textFaults(analysis: EngineAnalysis): string[] {
  const problems: string[] = []
  for (const [path, text] of textsOf(analysis)) {
    if (isLabel(path)) continue
    if (text === '') problems.push(`${path} is empty`)
    for (const fault of FAULTS)
      if (fault.test(text)) problems.push(`${path}: ${fault.exec(text)} in ${text.slice(0, 120)}`)
  }
  return problems
}

const HEADING = /^[\p{Lu} ,]{5,}$/u
const MATERIAL_HEADING = 'MATERIAL PRONTO PARA COPIAR'
/** What points at something that the report doesn't hold. */
const POINTS_AWAY =
  /\b(?:[Cc]oluna|[Gg]rupo) [A-Z](?!\p{L})|\b(?:no|em) anexo\b|(?:planilha|tabela|lista) (?:acima|abaixo|anterior)\b/u
/** Deeds that undo each other within one plan. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [/^pause os anúncios/i, /invista em anúncio|anuncie mais|aumente o anúncio/i],
  [/^feche a segunda loja/i, /abra (?:mais )?uma (?:segunda )?loja/i],
]
const SPOKEN_FROM = 40

/** The report as a document: nothing said twice, nothing pointed at that isn't there, no deed against another. */
export function reportFaults({ resposta, completa }: EngineAnalysis): string[] {
  const [told = '', material = ''] = resposta.split(`\n${MATERIAL_HEADING}\n`)
  const sentences = told
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.replace(/^• /, '').trim())
    .filter((sentence) => sentence.length >= SPOKEN_FROM && !HEADING.test(sentence))
  const twice = sentences.filter((sentence, place) => sentences.indexOf(sentence) < place)
  const away = sentences.filter((sentence) => POINTS_AWAY.test(sentence))
  const used = /O que usar: “([^”]+)”/.exec(told)?.[1]
  const deeds = Object.values(completa.planoAcao).flatMap((actions) => actions.map(({ acao }) => acao))
  const against = OPPOSITES.filter(([one, other]) => deeds.some((d) => one.test(d)) && deeds.some((d) => other.test(d)))
  return [
    ...twice.map((sentence) => `twice: ${sentence}`),
    ...away.map((sentence) => `points away: ${sentence}`),
    ...(used && !material.includes(used) ? [`not in the report: ${used}`] : []),
    ...against.map(([one, other]) => `${one} against ${other}`),
  ]
}

/** How long before its date a new price is told. */
const NOTICE =
  /\b(?:uma ou duas|duas|três|uma) semanas? antes\b|\b(?:um|dois) (?:mês|meses) (?:antes|de antecedência)\b|\bquinze dias antes\b/g
const OF_PRICE = /\b(?:preço|reajuste|valor novo|clientes antigos|avise a todos|avise os antigos)\b/i
/** A title that names its own day, and one that only looks back. */
const OWN_DAY =
  /^(?:[Ll]igue|[Ss]epare|[Pp]eça|[Cc]obre|[Rr]eserve|[Cc]omece) hoje\b|\ba partir d[ea] (?:hoje|amanhã|segunda)\b/
const SOON = 7
const LOOKS_BACK = /^Confira o resultado de/
/** What an answer advises against, and the decision that would do it all the same. */
const AGAINST: readonly (readonly [answer: RegExp, decision: RegExp])[] = [
  [/^(?:Ainda não|Não)[^.]*\.[^.]*\b(?:uma pessoa|vendedor|contrat)/, /^Contrate\b/],
  [/^Não pegue\b/, /^(?:Escreva para onde vai cada real|Compare em três lugares o total|Se pegar)/],
  [/^Alugue por enquanto\b/, /^(?:Compre|Financie|Negocie preço, entrada)/],
  [/^Não por isso\. A empresa deixa/, /^(?:Demita|Peça ao contador a simulação da rescisão)/],
  [/^Suba\b/, /^(?:Dê desconto|Baixe o preço|Iguale)/],
]

/** Times and directions that contradict each other within one report. */
export function contradictionsIn({ resposta, completa }: EngineAnalysis): string[] {
  const [told = ''] = resposta.split(`\n${MATERIAL_HEADING}\n`)
  const notices = told
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => OF_PRICE.test(sentence))
    .flatMap((sentence) => sentence.match(NOTICE) ?? [])
  const answers = [...told.matchAll(/^“[^”]*”: (.*)$/gm)].map(([, answer]) => answer!)
  const decisions = completa.recomendacoes
  return [
    ...(new Set(notices).size > 1 ? [`notice: ${[...new Set(notices)].join(' / ')}`] : []),
    ...decisions.filter((one) => {
      const day = Number(/, em até (\d+) dias/.exec(one)?.[1] ?? 0)
      return OWN_DAY.test(one.split(', em até')[0]!) && day > SOON
    }),
    ...(decisions.length > 2 ? decisions.filter((one) => LOOKS_BACK.test(one)) : []),
    ...answers.flatMap((answer) =>
      AGAINST.flatMap(([said, deed]) => (said.test(answer) ? decisions.filter((one) => deed.test(one)) : [])),
    ),
  ]
}

/** Share of pairs of analyses with the same three recommendations. */
export function shareWithSameAdvice(analyses: readonly EngineAnalysis[]): number {
  const tops = analyses.map(({ completa }) =>
    [...completa.recomendacoes.map((text) => text.split('. ')[0])].sort().join('|'),
  )
  let same = 0
  let pairs = 0
  for (let i = 0; i < tops.length; i++)
    for (let j = i + 1; j < tops.length; j++) {
      pairs++
      if (tops[i] === tops[j]) same++
    }
  return pairs === 0 ? 0 : same / pairs
}
