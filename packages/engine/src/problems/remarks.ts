import { fold } from '#src/text/words.ts'

/** One sentence of hers, as far as it speaks of what is wrong. */
export interface Heard {
  /** Without what she denies and what she only feels; '' when nothing is left. */
  text: string
  /** What she says is not the problem. */
  denied: string
  /** 1, or less for what she says by the way. */
  weight: number
}

/** 'Não é falta de cliente', 'serviço tem', 'não quero mandar embora': named to be ruled out. Folded. */
const DENIED =
  /\b(?:nao|nem) (?:e|eh|foi|sao) (?:por |so |que )?(?:e )?(?:falta|culpa|preguica|problema|questao)\b|\bo problema nao (?:e|eh|esta|sao)\b|\bnao (?:quero|queria|pretendo|vou|penso em) (?:ter que |precisar )?(?:mandar (?:\w+ )?embora|demitir|dispensar|fechar|contratar|pegar (?:mais )?gente|vender (?:a|o) (?:loja|empresa|negocio|ponto)|abrir (?:outra|mais))|\b(?:cliente|servico|pedido|encomenda|movimento|trabalho|procura|demanda|aluno|paciente)s? (?:ate )?(?:tem|tenho|nao (?:me )?falta|sobra|aparece)\b(?! (?:mas |que|medo|nao|pouco|muito pouco))|\bnao falta (?:cliente|servico|pedido|encomenda|movimento|trabalho|procura|aluno|paciente)s?\b/
/** A relative's guess that she doesn't share takes the whole sentence with it. */
const NOT_SHARED =
  /\b(?:acha|acham|fala|falam|diz|dizem) que\b.{0,80}\b(?:eu acho que nao|mas nao e|so que nao e|nao concordo)\b/
/** How it makes her feel says how grave it is, never what it is. */
const FELT =
  /\b(?:vergonha|raiva|odio|revoltad[oa]|desesperad[oa]|desespero|ansios[oa]|ansiedade|chor(?:o|ei|ando|ar)|angusti\w+|nervos[oa]|estressad[oa]|triste\w*|tristeza|cansad[oa]|cansaco|exaust[oa]|esgotad[oa]|mort[oa] de cansad[oa]|chego (?:em casa )?mort[oa]|saco cheio|sem paciencia|n(?:ao|em) (?:to |estou )?durm\w+|sem dormir|perco o sono|tira (?:o )?(?:meu )?sono|perdendo o sono|(?:isso|me) doi|aperta o (?:peito|coracao)|coracao|preocupad[oa]|frustrad[oa]|frustracao|chatead[oa]|humilhad[oa]|culpad[oa]|sufoc\w+|desanim(?:o|ad[oa])|largar tudo|no meu limite)\b/
/** Too grave to be taken for a remark. */
const GRAVE =
  /\bviver\b|\bvida\b|\bmorrer\b|\bsumir\b|\bacabar com tudo|\bme matar|suicid|depress|panico|fundo do poco|sem forcas|\bda cama\b|\bbeb(?:o|endo)\b|remedio p/
/** What goes well, and whom she likes. */
const PRAISED =
  /\b(?:gracas a deus|(?:ta|esta|ficou|e) (?:lind|otim|maravilhos|excelent|esforcad|dedicad)\w+|adoro|eu amo|amo (?:o que|meu|minha)|gosto (?:muito|demais)|me orgulho|tenho orgulho|sou (?:bo[ma]|otim[oa]|\w+ bo[ma])|vende (?:sozinh[oa]|muito bem)|pagam? (?:certinho|direitinho)|ensina (?:muito )?bem|trabalha (?:muito )?bem|muito bonit[oa]|todo mundo elogia)\b/
/** What somebody else thinks of it. */
const HEARSAY =
  /\b(?:meu|minha|a|o) (?:mulher|marido|espos[oa]|filh[oa]|mae|pai|soci[oa]|sogr[oa]|irma[o]?|cunhad[oa]|amig[oa]|vizinh[oa]) (?:ja |sempre |so |ate |me |vive )*(?:ach|fal|diz|disse|brig|reclam|zomb|debocha|aconselh)\w*/
/** Trouble that is told beside praise or a guess is told all the same. */
const BUSINESS =
  /\d|\bnao (?:sei|consigo|tenho|dou|paga|vende|sobra|fecha|entrega)\b|\bfalta\b|\bperc?[do]\w*|\batras\w+|\bcaro\b|\bdevo\b/

/** A feeling of more words than these tells its reason, too. */
const FEELING_WORDS = 9
const ASIDE = 0.3

const longEnough = (text: string) => /\p{L}{3}/u.test(text)
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

/** What a sentence of a complaint says of the trouble itself. */
export function hear(sentence: string): Heard {
  const folded = fold(sentence)
  if (NOT_SHARED.test(folded)) return { text: '', denied: sentence, weight: ASIDE }
  const kept: string[] = []
  const denied: string[] = []
  for (const clause of sentence.split(
    /(?<=[,;:])\s+|\s+(?=(?:mas|porque|pq|só que|so que)\s)|(?<=\p{L}{2})\s+e\s+(?=(?:isso|fico|ando|eu choro|me d[aá])\s)/iu,
  )) {
    const words = fold(clause)
    if (DENIED.test(words)) denied.push(clause)
    else if (!(FELT.test(words) && !GRAVE.test(folded) && !BUSINESS.test(words) && countWords(words) <= FEELING_WORDS))
      kept.push(clause)
  }
  const text = kept.join(' ').replace(/[,;:]\s*$/, '')
  const aside =
    (PRAISED.test(folded) || HEARSAY.test(folded) || FELT.test(folded)) && !BUSINESS.test(folded) && !GRAVE.test(folded)
  return { text: longEnough(text) ? text : '', denied: denied.join(' '), weight: aside ? ASIDE : 1 }
}
