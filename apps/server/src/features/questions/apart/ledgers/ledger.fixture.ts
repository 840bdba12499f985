import { dayInMonth, dayName, dayNumber, weekday } from '@norteia/engine/ledger/days'

export interface ApartLine {
  conta: string
  data: string
  centavos: number
  categoria: string | null
  contraparte: string | null
}

/** A line of each month: day, reais, spread, category, counterparty, account, and the months it is of. */
type Monthly = [
  day: number,
  reais: number,
  spread: number,
  categoria: string | null,
  contraparte: string | null,
  conta: string,
  months?: (mes: string) => boolean,
]

export interface ApartCompany {
  contas: readonly { id: string; apelido: string; saldo: number }[]
  propria: { nome: string; grupo: string }
  primeiro: string
  semente: number
  /** Reais sold on a day of the week by card, Monday first; nothing where closed. */
  cartao: readonly number[]
  adquirentes: readonly string[]
  mensais: readonly Monthly[]
}

const LAST_DAY = '2026-11-20'

function draws(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
}

const monthsFrom = (first: string): string[] => {
  const months: string[] = []
  for (let at = dayNumber(first); dayName(at) <= LAST_DAY; at += 1) {
    const mes = dayName(at).slice(0, 7)
    if (months.at(-1) !== mes) months.push(mes)
  }
  return months
}

/** The movements of a company of these tables; 'propria' stands for its own category. */
export function apartLedger(company: ApartCompany, own: string): ApartLine[] {
  const draw = draws(company.semente)
  const about = (reais: number, spread: number) => Math.round(reais * 100 * (1 - spread + 2 * spread * draw()))
  const lines: ApartLine[] = []
  for (const mes of monthsFrom(company.primeiro)) {
    for (let at = dayNumber(`${mes}-01`); dayName(at).startsWith(mes); at += 1) {
      const usual = company.cartao[weekday(at)] ?? 0
      const acquirer = company.adquirentes[at % company.adquirentes.length]!
      const line = { conta: company.contas[0]!.id, data: dayName(at), contraparte: acquirer }
      if (usual > 0) lines.push({ ...line, centavos: about(usual, 0.35), categoria: 'recebimento-cartao' })
    }
    for (const [day, reais, spread, categoria, contraparte, conta, months] of company.mensais) {
      const centavos = Math.sign(reais) * about(Math.abs(reais), spread)
      if (months && !months(mes)) continue
      lines.push({
        conta,
        data: dayInMonth(mes, day),
        centavos,
        categoria: categoria === 'propria' ? own : categoria,
        contraparte,
      })
    }
  }
  return lines.filter(({ data }) => data >= company.primeiro && data <= LAST_DAY)
}

/** Months in which a line of a ledger comes. */
export const until = (last: string) => (mes: string) => mes <= last
export const from = (first: string) => (mes: string) => mes >= first
export const only =
  (...months: string[]) =>
  (mes: string) =>
    months.includes(mes)
