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

export const CLINIC: ApartCompany = {
  contas: [
    { id: 'sicoob', apelido: 'Sicoob', saldo: 38_912_44 },
    { id: 'bb', apelido: 'Banco do Brasil', saldo: 14_077_03 },
    { id: 'caixinha', apelido: 'Caixinha', saldo: 622_50 },
  ],
  propria: { nome: 'Cursos', grupo: 'despesas-fixas' },
  primeiro: '2025-03-05',
  semente: 90_017,
  cartao: [820, 900, 640, 1_010, 1_250, 480, 0],
  adquirentes: ['CIELO', 'REDE'],
  mensais: [
    [10, 8_400, 0.2, 'servicos-prestados', 'UNIMED VALE DO SOL', 'bb'],
    [14, 3_300, 0.25, 'servicos-prestados', 'PREFEITURA DE LAVRAS', 'bb'],
    [18, 1_250, 0.2, 'servicos-prestados', 'ACADEMIA FORTE', 'bb', until('2026-06')],
    [22, 940, 0.3, 'servicos-prestados', 'MARCOS ANTONIO REIS', 'sicoob'],
    [8, 760, 0.3, 'servicos-prestados', 'MARCIA TEIXEIRA', 'sicoob'],
    [25, 1_100, 0.3, 'servicos-prestados', 'COLEGIO DOM BOSCO', 'bb', from('2026-09')],
    [6, 430, 0.3, 'vendas-produtos', null, 'caixinha'],
    [19, 350, 0.3, null, 'TEREZA PINHEIRO', 'sicoob'],
    [20, -2_050, 0.15, 'impostos-vendas', 'DAS SIMPLES NACIONAL', 'sicoob'],
    [28, -310, 0.2, 'taxas-cartao', 'CIELO', 'sicoob'],
    [28, -270, 0.2, 'taxas-cartao', 'REDE', 'sicoob'],
    [4, -1_700, 0.3, 'mercadorias', 'DENTAL CREMER', 'sicoob'],
    [17, -1_450, 0.3, 'mercadorias', 'DENTAL CREMER', 'bb'],
    [23, -1_980, 0.25, 'mercadorias', 'LABORATORIO ARTE PROTESE', 'bb'],
    [5, -2_350, 0.04, 'salarios', 'LUCIANA FREITAS', 'sicoob'],
    [5, -2_080, 0.04, 'salarios', 'ANDREIA SOUZA', 'sicoob'],
    [7, -390, 0.05, 'encargos', 'FGTS DIGITAL', 'sicoob'],
    [1, -620, 0.05, 'beneficios', 'ALELO', 'sicoob'],
    [28, -5_000, 0, 'pro-labore', 'FABIO NEVES', 'bb'],
    [5, -3_800, 0, 'aluguel', 'IMOVEIS RIBEIRO', 'sicoob'],
    [12, -690, 0.25, 'utilidades', 'CPFL ENERGIA', 'sicoob'],
    [15, -160, 0.2, 'utilidades', 'SANEAGO', 'sicoob'],
    [18, -139.9, 0, 'utilidades', 'ALGAR TELECOM', 'sicoob'],
    [10, -219, 0, 'sistemas', 'CLINICORP', 'sicoob'],
    [15, -560, 0, 'servicos', 'CONTABIL LAVRAS', 'bb'],
    [6, -480, 0.3, 'marketing', 'GOOGLE ADS', 'bb'],
    [16, -350, 0.3, 'marketing', 'META ADS', 'bb'],
    [24, -310, 0.3, 'propria', 'ESCOLA DE IMPLANTE', 'bb'],
    [27, -190, 0.3, 'manutencao', 'TECNODENT', 'sicoob'],
    [2, -69.9, 0, 'tarifas', 'SICOOB', 'sicoob'],
    [21, -85, 0.4, 'juros', 'SICOOB', 'sicoob'],
    [28, 31, 0.3, 'rendimentos', null, 'bb'],
    [17, -140, 0.4, null, 'DONA ZEZE', 'caixinha'],
    [13, -2_500, 0, 'transferencia', 'CLINICA RISO', 'sicoob'],
    [13, 2_500, 0, 'transferencia', 'CLINICA RISO', 'bb'],
    [11, -9_600, 0, 'bens', 'DABI ATLANTE', 'bb', only('2026-05')],
  ],
}

export const GARAGE: ApartCompany = {
  contas: [
    { id: 'caixa', apelido: 'Caixa Econômica', saldo: 27_340_18 },
    { id: 'inter', apelido: 'Inter', saldo: 8_450_90 },
    { id: 'dinheiro', apelido: 'Dinheiro', saldo: 1_930_00 },
  ],
  propria: { nome: 'Guincho', grupo: 'despesas-fixas' },
  primeiro: '2025-05-02',
  semente: 41_203,
  cartao: [610, 540, 700, 880, 1_340, 1_050, 0],
  adquirentes: ['PAGSEGURO'],
  mensais: [
    [9, 5_200, 0.25, 'servicos-prestados', 'TRANSPORTADORA RAPIDAO', 'caixa'],
    [19, 2_700, 0.25, 'servicos-prestados', 'PREFEITURA MUNICIPAL DE ASSIS', 'caixa'],
    [15, 1_900, 0.25, 'vendas-produtos', 'COOPERTAXI', 'inter'],
    [26, 2_150, 0.25, 'servicos-prestados', 'LOCADORA SUL', 'inter', from('2026-09')],
    [7, 620, 0.4, 'servicos-prestados', 'CARLOS HENRIQUE MELO', 'inter'],
    [21, 480, 0.4, 'vendas-produtos', 'CARLOS EDUARDO PAZ', 'inter'],
    [12, 890, 0.3, 'servicos-prestados', 'PADARIA DO PONTO', 'inter', until('2026-05')],
    [6, 520, 0.4, 'vendas-produtos', null, 'dinheiro'],
    [20, 390, 0.4, 'servicos-prestados', null, 'dinheiro'],
    [24, 260, 0.4, null, 'GERALDO LIMA', 'inter'],
    [20, -1_480, 0.15, 'impostos-vendas', 'DAS SIMPLES NACIONAL', 'caixa'],
    [28, -420, 0.2, 'taxas-cartao', 'PAGSEGURO', 'caixa'],
    [3, -2_400, 0.3, 'mercadorias', 'DISTRIBUIDORA VELOPARTS', 'caixa'],
    [17, -2_150, 0.3, 'mercadorias', 'AUTOPECAS BRASIL', 'caixa'],
    [25, -1_300, 0.3, 'mercadorias', 'PNEUS CENTRO', 'inter'],
    [11, -340, 0.3, 'fretes', 'JADLOG', 'inter'],
    [30, -510, 0.3, 'comissoes', 'RONALDO DIAS', 'inter'],
    [5, -2_600, 0.04, 'salarios', 'RONALDO DIAS', 'caixa'],
    [5, -2_250, 0.04, 'salarios', 'VALDIR COSTA', 'caixa'],
    [7, -430, 0.05, 'encargos', 'FGTS DIGITAL', 'caixa'],
    [20, -510, 0.05, 'encargos', 'GPS INSS', 'caixa'],
    [28, -3_500, 0, 'pro-labore', 'SERGIO BATISTA', 'caixa'],
    [27, -4_000, 0, 'lucros', 'SERGIO BATISTA', 'caixa', only('2026-06', '2025-12')],
    [10, -2_300, 0, 'aluguel', 'JOSE GALPOES', 'caixa', until('2026-04')],
    [10, -2_480, 0, 'aluguel', 'JOSE GALPOES', 'caixa', from('2026-05')],
    [13, -740, 0.25, 'utilidades', 'ENERGISA', 'caixa'],
    [16, -210, 0.25, 'utilidades', 'SABESP', 'caixa'],
    [20, -119.9, 0, 'utilidades', 'VIVO FIBRA', 'caixa'],
    [10, -189, 0, 'sistemas', 'OFICINA INTEGRADA', 'inter'],
    [15, -480, 0, 'servicos', 'ESCRITORIO ALIANCA', 'caixa'],
    [8, -260, 0.4, 'marketing', 'META ADS', 'inter'],
    [4, -330, 0.3, 'veiculos', 'POSTO SHELL', 'caixa'],
    [18, -290, 0.3, 'veiculos', 'POSTO SHELL', 'inter'],
    [22, -410, 0.4, 'propria', 'GUINCHO DO BETO', 'inter'],
    [2, -54.9, 0, 'tarifas', 'CAIXA ECONOMICA', 'caixa'],
    [21, -60, 0.4, 'juros', 'CAIXA ECONOMICA', 'caixa'],
    [28, 44, 0.3, 'rendimentos', null, 'inter'],
    [14, -180, 0.4, null, 'SEU NENE', 'dinheiro'],
    [13, -1_800, 0, 'transferencia', 'OFICINA DO SERGIO', 'caixa'],
    [13, 1_800, 0, 'transferencia', 'OFICINA DO SERGIO', 'inter'],
    [9, 12_000, 0, 'emprestimo-recebido', 'BANCO DO POVO', 'caixa', only('2025-09')],
    [9, -1_140.5, 0, 'parcela-emprestimo', 'BANCO DO POVO', 'caixa', from('2025-10')],
    [16, -6_200, 0, 'bens', 'ELEVACAR', 'inter', only('2026-03')],
  ],
}
