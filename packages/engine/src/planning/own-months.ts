import { fold } from '#src/text/words.ts'

const MONTHS = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
const SPOKEN = new Map([['marco', 'março']])
const spoken = (month: string) => SPOKEN.get(month) ?? month
/** 'De maio a agosto', 'dezembro e janeiro', 'julho'. */
const SPAN = new RegExp(`\\b(de )?(${MONTHS})(?: (a|ate|e|ou) (${MONTHS})(?! (?:${MONTHS})\\b))?\\b`)
const WEAK =
  /\b(?:cai\w*|esvazi\w*|vazi[oa]s?|frac[oa]s?|para|param|parad[oa]s?|some|somem|sumiram|baixa|baixo|mort[oa]s?|vermelho|aperto|queda|despenca\w*|nao (?:vende|entra|tem|tenho|vendo|aparece)\w*|falta|chuva|ferias|inverno|entressafra|desaparece\w*|metade|zera\w*|tranc\w*|cancel\w*|saem|fogem|fecho|fechamos)\b/
/** What happened once is no season. */
const ONCE =
  /\b(?:quebr(?:ou|aram)|morreu|faleceu|abri(?:u|ram)?|comece[ia]|saiu|sairam|perdi|perdeu|fechou|mudei|mudou|comprei|demiti|ficou|fiquei|desde)\b/
const STRONG =
  /\d ?%(?: \w+){0,2} (?:d[aeo]|vend\w*|fatur\w*)\b|\b(?:so (?:recebo|recebe|entra|vendo)|recebo|recebe|receber|safra|colheita|fortes?|chei[oa]s?|bomba\w*|lota\w*|vend[oe] (?:mais|muito|bem)|pico|dobr\w+|nao dou conta)\b/

/** Each span of months tells its own. */
const CLAUSES = new RegExp(
  `[.;!?\\n]|, mas |, e | mas | e em |, (?=(?:ai|mas|e|so que|porem|depois|entao|ja) (?:de |em |n[ao] )?(?:${MONTHS}))|, (?=de (?:${MONTHS}))| (?:ai|mas|so que|porem) `,
)

/** Months of hers, as sentences take them. */
export interface OwnMonths {
  /** 'dezembro e janeiro', 'os meses de maio a agosto' */
  fracos: string | null
  /** 'em dezembro e janeiro', 'de maio a agosto' */
  nosFracos: string | null
  /** The first of the weak ones. */
  primeiro: string | null
  /** 'em março e abril' */
  nosFortes: string | null
}

/** The first months that a sentence says something weak, or something strong, of. */
export function ownMonths(text: string): OwnMonths {
  const months: OwnMonths = { fracos: null, nosFracos: null, primeiro: null, nosFortes: null }
  for (const clause of fold(text).split(CLAUSES)) {
    const found = SPAN.exec(clause)
    if (!found || ONCE.test(clause)) continue
    const first = spoken(found[2]!)
    const last = found[4] && spoken(found[4])
    const through = last !== undefined && found[3] !== 'e' && found[3] !== 'ou'
    const named = last === undefined ? first : `${first} ${through ? 'a' : 'e'} ${last}`
    const within = through ? `de ${named}` : `em ${named}`
    const rest = clause.slice(0, found.index) + clause.slice(found.index + found[0].length)
    if (WEAK.test(rest)) {
      months.fracos ??= through ? `os meses ${within}` : named
      months.nosFracos ??= within
      months.primeiro ??= first
    } else if (STRONG.test(rest)) months.nosFortes ??= within
  }
  return months
}
