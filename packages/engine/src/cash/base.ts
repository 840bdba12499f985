import type { CashBase } from '@norteia/contracts/cash'
import { gapsWithin } from '#src/ledger/coverage.ts'
import { addMonths, dayInMonth, dayName, dayNumber, daysBetween, mondayOf } from '#src/ledger/days.ts'
import { reais } from '#src/ledger/spread.ts'
import { type Account, type Category, categoriesById, type Interval } from '#src/ledger/types.ts'
import { type Commitment, dueCommitments, seriesLeft } from './commitments.ts'
import { bandOf, ESTIMATE_WEEKS, estimateWeek, netsOf, pastErrors, type WeekTotal } from './estimate.ts'
import { type CardInstalment, type CashHistory, completeWeeks, historyStart, knownPeriod } from './history.ts'
import { lastCashDay } from './horizon.ts'
import { dueDays, findSeries, type Occurrence, type Series, seriesKey } from './series.ts'

export interface CashInput {
  /** 'AAAA-MM-DD' in São Paulo. */
  hoje: string
  /** Accounts whose balance is known. */
  saldos: readonly { contaId: string; centavos: number; em: string; provado: boolean }[]
  /** All accounts, with the days that their statements cover. */
  contas: readonly Account[]
  categorias: readonly Category[]
  compromissos: readonly Commitment[]
  historia: CashHistory
  /** From the scorecard: 1, or more where past bands were too narrow. */
  alargamento?: number
}

/** Weeks of movements, or a commitment, that a forecast needs. */
const MIN_WEEKS = 4

type BaseLine = CashBase['linhas'][number]
type Role = BaseLine['papel']

/** Everything that `computeCash` needs, without a movement in it. */
export function cashBase(input: CashInput): CashBase {
  const { hoje, historia, contas } = input
  const categories = categoriesById(input.categorias)
  const roleOf: RoleOf = (categoria, cents) => {
    const group = categoria === null ? undefined : categories.get(categoria)?.grupo
    if (group === undefined) return cents > 0 ? 'receita' : 'outro'
    return group === 'receita' || group === 'deducoes' || group === 'custos-variaveis' ? group : 'outro'
  }
  const periodo = knownPeriod(historia, contas, hoje)
  const known = periodo?.ate ?? hoje
  const series = findSeries(historia.ocorrencias, known)
  const gaps = gapsWithin(contas, { de: historyStart(hoje), ate: known })
  const complete = completeWeeks(periodo, gaps, hoje)
  const weeks = complete.slice(-ESTIMATE_WEEKS)
  const rest = withoutSeries(historia.semanas, historia.ocorrencias, series)
  const estimate = estimateWeek(weeks, rest, categories)
  const alargamento = input.alargamento ?? 1

  return {
    hoje,
    contas: input.saldos.map(({ contaId, centavos, em, provado }) => ({
      contaId,
      saldo: reais(centavos),
      em,
      provado,
    })),
    linhas: datedLines(input, [...series.values()], roleOf),
    estimado: estimate.linhas.map(({ categoria, nome, centavosSemana }) => ({
      descricao: nome,
      categoria,
      papel: roleOf(categoria, centavosSemana),
      centavosSemana,
    })),
    residuos: estimate.residuos,
    faixa: bandOf(estimate, alargamento, pastErrors(netsOf(complete, rest))),
    alargamento,
    semanasEstimadas: weeks.length,
    lacunas: gaps,
    dados: sufficiency(input, periodo),
  }
}

type RoleOf = (categoria: string | null, cents: number) => Role

/** Amounts due on a day that is known or can be inferred. */
function datedLines(
  { hoje, compromissos, historia }: CashInput,
  series: readonly Series[],
  roleOf: RoleOf,
): BaseLine[] {
  const today = dayNumber(hoje)
  const end = lastCashDay(hoje)
  const line =
    (camada: BaseLine['camada']) =>
    (due: Omit<BaseLine, 'camada' | 'papel'>): BaseLine => ({
      camada,
      descricao: due.descricao,
      categoria: due.categoria,
      papel: roleOf(due.categoria, due.centavos),
      data: due.data,
      centavos: due.centavos,
    })
  return [
    ...dueCommitments(compromissos, historia.baixas, today, end).map(line('certo')),
    ...dueInstalments(historia.parcelas, hoje, end).map(line('certo')),
    ...seriesLeft(
      series,
      compromissos.filter(({ ate }) => ate === null || ate >= hoje),
    )
      .flatMap((one) =>
        dueDays(one, today, end).map((data) => ({
          descricao: one.contraparte,
          categoria: one.categoria,
          data,
          centavos: one.centavos,
        })),
      )
      .map(line('repete')),
  ].sort((a, b) => compare(a.data, b.data) || compare(a.camada, b.camada) || compare(a.descricao, b.descricao))
}

const compare = (a: string, b: string) => (a < b ? -1 : a === b ? 0 : 1)

/** Weeks of the period as a whole: a forecast says how much it knows. */
function sufficiency({ compromissos, saldos, contas }: CashInput, periodo: Interval | null): CashBase['dados'] {
  const days = periodo ? daysBetween(periodo.de, periodo.ate) + 1 : 0
  const semanas = Math.floor(days / 7)
  const missing = (falta: string) => ({ semanas, suficiente: false, falta })
  if (contas.length > 0 && saldos.length === 0)
    return missing('Falta o saldo das contas. Informe o saldo inicial de pelo menos uma conta.')
  if (semanas >= MIN_WEEKS || compromissos.length > 0) return { semanas, suficiente: true, falta: null }
  if (semanas === 0)
    return missing('Faltam dados. Importe o extrato de pelo menos quatro semanas ou adicione um compromisso.')
  const left = MIN_WEEKS - semanas
  return missing(
    left === 1
      ? 'Falta 1 semana de movimentações. Importe mais um extrato ou adicione um compromisso.'
      : `Faltam ${left} semanas de movimentações. Importe mais um extrato ou adicione um compromisso.`,
  )
}

/** The weeks' sums without any day of the counterparties and directions that repeat. */
function withoutSeries(
  totals: readonly WeekTotal[],
  occurrences: readonly Occurrence[],
  series: ReadonlyMap<string, Series>,
): WeekTotal[] {
  const rest = new Map(totals.map((total) => [`${total.semana}${total.categoria ?? ''}`, { ...total }]))
  for (const occurrence of occurrences) {
    if (!series.has(seriesKey(occurrence))) continue
    const week = rest.get(`${dayName(mondayOf(dayNumber(occurrence.data)))}${occurrence.categoria ?? ''}`)
    if (!week) continue
    if (occurrence.centavos > 0) week.entradas -= occurrence.centavos
    else week.saidas -= occurrence.centavos
  }
  return [...rest.values()]
}

/** The instalments of card purchases that are still to come, one a month after the newest that is known. */
function dueInstalments(known: readonly CardInstalment[], hoje: string, end: number) {
  const newest = new Map<string, CardInstalment>()
  for (const one of known) {
    // The first instalment distinguishes purchases: it was due this many months ago.
    const bought = addMonths(one.data.slice(0, 7), 1 - one.numero)
    const key = `${one.contraparte} ${one.centavos} ${one.de} ${bought}`
    const before = newest.get(key)
    if (!before || one.numero > before.numero) newest.set(key, one)
  }
  return [...newest.values()].flatMap(({ contraparte, data, centavos, categoria, numero, de }) => {
    const due = []
    for (let next = numero + 1; next <= de; next++) {
      const day = dayInMonth(addMonths(data.slice(0, 7), next - numero), Number(data.slice(8)))
      if (dayNumber(day) > end) break
      if (day < hoje) continue
      due.push({
        descricao: `${contraparte || 'Compra no cartão'}, parcela ${next} de ${de}`,
        categoria,
        data: day,
        centavos,
      })
    }
    return due
  })
}
