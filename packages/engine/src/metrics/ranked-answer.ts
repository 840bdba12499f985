import type { Fact } from '@norteia/contracts/analysis'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { dayName, dayNumber, earlierOf, firstOf, lastOf } from '#src/ledger/days.ts'
import type { Interval } from '#src/ledger/types.ts'
import { type Change, centsOf, type Portion, portionsOf, sorted } from './amounts.ts'
import { type Answerable, MOST_ROWS, partName, type Reply, rowsOf } from './answer.ts'
import { hasItsBill, isBill } from './bills.ts'
import { type Frame, frameOf, isOfTime, MOST_KEPT, MOST_PLACES, type Spoken } from './frame.ts'
import { metricOf } from './metrics.data.ts'
import { isWhoseMover } from './movers.ts'
import { isDeposit } from './names.ts'
import { ranked } from './ranked-sentence.ts'
import * as sentences from './sentences.ts'
import type { ShownPart } from './shown/shown.ts'
import { clipped, type Told } from './told.ts'
import { isPieceOf, monthsOfPart, partDays, partStart } from './year-parts.ts'

/** Who paid or was paid most, and what such a list leaves out. */

/** Counterparties as the database summed them, and what all the others make together. */
export function partyPortions(parties: readonly Change[], total: number, smallest: boolean): Portion[] {
  const shown = parties.slice(0, MOST_ROWS - 1)
  const left = total - shown.reduce((sum, { valor }) => sum + valor, 0)
  const rows = (parties.length <= MOST_ROWS ? parties : shown).map(({ nome, valor }) => ({ chave: nome, nome, valor }))
  const counted = rows.reduce((sum, { valor }) => sum + valor, 0)
  if (smallest || total === counted) return rows
  return [
    ...rows.slice(0, MOST_ROWS - 1),
    { chave: '', nome: 'Outros e sem nome', valor: rows.length < MOST_ROWS ? total - counted : left },
  ]
}

/** Who or what is first, or at the place that was asked for. */
export function rankedReply(
  told: Told,
  { frame, figures, hoje }: Answerable,
  portions: readonly Portion[],
  total: number | null,
): Reply {
  const days = frame.periodo!
  const ordered = inOrder(frame, hoje, figures, portions)
  const place = frame.posicao ?? 1
  const first = ordered[place - 1]
  if (!first) return { sentences: [sentences.nothing(told, days)], valor: null, linhas: [] }
  const count = frame.posicao === null ? Math.min(frame.maiores ?? 1, MOST_ROWS) : 1
  const chosen = ordered.slice(place - 1, place - 1 + count)
  const value = chosen.reduce((sum, { valor }) => sum + (valor ?? 0), 0)
  const fact = told.fact(
    count === 1 ? clipped(first.nome) : metricOf(frame.metrica).nome,
    count === 1 ? first.valor! : value,
    days,
  )
  const linhas = rowsOf(told, count === 1 ? ordered.slice(0, MOST_ROWS) : chosen, days, null)
  return {
    sentences: [
      ranked(told, fact, {
        first: first.nome,
        count: chosen.length,
        total: wholeOf(frame, figures, told, total),
      }),
    ],
    valor: fact,
    linhas,
  }
}

const WEEK_END = 6
/** A week that the period or today cuts isn't the least of all for that. */
const isCut = (monday: string, { de, ate }: Interval, hoje: string) =>
  monday < de || dayName(dayNumber(monday) + WEEK_END) > earlierOf(ate, hoje)

/** What can be first, the largest or the smallest before the others. */
function inOrder(
  frame: Frame,
  hoje: string,
  { first: known, rows }: Answerable['figures'],
  portions: readonly Portion[],
): Portion[] {
  const isWhole = isBill(frame) && hasItsBill(frame, rows, hoje)
  const size = monthsOfPart(frame.dimensao)
  const named = portions.filter(
    ({ chave, valor }) =>
      valor !== null &&
      // The month that runs isn't the least of all for being cut short.
      !(frame.dimensao === 'mes' && frame.menores && !isWhole && chave === hoje.slice(0, 7)) &&
      !(frame.dimensao === 'dia' && frame.menores && valor === 0) &&
      !(frame.dimensao === 'semana' && frame.menores && isCut(chave, frame.periodo!, hoje)) &&
      !(size && frame.menores && isPieceOf(partDays(chave, size), frame.periodo!, hoje, known)) &&
      !(frame.dimensao === 'contraparte' && (chave === '' || isDeposit(chave) || valor <= 0)),
  )
  return sorted(named, frame.menores)
}

/** Whom or what the answer to a ranking names, for the questions that go on from it. */
export function electedOf(input: Omit<Answerable, 'assumed'>): Spoken | null {
  const { maiores, posicao, ausente, menores } = input.frame
  if (isWhoseMover(input.frame)) {
    const first = input.figures.changes.find(({ valor }) => (menores ? valor < 0 : valor > 0))
    return first ? { categorias: [], contrapartes: first.nomes ?? [first.nome] } : null
  }
  const [only, ...others] = ausente === null ? [] : input.figures.parties.filter(({ valor }) => valor > 0)
  if (only && others.length === 0)
    return spokenOfKey({ ...input, frame: { ...input.frame, dimensao: 'contraparte' } }, only.nome)
  return maiores !== null && (maiores === 1 || posicao !== null) ? placeOf(input, posicao ?? 1) : null
}

/** Those that a list names, in its order. */
export function placesOf(input: Omit<Answerable, 'assumed'>): Spoken[] {
  const { maiores, posicao } = input.frame
  if (maiores === null || maiores < 2 || posicao !== null) return []
  const places = Array.from({ length: Math.min(maiores, MOST_PLACES) }, (_, at) => placeOf(input, at + 1))
  return places.flatMap((one) => one ?? [])
}

function placeOf(input: Omit<Answerable, 'assumed'>, place: number): Spoken | null {
  const { frame, figures, hoje } = input
  const chave = inOrder(frame, hoje, figures, laidPortions(input))[place - 1]?.chave
  return chave ? spokenOfKey(input, chave) : null
}

const laidPortions = ({ frame, figures, names }: Omit<Answerable, 'assumed'>): Portion[] =>
  frame.dimensao === 'contraparte'
    ? partyPortions(figures.parties, 0, frame.menores)
    : portionsOf(frame, figures.rows, names.categorias, String)

/** Who or which category it is. */
function spokenOfKey({ frame, figures }: Pick<Answerable, 'frame' | 'figures'>, chave: string): Spoken | null {
  if (frame.dimensao === 'categoria') return { categorias: [chave], contrapartes: [] }
  if (frame.dimensao !== 'contraparte') return null
  const spellings = figures.parties.find(({ nome }) => nome === chave)?.nomes ?? [chave]
  return spellings.length > MOST_KEPT ? null : { categorias: [], contrapartes: spellings }
}

/** The rows of a list, each with whom, what or when it is of; what stands for all the others is none. */
export function partsOf(input: Omit<Answerable, 'assumed'>, linhas: readonly Fact[]): ShownPart[] {
  const { frame, hoje, names } = input
  const dimensao = frame.dimensao ?? (frame.filtros.categorias.length > 1 ? 'categoria' : null)
  const laid = { ...input, frame: { ...frame, dimensao } }
  const ofTime = isOfTime(dimensao) && dimensao !== 'dia-semana'
  const named = new Map(
    laidPortions(laid).map(({ chave, nome }) => [ofTime ? partName(chave, dimensao, names) : clipped(nome), chave]),
  )
  return linhas.flatMap(({ rotulo, valor }) => {
    const chave = named.get(rotulo)
    if (!chave) return []
    const dias = ofTime ? daysOfKey(chave, frame, hoje) : null
    return [{ nome: rotulo, valor: Number(valor), quem: spokenOfKey(laid, chave), dias }]
  })
}

/** The days of the month, week or day that the answer to a ranking names. */
export function electedDays({ frame, figures, names, hoje }: Omit<Answerable, 'assumed'>): Interval | null {
  const one = frame.maiores !== null && (frame.maiores === 1 || frame.posicao !== null)
  if (!one || !isOfTime(frame.dimensao) || frame.dimensao === 'dia-semana' || frame.media !== null) return null
  const portions = portionsOf(frame, figures.rows, names.categorias, String)
  const chave = inOrder(frame, hoje, figures, portions)[(frame.posicao ?? 1) - 1]?.chave
  return chave ? daysOfKey(chave, frame, hoje) : null
}

function daysOfKey(chave: string, { dimensao }: Frame, hoje: string): Interval {
  const size = monthsOfPart(dimensao)
  if (size) return partDays(chave, size)
  if (dimensao === 'mes') return { de: firstOf(chave), ate: earlierOf(lastOf(chave), hoje) }
  return { de: chave, ate: dimensao === 'semana' ? dayName(dayNumber(chave) + WEEK_END) : chave }
}

/** Shares are of all that was received, card sales among it. */
function wholeOf(frame: Frame, figures: Answerable['figures'], told: Told, total: number | null): number | null {
  return frame.metrica === 'clientes' && total !== null ? total + cardCents(frame, figures, told) : total
}

const ACQUIRED = 'recebimento-cartao'

function cardCents({ filtros }: Frame, { rows }: Answerable['figures'], told: Told): number {
  if (filtros.contrapartes.length > 0) return 0
  const card = frameOf('receita', { filtros: { ...filtros, categorias: [ACQUIRED] } })
  return centsOf(card, rows, told.names.categorias)
}

/** The month that runs, among months by their least. */
function runningMonth({ frame, figures, hoje }: Pick<Answerable, 'frame' | 'figures' | 'hoje'>): Text[] {
  const { dimensao, menores, maiores, periodo } = frame
  const cut =
    !(isBill(frame) && hasItsBill(frame, figures.rows, hoje)) &&
    dimensao === 'mes' &&
    menores &&
    maiores !== null &&
    periodo !== null &&
    periodo.ate >= firstOf(hoje.slice(0, 7))
  const size = monthsOfPart(dimensao)
  if (size && maiores !== null && periodo) {
    const last = partDays(partStart(periodo.ate.slice(0, 7), size), size)
    if (menores) return [say`Só entram os que estão completos.`]
    return isPieceOf(last, periodo, hoje, null) ? [say`O último ainda não está completo.`] : []
  }
  if (dimensao === 'dia' && menores && maiores !== null) return [say`Só entram os dias em que houve algum.`]
  if (dimensao === 'semana' && menores) return [say`Semanas cortadas pelo começo ou pelo fim do período não entram.`]
  return cut ? [say`O mês atual, que ainda não acabou, não entra.`] : []
}

/** What the list of customers leaves out or takes in without being sure, and transfers that an account's flow leaves out. */
export function leftOut(told: Told, { frame, figures, hoje }: Pick<Answerable, 'frame' | 'figures' | 'hoje'>): Text[] {
  const running = runningMonth({ frame, figures, hoje })
  if (running.length > 0) return running
  const reais = (name: string, cents: number) => told.fact(name, cents, frame.periodo, { tipo: 'importado' })
  if (frame.metrica === 'clientes' && frame.dimensao === 'contraparte') {
    const card = cardCents(frame, figures, told)
    const deposits = figures.parties.filter(({ nome }) => isDeposit(nome)).reduce((sum, { valor }) => sum + valor, 0)
    const unsorted = figures.rows.reduce((sum, { categoria, entradas }) => sum + (categoria === null ? entradas : 0), 0)
    const parts = [
      ...(card > 0 ? [join(['os repasses de cartão (', told.show(reais('Repasses de cartão', card)), ')'])] : []),
      ...(deposits > 0 && frame.maiores !== null
        ? [join(['os depósitos em dinheiro (', told.show(reais('Depósitos em dinheiro', deposits)), ')'])]
        : []),
    ]
    return [
      ...(parts.length > 0 ? [join(['Ficam de fora ', join(parts, ' e '), ', que não dizem quem pagou.'])] : []),
      ...(unsorted > 0
        ? [join(['Conta também ', told.show(reais('Sem categoria', unsorted)), ' de entradas ainda sem categoria.'])]
        : []),
    ]
  }
  const { dimensao, metrica, filtros } = frame
  const fixed = metrica === 'despesas-fixas' && dimensao === 'categoria' && filtros.categorias.length === 0
  if (fixed) return [say`Salários, encargos e pró-labore ficam fora: contam no gasto com pessoal.`]
  return transfersOut(told, frame, figures, reais)
}

const INTERNAL = new Set(['transferencia', 'aplicacao'])

function transfersOut(
  told: Told,
  frame: Frame,
  { rows }: Answerable['figures'],
  reais: (name: string, cents: number) => ReturnType<Told['fact']>,
): Text[] {
  const { como } = metricOf(frame.metrica)
  const plain = como.de === 'fluxo' && como.quais === 'todos' && frame.filtros.contas.length > 0
  if (!plain || frame.filtros.contrapartes.length > 0) return []
  const moved = rows
    .filter(({ categoria }) => categoria !== null && INTERNAL.has(categoria))
    .reduce((sum, row) => sum + (como.sinal > 0 ? row.entradas : -row.saidas), 0)
  if (moved === 0) return []
  return [
    join([
      say`Não conta `,
      told.show(reais('Transferências', moved)),
      ' de transferências entre as suas contas e aplicações.',
    ]),
  ]
}
