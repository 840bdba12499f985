import type { MarketSegment } from '@norteia/contracts/company'
import type { MeasureId } from '#src/measures/measure-ids.ts'
import { isAmong } from '#src/reading/activity.ts'
import type { Activity } from '#src/reading/activity-types.ts'
import { hasTeamWords } from '#src/text/team.ts'
import { fold } from '#src/text/words.ts'
import { hitsOf } from './card-search.ts'
import { PROBLEM_CARDS } from './cards.ts'
import { agreedDeedsIn } from './case-deeds.ts'
import { HOLDS } from './counted-stakes.ts'
import { eventsIn } from './events.ts'
import { isPossible, isPossibleFor, madeFor } from './fitting.ts'
import { asNamed } from './named-things.ts'
import { quotesOf, type Told } from './quotes.ts'
import { hear } from './remarks.ts'
import { likelyCards } from './scenes.ts'
import { clausesOf, sentencesOf } from './sentences.ts'
import { signsIn } from './signs.ts'
import { situationsIn } from './situations.ts'
import type { ProblemCard } from './types.ts'

export interface Complaint {
  challenge: string
  goals: string
  segment: MarketSegment
  /** null: no trade was named. */
  activity: Activity | null
  /** Ids of the rules that the diagnostic found weak. */
  weak: ReadonlySet<string>
  /** An owner without a team: cards about a team say nothing to her. */
  alone: boolean
  /** Figures that she put a number to where she complains: 'tenho 18 de inadimplência'. */
  said?: ReadonlySet<MeasureId>
  /** What her own counts show, each by the cards that may say it, the most particular first. */
  counted?: readonly (readonly string[])[]
  /** What she sells, in her words: naming it tells nothing of what is wrong. */
  offer?: string
  /** Id of the card that the owner chose herself; unknown ids count as none. */
  chosen?: string | undefined
}

export interface ProblemMatch {
  /** null: no card speaks of what she wrote. */
  card: ProblemCard | null
  /** false: her words fit it little better than others; she is asked rather than told. */
  sure: boolean
  /** The sentence of hers that holds its numbers, else the one that named it, at most 120 characters; '' without a challenge. */
  quote: string
  /** What else she says of it. */
  told: Told
  /** Other cards that may be meant, the likeliest first; at most three. */
  alternatives: ProblemCard[]
  /** A second problem that a clause of its own states beyond doubt; null: none. */
  second: ProblemCard | null
}

const ALTERNATIVES = 3
/** Measured on the complaints of `bench/`: below both a card is a guess. */
const CUT = { score: 4, coverage: 0.22 }
/** What she says beside it must say it more plainly than the sentence that hurts most. */
const CLAUSE = { score: 9, coverage: 0.75, margin: 1.25 }
/** A card is named as an alternative from this part of the best score, or from this share of the tellings. */
const BESIDE = { score: 0.5, share: 0.02 }
/** The first sentence says what hurts most; goals are wishes. */
const SENTENCE_WEIGHT = { first: 1, later: 0.75, goals: 0.6 }
/** A clause by itself says what it says more plainly, and less of the whole. */
const CLAUSE_WEIGHT = { first: 0.9, later: 0.7 }
/** What she says first weighs more. */
const SIGN = { score: 15, first: 1.6, coverage: 0.5 }
/** What happens to her says more than a turn of speech. */
const SITUATION = 2.1
/** What happens, told by who does what to whom: as much as a situation where nothing is left open. */
const EVENT = [0, 0.4, 0.7, 1, 1.4]
/** A particular situation told in full, by all its groups of words. */
const IN_FULL = 2.8
/** What she counts herself, whatever she takes it for; what is at stake, whatever else happens in the scene. */
const COUNTED = { most: 5, stake: 8 }
/** No word needs to name the card. */
const TOLD_FROM = 3
/** How much the tellings of others count, for a share of 1, and how much a small share. */
const LIKELY = { most: 4, even: 0.7 }
/** From this share on cost and price are told beside something else. */
const PLAINLY = 0.5
/** The gravest cards are heard from this share on. */
const GRAVE_FROM = 0.35
/** Below this share she is asked, whatever her words have in common with a card's: then one in four was right. */
const DOUBTFUL = 0.05
/** Who writes what one piece costs, in money or in hours, beside what she asks for it speaks of its price. */
const COST_BESIDE_PRICE =
  /\b(?:custa|sai|pago|gasto|compro)\b.{0,30}\d.{0,70}\b(?:vendo|entrego|cobro|revendo)\b.{0,15}\d|\b(?:vendo|cobro)\b.{0,40}\d.{0,50}\b(?:gasto|custa|levo|demoro)\b.{0,20}\d/
/** Further sentences on the same card add this share of their score. */
const REPEATED = 0.3
/** Part of a score that doesn't depend on how much of her words it accounts for. */
const WHOLE = 0.6
/** Every trouble ends in them: they give way to the cause that she names beside. */
export const SYMPTOMS: ReadonlySet<string> = new Set([
  'caixa_vazio_fim_mes',
  'lucro_some',
  'vendas_caindo',
  'recuperar_prejuizo',
  'nao_sei_numeros',
])
const SYMPTOM = 0.65
const FIT = {
  ownTrade: 1.25,
  otherTrade: 0.55,
  ownSegment: 1.1,
  otherSegment: 0.6,
  foreignSegment: 0.3,
  weakCause: 1.06,
  saidFigure: 1.4,
  saidBeside: 1.1,
}

const cards = new Map(PROBLEM_CARDS.map((card) => [card.id, card]))

export const findCard = (id: string): ProblemCard | undefined => cards.get(id)

/** Which problem an owner speaks of, by her own sentences. Pure: the same words, the same card. */
export function matchProblem(complaint: Complaint): ProblemMatch {
  const spoken = sentencesOf(complaint.challenge)
  const found = new Map<string, Found>()
  const heard = spoken.map(hear)
  // A complaint of nothing but feelings is heard as it stands.
  const plain = heard.some(({ text, weight }) => text !== '' && weight === 1)
  const opening = plain ? heard.findIndex(({ text, weight }) => text !== '' && weight === 1) : 0
  const said = plain ? heard.map(({ text }) => text) : spoken
  const weights = heard.map(
    ({ weight }, place) => (place === opening ? SENTENCE_WEIGHT.first : SENTENCE_WEIGHT.later) * (plain ? weight : 1),
  )
  addWords(found, said, weights, complaint)
  addEvents(found, said, weights, complaint)
  for (const { carta } of agreedDeedsIn(complaint.challenge, complaint.offer ?? '', complaint.segment))
    if (madeFor(cards.get(carta)!, complaint)) sign(found, cards.get(carta)!, IN_FULL, complaint, opening)
  for (const ids of complaint.counted ?? []) {
    const card = ids.map((id) => cards.get(id)!).find((one) => isPossibleFor(one, complaint))
    if (!card) continue
    sign(found, card, card.id in HOLDS ? COUNTED.stake : COUNTED.most, complaint, opening)
    found.get(card.id)!.counted = true
  }
  const likely = addTellings(found, said.join(' '), complaint, opening)
  // 'A geladeira vive parando e penso em trocar': words in common with despair, and nobody who despairs.
  leaveOutUnsaid(found, fold(said.join(' ')))
  for (const goal of sentencesOf(complaint.goals)) collect(found, goal, SENTENCE_WEIGHT.goals, complaint, GOAL)
  if (plain) for (const { denied } of heard) for (const id of ruledOut(denied)) deny(found, id)
  const ranked = rankedFor(complaint, found)
  const sure = ranked.filter(({ score, coverage }) => score >= CUT.score && coverage >= CUT.coverage)
  const chosen = complaint.chosen === undefined ? undefined : cards.get(complaint.chosen)
  const named = sure.find(({ place }) => place !== GOAL)
  const card = chosen ?? named?.card ?? null
  const best = named?.score ?? 0
  const place = found.get(card?.id ?? '')?.place ?? 0
  const others = ranked.filter((other) => other.card !== card && isPossibleFor(other.card, complaint))
  return {
    card,
    sure:
      chosen !== undefined ||
      named?.counted === true ||
      (named !== undefined &&
        (named.told || likely.size === 0 || (likely.get(named.card.id) ?? 0) >= DOUBTFUL) &&
        isSure(
          named,
          others.find(({ place }) => place !== GOAL),
        )),
    ...quotesOf(spoken, place === GOAL ? 0 : place, HOLDS[card?.id ?? '']),
    alternatives: others
      .filter(
        (other) =>
          card === null || other.score >= best * BESIDE.score || (likely.get(other.card.id) ?? 0) >= BESIDE.share,
      )
      .slice(0, ALTERNATIVES)
      .map((other) => other.card),
    second: card
      ? // Where a sum of hers holds the problem, what breaks or happens around it is the scene.
        ((card.id in HOLDS ? null : statedBeside(complaint, spoken, card)) ??
        others.find(({ counted }) => counted)?.card ??
        null)
      : null,
  }
}

/** The words of each sentence and clause, and turns of speech that name a card. */
function addWords(
  found: Map<string, Found>,
  said: readonly string[],
  weights: readonly number[],
  complaint: Complaint,
): void {
  said.forEach((sentence, place) => {
    if (sentence === '') return
    const weight = weights[place]!
    collect(found, sentence, weight, complaint, place)
    const clauses = clausesOf(sentence)
    const first = signsIn(clauses[0] ?? sentence)
    for (const id of situationsIn(sentence, said[place + 1]))
      sign(found, cards.get(id)!, weight * SITUATION, complaint, place)
    for (const id of signsIn(sentence))
      sign(found, cards.get(id)!, weight * (first.has(id) ? SIGN.first : 1), complaint, place)
    clauses.forEach((clause, index) => {
      collect(found, clause, weight * (index === 0 ? CLAUSE_WEIGHT.first : CLAUSE_WEIGHT.later), complaint, place, 2)
    })
  })
}

function addEvents(
  found: Map<string, Found>,
  said: readonly string[],
  weights: readonly number[],
  complaint: Complaint,
): void {
  for (const { card: id, place, strength } of eventsIn(said)) {
    const card = cards.get(id)!
    if (!madeFor(card, complaint)) continue
    sign(found, card, weights[place]! * EVENT[strength]!, complaint, place)
    if (strength >= TOLD_FROM && !NEVER_GUESSED.has(id)) found.get(id)!.told = true
  }
}

/** What the tellings of others say of hers; gives the share of each card that they know of. */
function addTellings(
  found: Map<string, Found>,
  text: string,
  complaint: Complaint,
  place: number,
): Map<string, number> {
  const likely = asNamed(likelyCards(text), `${text} ${complaint.goals} ${complaint.offer ?? ''}`)
  for (const { card: id, share } of likely) {
    const card = cards.get(id)!
    if ((share >= GRAVE_FROM || !NEVER_GUESSED.has(id)) && isPossibleFor(card, complaint))
      sign(found, card, LIKELY.most * share ** LIKELY.even, complaint, place)
  }
  if ((likely[0]?.share ?? 0) < PLAINLY && COST_BESIDE_PRICE.test(fold(text)))
    sign(found, cards.get('preco_sem_conta')!, IN_FULL, complaint, place)
  return new Map(likely.map(({ card, share }) => [card, share]))
}

/** Measured on 140 complaints that no card was written by: above these three in four of the cards named were right. */
const SURE = { least: 13, clear: 27, margin: 1.6 }
const isSure = (best: Found, next: Found | undefined): boolean =>
  best.score >= SURE.least && (best.score >= SURE.clear || best.score >= SURE.margin * (next?.score ?? 0))

/** What she says it isn't. */
const DENIED_SHARE = 0.2
function deny(found: Map<string, Found>, id: string): void {
  const known = found.get(id)
  if (known) known.score *= DENIED_SHARE
}

/** Cards that a denied clause speaks of. */
const ruledOut = (denied: string): string[] =>
  denied === ''
    ? []
    : [
        ...new Set([
          ...signsIn(denied),
          ...hitsOf(denied)
            .slice(0, 1)
            .map(({ id }) => id),
        ]),
      ]

const DESPAIR = 'depressao_sofrimento'
/** Words that a card can't do without, whatever else it shares with what she says: a client who threatens to sue is no labour case. */
const NEEDED: ReadonlyMap<string, RegExp> = new Map([
  [
    DESPAIR,
    /\b(?:viver|vida|morr|morte|matar|mato\b|sum(?:ir|isse)|acab(?:ar|asse)|suicid|depress|panico|ansied|angusti|chor|fundo do poco|cama\b|besteira|remedio|beb(?:o|endo)\b|saida|forca|fracass|sentido|sofr|desesper|psic|terapia|luto|triste|vazio|aguent)/,
  ],
  [
    'processo_trabalhista',
    /\b(?:funcionari|empregad|trabalhist|ex-?[a-z]+|demit|demiss|mandei embora|mandou embora|carteira|clt|vinculo|hora extra|horas extras|rescis|justa causa|ministerio do trabalho|fgts|verbas|diarist|freela|motoboy|entregador|ajudante|cuidador|moca|rapaz|menino|menina)/,
  ],
])
const leaveOutUnsaid = (found: Map<string, Found>, all: string): void =>
  NEEDED.forEach((needed, id) => {
    if (!needed.test(all)) found.delete(id)
  })

/** Too grave to bring up where she didn't. */
const NEVER_GUESSED = new Set([
  'propina_ilicito',
  DESPAIR,
  'desvio_funcionario',
  'processo_trabalhista',
  'demitir',
  'vender_fechar',
  'socio_briga',
])

/** Place of what was said as a goal. */
const GOAL = -1

/**
 * 'O leite caiu, estou devendo no banco': the card of a clause that says nothing of the first problem. It covers nearly all
 * of the clause with words of its own, scores well above the next card and was made for such a company: whatever is less
 * sure would fill the plan with another company's steps.
 */
function statedBeside(complaint: Complaint, spoken: readonly string[], card: ProblemCard): ProblemCard | null {
  for (const clause of spoken.flatMap((sentence) => [...clausesOf(sentence), sentence])) {
    const here = new Map<string, Found>()
    // One word in common would say too little.
    collect(here, clause, SENTENCE_WEIGHT.first, complaint, 0, 2)
    const [best, next] = rankedFor(complaint, here)
    if (!best || best.card === card || NEVER_GUESSED.has(best.card.id)) continue
    const own = here.get(card.id)?.score ?? 0
    const sure = best.score >= CLAUSE.score && best.coverage >= CLAUSE.coverage
    const alone = best.score >= CLAUSE.margin * Math.max(next?.score ?? 0, own)
    const signed = signsIn(clause)
    if (sure && alone && signed.has(best.card.id) && !signed.has(card.id) && madeFor(best.card, complaint))
      return best.card
  }
  return null
}

/**
 * What may be said of this company, the likeliest first; the same order for the same scores. An owner who works alone hears
 * nothing of a team, and a card that accuses somebody speaks only to who suspects.
 */
const rankedFor = (complaint: Complaint, found: ReadonlyMap<string, Found>): Found[] =>
  [...found.values()]
    .filter(
      ({ card, told }) =>
        !(complaint.alone && hasTeamWords(card.nome)) &&
        (complaint.activity === null || isPossible(card, complaint.activity)) &&
        (told ||
          card.exige === undefined ||
          card.exige.test(`${complaint.challenge} ${complaint.goals} ${complaint.offer ?? ''}`)),
    )
    .map(weighed)
    .sort((a, b) => b.score - a.score || (a.card.id < b.card.id ? -1 : 1))

/** The more of her sentence a card accounts for, the likelier it is what she means. */
const weighed = (found: Found): Found => ({
  ...found,
  score: found.score * (WHOLE + (1 - WHOLE) * found.coverage) * (SYMPTOMS.has(found.card.id) ? SYMPTOM : 1),
})

interface Found {
  card: ProblemCard
  score: number
  coverage: number
  /** The sentence that spoke of it most clearly, by its place in the challenge, or `GOAL`. */
  place: number
  best: number
  /** What happens to her is this, whatever words she takes. */
  told?: boolean
  counted?: boolean
}

function collect(
  found: Map<string, Found>,
  sentence: string,
  weight: number,
  complaint: Complaint,
  place: number,
  /** Words that a card must share with it: in a part of a sentence one says too little. */
  least = 1,
): void {
  for (const hit of hitsOf(sentence, complaint.offer)) {
    if (hit.matched < least) continue
    const card = cards.get(hit.id)!
    const score = hit.score * weight * fitOf(card, complaint)
    const known = found.get(card.id)
    if (!known) found.set(card.id, { card, score, coverage: hit.coverage, place, best: score })
    else {
      const more = Math.min(score, known.best)
      known.score += score > known.best ? score - known.best + REPEATED * more : REPEATED * more
      if (score > known.best) {
        known.best = score
        // A wish that says it plainer doesn't make a wish of what she complains of.
        if (place !== GOAL) known.place = place
      }
      known.coverage = Math.max(known.coverage, hit.coverage)
    }
  }
}

/** A turn of speech that names the card counts as a phrase of its own. */
function sign(found: Map<string, Found>, card: ProblemCard, weight: number, complaint: Complaint, place: number): void {
  const score = SIGN.score * weight * fitOf(card, complaint)
  const known = found.get(card.id)
  if (known) {
    known.score += score
    known.coverage = Math.max(known.coverage, SIGN.coverage)
  } else found.set(card.id, { card, score, coverage: SIGN.coverage, place, best: score })
}

function fitOf(card: ProblemCard, { segment, activity, weak, said }: Complaint): number {
  const { atividades, segmentos, numeros } = card
  // A trade that nobody named excludes nothing.
  const trade =
    atividades === null || activity === null ? 1 : isAmong(activity, atividades) ? FIT.ownTrade : FIT.otherTrade
  // A card of one segment says nothing to another.
  const foreign = segmentos?.length === 1 ? FIT.foreignSegment : FIT.otherSegment
  const own = segmentos === null ? 1 : segmentos.includes(segment) ? FIT.ownSegment : foreign
  const cause = card.causas.some((rule) => weak.has(rule)) ? FIT.weakCause : 1
  const figure = said?.has(numeros[0]!) ? FIT.saidFigure : numeros.some((id) => said?.has(id)) ? FIT.saidBeside : 1
  return trade * own * cause * figure
}
