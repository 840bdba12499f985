import type { Selectable } from 'kysely'
import type { Db } from '#src/db/client.ts'
import type { OwnCategoriesTable, RulesTable } from '#src/db/ledger-tables.ts'
import { newId } from '#src/platform/ids.ts'

export type RuleRow = Selectable<RulesTable>

/** By what they know a movement by. */
export async function findRules(db: Db, companyId: string): Promise<RuleRow[]> {
  return db.selectFrom('rules').selectAll().where('company_id', '=', companyId).orderBy('chave').execute()
}

/** What the company is called and does, which tells what its movements mean. */
export async function findTrade(db: Db, companyId: string): Promise<{ nome: string; setor: string } | undefined> {
  return db.selectFrom('companies').select(['nome', 'setor']).where('id', '=', companyId).executeTakeFirst()
}

export interface LearnedRule {
  companyId: string
  chave: string
  contraparte: string
  categoria: string
  em: string
}

/** A rule known already is taught once more. */
export async function learnRule(trx: Db, rule: LearnedRule, now: number): Promise<void> {
  const { companyId, chave, contraparte, categoria, em } = rule
  await trx
    .insertInto('rules')
    .values({
      id: newId(now),
      company_id: companyId,
      chave,
      contraparte,
      categoria,
      em,
      vezes: 1,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'chave']).doUpdateSet((row) => ({
        contraparte: row.ref('excluded.contraparte'),
        categoria: row.ref('excluded.categoria'),
        em: row.ref('excluded.em'),
        vezes: row('rules.vezes', '+', 1),
        updated_at: row.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** False when there is none. */
export async function deleteRule(trx: Db, companyId: string, id: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('rules')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type OwnCategoryRow = Selectable<OwnCategoriesTable>

/** By their names. */
export async function findOwnCategories(db: Db, companyId: string): Promise<OwnCategoryRow[]> {
  return db.selectFrom('own_categories').selectAll().where('company_id', '=', companyId).orderBy('nome_chave').execute()
}

export async function insertOwnCategory(trx: Db, row: OwnCategoryRow): Promise<void> {
  await trx.insertInto('own_categories').values(row).execute()
}
