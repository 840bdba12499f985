import type { MarketSegment } from '@norteia/contracts/company'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { SEGMENT_QUESTIONS } from '#src/data/segment-questions.data.ts'
import { FAQ_ENTRIES } from '#src/faq/entries.data.ts'
import { OFF_TOPIC_SUBJECTS } from '#src/faq/off-topic.data.ts'
import { phrasingsOf } from '#src/faq/phrasings.ts'
import { ACTIONS } from '#src/library/actions.ts'
import { PROBLEM_CARDS } from '#src/problems/cards.ts'
import { findCard } from '#src/problems/match.ts'
import { featuresOf } from '#src/problems/scene-model.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import { type Hit, indexInSteps } from '#src/retrieval/bm25f.ts'
import { learnedFrom } from '#src/retrieval/learned.ts'
import { type Likeness, meaningInSteps } from '#src/retrieval/meaning.ts'
import { Stepwise } from '#src/retrieval/postings.ts'
import { MAX_QUERY_CHARACTERS } from '#src/retrieval/tokens.ts'
import { GENERAL_RULES } from '#src/rules.ts'
import { fold } from '#src/text/words.ts'
import { speaksOfBusiness } from './business-words.ts'
import { caseFit } from './case-fit.ts'
import { REFERRAL_ENTRIES, RULES_OF_ENTRY } from './faq-rules.data.ts'
import { type Nearness, nearnessOf, prepareNearness } from './guide-nearness.ts'
import { WEIGHTS } from './guides/guide-weights.data.ts'
import { GUIDES } from './guides/guides.ts'
import type { Subject } from './memory.ts'
import { roleFit } from './role-fit.ts'
import { tenseFit } from './tense-fit.ts'
import { GROWTH_AREA } from './texts.data.ts'
import { tradeFit } from './trade-fit.ts'
import { withoutTrade } from './trade-words.ts'
import { voicesIn } from './voices.ts'

/** Kinds of what is searched, before its id. */
export const RULE = 'regra:'
export const ENTRY = 'faq:'
export const GUIDE = 'guia:'
export const OFF = 'fora:'
const CARD = 'carta:'

/** Guides as they are searched. */
const guides = new Map([...GUIDES.values()].map((guide) => [GUIDE + guide.id, guide]))
/** Their names, made once: a question weighs each of them. */
const guideKeys = new Map([...guides].map(([key, { id }]) => [id, key]))

/** The owner's own place, which says nothing about the subject; 'loja virtual' does. */
const OWN_PLACE =
  /\b(?:empresa|neg[óo]cio|loja|com[ée]rcio|firma|cl[íi]nica|consult[óo]rio|escola|restaurante|lanchonete|padaria|fazenda|s[íi]tio|f[áa]brica|oficina|sal[ãa]o)(?![\p{L}])(?!\s+(?:virtual|f[íi]sica|online|nova))/giu

/**
 * 'Oficina mecânica: o cliente some', 'vendo seguro de vida, como arrumo cliente?': who asks comes before what is asked. 'Vendo fiado'
 * and 'vendo pouco' are the subject itself.
 */
const WHO_ASKS =
  /^\s*(?:(?:eu\s+)?(?:sou|trabalho com|fa[çc]o|tenho|vendo(?!\s+(?:fiado|bem|pouco|mal|muito|mais|menos|por|pel[ao]|no|na|a\s|em\s|s[óo]\s)))\s[^,;:?.!]{3,60}[,;:.]|[^,;:?.!]{3,40}:)\s*(?=\S+\s+\S+\s+\S+)/iu
/** 'Sou MEI e quero registrar alguém, sai por quanto?': who asks has already said what is asked. */
const WANTED = /\b(?:quero|queria|preciso|vou|mei)\b/iu
/** 'Tenho ótica e posto no Instagram mas não vende nada, …': what happens there is what is asked. */
const TELLS = /\b(?:mas|n[ãa]o|que|q|porque|pq|s[óo]|nunca|sempre|some|reclama|sobra|falta|posto)\b/iu
/** 'Faço muito orçamento e quase ninguém fecha, o que está errado?': what is asked has no subject of its own. */
const NO_SUBJECT =
  /^(?:(?:o|a|e|q|que|oq|como|eu|a gente|t[áa]|est[áa]|[ée]|errad[oa]s?|certo|bom|ruim|normal|fa[çc]o|fazer|resolv\w+|melhor\w*|arrum\w+|mud\w+|posso|pode|podia|devo|d[áa]|pra|para|por|isso|assim|acha|vc|voc[êe]|agora|ser|foi|houve|acontec\w+|qual|motivo|problema|ideia|alguma|tem|me|ajuda\w*|jeito|sa[íi]da|dica|vale|pena|ent[ãa]o|n[ée]|sobreviver)(?:[\s?!.,]+|$))+$/iu
/** 'Faço marmita, quanto cobro em cada uma?': what is asked is of what was said before. */
const POINTS_BACK = /\b(?:cada uma?|(?:pra|para|com) isso|(?:ser|qual|abrir|tem) mei)\b/iu
/** 'Vale a pena' alone asks for no loan. */
const OF_LOANS = /emprest|credit|financ|\bbanco|juros|dividas?\b|pronampe|parcel|dinheiro|capital/
/** How much more a rule counts that the diagnostic found weak: the owner's question is likelier about it. */
const WEAK_LIFT = 1.12
/** How much more a rule of the company's own segment counts than general advice on the same subject. */
const OWN_LIFT = 1.2
/** The consultant is asked about companies; how the product works is the chat's subject. */
const PRODUCT_WEIGHT = 0.8
/** A guide is its ways of being asked: the one most like the question counts more than words met here and there. */
const GUIDE_LIFT = { least: 0.55, phrase: 0.9 }
/** Measured as CUTS are. */
const GUIDE_CUTS = [
  { coverage: 0.4, phrase: 0.4 },
  { coverage: 0.3, phrase: 0.55 },
  { coverage: 0.6, phrase: 0.3 },
]
/** A help entry that shares only a word here and there with the question is about something else. */
const ENTRY_CUTS = [
  { coverage: 0.55, phrase: 0 },
  { coverage: 0.3, phrase: 0.4 },
]

/**
 * What makes a guide likely: the score of its words, its likeness by meaning, that it was written for the asker's segment, and what was
 * learned; fitted on one in seven of strangers' tellings, of which nothing else learned. Nearly its own words say more than those could tell.
 */
const GUIDE_PARTS = { words: 0.85, phrase: 3, own: 2, same: 60, sameFrom: 0.6 } as const
/** What the nearness by the meaning of words adds: to the nearest way of asking, to all of them, and beside what any question has. */
export const NEARNESS = { phrase: 20, all: 18, any: 11, cut: 7.5 } as const
/** What the learned share of a guide counts, from nothing at `even` on; shares below `least` are all one. */
const LEARNED = { weight: 2, even: 0.01, least: 1e-4 } as const
/** A guide of this learned share may be meant, whatever its words. */
const LEARNED_CUT = 0.1
/** How scores become shares, and the score of what no guide answers. */
const SHARES = { breadth: 6, none: 15.5 } as const
/** What means this much the same needs no words in common. */
const MEANT_CUT = 0.35
/** Offered as a choice from this likeness on. */
const NEAR = 0.12
const MOST_CANDIDATES = 30
/** What is so little asked like no business is never turned away by its words. */
const AWAY = 0.05

const index = new Stepwise(() =>
  indexInSteps(
    [
      ...[...ACTIONS.values()].map((entry) => ({
        id: RULE + entry.rule,
        fields: {
          titulo: RULE_TEXTS[entry.rule]?.nome ?? '',
          palavras: entry.temas.join(', '),
          texto: [entry.medir.acao, entry.corrigir.acao, entry.fixar.acao, entry.conhecimento].join('. '),
        },
      })),
      ...FAQ_ENTRIES.map((entry) => ({
        id: ENTRY + entry.id,
        fields: {
          titulo: entry.pergunta,
          palavras: `${entry.palavras.join(', ')}, ${phrasingsOf(entry.id)}`,
          texto: entry.resposta,
        },
      })),
      ...[...guides].map(([id, guide]) => ({
        id,
        fields: { titulo: guide.pergunta, palavras: guide.frases.join(' | '), texto: guide.resposta },
      })),
      ...OFF_TOPIC_SUBJECTS.map((subject) => ({
        id: OFF + subject.id,
        fields: { titulo: '', palavras: subject.palavras, texto: '' },
      })),
    ],
    { titulo: 1.5, palavras: 1.8, texto: 0.4 },
  ),
)

const meaning = new Stepwise(() =>
  meaningInSteps([
    ...[...guides].map(([id, { pergunta, frases, resposta, passos }]) => ({
      id,
      phrases: [pergunta, ...frases],
      text: [resposta, ...passos].join(' '),
    })),
    ...PROBLEM_CARDS.map(({ id, nome, frases, passos }) => ({
      id: CARD + id,
      phrases: [nome, ...frases],
      text: passos.map(({ acao }) => acao).join('. '),
    })),
  ]),
)

/** Reads all that may be asked for, a piece at a time; whoever asks before it is done waits for the rest. */
export function* prepareSubjects(): Generator<void, void> {
  while (!index.step()) yield
  while (!meaning.step()) yield
  while (!prepareNearness()) yield
}

const segmentRules = new Map(
  Object.entries(SEGMENT_QUESTIONS).map(([segment, questions]) => [segment, new Set(questions.map(({ id }) => id))]),
)

/** Whether a rule was made for companies of this segment. */
export const isOwnRule = (rule: string, segment: MarketSegment) => segmentRules.get(segment)!.has(rule)

/** A company hears of its own segment's rules and of those that hold for every company. */
export function mayUse(rule: string, segment: MarketSegment): boolean {
  return (
    Object.hasOwn(GENERAL_RULES, rule) ||
    Object.hasOwn(GROWTH_AREA, rule) ||
    segmentRules.get('Outro')!.has(rule) ||
    segmentRules.get(segment)!.has(rule)
  )
}

const LOAN = `${ENTRY}emprestimo`

function mayHear(id: string, segment: MarketSegment, text: string): boolean {
  const guide = guides.get(id)
  if (guide) return guide.setores?.includes(segment) ?? true
  if (id.startsWith(RULE)) return mayUse(id.slice(RULE.length), segment)
  return id !== LOAN || OF_LOANS.test(text)
}

const isManagement = (entry: string) => Object.hasOwn(RULES_OF_ENTRY, entry) || Object.hasOwn(REFERRAL_ENTRIES, entry)

const meets = (hit: Omit<Hit, 'id'>, cut: Pick<Hit, 'coverage' | 'phrase'>) =>
  hit.coverage >= cut.coverage && hit.phrase >= cut.phrase

function liftOf({ id, phrase }: Hit, segment: MarketSegment, weak: ReadonlySet<string>): number {
  if (id.startsWith(GUIDE)) return GUIDE_LIFT.least + GUIDE_LIFT.phrase * phrase
  if (id.startsWith(ENTRY)) return isManagement(id.slice(ENTRY.length)) ? 1 : PRODUCT_WEIGHT
  if (!id.startsWith(RULE)) return 1
  const rule = id.slice(RULE.length)
  return (isOwnRule(rule, segment) ? OWN_LIFT : 1) * (weak.has(rule) ? WEAK_LIFT : 1)
}

/** The question without who asks and where. */
function askedIn(question: string): string {
  const cut = question.slice(0, MAX_QUERY_CHARACTERS)
  const asked = cut.replace(WHO_ASKS, '')
  const who = cut.slice(0, cut.length - asked.length)
  return withoutTrade(
    WANTED.test(who) || TELLS.test(who) || POINTS_BACK.test(asked) || NO_SUBJECT.test(asked) ? cut : asked,
  ).replace(OWN_PLACE, ' ')
}

const learned = learnedFrom(WEIGHTS)

/** A likeness, and what share of such questions was of this guide; 0 of a card. */
interface MeantSubject extends Likeness {
  learned: number
  /** What its nearness counts. */
  near: number
}

/** How like what is asked for each subject is, best first. */
export type Meant = ReadonlyMap<string, MeantSubject>

const countOf = ({ phrase, all }: Nearness) => NEARNESS.phrase * phrase + NEARNESS.all * all - NEARNESS.any

/** Asked once a question, as several readings of it need it. */
export function meantBy(question: string): Meant {
  const asked = askedIn(question)
  const { classes, sharesOf } = learned()
  const { shares, heard } = sharesOf(featuresOf(asked))
  const byId = new Map(heard > 0 ? shares.map((share, n) => [classes[n]!, share]) : [])
  const nearBy = nearnessOf(question.slice(0, MAX_QUERY_CHARACTERS))
  const meant = new Map<string, MeantSubject>()
  const put = (likeness: Likeness, guide: string | undefined) => {
    const nearness = guide === undefined ? undefined : nearBy.get(guide)
    meant.set(likeness.id, {
      ...likeness,
      // Of a guide that came after the learning nothing is known.
      learned: guide === undefined ? 0 : (byId.get(guide) ?? LEARNED.even),
      near: nearness ? countOf(nearness) : 0,
    })
  }
  for (const likeness of meaning.result.rank(asked)) put(likeness, guides.get(likeness.id)?.id)
  for (const guide of nearBy.keys()) {
    const id = guideKeys.get(guide)!
    if (!meant.has(id)) put({ id, score: 0, all: 0, phrase: 0, three: 0 }, guide)
  }
  return meant
}

/** How plainly a question speaks of a card or a guide. */
export const likenessOf = (meant: Meant, subject: { kind: 'card' | 'guide'; id: string }): number =>
  meant.get((subject.kind === 'card' ? CARD : GUIDE) + subject.id)?.score ?? 0

/** Something that the question may be about. */
export interface Candidate extends Hit {
  /** Likeness by meaning. */
  meant: number
  /** The learned share of a guide; 0 of all else. */
  learned: number
  /** What the nearness of a guide counts. */
  near: number
  /** What its words alone score. */
  words: number
  /** What the score of a guide has for the trade that it was written for. */
  fit: number
}

/** All that shares something with a question, likeliest first. */
function ranked(question: string, segment: MarketSegment, weak: ReadonlySet<string>, meant: Meant): Candidate[] {
  const business = speaksOfBusiness(question) || voicesIn(question).elsewhere < AWAY
  const text = fold(question.slice(0, MAX_QUERY_CHARACTERS))
  const accept = (id: string) => (id.startsWith(OFF) ? !business : mayHear(id, segment, text))
  const asked = askedIn(question)
  const hits = index.result.search(asked, MOST_CANDIDATES, accept)
  const found = new Set(hits.map(({ id }) => id))
  const beside = new Set<string>()
  let added = 0
  for (const { id, score, learned, near } of meant.values()) {
    const may = learned >= LEARNED_CUT || near >= NEARNESS.cut
    if (id.startsWith(CARD) || !accept(id) || (!may && (added === MOST_CANDIDATES || score === 0))) continue
    if (added < MOST_CANDIDATES) added++
    if (!found.has(id)) beside.add(id)
  }
  // Of what came by its meaning the words are looked up too.
  const read = beside.size > 0 ? index.result.search(asked, beside.size, (id) => beside.has(id)) : []
  for (const { id } of read) beside.delete(id)
  for (const id of beside) hits.push({ id, score: 0, coverage: 0, matched: 0, phrase: 0 })
  hits.push(...read)
  const ofTrade = tradeFit(question, segment)
  const ofRoles = roleFit(question)
  const ofCase = caseFit(question)
  const ofTense = tenseFit(question)
  return hits
    .map((hit) => {
      const likeness = meant.get(hit.id)
      const words = hit.score * liftOf(hit, segment, weak)
      const guide = guides.get(hit.id)
      const fit = guide ? ofTrade(guide) : 0
      const score = guide
        ? guideScore(hit, words, likeness) + fit + ofRoles(guide) + ofCase.fitOf(guide) + ofTense(guide)
        : words
      return {
        ...hit,
        meant: likeness?.score ?? 0,
        learned: likeness?.learned ?? 0,
        near: likeness?.near ?? 0,
        words,
        score,
        fit,
      }
    })
    .sort((a, b) => b.score - a.score)
}

/** The share of each guide among those found, and of none of them. */
export function sharesAmong(found: readonly Candidate[]): Map<string, number> {
  const guides = found.filter(({ id }) => id.startsWith(GUIDE))
  const powers = guides.map(({ score }) => Math.exp((score - SHARES.none) / SHARES.breadth))
  const all = powers.reduce((sum, power) => sum + power, 1)
  return new Map(guides.map(({ id }, n) => [id, powers[n]! / all]))
}

function guideScore({ id, phrase: said }: Hit, lifted: number, likeness: MeantSubject | undefined): number {
  const { words, phrase, own, same, sameFrom } = GUIDE_PARTS
  const written = guides.get(id)!.setores ? own : 0
  const { weight, even, least } = LEARNED
  const heard = weight * Math.log(Math.max(likeness?.learned ?? 0, least) / even)
  return (
    words * lifted +
    phrase * (likeness?.phrase ?? 0) +
    written +
    same * Math.max(0, said - sameFrom) +
    heard +
    (likeness?.near ?? 0)
  )
}

/** What a company may hear of a question, likeliest first. */
export const candidatesFor = (
  question: string,
  segment: MarketSegment,
  weak: ReadonlySet<string>,
  meant: Meant,
): Candidate[] =>
  ranked(question, segment, weak, meant).filter((hit) => {
    const cuts = hit.id.startsWith(GUIDE) ? GUIDE_CUTS : hit.id.startsWith(ENTRY) ? ENTRY_CUTS : undefined
    return (
      cuts === undefined ||
      hit.meant >= MEANT_CUT ||
      hit.learned >= LEARNED_CUT ||
      hit.near >= NEARNESS.cut ||
      cuts.some((cut) => meets(hit, cut))
    )
  })

const MOST_OBJECTS = 3
const OBJECT = /[\p{L}-]{4,24}/gu

/** What a question speaks of, in her spelling: only words that the subjects know, whatever else she wrote. */
export function objectsIn(question: string): string[] {
  const found = new Map<string, string>()
  for (const [word] of askedIn(question).matchAll(OBJECT)) {
    const folded = fold(word)
    if (!found.has(folded) && meaning.result.holds(folded)) found.set(folded, word.toLowerCase())
  }
  return [...found.values()].slice(0, MOST_OBJECTS)
}

/** Cards that any company of a segment may be asked about; one that accuses somebody is never brought up. */
const mayOffer = ({ segmentos, atividades, exige, nome }: ProblemCard, segment: MarketSegment) =>
  atividades === null && exige === undefined && (segmentos?.includes(segment) ?? true) && !GRAVE.test(nome)
const GRAVE = /sentindo|fora da lei|suspeita|Justiça|sem registro/

/** Guides and cards that a question may mean, likeliest first, however little is said. */
export function nearestSubjects(question: string, segment: MarketSegment, meant: Meant): Subject[] {
  const text = fold(question.slice(0, MAX_QUERY_CHARACTERS))
  return [...meant.values()].flatMap(({ id, score }): Subject[] => {
    if (score < NEAR) return []
    if (id.startsWith(GUIDE)) return mayHear(id, segment, text) ? [{ kind: 'guide', id: id.slice(GUIDE.length) }] : []
    const card = findCard(id.slice(CARD.length))
    return card && mayOffer(card, segment) ? [{ kind: 'card', id: card.id }] : []
  })
}

/** How like a phrase of the guide a question is that says the same, and one that says nearly the same. */
export const SAID = { same: 0.8, nearly: 0.55 }

/** The guide that is asked for in its own words; undefined: none. */
export function guideSaid(question: string, least = SAID.same): string | undefined {
  const asked = question.slice(0, MAX_QUERY_CHARACTERS)
  const best = index.result.search(asked, 1, (id) => id.startsWith(GUIDE))[0]
  return best && best.phrase >= least ? best.id.slice(GUIDE.length) : undefined
}
