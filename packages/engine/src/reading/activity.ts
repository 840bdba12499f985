import type { MarketSegment } from '@norteia/contracts/company'
import type { FormAnswers, SegmentAnswers } from '@norteia/contracts/diagnostic'
import { fold, words } from '#src/text/words.ts'
import { ACTIVITIES, FOOD_TYPE_ACTIVITIES, SEGMENT_ACTIVITIES } from './activities.data.ts'
import type { Activity, Noun } from './activity-types.ts'
import { withoutClients } from './clients-named.ts'
import { offerOf } from './offer.ts'
import { placeIn } from './place-named.ts'

/** What the question on the offer says counts most; costs and goals mention other trades too. */
const SOURCES: readonly (readonly [field: string, weight: number])[] = [
  ['service_offer', 3],
  ['retail_products', 3],
  ['industry_product', 3],
  ['tech_offer', 3],
  ['health_specialty', 3],
  ['edu_offer', 3],
  ['agro_activity', 3],
  ['other_description', 3],
  ['operational_flow', 1],
  ['main_challenge', 1],
  ['main_costs', 0.5],
  ['future_goals', 0.4],
]
/** A text names its trade in the first sentences. */
const MAX_WORDS = 120
const MOST_TEXT = 2_000
/** One word of the challenge or the costs alone says too little; of the day's work it says the trade when no other is named. */
const LEAST = 2
const LEAST_ALONE = 1.4
/** Words of the day's work that many trades use. */
const COMMON =
  /^(?:mercado|limpeza|plataforma|associacao|instituto|banda|radio|jornal|consultoria|terapia|gas|agua|leite|feira|material|papel|roupa|site|aplicativo|sistema|bar|lanche|bolo|cafe|frete|entrega|delivery|ifood|moto|carro|pecas?|aluguel|escola|curso|aula|igreja|fundacao|manutencao|pintura|projeto|evento|festa|foto|video|exame|vacina|horta|ovos?|milho|mel|carne|gado|porco)$/
const OWN_SEGMENT = 1.5
const OTHER_SEGMENT = 0.7
/** They sell to other trades and name them: 'sistema para oficinas', 'shampoos para salões'. */
const SELLS_TO_TRADES: ReadonlySet<MarketSegment> = new Set(['Tecnologia', 'Indústria', 'Agronegócio'])
/** What a shop sells was made or grown by others. */
const isMadeByOthers = ({ segmento }: Activity, segment: MarketSegment, place: Noun | null): boolean =>
  (segmento === 'Agronegócio' && segment === 'Comércio Varejista') || (segmento === 'Indústria' && place?.um === 'loja')
/** Trades that makers have, whatever their segment. */
const MAKES = new Set([
  'fabricacao_alimentos',
  'agroindustria',
  'grafica',
  'costura',
  'artesanato',
  'obra',
  'padaria',
  'confeitaria',
])
const FOOD_TYPE = 4

/** 'pães' and 'pão', 'móveis' and 'móvel' alike; stems would take 'medicamento' for 'médico'. */
function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word
  if (/(?:o|a)es$/.test(word)) return `${word.slice(0, -3)}ao`
  if (/[aeo]is$/.test(word)) return `${word.slice(0, -2)}l`
  if (/[rz]es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('ns') ? `${word.slice(0, -2)}m` : word.slice(0, -1)
}

interface Phrase {
  activity: Activity
  parts: readonly string[]
}

/** By the first word; made at the first use. */
let phrases: Map<string, Phrase[]> | undefined

function phraseIndex(): Map<string, Phrase[]> {
  if (phrases) return phrases
  phrases = new Map()
  for (const activity of ACTIVITIES)
    for (const phrase of activity.palavras) {
      const parts = words(phrase).map(singular)
      const list = phrases.get(parts[0]!)
      if (list) list.push({ activity, parts })
      else phrases.set(parts[0]!, [{ activity, parts }])
    }
  return phrases
}

/** Adds one text's evidence; a trade named twice in it counts once, a phrase of two words counts more. */
function weigh(text: string, weight: number, scores: Map<Activity, number>): void {
  const found = words(text, MAX_WORDS).map(singular)
  const here = new Map<Activity, number>()
  found.forEach((first, at) => {
    for (const { activity, parts } of phraseIndex().get(first) ?? []) {
      if (!parts.every((part, offset) => found[at + offset] === part)) continue
      const said = 1 + 0.6 * (parts.length - 1)
      here.set(activity, Math.max(here.get(activity) ?? 0, said) + (here.has(activity) ? 0.1 : 0))
    }
  })
  for (const [activity, said] of here) scores.set(activity, (scores.get(activity) ?? 0) + said * weight)
}

export interface ActivityReading {
  activity: Activity
  /** false: no text names the trade, so the segment's general words are used. */
  lida: boolean
}

/** The trade of a company, from its offer, kind of food business, challenge, flow and costs. Whole words only. */
export function activityOf(segment: MarketSegment, form: FormAnswers, answers: SegmentAnswers): ActivityReading {
  const scores = new Map<Activity, number>()
  for (const [field, weight] of SOURCES) {
    const text = field in form ? form[field as keyof FormAnswers] : answers[field]
    if (typeof text === 'string' && text !== '') weigh(withoutClients(fold(text.slice(0, MOST_TEXT))), weight, scores)
  }
  const kind = typeof answers.food_type === 'string' ? FOOD_TYPE_ACTIVITIES[answers.food_type] : undefined
  const chosen = kind === undefined ? undefined : ACTIVITIES.find(({ id }) => id === kind)
  if (chosen) scores.set(chosen, (scores.get(chosen) ?? 0) + FOOD_TYPE)
  const place = placeIn(offerOf(answers))
  let best: Activity | null = null
  let bestScore = LEAST
  for (const [activity, said] of scores) {
    const own = activity.segmento === segment
    if (!own && isMadeByOthers(activity, segment, place)) continue
    if (!own && SELLS_TO_TRADES.has(segment) && !MAKES.has(activity.id)) continue
    const score = said * (own ? OWN_SEGMENT : segment === 'Outro' || activity.segmento === 'Outro' ? 1 : OTHER_SEGMENT)
    if (score <= bestScore) continue
    best = activity
    bestScore = score
  }
  best ??= onlyNamed(segment, form.operational_flow)
  const activity = best ?? SEGMENT_ACTIVITIES[segment]
  return { activity: place ? { ...activity, lugar: place } : activity, lida: best !== null }
}

/** Segments of one trade are ticked one for the other. */
const ALIKE = new Set<MarketSegment>(['Serviços', 'Educação', 'Saúde', 'Outro'])
/** The trade stands where the day's work begins. */
const FIRST_WORDS = 8

/** The one trade of her segment, or of one like it, that her day's work names; of several the first; null: none. */
function onlyNamed(segment: MarketSegment, flow: string): Activity | null {
  const said = withoutClients(fold(flow.slice(0, MOST_TEXT))).replace(/[a-z]+/g, (word) =>
    COMMON.test(word) ? '' : word,
  )
  const named = (text: string, fits: (activity: Activity) => boolean) => {
    const scores = new Map<Activity, number>()
    weigh(text, 1, scores)
    const found = [...scores].filter(([activity, score]) => fits(activity) && score * OWN_SEGMENT > LEAST_ALONE)
    return found.length === 1 ? found[0]![0] : null
  }
  const own = ({ segmento }: Activity) => segmento === segment
  const first = withoutClients(fold(flow.split(/\s+/).slice(0, FIRST_WORDS).join(' ')))
  return (
    named(said, own) ??
    named(first, own) ??
    (ALIKE.has(segment) ? named(first, ({ segmento }) => ALIKE.has(segmento)) : null)
  )
}

/** Whether a trade is among those that a card names. */
export const isAmong = ({ id, tambem }: Activity, ids: readonly string[]): boolean =>
  ids.includes(id) || tambem.some((alias) => ids.includes(alias))
