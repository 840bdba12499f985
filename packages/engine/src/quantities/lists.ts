import { type Frame, firstClause, lastClause } from './around.ts'
import { APPS, CARDS, COMMISSION } from './words.data.ts'

/** Who keeps a share of each price. */
export type Taker = 'app' | 'cartao' | 'comissao' | 'imposto' | 'revenda'

const TAKES =
  /\b(?:fic[ao]m?|com[ea]m?|levam?|tiram?|cobram?|descontam?|mordem?|pegam?|retem|taxa)(?: la| com| de| em| por| uns| ate| mais| a| me)* $/
const IS = /\b(?:comiss[a-z]+|taxa)(?: (?!cai|baix|sub|aument)[a-z]+){0,3}(?: e| eh| de| da)? $/
const HELPERS =
  /\b(?:menin[ao]s?|profissiona[li]s?|cabeleireir[oa]s?|manicures?|mocas?|barbeiros?|vendedor[a-z]*|revendedor[a-z]*|instrutor[a-z]*|del[ae]s?)\b/
/** Who sells for her. */
const SELLERS =
  /\b(?:pet ?shops?|lojas?|lojistas?|mercad(?:o|inho)s?|bar|bares|salao|sala|espaco|estudio|studio|galeria|shopping|clinica|academia|hotel|restaurantes?|padarias?|farmacias?|livrarias?|bancas?|revend[a-z]+|consigna[a-z]+)\b/
/** What it is a part of, not what is kept of it. */
const OF_SALES =
  /^ (?:d[aeo]s? |de )?(?:minh|meu|noss|tud|vend|fatur|pedid|moviment|receita|que |entreg|client|lucr|a mais|a menos|de desconto|de aument)/

/** '600 sai pelo ifood que fica com 27%', 'a comissão da menina é metade': of each price; null: no such share. */
export function takerOf({ before, after }: Frame): Taker | null {
  const ahead = firstClause(after)
  if (OF_SALES.test(ahead)) return null
  const near = before.slice(-60)
  const named = /^ (?:de|da) (?:taxa|comissao)\b/.test(ahead)
  const whose = `${lastClause(near)} ${/^ (?:de taxa )?(?:d[ao]|n[ao]|pel[ao]|pr[ao]) [a-z]+/.exec(ahead)?.[0] ?? ''}`
  if (IS.test(near) || (named && !APPS.test(near) && !CARDS.test(near)))
    return APPS.test(whose) ? 'app' : CARDS.test(whose) ? 'cartao' : COMMISSION.test(whose) ? 'comissao' : null
  if (/\b(?:dou|pago|repasso) $/.test(near) && HELPERS.test(ahead)) return 'comissao'
  if (/\bimpostos?(?: [a-z]+){0,2} $/.test(near) || /^ de imposto/.test(ahead)) return 'imposto'
  if (!TAKES.test(near) && !named) return null
  // 'Pelo aplicativo, que morde 22%'
  const own = lastClause(near)
  const clause = /^ ?que /.test(own) ? near : own
  if (APPS.test(clause)) return 'app'
  if (CARDS.test(clause)) return 'cartao'
  if (SELLERS.test(clause) && /^ ?(?:$|,| e | d[aeo] preco| em cada| de cada)/.test(after)) return 'revenda'
  // 'A arquiteta leva 10% de cada'
  const ofEach = /^ (?:de|em|por) cada\b/.test(ahead)
  return ofEach || COMMISSION.test(clause) || HELPERS.test(clause) ? 'comissao' : null
}

const PLACED = '(?:de|do|da|dos|das|em|com|pro|pra|n[ao]s?)'
const BETWEEN = new RegExp(`^ (?:reais )?${PLACED} [a-z ]{2,30}?(?:,|,? e|,? mais|,? e mais)(?: uns| umas)? $`)
const AHEAD = new RegExp(`^ ${PLACED} [a-z]{3,}`)

/** '2.100 dos músicos, 800 de van e 700 do som': each goes on as the one before. */
export const goesOn = ({ before, after }: Frame): boolean => BETWEEN.test(before) && AHEAD.test(after)

/** 'O convênio paga 42 por sessão e o particular 110': the price of the other. */
export const isOtherPrice = ({ before, after }: Frame): boolean =>
  /^(?: (?:reais )?(?:por|a|o|cada|na|no|pro|pra|do|da) [a-z]+)*,? (?:e|mas|ja) (?:so )?(?:o|a|os|as|no|na|pro|pra|do|da) [a-z]+(?: paga| da| e| sai)?(?: a| por)? $/.test(
    before,
  ) && /^ ?(?:$|,|(?:o|a|por|cada|reais)\b)/.test(after)

/** 'De cada um sai 2.100 dos músicos': what one costs. */
export const goesOut = ({ before, after }: Frame): boolean =>
  /\b(?:de|em) cada(?: um| uma| [a-z]{3,})? (?:eu )?(?:sai|saem|tiro|vai|vao|pago|gasto)(?: uns| umas)? $/.test(
    lastClause(before),
  ) && AHEAD.test(after)

/** 'Sobra umas 25 que eu jogo fora': what is thrown away is counted, not paid. */
export const isThrown = ({ before, after }: Frame): boolean =>
  /\bsobra(?:m|ndo)?(?: uns| umas)? $/.test(before) &&
  /^ (?:tod[oa] (?:santo |santa )?(?:dia|noite)|por (?:dia|noite)|no fi(?:m|nal) d|de noite)|^(?: [a-z]+)? que (?:eu |a gente |nos )?(?:jog|vai |vao |dou|perc|estrag|murch|descart)/.test(
    after,
  )
/** '600 vão pelo aplicativo', 'só 400 eu vendo na feira': counted by what is done with them. */
export const isHandled = ({ after }: Frame): boolean =>
  /^ (?:eu |a gente |nos )?(?:vendo|vendemos|faco|entrego|mando|vai|vao|sai|saem|sao)\b|^ (?:n[oa]|pr[oa]|pel[oa]) [a-z]+ (?:a|por)(?: uns)? $/.test(
    after,
  )
const GROUPS =
  /\b(?:turmas?|salas?|grupos?|classes?|vans?|onibus|barcos?|mesas?|chales?|suites?|quartos?|sessoes)(?: [a-z]+)? (?:de|com|pra|para)(?: ate)? $/
/** '5 turmas de 8 lugares', 'cabem 12 em cada': places of one of several. */
export const isOfEachGroup = ({ before, after }: Frame): boolean =>
  GROUPS.test(before) || /^(?: [a-z]+)? (?:em|por|pra) cada\b|^ [a-z]+ cada\b/.test(firstClause(after))
