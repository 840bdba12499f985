import type { Migration } from '#src/db/migrate.ts'

export const privacy: Migration = {
  id: '0007-privacy',
  statements: ({ engine, text }) => [
    // The words that left, for the user to read; null: a call from before they were kept.
    `alter table provider_calls add column instructions ${text}`,
    `alter table provider_calls add column prompt ${text}`,
    'create index provider_calls_by_age on provider_calls (created_at)',
    // A sealed row is deleted only with the oldest part of the chain, after that part's last hash was stored as an anchor.
    ...(engine === 'postgres'
      ? [
          `create function audit_kept() returns trigger language plpgsql as $$
            begin
              if tg_op = 'TRUNCATE' then raise exception 'audit rows are append-only'; end if;
              if old.hash is not null and not exists (select 1 from audit_anchors where seq >= old.seq) then
                raise exception 'audit rows are append-only';
              end if;
              return old;
            end $$`,
          'create trigger audit_no_delete before delete on audit for each row execute function audit_kept()',
          'create trigger audit_no_truncate before truncate on audit for each statement execute function audit_kept()',
          `create function audit_anchor_fits() returns trigger language plpgsql as $$
            begin
              if tg_op <> 'INSERT' then raise exception 'audit anchors are append-only'; end if;
              if new.seq >= (select min(seq) from audit) and
                not exists (select 1 from audit where seq = new.seq and hash = new.hash) then
                raise exception 'an audit anchor is the hash of a sealed row';
              end if;
              return new;
            end $$`,
          `create trigger audit_anchors_fit before insert or update or delete on audit_anchors
            for each row execute function audit_anchor_fits()`,
        ]
      : [
          `create trigger audit_no_delete before delete on audit when old.hash is not null
            begin select raise(abort, 'audit rows are append-only')
              where not exists (select 1 from audit_anchors where seq >= old.seq); end`,
          `create trigger audit_anchors_fit before insert on audit_anchors
            begin select raise(abort, 'an audit anchor is the hash of a sealed row')
              where new.seq >= (select min(seq) from audit)
                and not exists (select 1 from audit where seq = new.seq and hash = new.hash); end`,
          `create trigger audit_anchors_kept before update on audit_anchors
            begin select raise(abort, 'audit anchors are append-only'); end`,
          `create trigger audit_anchors_no_delete before delete on audit_anchors
            begin select raise(abort, 'audit anchors are append-only'); end`,
        ]),
  ],
}
