import type { Previa } from '@norteia/contracts/statements'
import { lineKey } from '@norteia/statements/merge'
import { DIALECTS, type Sorteio, sorteioDe, type Verdade } from '@norteia/statements/testing/dialects'
import { cut, randomLedger } from '@norteia/statements/testing/ledger'
import { addDays } from '@norteia/statements/text/dates'
import { normalise } from '@norteia/statements/text/normalise'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { statementTest } from '#tests/support/statements.ts'

/** The reader's own test runs thousands; here each goes through HTTP, thread and database. */
const LEDGERS = Number(process.env.STATEMENT_LEDGERS ?? 6)
const FIRST = '2026-06-01'
const LAST = '2026-07-31'
/** What the writers of the dialects do; a sign is asked only where every movement came in. */
const ANSWERS: Record<string, string> = { tipo: 'corrente', data: 'dma', decimal: 'virgula', sinal: 'entradas' }

onBothEngines('random ledgers', (t) => {
  const server = appTest(t)
  const { call } = server
  const { preview, list } = statementTest(server)

  test('imported as overlapping hostile files in any order, and undone in part, are the truth, proven', async () => {
    for (let seed = 1; seed <= LEDGERS; seed++) await checkLedger(seed)
  }, 3_600_000)

  async function checkLedger(seed: number): Promise<void> {
    const sorteio = sorteioDe(seed)
    const ledger = randomLedger(sorteio)
    const opening = Math.floor(sorteio() * 1_000_000)
    const as = await server.account()
    const company = await server.company(as)
    const path = `/companies/${company.id}`
    const conta = await call(`POST ${path}/contas`, { as, body: { apelido: 'Itaú', tipo: 'corrente' } })
    const contaId = conta.body.data.id as string

    const upload = async (de: string, ate: string) => {
      const recorte = cut(ledger, de, ate, opening)
      if (recorte.movimentos.length === 0) return undefined
      const dialect = anyOf(DIALECTS, sorteio)
      server.time.now += 1_000
      const shown = await preview(as, company, dialect.escrever(recorte, sorteio), {
        nome: dialect.arquivo,
        conta: contaId,
      })
      expect([seed, dialect.nome, shown.status, shown.body.message]).toEqual([seed, dialect.nome, 200, undefined])
      const previa = shown.body.data as Previa
      const body = {
        previaId: previa.previaId,
        contas: previa.contas.map(({ chave }) => ({ chave, contaId })),
        respostas: Object.fromEntries(previa.perguntas.map(({ id }) => [id, ANSWERS[id.split(':')[0] ?? ''] ?? ''])),
      }
      const stored = await call(`POST ${path}/importacoes`, { as, body })
      expect([seed, dialect.nome, stored.status, stored.body.message]).toEqual([seed, dialect.nome, 201, undefined])
      const [one] = stored.body.data
      return one.id as string
    }

    const pieces = shuffled(overlapping(sorteio), sorteio)
    const spans = [...pieces, ...pieces.filter(() => sorteio() < 0.4)]
    const ids: string[] = []
    for (const [de, ate] of spans) ids.push((await upload(de, ate)) ?? '')
    expect([seed, await keys()]).toEqual([seed, truth(ledger)])
    // On the way a file may lie behind a gap; now none does.
    for (const dialect of DIALECTS) {
      const whole = await preview(as, company, dialect.escrever(cut(ledger, FIRST, LAST, opening), sorteio), {
        nome: dialect.arquivo,
        conta: contaId,
      })
      const [found] = (whole.body.data as Previa).contas
      if ((whole.body.data as Previa).perguntas.length > 0 || found?.contaId !== contaId) continue
      const state = dialect.traz === 'nenhum' ? 'sem_saldo' : 'confere'
      expect([seed, dialect.nome, found.novas, found.prova.estado]).toEqual([seed, dialect.nome, 0, state])
    }

    // Each undone import takes what no other shows: the pieces that are left are the truth of their days.
    const kept = spans.filter(() => sorteio() < 0.5)
    for (const [index, span] of spans.entries())
      if (!kept.includes(span) && ids[index]) await call(`DELETE ${path}/importacoes/${ids[index]}`, { as })
    const left = ledger.filter(({ data }) => kept.some(([de, ate]) => data >= de && data <= ate))
    expect([seed, await keys()]).toEqual([seed, truth(left)])
    const { body } = await call(`GET ${path}/contas`, { as })
    expect([seed, body.data[0].lancamentos]).toEqual([seed, left.length])

    async function keys(): Promise<string[]> {
      const { data, totais } = await list(as, company)
      expect([seed, totais.quantidade]).toEqual([seed, data.length])
      return data
        .map((one: { data: string; valor: number; descricao: string }) =>
          lineKey({ data: one.data, centavos: Math.round(one.valor * 100), chaveDescricao: normalise(one.descricao) }),
        )
        .sort()
    }
  }
})

const truth = (ledger: readonly Verdade[]) =>
  ledger.map(({ descricao, ...rest }) => lineKey({ ...rest, chaveDescricao: normalise(descricao) })).sort()

/** Spans of days that cover all days between them, most overlapping their neighbours. */
function overlapping(sorteio: Sorteio): [de: string, ate: string][] {
  const spans: [string, string][] = []
  for (let start = FIRST; start <= LAST; ) {
    const end = addDays(start, 5 + Math.floor(sorteio() * 25))
    spans.push([start, end < LAST ? end : LAST])
    start = addDays(end, sorteio() < 0.3 ? 1 : -Math.floor(sorteio() * 5))
  }
  return spans
}

const shuffled = <T>(items: readonly T[], sorteio: Sorteio): T[] =>
  items
    .map((item) => ({ item, at: sorteio() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)

function anyOf<T>(items: readonly T[], sorteio: Sorteio): T {
  return items[Math.floor(sorteio() * items.length)] as T
}
