import type { Importacao, Previa } from '@norteia/contracts/statements'
import { lineKey } from '@norteia/statements/merge'
import { DIALECTS, type Dialeto, type Recorte, sorteioDe, type Verdade } from '@norteia/statements/testing/dialects'
import {
  anyOf,
  cut,
  FIRST_DAY,
  LAST_DAY,
  overlapping,
  randomLedger,
  shuffled,
  withoutOne,
} from '@norteia/statements/testing/ledger'
import { normalise } from '@norteia/statements/text/normalise'
import { expect, test } from 'vitest'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { reportFault } from '#tests/support/fault-server.ts'
import { statementTest } from '#tests/support/statements.ts'

/** The reader's own test runs thousands; here each goes through HTTP, thread and database. The long form is 2,000. */
const LEDGERS = Number(process.env.STATEMENT_LEDGERS ?? 6)
/** So that a long run can be shared out. */
const FIRST_SEED = Number(process.env.STATEMENT_SEED ?? 1)
/** What the writers of the dialects do; the sign is a question only where all movements are deposits. */
const ANSWERS: Record<string, string> = { tipo: 'corrente', data: 'dma', decimal: 'virgula', sinal: 'entradas' }

onBothEngines('random ledgers', (t) => {
  const server = appTest(t)
  const { call } = server
  const { preview, list } = statementTest(server)

  const eachSeed = async (check: (seed: number) => Promise<void>) => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + LEDGERS; seed++) await check(seed)
  }
  const timeout = 20_000 + LEDGERS * 20_000

  test(
    'imported as overlapping hostile files in any order, and undone in part, are the truth, proven',
    async () => {
      await eachSeed(checkLedger)
      reportFault(`${LEDGERS} random ledgers as overlapping hostile files, ${t.engine}`, 'the truth, proven')
    },
    timeout,
  )

  test(
    'with one line removed differ from the bank by exactly its amount',
    async () => {
      let seen = 0
      await eachSeed(async (seed) => {
        seen += await checkMissing(seed)
      })
      expect(seen).toBeGreaterThan(LEDGERS / 2)
      reportFault(
        `${LEDGERS} random ledgers with one line removed, ${t.engine}`,
        `${seen} differ by exactly its amount`,
      )
    },
    timeout,
  )

  /** A company with one account, and what uploads a file to it and confirms it. */
  async function newAccount(seed: number) {
    const as = await server.account()
    const company = await server.company(as)
    const path = `/companies/${company.id}`
    const conta = await call(`POST ${path}/contas`, { as, body: { apelido: 'Itaú', tipo: 'corrente' } })
    const contaId = conta.body.data.id as string

    const show = async (dialect: Dialeto, recorte: Recorte, sorteio: () => number): Promise<Previa> => {
      server.time.now += 1_000
      const shown = await preview(as, company, dialect.escrever(recorte, sorteio), {
        nome: dialect.arquivo,
        conta: contaId,
      })
      expect([seed, dialect.nome, shown.status, shown.body.message]).toEqual([seed, dialect.nome, 200, undefined])
      return shown.body.data
    }
    const upload = async (dialect: Dialeto, recorte: Recorte, sorteio: () => number) => {
      const previa = await show(dialect, recorte, sorteio)
      const body = {
        previaId: previa.previaId,
        contas: previa.contas.map(({ chave }) => ({ chave, contaId })),
        respostas: Object.fromEntries(previa.perguntas.map(({ id }) => [id, ANSWERS[id.split(':')[0] ?? ''] ?? ''])),
      }
      const stored = await call(`POST ${path}/importacoes`, { as, body })
      expect([seed, dialect.nome, stored.status, stored.body.message]).toEqual([seed, dialect.nome, 201, undefined])
      return { previa, stored: stored.body.data[0] as Importacao }
    }
    return { as, company, path, contaId, show, upload }
  }

  async function checkLedger(seed: number): Promise<void> {
    const sorteio = sorteioDe(seed)
    const ledger = randomLedger(sorteio)
    const opening = Math.floor(sorteio() * 1_000_000)
    const { as, company, path, contaId, show, upload } = await newAccount(seed)

    const pieces = shuffled(overlapping(sorteio), sorteio)
    const spans = [...pieces, ...pieces.filter(() => sorteio() < 0.4)]
    const ids: string[] = []
    const balances = new Set<string>()
    for (const [de, ate] of spans) {
      const recorte = cut(ledger, de, ate, opening)
      const last = recorte.movimentos.at(-1)
      const dialect = anyOf(DIALECTS, sorteio)
      ids.push(last ? (await upload(dialect, recorte, sorteio)).stored.id : '')
      if (last && dialect.traz !== 'nenhum') balances.add(last.data)
      if (last && dialect.traz === 'ambos') balances.add(de)
    }
    expect([seed, await keys()]).toEqual([seed, truth(ledger)])
    // On the way a file may lie behind a gap; now none does.
    for (const dialect of DIALECTS) {
      const { contas, perguntas } = await show(dialect, cut(ledger, FIRST_DAY, LAST_DAY, opening), sorteio)
      const [found] = contas
      if (perguntas.length > 0 || found?.contaId !== contaId) continue
      // One balance is no proof, and the same one again is none either.
      const alone = dialect.traz === 'fim' && balances.size < 2
      const states = dialect.traz === 'nenhum' ? ['sem_saldo'] : alone ? ['confere', 'partida'] : ['confere']
      expect([seed, dialect.nome, found.novas]).toEqual([seed, dialect.nome, 0])
      expect(states, `${seed} ${dialect.nome}`).toContain(found.prova.estado)
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

  /** 1 where the missing line can be seen, and was. */
  async function checkMissing(seed: number): Promise<0 | 1> {
    const sorteio = sorteioDe(seed)
    const ledger = randomLedger(sorteio)
    const lacking = withoutOne(ledger, Math.floor(sorteio() * 1_000_000), sorteio)
    if (!lacking?.seen) return 0
    const { first, next, missing } = lacking
    const { upload } = await newAccount(seed)
    await upload(first.dialect, first.recorte, sorteio)
    const { previa, stored } = await upload(next.dialect, next.recorte, sorteio)
    const proofs = [stored.prova, ...(previa.perguntas.length > 0 ? [] : previa.contas.map(({ prova }) => prova))]
    for (const { estado, diferenca } of proofs)
      expect([seed, next.dialect.nome, estado, Math.round((diferenca ?? 0) * 100)]).toEqual([
        seed,
        next.dialect.nome,
        'difere',
        missing.centavos,
      ])
    return 1
  }
})

const truth = (ledger: readonly Verdade[]) =>
  ledger.map(({ descricao, ...rest }) => lineKey({ ...rest, chaveDescricao: normalise(descricao) })).sort()
