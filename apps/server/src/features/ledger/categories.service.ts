import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { type AddCategory, type Categoria, LEDGER_LIMITS, LEDGER_TEXT, type Regra } from '@norteia/contracts/ledger'
import { normalise } from '@norteia/statements/text/normalise'
import type { Db } from '#src/db/client.ts'
import { AppError } from '#src/platform/app-error.ts'
import type { Actor } from '#src/platform/identity/auth.ts'
import { newId } from '#src/platform/ids.ts'
import type { Services } from '#src/platform/services.ts'
import { changeLedger } from './accounts.service.ts'
import { deleteRule, findOwnCategories, findRules, insertOwnCategory } from './rules.repo.ts'

/** Those that everybody has in their order, then the company's own by name. */
export async function listCategories(db: Db, companyId: string): Promise<Categoria[]> {
  const own = await findOwnCategories(db, companyId)
  return [
    ...FINANCE_CATEGORIES.map((category) => ({ ...category, propria: false })),
    ...own.map(({ id, nome, grupo }) => ({ id, nome, grupo: grupo as Categoria['grupo'], propria: true })),
  ]
}

/** @throws AppError `conflict` for a name that is taken, and when the company has as many as it may */
export async function addCategory(
  { db, clock, emitToCompany }: Services,
  actor: Actor,
  companyId: string,
  { nome, grupo }: AddCategory,
): Promise<Categoria> {
  return changeLedger({ db, emitToCompany }, actor, companyId, async (trx) => {
    const known = await listCategories(trx, companyId)
    const key = normalise(nome)
    if (known.some((category) => normalise(category.nome) === key))
      throw new AppError('conflict', LEDGER_TEXT.categoryTaken)
    if (known.filter(({ propria }) => propria).length >= LEDGER_LIMITS.categories)
      throw new AppError('conflict', LEDGER_TEXT.tooManyCategories)
    const now = clock()
    const id = newId(now)
    await insertOwnCategory(trx, { id, company_id: companyId, nome, nome_chave: key, grupo, created_at: now })
    return { id, nome, grupo, propria: true }
  })
}

/** What the company has taught, by counterparty. */
export async function listRules(db: Db, companyId: string): Promise<Regra[]> {
  const rows = await findRules(db, companyId)
  return rows
    .map(
      ({ id, chave, contraparte, categoria, vezes }): Regra => ({
        id,
        contraparte,
        sentido: chave.startsWith('-') ? 'saida' : 'entrada',
        categoria,
        vezes,
      }),
    )
    .sort((a, b) => a.contraparte.localeCompare(b.contraparte, 'pt-BR'))
}

/** Later movements no longer follow it; what it has done stays. @throws AppError `not_found` */
export async function removeRule(db: Db, companyId: string, id: string): Promise<void> {
  if (!(await deleteRule(db, companyId, id))) throw new AppError('not_found', LEDGER_TEXT.noRule)
}
