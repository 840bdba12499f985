import { fold } from '#src/text/words.ts'

/** What a working day says of itself where trouble comes in, the plainest first. Folded. */
const WEAK_POINTS: readonly RegExp[] = [
  /\bningu[e]?m (?:test|confer|anot|control|acompanh|cobr|recorr|respond|sabe|avis)/,
  /\bsem (?:contrato|conferi|test|control|anot|sinal|cobrar|registr|fidelidade|padrao|agenda|regra)/,
  /\bnao (?:guard|anot|test|confer|med|pes|cobr|faco contrato|tem|temos|ha|assin|registr|acompanh)/,
  /\b(?:fica|ficam) (?:\w+ )?(?:abert[oa]|solt[oa])|estante aberta|cada um (?:pega|faz)/,
  /\b(?:no|num|em) (?:caderno|caderninho|papel|olho)\b|de (?:boca|cabeca|memoria)|por audio|no grupo do zap/,
  /\bdepois da (?:festa|entrega|obra|prova)|resto (?:na|depois)|na confianca/,
  /\b(?:so|apenas) quando (?:da problema|quebra)|sempre atrasa|terceirizo/,
  /\b(?:tudo|toda|eu) (?:na|em|e na) minha mao|eu reviso tudo|eu cuido de tudo|so eu\b/,
  /\bacerto\b.*\bem dinheiro|espero (?:ele|o cliente|a pessoa|decidir)|e espero\b/,
  /\bsozinho pelo tutorial|contagem so|so fazemos em/,
]
const LEAST_WORDS = 3
const MOST_CHARACTERS = 110

/** The part of her working day where the problem comes in, in her words; null: she tells of none. */
export function flowCause(flow: string): string | null {
  const clauses = flow
    .slice(0, 2_000)
    .split(/[.;!?\n]+|,\s+(?=\p{L})/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= LEAST_WORDS && clause.length <= MOST_CHARACTERS)
  const folded = clauses.map(fold)
  for (const point of WEAK_POINTS) {
    const found = folded.findIndex((clause) => point.test(clause))
    if (found >= 0) return clauses[found]!
  }
  return null
}
