import { dayInMonth, dayName, dayNumber, weekday } from '@norteia/engine/ledger/days'
import type { Line } from './ledger.fixture.ts'

/** A second shop: clothes and uniforms, open from Monday to Saturday, whose movements begin in August of 2025. */

export type BoutiqueAccount = 'bradesco' | 'inter' | 'loja'
export type BoutiqueLine = Omit<Line, 'conta'> & { conta: BoutiqueAccount }

export const BOUTIQUE_ACCOUNTS = [
  { id: 'bradesco', apelido: 'Bradesco', saldo: 63_410_55 },
  { id: 'inter', apelido: 'Inter PJ', saldo: 9_877_40 },
  { id: 'loja', apelido: 'Caixa da loja', saldo: 1_204_00 },
] as const
export const BOUTIQUE_CATEGORY = { nome: 'Vitrine', grupo: 'despesas-fixas' } as const

const MONTHS = Array.from(
  { length: 16 },
  (_, n) => `${2025 + Math.floor((7 + n) / 12)}-${String(((7 + n) % 12) + 1).padStart(2, '0')}`,
)
const LAST_DAY = '2026-11-20'
const SATURDAY = 5

/** Its own draws: xorshift, the same each time. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4_294_967_296
  }
}

export function boutiqueLedger(windows: string): BoutiqueLine[] {
  const draw = draws(2_711)
  return MONTHS.flatMap((mes) => month(mes, draw, windows)).filter(({ data }) => data <= LAST_DAY)
}

type Draw = () => number
const about = (draw: Draw, reais: number, spread = 0.2) => Math.round(reais * 100 * (1 - spread + 2 * spread * draw()))

function month(mes: string, draw: Draw, windows: string): BoutiqueLine[] {
  const lines: BoutiqueLine[] = []
  const put = (
    day: number,
    centavos: number,
    categoria: string | null,
    contraparte: string | null,
    conta: BoutiqueAccount = 'bradesco',
  ) => lines.push({ conta, data: dayInMonth(mes, day), centavos, categoria, contraparte })
  sales(mes, draw, lines)
  put(8, about(draw, 4_800), 'vendas-produtos', 'COLEGIO SANTA CLARA', 'inter')
  put(17, about(draw, 3_900), 'vendas-produtos', 'HOTEL PRAIA MAR', 'inter')
  put(23, about(draw, 2_100), 'vendas-produtos', 'ACADEMIA CORPO EM FORMA', 'inter')
  put(12, about(draw, 640), 'vendas-produtos', 'ANA PAULA LIMA', 'inter')
  put(19, about(draw, 420), null, 'ANA BEATRIZ ROCHA', 'inter')
  put(26, about(draw, 980), 'servicos-prestados', 'BUFFET ALEGRIA', 'inter')
  if (draw() < 0.4) put(24, -about(draw, 310), 'devolucoes', 'HOTEL PRAIA MAR', 'inter')
  for (const day of [4, 18]) put(day, -about(draw, 5_200), 'mercadorias', 'TECELAGEM AURORA')
  const spelt = Number(mes.slice(5)) % 2 === 0 ? 'CONFECCOES LINHA FINA' : 'CONFECCOES LINHA FINA LTDA'
  put(11, -about(draw, 3_700), 'mercadorias', spelt)
  put(25, -about(draw, 890), 'mercadorias', 'ARMARINHO BOTAO DE OURO')
  put(9, -about(draw, 460), 'embalagens', 'SACOLAS CIA')
  for (const day of [7, 21]) put(day, -about(draw, 230), 'fretes', 'LOGGI', 'inter')
  put(15, -about(draw, 140), 'fretes', 'CORREIOS', 'inter')
  put(30, -about(draw, 720), 'comissoes', 'JULIANA DIAS', 'inter')
  put(20, -about(draw, 2_600), 'impostos-vendas', 'DAS SIMPLES NACIONAL')
  put(28, -about(draw, 950), 'taxas-cartao', 'STONE PAGAMENTOS')
  people(put, draw)
  fixed(put, draw, windows)
  seldom(mes, put)
  return lines
}

function sales(mes: string, draw: Draw, lines: BoutiqueLine[]): void {
  for (let at = dayNumber(`${mes}-01`); dayName(at).startsWith(mes); at += 1) {
    const day = weekday(at)
    if (day > SATURDAY) continue
    const usual = day === SATURDAY ? 2_350 : day === 4 ? 1_500 : 980
    const line = { data: dayName(at), categoria: 'recebimento-cartao', contraparte: 'STONE PAGAMENTOS' }
    lines.push({ ...line, conta: 'bradesco', centavos: about(draw, usual, 0.35) })
    if (day === 2 || day === SATURDAY)
      lines.push({
        ...line,
        conta: 'loja',
        centavos: about(draw, 260),
        categoria: 'vendas-produtos',
        contraparte: null,
      })
  }
}

type Put = (
  day: number,
  centavos: number,
  categoria: string | null,
  contraparte: string | null,
  conta?: BoutiqueAccount,
) => void

function people(put: Put, draw: Draw): void {
  put(5, -about(draw, 2_450, 0.04), 'salarios', 'CARLA MENDES')
  put(5, -about(draw, 2_120, 0.04), 'salarios', 'JULIANA DIAS')
  put(7, -about(draw, 410, 0.04), 'encargos', 'FGTS DIGITAL')
  put(20, -about(draw, 560, 0.04), 'encargos', 'GPS INSS')
  put(1, -about(draw, 880, 0.04), 'beneficios', 'TICKET')
  put(28, -4_200_00, 'pro-labore', 'RENATA FARIAS')
}

function fixed(put: Put, draw: Draw, windows: string): void {
  put(10, -6_150_00, 'aluguel', 'SHOPPING VILA NOVA')
  put(13, -about(draw, 820), 'utilidades', 'CEMIG')
  put(16, -about(draw, 190), 'utilidades', 'COPASA')
  put(20, -189_90, 'utilidades', 'CLARO')
  put(10, -159_00, 'sistemas', 'BLING')
  put(15, -780_00, 'servicos', 'CONTAJA')
  put(6, -about(draw, 640), 'marketing', 'FACEBOOK ADS', 'inter')
  put(22, -about(draw, 380), 'marketing', 'GOOGLE ADS', 'inter')
  for (const day of [2, 14, 27]) put(day, -about(draw, 210), 'veiculos', 'POSTO BR')
  put(3, -about(draw, 330), windows, 'DECORA CASA')
  put(1, -64_90, 'tarifas', 'BRADESCO')
  put(20, -about(draw, 70), 'juros', 'BRADESCO')
  put(30, about(draw, 38), 'rendimentos', null, 'inter')
  put(18, -about(draw, 120), null, 'DONA CIDA', 'loja')
  put(13, -3_000_00, 'transferencia', 'BELLA MODA')
  put(13, 3_000_00, 'transferencia', 'BELLA MODA', 'inter')
  put(14, -500_00, 'aplicacao', null)
}

function seldom(mes: string, put: Put): void {
  if (mes === '2025-10') put(2, 8_000_00, 'aporte', 'RENATA FARIAS')
  if (mes === '2026-04') put(16, -7_900_00, 'bens', 'MAQCOSTURA')
  if (mes === '2026-05') put(6, 15_000_00, 'emprestimo-recebido', 'BNDES')
  if (mes > '2026-05') put(6, -1_433_20, 'parcela-emprestimo', 'BNDES')
  if (mes === '2026-03' || mes === '2026-09') put(19, -1_265_50, 'manutencao', 'AR FRIO')
}
