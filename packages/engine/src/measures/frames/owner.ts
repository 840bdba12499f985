import type { Asking } from '#src/measures/asked/asked.ts'
import type { Spoken } from '#src/measures/derived/spoken.ts'

export type Owner = 'rival' | 'mine' | 'buyer' | 'supplier' | null

const OWNERS: readonly (readonly [Exclude<Owner, null>, RegExp])[] = [
  [
    'rival',
    /\b(?:concorren[a-z]+|vizinh[oa]|[a-z]+ (?:vendendo|cobrando|fazendo) (?:parecid[oa]|igual|o mesmo|mais barato|por|a)\b|(?:tem|apareceu|surgiu) gente (?:que )?(?:vend|cobr|faz)[a-z]+|(?:abriu|abriram|entrou|veio|surgiu|inaugur[a-z]+|chegou|apareceu|montaram)(?: por aqui| aqui| perto| agora)? (?:um|uma|outr[oa]|mais um|mais uma|na|no)|(?:outr[oa]|nov[oa]) (?:loja|academia|escola|clinica|salao|padaria|oficina|rede|haras|estudio|consultorio|pet|mercado|restaurante|marmitaria|barbearia|empresa)|[a-z]+ nov[oa] d[aeo]|rede grande|do lado|da esquina|da frente|franquia|(?:o|a) preco (?:dele|dela|deles|delas)|el[ea]s? (?:cobra|vend|faz)[a-z]*)\b/g,
  ],
  [
    'mine',
    /\b(?:eu|meu|minha|nosso|nossa|cobro|cobramos|vendo|vendemos|a gente|aqui e|tenho|temos|nos cobramos|faco|pago|gasto)\b/g,
  ],
  [
    'buyer',
    /\b(?:atravessador[a-z]*|entreposto|laticinio|frigorifico|cerealista|cooperativa|comprador[a-z]*|distribuidora?|revendedor[a-z]*|mercad(?:o|inho)s?|cliente|rede de)\b/g,
  ],
  ['supplier', /\b(?:fornecedor[a-z]*|fabrica|atacadista)\b/g],
]

/** Whose a number is: who stands last before it in its sentence. */
export function ownerOf({ scene }: Asking, one: Spoken): Owner {
  const text = one.left
  let best: Owner = null
  let at = -1
  for (const [owner, words] of OWNERS)
    for (const found of text.matchAll(words)) {
      if (found.index > at) {
        at = found.index
        best = owner
      }
    }
  if (best) return best
  // 'Cobrando 89 por mês. Abriu na avenida': the sentence before tells who.
  const before = scene.sentences[one.sentence - 1]
  return before &&
    before.field === one.field &&
    new RegExp(OWNERS[0]![1].source).test(before.text) &&
    /^(?:eles?|elas?|cobra[a-z]*|la)\b/.test(text)
    ? 'rival'
    : null
}
