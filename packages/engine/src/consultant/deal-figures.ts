import { formatMoney, formatNumber } from '@norteia/contracts/format'
import type { Mention } from '#src/facts/fact-book.ts'
import type { Known } from './company.ts'
import type { Deal, DealRole } from './deal-reader.ts'

export const LABELS: Readonly<Record<DealRole, string>> = {
  price: 'O seu preço',
  bid: 'O que o comprador paga',
  cost: 'O que um custa',
  each: 'O que um deixa',
  many: 'Quantidade',
  bought: 'Preço à vista',
  times: 'Parcelas',
  part: 'Cada parcela',
  whole: 'Valor combinado',
  cut: 'Desconto pedido',
  gain: 'O que sobra sem desconto',
  order: 'Pedido médio',
  freight: 'Frete',
  free: 'Pedido mínimo',
  material: 'Material',
  hours: 'Horas',
  hour: 'Valor da hora',
  margin: 'Margem',
  fee: 'Taxa',
  wage: 'Salário de hoje',
  raise: 'Salário pedido',
}
const PERCENTS: ReadonlySet<DealRole> = new Set(['cut', 'margin', 'fee'])
const COUNTS: Readonly<Partial<Record<DealRole, string>>> = { many: 'unidades', times: 'parcelas', hours: 'horas' }
const cents = (value: number) => Math.round(value * 100) / 100
const shown = (value: number, unit: string) =>
  unit === 'R$'
    ? formatMoney(value)
    : unit === '%'
      ? `${formatNumber(value, Number.isInteger(value) ? 0 : 1)}%`
      : formatNumber(value)
export const ORIGIN = {
  said: 'O que você disse nesta conversa',
  made: 'Conta feita com o que você disse nesta conversa',
} as const

/** The figures of a deal, said or reckoned. */
export class Figures {
  readonly known: Known
  readonly deal: Deal

  constructor(known: Known, deal: Deal) {
    this.known = known
    this.deal = deal
  }

  of(role: DealRole): number {
    return this.deal.numbers[role]!
  }
  has(...roles: readonly DealRole[]): boolean {
    return (
      roles.every((role) => this.deal.numbers[role] !== undefined) && roles.some((role) => this.deal.told.has(role))
    )
  }
  said(role: DealRole): Mention {
    const unidade = PERCENTS.has(role) ? '%' : (COUNTS[role] ?? 'R$')
    const fact = {
      id: `acordo.${role}`,
      rotulo: LABELS[role],
      valor: this.of(role),
      unidade,
      tipo: 'informado' as const,
      origem: ORIGIN.said,
    }
    return this.known.book.mention(fact, shown(this.of(role), unidade))
  }
  made(id: string, rotulo: string, value: number, formula: string, of: readonly DealRole[], unidade = 'R$'): Mention {
    for (const role of of) this.said(role)
    const valor = unidade === '%' ? Math.round(value * 10) / 10 : cents(value)
    const fact = {
      id: `acordo.${id}`,
      rotulo,
      valor,
      unidade,
      tipo: 'calculado' as const,
      origem: ORIGIN.made,
      formula,
      entradas: of.map((role) => `acordo.${role}`),
    }
    return this.known.book.mention(fact, shown(valor, unidade))
  }
}
