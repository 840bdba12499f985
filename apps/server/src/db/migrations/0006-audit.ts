import type { Migration } from '#src/db/migrate.ts'

export const audit: Migration = {
  id: '0006-audit',
  statements: ({ engine, text }) => [
    // Pseudonyms of a user end with the user: without the key no row of the audit can be attributed to them.
    `create table audit_keys (
      user_id ${text} primary key references users (id) on delete cascade,
      secret ${text} not null
    )`,
    `create table audit (
      id ${text} primary key,
      event ${text} not null,
      actor ${text},
      subject ${text},
      detail ${text},
      once_key ${text} unique,
      created_at bigint not null,
      seq bigint unique,
      hash ${text}
    )`,
    'create index audit_unsealed on audit (id) where hash is null',
    'create index audit_by_actor on audit (actor)',
    `create table audit_anchors (
      seq bigint primary key,
      hash ${text} not null,
      created_at bigint not null
    )`,
    ...(engine === 'postgres'
      ? [
          `create function audit_frozen() returns trigger language plpgsql as $$
            begin raise exception 'audit rows are append-only'; end $$`,
          `create trigger audit_append_only before update on audit
            for each row when (old.hash is not null) execute function audit_frozen()`,
        ]
      : [
          `create trigger audit_append_only before update on audit when old.hash is not null
            begin select raise(abort, 'audit rows are append-only'); end`,
        ]),
  ],
}
