import { type Database, inTransaction } from '@norteia/server/db/client'
import { newId } from '@norteia/server/platform/ids'

const ANALYSES_PER_COMPANY = 10
const COMPANIES_PER_BLOCK = 1_000
const COMPANIES_PER_USER = 1.25
/** Never read: only the measured companies have documents of real size. */
const DOCUMENT = JSON.stringify({ resposta: 'x'.repeat(2_000) })
const ANSWERS = JSON.stringify({ main_challenge: 'x'.repeat(800) })
const MONTH_MS = 30 * 86_400_000

/**
 * Adds `analyses` rows with their companies, users, sessions and diagnostics, below the API. A company's analyses lie
 * apart from each other, as they do when a thousand companies write month by month; documents are of 2 KB instead of
 * about 24, so that a million of them fit a bench. `mark` is unique to the call.
 */
export async function grow(database: Database, analyses: number, mark: string): Promise<void> {
  const block = COMPANIES_PER_BLOCK * ANALYSES_PER_COMPANY
  for (let done = 0; done < analyses; done += block) {
    const companies = Math.min(COMPANIES_PER_BLOCK, Math.ceil((analyses - done) / ANALYSES_PER_COMPANY))
    await addBlock(database, companies, `${mark}-${done}`)
  }
}

async function addBlock({ db }: Database, count: number, mark: string): Promise<void> {
  const now = Date.now()
  const users = Array.from({ length: Math.ceil(count / COMPANIES_PER_USER) }, (_, i) => ({
    id: newId(now),
    name: 'Pessoa de teste',
    email: `cheio-${mark}-${i}@exemplo.com.br`,
    password_hash: 'x'.repeat(97),
    created_at: now,
    updated_at: now,
  }))
  const companies = Array.from({ length: count }, (_, i) => ({
    id: newId(now),
    owner_id: users[i % users.length]?.id ?? '',
    nome: 'Empresa de teste',
    cnpj: `${i}`,
    cnpj_normalized: `${i}`,
    setor: 'Varejo',
    total_analyses: ANALYSES_PER_COMPANY,
    last_analysis_at: now,
    created_at: now,
    updated_at: now,
  }))
  const sessions = users.map(({ id }) => ({
    id: newId(now),
    user_id: id,
    token_hash: id,
    created_at: now,
    last_seen_at: now,
    expires_at: now + MONTH_MS,
  }))
  const diagnostics = companies.map(({ id, owner_id }) => ({
    id: newId(now),
    company_id: id,
    user_id: owner_id,
    form_answers: ANSWERS,
    segment_answers: '{}',
    created_at: now,
  }))
  await inTransaction(db, async (trx) => {
    for (const rows of parts(users)) await trx.insertInto('users').values(rows).execute()
    for (const rows of parts(sessions)) await trx.insertInto('sessions').values(rows).execute()
    for (const rows of parts(companies)) await trx.insertInto('companies').values(rows).execute()
    for (const rows of parts(diagnostics)) await trx.insertInto('diagnostics').values(rows).execute()
    for (let month = ANALYSES_PER_COMPANY; month > 0; month -= 1) {
      const at = now - month * MONTH_MS
      const analyses = companies.map(({ id }) => ({
        id: newId(at),
        company_id: id,
        created_at: at,
        origem: 'agendada',
        document: DOCUMENT,
        facts: '{}',
      }))
      for (const rows of parts(analyses)) await trx.insertInto('analyses').values(rows).execute()
    }
  })
}

/** What one statement takes. */
const parts = <T>(rows: T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / 500) }, (_, i) => rows.slice(i * 500, (i + 1) * 500))
