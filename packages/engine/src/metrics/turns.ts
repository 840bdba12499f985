import { type CategoryGroup, FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { type Category, categoriesById } from '#src/ledger/types.ts'
import { stem } from '#src/text/stem.ts'
import { namedAccounts, namesOfAccounts } from './accounts.ts'
import { CATEGORY_WORDS } from './category-words.data.ts'
import type { Dimensao } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import { eachName, matchName, nameTest, tellingWords } from './names.ts'
import { waysPattern, wayTest, wordCount } from './patterns.ts'
import type { QuestionContext } from './reading.ts'
import { Rest } from './rest.ts'
import { areDuties, dutyPayees } from './utilities.ts'
import { FILLING } from './words.data.ts'

/** What turns a figure round: parts of it alone, all but a part, its share of another. */

const CATEGORY_WAYS = FINANCE_CATEGORIES.flatMap(({ id }) => {
  const said = CATEGORY_WORDS[id]
  const ways = (list: readonly string[], widened: boolean) =>
    list.map((way) => ({ id, widened, count: wordCount(way), pattern: waysPattern([way]), can: wayTest(way) }))
  return said ? [...ways(said.nome, false), ...ways(said.tambem ?? [], true)] : []
}).sort((a, b) => b.count - a.count)

/** The company's own categories, named whole. */
export function ownCategories(rest: Rest, own: readonly Category[]): string[] {
  return own.flatMap(({ id, nome }) => {
    const telling = tellingWords(nome)
    if (telling.length === 0) return []
    const stems = telling.map(stem)
    const words = rest.text.split(' ')
    // 'grama' is no 'Gramado'.
    const isSame = (word: string, i: number) =>
      stem(word) === stems[i] && Math.abs(word.length - telling[i]!.length) <= 1
    const at = words.findIndex((_, start) => stems.every((_, i) => isSame(words[start + i] ?? '', i)))
    if (at < 0) return joinedCategory(rest, telling) ? [id] : []
    return rest.take(new RegExp(` ${words.slice(at, at + stems.length).join(' ')} `)) ? [id] : []
  })
}

/** 'gelo e carvão', of 'Carvão e gelo'. */
function joinedCategory(rest: Rest, telling: readonly string[]): boolean {
  if (telling.length !== 2) return false
  const [one, other] = telling
  return rest.take(new RegExp(` (?:${one} (?:e|d[eoa]s?) ${other}|${other} e ${one}) `)) !== undefined
}

/** Categories that everybody has, by the words of owners. */
export function fixedCategories(
  rest: Rest,
  dimension: Dimensao | null,
  isName: (word: string) => boolean = () => false,
): { ids: string[]; widened: boolean; wide: boolean } {
  const ids: string[] = []
  let widened = false
  let wide = false
  const present = rest.present()
  for (const { id, pattern, widened: tambem, can } of CATEGORY_WAYS) {
    if (!can(present)) continue
    // 'vendas por produto' lays out, it doesn't narrow.
    if (dimension === 'categoria' && id === 'vendas-produtos') continue
    // 'que não foi do condomínio', of what came in: who pays is no cost.
    while (!((tambem || groupOf(id, []) !== 'receita') && named(rest, pattern, isName)) && rest.take(pattern)) {
      if (!ids.includes(id)) ids.push(id)
      widened ||= tambem
      wide ||= tambem && id !== 'utilidades'
    }
  }
  return { ids, widened, wide }
}

const named = (rest: Rest, pattern: RegExp, isName: (word: string) => boolean) =>
  pattern.exec(rest.text)?.[0].split(' ').some(isName) === true

const CARD = / (?:(?:n?o |d[oe] |em |pel[oa] |n?a )?(?:cartao|cartoes|maquininha|maquininhas)) /
/** 'tirando o cartão', beside what came in: what the acquirer pays out. */
export const takeCard = (rest: Rest): string[] => (rest.take(CARD) ? ['recebimento-cartao'] : [])
export const isIncoming = (text: string) =>
  / (?:vend[aeiou]\w*|receb\w*|receita|receitas|fatur\w*|entrou|entraram|entra|entram|entradas?|ganhei|me (?:pagou|pagaram|paga|pagam|depositou|depositaram)) /.test(
    text,
  )

export interface Excluded {
  categories: string[]
  parties: string[]
  /** Ids. */
  accounts?: string[]
}

export const LEAVING_OUT =
  'que nao (?:foi|foram|veio|vieram|seja|sejam|e|sao|era|eram)|sem contar|sem considerar|sem ser|nao contando|se eu tirar|se tirar|se tirasse|tirando|excluindo|descontando'
const SMALL = '(?: (?:com|de|do|da|dos|das|o|a|os|as|no|na|nos|nas|esse|essa))*'
const ARTICLE = '(?:o|a|os|as|no|na|com)'
/** 'gastei menos com': less of it, not without it. */
const MEASURED =
  '(?:gastei|gasto|gastamos|gastou|paguei|pago|pagamos|vendi|vendemos|recebi|recebemos|faturei|faturamos|entrou|saiu|comprei|foi|deu|entra|entram|sai|vende|vendem|vendo|recebo|fatura|faturo|rende|cai)'
const EXCEPT_LAST = new RegExp(
  ` (?:(?:${LEAVING_OUT}|exceto|alem d[eoa]s?|sem(?! categ| class| dinheiro| caixa| nome))${SMALL}|(?:fora|(?<!${MEASURED} )menos) ${ARTICLE}${SMALL}|(?<!(?:por|de|pra|para|la) )fora|(?<!(?:${MEASURED}|a|ou|que|o|de|e|quanto|mais|fornecedor|cliente|mes|dia|semana|ano) )menos) ([a-z_· ]+) $`,
)
const EXCEPT_FIRST = new RegExp(
  `^ (?:(?:e|mas) )?(?:${LEAVING_OUT}|fora|exceto|sem)${SMALL} ([a-z_· ]+?) (?=(?:quem|quanto|quantos|quantas|qual|quais|deu|em que|com que|o que|tive|meu|minha|lucro|receita|despesas|gastos|vendas|vendi|vendemos|faturei|faturamos|gastei|gastamos|recebi|recebemos|paguei|entrou|saiu|sobrou) )`,
)

const AND_WITHOUT = new RegExp(` (?:e (?:${LEAVING_OUT}|sem|fora|exceto|nem)|nem(?: com| de)?)(?: [oa]s?)? `)
const PAYROLL = / (?:folha(?: d[eo] pagamento)?|pessoal|funcionarios?|equipe) /
const idsOf = (grupo: CategoryGroup, own: readonly Category[]) =>
  [...categoriesById(own).values()].filter((one) => one.grupo === grupo).map(({ id }) => id)

const INTERNAL = /^ (?:as? |o que foi )?(?:transferencias?|transferencias? entre (?:as |minhas )*contas) $/

/** 'sem a conta do Inter', 'tirando o Inter': one account, or several. */
function excludedAccounts(inner: Rest, { contas }: QuestionContext): string[] | undefined {
  const copy = new Rest(inner.words())
  const ids = namedAccounts(copy, contas)
  const left = copy.words().filter((word) => !FILLING.has(word))
  if (ids.length > 0) return left.length === 0 ? ids : undefined
  const one = matchName(left, namesOfAccounts(contas))
  return one && 'one' in one ? one.one : undefined
}

/** 'sem contar o aluguel': taken out where every word of what is left out is explained. */
export function takeExcluded(rest: Rest, context: QuestionContext, incoming: boolean): Excluded | undefined {
  for (const pattern of [EXCEPT_FIRST, EXCEPT_LAST]) {
    const found = pattern.exec(rest.text)
    // 'descontando o que devolveu': what came back isn't among what was bought.
    if (!found || / devolv(?:eu|eram) /.test(` ${found[1]!} `)) continue
    const inner = new Rest(
      found[1]!
        .replace(
          /^(?:que )?(?:caiu|entrou|saiu|veio|foi|paguei|recebi|gastei) (?:com |n[ao]s? |d[ao]s? |pr[ao] |pel[ao] )?/,
          '',
        )
        .replace(AND_WITHOUT, ' ')
        .split(' ')
        .filter((word) => word !== ''),
    )
    const accounts = excludedAccounts(inner, context)
    if (accounts) {
      rest.take(pattern)
      return { categories: [], parties: [], accounts }
    }
    // What counts in no figure can be left out of any.
    if (INTERNAL.test(inner.text)) {
      rest.take(pattern)
      return undefined
    }
    const isName = incoming ? nameTest(context.contrapartes) : () => false
    const payroll = inner.take(PAYROLL) ? idsOf('pessoal', context.categorias) : []
    const own = ownCategories(inner, context.categorias)
    const duties = dutyPayees(inner, context.contrapartes)
    const named = [...fixedCategories(inner, null, isName).ids]
    if (duties.length > 0 && areDuties(named) && inner.words().every((word) => FILLING.has(word))) {
      rest.take(pattern)
      return { categories: [], parties: duties }
    }
    const fixed = [...named, ...(incoming ? takeCard(inner) : [])]
    const words = inner.words().filter((word) => !FILLING.has(word))
    const names = context.contrapartes.map((nome) => ({ id: nome, nome }))
    const who = matchName(words, names)
    const parties = who ? ('one' in who ? who.one : who.options.map(({ id }) => id)) : (eachName(words, names) ?? [])
    const categories = [...payroll, ...own, ...fixed].map((id) =>
      incoming && id === 'parcela-emprestimo' ? 'emprestimo-recebido' : id,
    )
    if (categories.length + parties.length === 0 || (words.length > 0 && parties.length === 0)) continue
    rest.take(pattern)
    return { categories, parties }
  }
  return undefined
}

const BASE = '(receita|receitas|faturamento|vendas?|despesas?|gastos?|custos?)'
const OF_BASE = new RegExp(
  ` (?:d[aoe]s?|n[ao]s?|sobre [oa]s?|sobre d[aoe]s?|em relacao a[os]?|frente a[os]?|(?:dividid[oa]s? )?(?:por|pel[oa]s?)) (?:(?:meu|minha|meus|minhas|noss[oa]s?|total d[aeo]s?) )*${BASE}(?: total| totais| bruta| bruto)? (?!com )`,
)
/** 'nos meus gastos com fornecedor' */
const OF_SUPPLIERS =
  / (?:d[aoe]s?|n[ao]s?) (?:(?:meu|minha|meus|minhas|noss[oa]s?|total d[aeo]s?) )*(?:gastos?|despesas?|compras?|pagamentos?) (?:com|a|de) (?:[oa]s )?fornecedor(?:es)? /
const DIVIDED =
  / dividid[oa]s? (?:por|pel[oa]s?) | em relacao a[os]? (?=(?:meu |minha |nosso |nossa )?(?:faturamento|receita)(?! (?:d[eoa]s?|em|n[oa]) ))/
const FLOW_BASE =
  / (?:d[oe] |n[oe] |sobre o |d[oe] tudo (?:o )?|de todo (?:o )?dinheiro )que (?:eu |a gente )?(entra|entrou|entraram|recebi|recebo|ganhei|ganho|vendi|vendo|faturei|faturo|gastei|gasto|gastamos|saiu|sai|sairam|paguei|pago|pagamos|comprei) /
const SHARE =
  / (?:(?:qual |quais |que |quantos |quanto |em |a |o |e )*(?:por cento|porcentagem|percentual|participacao|fatia|proporcao|peso|parcela d[ao] (?=receita|faturamento))|(?:quanto )?(?:e |foi )?(?:isso |ele |ela )?(?:representa|representam|representou|(?<!mais )(?:pesa|pesou)(?! (?:mais|menos) )|significa em)|quanto (?:(?:e|foi|da|deu) (?:isso|ele|ela)|(?:isso|ele|ela) (?:e|foi|da|deu|representa))(?= (?:.* )?(?:por cento|porcentagem|percentual|total|receita|faturamento|vendas?|despesas?|gastos?|custos?) )(?: (?:em )?(?:por cento|porcentagem|percentual))?) /
const OF_TOTAL = / (?:n?[od]o|sobre o) total(?: geral)? (?!d[aeo])/
/** 'quantos por cento da folha', and never 'a porcentagem da folha': that one is a share itself. */
const OF_PAYROLL = / (?<=quant[oa]s? por cento )(?:d[ao]|sobre a) (?:folha(?: d[eo] pagamentos?)?) /
/** 'do que entrou pela Cielo': a part of what came in, that no metric by itself is. */
const OF_NAMED_FLOW = new RegExp(`${FLOW_BASE.source}(?:pel[oa]s?|via|com|d[ao]s?) `)
const OUT = /despesa|gasto|custo/

export interface Share {
  /** null: of what, isn't said. */
  of: MetricId | null
  /** 'vem de': it came in. */
  came?: boolean
  /** 'do total': of all of the same figure. */
  same?: boolean
}

const GOES_TO =
  / (?:vem|veio|vai|foi|vao|foram|e|sao|fica|ficou|corresponde) (?:d[eoa]s?|para|pra|pro|com|no|na|em)(?: o| a)? /

/** 'quantos por cento do faturamento foi para aluguel', 'quanto é isso da receita'. */
export function takeShare(rest: Rest): Share | undefined {
  const came = / (?:vem|veio|vieram|entra|entrou) /.test(rest.text.replace(FLOW_BASE, ' '))
  const paid = / (?:foi|foram|vai|vao|fica|ficou) (?:para|pr[ao]s?|com) | (?:pag|gast)[a-z]+ /.test(rest.text)
  const share = takeShareOf(rest)
  // 'no que entrou': somebody's part of it came in too.
  return share && { ...share, came: came || (share.of === 'entradas' && !paid) }
}

/** Of what is a share 'de tudo que saiu', 'do que vendi'. */
function flowBase(verb: string): MetricId {
  if (/^(?:ven|fat)/.test(verb)) return 'receita'
  if (/^(?:sa|pa)/.test(verb)) return 'saidas'
  return /^(?:gast|compr)/.test(verb) ? 'despesas' : 'entradas'
}

function takeShareOf(rest: Rest): Share | undefined {
  const said = SHARE.exec(rest.text) ?? DIVIDED.exec(rest.text)
  if (!said) return undefined
  const flow = FLOW_BASE.exec(rest.text)
  if (flow && OF_NAMED_FLOW.test(rest.text)) {
    while (rest.take(SHARE));
    return { of: null }
  }
  if (flow) {
    rest.take(FLOW_BASE)
    while (rest.take(SHARE));
    rest.take(GOES_TO)
    return { of: flowBase(flow[1]!) }
  }
  if (rest.take(OF_SUPPLIERS)) {
    while (rest.take(SHARE));
    return { of: 'fornecedores' }
  }
  const base = OF_BASE.exec(rest.text)
  if (!base && rest.take(OF_PAYROLL)) {
    while (rest.take(SHARE));
    rest.take(GOES_TO)
    return { of: 'pessoal' }
  }
  if (!base && rest.take(OF_TOTAL)) {
    while (rest.take(SHARE));
    return { of: null, same: true }
  }
  if (!base) {
    // 'a porcentagem de lucro' is a metric, 'quantos por cento caiu' a change.
    if (
      / (?:a mais|a menos|crescimento|aumento|queda|variacao|reducao|melhor|pior|maior|menor|lucro|(?:ca|sub|cresc|aument|diminu|melhor|pior|vari)(?:iu|eu|ou|iram|eram|aram|i|ei)) /.test(
        rest.text,
      )
    ) {
      rest.take(/ (?:(?:quantos|quanto|em) )?(?:por cento|porcentagem|percentual) /)
      return undefined
    }
    while (rest.take(SHARE));
    return { of: null }
  }
  rest.take(OF_BASE)
  while (rest.take(SHARE));
  rest.take(GOES_TO)
  return { of: OUT.test(base[1]!) ? 'despesas' : 'receita' }
}

const FORM =
  / (?:em|no|na|com|por|via|pelo|pela|so) (?:dinheiro(?: vivo)?|especie|cheques?(?! especial)|pix|boletos?|debito|credito|ted|doc|vale|vista|prazo|fiado|crediario|parcelado) | a (?:vista|prazo) | de (?:pix|boletos?|cheques?(?! especial)|especie|fiado|ted) /
/** 'em dinheiro', 'no boleto': how it was paid, which movements don't say; 'no Vale Verde' is a name. */
export function namesForm(rest: Rest, contrapartes: readonly string[]): boolean {
  const named = contrapartes
    .map(tellingWords)
    .flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`))
  const text = named.reduce((all, pair) => all.replaceAll(` ${pair} `, ' · '), rest.text)
  return FORM.test(text.replace(/ cart(?:ao|oes) de /g, ' cartao_de ')) && !rest.has(/ margem /)
}

/** Whether the category's words name money that comes in or goes out. */
export const groupOf = (id: string, own: readonly Category[]) => categoriesById(own).get(id)?.grupo
