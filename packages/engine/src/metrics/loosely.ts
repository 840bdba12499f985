import { dayName, dayNumber } from '#src/ledger/days.ts'
import { namedAccounts } from './accounts.ts'
import { type Frame, frameOf } from './frame.ts'
import { metricOfGroups } from './framing.ts'
import { type LedgerName, type Met, namesMet } from './ledger-names.ts'
import type { MetricId } from './metrics.data.ts'
import { LEFT_OUT, plainName, tellingWords } from './names.ts'
import { type Operation, takeOperations } from './operations.ts'
import { MONTHS } from './period-points.ts'
import { frameAlone, type Reading } from './question.ts'
import { type Parts, type QuestionContext, readParts } from './reading.ts'
import { Rest } from './rest.ts'
import { NOTHING_SAID, readTimes, type Times } from './times.ts'
import { fixedCategories, ownCategories } from './turns.ts'
import { spelledPlain } from './typed.ts'
import { cantBeTold, isNobodysFigure } from './unknown.ts'
import { untoldOf } from './untold.ts'
import { isGrammarWord, questionWords } from './vocabulary.ts'
import { ADVICE, FILLING, FUTURE } from './words.data.ts'

/**
 * A third hearing, of what no grammar of sentences took: whom the ledger knows, which days, which category, what is done with
 * the figure, wherever these words stand. Only where all that is left means nothing for the figure; a word that might narrow
 * it leaves the question unread.
 */

export interface LooseContext extends QuestionContext {
  /** All names of the movements. */
  nomes: readonly LedgerName[]
}

export interface Loose {
  /** Undefined: it is on her own numbers, and not to be read. */
  reading?: Reading
  /** Words that were left aside. */
  aside: string[]
}

const TELLS =
  / (?:vale a pena|ajuda|ajudar|dica|funcionari[oa]s? (?:quer|pediu|faltou)|cliente (?:quer|pediu|reclam[a-z]+)|tenho que|preciso|quero|queria (?!saber|ver)|medo|acho|advogado|imposto de renda|mei|lei|obrigad[oa]|contratar|demitir|abrir|vender mais|cobrar) /
const FIGURE =
  / (?:quant[oa]s?|qual|quais|quem|quando|total|soma|media|medio|ultim[oa]|primeir[oa]|saldo|lucro|resultado|margem|receita|faturamento|vendas?|gastos?|despesas?|entradas?|saidas?|por que|comparar?|lista|ranking|melhor|pior|maior|menor|teve|ja|passa|passou|o que|margem|algum|alguma) /

const OUT =
  / (?:eu )?(?:paguei|pagamos|pago|gastei|gastamos|gasto|gastos?|custou|custa|custaram|comprei|compramos|mandei|transferi|levou|levaram|tiro|tirei|retiro|retirei|cobrou|cobraram|cobra|recebeu|receberam|recebe|ganha|ganhou|saiu|sairam|despesas?|saidas?|pagamentos? (?:pra|para)|(?:foi|foram|vai|vao) (?:pra|para|com|em)) /g
const IN =
  / (?:eu )?(?:recebi|recebemos|recebo|entrou|entraram|entra|entram|entradas?|caiu|cairam|cai|depositou|depositaram|deposita|depositos?|pagou|pagaram|paga|pagam|comprou|compraram|compra|compram|gastou|gastaram|rendeu|renderam|deu|deram|trouxe|vendi|vendemos|vendas?|venda|faturei|faturamos|faturamento|receita|ganhei|deixou|deixaram|contratou|veio|vieram) /g
const SALES = / (?:vendi|vendemos|vendas?|faturei|faturamos|faturamento|receita|rendeu|ganhei) /
const RESULT =
  / (?:(?:depois de |apos )?(?:pagar|pago|pagos|pagas|descontar|descontado|tirar|tirando)(?: as| os)? (?:tud[oa]|todas?|todos|contas?|despesas|custos)(?: as contas)?|lucro|lucrei|lucramos|resultado|sobrou|sobra|sobrando|no (?:azul|vermelho)) /g
const MARGIN = / (?:(?:de |a )?cada (?:100|cem)(?: reais)?(?: que)?|margem(?: de lucro)?|lucratividade|rentabilidade) /
const SMALL_TALK =
  /^(?:pega|pegando|pegar|pegue|comigo|sera|tipo|ne|ai|dai|la|desde|ate|ja|sobre|considera|considerando|olha|olhando|puxa|levanta|confere|conferir|preciso|urgente|rapido|rapidinho|pra|mim|gente|favor|obrigado|valeu|no|final|finais|contas|toda|todos|periodo|fechado|certinho|exato|ao|numero|dado|dados|faz|fazer|fala|me|em|por|com|de|quanto|qual|quais|quem|quando|que|hoje|agora|pro|para|total|valor|e|a|o|ter|outro|outra|dessa|desse|historia|dias?|mes|ser|tudo|ficou|fica|viraram|viram|virou|vira|sao|foi|lucro|grana|dinheiro|noticia|mesmo|reais_de|·|§|p\d)$/
const ACQUIRER =
  /^(?:getnet|pagseguro|pagbank|stone|cielo|rede|redecard|sumup|mercadopago|ton|infinitepay|safrapay|vero|sipag|granito|izettle|adiq|fiserv|bin)/
const CARD = / (?:n?[oa]s? |d[aeo]s? |em |pel[oa] )?(?:cartao|cartoes|maquininhas?|maquinas?(?: de cartao)?) /
const DAY = '(segunda|terca|quarta|quinta|sexta|sabado|domingo)'
const LOOSE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<= pro ?_?labore e (?:d[eo]s? )?)lucros?(?= )/, 'distribuicao de lucros'],
  [new RegExp(` (?:por|cada|ao|a cada) ${DAY}(?:-feira| feira)?(?= )`), ' nos $1s'],
  [new RegExp(`(?<! de| desde| a) (${MONTHS.join('|')}) (?:pra|para) ca(?= )`), ' desde $1'],
]
/** What is bought to be sold or made up: goods, whichever. */
const GOODS =
  / (?:com |de |em )?(?:a |o )?(?:[a-z]{4,12} e )?(?:produtos?|insumos?|ingredientes?|mercadorias?|materias? primas?)(?: e (?:insumos?|ingredientes?|mercadorias?))? /
/** Stands where a name was. */
const MARK = '§'
/** Before a name these make it another figure. */
const OTHER_THING =
  /^(?:falta\w*|dev[eo]\w*|resto|metade|parte|divida|saldo|juros|multa|filh[oa]s?|irma[o]?|mae|pai|espos[oa]|marido|mulher|soci[oa]s?|vizinh[oa]s?|concorrentes?|outr[oa]s?|mais|menos|maior|menor|melhor|pior|entre|tirando|sem|fora|exceto|descontando|alem|el[ea]s?|del[ea]s?)$/
/** Asks for something else, or compares: never without a meaning. */
const TELLING = /^(?:quando|quem|onde|ou|mais|menos|maior|menor|melhor|pior|medias|cada|quant[oa]s|so|apenas|somente)$/
const LEAVES_OUT =
  / (?:sem(?: contar)?|nao contando|fora|tirando|tira|menos|exceto|excluindo|descontando)(?: (?:com|d[aeo]s?|[oa]s?))* ¬ /
/** No slips of verbs. */
const AS_TYPED = /^(?:depositos?|pagamentos?|recebimentos?|compras?|parcelas?|banhos?)$/
const NOBODY = 'zqnomea'
const WHICH_THING =
  ' (?:qual|quais)(?: (?:e|foi|era|sera|sao|seria))?(?: mesmo)?(?: [oa]s?)?(?: (?:meus?|minhas?|nossos?|nossas?))? '
const CLEARLY = 5
const MOST_UNREAD = 3

/** Reads what is there; undefined: nothing tells that it is on her own past money. */
export function readLoosely(question: string, context: LooseContext, before?: Frame): Loose | undefined {
  if (isNobodysFigure(question) || cantBeTold(question) || untoldOf(question)) return undefined
  const text = LOOSE_WORDS.reduce((all, [from, to]) => all.replace(from, to), ` ${spelledPlain(question)} `).trim()
  const written = new Set(context.nomes.flatMap(({ nome }) => tellingWords(nome)))
  const said = questionWords(text, (word) => (!isGrammarWord(word) && written.has(word)) || AS_TYPED.test(word))
  const rest = new Rest(said)
  if (rest.has(ADVICE) || rest.has(TELLS) || rest.has(FUTURE)) return undefined
  const heard = hear(rest, context, before)
  if (!heard) return undefined
  // 'qual o signo da Amanda': what is asked isn't left aside.
  if (heard.aside.some((word) => new RegExp(`${WHICH_THING}${word} d[aeo]s? `).test(` ${text} `))) return undefined
  return isOnHers(heard, rest, text, before) ? looseOf(heard, text, context, before) : undefined
}

type Heard = NonNullable<ReturnType<typeof hear>>

/** Takes out of the words what is known of them. */
function hear(rest: Rest, context: LooseContext, before: Frame | undefined) {
  const accounts = namedAccounts(rest, context.contas)
  const named = takeNames(rest, context, before)
  const isNamed = named.who.length + named.options.length > 0
  const result = rest.take(new RegExp(RESULT.source)) !== undefined
  while (rest.take(new RegExp(RESULT.source)));
  const margin = rest.take(MARGIN) !== undefined
  const words = new Rest(rest.text.trim().split(' '))
  const ofCategory = ownCategories(words, context.categorias).length + fixedCategories(words, null).ids.length > 0
  if (margin) rest.take(/ quant[oa]s /)
  const early = takeOperations(rest, isNamed || ofCategory)
  const times = readTimes(rest, context.hoje, false)
  const late = early.length > 0 ? [] : takeOperations(rest, isNamed || ofCategory)
  const operations = [...early, ...late]
  // 'qual mês foi pior', after something: of that.
  if (before && !isNamed && named.without.length === 0 && operations.some(({ id }) => id === 'ordem')) return undefined
  const own = ownCategories(rest, context.categorias)
  const fixed = fixedCategories(rest, null)
  const way = wayOf(rest, named)
  const goods = way === 'out' && !isNamed && own.length + fixed.ids.length === 0 && rest.take(GOODS) !== undefined
  const categories = [...own, ...fixed.ids, ...(goods ? ['mercadorias'] : [])]
  const sales = rest.has(SALES)
  while (rest.take(new RegExp(OUT.source)) ?? rest.take(new RegExp(IN.source)));
  const left = leftOf(rest, named, context, categories)
  const widened = fixed.widened || goods
  const hopeless = times.impossible || / p\d /.test(rest.text) || left.unread.length > 0
  return { ...left, named, accounts, result, margin, operations, times, way, categories, sales, widened, hopeless }
}

/** Whether it is on her own past money. */
function isOnHers(heard: Heard, rest: Rest, text: string, before: Frame | undefined): boolean {
  const { named, operations, times, result, margin, way, categories } = heard
  const isNamed = named.who.length + named.options.length > 0
  const hers =
    (before !== undefined && / outr[oa] /.test(` ${text} `)) ||
    rest.has(FIGURE) ||
    / (?:quant|qual|quem|quando|total|media) ?/.test(text) ||
    operations.length > 0 ||
    FIGURE.test(` ${text} `)
  const dated =
    / p\d /.test(rest.text) ||
    times.impossible ||
    times.period !== null ||
    times.always ||
    times.comparison !== null ||
    times.weekdays !== null
  return (
    hers &&
    (isNamed ||
      operations.some(
        ({ id, shape }) => id === 'sumidos' || id === 'lista' || id === 'ordem' || shape.dimension === 'conta',
      ) ||
      (operations.length > 0 && categories.length > 0) ||
      ((named.without.length > 0 ||
        result ||
        margin ||
        way !== undefined ||
        categories.length > 0 ||
        operations.length > 0) &&
        dated))
  )
}

const unreadOf = (unread: readonly string[]): Loose => ({
  aside: unread.filter((word) => /^[a-z]{3,20}$/.test(word)).slice(0, MOST_UNREAD),
})

function looseOf(heard: Heard, text: string, context: LooseContext, before: Frame | undefined): Loose {
  const { named, accounts, result, margin, operations, times, way, categories, sales, unread, aside, widened } = heard
  const bare =
    !named.who.length &&
    !named.options.length &&
    !named.without.length &&
    !categories.length &&
    !result &&
    !margin &&
    !way
  if (heard.hopeless || (bare && operations.every(({ metric, id }) => !metric && id !== 'sumidos')))
    return unreadOf(unread)
  if (before && / outr[oa] /.test(` ${text} `) && named.who.length > 0 && operations.length === 0 && before.periodo) {
    const filtros = { ...before.filtros, categorias: [], contrapartes: named.who }
    const frame = frameOf(named.flows.entrou > named.flows.saiu ? 'entradas' : 'saidas', {
      filtros,
      periodo: before.periodo,
    })
    return { reading: { kind: 'frame', frame, assumed: ['periodo'], explicit: true, undated: true }, aside }
  }
  const [first, second] = operations
  const metric = margin
    ? 'margem-lucro'
    : result
      ? 'resultado'
      : (metricFor(named, categories, way, sales, context) ?? first?.metric)
  if (!metric || operations.length > 2) return unreadOf(unread)
  const base = { named, categories, accounts, times, metric, widened }
  const one = framed(base, first, context)
  const wantsSum = first?.id === 'primeiro' && / quanto /.test(` ${text} `) && !second
  const other = second
    ? framed(base, second, context)
    : wantsSum
      ? framed({ ...base, always: true }, undefined, context)
      : undefined
  if (!other) return one ? { reading: one, aside } : { aside: unread }
  if (one?.kind !== 'frame' || other.kind !== 'frame') return unreadOf(unread)
  return {
    reading: { kind: 'both', frames: [one.frame, other.frame], assumed: one.assumed, explicit: true },
    aside,
  }
}

interface Named {
  who: string[]
  without: string[]
  options: string[]
  word: string
  flows: { entrou: number; saiu: number }
  /** Words just before a name that only say what it is. */
  beside: string[]
}

/** Names out of the words, with those that are left out of the figure. */
function takeNames(rest: Rest, { nomes, contas }: LooseContext, before: Frame | undefined): Named {
  const accountWords = new Set(contas.flatMap(({ apelido }) => tellingWords(apelido)))
  const incoming = [...rest.text.matchAll(new RegExp(IN.source, 'g'))].length > 0
  const outgoing = [...rest.text.matchAll(new RegExp(OUT.source, 'g'))].length > 0
  const tokens = rest.text.trim().split(' ')
  const met = namesMet(
    tokens.map((word) => (accountWords.has(word) ? '·' : word)),
    nomes,
  )
  const named: Named = { who: [], without: [], options: [], word: '', flows: { entrou: 0, saiu: 0 }, beside: [] }
  const other = / outr[oa] /.test(rest.text)
    ? new Set(before ? [before, ...before.antes].flatMap(({ filtros }) => filtros.contrapartes) : [])
    : new Set<string>()
  for (const one of met) addName(named, one, { tokens, nomes, other, incoming, outgoing })
  const apart = met.some(
    ({ from }, at) =>
      at > 0 &&
      !/ (?:e|x|ou|com|mais|vs|contra|pr[ao]|para) /.test(` ${tokens.slice(met[at - 1]!.to, from).join(' ')} `),
  )
  // Two names with nothing that joins them: one of them is meant as something else.
  if (apart) named.beside.push('?')
  const without = new Set(met.filter((one) => one.nomes.some((nome) => named.without.includes(nome))))
  for (const one of met.toReversed()) tokens.splice(one.from, one.to - one.from, without.has(one) ? '¬' : MARK)
  replaceAll(rest, tokens)
  while (rest.take(LEAVES_OUT));
  const acquirers = nomes.filter(
    ({ nome, entrou, saiu }) => ACQUIRER.test(tellingWords(nome)[0] ?? '') && entrou > saiu,
  )
  if (named.who.length + named.options.length === 0 && acquirers.length > 0 && rest.take(CARD)) {
    named.who = acquirers.map(({ nome }) => nome)
    named.flows = flowsOf(acquirers)
  }
  return named
}

interface Around {
  tokens: readonly string[]
  nomes: readonly LedgerName[]
  other: ReadonlySet<string>
  incoming: boolean
  outgoing: boolean
}

function addName(named: Named, one: Met, { tokens, nomes, other, incoming, outgoing }: Around): void {
  const left =
    LEFT_OUT.test(` ${tokens.slice(0, one.from).join(' ')} `) ||
    /^(?:sem|fora|tirando|menos|exceto|tira)$/.test(tokens[one.from - 2] ?? '')
  const of = nomes.filter(({ nome }) => one.nomes.includes(nome) && !other.has(nome))
  const fits = of.filter(({ entrou, saiu }) =>
    incoming && !outgoing ? entrou >= saiu : outgoing && !incoming ? saiu >= entrou : true,
  )
  const chosen = fits.length > 0 ? fits : of
  const distinct = [...new Map(chosen.map(({ nome }) => [plainName(nome), nome])).values()]
  if (left) {
    named.without.push(...(distinct.length === 1 ? chosen.map(({ nome }) => nome) : []))
    if (distinct.length > 1) named.beside.push('?')
  } else if (distinct.length === 1) named.who.push(...chosen.map(({ nome }) => nome))
  else if (distinct.length > 1 && distinct.length <= 5) {
    named.options.push(...distinct)
    named.word = tokens.slice(one.from, one.to).join(' ')
  } else named.beside.push('?')
  named.flows.entrou += flowsOf(chosen).entrou
  named.flows.saiu += flowsOf(chosen).saiu
}

const flowsOf = (names: readonly LedgerName[]) => ({
  entrou: names.reduce((sum, { entrou }) => sum + entrou, 0),
  saiu: names.reduce((sum, { saiu }) => sum + saiu, 0),
})

/** The words of a question anew. */
function replaceAll(rest: Rest, tokens: readonly string[]): void {
  rest.take(/^ .* $/, tokens.join(' '))
}

type Way = 'in' | 'out' | undefined
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

function metricFor(
  { who, options, without }: Named,
  categories: readonly string[],
  way: Way,
  sales: boolean,
  context: QuestionContext,
): MetricId | undefined {
  if (categories.length > 0) return metricOfGroups(categories, context)
  if (who.length + options.length > 0) return way === 'in' ? 'entradas' : way === 'out' ? 'saidas' : undefined
  if (way === 'in') return sales || without.length > 0 ? 'receita' : 'entradas'
  return way === 'out' ? 'despesas' : undefined
}

/** What is left: words that might narrow the figure, and those that can't and are said to be left aside. */
function leftOf(
  rest: Rest,
  { beside }: Named,
  { contas }: QuestionContext,
  categories: readonly string[],
): { unread: string[]; aside: string[] } {
  const tokens = rest.text.trim().split(' ')
  const unread: string[] = [...beside]
  const aside: string[] = []
  const accountWords = new Set(contas.flatMap(({ apelido }) => tellingWords(apelido)))
  tokens.forEach((word, at) => {
    if (TELLING.test(word)) unread.push(word)
    else if (word === '' || ((FILLING.has(word) || SMALL_TALK.test(word)) && !accountWords.has(word))) return
    if (TELLING.test(word)) return
    // 'o empréstimo da Caixa': whose loan it is, and no account.
    if (accountWords.has(word) && categories.length === 1 && categories[0] === 'parcela-emprestimo') {
      aside.push(word)
      return
    }
    const [next = '', after = ''] = [tokens[at + 1], tokens[at + 2]]
    const describes = next === MARK || (/^[dn][aeo]s?$/.test(next) && after === MARK)
    const thing = /^[a-z]{4,}$/.test(word) && !isGrammarWord(word) && !OTHER_THING.test(word) && !accountWords.has(word)
    if (describes && thing) aside.push(word)
    else unread.push(word)
  })
  return { unread, aside }
}

interface Base {
  named: Named
  categories: string[]
  accounts: string[]
  times: Times
  metric: MetricId
  widened: boolean
  always?: boolean
}

const YEAR_OF_DAYS = 363
/** The frame of a plain sum, with what an operation makes of it. */
function framed(base: Base, operation: Operation | undefined, context: LooseContext): Reading | undefined {
  const { named, categories, accounts, metric, widened } = base
  const plain = readParts(`quanto recebi de ${NOBODY}`, { ...context, contrapartes: [NOBODY.toUpperCase()] })
  if (!plain) return undefined
  if (operation?.id === 'sumidos') {
    const asked = readParts('que cliente parou de comprar', { ...context, contrapartes: [] })
    return asked && frameAlone({ ...asked, times: base.times }, context)
  }
  const parts: Parts = {
    ...plain,
    metrics: [operation?.metric && metric === undefined ? operation.metric : metric],
    times: timesFor(base, operation, context),
    categories,
    accounts,
    widened,
    parties: named.options.length > 0 ? [] : named.who,
    options: named.options.map((nome) => ({ id: nome, nome })),
    optionWord: named.word,
    excluded: named.without.length > 0 ? { categories: [], parties: named.without } : undefined,
    asks: true,
    goesOn: false,
    ...operation?.shape,
  }
  const reading = frameAlone(parts, { ...context, contrapartes: context.nomes.map(({ nome }) => nome) })
  if (reading.kind === 'none' || reading.kind === 'unknown') return undefined
  return reading
}

function timesFor({ times, always, named }: Base, operation: Operation | undefined, { hoje }: QuestionContext): Times {
  const said = times.period !== null || times.always || times.comparison !== null || times.relative !== null
  if (said && !always) return times
  if (times.weekdays) {
    const de = dayName(dayNumber(hoje) - YEAR_OF_DAYS)
    return { ...times, period: { de, ate: hoje }, assumed: true }
  }
  const whole = always || operation?.days === 'todos' || (operation === undefined && named.who.length > 0)
  return whole ? { ...NOTHING_SAID, always: true } : times
}
