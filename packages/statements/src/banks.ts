/** Banks by the three digits of their number, and acquirers by a name of ours. */
const BANKS = new Map<string, string>(
  Object.entries({
    '001': 'Banco do Brasil',
    '003': 'Banco da Amazônia',
    '004': 'Banco do Nordeste',
    '021': 'Banestes',
    '033': 'Santander',
    '037': 'Banpará',
    '041': 'Banrisul',
    '047': 'Banese',
    '070': 'BRB',
    '077': 'Inter',
    '082': 'Topázio',
    '084': 'Uniprime',
    '085': 'Ailos',
    '097': 'Credisis',
    '104': 'Caixa Econômica Federal',
    '121': 'Agibank',
    '133': 'Cresol',
    '136': 'Unicred',
    '197': 'Stone',
    '208': 'BTG Pactual',
    '212': 'Banco Original',
    '218': 'BS2',
    '237': 'Bradesco',
    '246': 'ABC Brasil',
    '260': 'Nubank',
    '274': 'Grafeno',
    '290': 'PagBank',
    '318': 'BMG',
    '323': 'Mercado Pago',
    '332': 'Acesso',
    '335': 'Digio',
    '336': 'C6 Bank',
    '341': 'Itaú',
    '348': 'XP',
    '364': 'Efí',
    '368': 'Carrefour',
    '380': 'PicPay',
    '383': 'Juno',
    '389': 'Mercantil do Brasil',
    '403': 'Cora',
    '422': 'Safra',
    '450': 'Fitbank',
    '461': 'Asaas',
    '533': 'SRM Bank',
    '536': 'Neon',
    '542': 'Cloudwalk (InfinitePay)',
    '604': 'Banco Industrial',
    '623': 'Banco Pan',
    '633': 'Rendimento',
    '637': 'Sofisa',
    '655': 'Votorantim',
    '707': 'Daycoval',
    '735': 'Neon',
    '745': 'Citibank',
    '746': 'Modal',
    '748': 'Sicredi',
    '756': 'Sicoob',
    cielo: 'Cielo',
    rede: 'Rede',
    getnet: 'Getnet',
  }),
)

export interface Banco {
  codigo: string
  nome: string
}

/** Of '341', '0341', '1', '001' or an acquirer's name; null where it names none. */
export function bankOf(code: string): Banco | null {
  const named = BANKS.get(code.toLowerCase())
  if (named) return { codigo: code.toLowerCase(), nome: named }
  const digits = code.replace(/\D/g, '').replace(/^0+/, '')
  if (digits === '' || digits.length > 3) return null
  const codigo = digits.padStart(3, '0')
  return { codigo, nome: BANKS.get(codigo) ?? `Banco ${codigo}` }
}

/** By the organisation's name of a file without a bank's number. */
export function bankOfName(name: string): Banco | null {
  const wanted = name.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
  for (const [codigo, nome] of BANKS) {
    const known = nome.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase()
    if (known.length >= 3 && new RegExp(`\\b${known.replace(/[()]/g, '.')}\\b`).test(wanted)) return { codigo, nome }
  }
  return /\bNU PAGAMENTOS\b/.test(wanted) ? { codigo: '260', nome: 'Nubank' } : null
}

export interface Identidade {
  banco: { codigo: string } | null
  agencia: string | null
  numero: string | null
}

/**
 * Whether a file's account is a known one. 'igual': same bank, and the digits agree but for leading zeros. 'parecida':
 * one number ends the other (a branch glued before it) or differs by the check digit only, so the owner confirms once.
 */
export function compareAccounts(a: Identidade, b: Identidade): 'igual' | 'parecida' | null {
  if (a.banco && b.banco && a.banco.codigo !== b.banco.codigo) return null
  const [x, y] = [digitsOf(a.numero), digitsOf(b.numero)]
  if (x.length < 4 || y.length < 4) return null
  const branches = [digitsOf(a.agencia), digitsOf(b.agencia)]
  if (x === y && a.banco && b.banco) return branches[0] && branches[1] && branches[0] !== branches[1] ? null : 'igual'
  const [short, long] = x.length <= y.length ? [x, y] : [y, x]
  return long.endsWith(short) || (long.length === short.length + 1 && long.startsWith(short)) ? 'parecida' : null
}

const digitsOf = (text: string | null) => (text ?? '').replace(/\D/g, '').replace(/^0+/, '')
