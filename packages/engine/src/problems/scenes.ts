import { placeOf, STEP, sharesOf, WIDTH } from './scene-model.ts'
import { CARDS, FEATURES, RARITIES, ROWS } from './scene-weights.data.ts'

interface Model {
  cards: readonly string[]
  /** Places of the features among the rows, which begin with those of the cards. */
  places: ReadonlyMap<string, number>
  rarities: Float32Array
  rows: Int8Array
}

const bytes = (text: string) => Int8Array.from(atob(text.replaceAll('\n', '')), (letter) => letter.charCodeAt(0))
const namesIn = (text: string) => atob(text.replaceAll('\n', '')).split(' ')

let read: Model | undefined
/** Read at the first complaint. */
function model(): Model {
  if (read) return read
  const places = new Map(namesIn(FEATURES).map((feature, n) => [feature, n]))
  const rarities = Float32Array.from(bytes(RARITIES), (rarity) => rarity * STEP)
  read = { cards: namesIn(CARDS), places, rarities, rows: bytes(ROWS) }
  return read
}

/** Below it a share tells nothing. */
const LEAST = 0.01
/** So few known features tell nothing; from the second number on they tell all they can. */
const FEATURES_TOLD = [14, 44] as const

export interface Likely {
  card: string
  /** 0 to 1, of all cards; less where little is told. */
  share: number
}

/** Which problem a telling is likely to be of, by the tellings of others: the likeliest first, those that count; empty: too little is told. */
export function likelyCards(text: string): Likely[] {
  const { cards, places, rarities, rows } = model()
  let heard = 0
  const place = placeOf(text, (feature) => {
    const n = places.get(feature)
    if (n === undefined) return null
    heard += 1
    return { rarity: rarities[n]!, row: rows, from: (cards.length + n) * WIDTH }
  })
  const told = Math.min(1, (heard - FEATURES_TOLD[0]) / (FEATURES_TOLD[1] - FEATURES_TOLD[0]))
  if (told <= 0) return []
  const weights = cards.map((_, n) => {
    let sum = 0
    for (let k = 0; k < WIDTH; k++) sum += rows[n * WIDTH + k]! * place[k]!
    return sum * STEP * STEP
  })
  return sharesOf(weights)
    .map((share, n) => ({ card: cards[n]!, share: share * told }))
    .filter(({ share }) => share >= LEAST)
    .sort((a, b) => b.share - a.share || (a.card < b.card ? -1 : 1))
}
