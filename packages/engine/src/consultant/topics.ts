import type { MarketSegment } from '@norteia/contracts/company'
import { MAX_QUERY_CHARACTERS } from '#src/retrieval/tokens.ts'
import { fold, words } from '#src/text/words.ts'
import { speaksOfBusiness } from './business-words.ts'
import { REFERRAL_ENTRIES, RULES_OF_ENTRY } from './faq-rules.data.ts'
import { MOST_CHOICES, type Subject } from './memory.ts'
import { PLAIN_SUBJECTS } from './plain-subjects.data.ts'
import {
  type Candidate,
  candidatesFor,
  ENTRY,
  GUIDE,
  isOwnRule,
  likenessOf,
  type Meant,
  mayUse,
  meantBy,
  nearestSubjects,
  OFF,
  objectsIn,
  RULE,
  SAID,
  sharesAmong,
} from './subjects.ts'
import { likeliestTheme, type ThemeShare, themeOf } from './themes/themes.ts'

interface RuleTopic {
  kind: 'rule'
  rule: string
  /** Entry of the FAQ that explains it, where one met the question better. */
  entry?: string
  also?: string
  /** The entry answers the question; what she said on the rule is of something beside it. */
  aside?: boolean
}

/** What a question is about. */
export type Topic =
  | RuleTopic
  /** `others`: what else may be meant, where it is about as near. `score`, `share`: how plainly the guide is meant, and rather than others; `likely`: no more than that. */
  | {
      kind: 'guide'
      guide: string
      score: number
      share: number
      likely?: true
      others?: Subject[] /** The rule that the words speak of, for who answered on it. */
      rule?: RuleTopic
      theme?: ThemeShare
    }
  | { kind: 'referral'; entry: string; professional: string }
  | { kind: 'product'; entry: string }
  | { kind: 'elsewhere'; subject: string }
  /** Nothing near enough: the nearest subjects, for a question back. */
  | { kind: 'unclear'; nearest: Subject[] /** Too little is said for any answer. */; short?: true; theme?: ThemeShare }

export const PRODUCT_WORDS =
  /\b(?:norteia|diagnostico|dashboard|painel|relatorio|pdf|login|senha|assinatura|score|nota|previsao|exportar|site de voces|aplicativo de voces|plano gratis|minha conta)\b/

/** Measured on the questions of the test. */
const CUTS = [
  { score: 6, coverage: 0.35 },
  { score: 4.2, coverage: 0.55 },
  { score: 3, coverage: 0.95 },
]
/** What is meant this plainly needs no more. */
const SURE = 0.4
/**
 * The share of a guide among all that may be meant, to be told alone, to be told, and to be told as likely with what else may be
 * meant. Of ways of asking left out, 75, 60 and 30 of 100 were of just this guide from there on, 85, 77 and 55 of the first three.
 */
export const SHARE = { alone: 0.9, told: 0.6, likely: 0.3, short: 0.7 } as const
/**
 * The share of a theme among all that may be meant, from which it is answered though no guide is sure. Of ways of asking left out, 46
 * of 100 were of just this theme with a likely guide from there on, 79 from 0.6 on, and 56 and 81 without one.
 */
export const THEME_HEARD = 0.4
/** From here on what holds for the theme is told before the choices are offered, as what it may be. */
export const THEME_NEAR = 0.25
/** A guide of a lower score is not told, whatever its share of what little may be meant. */
const LEAST_SCORE = 9.5
/** What is offered beside or instead of the best has no less than this share, and this part of the best. */
const OFFERED = { share: 0.03, part: 0.15 } as const
const MOST_SHORT = 3
const ELSEWHERE = 0.35
/** Only what is asked nearly like an off-topic subject is turned away. */
const ELSEWHERE_SAID = 0.5
/** One word alone turns it away where it is all that was asked. */
const ELSEWHERE_PLAIN = 0.75
/** Without a word of the product, help with it is given to who says what the help is for. */
const PRODUCT_SAID = 0.6
/** A guide nearly in its own words gives way to help wholly in its own. */
const SAID_BETTER = 0.1
/** Help that is asked for about in its own words comes before a guide that isn't sure. */
const HELP_SAID = 0.6
/** A card is offered from this likeness on. */
const NEAR_CARD = 0.4
/** Advice for whatever isn't named more closely. */
const GENERAL = new Set(['reduzir-custos', 'vender-mais'].map((entry) => ENTRY + entry))
/** A guide that knows less than this part of what she says, and none of her phrases, is of something else, unless its words mean as much. */
const LEAST_KNOWN = { coverage: 0.325, near: 8.8 } as const
/** Of another field than what is likeliest, a guide is offered only where it knows this much of it. */
const KNOWN_BESIDE = { coverage: 0.5, phrase: 0.5 } as const
/** 'Chaveiro 24 horas, vale a pena?': whatever it is about, one sum decides. */
const WORTH_IT =
  /\b(?:vale a pena|compensa\w*|(?:sera que )?vale (?:ter|fazer|por|abrir|comprar|vender|investir|pagar|oferecer))\b/
const DECISION = 'compensa-ou-nao'
/** A second rule joins the answer from this share of the best score. */
const BESIDE = 0.6
/** A general rule that a segment asks about in its own words. */
const OWN_WORDS: Readonly<Record<string, Partial<Record<MarketSegment, string>>>> = {
  other_clients: { Serviços: 'service_concentration' },
  other_cash: { Tecnologia: 'tech_runway' },
}

/** `weak`: rules that the diagnostic found weak. */
export function topicOf(
  question: string,
  segment: MarketSegment,
  weak: ReadonlySet<string>,
  meant: Meant = meantBy(question),
): Topic {
  const business = speaksOfBusiness(question)
  const text = fold(question.slice(0, MAX_QUERY_CHARACTERS))
  const hits = candidatesFor(question, segment, weak, meant)
  const order = hits.flatMap(({ id }) => (id.startsWith(RULE) ? [id.slice(RULE.length)] : []))
  const found = hits.map((hit) => ({ ...hit, rule: ruleOf(hit.id, segment, order) }))
  // Help that is asked for in its own words comes before a guide that is only near.
  const said = found.find(({ rule, phrase }) => rule !== undefined && phrase >= SAID.same)
  const best = said && (found[0]!.phrase < SAID.same || said.phrase >= found[0]!.phrase + SAID_BETTER) ? said : found[0]
  const shares = sharesAmong(found)
  const share = (best && shares.get(best.id)) ?? 0
  const foreign = best !== undefined && isForeign(best)
  const field = fieldIn(found, foreign ? best.id : undefined)
  const near = nearestSubjects(question, segment, meant)
  const choices = choicesAmong(offered(found, shares, field.theme?.id), near, meant)
  if (foreign && best.coverage > 0 && share >= SHARE.likely && choices.length === 0 && !isSum(text)) return mayBe(best)
  if (best && choices.length > 1 && share < SHARE.short && isOnlyNear(best, text))
    return { kind: 'unclear', nearest: choices, short: true }
  const open: Topic = { kind: 'unclear', nearest: choices, ...field }
  // Many guides together say more than one plain word.
  const unclear = (): Topic =>
    (field.theme?.share ?? 0) >= THEME_HEARD || (foreign && isSum(text))
      ? open
      : (plainTopic(text, segment, order) ??
        (WORTH_IT.test(text) ? { kind: 'guide', guide: DECISION, score: 0, share: 0 } : open))
  if (!best) return unclear()
  const elsewhere = elsewhereAmong(best, found)
  if (elsewhere) return { kind: 'elsewhere', subject: elsewhere.id.slice(OFF.length) }
  if (best.id.startsWith(GUIDE)) {
    const topic = guideOrOther(best, found, shares, question)
    if (topic?.kind === 'guide') return { ...topic, ...field }
    if (topic) return topic
    return best.meant < SURE && best.phrase < SAID.nearly ? unclear() : open
  }
  if (!passes(best)) return unclear()
  // 'Como reduzo o desperdício?' is about waste: the verb alone found the general advice.
  if (GENERAL.has(best.id)) {
    const named = plainTopic(text, segment, order)
    if (named?.kind === 'rule' && !GENERAL.has(ENTRY + named.entry)) return named
  }
  const entry = best.id.startsWith(ENTRY) ? best.id.slice(ENTRY.length) : undefined
  if (!best.rule) {
    const professional = REFERRAL_ENTRIES[entry!]
    if (professional) return { kind: 'referral', entry: entry!, professional }
    // Who speaks of a company and of nothing of the product asks no help with the product.
    return !PRODUCT_WORDS.test(text) && (business || best.phrase < PRODUCT_SAID)
      ? unclear()
      : { kind: 'product', entry: entry! }
  }
  return ruleTopic(best, found)
}

/** What is no business and is asked for nearly so, rather than the best. */
const elsewhereAmong = (best: Found, found: readonly Found[]): Found | undefined =>
  found.find(
    (hit) =>
      hit.id.startsWith(OFF) &&
      hit.phrase >= ELSEWHERE_SAID &&
      !(best.id.startsWith(GUIDE) && best.phrase >= SAID.same) &&
      (hit === best ||
        ((hit.matched >= 2 || hit.phrase > Math.max(ELSEWHERE_PLAIN, best.phrase)) &&
          hit.score >= ELSEWHERE * best.score)),
  )

/** The guide where it is sure or likely, the help that is asked for in its own words; undefined: neither. */
function guideOrOther(
  best: Found,
  found: readonly Found[],
  shares: ReadonlyMap<string, number>,
  question: string,
): Topic | undefined {
  if (isForeign(best)) return undefined
  const topic = guideTopic(best, found, shares)
  if (isSure(best, topic.share, question)) return topic
  const rule = found.find((hit) => hit.rule !== undefined && hit.phrase >= HELP_SAID && passes(hit))
  if (rule && rule.phrase > best.phrase) return ruleTopic(rule, found)
  const likely = topic.share >= SHARE.likely && best.score >= LEAST_SCORE && objectsIn(question).length > 1
  return likely ? { ...topic, likely: true } : undefined
}

function ruleTopic({ id, rule, score }: Found, found: readonly Found[]): RuleTopic {
  const also = found.find((hit) => hit.rule && hit.rule !== rule && hit.score >= BESIDE * score)?.rule
  return {
    kind: 'rule',
    rule: rule!,
    ...(id.startsWith(ENTRY) && { entry: id.slice(ENTRY.length) }),
    ...(also !== undefined && { also }),
  }
}

interface Found extends Candidate {
  rule: string | undefined
}

const passes = ({ score, coverage }: Pick<Found, 'score' | 'coverage'>) =>
  CUTS.some((cut) => score >= cut.score && coverage >= cut.coverage)

const guidesIn = (found: readonly Found[]) => found.filter(({ id }) => id.startsWith(GUIDE))

/** Whether the guide is told at all; one word of hers names a field, no question. */
function isSure(best: Found, share: number, question: string): boolean {
  if (best.phrase >= SAID.same || (share >= SHARE.told && best.score >= LEAST_SCORE)) return true
  return objectsIn(question).length > 1 && best.phrase >= SAID.nearly && share >= SHARE.likely
}

/** The guides that may be meant, likeliest first: near enough by themselves, beside the best and to a theme. */
function offered(found: readonly Found[], shares: ReadonlyMap<string, number>, theme: string | undefined): Found[] {
  const guides = guidesIn(found)
  const best = shares.get(guides[0]?.id ?? '') ?? 0
  const least = Math.max(OFFERED.share, OFFERED.part * best)
  return guides.filter((hit) => shares.get(hit.id)! >= least && isNear(hit, theme))
}

/** Guides, and the card that is meant more plainly than the first of them. */
function choicesAmong(found: readonly Found[], nearest: readonly Subject[], meant: Meant): Subject[] {
  const guides = found.map(subjectOf)
  const [first] = nearest
  const card = first?.kind === 'card' && likenessOf(meant, first) >= NEAR_CARD ? [first] : []
  return [...guides.slice(0, 1), ...card, ...guides.slice(1)].slice(0, MOST_CHOICES)
}

/** The guide, what else may be meant where it isn't plain, and the rule that the words alone speak of. */
function guideTopic(
  best: Found,
  found: readonly Found[],
  shares: ReadonlyMap<string, number>,
): Topic & { kind: 'guide' } {
  const share = shares.get(best.id)!
  const theme = themeOf(best.id.slice(GUIDE.length))
  const near = share < SHARE.alone ? offered(found, shares, theme).filter(({ id }) => id !== best.id) : []
  const { id, rule, words: score, coverage } = found.reduce((most, hit) => (hit.words > most.words ? hit : most))
  return {
    kind: 'guide',
    guide: best.id.slice(GUIDE.length),
    score: best.score,
    share,
    others: near.slice(0, MOST_CHOICES - 1).map(subjectOf),
    ...(rule !== undefined &&
      passes({ score, coverage }) && {
        rule: { kind: 'rule', rule, ...(id.startsWith(ENTRY) && { entry: id.slice(ENTRY.length) }) },
      }),
  }
}

/** What she said is not what the guide speaks of, whatever its share. */
const isForeign = ({ id, coverage, phrase, near }: Found) =>
  id.startsWith(GUIDE) && coverage < LEAST_KNOWN.coverage && phrase < SAID.nearly && near < LEAST_KNOWN.near

/** Likely, though little of what she said is known: a choice, with what holds for its field, as what it may be. */
function mayBe(best: Found): Topic {
  const theme = themeOf(best.id.slice(GUIDE.length))
  return { kind: 'unclear', nearest: [subjectOf(best)], ...(theme && { theme: { id: theme, share: THEME_NEAR } }) }
}

const MANY_NUMBERS = 3
/** Of a question of many numbers one plain word says little. */
const isSum = (text: string) => (text.match(/\d[\d.,]*/g)?.length ?? 0) >= MANY_NUMBERS

/** Whether a guide may be offered beside a theme. */
const isNear = (hit: Found, theme: string | undefined) =>
  !isForeign(hit) &&
  (theme === undefined ||
    themeOf(hit.id.slice(GUIDE.length)) === theme ||
    (hit.coverage >= KNOWN_BESIDE.coverage && hit.phrase >= KNOWN_BESIDE.phrase))

const subjectOf = ({ id }: { id: string }): Subject => ({ kind: 'guide', id: id.slice(GUIDE.length) })

/** 'E o preço?', 'cliente sumiu': what is asked about it isn't said. */
const isOnlyNear = ({ id, phrase }: Found, text: string) =>
  words(text).length <= MOST_SHORT && id.startsWith(GUIDE) && phrase < SAID.same

/** The theme of all the guides that may be meant, to go with a topic. */
function fieldOf(shares: ReadonlyMap<string, number>): { theme?: ThemeShare } {
  const theme = likeliestTheme([...shares].map(([id, part]) => [id.slice(GUIDE.length), part]))
  return theme ? { theme } : {}
}

/** The theme of all that was found; a guide for another trade still speaks of her subject, one of something else (`foreign`) doesn't. */
function fieldIn(found: readonly Found[], foreign: string | undefined): { theme?: ThemeShare } {
  const shares = sharesAmong(found.map((hit) => ({ ...hit, score: hit.score - hit.fit })))
  if (foreign === undefined) return fieldOf(shares)
  const { theme } = fieldOf(new Map([...shares].filter(([id]) => id !== foreign)))
  return theme && theme.share >= THEME_NEAR ? { theme } : {}
}

/** The help on a subject that the question names plainly. */
function plainTopic(text: string, segment: MarketSegment, order: readonly string[]): Topic | null {
  const entry = PLAIN_SUBJECTS.find(([words]) => words.test(text))?.[1]
  const rule = entry && ruleOf(ENTRY + entry, segment, order)
  return entry && rule ? { kind: 'rule', rule, entry } : null
}

/** The rule behind a hit. `order`: rules as the question met them, best first. */
function ruleOf(id: string, segment: MarketSegment, order: readonly string[]): string | undefined {
  let rule: string | undefined
  if (id.startsWith(RULE)) rule = id.slice(RULE.length)
  else if (id.startsWith(ENTRY)) {
    const usable = RULES_OF_ENTRY[id.slice(ENTRY.length)]?.filter((candidate) => mayUse(candidate, segment)) ?? []
    const own = usable.filter((candidate) => isOwnRule(candidate, segment))
    const candidates = own.length > 0 ? own : usable
    rule = order.find((candidate) => candidates.includes(candidate)) ?? candidates[0]
  }
  return (rule !== undefined && OWN_WORDS[rule]?.[segment]) || rule
}
