import type { Fact } from '@norteia/contracts/analysis'
import type { OwnSum } from '#src/measures/own/algebra.ts'
import { termsOf } from '#src/quantities/terms.ts'
import type { Said, Scene } from '#src/reading/scene.ts'

const TOKEN = /[RNPHD](\d{1,3})(?!\d)/g
const OF_TEXT = /^texto\.([a-z_]+)\.(?:(dito)\.)?/

/** Her numbers behind a sum. */
export function usedBy({ figure }: OwnSum, scene: Scene): Set<Said> {
  const used = new Set<Said>()
  for (const fact of [figure.fact, ...figure.entradas]) {
    const found = OF_TEXT.exec(fact.id)
    if (!found) continue
    const said = found[2] ? scene.said[Number(fact.id.slice(found[0].length))] : ofValue(scene, found[1]!, fact)
    if (said) used.add(said)
  }
  return used
}

const ofValue = (scene: Scene, field: string, { valor }: Fact): Said | undefined =>
  scene.said.find((said) => said.field === field && (said.written === Number(valor) || said.value === Number(valor)))

const countsOf = (scene: Scene): ReadonlySet<Said> =>
  new Set(termsOf(scene).flatMap(({ dimension, said }) => (dimension === 'things' ? said : [])))

/** Years, days of the month, ages, sizes of a pack and one of something change no sum. */
const isAside = ({ kind, value }: Said, before: string, after: string): boolean =>
  value <= 1 ||
  kind === 'D' ||
  (kind === 'N' && value >= 1_990 && value <= 2_040) ||
  /\bdia $/.test(before) ||
  /^ ?(?:anos?|x|vez|vezes|modelos?|cores|lojas?|bairros?|cidades?|filh[oa]s?|funcionari[oa]s?|meses)\b/.test(after) ||
  (/\bde $/.test(before) && /^ ?(?:kg|kgs|quilos?|g|gr|gramas|ml|litros?|cm|metros?|m2|polegadas)\b/.test(after))

/**
 * Whether a sum takes every number of the sentences that it is made of. One that it leaves aside may be another cost, a part of
 * what was counted, another's price: then nobody knows what the sum is worth.
 */
export function coversItsSentences(sum: OwnSum, scene: Scene): boolean {
  const used = usedBy(sum, scene)
  if (used.size === 0) return true
  const counts = countsOf(scene)
  // How many are sold changes nothing of what one leaves.
  const ofOne = sum.says.includes('custo_por_unidade') && sum.figure.fact.unidade === 'R$'
  for (const { text, field } of scene.sentences) {
    const tokens = [...text.matchAll(TOKEN)].map((found) => ({
      said: scene.said[Number(found[1])]!,
      at: found.index,
      end: found.index + found[0].length,
    }))
    const taken = tokens.filter(({ said }) => said?.field === field && used.has(said))
    if (taken.length === 0) continue
    // 'De 40 alunos 9 desistiram': the whole of what was counted.
    const counted = Math.max(0, ...taken.flatMap(({ said }) => (counts.has(said) ? [said.value] : [])))
    const isWhole = (said: Said) => counts.has(said) && counted > 0 && said.value > counted
    for (const { said, at, end } of tokens)
      if (
        said &&
        !used.has(said) &&
        !isWhole(said) &&
        !(ofOne && counts.has(said)) &&
        !isAside(said, text.slice(0, at), text.slice(end))
      )
        return false
  }
  return true
}

/** 'A escola do lado tem 200 alunos', 'nosso concorrente tem um cliente que paga 50 mil': whose numbers those are. */
export const RIVALS =
  /^(?:[a-z]+ ){0,2}(?:concorren[a-z]+|vizinh[oa]|(?:loja|escola|academia|padaria|oficina|clinica|salao|pet ?shop|restaurante|empresa|farmacia|barbearia) (?:d[oa] lado|vizinha|da frente|da esquina|concorrente)) (?:tem|vende|cobra|atende|paga|faz|fatura|fica com)\b/

const HERS = /\b(?:eu|meu|minha|nos|nosso|nossa|aqui|cobro|vendo|pago|tenho|temos|a gente)\b/

/** Whether all her numbers in a sum are a rival's, and it doesn't set them beside hers. */
export function isOfRival(sum: OwnSum, scene: Scene): boolean {
  if (sum.proves || sum.says.includes('diferenca_preco')) return false
  const used = usedBy(sum, scene)
  if (used.size === 0) return false
  const theirs = scene.sentences.filter(({ text }) => RIVALS.test(text) && !HERS.test(text.replace(RIVALS, '')))
  if (theirs.length === 0) return false
  const told = new Set(
    theirs.flatMap(({ text }) => [...text.matchAll(TOKEN)].map((found) => scene.said[Number(found[1])])),
  )
  return [...used].every((said) => told.has(said))
}
