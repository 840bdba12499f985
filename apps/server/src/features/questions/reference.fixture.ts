import { ACCOUNTS, type Line, TODAY } from './ledger.fixture.ts'

/** What is expected of an answer: 'nao', 'qual', or a value, in reais or as a fraction, of some days. */
export type Expected =
  | { kind: 'nao' }
  | { kind: 'qual' }
  | { kind: 'screen'; what: string; day: string | undefined }
  | { kind: 'valor'; valor: number | null; days: string | null; other: string | null; rows: Map<string, number> | null }

/** Written apart from the product: groups by hand, sums by a loop. */
const GROUPS: Record<string, string> = {
  'vendas-produtos': 'receita',
  'servicos-prestados': 'receita',
  'recebimento-cartao': 'receita',
  'impostos-vendas': 'deducoes',
  devolucoes: 'deducoes',
  'taxas-cartao': 'deducoes',
  mercadorias: 'variaveis',
  comissoes: 'variaveis',
  fretes: 'variaveis',
  embalagens: 'variaveis',
  salarios: 'pessoal',
  encargos: 'pessoal',
  beneficios: 'pessoal',
  'pro-labore': 'pessoal',
  tarifas: 'financeiras',
  juros: 'financeiras',
  rendimentos: 'financeiras',
  transferencia: 'fora',
  aplicacao: 'fora',
  'emprestimo-recebido': 'fora',
  'parcela-emprestimo': 'fora',
  bens: 'fora',
}
const INTERNAL = ['transferencia', 'aplicacao']
const groupOf = (line: Line) => (line.categoria === null ? 'sem' : (GROUPS[line.categoria] ?? 'fixas'))

type Counts = (line: Line) => number
const inGroups =
  (...groups: string[]): Counts =>
  (line) =>
    groups.includes(groupOf(line)) ? line.centavos : 0
const negative =
  (counts: Counts): Counts =>
  (line) =>
    -counts(line)

const COUNTS: Record<string, Counts> = {
  receita: inGroups('receita'),
  deducoes: negative(inGroups('deducoes')),
  'receita-liquida': inGroups('receita', 'deducoes'),
  'custos-variaveis': negative(inGroups('variaveis')),
  contribuicao: inGroups('receita', 'deducoes', 'variaveis'),
  pessoal: negative(inGroups('pessoal')),
  fixas: negative(inGroups('fixas')),
  financeiras: negative(inGroups('financeiras')),
  resultado: inGroups('receita', 'deducoes', 'variaveis', 'pessoal', 'fixas', 'financeiras'),
  entradas: (line) => (line.centavos > 0 && !INTERNAL.includes(line.categoria ?? '') ? line.centavos : 0),
  saidas: (line) => (line.centavos < 0 && !INTERNAL.includes(line.categoria ?? '') ? -line.centavos : 0),
  sem: (line) => (line.categoria === null ? line.centavos : 0),
  despesas: (line) => {
    if (line.categoria === null) return line.centavos < 0 ? -line.centavos : 0
    if (line.categoria === 'rendimentos') return 0
    return ['deducoes', 'variaveis', 'pessoal', 'fixas', 'financeiras'].includes(groupOf(line)) ? -line.centavos : 0
  },
  clientes: (line) => {
    if (line.categoria === null) return Math.max(0, line.centavos)
    return groupOf(line) === 'receita' && line.categoria !== 'recebimento-cartao' ? line.centavos : 0
  },
  fornecedores: (line) =>
    ['mercadorias', 'embalagens', 'fretes', 'servicos', 'manutencao'].includes(line.categoria ?? '')
      ? -line.centavos
      : 0,
}

/** Last day of a month by going back from the next one's first. */
function daysOf(said: string): [string, string] {
  if (said.includes('..')) return said.split('..') as [string, string]
  const [year, month] = said.split('-').map(Number) as [number, number]
  return [`${said}-01`, new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)]
}

const daysIn = (said: string) => {
  const [de, ate] = daysOf(said)
  return (Date.parse(ate) - Date.parse(de)) / 86_400_000 + 1
}

/** What the accounts hold today, without what moved since. */
function balanceAt(lines: readonly Line[], day: string, account: string | undefined): number {
  const meant = ACCOUNTS.filter(({ id }) => account === undefined || `@${id}` === account)
  const since = lines.filter(({ data, conta }) => data > day && data <= TODAY && meant.some(({ id }) => id === conta))
  const held = meant.reduce((total, { saldo }) => total + saldo, 0)
  return (held - since.reduce((total, { centavos }) => total + centavos, 0)) / 100
}

const LAST_YEAR = '2025-11-01..2026-10-31'

export function reference(lines: readonly Line[], uniforms: string): (said: string) => Expected {
  /** '2026-08+2026-10' is both months, '2026-10#4' its Fridays: 0 is Monday. */
  const within = (said: string): Line[] => {
    if (said.includes('+')) return said.split('+').flatMap(within)
    const [days = '', weekdays] = said.split('#')
    const [de, ate] = daysOf(days)
    const meant = (day: string) => weekdays!.includes(String((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
    return lines.filter(({ data }) => data >= de && data <= ate && (weekdays === undefined || meant(data)))
  }
  const countsOf = (what: string): Counts => {
    // 'despesas!cat:aluguel': all but these.
    const [whole = '', without] = what.split('!')
    if (without !== undefined) {
      const counts = countsOf(whole)
      const [kind, name = ''] = without.split(':') as [string, string?]
      return (line) => ((kind === 'cat' ? line.categoria === name : line.contraparte === name) ? 0 : counts(line))
    }
    const [kind, names = ''] = what.split(':') as [string, string?]
    if (kind === 'cat') {
      const ids = names.split('+').map((id) => (id === 'uniformes' ? uniforms : id))
      const sign = ids.some((id) => GROUPS[id] === 'receita' || id === 'rendimentos' || id === 'emprestimo-recebido')
        ? 1
        : -1
      return (line) => (ids.includes(line.categoria ?? '') ? sign * line.centavos : 0)
    }
    if (kind === 'recebi')
      return (line) => (line.contraparte?.startsWith(names) && line.centavos > 0 ? line.centavos : 0)
    if (kind === 'paguei')
      return (line) =>
        names.split('+').some((name) => line.contraparte?.startsWith(name)) && line.centavos < 0 ? -line.centavos : 0
    return COUNTS[what]!
  }
  const sum = (what: string, days: string, keep: (line: Line) => boolean = () => true) => {
    const counts = countsOf(what)
    return within(days).reduce((total, line) => total + (keep(line) ? counts(line) : 0), 0) / 100
  }
  const by = (what: string, days: string, keyOf: (line: Line) => string | null) => {
    const counts = countsOf(what)
    const sums = new Map<string, number>()
    for (const line of within(days)) {
      const key = keyOf(line)
      if (key !== null) sums.set(key, (sums.get(key) ?? 0) + counts(line) / 100)
    }
    return sums
  }
  const largest = (sums: Map<string, number>, count = 1) =>
    [...sums.values()]
      .sort((a, b) => b - a)
      .slice(0, count)
      .reduce((total, one) => total + one, 0)

  const value = (
    valor: number | null,
    days: string | null,
    other: string | null = null,
    rows: Map<string, number> | null = null,
  ): Expected => ({
    kind: 'valor',
    valor,
    days,
    other,
    rows,
  })
  const share = (what: string, days: string) => {
    const revenue = sum('receita', days)
    return revenue === 0 ? null : sum(what, days) / revenue
  }

  return (said) => {
    const words = said.split(' ')
    const at = words.findIndex((word) => /^\d{4}-|^@/.test(word))
    const what = (at < 0 ? words : words.slice(0, at)).join(' ')
    const [first, second] = at < 0 ? [] : words.slice(at)
    const days = first ?? '2026-10'
    const [kind, rest = ''] = [what.split(':')[0]!, what.includes(':') ? what.slice(what.indexOf(':') + 1) : '']
    if (what === 'nao' || what === 'qual') return { kind: what }
    if (['dura', 'menor', 'previsto', 'caixa-em', 'entra', 'sai'].includes(kind))
      return { kind: 'screen', what: kind, day: what.includes(':') ? rest : undefined }
    if (what === 'saldo') return { kind: 'screen', what: first ? `saldo${first}` : 'saldo', day: undefined }
    if (what === 'margem') return value(share('contribuicao', days), days)
    if (what === 'saldo-em')
      return { kind: 'valor', valor: balanceAt(lines, first!, second), days: null, other: null, rows: null }
    if (kind === 'um') {
      const [which, ...counted] = rest.split(':')
      const counts = countsOf(counted.join(':'))
      const found = within(days).filter((line) => counts(line) > 0)
      const order = which === 'ultimo' ? (line: Line) => Date.parse(line.data) : counts
      const one = found.toSorted((a, b) => order(b) - order(a)).at(which === 'menor' ? -1 : 0)
      return value(one ? counts(one) / 100 : null, days)
    }
    if (kind === 'media-dia') return value(Math.round((sum(rest, days) * 100) / daysIn(days)) / 100, days)
    if (kind === 'melhor-dia') return value(largest(by(rest, days, ({ data }) => data)), days)
    if (kind === 'nesimo' || kind === 'menores') {
      const [metric = '', place] = rest.split('*')
      const keyOf = (line: Line) => (metric === 'despesas' ? (line.categoria ?? 'sem') : line.contraparte)
      const found = [...by(metric, days, keyOf).values()].filter((one) => one > 0).toSorted((a, b) => a - b)
      if (kind === 'nesimo') return value(found.at(-Number(place))!, days)
      return value(
        found.slice(0, Number(place)).reduce((total, one) => total + one, 0),
        days,
      )
    }
    if (kind === 'parte') return value(share(rest, days), days)
    if (what === 'margem-lucro') return value(share('resultado', days), days)
    if (what === 'empate') {
      const margin = share('contribuicao', days)
      const fixed = sum('pessoal', days) + sum('fixas', days)
      return value(margin === null || margin <= 0 ? null : Math.round((fixed / margin) * 100) / 100, days)
    }
    if (kind === 'dif' || kind === 'muda') return value(sum(rest, days) - sum(rest, second!), days, second!)
    if (kind === 'media') {
      const [de, ate] = daysOf(days)
      const months =
        (Number(ate.slice(0, 4)) - Number(de.slice(0, 4))) * 12 + Number(ate.slice(5, 7)) - Number(de.slice(5, 7)) + 1
      return value(Math.round((sum(rest, days) * 100) / months) / 100, days)
    }
    if (kind === 'quantos')
      return value(within(days).filter((line) => !rest || countsOf(rest)(line) !== 0).length, days)
    if (kind === 'por-mes')
      return value(
        sum(rest, days),
        days,
        null,
        by(rest, days, ({ data }) => data.slice(0, 7)),
      )
    if (kind === 'por-categoria')
      return value(
        sum(rest, days),
        days,
        null,
        by(rest, days, (line) => line.categoria ?? 'sem'),
      )
    if (kind === 'por-cliente') return value(sum(rest, days), days)
    if (kind === 'por-conta')
      return value(
        sum(rest, days),
        days,
        null,
        by(rest, days, ({ conta }) => conta),
      )
    if (kind === 'melhor-mes')
      return value(largest(by(rest, first ?? LAST_YEAR, ({ data }) => data.slice(0, 7))), first ?? LAST_YEAR)
    if (kind === 'pior-mes')
      return value(
        -largest(
          by(rest, days, ({ data }) => data.slice(0, 7))
            .entries()
            // The month that runs is cut short, and so never the worst.
            .filter(([month]) => month < TODAY.slice(0, 7))
            .reduce((map, [key, one]) => map.set(key, -one), new Map<string, number>()),
        ),
        days,
      )
    if (kind === 'top') {
      const [metric, count = '1'] = rest.split('*') as [string, string?]
      const period = first ?? (metric === 'despesas' ? '2026-10' : LAST_YEAR)
      const keyOf = (line: Line) => (metric === 'despesas' ? (line.categoria ?? 'sem') : line.contraparte)
      return value(largest(by(metric, period, keyOf), Number(count)), period)
    }
    const account = second?.startsWith('@') ? second.slice(1) : null
    return value(
      within(days).length === 0 ? null : sum(what, days, ({ conta }) => account === null || conta === account),
      days,
    )
  }
}
