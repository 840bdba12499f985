import type { Fact } from '@norteia/contracts/analysis'
import { Sheet } from '#src/consultant/calculators.ts'
import type { Known } from '#src/consultant/company.ts'
import {
  type Amount,
  type Found,
  found,
  known as knownAmount,
  minus,
  said,
  without,
} from '#src/consultant/stories/expr.ts'
import type { Kept, Order, Sale, Terms, Turn } from './sale.ts'

type Of = 'now' | 'base' | 'order'
type Slot = Kept | 'freight' | 'margin' | 'to'

const LABELS: Readonly<Record<Slot, readonly [label: string, unit: string]>> = {
  price: ['Preço', 'R$'],
  to: ['Preço novo', 'R$'],
  cost: ['Custo de um', 'R$'],
  many: ['Quantidade', ''],
  fixed: ['Contas fixas', 'R$'],
  dues: ['Gasto de cada vez', 'R$'],
  wanted: ['O que quer que sobre', 'R$'],
  cut: ['Desconto', '%'],
  fee: ['Taxa', '%'],
  margin: ['Margem', '%'],
  days: ['Dias', ''],
  freight: ['Frete', 'R$'],
}
const OF: Readonly<Record<Of, string>> = { now: '', base: ' de antes', order: ' do pedido' }
const ORIGIN = { asked: 'Sua pergunta', before: 'O que você disse antes nesta conversa' } as const
const MONTHS = 12

/** The numbers of a sale as parts of a sum. */
export class SaleFigures {
  readonly sheet: Sheet
  readonly sale: Sale

  constructor(known: Known, { sale, read, told }: Turn) {
    this.sale = sale
    const facts = new Map<string, Fact>()
    const put = (of: Of, slot: Slot, value: number | undefined, asked: boolean): void => {
      if (value === undefined) return
      const [label, unidade] = LABELS[slot]
      facts.set(`${of}.${slot}`, {
        id: `venda.${of}.${slot}.${value}`,
        rotulo: `${label}${OF[of]}`,
        valor: value,
        unidade,
        tipo: 'informado',
        origem: asked ? ORIGIN.asked : ORIGIN.before,
      })
    }
    const { now, base, order } = sale
    for (const [slot, value] of Object.entries(now) as [Kept, number][])
      put('now', slot, value, told.has(slot) || (slot === 'price' && told.has('to')))
    for (const [slot, value] of Object.entries(base) as [Kept, number][])
      if (now[slot] === value) facts.set(`base.${slot}`, facts.get(`now.${slot}`)!)
      else put('base', slot, value, false)
    for (const [slot, value] of Object.entries(order ?? {}) as [keyof Order, number][])
      put('order', slot, value, told.has(slot))
    put('now', 'margin', read.got.margin, true)
    const mark = [...facts.values()].map(({ valor }) => valor).join('_')
    this.sheet = new Sheet(known, `venda.${mark}`, read.text, facts)
  }

  of(of: Of, slot: Slot): Amount {
    return said(this.sheet, `${of}.${slot}`)
  }

  #priceOf(of: Of): Amount {
    const { order } = this.sale
    if (of === 'order')
      return order?.price !== undefined
        ? this.of('order', 'price')
        : order?.cut !== undefined
          ? without(this.of('now', 'price'), this.of('order', 'cut'))
          : this.of('now', 'price')
    const terms: Terms = this.sale[of]
    let price = this.of(of, 'price')
    if (terms.cut !== undefined) price = without(price, this.of(of, 'cut'))
    if (terms.fee !== undefined) price = without(price, this.of(of, 'fee'))
    return price
  }

  /** What one leaves. */
  each(of: Of): Found {
    const cost = this.of(of === 'base' ? 'base' : 'now', 'cost')
    return found(this.sheet, `cada.${of}`, `Sobra de cada um${OF[of]}`, 'R$', minus(this.#priceOf(of), cost))
  }

  /** What one leaves at the whole price. */
  full(): Found {
    return found(
      this.sheet,
      'cheio',
      'Sobra de cada um no preço cheio',
      'R$',
      minus(this.of('now', 'price'), this.of('now', 'cost')),
    )
  }

  made(id: string, label: string, unit: string, amount: Amount): Found {
    return found(this.sheet, id, label, unit, amount)
  }

  months(): Amount {
    return knownAmount(this.sheet, 'meses_do_ano', 'Meses do ano', MONTHS)
  }
}
