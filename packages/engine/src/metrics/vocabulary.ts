import type { CategoryId } from '@norteia/contracts/finance-categories'
import { FAQ_ENTRIES } from '#src/faq/entries.data.ts'
import { ACTIONS } from '#src/library/actions.ts'
import { editDistance, soundKeys } from '#src/retrieval/distance.ts'
import { spelledOut, withoutManners } from '#src/retrieval/tokens.ts'
import { fold, words } from '#src/text/words.ts'
import { CATEGORY_WORDS } from './category-words.data.ts'
import type { Filtros } from './frame.ts'
import { METRICS } from './metrics.data.ts'
import { literalWords } from './patterns.ts'
import { MONTHS } from './period-points.ts'
import { COMMON_WORDS, FILLING, GRAMMAR_WORDS, OWN_TRADES } from './words.data.ts'

const MAX_CHARACTERS = 300
const MAX_WORDS = 40
/** Shorter words have too many neighbours to be taken for a slip of the finger. */
const LEAST_SOUND = 4
const LEAST_TYPO = 5
const LEAST_TWO_TYPOS = 9

const ways = [
  ...Object.values(METRICS).flatMap(({ palavras }) => palavras),
  ...Object.values(CATEGORY_WORDS).flatMap(({ nome, tambem = [] }) => [...nome, ...tambem]),
]
const known = new Set([...literalWords(ways), ...MONTHS, ...GRAMMAR_WORDS, ...FILLING])
const endings = ways
  .flatMap((way) => way.split(/[ |]/))
  .flatMap((word) => (word.endsWith('*') ? [word.slice(0, -1)] : []))
const repairable = [...known, ...endings].filter((word) => word.length >= LEAST_SOUND)
const bySound = new Map<string, string>()
for (const word of repairable) for (const key of soundKeys(word)) if (!bySound.has(key)) bySound.set(key, word)

/** Words of the product's own texts: whoever types one of them meant it. */
const written = new Set(
  [
    ...FAQ_ENTRIES.flatMap(({ pergunta, resposta }) => [pergunta, resposta]),
    ...[...ACTIONS.values()].flatMap(({ medir, corrigir, fixar, conhecimento }) => [
      conhecimento,
      ...[medir, corrigir, fixar].flatMap(({ acao, detalhes }) => [acao, detalhes]),
    ]),
  ].flatMap((text) => words(text)),
)

const MONTH_ENDINGS: Readonly<Record<string, string>> = Object.fromEntries(
  MONTHS.filter((month) => month !== 'maio').map((month) => [month.slice(0, 3), month]),
)
const isKnown = (word: string) => known.has(word) || endings.some((beginning) => word.startsWith(beginning))

/** 'quartas' is no slip of 'quantas'. */
const WEEKDAYS = /^(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s?$/

/** The nearest word of the grammar; the word itself where none is near or it is a name of the company's. */
function repaired(word: string, isName: (word: string) => boolean): string {
  const meant = WEEKDAYS.test(word) || isKnown(word) || written.has(word) || OWN_TRADES.has(word) || isName(word)
  if (!/^[a-z]+$/.test(word) || word.length < LEAST_SOUND || meant) return word
  for (const key of soundKeys(word)) {
    const same = bySound.get(key)
    if (same !== undefined) return same
  }
  if (word.length < LEAST_TYPO) return word
  const allowed = word.length >= LEAST_TWO_TYPOS ? 2 : 1
  let best: string | undefined
  let fewest = allowed + 1
  for (const candidate of repairable) {
    // A first letter is seldom hit wrong, and a change of it makes another word ('frente', 'gente').
    if (candidate.length < LEAST_TYPO || candidate[0] !== word[0]) continue
    const edits = editDistance(word, candidate, allowed)
    if (edits < fewest) [best, fewest] = [candidate, edits]
  }
  return best ?? word
}

/** Verbs and the like that only fill: no slip of the thing that money was spent on. */
const NO_THING =
  /^(?:tinha|tenho|temos|tive|teve|tivemos|tiveram|fizemos|houve|ficou|ficaram|fechei|fechou|fechar|fechamos|dando|sendo|tendo|anda|ando|mostra\w*|mostre|dizer|falar|fala|fale|saber|quero|queria|gostaria|pode|lista\w*|liste|manda|passa|calcule|calcula\w*|somou|somaram|vamos|indo|iria|estou|estava|estao|tanta|tanto|muito|assim|perto|cerca)$/
const SPENT_ON = /^(?:com|de|pra|pro|na|no|da|do|em)$/
/** 'gastei com tinta' is no 'tinha'. */
const isThing = (word: string, mended: string, before: string): boolean =>
  mended !== word && NO_THING.test(mended) && SPENT_ON.test(before)

const SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/\bpro[- ]?labore\b/g, 'pro_labore'],
  [/\br\$ ?/g, ' reais_de '],
  [/(^|[^\d])%/g, '$1 por cento '],
  [/\b(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*[/.-](\d{4}|\d\d)\b/g, '$1 de $2'],
]

/** Words of a question as the grammar reads them: folded, spelt out, slips mended where asked; numbers and dates stay. */
export function questionWords(
  question: string,
  isName: (word: string) => boolean = () => false,
  mending = true,
): string[] {
  let text = fold(question.slice(0, MAX_CHARACTERS))
  for (const [pattern, replacement] of SPOKEN) text = text.replace(pattern, replacement)
  text = withoutManners(text)
  const raw =
    text.match(
      /\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}\/20\d\d|\d{1,2}\/\d{1,2}|\d{4}-\d\d(?:-\d\d)?|\d+(?:[.,]\d+)*%?|(?!p\d)[a-z]{1,4}\d{1,3}(?![a-z\d])|[a-z_]+/g,
    ) ?? []
  const said = raw.slice(0, MAX_WORDS).map((word) => (isName(word) ? word : spelledOut(word)))
  return said.map((word, at) => {
    const named =
      isName(word) && [said[at - 1], said[at + 1]].some((one = '') => isName(one) && !(one in MONTH_ENDINGS))
    // 'Praia Mar' is no March.
    const month = named ? undefined : monthName(word, said, at)
    const whole = word === 'pro_labore' ? 'prolabore' : word
    const mended = mending ? repaired(whole, isName) : whole
    return (
      month ??
      (named ? undefined : shortDay(word, said, at)) ??
      (isThing(word, mended, said[at - 1] ?? '') ? word : mended)
    )
  })
}

const SHORT_DAYS: Readonly<Record<string, string>> = {
  ...{ seg: 'segunda', ter: 'terca', qua: 'quarta', qui: 'quinta', sex: 'sexta', sab: 'sabado', dom: 'domingo' },
}
const ALONE = new Set(['sab', 'dom', 'sex', 'qui'])
/** 'sáb e dom' */
function shortDay(word: string, said: readonly string[], at: number): string | undefined {
  if (!Object.hasOwn(SHORT_DAYS, word)) return undefined
  const beside = [said[at - 2], said[at - 1], said[at + 1], said[at + 2]].some(
    (one = '') => Object.hasOwn(SHORT_DAYS, one) || WEEKDAYS.test(one),
  )
  return beside || ALONE.has(word) ? SHORT_DAYS[word] : undefined
}

/** 'out' is October, 'dez' December unless something is counted; the year of 'out/25' is spelt out. */
function monthName(word: string, said: readonly string[], at: number): string | undefined {
  if (/^\d\d$/.test(word) && said[at - 1] === 'de' && Object.hasOwn(MONTH_ENDINGS, said[at - 2] ?? ''))
    return `20${word}`
  if (!Object.hasOwn(MONTH_ENDINGS, word)) return undefined
  const next = said[at + 1] ?? ''
  if (
    word === 'dez' &&
    /^(?:ultim|maior|menor|princip|mes|dia|semana|melhor|primeir|client|fornec|por$|mil$|reais|conto|pila|vez|pesso|pagament|nome)/.test(
      next,
    )
  )
    return undefined
  if (word === 'dez' && /^(?:ultim|top|proxim|os$|as$)/.test(said[at - 1] ?? '')) return undefined
  return MONTH_ENDINGS[word]
}

/** Whether the grammar has the word: then it needn't be anybody's name. */
export const isGrammarWord = (word: string): boolean => isKnown(word)

const telling = new Set(
  literalWords([
    ...Object.values(METRICS).flatMap(({ palavras }) => palavras),
    ...Object.values(CATEGORY_WORDS).flatMap(({ nome }) => nome),
  ]),
)
const loose = new Set(
  literalWords(Object.values(CATEGORY_WORDS).flatMap(({ tambem = [] }) => tambem)).filter((word) => !telling.has(word)),
)

/** Whether a word only means a part of a category: it may as well be of a name. */
export const isLooseWord = (word: string): boolean => word.length > LEAST_TYPO && loose.has(word)

/** Whether each name has a word that means its category: 'DETRAN MULTAS', of fines. */
export const isCategoryOfNames = ({ categorias, contrapartes }: Filtros): boolean =>
  categorias.length === 1 &&
  contrapartes.every((nome) => {
    const own = literalWords(CATEGORY_WORDS[categorias[0] as CategoryId]?.tambem ?? [])
    return words(nome, 20).some((word) => own.includes(word))
  })

const ofCosts = new Set(
  literalWords(Object.values(CATEGORY_WORDS).flatMap(({ nome }) => nome)).filter(
    (word) => !literalWords(Object.values(METRICS).flatMap(({ palavras }) => palavras)).includes(word),
  ),
)
/** Whether a word names a category: beside what came in it may be who paid, 'o condomínio'. */
export const isCategoryWord = (word: string): boolean => word.length > LEAST_TYPO && ofCosts.has(word)

/** Whether a word names a cost, or a part of one. */
export const isCostWord = (word: string): boolean => ofCosts.has(word) || loose.has(word)

/** Everyday words of trade: in a question they seldom mean somebody's name. */
export const isCommonWord = (word: string): boolean => written.has(word) || isKnown(word) || COMMON_WORDS.has(word)
