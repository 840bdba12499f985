import type { Alavancas, CashBase } from '@norteia/contracts/cash'
import { addMonths, dayInMonth, dayNumber } from '#src/ledger/days.ts'
import { roundCents } from '#src/ledger/spread.ts'

/** Every lever named, those that change nothing at rest: two scenarios that mean the same are the same. */
export interface FullLevers {
  precoPct: number
  volumePct: number
  contratar: { salario: number; encargosPct: number } | null
  emprestimo: { valor: number; taxaMes: number; parcelas: number } | null
  cortar: { categoria: string; pct: number }[]
  atrasoDias: number
  reserva: number
}

export function fullLevers(levers: Alavancas): FullLevers {
  return {
    precoPct: levers.precoPct ?? 0,
    volumePct: levers.volumePct ?? 0,
    contratar: levers.contratar
      ? { salario: levers.contratar.salario, encargosPct: levers.contratar.encargosPct }
      : null,
    emprestimo: levers.emprestimo
      ? {
          valor: levers.emprestimo.valor,
          taxaMes: levers.emprestimo.taxaMes,
          parcelas: levers.emprestimo.parcelas,
        }
      : null,
    cortar: (levers.cortar ?? [])
      .filter(({ pct }) => pct !== 0)
      .map(({ categoria, pct }) => ({ categoria, pct }))
      .sort((a, b) => (a.categoria < b.categoria ? -1 : 1)),
    atrasoDias: levers.atrasoDias ?? 0,
    reserva: levers.reserva ?? 0,
  }
}

type Role = CashBase['linhas'][number]['papel']

/** By what a line's amount is multiplied: by its part in the sale, and by the cut of its category where it is paid. */
export function factorOf(
  levers: FullLevers,
): (line: { papel: Role; categoria: string | null }, cents: number) => number {
  const volume = 1 + levers.volumePct / 100
  const sales = (1 + levers.precoPct / 100) * volume
  const byRole: Record<Role, number> = { receita: sales, deducoes: sales, 'custos-variaveis': volume, outro: 1 }
  const cuts = new Map(levers.cortar.map(({ categoria, pct }) => [categoria, 1 - pct / 100]))
  return ({ papel, categoria }, cents) =>
    byRole[papel] * (cents < 0 && categoria !== null ? (cuts.get(categoria) ?? 1) : 1)
}

/** Instalment of a loan in cents (Price); without interest all are equal. */
export function instalment(cents: number, monthlyRate: number, count: number): number {
  if (monthlyRate === 0) return roundCents(cents / count)
  return roundCents((cents * monthlyRate) / (1 - (1 + monthlyRate) ** -count))
}

export interface LeverLine {
  descricao: string
  categoria: string
  /** 'AAAA-MM-DD' */
  data: string
  centavos: number
}

/** What hiring and borrowing add, up to the day number `end`. */
export function leverLines({ contratar, emprestimo }: FullLevers, hoje: string, end: number): LeverLine[] {
  const lines: LeverLine[] = []
  const until = (day: number, add: (data: string, count: number) => void, most = Number.POSITIVE_INFINITY) => {
    for (let count = 1; count <= most; count++) {
      const data = dayInMonth(addMonths(hoje.slice(0, 7), count), day)
      if (dayNumber(data) > end) return
      add(data, count)
    }
  }
  if (contratar) {
    const cents = roundCents(contratar.salario * 100 * (1 + contratar.encargosPct / 100))
    until(5, (data) =>
      lines.push({ descricao: 'Contratação do cenário', categoria: 'salarios', data, centavos: -cents }),
    )
  }
  if (emprestimo) {
    const { valor, taxaMes, parcelas } = emprestimo
    const cents = roundCents(valor * 100)
    lines.push({ descricao: 'Empréstimo do cenário', categoria: 'emprestimo-recebido', data: hoje, centavos: cents })
    const each = instalment(cents, taxaMes, parcelas)
    until(
      Number(hoje.slice(8)),
      (data, count) =>
        lines.push({
          descricao: `Parcela ${count} de ${parcelas} do empréstimo do cenário`,
          categoria: 'parcela-emprestimo',
          data,
          // Without interest the last one pays the cents that rounding left.
          centavos: -(taxaMes === 0 && count === parcelas ? cents - each * (parcelas - 1) : each),
        }),
      parcelas,
    )
  }
  return lines
}
