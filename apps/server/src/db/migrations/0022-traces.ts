import type { Migration } from '#src/db/migrate.ts'

const FROZEN = "select raise(abort, 'audit rows are append-only')"
/** SQLite's REPLACE deletes the row in its way without a delete trigger: no statement may have a sealed row in its way. */
const IN_THE_WAY = 'id = new.id or seq = new.seq or once_key = new.once_key'

export const traces: Migration = {
  id: '0022-traces',
  statements: ({ engine, text }) => [
    // In the order in which an export reads a user's rows.
    'drop index diagnostics_by_user',
    'create index diagnostics_by_user on diagnostics (user_id, id)',
    'drop index audit_by_actor',
    'create index audit_by_actor on audit (actor, id)',
    // The last removed row, from which `hash` is computed: it shows when that row was written.
    `alter table audit_anchors add column proof ${text}`,
    ...(engine === 'postgres'
      ? [
          `create or replace function audit_anchor_fits() returns trigger language plpgsql as $$
            begin
              if tg_op = 'DELETE' and exists (select 1 from audit_anchors where seq > old.seq) then return old; end if;
              if tg_op <> 'INSERT' or exists (select 1 from audit_anchors where seq >= new.seq) then
                raise exception 'audit anchors are append-only';
              end if;
              if new.seq >= (select min(seq) from audit) and
                not exists (select 1 from audit where seq = new.seq and hash = new.hash) then
                raise exception 'an audit anchor is the hash of a sealed row';
              end if;
              return new;
            end $$`,
        ]
      : [
          `create trigger audit_no_replace before insert on audit
            begin ${FROZEN} where exists (select 1 from audit where hash is not null and (${IN_THE_WAY})); end`,
          `create trigger audit_no_replace_by_update before update on audit when old.hash is null
            begin ${FROZEN} where exists
              (select 1 from audit where hash is not null and id <> old.id and (${IN_THE_WAY})); end`,
          `create trigger audit_anchors_no_replace before insert on audit_anchors
            begin select raise(abort, 'audit anchors are append-only')
              where exists (select 1 from audit_anchors where seq >= new.seq); end`,
          'drop trigger audit_anchors_no_delete',
          `create trigger audit_anchors_no_delete before delete on audit_anchors
            begin select raise(abort, 'audit anchors are append-only')
              where not exists (select 1 from audit_anchors where seq > old.seq); end`,
        ]),
  ],
}
