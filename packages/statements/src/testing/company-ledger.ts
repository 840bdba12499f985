import { addDays, laterOf } from '#src/text/dates.ts'
import { DIALECTS, type Dialeto, type Sorteio, sorteioDe, type Verdade } from './dialects.ts'
import { cut } from './ledger.ts'

export interface ContaInventada {
  apelido: string
  tipo: 'corrente'
  /** The way its bank writes files. */
  dialeto: Dialeto
  /** Cents before the first movement. */
  saldoInicial: number
  /** First and last day. */
  de: string
  ate: string
  /** By day. */
  movimentos: Verdade[]
}

export interface ArquivoInventado {
  nome: string
  bytes: Uint8Array
}

const CUSTOMERS = ['ANA PAULA LIMA', 'CARLOS ROCHA', 'BEATRIZ SANTOS', 'JOSE NETO', 'LUZIA FERREIRA', 'PEDRO GOMES']

interface Mensal {
  dia: number
  descricao: string
  /** Cents, signed; varies by this share. */
  centavos: number
  varia: number
}

/** What a small bakery pays each month from its main account. */
const MONTHLY: Mensal[] = [
  { dia: 1, descricao: 'TARIFA PACOTE DE SERVICOS', centavos: -8_990, varia: 0 },
  { dia: 5, descricao: 'PAGAMENTO ALUGUEL LOJA', centavos: -420_000, varia: 0 },
  { dia: 5, descricao: 'FOLHA DE PAGAMENTO', centavos: -980_000, varia: 0.04 },
  { dia: 5, descricao: 'PRO LABORE SOCIO', centavos: -450_000, varia: 0 },
  { dia: 7, descricao: 'FGTS DIGITAL GUIA', centavos: -78_400, varia: 0.04 },
  { dia: 10, descricao: 'DEB AUT VIVO FIXO', centavos: -21_990, varia: 0 },
  { dia: 12, descricao: 'DEB AUTOM ENEL DISTRIBUICAO', centavos: -189_000, varia: 0.2 },
  { dia: 15, descricao: 'DEBITO AUTOMATICO SABESP', centavos: -41_000, varia: 0.15 },
  { dia: 15, descricao: 'HONORARIOS CONTABEIS', centavos: -65_000, varia: 0 },
  { dia: 20, descricao: 'DAS SIMPLES NACIONAL', centavos: -285_000, varia: 0.15 },
  { dia: 20, descricao: 'GPS INSS', centavos: -107_000, varia: 0.04 },
  { dia: 25, descricao: 'PARCELA EMPRESTIMO PRONAMPE', centavos: -118_000, varia: 0 },
]

const OTHER_MONTHLY: Mensal[] = [
  { dia: 3, descricao: 'GOOGLE ADS', centavos: -60_000, varia: 0.3 },
  { dia: 8, descricao: 'CANVA ASSINATURA', centavos: -3_490, varia: 0 },
  { dia: 9, descricao: 'BLING ERP', centavos: -11_000, varia: 0 },
  { dia: 14, descricao: 'AUTO POSTO TREVO', centavos: -28_000, varia: 0.3 },
  { dia: 21, descricao: 'AUTO POSTO TREVO', centavos: -26_000, varia: 0.3 },
  { dia: 22, descricao: 'GRAFICA RAPIDA PANFLETOS', centavos: -35_000, varia: 0.4 },
]

const SUPPLIERS = [
  'MOINHO ANACONDA FARINHA',
  'ATACADAO LOJA 12',
  'LATICINIOS TIROL',
  'DISTRIBUIDORA DE BEBIDAS SAO JORGE',
]
const TRANSFER = 250_000

/**
 * The movements of an invented bakery up to a day: a main account with sales, suppliers and bills, and a second one
 * that a monthly transfer feeds. The same seed gives the same.
 */
export function companyLedger(seed: number, ate: string, months = 14): ContaInventada[] {
  const sorteio = sorteioDe(seed)
  const de = monthsBefore(ate, months)
  const days = daysBetween(de, ate)
  const main = days.flatMap((day) => [
    ...sales(day, sorteio),
    ...purchases(day, sorteio),
    ...bills(day, MONTHLY, sorteio),
  ])
  const second = days.flatMap((day) => bills(day, OTHER_MONTHLY, sorteio))
  for (const day of days.filter((one) => one.endsWith('-06'))) {
    main.push({ data: day, centavos: -TRANSFER, descricao: 'TED PADARIA BOA MASSA LTDA' })
    second.push({ data: day, centavos: TRANSFER, descricao: 'TED RECEBIDA PADARIA BOA MASSA LTDA' })
  }
  const account = (apelido: string, dialeto: string, saldoInicial: number, movimentos: Verdade[]): ContaInventada => ({
    apelido,
    tipo: 'corrente',
    dialeto: dialectOf(dialeto),
    saldoInicial,
    de,
    ate,
    movimentos: movimentos.sort((a, b) => (a.data < b.data ? -1 : a.data > b.data ? 1 : 0)),
  })
  return [account('Conta principal', 'ofx', 1_850_000, main), account('Conta digital', 'inter', 120_000, second)]
}

/** An account as its owner downloads it: one file a month, each beginning some days before the last one ended. */
export function monthlyFiles(account: ContaInventada, seed = 1): ArquivoInventado[] {
  const sorteio = sorteioDe(seed)
  const ends = daysBetween(account.de, account.ate).filter(
    (day) => day === account.ate || addDays(day, 1).endsWith('-01'),
  )
  return ends.map((end, index) => {
    const start = laterOf(account.de, addDays(`${end.slice(0, 7)}-01`, -3))
    const bytes = account.dialeto.escrever(cut(account.movimentos, start, end, account.saldoInicial), sorteio)
    return { nome: `${String(index + 1).padStart(2, '0')}-${account.dialeto.arquivo}`, bytes }
  })
}

function dialectOf(nome: string): Dialeto {
  const found = DIALECTS.find((dialect) => dialect.nome === nome)
  if (!found) throw new Error(`no dialect ${nome}`)
  return found
}

function monthsBefore(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - (months - 1)
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`
}

function daysBetween(de: string, ate: string): string[] {
  const days: string[] = []
  for (let day = de; day <= ate; day = addDays(day, 1)) days.push(day)
  return days
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const varied = (cents: number, share: number, sorteio: Sorteio) => Math.round(cents * (1 + (sorteio() * 2 - 1) * share))

/** Card sales come the next working day; December sells a third more. */
function sales(day: string, sorteio: Sorteio): Verdade[] {
  const season = day.slice(5, 7) === '12' ? 1.33 : 1
  const pix = Array.from({ length: Math.floor(sorteio() * 4) }, () => ({
    data: day,
    centavos: varied(6_500, 0.8, sorteio),
    descricao: `PIX RECEBIDO ${CUSTOMERS[Math.floor(sorteio() * CUSTOMERS.length)]}`,
  }))
  if (weekday(day) === 0 || weekday(day) === 6) return pix
  return [
    { data: day, centavos: Math.round(varied(195_000, 0.25, sorteio) * season), descricao: 'STONE PAGAMENTOS' },
    ...pix,
  ]
}

function purchases(day: string, sorteio: Sorteio): Verdade[] {
  const supplier = SUPPLIERS[weekday(day) - 1]
  return supplier ? [{ data: day, centavos: varied(-76_000, 0.2, sorteio), descricao: supplier }] : []
}

function bills(day: string, monthly: readonly Mensal[], sorteio: Sorteio): Verdade[] {
  return monthly
    .filter(({ dia }) => dia === Number(day.slice(8)))
    .map(({ descricao, centavos, varia }) => ({ data: day, centavos: varied(centavos, varia, sorteio), descricao }))
}
