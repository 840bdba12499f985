import { namesOfAccounts, wordsOfAccount } from './accounts.ts'
import {
  alike,
  eachName,
  isPluralOf,
  isTradeOfParts,
  LEFT_OUT,
  LEGAL,
  matchName,
  type Named,
  nameTest,
  plainName,
  tellingWords,
} from './names.ts'
import type { Parts, QuestionContext } from './reading.ts'
import type { Rest } from './rest.ts'
import { isCommonWord, isGrammarWord } from './vocabulary.ts'
import { FILLING, OWN_TRADES, WELL_KNOWN } from './words.data.ts'

/** Whom the words of a question name. */

/** What somebody is, said before a name. */
const KINDS =
  'seguro seguradora loja posto fornecedor fornecedora cliente mercado mensalidade plano boleto banco convenio empresa restaurante transportadora laboratorio frigorifico agencia aplicativo app marketplace plataforma paciente aluno aluna motorista funcionario funcionaria vendedor vendedora prestador operadora distribuidora oficina parceiro'.split(
    ' ',
  )

/** 'o convênio Amil': a word that says what somebody is. */
export const isKindOfName = (word: string): boolean => KINDS.includes(word) || KINDS.includes(word.replace(/s$/, ''))

/** Names that stand there whole: their words mean nothing else, no category and no metric. */
export function takeFullNames(rest: Rest, contrapartes: readonly string[]): string[] {
  const taken: string[] = []
  for (const nome of contrapartes.toSorted((a, b) => b.length - a.length)) {
    const telling = tellingWords(nome)
    // Of hundreds of names most aren't there: no expression for those.
    if (telling.length < 2 || !rest.text.includes(` ${telling.at(-1)} `)) continue
    if (telling.every(isCommonWord) && !WELL_KNOWN.has(telling.join(' '))) continue
    const pattern = new RegExp(` (?:(?:${KINDS.join('|')}) (?:d[aeo]s? )?)?${telling.join(' (?:(?:d[aeo]s?|e) )?')} `)
    const at = rest.text.search(pattern)
    if (at < 0 || LEFT_OUT.test(rest.text.slice(0, at + 1))) continue
    const key = plainName(nome)
    if (rest.take(pattern)) taken.push(...contrapartes.filter((other) => plainName(other) === key))
  }
  return taken.length > 0 ? taken : takeNameEnds(rest, contrapartes)
}

/** 'o Bom Preço', where the name begins with what it is: words of its own that stand together, of one name alone. */
function takeNameEnds(rest: Rest, contrapartes: readonly string[]): string[] {
  const ends = Map.groupBy(contrapartes, (nome) => tellingWords(nome).slice(1).join(' '))
  for (const [end, names] of ends) {
    const own = end.split(' ')
    const isOne = new Set(names.map((nome) => tellingWords(nome).toSorted().join(''))).size === 1
    if (own.length !== 2 || !isOne || !own.every(isCommonWord) || own.every(isGrammarWord)) continue
    const first = tellingWords(names[0]!)[0]!
    const pattern = new RegExp(` (?:(\\S+) )?${end} `)
    const found = pattern.exec(rest.text)
    if (!found || LEFT_OUT.test(`${rest.text.slice(0, found.index)} ${found[1] ?? ''} `)) continue
    // 'Mercado Bom Preço', of a supermarket: what stands before may be somebody else's.
    const before = found[1] ?? ''
    if (before !== '' && before !== '·' && !isGrammarWord(before) && !alike(before, first)) continue
    const isOwn = before !== '' && alike(before, first)
    if (rest.take(isOwn ? pattern : new RegExp(` ${end} `))) return names
  }
  return []
}

type Names = Pick<Parts, 'parties' | 'accounts' | 'options' | 'optionWord' | 'left' | 'thing'> & { ownIds: string[] }

const TOGETHER = /(?<= [oa]s [a-z]{3,20}(?: \S{1,12}){0,3}) (?:junt[oa]s|somad[oa]s) /
/** 'os dois Carlos': none of them is to be chosen. */
const ALL_OF_THEM = / (?:dois|duas|ambos|ambas|tod[oa]s [oa]s) (?=[a-z]{3,} )/

/** Who or which account the words that are left name. */
export function readNames(rest: Rest, context: QuestionContext, accounts: string[]): Names {
  const several = ALL_OF_THEM.exec(rest.text)?.[0].trim().split(' ') ?? []
  const together = rest.take(TOGETHER) !== undefined
  const isName = nameTest([...context.contrapartes, ...context.contas.map(({ apelido }) => apelido)])
  const fills = (word: string) => FILLING.has(word) || LEGAL.has(word) || (OWN_TRADES.has(word) && !isName(word))
  const all = rest.words()
  // 'Bem Viver' where a name is written in one word.
  const makesName = (at: number) =>
    all[at] !== undefined && all[at + 1] !== undefined && isName(`${all[at]}${all[at + 1]}`)
  const isPart = (at: number) => makesName(at) || makesName(at - 1)
  // 'a secadora nova'
  const written = new Set(context.contrapartes.flatMap(tellingWords))
  // 'a moto nova' is nothing that 'MOTO PECAS' sells.
  const isPartOfTrade = (word: string) =>
    context.contrapartes.some((nome) => {
      const own = tellingWords(nome)
      return own.includes(word) && isTradeOfParts(own[own.indexOf(word) + 1] ?? '')
    })
  const describes = (word: string, at: number) =>
    /^(?:nov|velh)[oa]s?$/.test(word) &&
    written.has(all[at - 1] ?? '') &&
    !isCommonWord(all[at - 1] ?? '') &&
    !isPartOfTrade(all[at - 1]!)
  const left = all.filter(
    (word, at) => (!(fills(word) || describes(word, at)) || isPart(at)) && !several.includes(word),
  )
  const none = { parties: [], accounts, ownIds: [], options: [], optionWord: '', left, thing: false }
  if (left.length === 0) return none
  const accountNames = namesOfAccounts(context.contas)
  const account = matchName(left, accountNames)
  if (account && 'one' in account) return { ...none, accounts: [...accounts, ...account.one], left: [] }
  const own = matchName(left, context.categorias)
  const who = matchName(
    left,
    context.contrapartes.map((nome) => ({ id: nome, nome })),
  )
  // 'grama' is like 'Gramado', and more like 'Gramas do Sul'.
  const exact = left.every((word) => context.categorias.some(({ nome }) => tellingWords(nome).includes(word)))
  if (own && 'one' in own && (exact || !who)) return { ...none, ownIds: own.one, left: [] }
  if (who && 'one' in who) return { ...none, parties: who.one, left: [] }
  const plain = who ? undefined : afterKind(left, context, rest)
  if (plain) return { ...none, parties: plain, left: [] }
  const options = who ?? account
  // 'os dois Carlos', 'os hotéis', 'os Ferraz juntos'
  const plural = left.length === 1 && !written.has(left[0]!) && isPluralOf(left[0]!, written)
  if (options && who && 'options' in who && (several.length > 0 || plural || together))
    return { ...none, parties: who.all, left: [] }
  if (options && 'options' in options)
    return { ...none, options: options.options, optionWord: left.join(' '), left: [] }
  return (
    severalNames(left, none, context, rest) ??
    withAccount(left, none, context, accountNames) ??
    withThing(left, none, context, rest) ??
    none
  )
}

const MOST_THINGS = 2
/** Somebody else than who is named. */
const KIN =
  /^(?:filh[oa]s?|mae|pai|irma[o]?s?|prim[oa]s?|ti[oa]s?|av[oa]|espos[oa]|marido|mulher|namorad[oa]|cunhad[oa]|sogr[oa]|net[oa]|sobrinh[oa]|soci[oa]s?|amig[oa]s?|vizinh[oa]s?|concorrentes?|dono|dona|chefe|gerente|ex|outr[oa]s?|nov[oa]|antig[oa]|primeir[oa]|segund[oa]|ultim[oa])$/
/** 'a frota da Alvorada Bebidas', 'a geladeira Polo Norte': a thing just before a name of two words; of one word it may be somebody else's. */
function withThing(left: string[], none: Names, { contrapartes }: QuestionContext, rest: Rest): Names | undefined {
  const names = contrapartes.map((nome) => ({ id: nome, nome }))
  const written = new Set(contrapartes.flatMap(tellingWords))
  for (let count = 1; count <= Math.min(MOST_THINGS, left.length - 2); count++) {
    const [things, name] = [left.slice(0, count), left.slice(count)]
    const isThing = (word: string) =>
      /^[a-z]{4,15}$/.test(word) && !isGrammarWord(word) && !KIN.test(word) && !written.has(word)
    if (!name.every((word) => written.has(word)) || !things.every(isThing)) continue
    const joined = new RegExp(` ${things.join(' (?:d[aeo]s? )?')} (?:(?:d[aeo]s?|n[ao]s?|com a|com o) )?${name[0]} `)
    const who = rest.has(joined) ? matchName(name, names) : undefined
    if (who && 'one' in who) return { ...none, parties: who.one, left: [], thing: true }
  }
  return undefined
}

const SOLD = / (?:vendi|vendemos|vendeu|vendo|vendendo|vendido|vendidos) (?:quant[oa]s? )?de ([a-z]{3,}) /
const SALES = / vendas? (?:so |apenas )?de ([a-z]{3,}) /

/** 'quanto vendi de mel': what was sold, which is nobody's name, also where somebody is called so. */
export function goodsNamed(whole: string, parties: readonly string[]): string | undefined {
  const names = parties.map(tellingWords)
  const sold = SOLD.exec(whole)?.[1]
  if (sold !== undefined && names.some((own) => own.some((word) => alike(sold, word)))) return sold
  const goods = SALES.exec(whole)?.[1]
  const within = goods !== undefined && names.some((own) => own.slice(1).some((word) => alike(goods, word)))
  return within && !names.some(([first = '']) => alike(goods, first)) ? goods : undefined
}

/** 'seguro Tokio Marine': what somebody is, before a name of several words. */
function afterKind([kind, ...left]: string[], { contrapartes }: QuestionContext, rest: Rest): string[] | undefined {
  const known = isKindOfName(kind ?? '')
  if (!known || left.length === 0) return undefined
  const names = contrapartes.map((nome) => ({ id: nome, nome }))
  // 'o laboratório novo, o Cristal': who is meant is said after what it is.
  const apposed = rest.has(new RegExp(` [oa] ${kind}(?: (?:nov|velh|antig)[oa]| la| ai)* [oa] ${left[0]} `))
  const who = left.length > 1 || apposed ? matchName(left, names) : undefined
  if (who && 'one' in who) return who.one
  // 'convênios: Odontoprev, Amil e Uniodonto'
  return kind?.endsWith('s') && left.length > 1 ? eachName(left, names) : undefined
}

const BOUGHT =
  /^(.*) ([a-z]{4,20}) que (?:eu |a gente |ja )?(?:comprei|compramos|vendi|vendemos|paguei|pagamos|gastei|recebi)(?= )/
/** 'flores que comprei': what was bought is nobody's name, where names only hold the word behind another. */
export function takeGoods(rest: Rest, contrapartes: readonly string[]): void {
  const noun = BOUGHT.exec(rest.text)?.[2]
  if (!noun || isGrammarWord(noun)) return
  const names = contrapartes.map(tellingWords)
  const inside = names.some((own) => own.slice(1).some((word) => alike(noun, word)))
  if (!inside || names.some((own) => alike(noun, own[0] ?? ''))) return
  const others = rest.words().filter((word) => word !== noun && names.some((own) => own[0] === word))
  rest.take(new RegExp(` ${noun}(?= )`), others.length > 0 ? '·' : 'quele')
}

const BOUGHT_AT =
  / (?:gastei|gastamos|gasto|paguei|pagamos|comprei|compramos) (?:quanto )?(?:com|de|em) (?!fora |dentro |mais |menos |metade |parte |resto |cada |outro |outra |antes |depois |alem )([a-z]{3,15}) (?:n[oa]s?|d[oa]s?|pr[ao]s?|com|junto a[os]?) ([a-z0-9]{3,20}) (?:([a-z0-9]{2,20}) )?/
/** 'gastei com comida na Hortifruti': what was bought there no statement tells; the word, where all that was paid stands for it. */
export function takeGoodsAt(rest: Rest, { contrapartes, categorias }: QuestionContext): string | null {
  const [said = '', noun = '', at = '', next = ''] = BOUGHT_AT.exec(rest.text) ?? []
  const names = contrapartes.map(tellingWords)
  const isOther = isGrammarWord(noun) || FILLING.has(noun) || OWN_TRADES.has(noun) || /^\d/.test(at)
  const ofName = names.some((own) => own.some((word) => alike(noun, word)))
  const ofCategory = categorias.some(({ nome }) => tellingWords(nome).some((word) => alike(noun, word)))
  if (
    said === '' ||
    isOther ||
    ofName ||
    ofCategory ||
    !names.some((own) => own[0] === at || (own.includes(at) && own.includes(next)))
  )
    return null
  rest.take(new RegExp(` (?:com|de|em) ${noun} (?=(?:n|d|pr)[oa]s? ${at} |com ${at} |junto a[os]? ${at} )`))
  return noun
}

const JOINED = / (?:e|ou|x|vs|com|mais|nem) /
/** 'pra Enel e pra Sabesp': each of them is one. What nothing joins is one thing by two words, or something else. */
function severalNames(left: string[], none: Names, context: QuestionContext, rest: Rest): Names | undefined {
  if (!JOINED.test(rest.text)) return undefined
  const names = context.contrapartes.map((nome) => ({ id: nome, nome }))
  const parties = eachName(left, names)
  return parties && { ...none, parties, left: [] }
}

/** A name and an account together: 'quanto a Enel cobrou no Itaú'. */
function withAccount(
  left: string[],
  none: Names,
  context: QuestionContext,
  accounts: readonly Named[],
): Names | undefined {
  const held = accounts.filter(({ nome }) => wordsOfAccount(nome).some((word) => left.includes(word)))
  if (held.length !== 1) return undefined
  const words = tellingWords(held[0]!.nome)
  const others = left.filter((word) => !words.includes(word))
  const who = matchName(
    others,
    context.contrapartes.map((nome) => ({ id: nome, nome })),
  )
  if (!who || !('one' in who)) return undefined
  return { ...none, accounts: [...none.accounts, held[0]!.id], parties: who.one, left: [] }
}
