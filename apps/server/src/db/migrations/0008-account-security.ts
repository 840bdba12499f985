import type { Migration } from '#src/db/migrate.ts'

export const accountSecurity: Migration = {
  id: '0008-account-security',
  statements: ({ text }) => [
    // null: nobody has shown yet that the address is theirs. Accounts from before start like that.
    'alter table users add column email_confirmed_at bigint',
    // The job whose mail reports it; null: none yet. Existing alerts were mailed when they were opened.
    `alter table alerts add column mail_job ${text}`,
    "update alerts set mail_job = ''",
    `create table email_links (
      id ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      kind ${text} not null,
      email ${text} not null,
      token_hash ${text} unique,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    'create index email_links_by_user on email_links (user_id, kind)',
    'create index email_links_by_email on email_links (email, kind)',
    'create index email_links_by_expiry on email_links (expires_at)',
    `create table known_devices (
      device_hash ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      created_at bigint not null,
      used_at bigint not null
    )`,
    'create index known_devices_by_user on known_devices (user_id, used_at)',
    'create index known_devices_by_age on known_devices (used_at)',
    `create table two_factor (
      user_id ${text} primary key references users (id) on delete cascade,
      secret ${text} not null,
      last_step bigint not null default 0,
      failures bigint not null default 0,
      locked_until bigint not null default 0,
      created_at bigint not null,
      confirmed_at bigint
    )`,
    `create table two_factor_codes (
      code_hash ${text} primary key,
      user_id ${text} not null references users (id) on delete cascade,
      created_at bigint not null,
      used_at bigint
    )`,
    'create index two_factor_codes_by_user on two_factor_codes (user_id)',
  ],
}
