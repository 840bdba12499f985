import type { Interval } from '#src/ledger/types.ts'
import { Rest } from '#src/metrics/rest.ts'
import { readTimes } from '#src/metrics/times.ts'
import { spelledPlain } from '#src/metrics/typed.ts'
import { questionWords } from '#src/metrics/vocabulary.ts'

/**
 * A turn that is made of references and of what is done with them, and of nothing else: 'os dois juntos', 'quanto por cento isso
 * dá do total', 'e o resto?', 'qual deles foi o maior?'. Days may be said with it; one word of another kind, a name, and it is none.
 */
export interface Referring {
  op:
    | 'soma'
    | 'diferenca'
    | 'variacao'
    | 'escolha'
    | 'extremo'
    | 'parte'
    | 'resto'
    | 'media'
    | 'posto'
    | 'outro'
    | 'base'
  /** How many are spoken of; null: it isn't said. */
  count: number | null
  /** Several are spoken of, said or not how many. */
  several: boolean
  /** 'a diferença', 'a mais': what lies between two. */
  apart: boolean
  /** As one: 'juntos'. */
  together: boolean
  /** The first of a list: 'os dois primeiros'. */
  first: boolean
  /** Of an ordinal, from one. */
  place: number | null
  /** What is chosen is the least. */
  least: boolean
  /** 'melhor' and 'pior', which of a cost say nothing sure. */
  judged: boolean
  /** What it is a part of; 'mesmo': of all of the same; null: isn't said. */
  base: 'receita' | 'despesas' | 'entradas' | 'mesmo' | null
  /** Months are spoken of. */
  months: boolean
  /** What they are is said: 'os dois postos'. */
  named: boolean
  /** 'de quem', 'foi o que': whose or what it is, rather than how much. */
  whose: 'quem' | 'que' | null
  /** 'qual foi a mais cara', and nothing that says among whom or what. */
  elects: boolean
  /** In these days rather than in those that were shown. */
  period: Interval | null
}

type Class =
  | 'fill'
  | 'many'
  | 'other'
  | 'it'
  | 'rest'
  | 'all'
  | 'sum'
  | 'difference'
  | 'percent'
  | 'weighs'
  | 'moved'
  | 'most'
  | 'least'
  | 'best'
  | 'worst'
  | 'mean'
  | 'sold'
  | 'spent'
  | 'came'
  | 'did'
  | 'which'
  | 'noun'
  | 'months'
  | 'ends'

const CLASSES: Readonly<Record<Class, string>> = {
  fill: 'naquele naquela e ou mas entao ai agora me diz fala o a os as um uma uns de do da dos das em no na nos nas ao que eu gente foi foram sao era eram deu dao da dava fica ficou ficam ficaram quanto quantos seria ser ta esta estao pra pro para com so se ja mesmo aqui la isso_ai dinheiro valor valores entre mais_ou_menos cada dar fez faz meu minha meus minhas nosso nossa teria ia ir vai representando esse_valor reais ne entao hein',
  many: 'eles elas deles delas esses essas desses dessas estes estas destes destas nesses nessas ambos ambas todos todas',
  other: 'outro outra',
  it: 'isso disso nisso esse essa desse dessa este esta ele ela dele dela nele nela esse_valor',
  rest: 'resto restante',
  all: 'total tudo todo toda',
  sum: 'juntos juntas junto junta juntar juntando somando soma somados somadas somado somar somam somaram somasse',
  difference: 'diferenca',
  percent: 'cento porcentagem percentual percentualmente proporcao fatia',
  weighs:
    'representa representam representou pesa pesam pesou come comem comeu equivale equivalem leva levam levou significa significam corresponde correspondem consome consomem',
  moved:
    'mudou mudaram subiu subiram caiu cairam aumentou aumentaram cresceu cresceram diminuiu diminuiram variou variaram baixou baixaram variacao aumento queda crescimento melhorou piorou',
  most: 'maior maiores mais',
  least: 'menor menores menos',
  best: 'melhor melhores',
  worst: 'pior piores',
  mean: 'media',
  sold: 'vendi vendo vendas venda vendemos faturei faturo faturamento faturamos receita',
  spent: 'gastei gasto gastos gastamos despesas despesa custos custo',
  came: 'entrou entraram entra entradas recebi recebo recebemos veio vieram',
  did: 'pagou pagaram paga pagam recebeu receberam recebe recebem cobrou cobraram cobra cobram comprou compraram compra compram vendeu venderam vende vendem custou custaram custa custam paguei pago rendeu renderam rende ganhou ganharam ganha teve tiveram gastou gastaram deixou',
  which: 'qual quem quais',
  noun: 'clientes cliente fornecedores fornecedor pessoas contas categorias categoria gastos_ nomes lugares lugar despesas_ itens cara caro alto alta',
  months: 'meses mes',
  ends: 'primeiros primeiras ultimos ultimas',
}

const CLASS_OF: ReadonlyMap<string, Class> = new Map(
  (Object.entries(CLASSES) as [Class, string][]).flatMap(([kind, list]) =>
    list.split(' ').map((word) => [word, kind] as const),
  ),
)

/** Whether a word only refers to what was shown, or does something with it. */
export const isReferringWord = (word: string): boolean =>
  CLASS_OF.has(word) || NUMBERS[word] !== undefined || ordinalOf(word) > 0

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5, '2': 2, '3': 3, '4': 4, '5': 5 },
}
const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint']
const ordinalOf = (word: string): number =>
  /^(?:primeir|segund|terceir|quart|quint)[oa]$/.test(word) ? ORDINALS.indexOf(word.slice(0, -1)) + 1 : 0

const MOST_WORDS = 14
const OF_BASE =
  / d(?:[aeo]s?|[aeo]s? (?:meu|minha|minhas|meus|nosso|nossa)) (?:faturamento|receita|vendas|despesas|gastos|entradas|que) /
/** 'um pro outro', 'uma e outra' */
/** 'qual desses pesou mais': of those. */
const WHICH_OF = / (?:qual|quem)(?: (?:foi|e|era))? d(?:ess|est)[ea]s? (?!mes|ano|semana|dia)/
const ELECTS =
  / qual (?:(?:foi|e|era|deu) )?(?:[oa] )?(?:mais (?:car|alt)[oa]|maior|menor|melhor|pior)(?: (?:del[ea]s|de tod[oa]s))* $/
const ONE_AND_OTHER = / (?:um|uma) .*(?:outro|outra) | entre (?:um|uma) /

/** Undefined: there is a word in it that refers to nothing that was shown. @param isKind what those that were shown are, each: 'postos' */
export function readReferring(
  question: string,
  hoje: string,
  isKind: (word: string) => boolean = () => false,
): Referring | undefined {
  const all = questionWords(spelledPlain(question))
  const said = all.filter((word) => CLASS_OF.has(word) || !isKind(word))
  if (said.length === 0 || said.length > MOST_WORDS) return undefined
  const named = said.length < all.length
  const plain = referringOf(said, null)
  if (plain) return { ...plain, named }
  const rest = new Rest(said)
  const { period, ...times } = readTimes(rest, hoje, false)
  const others = [times.spans, times.weekdays, times.comparison, times.relative, times.edge].some((one) => one !== null)
  const dated = period && !others && !times.impossible ? referringOf(rest.words(), period) : undefined
  return dated && { ...dated, named }
}

function referringOf(said: readonly string[], period: Interval | null): Omit<Referring, 'named'> | undefined {
  const kinds = new Set<Class>()
  let count: number | null = null
  const places: number[] = []
  for (const [at, word] of said.entries()) {
    const number = NUMBERS[word]
    const ordinal = ordinalOf(word)
    if (number !== undefined) count = number
    else if (ordinal > 0) places.push(ordinal)
    else if (word === 'por' && said[at + 1] === 'cento') continue
    else {
      const kind = CLASS_OF.get(word)
      if (!kind) return undefined
      kinds.add(kind)
    }
  }
  const text = ` ${said.join(' ')} `
  if (places.length === 2) count = 2
  const place = places.length === 1 ? places[0]! : null
  // 'e em setembro, as duas'
  const bare = period !== null && count !== null && [...kinds].every((kind) => kind === 'fill')
  const op = operationOf(kinds, text, { count, place }) ?? (bare ? 'soma' : undefined)
  if (!op) return undefined
  const several =
    count !== null ||
    kinds.has('many') ||
    kinds.has('ends') ||
    / (?:um|uma) (?:pr[ao]|e|d[eo]) /.test(text) ||
    WHICH_OF.test(text)
  return {
    ...{ op, count, several, place, period, base: baseOf(kinds, text) },
    apart: kinds.has('difference') || / a (?:mais|menos) /.test(text),
    together: kinds.has('sum'),
    first: (kinds.has('ends') && / primeir[oa]s /.test(text)) || (kinds.has('most') && kinds.has('sum')),
    least: kinds.has('least') || kinds.has('worst'),
    judged: kinds.has('best') || kinds.has('worst'),
    months: kinds.has('months'),
    elects: ELECTS.test(text),
    whose: / quem /.test(text) ? 'quem' : / (?:o|em|com|no) que | quais? /.test(text) ? 'que' : null,
  }
}

function operationOf(
  kinds: ReadonlySet<Class>,
  text: string,
  { count, place }: Pick<Referring, 'count' | 'place'>,
): Referring['op'] | undefined {
  const several = count !== null || kinds.has('many') || ONE_AND_OTHER.test(text) || WHICH_OF.test(text)
  const based = ['sold', 'spent', 'came'].some((kind) => kinds.has(kind as Class))
  const ranks = ['most', 'least', 'best', 'worst'].some((kind) => kinds.has(kind as Class))
  // Which of them rose most, no figure of theirs says.
  if (kinds.has('moved') && ranks) return undefined
  const only = [...kinds].every((kind) => kind === 'fill' || kind === 'moved')
  if (kinds.has('moved')) return kinds.has('percent') ? 'variacao' : several || only ? 'diferenca' : undefined
  if (kinds.has('difference')) return kinds.has('percent') ? 'variacao' : 'diferenca'
  const beside = / a (?:mais|menos) /.test(text)
  if (beside && (several || [...kinds].every((kind) => kind === 'fill' || kind === 'most' || kind === 'least')))
    return kinds.has('percent') ? 'variacao' : 'diferenca'
  if (kinds.has('percent') || (!ranks && kinds.has('weighs') && (based || kinds.has('all')))) return 'parte'
  // 'quanto dá isso do faturamento'
  if (kinds.has('it') && based && !ranks && OF_BASE.test(text)) return 'parte'
  if (kinds.has('rest')) return kinds.has('did') || several ? undefined : 'resto'
  if (kinds.has('most') && kinds.has('sum') && several && !based) return 'soma'
  if (ranks && several && kinds.has('which') && !based) return 'escolha'
  if (ranks && !several && (kinds.has('which') || / [oa] que /.test(text) || !kinds.has('did'))) return 'extremo'
  if (ranks) return undefined
  if (based && [...kinds].every((kind) => ['fill', 'sold', 'spent', 'came', 'all'].includes(kind))) return 'base'
  if (kinds.has('mean')) return several && !based ? 'media' : undefined
  if (kinds.has('sum') || (several && kinds.has('all'))) return based || kinds.has('did') ? undefined : 'soma'
  if (several && count !== null && !based && !kinds.has('did') && / (?:quanto|dao|da|deu) /.test(text)) return 'soma'
  if (place !== null && !several && !based) return 'posto'
  if (kinds.has('other') && !several && !based && place === null) return 'outro'
  return undefined
}

function baseOf(kinds: ReadonlySet<Class>, text: string): Referring['base'] {
  if (kinds.has('sold')) return 'receita'
  if (kinds.has('spent')) return 'despesas'
  if (kinds.has('came')) return 'entradas'
  return kinds.has('all') && / (?:total|tudo) /.test(text) ? 'mesmo' : null
}
