import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { type CashInput, cashBase } from '@norteia/engine/cash/base'
import type { Commitment } from '@norteia/engine/cash/commitments'
import { historyOf } from '@norteia/engine/cash/history'
import { dayName, dayNumber } from '@norteia/engine/ledger/days'
import { dailyTotals } from '@norteia/engine/result/totals'
import fc from 'fast-check'
import { type Insertable, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { MovementsTable } from '#src/db/ledger-tables.ts'
import { appTest } from '#tests/support/app.ts'
import { onBothEngines } from '#tests/support/engines.ts'
import { readHistory } from './history.service.ts'
import { sumDaysOf } from './sums.repo.ts'

const HOJE = '2026-11-25'

interface Drawn {
  days: number
  centavos: number
  categoria: string | null
  contraparte: string | null
  paired: boolean
  parcela: number | null
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  days: fc.oneof(
    fc.integer({ min: 0, max: 280 }),
    fc.integer({ min: 0, max: 38 }).map((weeks) => weeks * 7),
  ),
  centavos: fc
    .oneof(fc.constantFrom(-1_000_00, -1_050_00, 700_00), fc.integer({ min: -9_000_00, max: 9_000_00 }))
    .filter(Boolean),
  categoria: fc.option(fc.constantFrom(...FINANCE_CATEGORIES.map(({ id }) => id)), { freq: 4 }),
  contraparte: fc.option(fc.constantFrom('Ana', 'Bento', 'Cia. de Luz', 'Dora'), { freq: 4 }),
  paired: fc.nat(9).map((one) => one === 0),
  parcela: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 1 }).map((parcela) => (parcela === 3 ? parcela : null)),
})

const COMMITMENTS: Commitment[] = [
  { descricao: 'Aluguel', centavos: -1_000_00, vencimento: '2026-11-26', repete: 'mensal', ate: null, categoria: null },
  { descricao: 'Cliente', centavos: 700_00, vencimento: '2026-09-28', repete: 'semanal', ate: null, categoria: null },
  { descricao: 'Velho', centavos: -1_020_00, vencimento: '2026-08-03', repete: 'nao', ate: null, categoria: null },
]

onBothEngines('sums of movements', (t) => {
  const server = appTest(t)
  let companyId = ''
  const accountId = 'conta'

  beforeAll(async () => {
    companyId = (await server.company(await server.account())).id
    const kept = { created_at: 1, updated_at: 1 }
    await t
      .db()
      .insertInto('accounts')
      .values({
        id: accountId,
        company_id: companyId,
        apelido: 'Conta',
        tipo: 'corrente',
        banco: null,
        agencia: null,
        numero: null,
        saldo_inicial: null,
        saldo_inicial_em: null,
        saldo: null,
        saldo_em: null,
        ...kept,
      })
      .execute()
  })

  const rowOf = (one: Drawn, id: string): Insertable<MovementsTable> => ({
    id,
    company_id: companyId,
    account_id: accountId,
    data: dayName(dayNumber(HOJE) - one.days),
    centavos: one.centavos,
    descricao: 'x',
    chave: 'X',
    primeira: null,
    fitid: '',
    contraparte: one.contraparte,
    documento: null,
    parcela: one.parcela,
    parcelas: one.parcela && 6,
    busca: 'X',
    regra: 'x',
    categoria: one.categoria,
    origem: null,
    porque: null,
    do_arquivo: null,
    par_id: one.paired ? 'p' : null,
    import_id: null,
    linha: null,
    ordem: 0,
    created_at: 1,
  })

  const stored = async () =>
    (await t.db().selectFrom('movements').selectAll().where('company_id', '=', companyId).execute()).map((row) => ({
      contaId: row.account_id,
      data: row.data,
      centavos: row.centavos,
      categoria: row.categoria,
      contraparte: row.contraparte,
      parId: row.par_id,
      parcela: row.parcela === null ? null : { numero: row.parcela, de: row.parcelas ?? 1 },
    }))

  async function compare() {
    const movements = await stored()
    const input: Omit<CashInput, 'historia'> = {
      hoje: HOJE,
      saldos: [],
      contas: [],
      categorias: [],
      compromissos: COMMITMENTS,
    }
    const kept = cashBase({ ...input, historia: await readHistory(t.db(), companyId, HOJE, COMMITMENTS) })
    expect(kept).toEqual(cashBase({ ...input, historia: historyOf(movements, HOJE) }))
    const revenue = FINANCE_CATEGORIES.filter(({ grupo }) => grupo === 'receita').map(({ id }) => id as string)
    const days = dailyTotals(movements, '2026-10', (id) => id !== null && revenue.includes(id))
    expect(await sumDaysOf(t.db(), companyId, '2026-10', revenue)).toEqual(days)
  }

  test('tell the same as the movements, however these came, changed and went', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(drawn, { minLength: 1, maxLength: 90 }),
        fc.array(drawn, { maxLength: 9 }),
        async (all, changes) => {
          const db = t.db()
          await db.deleteFrom('movements').where('company_id', '=', companyId).execute()
          await db
            .insertInto('movements')
            .values(all.map((one, i) => rowOf(one, `m${i}`)))
            .execute()
          await compare()
          for (const [i, change] of changes.entries()) {
            const { id: _, ...row } = rowOf(change, '')
            const id = `m${(i * 7) % all.length}`
            if (i % 3 === 2) await db.deleteFrom('movements').where('id', '=', id).execute()
            else await db.updateTable('movements').set(row).where('id', '=', id).execute()
          }
          await db
            .updateTable('movements')
            .set({ categoria: 'fretes', par_id: 'p' })
            .where('contraparte', '=', 'Dora')
            .execute()
          await db
            .updateTable('movements')
            .set({ categoria: null, par_id: 'p' })
            .where('contraparte', '=', 'Ana')
            .execute()
          await compare()
        },
      ),
      { numRuns: t.engine === 'sqlite' ? 60 : 20 },
    )
  })

  test('are gone with the last movement, and with the company', async () => {
    const db = t.db()
    const left = async () => {
      const { rows } = await sql<{
        rows: number
      }>`select (select count(*) from movement_sums where company_id = ${companyId})
        + (select count(*) from counterparties where company_id = ${companyId})
        + (select count(*) from counterparty_days where company_id = ${companyId}) as rows`.execute(db)
      return rows[0]!.rows
    }
    await db.deleteFrom('movements').where('company_id', '=', companyId).execute()
    expect(await left()).toBe(0)
    const one = { days: 3, centavos: 5, categoria: null, contraparte: 'Ana', paired: false, parcela: null }
    await db
      .insertInto('movements')
      .values([rowOf(one, 'a'), rowOf(one, 'b')])
      .execute()
    expect(await left()).toBe(4)
    await db.deleteFrom('companies').where('id', '=', companyId).execute()
    expect(await left()).toBe(0)
  })
})
