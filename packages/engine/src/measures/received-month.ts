import type { Fact } from '@norteia/contracts/analysis'
import { type Said, sceneOf } from '#src/reading/scene.ts'
import { askedIn, type Sources } from './measured.ts'

/** 'Faturo 34 mil de nota mas recebo uns 26': what she bills, and what comes in of it. */
const BILLED_AND_IN =
  /\b(?:fatur[a-z]+|emit[a-z]+|vend[oe]|vendemos|nota[s]?)\b[^;A-Z]{0,24}([RN]\d{1,3})(?!\d)[^;A-Z]{0,30}\b(?:mas|so|porem|e|que)\b[^;A-Z]{0,20}\b(?:receb[a-z]+|entra[m]?|cai|caem)\b(?: mesmo| de fato| de verdade| na conta| no caixa| so| uns| umas| apenas| por volta de| cerca de| mais ou menos)* ([RN]\d{1,3})(?!\d)(?! ?(?:dias|clientes|vezes|parcelas))/

const COMES_IN = /\b(?:receb|entra|cai|caem)/

const known = new WeakMap<Sources['reading'], Fact | null>()

/** What of her sales of a month comes in, where she says that it is less than what she bills; null: not said. */
export function receivedOf(sources: Sources): Fact | null {
  const found = known.get(sources.reading)
  if (found !== undefined) return found
  const made = read(sources)
  known.set(sources.reading, made)
  return made
}

function read({ reading }: Sources): Fact | null {
  const { revenue, form } = reading
  if (!revenue) return null
  const { sentences, said } = sceneOf(form)
  for (const { text, field } of sentences) {
    const match = field === 'main_challenge' && COMES_IN.test(text) ? BILLED_AND_IN.exec(text) : null
    if (!match) continue
    const [billed, comes] = [match[1]!, match[2]!].map((token): Said | undefined => said[Number(token.slice(1))])
    if (!billed || !comes || Math.abs(billed.value / revenue.value - 1) > 0.05) continue
    // '34 mil … recebo uns 26'
    const value = comes.value < 1_000 && revenue.value >= 3_000 ? comes.value * 1_000 : comes.value
    if (value < revenue.value * 0.3 || value > revenue.value * 0.97) continue
    return {
      id: 'medida.recebido',
      rotulo: 'O que entra de fato por mês',
      valor: value,
      unidade: 'R$/mês',
      tipo: 'informado',
      origem: askedIn(field),
    }
  }
  return null
}
