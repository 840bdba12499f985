import {
  type Alavancas,
  CASH_WEEKS,
  type Caixa,
  type CashBase,
  type CashLine,
  type Semana,
} from '@norteia/contracts/cash'
import { dayName, dayNumber, mondayOf, weekday } from '#src/ledger/days.ts'
import { reais, roundCents } from '#src/ledger/spread.ts'
import { cashFacts } from './facts.ts'
import { lastCashDay } from './horizon.ts'
import { type FullLevers, factorOf, fullLevers, leverLines } from './levers.ts'

/** What moves on the days of the forecast, in cents, and the lines that say it. */
interface Flow {
  /** By day from today; what is paid is negative. */
  entradas: number[]
  saidas: number[]
  /** By week. */
  linhas: CashLine[][]
}

/** Thirteen weeks, day by day, from a base and what a scenario changes. Pure: the browser and the server get the same. */
export function computeCash(base: CashBase, alavancas: Alavancas): Caixa {
  const levers = fullLevers(alavancas)
  const opening = roundCents(base.contas.reduce((sum, { saldo }) => sum + roundCents(saldo * 100), 0))
  const reserve = roundCents(levers.reserva * 100)
  const shared = {
    hoje: base.hoje,
    saldoInicial: reais(opening),
    reserva: reais(reserve),
    contas: base.contas,
    dados: base.dados,
    alavancas: levers,
    base,
  }
  if (!base.dados.suficiente)
    return {
      ...shared,
      semanas: [],
      duraAte: null,
      comCautelaAte: null,
      pontoMaisBaixo: null,
      fatos: cashFacts(base, levers, null),
    }

  const flow = flowOf(base, levers)
  const balances = balancesOf(flow, opening)
  const today = dayNumber(base.hoje)
  const reaches = (below: (cents: number, index: number) => boolean) => {
    const index = balances.findIndex(below)
    return index < 0 ? null : dayName(today + index)
  }
  const low = lowest(balances, 0, balances.length - 1)
  const pontoMaisBaixo = { data: dayName(today + low), saldo: reais(balances[low]!) }
  return {
    ...shared,
    semanas: weeksOf(base, flow, balances, opening),
    duraAte: reaches((cents) => cents < reserve),
    comCautelaAte: reaches((cents, index) => cents - spread(base.faixa.abaixo, index) < reserve),
    pontoMaisBaixo,
    fatos: cashFacts(base, levers, pontoMaisBaixo),
  }
}

/** Each day of the thirteen weeks in whole cents, without levers: what the weeks add up. None while the data isn't enough. */
export function cashDays(base: CashBase): { data: string; entradas: number; saidas: number; saldo: number }[] {
  if (!base.dados.suficiente) return []
  const opening = roundCents(base.contas.reduce((sum, { saldo }) => sum + roundCents(saldo * 100), 0))
  const flow = flowOf(base, fullLevers({}))
  const today = dayNumber(base.hoje)
  return balancesOf(flow, opening).map((saldo, index) => ({
    data: dayName(today + index),
    entradas: flow.entradas[index]!,
    saidas: flow.saidas[index]!,
    saldo,
  }))
}

/** Half-width of the band at the end of the day: it grows with the square root of the weeks. */
const spread = (week: number, index: number) => roundCents(week * Math.sqrt((index + 1) / 7))

function flowOf(base: CashBase, levers: FullLevers): Flow {
  const today = dayNumber(base.hoje)
  const end = lastCashDay(base.hoje)
  const length = end - today + 1
  const firstMonday = mondayOf(today)
  const flow: Flow = {
    entradas: new Array<number>(length).fill(0),
    saidas: new Array<number>(length).fill(0),
    linhas: Array.from({ length: CASH_WEEKS }, () => []),
  }
  const move = (index: number, cents: number) => {
    if (cents > 0) flow.entradas[index]! += cents
    else flow.saidas[index]! += cents
  }
  const weekAt = (index: number) => Math.floor((today + index - firstMonday) / 7)
  const say = (index: number, line: Omit<CashLine, 'data' | 'valor'>, cents: number) =>
    flow.linhas[weekAt(index)]!.push({ ...line, data: dayName(today + index), valor: reais(cents) })

  const factor = factorOf(levers)
  const delayOf = (line: { papel: string }, cents: number) =>
    line.papel === 'receita' && cents > 0 ? levers.atrasoDias : 0

  for (const line of base.linhas) {
    const cents = roundCents(line.centavos * factor(line, line.centavos))
    const delay = line.camada === 'repete' ? delayOf(line, cents) : 0
    const index = dayNumber(line.data) - today + delay
    if (cents === 0 || index >= length) continue
    move(index, cents)
    say(index, { camada: line.camada, descricao: line.descricao, categoria: line.categoria }, cents)
  }
  for (const line of leverLines(levers, base.hoje, end)) {
    const index = dayNumber(line.data) - today
    move(index, line.centavos)
    say(index, { camada: 'certo', descricao: line.descricao, categoria: line.categoria }, line.centavos)
  }
  for (const line of base.estimado) {
    const cents = roundCents(line.centavosSemana * factor(line, line.centavosSemana))
    const delay = delayOf(line, cents)
    let sum = 0
    let first = -1
    for (let index = delay; index < length; index++) {
      const part = shareOfDay(cents, weekday(today + index - delay))
      move(index, part)
      if (first < 0) first = index
      sum += part
      const weekEnds = weekday(today + index) === 6
      if (!weekEnds) continue
      if (sum !== 0) say(first, { camada: 'estimado', descricao: line.descricao, categoria: line.categoria }, sum)
      sum = 0
      first = -1
    }
  }
  return flow
}

/** A seventh of the week's cents, rounded so that the seven days make the week to the cent. */
const shareOfDay = (cents: number, day: number) => roundCents((cents * (day + 1)) / 7) - roundCents((cents * day) / 7)

function balancesOf({ entradas, saidas }: Flow, opening: number): number[] {
  let balance = opening
  return entradas.map((cents, index) => {
    balance += cents + saidas[index]!
    return balance
  })
}

/** Index of the lowest balance of the days; of equal ones the first. */
function lowest(balances: readonly number[], from: number, to: number): number {
  let low = from
  for (let index = from + 1; index <= to; index++) if (balances[index]! < balances[low]!) low = index
  return low
}

function weeksOf(base: CashBase, flow: Flow, balances: readonly number[], opening: number): Semana[] {
  const today = dayNumber(base.hoje)
  const firstMonday = mondayOf(today)
  const sum = (cents: readonly number[], from: number, to: number) =>
    cents.slice(from, to + 1).reduce((all, one) => all + one, 0)
  return flow.linhas.map((linhas, week) => {
    const from = Math.max(0, firstMonday + 7 * week - today)
    const to = firstMonday + 7 * week + 6 - today
    const closing = balances[to]!
    const low = lowest(balances, from, to)
    return {
      inicio: dayName(today + from),
      fim: dayName(today + to),
      saldoInicial: reais(from === 0 ? opening : balances[from - 1]!),
      entradas: reais(sum(flow.entradas, from, to)),
      saidas: reais(sum(flow.saidas, from, to)),
      saldoFinal: reais(closing),
      minimo: reais(closing - spread(base.faixa.abaixo, to)),
      maximo: reais(closing + spread(base.faixa.acima, to)),
      piorDia: { data: dayName(today + low), saldo: reais(balances[low]!) },
      linhas: linhas.sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0)),
    }
  })
}
