import { Alavancas, CASH_LIMITS } from '@norteia/contracts/cash'
import { moneyText, parseMoney } from '#src/ui/fields/money.ts'

/** Levers as in their fields: text, since half a number is typed on the way to one. */
export interface LeverDrafts {
  preco: string
  volume: string
  atraso: string
  salario: string
  encargos: string
  emprestimo: string
  taxa: string
  parcelas: string
  cortes: readonly { categoria: string; pct: string }[]
  reserva: string
}

export const AT_REST: LeverDrafts = {
  preco: '0',
  volume: '0',
  atraso: '0',
  salario: '',
  encargos: '8',
  emprestimo: '',
  taxa: '2,5',
  parcelas: '12',
  cortes: [],
  reserva: '',
}

/** Comma or point; an empty field is at rest, what is no number is NaN and refused. */
export function parseDecimal(text: string): number {
  const plain = text.trim().replace(',', '.')
  return plain === '' ? 0 : /^[-+]?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

const decimalText = (value: number) => String(Math.round(value * 1e6) / 1e6).replace('.', ',')

const RATE_TEXT = `Informe a taxa ao mês de 0% a ${CASH_LIMITS.rateMax * 100}%.`

export interface ReadLevers {
  /** Those that are within their bounds; one that isn't stays at rest. */
  alavancas: Alavancas
  /** Sentence by field: 'precoPct', 'emprestimo.parcelas', 'cortar.0.pct'. */
  errors: Readonly<Record<string, string>>
}

/** The levers that the fields say; the bounds are those of the calls. */
export function readDrafts(drafts: LeverDrafts): ReadLevers {
  const typed: Alavancas = {
    precoPct: parseDecimal(drafts.preco),
    volumePct: parseDecimal(drafts.volume),
    atrasoDias: parseDecimal(drafts.atraso),
    reserva: parseMoney(drafts.reserva) ?? 0,
    contratar:
      drafts.salario.trim() === ''
        ? null
        : { salario: parseMoney(drafts.salario) ?? 0, encargosPct: parseDecimal(drafts.encargos) },
    emprestimo:
      drafts.emprestimo.trim() === ''
        ? null
        : {
            valor: parseMoney(drafts.emprestimo) ?? 0,
            taxaMes: Math.round(parseDecimal(drafts.taxa) * 1e6) / 1e8,
            parcelas: parseDecimal(drafts.parcelas),
          },
    cortar: drafts.cortes.map(({ categoria, pct }) => ({ categoria, pct: parseDecimal(pct) })),
  }
  const read = Alavancas.safeParse(typed)
  if (read.success) return { alavancas: withoutRest(read.data), errors: {} }
  const errors: Record<string, string> = {}
  const alavancas: Alavancas = { ...typed }
  for (const { path, message } of read.error.issues) {
    const field = path.join('.')
    errors[field] ??= field.endsWith('taxaMes') ? RATE_TEXT : message
    delete alavancas[path[0] as keyof Alavancas]
  }
  return { alavancas: withoutRest(alavancas), errors }
}

/** A lever at rest isn't named: nothing moved is no levers at all. */
function withoutRest(alavancas: Alavancas): Alavancas {
  const moved = Object.entries(alavancas).filter(
    ([, value]) =>
      value !== 0 && value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(moved) as Alavancas
}

/** Whether two sets of levers are at the same places; one at rest may be named or not. */
export const isSame = (one: Alavancas, other: Alavancas): boolean =>
  JSON.stringify(draftsOf(one)) === JSON.stringify(draftsOf(other))

/** The fields of stored levers. */
export function draftsOf({
  precoPct,
  volumePct,
  atrasoDias,
  contratar,
  emprestimo,
  cortar,
  reserva,
}: Alavancas): LeverDrafts {
  return {
    ...AT_REST,
    preco: decimalText(precoPct ?? 0),
    volume: decimalText(volumePct ?? 0),
    atraso: decimalText(atrasoDias ?? 0),
    ...(contratar && { salario: moneyText(contratar.salario), encargos: decimalText(contratar.encargosPct) }),
    ...(emprestimo && {
      emprestimo: moneyText(emprestimo.valor),
      taxa: decimalText(emprestimo.taxaMes * 100),
      parcelas: decimalText(emprestimo.parcelas),
    }),
    cortes: (cortar ?? []).map(({ categoria, pct }) => ({ categoria, pct: decimalText(pct) })),
    reserva: reserva ? moneyText(reserva) : '',
  }
}
