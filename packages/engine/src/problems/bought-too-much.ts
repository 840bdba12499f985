import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import type { Frame } from './frame.ts'
import { ALL_FRAMES } from './frames.ts'
import type { ProblemCard } from './types.ts'

/** How much of a sale the goods cost, by how she says that she makes her price. Folded. */
const MARKUPS: readonly (readonly [words: RegExp, share: number])[] = [
  [/\b(?:pelo|o|no|vendo (?:tudo )?(?:a|por)|no minimo o) dobro\b|\b(?:100|cem) ?(?:%|por cento) (?:em cima|de (?:lucro|margem|markup))|\bmultiplico por (?:2|dois)\b|\b(?:2|duas) vezes o (?:custo|que pago)/, 1 / 2],
  [/\bpelo triplo\b|\b(?:200|duzentos) ?(?:%|por cento) em cima|\bmultiplico por (?:3|tres)\b|\b(?:3|tres) vezes o (?:custo|que pago)/, 1 / 3],
  [/\b(?:50|cinquenta) ?(?:%|por cento) em cima/, 2 / 3],
  [/\b(?:80|oitenta) ?(?:%|por cento) em cima/, 1 / 1.8],
] // biome-ignore format: a table
/** Less above it may be waste, a sale or a price that she remembers wrongly. */
const CLEARLY = 1.1
const GIVES_WAY = new Set([
  'lucro_some',
  'caixa_vazio_fim_mes',
  'nao_sei_numeros',
  'preco_sem_conta',
  'nao_tiro_salario',
])
const FRAME = ALL_FRAMES.find(({ id }) => id === 'compra_demais')!

/** Who sells at double and spends more than half of what comes in on goods puts the rest on the shelf. */
export function boughtTooMuch(
  { form, costs, revenue, segment }: Reading,
  { card }: { card: ProblemCard | null },
): Frame | null {
  if (segment !== 'Comércio Varejista' || !revenue?.exact || !(card === null || GIVES_WAY.has(card.id))) return null
  const share = MARKUPS.find(([words]) => words.test(fold(form.main_challenge)))?.[1]
  const goods = costs.items
    .filter(({ grupo }) => grupo === 'mercadorias')
    .reduce((sum, { valor }) => sum + (valor ?? 0), 0)
  return share !== undefined && goods > revenue.value * share * CLEARLY ? FRAME : null
}
