import { stem } from '#src/text/stem.ts'
import { namedAccounts } from './accounts.ts'
import type { Frame } from './frame.ts'
import { type LooseContext, type Named, takeNames } from './loose-names.ts'
import {
  DUTY,
  GOODS,
  IN,
  MARGIN,
  MARK,
  OTHER_CHARGE,
  OTHER_THING,
  OUT,
  PUBLIC,
  RESULT,
  SALES,
  SMALL_TALK,
  TELLING,
  WORKED,
} from './loose-words.data.ts'
import { isTradeOfParts, tellingWords } from './names.ts'
import { takeOperations } from './operations.ts'
import type { QuestionContext } from './reading.ts'
import { Rest } from './rest.ts'
import { readTimes } from './times.ts'
import { fixedCategories, ownCategories } from './turns.ts'
import { isGrammarWord } from './vocabulary.ts'
import { FILLING } from './words.data.ts'

/** What is known of the words of a question, wherever they stand. */

export type Heard = NonNullable<ReturnType<typeof hear>>

/** Takes out of the words what is known of them. */
export function hear(rest: Rest, context: LooseContext, before: Frame | undefined) {
  const accounts = namedAccounts(rest, context.contas)
  const named = takeNames(rest, context, before)
  const isNamed = named.who.length + named.options.length > 0
  const result = rest.take(new RegExp(RESULT.source)) !== undefined
  while (rest.take(new RegExp(RESULT.source)));
  const margin = rest.take(MARGIN) !== undefined
  const words = new Rest(rest.text.trim().split(' '))
  const partly = isNamed ? undefined : partOfOwn(rest, context)
  const own0 = ownCategories(words, context.categorias).length + fixedCategories(words, null).ids.length > 0
  const ofCategory = own0 || partly !== undefined
  if (margin) rest.take(/ quant[oa]s /)
  const only = ofCategory && !isNamed
  const early = takeOperations(rest, isNamed || ofCategory, only)
  const times = readTimes(rest, context.hoje, false)
  const late = early.length > 0 ? [] : takeOperations(rest, isNamed || ofCategory, only)
  const operations = [...early, ...late]
  // 'qual mês foi pior', after something: of that.
  if (before && !isNamed && named.without.length === 0 && operations.some(({ id }) => id === 'ordem')) return undefined
  const whole = ownCategories(rest, context.categorias)
  if (whole.length === 0 && partly) rest.take(new RegExp(` ${partly.word} `))
  const own = whole.length === 0 && partly ? [partly.id] : whole
  const fixed = fixedCategories(rest, null)
  const way = wayOf(rest, named)
  turnIncoming(fixed, { way, isNamed: isNamed && rest.has(new RegExp(IN.source)) })
  const goods = way === 'out' && !isNamed && own.length + fixed.ids.length === 0 && rest.take(GOODS) !== undefined
  const categories = [...own, ...fixed.ids, ...(goods ? ['mercadorias'] : [])]
  const sales = rest.has(SALES)
  while (rest.take(new RegExp(OUT.source)) ?? rest.take(new RegExp(IN.source)) ?? rest.take(new RegExp(WORKED.source)));
  const left = leftOf(rest, named, context, categories)
  const widened = fixed.widened || goods
  const hopeless = times.impossible || / p\d /.test(rest.text) || left.unread.length > 0
  return { ...left, named, accounts, result, margin, operations, times, way, categories, sales, widened, hopeless }
}

/** 'qual instrutor', of 'Repasse instrutores': a word that one category of her own has. */
function partOfOwn(rest: Rest, { categorias }: LooseContext): { id: string; word: string } | undefined {
  const found = rest.words().flatMap((word) => {
    const free = word.length >= LEAST_PART && !isGrammarWord(word)
    const fits = free ? categorias.filter(({ nome }) => tellingWords(nome).some((of) => stem(of) === stem(word))) : []
    return fits.length === 1 ? [{ id: fits[0]!.id, word }] : []
  })
  return found.length === 1 ? found[0] : undefined
}
const LEAST_PART = 6

/** 'o dinheiro do empréstimo caiu quando': what was lent, and no part that is paid back. Who pays for a room pays no rent of hers. */
function turnIncoming(
  fixed: { ids: string[]; widened: boolean },
  { way, isNamed }: { way: Way; isNamed: boolean },
): void {
  if (way !== 'in') return
  if (fixed.ids.length === 1 && fixed.ids[0] === 'parcela-emprestimo') {
    fixed.ids = ['emprestimo-recebido']
    fixed.widened = false
  }
  if (isNamed && fixed.ids.length === 1 && fixed.ids[0] === 'aluguel') {
    fixed.ids = []
    fixed.widened = false
  }
}

const CLEARLY = 5
export type Way = 'in' | 'out' | undefined
/** Where the money went: by whom it is of, then by the verb. */
function wayOf(rest: Rest, { who, options, flows }: Named): Way {
  const [came, went] = [new RegExp(IN.source).test(rest.text), new RegExp(OUT.source).test(rest.text)]
  const { entrou, saiu } = flows
  if (who.length + options.length > 0) {
    if (entrou >= CLEARLY * saiu) return 'in'
    if (saiu >= CLEARLY * entrou) return 'out'
  }
  return came === went ? undefined : came ? 'in' : 'out'
}

/** What is left: words that might narrow the figure, and those that can't and are said to be left aside. */
function leftOf(
  rest: Rest,
  { beside, who }: Named,
  { contas }: QuestionContext,
  categories: readonly string[],
): { unread: string[]; aside: string[] } {
  const tokens = rest.text.trim().split(' ')
  const unread: string[] = [...beside]
  const aside: string[] = []
  const accountWords = new Set(contas.flatMap(({ apelido }) => tellingWords(apelido)))
  const charges = who.flatMap(tellingWords)
  const isOther = (one: string) => isChargeOfOthers(one, charges)
  tokens.forEach((word, at) => {
    if (TELLING.test(word)) unread.push(word)
    else if (word === '' || ((FILLING.has(word) || SMALL_TALK.test(word)) && !accountWords.has(word))) return
    if (TELLING.test(word)) return
    // 'o empréstimo da Caixa': whose loan it is, and no account.
    if (accountWords.has(word) && categories.length === 1 && /emprestimo/.test(categories[0]!)) {
      aside.push(word)
      return
    }
    const thing = (one: string) =>
      /^[a-z]{4,}$/.test(one) &&
      (!isGrammarWord(one) || /^maquinas?$/.test(one)) &&
      !OTHER_THING.test(one) &&
      !isOther(one) &&
      !accountWords.has(one)
    if (thing(word) && describes(tokens.slice(at + 1), thing)) aside.push(word)
    else unread.push(word)
  })
  return { unread, aside }
}

/** 'seguro da moto', of who sells its parts; 'IPVA da Saveiro', of who financed it: what is paid to somebody else. */
const isChargeOfOthers = (word: string, names: readonly string[]): boolean =>
  OTHER_CHARGE.test(word) &&
  !names.includes(word) &&
  (DUTY.test(word) || names.some((one) => isTradeOfParts(one) || OTHER_CHARGE.test(one))) &&
  !names.some((one) => PUBLIC.test(one))

/** What comes next is whom the word is of: 'a encomenda da §', 'o candidato lá, o §', 'a moça do Instagram, a §'. */
function describes(next: readonly string[], thing: (word: string) => boolean): boolean {
  const [one = '', two = '', three = ''] = next
  if (one === MARK || (/^[dn][aeo]s?$/.test(one) && two === MARK)) return true
  if (/^[oa]$/.test(one) && two === MARK && next.length === 2) return true
  if (/^(?:la|ai|,)$/.test(one) && /^[oa]s?$/.test(two) && three === MARK) return true
  return /^d[aeo]s?$/.test(one) && thing(two) && /^[oa]$/.test(three) && next[3] === MARK
}
