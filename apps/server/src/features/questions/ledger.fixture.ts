import { addMonths, dayInMonth, dayName, dayNumber } from '@norteia/engine/ledger/days'

/** One line of the shop that the questions are asked about. */
export interface Line {
  conta: 'itau' | 'nubank' | 'gaveta'
  data: string
  centavos: number
  categoria: string | null
  contraparte: string | null
}

export const TODAY = '2026-11-21'
export const ACCOUNTS = [
  { id: 'itau', apelido: 'Itaú', saldo: 41_250_37 },
  { id: 'nubank', apelido: 'Nubank PJ', saldo: 12_003_10 },
  { id: 'gaveta', apelido: 'Gaveta', saldo: 810_00 },
] as const
export const OWN_CATEGORY = { nome: 'Uniformes', grupo: 'despesas-fixas' } as const
const FIRST = '2025-07'
const LAST_DAY = '2026-11-20'

/** The same numbers each time. */
function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Seventeen months of a small company: sales in three ways, every group of costs, transfers, a loan, refunds, lines without a category. */
export function shopLedger(uniforms: string): Line[] {
  const draw = draws(20)
  const lines: Line[] = []
  for (let mes = FIRST; mes <= LAST_DAY.slice(0, 7); mes = addMonths(mes, 1)) month(mes, draw, lines, uniforms)
  return lines.filter(({ data }) => data <= LAST_DAY)
}

function month(mes: string, draw: () => number, lines: Line[], uniforms: string): void {
  const about = (reais: number, spread = 0.25) => Math.round(reais * 100 * (1 - spread + 2 * spread * draw()))
  const put = (
    day: number,
    centavos: number,
    categoria: string | null,
    contraparte: string | null,
    conta: Line['conta'] = 'itau',
  ) => lines.push({ conta, data: dayInMonth(mes, day), centavos, categoria, contraparte })
  const first = dayNumber(`${mes}-01`)
  for (let at = first; dayName(at).startsWith(mes); at += 2)
    lines.push({
      conta: 'itau',
      data: dayName(at),
      centavos: about(900, 0.4),
      categoria: 'recebimento-cartao',
      contraparte: 'CIELO',
    })
  for (const day of [4, 11, 18, 25]) put(day, about(2_600), 'vendas-produtos', 'MERCADO BOM PRECO LTDA', 'nubank')
  put(9, about(4_200), 'servicos-prestados', 'ESCOLA MONTE ALTO')
  put(16, about(3_100), 'vendas-produtos', 'CLINICA VIDA', 'nubank')
  put(6, about(1_900), 'vendas-produtos', 'JOAO SILVA', 'nubank')
  put(22, about(700), null, 'JOAO PEREIRA', 'nubank')
  put(5, about(350), 'vendas-produtos', null, 'gaveta')
  put(20, -about(2_000), 'impostos-vendas', 'RECEITA FEDERAL')
  put(21, -about(180), 'taxas-cartao', 'CIELO')
  if (draw() < 0.5) put(23, -about(240), 'devolucoes', 'CLINICA VIDA', 'nubank')
  for (const day of [3, 14, 24]) put(day, -about(2_700), 'mercadorias', 'MOINHO SUL')
  for (const day of [8, 21]) put(day, -about(520), 'fretes', 'TRANSPORTES VELOZ', 'nubank')
  if (draw() < 0.4) put(27, about(60), 'fretes', 'TRANSPORTES VELOZ', 'nubank')
  put(12, -about(410), 'embalagens', 'EMBALAGENS RAPIDAS')
  put(28, -about(300), 'comissoes', 'MARIA DAS DORES', 'nubank')
  put(5, -about(3_600, 0.05), 'salarios', 'MARIA DAS DORES')
  put(5, -about(2_400, 0.05), 'salarios', 'PEDRO ROCHA')
  put(7, -about(780, 0.05), 'encargos', 'CAIXA FGTS')
  put(15, -about(420, 0.05), 'beneficios', 'VALE FACIL')
  put(30, -3_000_00, 'pro-labore', 'HELENA PRADO')
  put(5, -2_900_00, 'aluguel', 'IMOBILIARIA CENTRAL')
  put(12, -about(640), 'utilidades', 'ENEL')
  put(15, -149_90, 'utilidades', 'VIVO')
  put(10, -about(180), 'sistemas', 'OMIE')
  put(10, -650_00, 'servicos', 'CONTABILIDADE EXATA')
  put(16, -about(500), 'marketing', 'META ADS', 'nubank')
  put(19, -about(320), 'manutencao', 'OFICINA DO ZE')
  put(18, -about(430), 'veiculos', 'POSTO IPIRANGA')
  put(26, -about(210), uniforms, 'MALHAS ALVES')
  put(2, -79_00, 'tarifas', 'BANCO ITAU')
  put(20, -about(90), 'juros', 'BANCO ITAU')
  put(28, about(25), 'rendimentos', null, 'nubank')
  put(17, -about(150), null, 'SEU JORGE', 'gaveta')
  put(13, -5_000_00, 'transferencia', 'LOJA DA ANA')
  put(13, 5_000_00, 'transferencia', 'LOJA DA ANA', 'nubank')
  put(14, -1_000_00, 'aplicacao', null)
  if (mes === '2026-02') put(3, 20_000_00, 'emprestimo-recebido', 'BANCO ITAU')
  if (mes > '2026-02') put(3, -1_912_33, 'parcela-emprestimo', 'BANCO ITAU')
  if (mes === '2026-08') put(29, -4_300_00, 'bens', 'FORNOS BRASIL')
}
