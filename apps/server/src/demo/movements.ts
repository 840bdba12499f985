import { addMonths, dayInMonth, dayName, dayNumber, weekday } from '@norteia/engine/ledger/days'
import { type Sorteio, sorteioDe, type Verdade } from '@norteia/statements/testing/dialects'
import { DEMO_REVENUE } from './history.data.ts'

/** Months of the bakery's statements, the current one included. */
const MONTHS = 14

/** What the bakery's three accounts held before their first movement, in cents, and moved since. */
export interface DemoLedger {
  conta: 'itau' | 'inter' | 'caixa'
  saldo: number
  movimentos: Verdade[]
}

const text = (data: string, centavos: number, descricao: string): Verdade => ({ data, centavos, descricao })

/**
 * Fourteen months up to `ate` ('AAAA-MM-DD') of an invented bakery whose sales are those of its record: cards and Pix at the
 * counter, suppliers, wages, taxes, and transfers between its accounts. The same for the same day.
 */
export function demoLedgers(ate: string): DemoLedger[] {
  const draw = sorteioDe(7)
  const itau: Verdade[] = []
  const inter: Verdade[] = []
  const caixa: Verdade[] = []
  const last = ate.slice(0, 7)
  for (let back = MONTHS - 1; back >= 0; back--) {
    const month = addMonths(last, -back)
    const on = (day: number) => dayInMonth(month, day)
    const revenue = (DEMO_REVENUE.at(back === 0 ? -1 : -back) ?? 60_000) * 100
    itau.push(...sales(month, revenue, draw), ...costs(on, revenue, draw, back === 1 ? 1.75 : 1))
    itau.push(text(on(4), -20_400_00, 'TED ENVIADA PADARIA SOL NASCENTE'))
    caixa.push(text(on(4), 20_400_00, 'CRED TED PADARIA SOL NASCENTE'))
    caixa.push(text(on(5), -19_800_00, 'PAGAMENTO DE SALARIOS'), text(on(6), -49_90, 'TARIFA PACOTE SERVICOS'))
    itau.push(text(on(25), -1_500_00, 'PIX ENVIADO PADARIA SOL NASCENTE'))
    inter.push(text(on(25), 1_500_00, 'PIX RECEBIDO PADARIA SOL NASCENTE'))
    inter.push(text(on(31), 9_00 + Math.round(draw() * 3_00), 'RENDIMENTO CONTA REMUNERADA'))
  }
  const known = (all: Verdade[]) =>
    all.filter(({ data }) => data <= ate).sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0))
  return [
    { conta: 'itau', saldo: 18_000_00, movimentos: known(itau) },
    { conta: 'inter', saldo: 5_000_00, movimentos: known(inter) },
    { conta: 'caixa', saldo: 1_200_00, movimentos: known(caixa) },
  ]
}

/** Cards come each working day, Pix at the counter every Saturday; together the month's revenue. */
function sales(month: string, revenue: number, draw: Sorteio): Verdade[] {
  const first = dayNumber(`${month}-01`)
  const open = Array.from({ length: 31 }, (_, n) => first + n).filter(
    (day) => dayName(day).startsWith(month) && weekday(day) < 6,
  )
  const shares = open.map((day) => (weekday(day) === 5 ? 2 : 1) * (0.8 + draw() * 0.4))
  const whole = shares.reduce((sum, share) => sum + share, 0)
  let share = 0
  let sold = 0
  return open.flatMap((day, n) => {
    // Up to this day, so that the last one ends at the whole.
    share += shares[n] ?? 0
    const cents = Math.round((revenue * share) / whole) - sold
    sold += cents
    const cards = Math.round(cents * 0.6)
    return [
      text(dayName(day), cards, 'CIELO VENDAS CARTAO'),
      text(dayName(day), cents - cards, 'PIX QR CODE BALCAO DA PADARIA'),
    ]
  })
}

/** `energy`: how many times the usual bill comes: one month shows what the watch for odd values finds. */
function costs(on: (day: number) => string, revenue: number, draw: Sorteio, energy: number): Verdade[] {
  const about = (cents: number) => Math.round(cents * (0.95 + draw() * 0.1))
  return [
    ...[3, 10, 17, 24].map((day) => text(on(day), -about(revenue * 0.077), 'BOLETO MOINHO TRIGO DOURADO LTDA')),
    ...[8, 22].map((day) => text(on(day), -about(revenue * 0.02), 'PAGTO LATICINIOS SERRA AZUL LTDA')),
    text(on(5), -5_400_00, 'BOLETO ALUGUEL IMOBILIARIA CENTRAL'),
    text(on(12), -Math.round(about(3_900_00) * energy), 'DEB AUT ENEL DISTRIBUICAO'),
    text(on(15), -189_90, 'DEB AUT VIVO FIBRA'),
    text(on(10), -780_00, 'BOLETO CONTABILIDADE EXATA'),
    text(on(20), -Math.round(revenue * 0.06), 'PAGTO DAS SIMPLES NACIONAL'),
    text(on(20), -1_650_00, 'PAGTO GPS INSS'),
    text(on(7), -1_584_00, 'PAGTO FGTS'),
    text(on(30), -4_000_00, 'PIX ENVIADO PRO LABORE HELENA PRADO'),
    text(on(2), -79_00, 'TAR PACOTE SERVICOS'),
    text(on(18), -about(620_00), 'POSTO IPIRANGA COMBUSTIVEL'),
    text(on(16), -about(450_00), 'GOOGLE ADS'),
  ]
}
