import { type Composition, distance, MONTHLY, plainOf } from '#src/measures/composition.ts'
import { firstClause, lastClause } from '#src/quantities/around.ts'
import { alike, type Term } from '#src/quantities/terms.ts'
import { MEMBERS } from '#src/reading/quantities.data.ts'

/** So many as a matter of course: 'atendo 46 salões'. */
const DONE =
  /(?:^ ?|\b(?:eu|e|que|so|ja|hoje|mas|pois|nos|gente|aqui) )(?!(?:perco|jogo|recuso|deixo|refaco|devolvo|mando|cancelo|dispenso|descarto|dou|fico|gasto|pago|reponho|troco|conserto|outro|ano|quando|isso|esse|todo|desde) )[a-z]{2,}(?:[^aeiou]o|io|amos|emos|imos)(?: uns| umas| so| quase| cerca de| mais de| em media)* $/
/** Things that are: told of what goes wrong only where their own clause says so. */
const ARE = /\b(?:sao|tem|tenho|temos|ha|com|eram)(?: uns| umas| so| quase| cerca de| mais de)* $/
/** Something isn't as it should be. */
const WRONG =
  /\b(?:nao|nunca|ninguem|nem|sem|falt[a-z]+|perd[a-z]+|perc[ao]|s[ou]m(?:e|em|iu|iram)|embora|quebr[a-z]+|estrag[a-z]+|encalh[a-z]+|parad[oa]s?|atras[a-z]+|dev(?:e|em|endo|ia)|enrol[a-z]+|fiado|pendur[a-z]+|calote[a-z]*|cancel[a-z]+|desist[a-z]+|desmarc[a-z]+|larg(?:a|am|ou|aram)|devol[a-z]+|reclam[a-z]+|ref(?:az|aco|iz|eit)[a-z]*|errad[oa]s?|tort[oa]s?|rasg[a-z]+|jog[a-z]+|lixo|vence[a-z]*|vencid[oa]s?|mof[a-z]+|derret[a-z]+|roub[a-z]+|furt[a-z]+|recus[a-z]+|esquec[a-z]+|prejuizo|de graca|multa|morr[a-z]+|mort[oa]s?|vai pr[ao]|foi pr[ao]|abandon[a-z]+|emperr[a-z]+|sobr(?:a|am|ou|aram)|abanando|condena[a-z]*|rejeit[a-z]+|glos[a-z]+|desconta[a-z]*|cadern(?:o|eta|inho))\b/
export const OWES =
  /\b(?:dev(?:e|em|endo|ia)|faltando|calote[a-z]*|cadern(?:o|eta|inho)|(?:pra|para|a|falta|faltam) receber|acert[a-z]+|enrol[a-z]+|fiado|pendur[a-z]+|nao (?:me )?pag[a-z]+)\b/
const STUCK =
  /\bencalh[a-z]+|\b(?:mofando|empoeir[a-z]+|pegando po|parad[oa]s?|ninguem (?:mais )?(?:quer|leva|procura|pede)|nao (?:vende|sai|gira)[a-z]*(?: de jeito| mais| nunca| por nada)?)\b[^;]{0,60}\b(?:gaveta|prateleira|estoque|deposito|fundo|arara|caixa|canto|custou|paguei)\b/
/** What is said of all of them together. */
const IN_ALL = /\b(?:total|ao todo|tudo junto|somando|juntos|no todo)\b/

const KINDS = new Set<Term['deed']>(['price', 'cost', 'kept', null])

/** Nearest first: what one of several is said to be worth, and how many of them she complains of. */
export function toldOf(hers: readonly Term[]): Composition[] {
  const found: Composition[] = []
  for (const each of hers) {
    if (each.dimension !== 'reais' || each.field !== 'main_challenge' || !KINDS.has(each.deed)) continue
    if (each.noun === 'hora' || each.noun === 'dia' || IN_ALL.test(firstClause(each.after))) continue
    const count = countOf(hers, each)
    const one = count && isOfOne(each, count) && !isUnclear(hers, count, each) ? composed(count, each) : null
    if (one) found.push(one)
  }
  return found
}

const OF_ONE = /\bcada(?: um| uma)?\b[^,]{0,40}$/
const OF_ONE_AFTER =
  /^ (?:reais )?(?:(?:de|pra|para|a|com|em) [a-z]+ )?(?:(?:de|em|por|pra|com) )?(?:cada\b|a unidade\b|por cabeca\b|por pessoa\b)/

/** What a bank or a plan asks, and a mean that nobody complains of. */
const NO_WORTH = /\b(?:prestac[a-z]+|parcelas?|financi[a-z]+|emprest[a-z]+|consorcio|medi[oa]|em media)\b/
/** 'De cada 100 reais 20', '11 pais de 34': a whole. */
const A_WHOLE = /\b(?:de|a|em) cada $/
const A_PART_OF = / de $/

/** Said of one of them, and not of all together or of something else. */
const isOfOne = (each: Term, count: Term): boolean =>
  !NO_WORTH.test(`${lastClause(each.before)} ${firstClause(each.after)}`) &&
  !A_WHOLE.test(each.before) &&
  (OF_ONE.test(each.before) ||
    OF_ONE_AFTER.test(each.after) ||
    (each.noun !== '' && each.noun === count.noun && (each.said[0]!.kind === 'R' || !A_PART_OF.test(each.before))))

/** 'Contratei 2 vendedores, trouxeram 3 pedidos, pago 1.500 cada': of which, nobody knows. */
const isUnclear = (hers: readonly Term[], count: Term, each: Term): boolean =>
  each.deed === 'cost' &&
  !/\bcada (?!um|uma)[a-z]{3,}/.test(each.before) &&
  hers.some(
    (one) =>
      one !== count &&
      one.dimension === 'things' &&
      one.sentence === count.sentence &&
      one.field === count.field &&
      one.noun !== '' &&
      count.noun !== '' &&
      !alike(one.noun, count.noun),
  )

function countOf(hers: readonly Term[], each: Term): Term | undefined {
  const at = hers.indexOf(each)
  const fits = (one: Term) =>
    one.dimension === 'things' &&
    one.field === each.field &&
    distance(one, each) <= (each.noun !== '' && one.noun === each.noun ? 1 : 0) &&
    one.value >= 2 &&
    Number.isInteger(one.value) &&
    alike(one.noun, each.noun) &&
    one.deed !== 'pack' &&
    one.deed !== 'wanted' &&
    !one.each
  const before = hers.slice(0, at).findLast(fits)
  const count = before ?? hers.slice(at + 1).find(fits)
  if (!count || DONE.test(lastClause(count.before))) return undefined
  const own = firstClause(count.after)
  const near = `${lastClause(count.before).slice(-40)} ${own}`
  const wrong = WRONG.test(near) || OWES.test(near)
  if (ARE.test(count.before) && !wrong && !WRONG.test(`${lastClause(each.before)} ${firstClause(each.after)}`))
    return undefined
  // Of several that are counted the nearest is meant, unless it is what the others are parts of.
  const whole = hers.some(
    (one) =>
      one !== count && fits(one) && one.sentence === count.sentence && one.value < count.value && one.deed !== null,
  )
  if (whole) return undefined
  const between = before ? each.before : ''
  return wrong || each.deed === 'cost' || WRONG.test(`${count.after} ${between} ${firstClause(each.after)}`)
    ? count
    : undefined
}

function composed(count: Term, each: Term): Composition | null {
  if (count.time !== null && each.time !== null && count.time !== each.time) return null
  const monthly = each.time === 'mes' || MONTHLY.test(each.before.slice(-24))
  // What a client pays every month, times those of a week, is of no time.
  if (monthly && count.time !== null && count.time !== 'mes') return null
  const time = each.time ?? count.time
  const said = `${count.before.slice(-40)} ${count.after} ${each.before} ${firstClause(each.after)}`
  const owed = time === null && !monthly && (count.deed === null || count.deed === 'unpaid') && OWES.test(said)
  const stuck = time === null && !monthly && !MEMBERS.test(count.word) && STUCK.test(said)
  const deed = stuck
    ? 'stuck'
    : owed
      ? 'unpaid'
      : count.deed === null || (MEMBERS.test(count.word) && each.deed === 'cost')
        ? null
        : count.deed
  return {
    meaning: 'told',
    happening: { ...plainOf(count), time, deed },
    worth: { how: each.deed === 'cost' ? 'cost' : 'price', parts: [each], value: each.value, monthly },
    turns: null,
    goal: null,
    time: time ?? 'mes',
    score: 2,
  }
}
