import type { CategoryId } from '@norteia/contracts/finance-categories'
import { fold } from '#src/text/words.ts'
import type { Absent } from './absent.ts'
import { CATEGORY_WORDS } from './category-words.data.ts'
import type { Frame } from './frame.ts'
import { HARMLESS } from './harmless-words.data.ts'
import { SMALL_TALK } from './loose-words.data.ts'
import { alike, LEGAL, nameTest, tellingWords } from './names.ts'
import { literalWords } from './patterns.ts'
import type { Reading } from './question.ts'
import type { QuestionContext } from './reading.ts'
import { isKindOfName } from './reading-names.ts'
import { spelledPlain } from './typed.ts'
import { isGrammarWord, questionWords } from './vocabulary.ts'
import { OWN_TRADES } from './words.data.ts'

/**
 * The last gate before a figure is told: every word with a meaning of its own is the grammar's, or stands in what the frame
 * narrows to. A word that nothing took would be dropped in silence, and the figure be of something else.
 */

/** 'retirada minha e da Vanessa': whose the first is, no name says, and one of the two isn't both. */
const MINE_TOO =
  / (?:minhas?|meus?) e (?:(?:[oa]s? )?d[aeo]s?|[oa]) [a-z]| d[aeo]s? [a-z]+(?: [a-z]+)? e (?:[oa]s? )?(?:minhas?|meus?) (?:$|no |na |em |esse |este |desse |deste |soma|junt|quanto )| eu e (?:[oa]|meu|minha) [a-z]/

const DAILY = /^diari[oa]s?$/
const CASH = /^(?:vivo|especie)$/

/** The question, where all of it is accounted for; else that it isn't. */
export function accounted(
  reading: Reading,
  question: string,
  context: QuestionContext,
  aside: readonly string[],
): Reading {
  const frames = reading.kind === 'frame' ? [reading.frame] : reading.kind === 'both' ? reading.frames : []
  // Who asks for a mark or a pace is read word by word.
  const marked =
    reading.kind === 'frame' && (reading.frame.contagem === 'projecao' || reading.assumed.includes('falta'))
  if (frames.length === 0 || marked) return reading
  const named = frames.some(({ filtros }) => filtros.contrapartes.length > 0)
  if (named && MINE_TOO.test(` ${spelledPlain(question)} `)) return { kind: 'unknown', missing: [] }
  if (!holdsYears(` ${spelledPlain(question)} `, frames, context.hoje)) return { kind: 'unknown', missing: [] }
  // What stands for all that was paid is said with the answer.
  const said = 'assumed' in reading && reading.assumed.some((one) => SAID.has(one))
  const left = said ? [] : unaccounted(question, frames, context).filter((word) => !aside.includes(word))
  if (left.length === 0) return reading
  const absent = left.length === 1 ? absentThing(left[0]!, question) : undefined
  return { kind: 'unknown', ...(absent ? { absent } : { missing: left }) }
}
const SAID: ReadonlySet<string> = new Set(['coisa', 'parte', 'categoria', 'rescisao'])

const YEAR_SAID = / (?:d[eoa]s?|n[oa]s?|em|ou|que|com|contra|x|e|o) (ano passado|20[12]\d)(?= )(?! (?:reais|vezes))/g
/** Whether a year that is named is one of the days that are told: one that nothing took would be dropped in silence. */
function holdsYears(text: string, frames: readonly Frame[], hoje: string): boolean {
  const told = frames.flatMap(({ periodo, comparacao, ausente }) =>
    [periodo, comparacao, ausente].filter((one) => one !== null),
  )
  const sized = frames.some(({ faixa, limiar, alvo }) => faixa !== null || limiar !== null || alvo !== null)
  if (told.length === 0 || sized) return true
  return [...text.matchAll(YEAR_SAID)].every(([, said]) => {
    const year = said === 'ano passado' ? String(Number(hoje.slice(0, 4)) - 1) : said!
    return told.some(({ de, ate }) => de.slice(0, 4) <= year && year <= ate.slice(0, 4))
  })
}

/** 'paguei a imobiliária?': whom she pays isn't her own company. */
const PAID_TO =
  / (?:paguei|pago|pagamos|pagar|pagando|devo|depositei|transferi)(?: ja)? (?:pr[ao]s?|para [oa]s?|aos?|[oa]s?) ([a-z]{3,})(?= )/g
const LEAST = 3
const LEFT_OUT = / (?:tirando|sem|fora|exceto|sem contar|descontando) (?:(?:com )?[oa] )?([a-z]{3,})(?= )/g
/** What was done narrows nothing that its object doesn't: 'terminei de pagar o giro'. */
const VERB = /(?:ei|ou|iu|[aei]ram|[aei]ndo|[aei]mos|avam?)$/
/** Words of a question that are neither the grammar's nor of what its frames narrow to. */
export function unaccounted(question: string, frames: readonly Frame[], context: QuestionContext): string[] {
  const own = [
    ...frames.flatMap(({ filtros, opcoes }) => [...filtros.contrapartes, ...filtros.semContrapartes, ...opcoes]),
    ...[...context.categorias].map(({ nome }) => nome),
    ...context.contas.map(({ apelido }) => apelido),
  ].flatMap(tellingWords)
  const ofCategories = new Set(
    frames
      .flatMap(({ filtros }) => [...filtros.categorias, ...filtros.semCategorias])
      .flatMap((id) => Object.values(CATEGORY_WORDS[id as CategoryId] ?? {}).flatMap(literalWords)),
  )
  const isOwn = (word: string) =>
    own.some(
      (of) =>
        alike(word, of) ||
        (Math.min(word.length, of.length) >= LEAST && (of.startsWith(word) || word.startsWith(of))) ||
        (word.length > LEAST && (of.includes(word) || of.startsWith(word.slice(0, LEAST + 1)))),
    )
  const named = frames.some(({ filtros }) => filtros.contrapartes.length > 0)
  const isName = nameTest(context.contrapartes)
  // 'e tirando a Sacaria', of a sum of two: the other alone is left.
  const leftOut = new Set([...` ${spelledPlain(question)} `.matchAll(LEFT_OUT)].map(([, word]) => word!).filter(isName))
  const paid = new Set([...` ${spelledPlain(question)} `.matchAll(PAID_TO)].map(([, word]) => word!))
  const accountedFor = (word: string, next: string, before: string) =>
    !/^[a-z]{3,}$/.test(word) ||
    (OWN_TRADES.has(word) && !/^(?:de|com|em|por)$/.test(before) && !paid.has(word)) ||
    // 'qual rede', 'por posto': what is laid out.
    /^(?:qual|quais|por|cada)$/.test(before) ||
    // 'o convênio da Amil', 'flores que comprei', of somebody.
    (named && (isKindOfName(word) || next === 'que')) ||
    LEGAL.has(word) ||
    // 'quanto já paguei de volta'
    (word === 'volta' && before === 'de') ||
    isGrammarWord(word) ||
    HARMLESS.has(word) ||
    (CASH.test(word) && frames.every(({ filtros }) => filtros.contas.length === 1)) ||
    (DAILY.test(word) && frames.some(({ media }) => media === 'dia')) ||
    VERB.test(word) ||
    SMALL_TALK.test(word) ||
    (named && leftOut.has(word)) ||
    ofCategories.has(word) ||
    isOwn(word)
  const said = questionWords(spelledPlain(question), isOwn)
  return said.filter((word, at) => !accountedFor(word, said[at + 1] ?? '', said[at - 1] ?? ''))
}

/** Names that hold the word for a category in which nothing ever was: 'combustível', of 'TICKET LOG COMBUSTIVEL'. */
export function namesOfCategory(question: string, categorias: readonly string[], names: readonly string[]): string[] {
  const ofCategory = new Set(
    categorias.flatMap((id) => Object.values(CATEGORY_WORDS[id as CategoryId] ?? {}).flatMap(literalWords)),
  )
  const asked = questionWords(spelledPlain(question)).filter((word) => word.length > LEAST && ofCategory.has(word))
  return names.filter((nome) => tellingWords(nome).some((word) => asked.some((one) => alike(one, word))))
}

/** A thing that is named as one, as it was typed. */
function absentThing(word: string, question: string): Absent | undefined {
  const typed = question.split(/[\s,.?!]+/)
  const at = typed.findIndex((one) => fold(one) === word)
  const before = fold(typed[at - 1] ?? '')
  if (!/^(?:[dn]?[aeo]s?|pr[ao]s?|para|com|pel[ao]s?|ao?s?)$/.test(before)) return undefined
  return { palavra: typed[at]!, de: null, coisa: /^(?:de|com)$/.test(before) }
}
