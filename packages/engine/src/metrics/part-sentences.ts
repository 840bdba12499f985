import type { Fact } from '@norteia/contracts/analysis'
import { formatDay, formatNumber, plural } from '@norteia/contracts/format'
import { capitalizeText, join, say, type Text } from '#src/facts/fact-book.ts'
import type { Interval } from '#src/ledger/types.ts'
import type { Dimensao, Unico } from './frame.ts'
import { type MetricId, metricOf } from './metrics.data.ts'
import { atAccounts, bare, decapital, isPlural, minus, ofCategories, subject, withWhom } from './sentences.ts'
import { plainText, type Told } from './told.ts'

/** The words of answers that are no sum: one movement, how many there are, a share, a mean of days. */

/** Nothing of what was asked for moved. */
export const noneSuch = (told: Told, days: Interval): Text =>
  join(['Não há nenhum ', movement(told), ' ', told.when(days), '.'])

const ONES = { maior: 'O maior', menor: 'O menor', ultimo: 'O último', primeiro: 'O primeiro' } as const
const MOVEMENTS: Partial<Record<MetricId, string>> = {
  ...{ entradas: 'recebimento', clientes: 'recebimento', receita: 'recebimento', lancamentos: 'lançamento' },
}

const NAMED_SIDES: Partial<Record<MetricId, readonly [string, string]>> = {
  clientes: ['cliente que aparece', 'clientes que aparecem'],
  fornecedores: ['fornecedor que aparece', 'fornecedores que aparecem'],
}

/** 'pagamento de PADARIA DA ANA', 'pagamento a ENEL', 'pagamento de Aluguel': one movement, by whom or for what. */
export function movement(told: Told, many = false): Text {
  const { metrica, filtros } = told.frame
  const who = filtros.contrapartes
  const noun = who.length > 0 ? 'pagamento' : (MOVEMENTS[metrica] ?? 'pagamento')
  const said = many ? `${noun}s` : noun
  if (metrica === 'lancamentos') return join([said, withWhom(told)])
  const of = ofCategories(told)
  if (who.length === 0) return join([said, of, atAccounts(told)])
  return join([said, of, metrica === 'entradas' ? ' de ' : ' a ', told.list(who), atAccounts(told)])
}

const SEVERAL = { maior: 'maiores', menor: 'menores', ultimo: 'últimos', primeiro: 'primeiros' } as const

/** Some movements, each with its day, and what they sum to. */
export function several(told: Told, sum: Fact, facts: readonly Fact[], days: Interval): Text {
  const { unico, maiores } = told.frame
  const few = facts.length < maiores!
  return join([
    few ? `Só há ${facts.length}: os ` : `Os ${facts.length} `,
    `${SEVERAL[unico!]} `,
    movement(told, true),
    ' ',
    told.when(days),
    ' somam ',
    told.show(sum),
    ': ',
    join(
      facts.map((fact) => join([told.show(fact), ' (', plainText(fact.rotulo), ')'])),
      '; ',
    ),
    '.',
  ])
}

const BEFORE_LAST = ['O último', 'O penúltimo', 'O antepenúltimo']
const placed = (unico: Unico, place: number): string =>
  unico === 'ultimo' && place <= BEFORE_LAST.length
    ? BEFORE_LAST[place - 1]!
    : place > 1
      ? ONES[unico].replace('O ', `O ${place}º `)
      : ONES[unico]

/** One movement. */
export function one(
  told: Told,
  fact: Fact,
  { data, nome }: { data: string; nome: string | null },
  days: Interval,
  /** The last or the first of all, and not only of these days. */
  ofAll: boolean,
): Text {
  const { unico, posicao, filtros } = told.frame
  const who = nome && filtros.contrapartes.length === 0 ? join([', ', told.list([nome])]) : say``
  return join([
    placed(unico!, posicao ?? 1),
    ' ',
    movement(told),
    ...(ofAll ? [] : [' ', told.when(days)]),
    ' foi de ',
    told.show(fact),
    ', em ',
    plainText(formatDay(data)),
    who,
    '.',
  ])
}

export function counted(told: Told, fact: Fact, days: Interval, most: readonly string[]): Text {
  const { contagem, metrica } = told.frame
  const one = fact.valor === 1
  const named = most.length > 0 ? join(['. Os maiores: ', told.list(most), '.']) : say`.`
  const who = NAMED_SIDES[metrica]
  if (contagem === 'nomes' && who)
    return join([
      one ? 'Foi ' : 'Foram ',
      told.count(fact),
      ` ${one ? who[0] : who[1]} pelo nome `,
      told.when(days),
      named,
    ])
  if (contagem === 'nomes') return join(['São ', told.show(fact), ' em ', bare(told), ' ', told.when(days), named])
  const sales = metrica === 'receita' ? ' Um lançamento pode juntar várias vendas, como um repasse de cartão.' : ''
  if (fact.valor === 0) return join(['Não houve nenhum ', movement(told), ' ', told.when(days), '.'])
  const shown = told.count(fact)
  return join([one ? 'Foi ' : 'Foram ', shown, ' ', movement(told, !one), ' ', told.when(days), '.', sales])
}

interface Shared {
  fact: Fact
  part: Fact
  whole: Fact
  of: MetricId
  days: Interval
}

export function share(told: Told, { fact, part, whole, of, days }: Shared): Text {
  const base = metricOf(of)
  return join([
    capitalizeText(subject(told)),
    withWhom(told),
    ' ',
    told.when(days),
    isPlural(told) ? ' somaram ' : ' foi de ',
    minus(part),
    told.show(part),
    ', ',
    minus(fact),
    told.show(fact),
    ` d${base.artigo} ${decapital(base.nome)} (`,
    told.show(whole),
    ').',
  ])
}

interface PerDays {
  fact: Fact
  total: Fact
  days: Interval
  count: number
  unit: 'dia' | 'dia útil' | 'dia com movimento' | 'semana'
}

interface RankedDay {
  fact: Fact
  total: Fact
  days: Interval
  count: number
  day: string
}

const placeOf = ({ posicao, menores }: Told['frame']) =>
  `${posicao === null || posicao === 1 ? '' : `${posicao}ª `}${menores ? 'menor' : 'maior'}`

/** The day of the week by its mean, with what that is the mean of. */
export const weekdayRanked = (told: Told, { fact, total, days, count, day }: RankedDay): Text =>
  join([
    `O dia da semana com a ${placeOf(told.frame)} média em `,
    bare(told),
    ' ',
    told.when(days),
    ' foi ',
    plainText(day),
    ': ',
    minus(fact),
    told.show(fact),
    ' por dia, ',
    minus(total),
    told.show(total),
    ' em ',
    plainText(`${formatNumber(count)} ${count === 1 ? 'dia' : 'dias'}`),
    '.',
  ])

export const weekdayMeans = (): Text => say`A tabela mostra a média de cada dia da semana.`

export const meanOfTimes = (told: Told, { fact, total, days, count }: Omit<PerDays, 'unit'>): Text =>
  join([
    capitalizeText(subject(told)),
    withWhom(told),
    isPlural(told) ? ' deram em média ' : ' deu em média ',
    told.show(fact),
    ' por lançamento ',
    told.when(days),
    ': ',
    told.show(total),
    ' em ',
    plainText(plural(count, 'lançamento')),
    '.',
  ])

export const manySales = (): Text =>
  say`Um lançamento pode juntar várias vendas, como um repasse de cartão: o valor de cada venda o extrato não diz.`

/** Movements in both directions, or none. */
export const noMeanOfTimes = (): Text => say`Não dá para fazer uma média por lançamento com esses lançamentos.`

export const meanOfDays = (told: Told, { fact, total, days, count, unit }: PerDays): Text =>
  join([
    capitalizeText(subject(told)),
    withWhom(told),
    isPlural(told) ? ' deram em média ' : ' deu em média ',
    minus(fact),
    told.show(fact),
    ` por ${unit} `,
    told.when(days),
    ': ',
    minus(total),
    told.show(total),
    ' em ',
    plainText(`${formatNumber(count)} ${count === 1 ? 'dia' : 'dias'}`),
    unit === 'dia útil'
      ? ' de segunda a sexta, sem contar feriados nacionais.'
      : unit === 'dia com movimento'
        ? ' em que houve movimento.'
        : '.',
  ])

const LAYOUTS: Readonly<Record<Dimensao, string>> = {
  categoria: 'A tabela mostra cada categoria.',
  grupo: 'A tabela mostra cada grupo.',
  contraparte: 'A tabela mostra os maiores nomes.',
  conta: 'A tabela mostra cada conta.',
  mes: 'A tabela mostra mês a mês.',
  dia: 'A tabela mostra os dias mais novos.',
  semana: 'A tabela mostra as semanas.',
  bimestre: 'A tabela mostra cada bimestre.',
  trimestre: 'A tabela mostra cada trimestre.',
  semestre: 'A tabela mostra cada semestre.',
  'dia-semana': 'A tabela mostra cada dia da semana.',
}
export const laidOut = (dimensao: Dimensao, folded: boolean): Text =>
  folded ? say`A tabela mostra as maiores categorias e soma as outras.` : say`${LAYOUTS[dimensao]}`

/** Every part in words. */
export const partByPart = (told: Told, facts: readonly Fact[]): Text =>
  join([
    join(
      facts.map((fact) => join([plainText(`${fact.rotulo}: `), minus(fact), told.show(fact)])),
      '; ',
    ),
    '.',
  ])
