import type { Category } from '#src/ledger/types.ts'
import { namedAccounts, withPaidBank } from './accounts.ts'
import { wordsOf } from './asked-words.ts'
import { areFeeIds, withFees } from './fees.ts'
import type { Frame } from './frame.ts'
import { type Held, limitedShape, takeHeld } from './held-parts.ts'
import { METRICS, type MetricId } from './metrics.data.ts'
import { type Mover, moved, type Side } from './movers.ts'
import { alike, type Named, nameTest, plainName, tellingWords } from './names.ts'
import { namesCalled } from './nicknames.data.ts'
import { waysPattern, wayTest, wordCount } from './patterns.ts'
import { goodsNamed, readNames, takeFullNames, takeGoodsAt } from './reading-names.ts'
import type { Rest } from './rest.ts'
import { leastOf, readShape, type Shape } from './shape.ts'
import { RANKS } from './shape-ways.data.ts'
import { isWithin, lacksSubject, PAST, PRONOUN, readSigns, type Signs, takeSmall } from './signs.ts'
import { spokenOf, takeTogether, takeWithout } from './spoken.ts'
import { readTimes, soon, type Times } from './times.ts'
import {
  type Excluded,
  fixedCategories,
  isIncoming,
  namesForm,
  ownCategories,
  type Share,
  takeCard,
  takeExcluded,
  takeShare,
} from './turns.ts'
import { spelledPlain } from './typed.ts'
import { areDuties, condominiumOf, dutyPayees, isDuty, namesCondominium, namesUtility, payeesOf } from './utilities.ts'
import { isCategoryWord, isGrammarWord, isLooseWord, questionWords } from './vocabulary.ts'
import { takeWhy } from './why.ts'
import { takeWithdrawals } from './withdrawals.ts'
import { ADVICE } from './words.data.ts'

/** What is known of the company while a question is read. */
export interface QuestionContext {
  /** 'AAAA-MM-DD' in São Paulo. */
  hoje: string
  /** 'AAAA-MM' that is meant where none is said: the newest complete one with movements. */
  mes: string
  /** Day of the first movement; null: there is none. */
  primeiro: string | null
  /** The company's own categories. */
  categorias: readonly Category[]
  contas: readonly { id: string; apelido: string }[]
  /** Names in its movements that may be meant. */
  contrapartes: readonly string[]
  /** Whom movements for energy, water and internet name, null for those that name nobody; absent: not asked for. */
  concessionarias?: readonly (string | null)[]
  /** Whom movements for rent and condominium name; absent: the condominium alone isn't asked for. */
  senhorios?: readonly (string | null)[]
}

/** What the words of a question say, before anything is supplied. */
export interface Parts extends Shape, Held {
  metrics: MetricId[]
  times: Times
  categories: string[]
  /** A category was taken for a word that means less or something else. */
  widened: boolean
  parties: string[]
  accounts: string[]
  options: Named[]
  optionWord: string
  excluded: Excluded | undefined
  share: Share | undefined
  why: boolean
  /** The one part that moved most is asked for. */
  mover?: Mover
  /** It is a part of somebody, and not of a category. */
  whose?: Side
  /** 'cresceu', 'comparado': a change is asked for. */
  change: boolean
  /** 'a diferença': a change with nothing that changed. */
  loose: boolean
  future: boolean
  /** Begins as a question that goes on from the one before. */
  goesOn: boolean
  /** It asks for a figure: a question word, a past verb, a period, or 'meu'. */
  asks: boolean
  /** 'quanto tem': what is there, of an account. */
  holds: boolean
  /** 'ao todo': all of it, whenever it was. */
  ever: boolean
  /** 'o gasto total': of everybody and everything. */
  entire: boolean
  /** 'disso': a part of what was asked before. */
  ofThat: boolean
  /** 'já', 'custou': all of it, of somebody or something. */
  once: boolean
  /** 'já': until now, whenever it began. */
  already: boolean
  /** 'no total', 'nas duas contas': whatever the account. */
  everywhere: boolean
  /** 'cobrou', 'pagou': somebody did it to the company. */
  charged: boolean
  /** Has an 'e' between its words. */
  joined: boolean
  /** 'ele', 'ela': who was spoken of. */
  pronoun: boolean
  /** What was bought of somebody, which no movement tells. */
  coisa: string | null
  /** Something of somebody was named, which no movement tells from the rest. */
  thing: boolean
  /** 'pagou', and nobody who did. */
  subjectless: boolean
  /** 'os dois': all that were asked about. */
  all: boolean
  /** 'os dois juntos': how many of the questions before are meant as one. */
  together: number | null
  /** Whom the bills of energy, water and internet that are named are paid to. */
  utility: string[]
  /** Another category than that of those bills was taken for a word that means less. */
  wide: boolean
  /** A category and a name are joined by 'e': not the name's movements in the category. */
  apart: boolean
  /** 'pro', 'para': whom or what money goes to. */
  towards: boolean
  /** 'mais que': beside something that has to be said. */
  beside: boolean
  /** 'tirando ele': what the answer before named is left out, of a sum where one is asked for. */
  without: 'soma' | 'lista' | null
  /** Words that nothing explains. */
  left: string[]
}

const CHANGE =
  / (?:cresceu|cresceram|crescimento|crescendo|cresci|crescemos|aumentou|aumentaram|aumento|aumentando|subiu|subiram|subindo|caiu|cairam|caindo|cair|queda|cai|diminuiu|diminuiram|diminuindo|piorou|piorando|melhorou|melhorando|baixou|variou|variacao|variaram|mudou|mudaram|mudar|mudanca|diferenca|compare|compara|comparar|comparando|comparacao|comparativo|maior que|menor que|melhor que|pior que|maiores que|menores que|melhores que|piores que|mais que|menos que|a mais|a menos|foi mais ou menos(?= $)|mais alto que|mais baixo que) /

const BESIDE =
  / (?:(?:mais|menos|maior|menor|melhor|pior|maiores|menores|melhores|piores|mais alt[oa]|mais baix[oa]) (?:do )?que|mais (?:car|barat)[oa]s? (?:do )?que(?! (?:eu|ja|me|a gente|paguei|pagamos|comprei|tive|tivemos|fiz|foi|recebi|chegou|veio))) /

/** Words of the question that may be names: the ones that the grammar doesn't have. */
export function namesAsked(question: string): string[] {
  const said = questionWords(spelledPlain(question), (word) => !isGrammarWord(word))
  const incoming = isIncoming(` ${said.join(' ')} `)
  const isOther = (word: string) => isDuty(word) || isLooseWord(word) || (incoming && isCategoryWord(word))
  const asked = said.filter((word) => /^[a-z]{2,}$/.test(word) && (!isGrammarWord(word) || isOther(word)))
  return [...asked, ...asked.flatMap(namesCalled)]
}

/** Whether what is asked depends on whom energy, water or internet is paid to. */
export const asksUtility = (question: string): boolean => namesUtility(questionWords(spelledPlain(question)))
export const asksCondominium = (question: string): boolean =>
  /condom/i.test(question) && namesCondominium(questionWords(spelledPlain(question)))

const WAYS = (Object.keys(METRICS) as MetricId[])
  .flatMap((id) =>
    METRICS[id].palavras.map((way) => ({ id, count: wordCount(way), pattern: waysPattern([way]), can: wayTest(way) })),
  )
  .sort((a, b) => b.count - a.count)

const BALANCE = / (?:saldo|em caixa|no caixa|no banco|na conta) /
/** With somebody: what came from him. */
const EARNED = / (?:ganhei|ganhamos) /

/** Reads a question; `before`: what the conversation was about. Undefined where it asks for advice or a meaning. */
export function readParts(question: string, given: QuestionContext, before?: Frame): Parts | undefined {
  const context = withPaidBank(question, given)
  const { contas, contrapartes, hoje } = context
  const rest = wordsOf(question, context, before)
  if (rest.has(ADVICE)) return undefined
  const whole = rest.text
  const signs = readSigns(whole, before, hoje)
  const together = before && before.opcoes.length === 0 ? takeTogether(rest) : null
  const left = before && takeWithout(rest, before)
  const coisa = takeGoodsAt(rest, context)
  const { pronoun, subjectless } = whoDidIt(rest, signs, before, contrapartes)
  const held = takeHeld(rest, context)
  const sized = held.sizes !== undefined
  const share = takeShare(rest)
  const incoming = isIncoming(whole) || isWithin(whole, signs, before)
  const accounts = held.origem === null ? namedAccounts(rest, contas) : [held.origem]
  const form = namesForm(rest, contrapartes)
  const told = takeFullNames(rest, contrapartes)
  const { mover, whose, why, high } = takeWhy(rest, before)
  if (signs.future) rest.take(/ (?:previsao|projecao|estimativa|previsto|prevista)(?: d[eoa]s?| para)* /)
  const laid = limitedShape(readShape(rest), held)
  const times = readTimes(rest, hoje, signs.future)
  const shape = ranking(laid, times)
  const excluded: Excluded | undefined = left ?? takeExcluded(rest, context, incoming || shape.metric === 'clientes')
  const { own, fixed, payees, utility, wide, within } = readCategories(rest, context, shape, { incoming, pronoun })
  const change = takeChange(rest, before)
  const named = sidedMetrics(readMetrics(rest, own.length + fixed.ids.length > 0), held, shape)
  shape.smallest = leastOf(shape, whole, named[0] ?? before?.metrica)
  const ofDays = (times.weekdays !== null || shape.dimension === 'dia-semana') && named.length === 0
  if (incoming || ofDays || share?.of === 'receita') fixed.ids.push(...takeCard(rest))
  takeRest(rest, named, shape, why || change || times.comparison !== null || times.relative === 'ano-anterior')
  const apart = own.length + fixed.ids.length > 0 && (JOINS_NAME.test(rest.text) || JOINED_NAME.test(rest.text))
  const each = rest.take(EACH) !== undefined
  const { ownIds, metrics, ...names } = readWho(rest, context, { accounts, told, named, whole, sized })
  // 'gastei mais de mil com quem': not all that is larger.
  const nobody = shape.dimension === null && sized && / quem /.test(rest.text)
  const unread = nobody ? 'quem' : unreadOf(whole, { fixed, within, names })
  return {
    ...shape,
    ...signs,
    ...held,
    metrics,
    times: (BALANCE.test(whole) || before?.metrica === 'saldo') && !PAST.test(whole) ? soon(times, hoje) : times,
    categories: [...own, ...fixed.ids, ...ownIds, ...((pronoun && before?.eleito?.categorias) || [])],
    widened: fixed.widened,
    ...names,
    parties: [...names.parties, ...payees, ...((pronoun && before?.eleito?.contrapartes) || [])],
    ...(each && shape.dimension === null && laidEach({ ...names, categories: [...own, ...fixed.ids, ...ownIds] })),
    ...((form || unread) && { left: [unread ?? 'em'] }),
    ...(excluded?.accounts && leftOver(context.contas, excluded.accounts, names.accounts)),
    utility,
    wide,
    apart: apart && names.parties.length > told.length,
    excluded,
    without: left === undefined ? null : / quanto /.test(whole) || metrics.length > 0 ? 'soma' : 'lista',
    share,
    why,
    ...(high && { norma: 'usual' as const }),
    change: change && !high,
    towards: / (?:pr[ao]|para) /.test(whole),
    beside: !sized && BESIDE.test(whole),
    loose: / diferenca /.test(whole) && !why,
    asks: signs.asks || asksByShape(shape, times, held),
    ...{ pronoun, subjectless, together, coisa },
    ...(mover && moved(mover, whose, [...ownIds, ...own, ...fixed.ids])),
  }
}

function takeChange(rest: Rest, before: Frame | undefined): boolean {
  // 'a diferença entre os dois', after two.
  if (before) rest.take(/(?<= diferenca) (?:entre|d)(?: ?[oa]s | )(?:dois|duas|el[ea]s) /)
  return takeAll(rest, CHANGE)
}

/** What is asked of customers, of suppliers or of a transfer, whatever its verb says. */
function sidedMetrics(named: MetricId[], { destino }: Held, { metric }: Shape): MetricId[] {
  const moved: MetricId[] = destino === null ? named : ['transferencias']
  return metric ? withSide(metric, moved) : moved
}

const EACH = / (?:separad[oa]s?|separadamente|individualmente) (?!por )/
/** 'no Inter e na Caixa, separado': each of what is named. */
function laidEach({
  accounts,
  parties,
  categories,
}: Pick<Parts, 'accounts' | 'parties' | 'categories'>): Partial<Parts> {
  if (accounts.length > 1) return { dimension: 'conta' }
  if (new Set(parties.map(plainName)).size > 1) return { dimension: 'contraparte' }
  return categories.length > 1 ? { dimension: 'categoria' } : { left: ['separado'] }
}

/** Whether somebody spoken of before did it: by a pronoun, or by a verb without its subject. */
function whoDidIt(rest: Rest, signs: Signs, before: Frame | undefined, contrapartes: readonly string[]) {
  const subjectless = lacksSubject(rest.text) && !rest.words().some(nameTest(contrapartes))
  const spoken = before === undefined ? null : spokenOf(before)
  const taken = takeSmall(rest, signs, before)
  return { subjectless, pronoun: taken || (subjectless && (spoken?.contrapartes.length ?? 0) > 0) }
}

const asksByShape = ({ dimension, mean }: Shape, { period, always, weekdays }: Times, { norma, degrau }: Held) =>
  [dimension, mean, norma, period, weekdays].some((part) => part !== null) || always || degrau

/** A word that was taken for something that it doesn't mean here. */
function unreadOf(
  whole: string,
  { fixed, within, names }: { fixed: { ids: string[] }; within: boolean; names: Pick<Parts, 'parties' | 'accounts'> },
): string | undefined {
  const yields = fixed.ids.includes('rendimentos') && names.accounts.length === 0 && RENDERED.test(whole)
  return goodsNamed(whole, names.parties) ?? (within ? 'de' : yields ? 'rendeu' : undefined)
}

/** 'veio mais cara em outubro do que em setembro' ranks nothing. */
const ranking = (laid: Shape, { comparison }: Times): Shape =>
  laid.implied && laid.one === null && comparison !== null
    ? { ...laid, dimension: null, top: null, implied: false, smallest: false }
    : laid

function takeAll(rest: Rest, pattern: RegExp): boolean {
  const taken = rest.take(pattern) !== undefined
  while (rest.take(pattern));
  return taken
}

function takeRest(rest: Rest, named: readonly MetricId[], { top, one }: Shape, changes: boolean): void {
  // 'quando paguei?' asks for a day, 'quando acaba o caixa?' is answered with one.
  if (named.includes('dura-ate') || named.includes('menor-saldo') || one) rest.take(/ (?:ate )?quando | ate onde /)
  // 'tudo menos aluguel' turns the figure round: what ranks nothing and compares nothing stays unexplained.
  if (top !== null || one || changes) takeAll(rest, new RegExp(` (?:${RANKS}) `))
}

interface Before {
  accounts: string[]
  /** Names that stood there whole. */
  told: string[]
  named: MetricId[]
  whole: string
  /** How large the movements are is said. */
  sized: boolean
}

/** Whom the rest names, and what a word means with somebody that alone it doesn't: 'ganhei com ele', 'compras dele'. */
function readWho(rest: Rest, context: QuestionContext, { accounts, told, named, whole, sized }: Before) {
  const bought = named.length === 0 && rest.take(sized ? / (?:compras?|notas?|contas) / : / compras? /) !== undefined
  // 'desde que o Diego entrou, quanto paguei pra ele': who is named in the same question.
  if (told.length > 0 || rest.words().some(nameTest(context.contrapartes))) rest.take(PRONOUN)
  const read = readNames(rest, context, accounts)
  // 'papel da Atacadão do Papel': what the name says itself.
  const own = told.flatMap(tellingWords)
  const names = { ...read, left: read.left.filter((word) => !own.some((of) => alike(word, of))) }
  const parties = [...told, ...names.parties]
  const earned = names.parties.length > 0 && EARNED.test(whole)
  const nobody = bought && parties.length + names.options.length === 0
  // 'compras acima de 5 mil': what was bought, whoever sold it.
  const metrics: MetricId[] = earned ? ['entradas'] : bought ? (nobody ? ['contas'] : ['despesas']) : named
  return { ...names, parties, metrics, ...(nobody && !sized && { left: ['compras'] }) }
}

/** 'as férias renderam quanto': no yield of the bank's. */
const RENDERED =
  /^(?!.* (?:dinheiro|aplicac[a-z]+|poupanca|contas?|banco|investiment[a-z]+|cdb|saldo|caixa) ).* rende(?:u|ram) /
const JOINS = / (?:e|mais|com|ou|x|vs|versus|contra|que|menos|sem|junt[oa]s?|som[a-z]+|tirando|entre) /
/** After a category: 'combustível e pneus'. */
const JOINED_NAME = /^(?: ·)* [a-z]{3,}(?: [a-z]{2,}){0,2} e (?:com |d[aeo]s? |n[ao]s? |o |a )*· /
const JOINS_NAME = / · e (?:com |d[aeo]s? |n[ao]s? |pr[ao]s? |para |o |a )*[a-z]{2,} /

/** 'sem a conta do Inter': all the other accounts; where there is none, nothing that could be asked. */
function leftOver(contas: QuestionContext['contas'], without: readonly string[], named: readonly string[]) {
  const others = contas.map(({ id }) => id).filter((id) => !without.includes(id))
  return others.length === 0 || named.length > 0 ? { left: ['conta'] } : { accounts: others }
}

/** Categories that are named, and whom they are paid to where that says which part of one is meant. */
function readCategories(
  rest: Rest,
  { categorias, concessionarias = [], senhorios = [], contrapartes }: QuestionContext,
  { dimension }: Shape,
  { incoming, pronoun }: { incoming: boolean; pronoun: boolean },
) {
  const said = rest.text
  const taken = takeWithdrawals(rest)
  const own = ownCategories(rest, categorias)
  const payees = payeesOf(rest, concessionarias)
  const condominium = condominiumOf(rest, senhorios)
  const duties = dutyPayees(rest, contrapartes)
  // 'quanto recebi da transportadora': who pays is no cost. 'quanto paguei pros Correios': those alone, not all freight.
  const firsts = incoming ? contrapartes : contrapartes.map((nome) => tellingWords(nome)[0] ?? '').filter(isLooseWord)
  const isName = nameTest(firsts)
  const fixed = withFees(rest, fixedCategories(rest, dimension, isName), contrapartes, pronoun)
  const apart = payees !== undefined && fixed.ids.length === 1 && fixed.ids[0] === 'utilidades'
  const duty = duties.length > 0 && areDuties(fixed.ids)
  const fee = fixed.ids.length === 1 && fixed.ids[0] === 'aluguel' ? condominium : undefined
  const alone = fee !== undefined && fee.length === 0
  return {
    own: [...taken, ...own],
    fixed: { ...fixed, widened: (fixed.widened && !apart && !duty) || alone },
    // 'combustível do barco': a part of both, which no movement tells.
    within: new Set([...own, ...fixed.ids]).size > 1 && !areFeeIds(fixed.ids) && !JOINS.test(said),
    payees: fee ?? (apart ? payees : duty ? duties : []),
    utility: payees ?? [],
    wide: fixed.wide,
  }
}

/** The metrics that are named, the most telling first. */
function readMetrics(rest: Rest, categorised: boolean): MetricId[] {
  const found: MetricId[] = []
  const present = rest.present()
  for (const { id, pattern, can } of WAYS)
    if (can(present)) while (rest.take(pattern)) if (!found.includes(id)) found.push(id)
  return weighed(found, categorised)
}

/** 'quanto gastei com fornecedores': the verb says no more than the side does. */
function withSide(side: MetricId, metrics: readonly MetricId[]): MetricId[] {
  const verbs: readonly MetricId[] = side === 'clientes' ? ['receita', 'entradas'] : ['despesas', 'saidas']
  return [side, ...metrics.filter((id) => id !== side && !verbs.includes(id))]
}

const FLOWS: ReadonlySet<MetricId> = new Set(['despesas', 'saidas', 'entradas', 'receita'])

/** 'gastei com pessoal': a verb of money beside a metric only says in which direction it goes. */
function weighed(found: MetricId[], categorised: boolean): MetricId[] {
  const telling = found.filter((id) => !FLOWS.has(id))
  if (telling.length > 0) {
    const verbs = found.filter((id) => FLOWS.has(id))
    const came = verbs.some((id) => id === 'receita' || id === 'entradas')
    // 'quanto tá sem categoria de gasto': what went out, and not what is left of both.
    if (telling.includes('sem-categoria') && verbs.length > 0) {
      const went = verbs.some((id) => id === 'despesas' || id === 'saidas')
      return came && went ? telling : [came ? 'entradas-sem-categoria' : 'saidas-sem-categoria']
    }
    return came && !telling.includes('lancamentos') ? found : telling
  }
  if (found.includes('despesas') && found.includes('saidas')) return found.filter((id) => id !== 'saidas')
  if (found.includes('receita') && found.includes('entradas')) return found.filter((id) => id !== 'entradas')
  return categorised && found.length > 1 ? found.slice(0, 1) : found
}
