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
  /(?<![\d.,])1 (?:meses|dias|pessoas|canais|indicadores|anos)\b/,
  /\.\.|,,|\?\.|!\.| {2}| [.,;](?:\s|$)|:\s*\.|\(\)|“”|^\s|\s$/,
  /\b(?:the|and|your|with|of|company|revenue|insight)\b/i,
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
