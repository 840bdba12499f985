import { expect } from 'vitest'
import { type Account, appTest } from '#tests/support/app.ts'
import type { EngineTest } from '#tests/support/engines.ts'
import { insertMovements, type TestMovement } from '#tests/support/movements.ts'
import { ACCOUNTS, type Line, OWN_CATEGORY, shopLedger } from './ledger.fixture.ts'
import { type Expected, reference } from './reference.fixture.ts'

/** The fields of an answer that the tests look at. */
export interface Told {
  answer: string
  actionSteps: string[]
  dados: {
    metrica: string
    periodo: { de: string; ate: string } | null
    filtros: Record<string, string>
    valor: number | null
    unidade: string
    linhas: { rotulo: string; valor: number | null }[]
    formula: string | null
  } | null
  conversaId: string
}

export type Verdict = 'right' | 'wrong' | 'refused'

/** A company with the shop's ledger, asked over HTTP. */
export function shopTest(t: EngineTest, overrides: Parameters<typeof appTest>[1] = {}) {
  const server = appTest(t, overrides)
  const { call } = server

  async function shop() {
    const { own, ...made } = await companyOf(ACCOUNTS, OWN_CATEGORY, shopLedger)
    return { ...made, expected: reference(made.lines, own) }
  }

  /** A company with accounts, a category of its own and a ledger, of a new account unless one is given. */
  async function companyOf<L extends TestMovement & { conta: string }>(
    accounts: readonly { id: string; apelido: string; saldo: number }[],
    category: { nome: string; grupo: string },
    ledger: (own: string) => L[],
    owner?: Account,
  ) {
    const as = owner ?? (await server.account())
    const company = await server.company(as)
    const made = await call(`POST /companies/${company.id}/categorias`, { as, body: category })
    const own: string = made.body.data.id
    const lines = ledger(own)
    for (const { id, apelido, saldo } of accounts)
      await insertMovements(
        t.db(),
        company.id,
        lines.filter(({ conta }) => conta === id),
        { saldo, em: '2026-11-20' },
        { id: `${id}-${company.id}`, apelido },
      )
    return { as, company, lines, own, ask: asker(as, company.id) }
  }

  const asker =
    (as: Account, companyId: string) =>
    async (question: string, conversaId?: string): Promise<Told> => {
      const reply = await call('POST /api/ai-consultant/ask', {
        as,
        body: { question, companyId, ...(conversaId && { conversaId }) },
      })
      expect([question, reply.status]).toEqual([question, 200])
      return reply.body.data
    }

  type Shop = Awaited<ReturnType<typeof shop>>

  /** What the screens of cash and forecast show. */
  async function screenValue({ as, company }: Shop, what: string, day: string | undefined): Promise<number | null> {
    if (what.startsWith('saldo@')) return ACCOUNTS.find(({ id }) => id === what.slice(6))!.saldo / 100
    const caixa = (await call(`GET /companies/${company.id}/caixa`, { as })).body.data
    const days = (to: string) => Math.round((Date.parse(to) - Date.parse('2026-11-21')) / 86_400_000)
    if (what === 'saldo') return caixa.saldoInicial
    if (what === 'dura') return caixa.duraAte === null ? null : days(caixa.duraAte)
    if (what === 'menor') return caixa.pontoMaisBaixo.saldo
    if (what === 'previsto') {
      const made = (await call(`POST /api/predictive-analysis/${company.id}`, { as })).body.data
      return made.cashFlowPrediction.next3Months.find(({ mes }: { mes: string }) => mes === day).previsto
    }
    const week = caixa.semanas.find(({ fim }: { fim: string }) => fim === day)
    return what === 'caixa-em' ? week.saldoFinal : what === 'entra' ? week.entradas : -week.saidas
  }

  /** Whether an answer says what is expected; any other number is wrong. */
  async function judge(one: Shop, said: string, told: Told): Promise<Verdict> {
    const data = told.dados
    for (const alternative of said.split('|')) {
      const expected = one.expected(alternative)
      if (expected.kind === 'qual' && data === null && told.answer.startsWith('Qual ')) return 'right'
      if (expected.kind === 'nao' && data === null) return 'right'
      if (!data) continue
      if (expected.kind === 'screen' && same(data.valor, await screenValue(one, expected.what, expected.day)))
        return 'right'
      if (expected.kind === 'valor' && same(data.valor, expected.valor) && sameFrame(data, expected)) return 'right'
    }
    return data === null || data.valor === null ? 'refused' : 'wrong'
  }
  return { ...server, shop, companyOf, judge }
}

const same = (one: number | null, other: number | null) =>
  one === null || other === null
    ? one === other
    : Math.abs(Math.abs(one) - Math.abs(other)) < (Math.abs(other) < 1.5 ? 1e-6 : 0.006)

function sameFrame(
  { periodo, linhas }: NonNullable<Told['dados']>,
  { days, rows }: Extract<Expected, { kind: 'valor' }>,
): boolean {
  if (days !== null && periodo !== null && !/[+#]/.test(days)) {
    const [de, ate] = days.includes('..') ? days.split('..') : [`${days}-01`, undefined]
    if (periodo.de !== de || (ate !== undefined && periodo.ate !== ate)) return false
  }
  if (rows === null || rows.size > 8) return true
  const told = linhas.map(({ valor }) => Math.round((valor ?? 0) * 100)).toSorted((a, b) => a - b)
  const known = [...rows.values()]
    .map((value) => Math.round(value * 100))
    .filter((cents) => cents !== 0)
    .toSorted((a, b) => a - b)
  return told.filter((cents) => cents !== 0).join() === known.join()
}

/** Whether an answer says one of 'value @days =name #rows', or refuses where 'nao' or asks back where 'qual' is said. */
export function judgeSaid(said: string, { answer, dados }: Told): Verdict {
  const right = said.split(' | ').some((one) => {
    if (one === 'nao') return dados === null
    if (one === 'qual') return dados === null && answer.startsWith('Qual ')
    const [, value, days, name, rows] = /^(\S+)(?: @(\S+))?(?: =([^#]+?))?(?: #(\S+))?$/.exec(one) ?? []
    if (!dados || dados.valor === null) return false
    const [de, ate] = days?.split('..') ?? []
    const told = dados.linhas.map(({ valor }) => valor ?? 0)
    return (
      (value === '*' || near(dados.valor, Number(value))) &&
      (de === undefined || dados.periodo === null || (dados.periodo.de === de && dados.periodo.ate === ate)) &&
      (name === undefined || answer.includes(name)) &&
      (rows === undefined || rows.split(',').every((row, n) => near(told[n] ?? Number.NaN, Number(row))))
    )
  })
  return right ? 'right' : dados === null || dados.valor === null ? 'refused' : 'wrong'
}

const near = (one: number, other: number) => Math.abs(one - other) < (Math.abs(other) < 1 ? 1e-5 : 0.006)

export type { Line }
