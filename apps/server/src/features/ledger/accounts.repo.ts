import { type Selectable, sql } from 'kysely'
import type { Db } from '#src/db/client.ts'
import type { AccountsTable } from '#src/db/ledger-tables.ts'

export type AccountRow = Selectable<AccountsTable>

/** In the order of their creation. */
export async function findAccounts(db: Db, companyId: string): Promise<AccountRow[]> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

export async function findAccount(db: Db, companyId: string, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
}

export type NewAccount = Pick<
  AccountRow,
  'id' | 'company_id' | 'apelido' | 'tipo' | 'banco' | 'agencia' | 'numero' | 'saldo_inicial' | 'saldo_inicial_em'
>

export async function insertAccount(trx: Db, account: NewAccount, now: number): Promise<AccountRow> {
  return trx
    .insertInto('accounts')
    .values({ ...account, saldo: null, saldo_em: null, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateAccount(
  trx: Db,
  id: string,
  changes: Partial<
    Pick<
      AccountRow,
      | 'apelido'
      | 'tipo'
      | 'banco'
      | 'agencia'
      | 'numero'
      | 'saldo_inicial'
      | 'saldo_inicial_em'
      | 'saldo'
      | 'saldo_em'
      | 'provado'
      | 'lancamentos'
      | 'last_import'
    >
  >,
  now: number,
): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** With its imports and movements, by the foreign keys. */
export async function deleteAccount(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute()
}

/** An account's movements summed by day and by the import that first showed them. */
export async function sumDays(db: Db, accountId: string): Promise<{ data: string; ordem: number; centavos: number }[]> {
  return db
    .selectFrom('movements')
    .select(['data', 'ordem', ({ fn }) => fn.sum<number>('centavos').as('centavos')])
    .where('account_id', '=', accountId)
    .groupBy(['data', 'ordem'])
    .execute()
}

/** What the imports in force say about balances, oldest import first. */
export async function findStatedBalances(
  db: Db,
  accountId: string,
): Promise<{ ordem: number; saldos: [centavos: number, em: string, fraco: 0 | 1][] }[]> {
  const rows = await db
    .selectFrom('imports')
    .select(['ordem', 'saldos'])
    .where('account_id', '=', accountId)
    .where('undone_at', 'is', null)
    .orderBy('ordem')
    .execute()
  return rows.map(({ ordem, saldos }) => ({ ordem, saldos: JSON.parse(saldos) }))
}

/** Recomputes the sums of an account's months `de` to `ate` ('AAAA-MM'). */
export async function refreshMonths(trx: Db, accountId: string, de: string, ate: string): Promise<void> {
  await trx
    .deleteFrom('ledger_months')
    .where('account_id', '=', accountId)
    .where('mes', '>=', de)
    .where('mes', '<=', ate)
    .execute()
  await sql`
    insert into ledger_months
      (company_id, account_id, mes, categoria, entradas, saidas, quantidade_entradas, quantidade_saidas)
    select company_id, account_id, substr(data, 1, 7), coalesce(categoria, ''),
      sum(case when centavos > 0 then centavos else 0 end), sum(case when centavos < 0 then centavos else 0 end),
      sum(case when centavos > 0 then 1 else 0 end), sum(case when centavos < 0 then 1 else 0 end)
    from movements where account_id = ${accountId} and data >= ${`${de}-01`} and data <= ${`${ate}-31`}
    group by company_id, account_id, substr(data, 1, 7), coalesce(categoria, '')`.execute(trx)
}

export async function countMovements(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ledger_months')
    .select(({ fn }) =>
      fn.coalesce(fn.sum<number>(sql`quantidade_entradas + quantidade_saidas`), sql<number>`0`).as('count'),
    )
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}
