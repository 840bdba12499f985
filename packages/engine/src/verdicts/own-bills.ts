import { fold } from '#src/text/words.ts'
import type { Weighing } from './weighing.ts'

/** What a project costs a month beside its instalment. */
const BILL =
  /\b(?:aluguel|condominio|luz|energia|agua|funcionari[a-z]+|vendedor[a-z]*|operador[a-z]*|atendente[a-z]*|tecnic[oa]s?|manutencao|seguro|combustivel)\b/
const BILL_BEHIND = /^ de (?:luz|energia|aluguel|agua|manutencao|condominio)\b/
const OLD = /\b(?:hoje|ja pago|na minha loja|gasto|pago)\b/
const OF_PROJECT = /\b(?:nov[oa]|mais (?:um|uma|N\d+|\d)|segund[oa]|outr[oa]|a mais|montar|abrir|shopping)\b/
const NEW_PLACE =
  /\b(?:ofere[a-z]+ (?:um|o|outro) ponto|shopping novo|loja nova|nova loja|(?:segunda|outra) (?:loja|unidade|filial)|nova unidade|ponto novo|novo ponto)\b/

/**
 * How many costs she types of the project itself: rent or people there that aren't in her list of today. An instalment
 * alone, or the bills of today, then say nothing of it.
 */
export function ownBills(w: Weighing): number {
  const { costs, form } = w.sources.reading
  const listed = new Set(costs.items.map(({ valor }) => valor))
  const place = NEW_PLACE.test(fold(form.main_challenge))
  return w.spots.filter(
    ({ said, before, after, away, field }) =>
      (away <= 3 || field === 'main_challenge') &&
      'RN'.includes(said.kind) &&
      said.value >= 500 &&
      !listed.has(said.value) &&
      !OLD.test(before) &&
      ((BILL.test(before.slice(-60)) && /[a-z] (?:r\$ ?)?$/.test(before)) || BILL_BEHIND.test(after)) &&
      ((field === 'main_challenge' && place) || OF_PROJECT.test(`${w.around} ${before}`)),
  ).length
}
