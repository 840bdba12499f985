import type { CommitmentRhythm } from '@norteia/contracts/cash'
import { addMonths, dayInMonth, dayName, dayNumber } from '#src/ledger/days.ts'
import { type Series, SPREAD } from './series.ts'

/** Something the owner knows that will be paid or received. */
export interface Commitment {
  descricao: string
  /** Signed: what is paid is negative. */
  centavos: number
  /** 'AAAA-MM-DD' of the first time. */
  vencimento: string
  repete: CommitmentRhythm
  ate: string | null
  categoria: string | null
}

/** A movement that may have settled a commitment. */
export interface Settlement {
  data: string
  centavos: number
}

export interface Due {
  descricao: string
  centavos: number
  categoria: string | null
  data: string
}

/** A movement this many days before or after the due day settles it. */
const SETTLES_WITHIN = 3

/** Days in [from, to] on which it is due; [vencimento] whenever that is for one that doesn't repeat. */
export function occurrencesOf({ vencimento, repete, ate }: Commitment, from: number, to: number): string[] {
  if (repete === 'nao') return dayNumber(vencimento) <= to ? [vencimento] : []
  const first = dayNumber(vencimento)
  const end = ate === null ? to : Math.min(to, dayNumber(ate))
  const days: string[] = []
  if (repete === 'semanal') {
    const skipped = Math.max(0, Math.ceil((from - first) / 7))
    for (let day = first + 7 * skipped; day <= end; day += 7) days.push(dayName(day))
    return days
  }
  const start = dayName(Math.max(first, from)).slice(0, 7)
  for (let month = start; ; month = addMonths(month, 1)) {
    const day = dayInMonth(month, Number(vencimento.slice(8)))
    const number = dayNumber(day)
    if (number > end) return days
    if (number >= Math.max(first, from)) days.push(day)
  }
}

/** Movements that could settle what is or was due: their day, and the least and the most that they may be, in cents. */
export interface SettlingRange {
  data: string
  de: number
  ate: number
}

/** Where `dueCommitments` looks for movements, each range once; none lies after `today`. */
export function settlingRanges(commitments: readonly Commitment[], hoje: string): SettlingRange[] {
  const today = dayNumber(hoje)
  const ranges = new Map<string, SettlingRange>()
  for (const commitment of commitments) {
    const room = Math.floor(SPREAD * Math.abs(commitment.centavos))
    const [de, ate] = [commitment.centavos - room, commitment.centavos + room]
    for (const due of occurrencesOf(commitment, today - 2 * SETTLES_WITHIN, today + SETTLES_WITHIN))
      for (let day = dayNumber(due) - SETTLES_WITHIN; day <= Math.min(today, dayNumber(due) + SETTLES_WITHIN); day++) {
        const data = dayName(day)
        ranges.set(`${data} ${de} ${ate}`, { data, de, ate })
      }
  }
  return [...ranges.values()]
}

const near = (one: number, other: number) =>
  Math.sign(one) === Math.sign(other) && Math.abs(one - other) <= SPREAD * Math.abs(other)

/**
 * What is still due from `today` to `end`. Each movement settles one occurrence at most; an overdue one that doesn't repeat
 * counts today and says so, an overdue one that repeats has passed.
 */
export function dueCommitments(
  commitments: readonly Commitment[],
  movements: readonly Settlement[],
  today: number,
  end: number,
): Due[] {
  const free = Map.groupBy(
    movements.map(({ data, centavos }) => ({ day: dayNumber(data), centavos, used: false })),
    ({ day }) => day,
  )
  const around = (day: number) =>
    Array.from({ length: 2 * SETTLES_WITHIN + 1 }, (_, i) => free.get(day - SETTLES_WITHIN + i) ?? []).flat()
  const due = commitments
    .flatMap((commitment) =>
      // Occurrences of the last days take their movements, so that they don't settle the next one.
      occurrencesOf(commitment, today - 2 * SETTLES_WITHIN, end).map((data) => ({
        commitment,
        data,
        day: dayNumber(data),
      })),
    )
    .sort((a, b) => a.day - b.day)
  return due.flatMap(({ commitment, data, day }): Due[] => {
    const { descricao, centavos, categoria, repete } = commitment
    const settling = around(day)
      .filter((one) => !one.used && near(one.centavos, centavos))
      .sort((a, b) => Math.abs(a.day - day) - Math.abs(b.day - day) || distance(a, centavos) - distance(b, centavos))[0]
    if (settling) {
      settling.used = true
      return []
    }
    if (day >= today) return [{ descricao, centavos, categoria, data }]
    if (repete !== 'nao') return []
    return [{ descricao: `${descricao} (em atraso)`, centavos, categoria, data: dayName(today) }]
  })
}

const distance = (one: { centavos: number }, cents: number) => Math.abs(one.centavos - cents)

/** The series whose place no commitment of the same direction, rhythm and size takes; each takes one, the nearest in size. */
export function seriesLeft(series: readonly Series[], commitments: readonly Commitment[]): Series[] {
  const left = new Set(series)
  for (const { centavos, repete } of commitments) {
    const ritmo = repete === 'semanal' ? 7 : repete === 'mensal' ? 30 : null
    const taken = [...left]
      .filter((one) => one.ritmo === ritmo && near(centavos, one.centavos))
      .sort((a, b) => distance(a, centavos) - distance(b, centavos))[0]
    if (taken) left.delete(taken)
  }
  return [...left]
}
