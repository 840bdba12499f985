import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { fold } from '#src/text/words.ts'
import { isRange } from './amounts.ts'
import { BUYS, COUNT_WORDS, MEASURES, MEMBERS, type Role, WEEKDAYS } from './quantities.data.ts'
import { Place, periodOf, type Quantity, rootOf, unitOf } from './quantity-place.ts'
import { countRole, eventOf, nounOfPrice, owesHer, priceRole, sumRole, termRole } from './quantity-roles.ts'
import { type Parsed, type PlacedNumber, parseText } from './spoken-text.ts'

const NUMERIC =
  /\d|dois|duas|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|quinze|inte|nta\b|cem|cento|entos|mil|metade|ter[cç]o/i

const MAX_CHALLENGE = 5_000
const challenges = new WeakMap<FormAnswers, readonly Quantity[]>()

/** What her challenge counts and costs, read once for all that ask of one form. */
export function challengeQuantities(form: FormAnswers): readonly Quantity[] {
  const known = challenges.get(form)
  if (known) return known
  const read = quantitiesIn(form.main_challenge.slice(0, MAX_CHALLENGE))
  challenges.set(form, read)
  return read
}

/** Every number of a text with what it surely is, in order. Linear in the length of the text; never throws. */
export function quantitiesIn(text: string): Quantity[] {
  if (!NUMERIC.test(text)) return []
  const parsed = parseText(text)
  const found: Quantity[] = []
  for (let i = 0; i < parsed.numbers.length; i++) {
    const first = parsed.numbers[i]!
    const range = isRange(parsed, first, parsed.numbers[i + 1])
    if (range) i++
    const number = parsed.numbers[i]!
    const place = new Place(parsed, first, number, parsed.numbers[range ? i - 2 : i - 1], parsed.numbers[i + 1])
    const quantity = quantityOf(place, found)
    if (!quantity) continue
    const part = found.at(-1)
    if (part && quantity.unit === 'qtd' && isPartOf(parsed, part, quantity, first)) {
      if (part.role === null || quantity.role === null || !NOT_A_DEED.has(quantity.role))
        part.role = quantity.role ?? part.role
      part.of = quantity.value
      part.noun ||= quantity.noun
      quantity.role = null
    }
    const low = range && first.scale === 1 ? first.value * number.scale : first.value
    found.push({
      ...quantity,
      ...(range && quantity.unit !== 'dias' && { value: (low + number.value) / 2 }),
      start: first.start,
      end: number.end,
    })
  }
  return found
}

/** 'saco' of '120 saco por mês', as many. */
function wordAfter({ parsed, number, next }: Place): string {
  const word = parsed.words[number.at]
  const written = word ? parsed.source.slice(word.start, word.end) : next
  return /^(?:kg|kgs)$/i.test(written)
    ? 'kg'
    : /s$/i.test(written)
      ? written
      : /[aeo]$/i.test(written) && !/[aã]o$/i.test(written)
        ? `${written}s`
        : ''
}

const OUT_OF = /^ ?(?:[a-z]+ )?(?:de|em|dos|das|entre)(?: cada| uns| umas)? $/

const NOT_A_DEED = new Set<Role>(['vende', 'base'])

/** '13 furos de 60 horários', '7 de cada 10'; not '6 festas de 80 pessoas'. */
function isPartOf(parsed: Parsed, part: Quantity, whole: Quantity, { start }: PlacedNumber): boolean {
  if (part.unit !== 'qtd' || part.value >= whole.value || part.of !== undefined) return false
  const between = fold(parsed.source.slice(part.end, start))
  if (!OUT_OF.test(between)) return false
  const counts =
    between.trim().split(' ').length === 1 ||
    / ?cada $/.test(between) ||
    / d[ao]s $/.test(between) ||
    (whole.noun === '' && MEMBERS.test(between.trim().split(' ')[0]!))
  return counts || COUNT_WORDS.some(([, pattern]) => pattern.test(between.trim().split(' ')[0]!))
}

function quantityOf(place: Place, before: readonly Quantity[]): Quantity | null {
  const { number, parsed } = place
  const read = unitOf(place)
  if (!read || !(read.value > 0)) return null
  const sentenceStart = parsed.words.find(({ sentence }) => sentence === number.sentence)?.start ?? number.start
  const period = periodOf(place, sentenceStart, true)
  const someDays =
    place.ahead.some(({ text, clause }) => clause === number.clause && WEEKDAYS.test(text)) ||
    parsed.words.some(
      ({ text, sentence, start }) => sentence === number.sentence && start < number.start && WEEKDAYS.test(text),
    )
  const made = {
    ...read,
    word: read.unit === 'qtd' && read.noun !== '' ? wordAfter(place) : '',
    period,
    someDays,
    each: false,
    sentence: number.sentence,
    start: number.start,
    end: number.end,
  }
  if (read.unit === 'dias') return { ...made, role: termRole(place) }
  if (read.unit === 'horas') return { ...made, role: null, period: periodOf(place, sentenceStart, false) }
  if (read.unit === '%') return { ...made, role: null }
  const last = before.at(-1)
  const counted = last?.unit === 'qtd' && last.sentence === number.sentence ? last : undefined
  const bare = read.unit === 'qtd'
  if (bare && read.noun === '' && last && isTermToo(place, last))
    return { ...made, unit: 'dias', role: termRole(place) }
  if (bare && read.noun !== '') return { ...made, role: countRole(place, read.noun, period) }
  const monthly = periodOf(place, sentenceStart, false) !== null
  // A small number after a verb that counts is a count, whatever else stands there.
  const paid = bare && isPaid(place)
  const asCount = bare && !paid ? countRole(place, '', period) : null
  if (asCount === 'deve' && isSumOwed(place)) return { ...made, unit: 'R$', role: 'aberto', period: null }
  const role =
    bare && asCount !== null ? null : (priceRole(place, bare, counted) ?? (bare || monthly ? null : sumRole(place)))
  if (bare && role === null) return { ...made, role: asCount }
  const { noun, each } = nounOfPrice(place)
  const joined = role ?? continued(place, last)
  const own =
    noun !== ''
      ? noun
      : joined === 'preco' && counted && place.back.length <= 8
        ? counted.noun
        : joined === 'custo'
          ? costOf(place)
          : ''
  const event = joined === 'custo' ? eventOf(place) : undefined
  return {
    ...made,
    unit: 'R$',
    role: joined,
    noun: own,
    each,
    period: periodOf(place, sentenceStart, false),
    ...(event && { event }),
  }
}

/** '75 dias e o tecido eu pago com 28': days, too. */
const isTermToo = ({ number, ...place }: Place, last: Quantity): boolean =>
  last.unit === 'dias' &&
  last.sentence === number.sentence &&
  number.scale === 1 &&
  number.value <= 180 &&
  /^(?:com|em|pra|para|a|por)$/.test(place.back[0]?.text ?? '')

/** 'O litro de leite me custa 2,50': of what is measured; '' where nothing is. */
function costOf({ back }: Place): string {
  const verb = back.slice(0, 4).findIndex(({ text }) => /^(?:custa|custam|sai|saem)$/.test(text))
  if (verb < 0) return ''
  const thing = back.slice(verb + 1, verb + 6).find(({ text }) => MEASURES.test(text))
  // 'O saco de 25kg me custa 140': the size of it, right behind its number.
  return thing && thing !== back.at(-1) ? rootOf(thing.text) : ''
}

/** 'Eu gasto 350', 'me custa uns 160': money, whatever else stands there. */
const isPaid = ({ number, back }: Place): boolean => {
  const at = back.findIndex(({ text }) => !/^(?:uns|umas|so|cerca|de)$/.test(text))
  const [verb, me] = [back[at]?.text ?? '', back[at + 1]?.text]
  return (
    (number.value >= 10 && at === 0 && BUYS.test(verb)) ||
    (/^(?:custa|custam|custou|sai|saem)$/.test(verb) && me === 'me')
  )
}

/** 'O povo tá me devendo 4.300' */
const isSumOwed = (place: Place): boolean => place.number.value >= 200 && owesHer(place)

/** 'custa 17,50, tinta e filme mais uns 4 reais': goes on with what she pays. */
function continued(place: Place, last: Quantity | undefined): Role | null {
  return last?.role === 'custo' &&
    last.sentence === place.number.sentence &&
    place.back.some(({ text }) => text === 'mais')
    ? 'custo'
    : null
}
