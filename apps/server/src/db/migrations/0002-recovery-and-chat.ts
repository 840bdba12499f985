import type { Migration } from '#src/db/migrate.ts'

export const recoveryAndChat: Migration = {
  id: '0002-recovery-and-chat',
  statements: ({ engine, text }) => [
    `alter table jobs add column checkpoint ${text}`,
    `alter table jobs add column user_id ${text} references users (id) on delete cascade`,
    'create index jobs_by_user on jobs (user_id)',
    `create table recoveries (
      id ${text} primary key,
      email_hash ${text} not null,
      user_id ${text} references users (id) on delete cascade,
      code_hash ${text},
      tries bigint not null default 0,
      created_at bigint not null,
      expires_at bigint not null,
      ended_at bigint
    )`,
    'create index recoveries_by_email on recoveries (email_hash, created_at)',
    // One code of an address is alive at a time, whatever arrives together.
    'create unique index recoveries_alive on recoveries (email_hash) where ended_at is null',
    'create index recoveries_by_user on recoveries (user_id)',
    'create index recoveries_by_expiry on recoveries (expires_at)',
    `create table chat_messages (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      role ${text} not null,
      content ${text} not null,
      show_whatsapp bigint not null,
      created_at bigint not null
    )`,
    'create index chat_messages_by_user on chat_messages (user_id, created_at, id)',
    'create index chat_messages_by_age on chat_messages (created_at)',
    ...(engine === 'postgres'
      ? [
          // Large packets between realtime processes; the shape is that of @socket.io/postgres-adapter.
          `create table socket_io_attachments (
            id bigserial unique,
            created_at timestamptz default now(),
            payload bytea
          )`,
        ]
      : []),
  ],
}
