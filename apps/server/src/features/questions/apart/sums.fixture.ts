import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import type { ApartCompany, ApartLine } from '#src/features/questions/apart/ledgers/ledger.fixture.ts'
import type { Told, Verdict } from '#src/features/questions/asking.fixture.ts'
import { TODAY } from '#src/features/questions/ledger.fixture.ts'

/** Plain sums over the lines, written apart from the product. */

const GROUPS: Record<string, string[]> = {
  receita: ['vendas-produtos', 'servicos-prestados', 'recebimento-cartao', 'outras-receitas'],
  deducoes: ['impostos-vendas', 'devolucoes', 'taxas-cartao'],
  variaveis: ['mercadorias', 'comissoes', 'fretes', 'embalagens'],
  pessoal: ['salarios', 'encargos', 'beneficios', 'pro-labore'],
  financeiras: ['tarifas', 'juros', 'iof', 'rendimentos'],
  fora: [
    'transferencia',
    'aplicacao',
    'emprestimo-recebido',
    'parcela-emprestimo',
    'aporte',
    'lucros',
    'bens',
    'fatura',
  ],
}
const INTERNAL = ['transferencia', 'aplicacao']
const isIn = (line: ApartLine, group: string) => GROUPS[group]!.includes(line.categoria ?? '')
const isFixed = (line: ApartLine) =>
  line.categoria !== null && !Object.values(GROUPS).some((ids) => ids.includes(line.categoria!))

const SUPPLIED = ['mercadorias', 'embalagens', 'fretes', 'servicos', 'manutencao']
const KNOWN: ReadonlySet<string> = new Set(FINANCE_CATEGORIES.map(({ id }) => id))

/** Cents of a computed value, as the answers are rounded. */
export const cents = (value: number) => Math.round(value * 100) / 100

export type Kind = (line: ApartLine) => number
export const sold: Kind = (line) => (isIn(line, 'receita') ? line.centavos : 0)
export const spent: Kind = (line) => {
  if (line.categoria === null) return Math.max(0, -line.centavos)
  if (line.categoria === 'rendimentos') return 0
  return isIn(line, 'fora') || isIn(line, 'receita') ? 0 : -line.centavos
}
export const profit: Kind = (line) => (line.categoria === null || isIn(line, 'fora') ? 0 : line.centavos)
export const cameIn: Kind = (line) => (INTERNAL.includes(line.categoria ?? '') ? 0 : Math.max(0, line.centavos))
export const wentOut: Kind = (line) => (INTERNAL.includes(line.categoria ?? '') ? 0 : Math.max(0, -line.centavos))
export const received: Kind = (line) => Math.max(0, line.centavos)
export const paid: Kind = (line) => Math.max(0, -line.centavos)
export const staff: Kind = (line) => (isIn(line, 'pessoal') ? -line.centavos : 0)
export const fixed: Kind = (line) => (isFixed(line) ? -line.centavos : 0)
export const variable: Kind = (line) => (isIn(line, 'variaveis') ? -line.centavos : 0)
export const margin: Kind = (line) =>
  isIn(line, 'receita') || isIn(line, 'deducoes') || isIn(line, 'variaveis') ? line.centavos : 0

export type Pick = (line: ApartLine) => boolean
export const cat =
  (...ids: string[]): Pick =>
  (line) =>
    ids.includes(line.categoria ?? '')
export const who =
  (...names: string[]): Pick =>
  (line) =>
    names.some((name) => line.contraparte?.includes(name))
export const at =
  (conta: string): Pick =>
  (line) =>
    line.conta === conta
export const not =
  (pick: Pick): Pick =>
  (line) =>
    !pick(line)
export const above =
  (reais: number): Pick =>
  (line) =>
    Math.abs(line.centavos) > reais * 100
export const below =
  (reais: number): Pick =>
  (line) =>
    Math.abs(line.centavos) < reais * 100
/** 0 is Monday. */
export const onDays =
  (...days: number[]): Pick =>
  (line) =>
    days.includes((new Date(`${line.data}T00:00:00Z`).getUTCDay() + 6) % 7)

/** 'AAAA-MM', 'AAAA', 'AAAA-MM-DD', 'de..ate', joined by '+'. */
export const within = (line: ApartLine, days: string): boolean =>
  days.split('+').some((part) => {
    if (!part.includes('..')) return line.data.startsWith(part)
    const [de = '', ate = ''] = part.split('..')
    return line.data >= de && line.data <= ate
  })

export const YEAR = '2026-01-01..2026-11-21'
/** The whole months of it. */
export const YEAR_FULL = '2026-01-01..2026-10-31'
export const NOW = '2026-11-01..2026-11-21'
export const OUT = '2026-10'
export const SEP = '2026-09'
export const AUG = '2026-08'
export const LAST_12 = '2025-11-01..2026-10-31'

export function sums(lines: readonly ApartLine[], company: ApartCompany) {
  const of = (days: string, picks: readonly Pick[]) =>
    lines.filter((line) => within(line, days) && picks.every((pick) => pick(line)))
  const sum = (kind: Kind, days: string, ...picks: Pick[]) =>
    of(days, picks).reduce((total, line) => total + kind(line), 0) / 100
  const each = (kind: Kind, days: string, ...picks: Pick[]) =>
    of(days, picks)
      .filter((line) => kind(line) > 0)
      .toSorted((a, b) => kind(a) - kind(b))
      .map((line) => kind(line) / 100)
  const by = (kind: Kind, days: string, key: (line: ApartLine) => string | null, ...picks: Pick[]) => {
    const found = new Map<string, number>()
    for (const line of of(days, picks)) {
      const name = key(line)
      if (name !== null) found.set(name, (found.get(name) ?? 0) + kind(line))
    }
    return [...found]
      .map(([name, cents]) => ({ name, value: cents / 100 }))
      .filter(({ value }) => value !== 0)
      .toSorted((a, b) => b.value - a.value)
  }
  const balance = (day: string, conta?: string) => {
    const meant = company.contas.filter(({ id }) => conta === undefined || id === conta)
    const ids = meant.map(({ id }) => id)
    const held = meant.reduce((total, { saldo }) => total + saldo, 0)
    const since = lines.filter((line) => line.data > day && line.data <= TODAY && ids.includes(line.conta))
    return since.reduce((total, line) => total - line.centavos, held) / 100
  }
  /** Who sells goods, inputs or services. */
  const supplied: Pick = (line) =>
    line.categoria !== null &&
    (SUPPLIED.includes(line.categoria) || (company.propria.grupo === 'custos-variaveis' && !KNOWN.has(line.categoria)))
  return {
    sum,
    supplied,
    each,
    by,
    balance,
    count: (kind: Kind, days: string, ...picks: Pick[]) => each(kind, days, ...picks).length,
    lines: of,
  }
}
export type Sums = ReturnType<typeof sums>
export const byDay = (line: ApartLine) => line.data
export const byMonth = (line: ApartLine) => line.data.slice(0, 7)
export const byParty = (line: ApartLine) => line.contraparte
export const byCategory = (line: ApartLine) => line.categoria ?? 'sem'
export const byAccount = (line: ApartLine) => line.conta
/** By month, the largest first. */
export const monthly = ({ by }: Sums, kind: Kind, days: string) => by(kind, days, byMonth)
/** What a month usually is, where the months aren't said: of twelve, or of the year. */
export const usual = ({ sum }: Sums, kind: Kind, ...picks: Pick[]) => [
  cents(sum(kind, LAST_12, ...picks) / 12),
  cents(sum(kind, YEAR_FULL, ...picks) / 10),
  cents(sum(kind, YEAR, ...picks) / 11),
]
/** Weeks from Monday. */
export const byWeek = (line: ApartLine) => {
  const day = Date.parse(line.data) / 86_400_000
  return new Date((day - ((new Date(line.data).getUTCDay() + 6) % 7)) * 86_400_000).toISOString().slice(0, 10)
}

/** What is expected: values of which each is right (none: no number), and what the answer must say. */
export type Apart = readonly [
  question: string,
  values: (s: Sums) => readonly number[] | 'any' | null,
  says?: RegExp | ((s: Sums) => readonly string[]),
]

/** As answers write money. */
export const money = (reais: number): string =>
  Math.abs(reais).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** What the owner of a company asks: single questions, conversations, and what its movements can't tell. */
export interface ApartSet {
  company: ApartCompany
  questions: readonly Apart[]
  chains: readonly (readonly Apart[])[]
  nothing: readonly string[]
}

/** What is asked of one company in conversations alone. */
export const talks = (company: ApartCompany, chains: ApartSet['chains']): ApartSet => ({
  ...{ company, chains },
  questions: [],
  nothing: [],
})

export type ApartSets = Readonly<Record<string, ApartSet>>

const near = (one: number, other: number) =>
  Math.abs(Math.abs(one) - Math.abs(other)) < (Math.abs(other) < 1 ? 1e-4 : 0.011)

export function judgeApart([, values, says]: Apart, { answer, dados }: Told, figures: Sums): Verdict {
  const valor = dados?.valor ?? null
  const meant = values(figures)
  if (valor === null && (dados?.linhas.length ?? 0) === 0) return meant === null ? 'right' : 'refused'
  if (meant === null || valor === null) return 'wrong'
  const right = meant === 'any' || meant.some((one) => near(valor, one))
  const told = typeof says === 'function' ? says(figures).every((text) => answer.includes(text)) : says?.test(answer)
  return right && (told ?? true) ? 'right' : 'wrong'
}

/** Who bought by name in these days. */
export const buyers = ({ by }: Sums, days: string): string[] =>
  by(sold, days, (line) => (line.categoria === 'recebimento-cartao' ? null : line.contraparte)).map(({ name }) => name)
