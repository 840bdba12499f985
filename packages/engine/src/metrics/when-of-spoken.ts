import type { Frame } from './frame.ts'

/** When somebody who was spoken of began, stopped or paid last. */

/** 'quando pagou por último', of who was spoken of. */
const LAST_WHEN =
  /^ (?:e |mas )*(?:quando|que dia)(?: foi)?(?: que)?(?: el[ea])? (?:me )?(?:pagou|comprou|depositou|veio) (?:por|pel[oa]|a) ultim[oa](?: vez)? $/
/** 'desde quando?', of who was spoken of. */
const SINCE_WHEN =
  /^ (?:e |mas )*(?:(?:eu |a gente |el[ea] |isso )*(?:pago|pagamos|paga|compro|compra|e|vem|me paga) )*(?:desde (?:quando|que (?:mes|dia|ano|data))|quando (?:que )?(?:comecou|comecei))(?: (?:isso|el[ea]|que|eu|a gente|me|pago|paga|pagamos|compro|compra|a pagar|a comprar))* $/
/** 'parou quando', of who was spoken of. */
const STOPPED_WHEN =
  /^ (?:e |mas )*(?:(?:desde )?quando|ha quanto tempo|faz quanto tempo) (?:que )?(?:eu |a gente |el[ea] )*(?:nao|parei de|paramos de) (?:me )?(?:pago|paga|pagamos|pagar|compro|compra|comprar|recebo|aparece|vem|deposita)(?: (?:mais|nada|pr[ao]|para|de|com|a|el[ea]|del[ea]))* $|^ (?:e |mas )*(?:el[ea] )?(?:(?:parou|deixou)(?: de (?:vir|comprar|pagar|aparecer))?|sumiu|desapareceu) (?:quando|desde quando|faz quanto tempo|ha quanto tempo) $|^ (?:e |mas )*(?:desde )?quando (?:foi que )?(?:el[ea] )?(?:parou|sumiu|deixou de (?:vir|comprar|pagar))(?: de (?:vir|comprar|pagar))? $/

/** The same in words that say so; else the question as it is. */
export function whenOfSpoken(said: string, before: Frame | undefined): string {
  // 'desde quando?', after the one who stayed away: since the last time.
  if (before?.ausente && before.eleito && before.ausente.de > (before.periodo?.ate ?? '') && SINCE_WHEN.test(said))
    return ' quando foi a ultima vez que ele pagou '
  if (!before || before.filtros.contrapartes.length === 0) return said
  if (LAST_WHEN.test(said)) return ' quando foi a ultima vez que ele pagou '
  if (STOPPED_WHEN.test(said)) return ' quando foi a ultima vez '
  return SINCE_WHEN.test(said) ? ' quando foi a primeira vez desde o comeco ' : said
}
