import { type Reading, worksAlone } from '#src/reading/input.ts'
import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import { OF_COMPANY, type Presupposed } from './taken.data.ts'
import { OF_CASE } from './taken-case.data.ts'
import { OF_TRADE, SELLERS } from './taken-words.data.ts'

const ALL: readonly Presupposed[] = [...OF_CASE, ...OF_COMPANY, ...OF_TRADE]
const isOfCase = (place: number): boolean => place >= 0 && place < OF_CASE.length

/** What nobody does who works alone, though the words name no team. Folded titles. */
const OF_MORE =
  /\bescalas?\b|\bgente\b|cada pessoa|quem (?:vende|fica\b|ficou|trabalha)|\ba sos\b|\bdelegue|^treine|sem perguntar|nomeie|professor|substitut|vendedor|\breforco\b|duas pessoas|decimo|ferias e|\bferias\b|\bfolha\b|casa com cenas|reuniao|reunam/
/** Who wrote less leaves open what she has. */
const TELLING = 120
const MOST_TEXT = 4_000
const MOST_KEPT = 4_000

/** How what she wrote stands to a fact: it shows it, leaves it open, or denies it. */
type Stand = 'shown' | 'open' | 'denied'

/** Which facts a text takes for granted, by their places in `ALL`; of a title, -1: more than one who works. */
function placesBy(finds: (fact: Presupposed, folded: string) => boolean, team: boolean) {
  const kept = new Map<string, readonly number[]>()
  return (text: string): readonly number[] => {
    const known = kept.get(text)
    if (known) return known
    const folded = fold(text)
    const found = ALL.flatMap((fact, index) => (finds(fact, folded) ? [index] : []))
    if (team && OF_MORE.test(folded)) found.push(-1)
    if (kept.size < MOST_KEPT) kept.set(text, found)
    return found
  }
}
const ofTitle = placesBy(({ titles }, folded) => titles?.test(folded) === true, true)
const ofText = placesBy(({ words }, folded) => words?.test(folded) === true, false)

/** What the texts of the product may take for granted of one company. */
interface Taken {
  /** Whether a step works with what her words show. */
  allows: (step: { acao: string }) => boolean
  /** The same of a step that was made for what she tells: by the facts of her case alone. */
  agrees: (step: { acao: string }) => boolean
  /** Whether a text takes for granted what nothing that she wrote shows. */
  presumes: (text: string) => boolean
}

const made = new WeakMap<Reading, Taken>()

/** By what she wrote, her segment and her trade. */
export function takenBy(reading: Reading): Taken {
  const known = made.get(reading)
  if (known) return known
  const stand = standsFor(reading)
  const taken: Taken = {
    allows: ({ acao }) => ofTitle(acao).every((place) => stand(place) === 'shown'),
    agrees: ({ acao }) => ofTitle(acao).every((place) => !isOfCase(place) || stand(place) === 'shown'),
    presumes: (text) => ofText(text).some((place) => stand(place) !== 'shown'),
  }
  made.set(reading, taken)
  return taken
}

function standsFor(reading: Reading): (place: number) => Stand {
  const { form, segment, answers, activity } = reading
  const written = `${form.main_challenge}. ${form.future_goals}. ${form.main_costs}. ${form.operational_flow}`
  const named = activity.lida ? activity.activity.nome : ''
  const said = fold(
    `${written}. ${offerOf(answers)}. ${form.acquisition_channels.join(' ')}. ${named}`.slice(0, MOST_TEXT),
  )
  const telling = written.length >= TELLING
  const alone = worksAlone(reading)
  const found = new Map<number, Stand>()
  const look = (place: number): Stand => {
    const fact = ALL[place]
    if (!fact) return reading.people?.value === 1 ? 'denied' : 'shown'
    if (fact.denied?.test(said) || fact.never?.includes(segment) || (alone && (fact.team || fact === SELLERS)))
      return 'denied'
    if (!fact.shown || fact.segments?.includes(segment) || fact.shown.test(said)) return 'shown'
    return telling ? 'open' : 'shown'
  }
  return (place) => {
    const known = found.get(place)
    if (known) return known
    const stand = look(place)
    found.set(place, stand)
    return stand
  }
}

/** The sentences of a text that take nothing for granted; '' when none is left. */
export const granted = (text: string, isPresumed: (text: string) => boolean): string =>
  isPresumed(text)
    ? text
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !isPresumed(sentence))
        .join(' ')
    : text
