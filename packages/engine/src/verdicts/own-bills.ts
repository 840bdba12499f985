import type { Weighing } from './weighing.ts'

/** What a project costs a month beside its instalment. */
const BILL =
  /\b(?:aluguel|condominio|luz|energia|agua|funcionari[a-z]+|vendedor[a-z]*|operador[a-z]*|atendente[a-z]*|tecnic[oa]s?|manutencao|seguro|combustivel)\b/
const OLD = /\b(?:hoje|ja pago|na minha loja|gasto|pago)\b/

/**
 * Whether she types costs of the project itself: rent or people there that aren't in her list of today. An instalment alone,
 * or the bills of today, then say nothing of it.
 */
export function hasOwnBills(w: Weighing): boolean {
  const listed = new Set(w.sources.reading.costs.items.map(({ valor }) => valor))
  return w.spots.some(
    ({ said, before, after, away, field }) =>
      (away <= 3 || field === 'main_challenge') &&
      'RN'.includes(said.kind) &&
      said.value >= 500 &&
      !listed.has(said.value) &&
      !OLD.test(before) &&
      (/(?:\bmais|\be|,|^)[^,;]*$/.test(before) && BILL.test(before.slice(-60))
        ? /\b(?:de|dao|da|por|custa[m]?|[a-z]+s?) $/.test(before)
        : /^ de (?:luz|energia|aluguel|agua|manutencao|condominio)\b/.test(after)) &&
      /\b(?:nov[oa]|mais (?:um|uma|N\d+|\d)|segund[oa]|outr[oa]|a mais|montar|abrir|shopping)\b/.test(
        w.around + before,
      ),
  )
}
