import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { type Category, categoriesById, type Interval } from '#src/ledger/types.ts'
import { stem } from '#src/text/stem.ts'
import { CATEGORY_WORDS } from './category-words.data.ts'
import type { Dimensao } from './frame.ts'
import { METRICS, type MetricId } from './metrics.data.ts'
import { matchName, type Named, nameTest, tellingWords } from './names.ts'
import { waysPattern, wordCount } from './patterns.ts'
import { readTimes, type Times } from './periods.ts'
import { Rest } from './rest.ts'
import { RANKS, readShape } from './shape.ts'
import { isGrammarWord, questionWords } from './vocabulary.ts'
import { ADVICE, FILLING, FUTURE } from './words.data.ts'

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
}

/** What the words of a question say, before anything is supplied. */
export interface Parts {
  metrics: MetricId[]
  times: Times
  dimensao: Dimensao | null
  categorias: string[]
  /** A category was taken for a word that means less or something else. */
  widened: boolean
  contrapartes: string[]
  contas: string[]
  options: Named[]
  optionWord: string
  porque: boolean
  maiores: number | null
  menores: boolean
  media: boolean
  implied: boolean
  /** 'cresceu', 'comparado': a change is asked for. */
  change: boolean
  future: boolean
  /** Begins as a question that goes on from the one before. */
  goesOn: boolean
  /** It asks for a figure: a question word, a past verb, a period, or 'meu'. */
  asks: boolean
  /** 'quanto tem': what is there, of an account. */
  holds: boolean
  /** Words that nothing explains. */
  left: string[]
}

const WHY =
  / (?:por que|porque|por qual motivo|qual (?:foi )?(?:o )?motivo|o que (?:fez|causou|levou|mudou|aconteceu|houve|explica|derrubou|puxou)|motivo|explica|explique)(?: (?:a|o|as|os|da|do|com|que|de|em|no|na|foi|e|esta))* /
const CHANGE =
  / (?:cresceu|cresceram|crescimento|crescendo|cresci|crescemos|aumentou|aumentaram|aumento|aumentando|subiu|subiram|subindo|caiu|cairam|caindo|queda|cai|diminuiu|diminuiram|diminuindo|piorou|piorando|melhorou|melhorando|baixou|variou|variacao|variaram|mudou|mudaram|mudar|mudanca|diferenca|compare|compara|comparar|comparando|comparacao|comparativo|maior que|menor que|mais que|menos que|a mais|a menos|mais alto que|mais baixo que) /

/** 'quais despesas subiram?' asks for the parts of a change. */
const takeMovers = (rest: Rest): boolean => rest.take(MOVERS) !== undefined
const MOVERS =
  / (?:quais|que|o que) (?=(?:despesas|gastos|custos|receitas|vendas|entradas|saidas) (?:mais )?(?:aumentaram|subiram|cresceram|cairam|diminuiram|mudaram) )/

/** Words of the question that may be names: the ones that the grammar doesn't have. */
export function namesAsked(question: string): string[] {
  return questionWords(question, (word) => !isGrammarWord(word)).filter(
    (word) => /^[a-z]{2,}$/.test(word) && !isGrammarWord(word),
  )
}

const WAYS = (Object.keys(METRICS) as MetricId[])
  .flatMap((id) => METRICS[id].palavras.map((way) => ({ id, way, count: wordCount(way), pattern: waysPattern([way]) })))
  .sort((a, b) => b.count - a.count)

const CATEGORY_WAYS = FINANCE_CATEGORIES.flatMap(({ id }) => {
  const said = CATEGORY_WORDS[id]
  const ways = (list: readonly string[], widened: boolean) =>
    list.map((way) => ({ id, widened, count: wordCount(way), pattern: waysPattern([way]) }))
  return said ? [...ways(said.nome, false), ...ways(said.tambem ?? [], true)] : []
}).sort((a, b) => b.count - a.count)

const PAST =
  / (?:gastei|gastamos|paguei|pagamos|recebi|recebemos|vendi|vendemos|faturei|faturamos|lucrei|sobrou|entrou|saiu|foi|foram|passado|passada|ultimo|ultimos) /

/** Reads a question; `ahead`: the one before was on days to come. Undefined where it asks for advice or a meaning. */
export function readParts(question: string, context: QuestionContext, ahead = false): Parts | undefined {
  const { categorias, contas, contrapartes, hoje } = context
  const isName = nameTest([
    ...contas.map(({ apelido }) => apelido),
    ...categorias.map(({ nome }) => nome),
    ...contrapartes,
  ])
  const said = questionWords(question, (word) => !isGrammarWord(word) && isName(word))
  const rest = new Rest(said)
  if (rest.has(ADVICE)) return undefined
  const future = rest.has(FUTURE) || (ahead && !rest.has(PAST))
  const goesOn = /^ (?:e|mas e|e ai|entao|ok e|certo e) /.test(rest.text)
  const asks = ASKING.test(rest.text)
  const holds = / (?:tem|tenho|temos|sobrou|ha|saldo) /.test(rest.text)
  rest.take(/ quantos reais /)
  const own = ownCategories(rest, categorias)
  const accounts = namedAccounts(rest, contas)
  const porque = rest.take(WHY) !== undefined || takeMovers(rest)
  if (future) rest.take(/ (?:previsao|projecao|estimativa|previsto|prevista)(?: d[eoa]s?| para)* /)
  const shape = readShape(rest)
  const times = readTimes(rest, hoje, future)
  const fixed = fixedCategories(rest, shape.dimensao)
  const change = rest.take(CHANGE) !== undefined
  while (rest.take(CHANGE));
  const metrics = readMetrics(rest, own.length + fixed.ids.length > 0)
  if (shape.metrica) metrics.splice(0, metrics.length, ...withSide(shape.metrica, metrics))
  // 'quando paguei?' asks for a day, 'quando acaba o caixa?' is told one.
  if (metrics.includes('dura-ate') || metrics.includes('menor-saldo')) rest.take(/ quando /)
  // 'tudo menos aluguel' turns the figure round: what ranks nothing and compares nothing stays unexplained.
  if (shape.maiores !== null || porque || change || times.comparacao) rest.take(new RegExp(` (?:${RANKS}) `))
  const { ownIds, ...names } = readNames(rest, context, accounts)
  return {
    metrics,
    times,
    dimensao: shape.dimensao,
    categorias: [...own, ...fixed.ids, ...ownIds],
    widened: fixed.widened,
    ...names,
    porque,
    maiores: shape.maiores,
    menores: shape.menores,
    media: shape.media,
    implied: shape.implied,
    change,
    future,
    goesOn,
    asks: asks || times.periodo !== null || shape.dimensao !== null || shape.media,
    holds,
  }
}

const ASKING =
  / (?:quanto|quantos|quantas|qual|quais|quem|onde|quando|meu|minha|meus|minhas|nosso|nossa|gastei|gastamos|paguei|pagamos|recebi|recebemos|vendi|vendemos|faturei|faturamos|lucrei|sobrou|entrou|saiu|tive|tendo|deu|dando|fechei|fechamos|por que|porque|em que|com que) /

/** The metrics that are named, the most telling first. */
function readMetrics(rest: Rest, categorised: boolean): MetricId[] {
  const found: MetricId[] = []
  for (const { id, pattern } of WAYS) while (rest.take(pattern)) if (!found.includes(id)) found.push(id)
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
    const clash = verbs.some((id) => id === 'receita' || id === 'entradas')
    return clash && !telling.includes('lancamentos') && !telling.includes('sem-categoria') ? found : telling
  }
  if (found.includes('despesas') && found.includes('saidas')) return found.filter((id) => id !== 'saidas')
  if (found.includes('receita') && found.includes('entradas')) return found.filter((id) => id !== 'entradas')
  return categorised && found.length > 1 ? found.slice(0, 1) : found
}

/** The company's own categories, named whole. */
function ownCategories(rest: Rest, own: readonly Category[]): string[] {
  return own.flatMap(({ id, nome }) => {
    const telling = tellingWords(nome)
    if (telling.length === 0) return []
    const stems = telling.map(stem)
    const words = rest.text.split(' ')
    const at = words.findIndex((_, start) => stems.every((one, i) => stem(words[start + i] ?? '') === one))
    if (at < 0) return []
    return rest.take(new RegExp(` ${words.slice(at, at + stems.length).join(' ')} `)) ? [id] : []
  })
}

function fixedCategories(rest: Rest, dimensao: Dimensao | null): { ids: string[]; widened: boolean } {
  const ids: string[] = []
  let widened = false
  for (const { id, pattern, widened: wide } of CATEGORY_WAYS) {
    // 'vendas por produto' lays out, it doesn't narrow.
    if (dimensao === 'categoria' && id === 'vendas-produtos') continue
    while (rest.take(pattern)) {
      if (!ids.includes(id)) ids.push(id)
      widened ||= wide
    }
  }
  return { ids, widened }
}

/** 'conta do Inter', 'na conta Caixa': said with its kind, a name may be any word. */
function namedAccounts(rest: Rest, contas: QuestionContext['contas']): string[] {
  for (const { id, apelido } of contas)
    for (const word of tellingWords(apelido))
      if (rest.take(new RegExp(` (?:conta|cartao|banco)(?: d[oae]| n[oa])? ${word} `))) return [id]
  return []
}

type Names = Pick<Parts, 'contrapartes' | 'contas' | 'options' | 'optionWord' | 'left'> & { ownIds: string[] }

/** Who or which account the words that are left name. */
function readNames(rest: Rest, context: QuestionContext, accounts: string[]): Names {
  const left = rest.words().filter((word) => !FILLING.has(word))
  const none = { contrapartes: [], contas: accounts, ownIds: [], options: [], optionWord: '', left }
  if (left.length === 0) return none
  const accountNames = context.contas.map(({ id, apelido }) => ({ id, nome: apelido }))
  const account = matchName(left, accountNames)
  if (account && 'one' in account) return { ...none, contas: [...accounts, ...account.one], left: [] }
  const own = matchName(left, context.categorias)
  if (own && 'one' in own) return { ...none, ownIds: own.one, left: [] }
  const who = matchName(
    left,
    context.contrapartes.map((nome) => ({ id: nome, nome })),
  )
  if (who && 'one' in who) return { ...none, contrapartes: who.one, left: [] }
  const options = who ?? account
  return options && 'options' in options
    ? { ...none, options: options.options, optionWord: left.join(' '), left: [] }
    : none
}

export const groupOf = (id: string, own: readonly Category[]) => categoriesById(own).get(id)?.grupo

export const sameDays = (a: Interval | null, b: Interval | null) => a?.de === b?.de && a?.ate === b?.ate
