import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { dayName, dayNumber } from '@norteia/engine/ledger/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '#src/db/client.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { insertMovements } from '#tests/support/movements.ts'
import { planOf, recordStatements } from '#tests/support/plans.ts'
import { answerFromLedger } from './questions.service.ts'

/** Tables so small in a test that a planner would read them whole. */
const withoutScans = (url: string) => `${url}?options=${encodeURIComponent('-c enable_seqscan=off')}`
const QUESTIONS = [
  'quanto vendi em outubro?',
  'quanto gastei semana passada?',
  'quanto entrou em cada conta na semana passada?',
  'quanto vendi por mês nos últimos 6 meses?',
  'quem mais me paga?',
  'pra quem mais paguei em outubro?',
  'quanto paguei para Pessoa bento em outubro?',
  'por que o lucro caiu em outubro?',
  'quanto tinha em caixa em 15 de outubro?',
  'quanto vendi nas sextas de outubro?',
  'quanto gastei em agosto e outubro?',
  'gastos de outubro sem contar aluguel',
  'quanto entrou em outubro sem Pessoa bento?',
  'qual foi a maior venda de outubro?',
  'qual foi a última venda?',
  'quantas vendas tive em outubro?',
  'quantos clientes me pagaram em outubro?',
  'qual foi o melhor dia de vendas de outubro?',
  'qual a média de vendas por dia em outubro?',
  'quantos por cento do faturamento foi pra aluguel em outubro?',
  'quanto vendi e quanto gastei em outubro?',
  'qual dia da semana vendo mais?',
  'quanto paguei de luz em outubro?',
]

onBothEngines('what a question asks of the database', (t) => {
  const server = appTest(t)
  const statements = recordStatements()
  let database: Database
  beforeAll(async () => {
    const url = t.databaseUrl()
    database = await openDatabase({
      dataDir: t.dataDir(),
      databaseUrl: url && withoutScans(url),
      onQuery: statements.onQuery,
    })
  })
  afterAll(() => database.close())

  async function companyWith(count: number) {
    const as = await server.account()
    const { id } = await server.company(as)
    const today = dayNumber('2026-11-20')
    await insertMovements(
      t.db(),
      id,
      Array.from({ length: count }, (_, i) => ({
        data: dayName(today - Math.floor((i * 300) / count)),
        centavos: (i % 5) * 1_000 - 1_999,
        categoria: i % 9 === 0 ? null : FINANCE_CATEGORIES[i % 27]!.id,
        contraparte: `Pessoa ${['ana', 'bento', 'carla', 'davi'][i % 4]}`,
      })),
      { saldo: 100_00, em: '2026-11-20' },
    )
    return t.db().selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  }

  test('is few statements, as many for a large company, and never a whole table', async () => {
    const [few, many] = [await companyWith(60), await companyWith(2_000)]
    for (const text of QUESTIONS) {
      const counts: number[] = []
      for (const company of [few, many]) {
        statements.take()
        const told = await answerFromLedger({ db: database.db, clock: () => server.time.now }, company, {
          text,
          state: undefined,
          reserved: false,
          follows: false,
        })
        expect(told, text).toBeDefined()
        const asked = statements.take()
        counts.push(asked.length)
        for (const statement of asked) {
          const plan = (await planOf(database, statement)).join('\n')
          expect(plan, `${text}: ${statement.sql}`).not.toMatch(/Seq Scan|SCAN (?!CONSTANT|\d)\w+(?! USING)/)
        }
      }
      expect(counts[1], text).toBeLessThanOrEqual(counts[0]!)
      expect(counts[0], text).toBeLessThan(15)
    }
  })
})
