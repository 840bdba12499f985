import { HELD_KINDS, type Held, type HeldKind } from '@norteia/contracts/privacy'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/db/client.ts'

/** A user's consents, oldest first, and the key of the user's pseudonyms in the audit; undefined: nothing is written there. */
export async function findConsents(
  db: Db,
  userId: string,
): Promise<{ consents: { version: string; acceptedAt: string }[]; secret: string | undefined }> {
  const rows = await db
    .selectFrom('consents')
    .leftJoin('audit_keys', 'audit_keys.user_id', 'consents.user_id')
    .select(['consents.version', 'consents.accepted_at', 'audit_keys.secret'])
    .where('consents.user_id', '=', userId)
    .orderBy('consents.accepted_at')
    .execute()
  return {
    consents: rows.map((row) => ({ version: row.version, acceptedAt: new Date(row.accepted_at).toISOString() })),
    secret: rows[0]?.secret ?? undefined,
  }
}

const count = (kind: HeldKind, table: string, where: RawBuilder<unknown>, first = 'created_at', last = first) =>
  sql`select ${sql.lit(kind)} as kind, count(*) as count, min(${sql.ref(first)}) as first, max(${sql.ref(last)}) as last
    from ${sql.table(table)} where ${where}`

/** Counts and times of everything held about a user, in one query. `actor` is the user's pseudonym in the audit; `mailKinds`: kinds of jobs that end in a mail. */
export async function countHeld(
  db: Db,
  userId: string,
  { actor, mailKinds }: { actor: string; mailKinds: readonly string[] },
): Promise<Held[]> {
  const mine = sql`user_id = ${userId}`
  const ours = sql`company_id in (select id from companies where owner_id = ${userId})`
  const waiting = sql`${mine} and status in ('queued', 'running') and kind in (${sql.join(mailKinds)})`
  const parts = [
    count('account', 'users', sql`id = ${userId}`, 'created_at', 'updated_at'),
    count('companies', 'companies', sql`owner_id = ${userId}`, 'created_at', 'updated_at'),
    count('diagnostics', 'diagnostics', mine),
    count('analyses', 'analyses', ours),
    count('revenue', 'revenue_months', ours, 'updated_at'),
    // A forecast knows its day: its company's analyses say when.
    sql`select 'forecasts' as kind, count(*) as count, null as first, null as last from forecasts where ${ours}`,
    count('cash', 'commitments', ours, 'created_at', 'updated_at'),
    count('cash', 'scenarios', ours, 'created_at', 'updated_at'),
    count('cash', 'anomalies', ours, 'told_at'),
    count('plan', 'plan_tasks', ours, 'created_at', 'updated_at'),
    count('plan', 'plan_comments', ours),
    count('plan', 'plan_changes', ours),
    count('plan', 'agendas', ours),
    count('shares', 'shares', ours),
    count('ledger', 'accounts', ours, 'created_at', 'updated_at'),
    count('ledger', 'account_sources', ours, 'used_at'),
    count('ledger', 'imports', ours),
    count('ledger', 'movements', ours),
    count('ledger', 'rules', ours, 'created_at', 'updated_at'),
    count('ledger', 'own_categories', ours),
    count('ledger', 'hand_categories', ours),
    count('ledger', 'previews', ours),
    count('reports', 'reports', ours),
    count('automation', 'automations', ours, 'updated_at'),
    count('automation', 'tasks', ours),
    count('automation', 'alerts', ours, 'opened_at'),
    count('chat', 'chat_messages', mine),
    count('conversations', 'conversations', mine),
    count('notifications', 'notifications', mine),
    count('preferences', 'preferences', mine, 'updated_at'),
    count('preferences', 'unsubscribe_links', mine),
    count('mails', 'jobs', waiting),
    count('sessions', 'sessions', mine, 'created_at', 'last_seen_at'),
    count('security', 'known_devices', mine, 'created_at', 'used_at'),
    count('security', 'two_factor', mine),
    count('security', 'two_factor_codes', mine),
    count('security', 'email_links', mine),
    count('recoveries', 'recoveries', mine),
    count('providerCalls', 'provider_calls', mine),
    count('audit', 'audit', sql`actor = ${actor}`),
  ]
  const { rows } = await sql<{ kind: HeldKind; count: number; first: number | null; last: number | null }>`
    select kind, cast(sum(count) as bigint) as count, min(first) as first, max(last) as last
    from (${sql.join(parts, sql` union all `)}) as held group by kind`.execute(db)
  const iso = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString())
  return HELD_KINDS.map((kind) => {
    const row = rows.find((one) => one.kind === kind)
    return { kind, count: row?.count ?? 0, first: iso(row?.first), last: iso(row?.last) }
  })
}
