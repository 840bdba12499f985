import type { Fact } from '@norteia/contracts/analysis'
import { type Canonical, unquoted } from './canonical.ts'
import { belongs, type FactLabel, likeness, measuresOf, names } from './labels.ts'
import { ADVISED_NOUNS, CONNECTORS, FREE_NOUNS, IMPERATIVES, UNIT_NOUNS } from './measures.data.ts'
import { type SpokenNumber, spokenNumbers } from './numbers.ts'
import { type Place, placesOf } from './places.ts'

/** Largest difference to a fact, as a fraction: room for 'R$ 48,2 mil'. */
const TOLERANCE = 0.005
/** Largest bare count that advice may hold. */
const MAX_COUNT = 12
const MAX_MINUTES = 60

export interface Grounding {
  /** Amounts of the text without a fact, as written. */
  ungrounded: string[]
  /** Places in the original text. */
  grounded: { start: number; end: number; fact: Fact }[]
}

/**
 * Finds the fact of every amount in a text: its value, its unit, and its label within reach. What has none is ungrounded,
 * but for counts of steps and of things that an advice tells to do.
 */
export function groundNumbers(read: Canonical, labels: readonly FactLabel[], own: Canonical): Grounding {
  const ungrounded: string[] = []
  const grounded: Grounding['grounded'] = []
  const bare = unquoted(own)
  let ours: string[] | undefined
  for (const [number, place] of amountsOf(read)) {
    ours ??= ownPhrases(bare, labels)
    const verbatim = place.quote !== '' && own.plain.includes(place.quote)
    const kept = verbatim || ours.includes(phraseAt(read, number))
    const label =
      called(number, place, labels, own) ??
      (kept ? labels.find((candidate) => isAmountOf(candidate, number)) : undefined)
    const start = read.at[number.start]!
    if (label) grounded.push({ start, end: read.at[number.end]!, fact: label.fact })
    else if (!kept && !isFree(number, place, labels, bare)) ungrounded.push(read.text.slice(number.start, number.end))
  }
  return { ungrounded, grounded }
}

/** How much more of its label a rival must hold, where both hold as many words. */
const CLEARLY = 0.2

/** The fact that the sentence calls the amount by; undefined where another fact's label fits the words better. */
function called(
  number: SpokenNumber,
  place: Place,
  labels: readonly FactLabel[],
  own: Canonical,
): FactLabel | undefined {
  const fitting = labels.filter((candidate) => holds(candidate, number, place, own))
  const first = fitting[0]
  if (!first || fitting.some(({ fact }) => typeof fact.valor === 'string' || fact.tipo === 'referência')) return first
  const rated = fitting.map((label) => ({ label, ...likeness(label, place.near) }))
  const best = rated.reduce((a, b) => (b.held > a.held || (b.held === a.held && b.share > a.share) ? b : a))
  const outdone = labels.some((label) => {
    const { valor, unidade, tipo } = label.fact
    if (typeof valor !== 'number' || tipo === 'referência' || unitClass(unidade) !== unitClass(best.label.fact.unidade))
      return false
    if (sameAmount(valor, unidade, unsigned(valor, number, place))) return false
    if (label.month !== null && !place.months.includes(label.month % 12)) return false
    const { held, share } = likeness(label, place.near)
    return held > best.held || (held === best.held && held > 0 && share >= best.share + CLEARLY)
  })
  return outdone ? undefined : best.label
}

const unitClass = (unidade: string) => (unidade.startsWith('R$') ? 'R$' : unidade.startsWith('%') ? '%' : unidade)

function amountsOf(read: Canonical): [SpokenNumber, Place][] {
  const numbers = spokenNumbers(read)
  const places = placesOf(read, numbers)
  return numbers.map((number, i) => [number, places[i]!])
}

/**
 * Amounts of the reworded text that these rules can't tell the fact of, each with the words beside it: they may stay in
 * just these words. Those that can be distinguished must pass on their own, or they could move to another label.
 */
const ownPhrases = (own: Canonical, labels: readonly FactLabel[]): string[] =>
  amountsOf(own).flatMap(([number, place]) => (called(number, place, labels, own) ? [] : [phraseAt(own, number)]))

/** A word, the amount, a word. */
const phraseAt = ({ plain }: Canonical, { start, end }: SpokenNumber): string =>
  (/[a-z]*[^a-z]*$/.exec(plain.slice(Math.max(0, start - 40), start))?.[0] ?? '') +
  plain.slice(start, end) +
  (/^[^a-z]*[a-z]*/.exec(plain.slice(end, end + 40))?.[0] ?? '')

const isAmountOf = ({ fact, quoted }: FactLabel, number: SpokenNumber): boolean =>
  typeof fact.valor === 'number'
    ? sameAmount(fact.valor, fact.unidade, number)
    : quoted.some(({ value, unit }) => unit === number.unit && value === number.value)

/** Counts of advice, days of the plan, and sizes that the text which is reworded has too. */
function isFree(number: SpokenNumber, place: Place, labels: readonly FactLabel[], own: Canonical): boolean {
  const { value, unit, noun } = number
  if (unit === 'data') return labels.some(({ month }) => month === value)
  if (unit === 'tamanho')
    return (
      own.plain.includes(place.said) || labels.some((label) => !label.freeWords && textOf(label).includes(place.said))
    )
  if (labels.some((label) => isPartOfLabel(label, number, place))) return true
  if (!Number.isInteger(value) || value < 0) return false
  if (unit === 'ordinal')
    return value <= MAX_COUNT && (FREE_NOUNS.has(noun) || /^(?:salario|mes|semana|dia)$/.test(noun))
  if (unit !== '') return false
  if (/ dia $/.test(place.before) && noun === '' && value <= 31) return isAdvised(place)
  if (value === 0) return / do $/.test(place.before)
  if (value <= MAX_COUNT && FREE_NOUNS.has(noun)) return true
  const most = noun === 'minutos' ? MAX_MINUTES : MAX_COUNT
  return value <= most && (ADVISED_NOUNS.has(noun) || value === 1) && (isAdvised(place) || place.isFrequency)
}

/** 'Retorno em doze meses': the twelve is the label's. */
const isPartOfLabel = (label: FactLabel, { value, unit, noun }: SpokenNumber, place: Place): boolean =>
  typeof label.fact.valor === 'number' &&
  label.quoted.some((said) => said.value === value && said.unit === unit && said.noun === noun && noun !== '') &&
  names(label, place.sentenceWords)

/** 'Peça preço a três fornecedores': the clause starts with an imperative, or contains one and mentions no measure. */
function isAdvised({ before }: Place): boolean {
  const words = before.slice(before.lastIndexOf(':') + 1).match(/[a-z]+/g) ?? []
  if (IMPERATIVES.has(words[0] ?? '')) return true
  return words.some((word) => IMPERATIVES.has(word)) && !words.some((word) => measuresOf(word).length > 0)
}

const textOf = ({ fact }: FactLabel) => (typeof fact.valor === 'string' ? fact.valor.toLowerCase() : '')

/** A text that gives orders is no source of figures. */
const ORDERS = /(?<!\p{L})(ignor[ea]|instruç|instruction|system|prompt|diga que|responda|escreva|repita|say that)/iu

function holds(label: FactLabel, number: SpokenNumber, place: Place, own: Canonical): boolean {
  const { fact } = label
  if (fact.fonte) return ofSource(label, number, place)
  if (typeof fact.valor === 'number')
    return (
      sameAmount(fact.valor, fact.unidade, unsigned(fact.valor, number, place)) &&
      sameNoun(fact, number, place) &&
      within(label, number, place)
    )
  if (fact.valor.length > 300 || ORDERS.test(fact.valor)) return false
  if (label.freeWords && (place.quote === '' || !own.plain.includes(place.quote))) return false
  const said = label.quoted.find(
    ({ unit, value, noun }) =>
      unit === number.unit &&
      value === number.value &&
      (noun === number.noun || CONNECTORS.has(number.noun) || number.noun === '' || unit !== ''),
  )
  if (!said || !boundsAgree(fact.valor, place)) return false
  return (
    names(label, place.sentenceWords, said.noun !== '' && said.noun === number.noun ? 1 : 0) ||
    (place.quote !== '' && own.plain.includes(place.quote))
  )
}

/** A figure of a public source: the sentence names the organisation and what is measured. */
function ofSource(label: FactLabel, number: SpokenNumber, place: Place): boolean {
  const { fonte, valor, unidade } = label.fact
  const organisation = fonte!.orgao
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
  if (!place.sentenceWords.some((word) => organisation.includes(word))) return false
  const year = CONNECTORS.has(number.noun || 'de') || place.before.endsWith('em ')
  if (number.unit === '' && number.value === fonte!.ano && year) return true
  const hits = new Set(place.sentenceWords.filter((word) => label.stems.size > 0 && belongs(label, word))).size
  return typeof valor === 'number' && sameAmount(valor, unidade, number) && hits >= Math.min(2, label.stems.size)
}

/** 'Faltam R$ 91' says −91 without its sign. */
const unsigned = (valor: number, number: SpokenNumber, { sentence }: Place): SpokenNumber =>
  valor < 0 && number.value > 0 && /(?<![a-z])(?:falt|prejuizo|negativ|no vermelho|a menos|perd)/.test(sentence)
    ? { ...number, value: -number.value }
    : number

function sameAmount(valor: number, unidade: string, { value, unit, rounding }: SpokenNumber): boolean {
  const fraction = unidade.startsWith('fração')
  const asked = unidade.startsWith('R$') ? 'R$' : unidade.startsWith('%') || fraction ? '%' : ''
  if (unit !== asked) return false
  const exact = fraction ? valor * 100 : valor
  const away = Math.abs(exact - value)
  return away <= Math.abs(exact) * TOLERANCE && away <= Math.max(rounding, 1e-9)
}

/** '62' may be points, never customers; the days of the plan may be a deadline. */
function sameNoun(fact: Fact, { unit, noun, value }: SpokenNumber, place: Place): boolean {
  if (unit !== '') return true
  const own = UNIT_NOUNS[fact.unidade] ?? [fact.unidade]
  if (fact.id.startsWith('regra.dia.') || fact.rotulo === 'Prazo do plano')
    return own.includes(noun) && isDeadline(place)
  if (fact.rotulo === 'Maior nota possível') return value === 100 && / de $/.test(place.before)
  return own.includes(noun) || noun === '' || (fact.unidade !== 'dias' && CONNECTORS.has(noun))
}

/** 'Em 90 dias dá para mudar a rotina' */
const OPENS_DEADLINE = /^ ?(?:em|ate|em ate|dentro de|nos? (?:proxim|primeir)[oa]s?) $/

/** 'Em até 15 dias, …', 'comece … em até 15 dias', 'plano de 90 dias': never how long customers take. */
const isDeadline = ({ before, beforeWords, words, sentenceWords }: Place): boolean =>
  /(?:(?:^| )(?:em|ate|nos? proxim[oa]s?|nos? primeir[oa]s?|nesses|nestes|dentro de|de|seus|os|dos|nos|para|por|e|a|ou)|[-(]) ?$/.test(
    before || 'em',
  ) &&
  ((sentenceWords.every((word) => measuresOf(word).length === 0) && OPENS_DEADLINE.test(before)) ||
    [...words, ...sentenceWords].some(
      (word) => IMPERATIVES.has(word) || /^(?:plano|passos?|ac(?:ao|oes)|etapas?)$/.test(word),
    )) &&
  (beforeWords.some((word) => IMPERATIVES.has(word)) ||
    !beforeWords.some((word) => measuresOf(word).some((measure) => measure !== 'prazo')))

const PERIODS: Readonly<Record<string, string>> = {
  ano: 'ano',
  anos: 'ano',
  anual: 'ano',
  anuais: 'ano',
  dia: 'dia',
  diario: 'dia',
  diaria: 'dia',
  diarios: 'dia',
  semana: 'semana',
  semanal: 'semana',
  semanais: 'semana',
  hora: 'hora',
  horas: 'hora',
  mes: 'mes',
  mensal: 'mes',
  mensais: 'mes',
  trimestre: 'trimestre',
  semestre: 'semestre',
  quinzena: 'quinzena',
  bimestre: 'bimestre',
}

/** Whether the figure is called by its own name: measure, month, period, end of a range. */
function within(label: FactLabel, number: SpokenNumber, place: Place): boolean {
  if (label.fact.rotulo === 'Prazo do plano' || label.fact.rotulo === 'Maior nota possível') return true
  if (
    number.unit !== '' &&
    place.bound !== null &&
    !(label.end === 'max' && place.bound === 'top') &&
    !(label.end === 'min' && place.bound === 'floor')
  )
    return false
  if (number.unit === 'R$') {
    const said = place.words.flatMap((word) => (label.words.has(word) ? [] : (PERIODS[word] ?? [])))
    if (said.some((period) => period !== label.period)) return false
  }
  if (label.month !== null ? !place.months.includes(label.month % 12) : place.ownMonths.length > 0) return false
  if (label.month !== null && place.dates.length > 0 && !place.dates.includes(label.month)) return false
  if (label.words.has('referencia') && !place.sentence.includes('referencia')) return false
  if (label.forecast && !/prev|esper|dev[ea]|projet|estim|cenario/.test(place.sentence)) return false
  if (
    label.end === 'min' &&
    !place.range &&
    !(/minim|partir|pelo menos|pior|menor/.test(place.sentence) && !/maxim/.test(place.sentence))
  )
    return false
  if (
    label.end === 'max' &&
    !place.range &&
    !(/maxim|ate |melhor|maior|teto|limite/.test(place.sentence) && !/minim/.test(place.sentence))
  )
    return false
  return namedNearby(label, number, place)
}

function namedNearby(label: FactLabel, number: SpokenNumber, place: Place): boolean {
  const known = (word: string) => measuresOf(word).length > 0 || belongs(label, word)
  const before = place.beforeWords.filter(known)
  const nearest = before.at(-1)
  if (nearest && !belongs(label, nearest)) return false
  // 'Custos maiores que o faturamento de …' is tied to its name; 'o custo por pessoa é de …' only to the end of another.
  const tied = place.joined && nearest !== undefined && measuresOf(nearest).some((measure) => label.heads.has(measure))
  if (!tied && !before.every((word) => belongs(label, word))) return false
  const following = place.afterOf.find(known)
  // '12% do faturamento' is a share of it, never the faturamento itself.
  const isBase = number.unit === '%' && place.afterArticle
  if (following && (isBase ? nearest === undefined : !belongs(label, following))) return false
  if (place.leftAfter.filter(known).some((word) => !belongs(label, word))) return false
  const after = belongs(label, number.noun) ? undefined : place.afterWords.find(known)
  if (!nearest && after && !belongs(label, after)) return false
  if (names(label, place.words)) return true
  // Said before in the sentence: 'O faturamento, hoje, é de …'.
  const earlier = place.earlier.findLast((words) => words.some(known))
  if (!earlier?.filter(known).every((word) => belongs(label, word))) return false
  return names(label, [...earlier, ...place.words])
}

/** 'Mais de 50%' is not '50%'. */
function boundsAgree(valor: string, { bound }: Place): boolean {
  const asked = /^mais de|^acima de|^r\$ .* ou mais/i.test(valor)
    ? 'over'
    : /^(?:menos de|até|abaixo de)/i.test(valor)
      ? 'under'
      : null
  if (asked === 'over') return bound === 'over' || bound === 'floor'
  if (asked === 'under') return bound === 'under' || bound === 'top'
  return bound === null || bound === 'top' || bound === 'floor'
}
