import { sql, type Kysely } from 'kysely';

/**
 * The audit of everything that affects accounts, roles, money and other people's records: kinds, ids and times, never
 * values. The database itself writes most of it in the audited transaction, so that no code can omit it. There are no
 * foreign keys: an event outlives the account to which it refers by id. The server may only add. A chain of hashes over
 * committed events reveals changes and removals by anyone else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const KINDS = [
  'READ',
  'CHANGED',
  'LOGGED_IN',
  'LOGIN_REFUSED',
  'LOGIN_LOCKED',
  'SESSION_ENDED',
  'PASSWORD_CHANGED',
  'RECOVERED',
  'EMAIL_CHANGED',
  'ACCOUNT_OPENED',
  'ACCOUNT_DISABLED',
  'ACCOUNT_ENABLED',
  'ACCOUNT_DELETED',
  'COACH_MADE',
  'COACH_ENDED',
  'STAFF_MADE',
  'STAFF_ENDED',
  'MEMBER_MADE',
  'MEMBER_ENDED',
  'RELATION_BEGUN',
  'RELATION_ENDED',
  'CYCLE_SHARED',
  'CYCLE_SHARING_ENDED',
  'DATA_EXPORTED',
  'ORGANISATION_CHANGED',
  'ORGANISATION_ERASED',
  'ORGANISATION_LEAVES',
  'ORGANISATION_STAYS',
  'ORGANISATION_EXPORTED',
  'ORGANISATION_IMPORTED',
  'PLAN_CHANGED',
  'SUBSCRIPTION_CHANGED',
  'BILLING_ACT',
  'COMMAND',
];

const REQUEST = `coalesce(nullif(current_setting('app.request', true), ''), 'server')`;

/** Returns a trigger function that sees and writes all rows. */
const noting = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql security definer set search_path = public, pg_temp
    as $$ ${body} $$`;

/** Protects an audit table from everyone but its owner. */
const guarded = (table: string) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy for_owner on ${table} to current_user using (true) with check (true)`,
];

const microseconds = (moment: string) => `(extract(epoch from ${moment}) * 1000000)::bigint`;

const STATEMENTS = [
  `create table audit_event (
    id integer generated always as identity primary key,
    created_at timestamptz not null default clock_timestamp(),
    kind text not null check (kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')})),
    actor_id integer not null,
    subject_id integer,
    organisation_id integer,
    act text,
    reason text,
    request_id text not null
  )`,
  `create index audit_event_moment on audit_event (created_at)`,
  `create index audit_event_subject on audit_event (subject_id, created_at)`,
  `create index audit_event_actor on audit_event (actor_id, created_at)`,
  ...guarded('audit_event'),
  `create policy seen on audit_event for select using (subject_id = acting_person())`,
  `create policy written on audit_event for insert with check (actor_id = coalesce(acting_person(), 0))`,

  // Positions have no gaps. The hash of an event is kept, so that the chain can be verified after old events are
  // deleted.
  `create table audit_chain (
    position integer primary key,
    event_id integer not null unique,
    event_at timestamptz not null,
    digest bytea not null,
    hash bytea not null
  )`,
  ...guarded('audit_chain'),
  `create policy seen on audit_chain for select using (acting_system() = 'expire')`,

  `create function note_audit(
      kind text, subject integer default null, organisation integer default null, act text default null, reason text default null
    ) returns void language sql
    as $$
      insert into audit_event (kind, actor_id, subject_id, organisation_id, act, reason, request_id)
      values (kind, coalesce(acting_person(), 0), subject, organisation, act, reason, ${REQUEST})
    $$`,

  // Placeholder and demo accounts are not audited here.
  noting(
    'audit_person',
    `begin
      if coalesce(new.demo_until, old.demo_until) is not null or coalesce(new.stands_in, old.stands_in) then
        return null;
      end if;
      if tg_op = 'DELETE' then
        perform note_audit('ACCOUNT_DELETED', old.id, old.organisation_id);
        return null;
      end if;
      if tg_op = 'INSERT' then
        perform note_audit('ACCOUNT_OPENED', new.id, new.organisation_id);
      elsif new.email <> old.email then
        perform note_audit('EMAIL_CHANGED', new.id);
      end if;
      if new.is_coach <> coalesce(old.is_coach, false) then
        perform note_audit(case when new.is_coach then 'COACH_MADE' else 'COACH_ENDED' end, new.id);
      end if;
      if new.is_staff <> coalesce(old.is_staff, false) then
        perform note_audit(case when new.is_staff then 'STAFF_MADE' else 'STAFF_ENDED' end, new.id);
      end if;
      if new.account_enabled <> coalesce(old.account_enabled, true) then
        perform note_audit(case when new.account_enabled then 'ACCOUNT_ENABLED' else 'ACCOUNT_DISABLED' end, new.id);
      end if;
      if new.organisation_id is distinct from old.organisation_id then
        if old.organisation_id is not null then perform note_audit('MEMBER_ENDED', new.id, old.organisation_id); end if;
        if new.organisation_id is not null then perform note_audit('MEMBER_MADE', new.id, new.organisation_id); end if;
      end if;
      if new.coach_id is distinct from old.coach_id then
        if old.coach_id <> new.id then
          perform note_audit('RELATION_ENDED', party) from unnest(array[new.id, old.coach_id]) as party;
        end if;
        if new.coach_id <> new.id then
          perform note_audit('RELATION_BEGUN', party) from unnest(array[new.id, new.coach_id]) as party;
        end if;
      end if;
      return null;
    end`,
  ),
  `create trigger audit_opened after insert or delete on person for each row execute function audit_person()`,
  `create trigger audit_changed after update of is_coach, is_staff, email, coach_id, organisation_id, account_enabled
    on person for each row execute function audit_person()`,

  // Records a row that was written or deleted. The trigger's arguments name the kinds of event, the person and the
  // organisation.
  noting(
    'audit_row',
    `declare
      kind text := case when tg_op = 'DELETE' then tg_argv[1] else tg_argv[0] end;
      written jsonb := to_jsonb(coalesce(new, old));
      subject integer := (written->>tg_argv[2])::integer;
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
      -- What goes with an account is noted as that, and what the clock ends is no act.
      if tg_argv[2] = 'person_id' and not exists (select from person where id = subject and demo_until is null) then
        return null;
      end if;
      if tg_op = 'DELETE' and acting_system() = 'expire' and kind <> 'ORGANISATION_ERASED' then return null; end if;
      if tg_table_name = 'person_password' and acting_person() is null and acting_system() = 'login' then
        kind := 'RECOVERED';
      end if;
      if kind = 'LOGGED_IN' then
        insert into audit_event (kind, actor_id, subject_id, request_id) values (kind, subject, subject, ${REQUEST});
      else
        perform note_audit(kind, subject, (written->>tg_argv[3])::integer);
      end if;
      return null;
    end`,
  ),
  ...[
    ['auth_token', 'insert or delete', 'LOGGED_IN', 'SESSION_ENDED', 'person_id', ''],
    ['person_password', 'insert or update or delete', 'PASSWORD_CHANGED', 'PASSWORD_CHANGED', 'person_id', ''],
    ['cycle_share', 'insert or update or delete', 'CYCLE_SHARED', 'CYCLE_SHARING_ENDED', 'person_id', ''],
    [
      'subscription',
      'insert or delete or update of status, product',
      'SUBSCRIPTION_CHANGED',
      'SUBSCRIPTION_CHANGED',
      'person_id',
      '',
    ],
    ['organisation', 'insert or update or delete', 'ORGANISATION_CHANGED', 'ORGANISATION_ERASED', 'owner_id', 'id'],
    ['billing_plan', 'insert or update or delete', 'PLAN_CHANGED', 'PLAN_CHANGED', '', 'organisation_id'],
    [
      'leaving_organisation',
      'insert or update or delete',
      'ORGANISATION_LEAVES',
      'ORGANISATION_STAYS',
      '',
      'organisation_id',
    ],
  ].map(
    ([table, events, ...args]) =>
      `create trigger audit_row after ${events} on ${table} for each row
        execute function audit_row(${args.map((arg) => `'${arg}'`).join(', ')})`,
  ),

  noting(
    'audit_look',
    `begin
      insert into audit_event (created_at, kind, actor_id, subject_id, act, request_id)
      select created_at, kind, actor_id, person_id, act, request_id
      from noted cross join lateral (
        values (case split_part(act, ' ', 1) when 'read' then 'READ' when 'change' then 'CHANGED' when 'take' then 'DATA_EXPORTED' end)
      ) as found (kind)
      where kind is not null and exists (select from person where id = person_id and demo_until is null);
      return null;
    end`,
  ),
  `create trigger audit_look after insert on audit_entry referencing new table as noted
    for each statement execute function audit_look()`,

  // Chains committed events that are not in the chain yet, in the order of their ids as far as possible. An id is
  // assigned before its transaction commits, so ids shortly before the last one are checked again.
  `create function chain_audit(at_most integer) returns integer language plpgsql security definer
    set search_path = public, pg_temp
    as $$
    declare
      place integer;
      before bytea;
      one audit_event;
      content bytea;
      chained integer := 0;
    begin
      if acting_system() is distinct from 'expire' then return 0; end if;
      perform pg_advisory_xact_lock(hashtext('audit_chain'));
      select position, hash into place, before from audit_chain order by position desc limit 1;
      for one in
        select * from audit_event as event
        where id > coalesce((select max(event_id) from audit_chain), 0) - 10000
          and not exists (select from audit_chain where event_id = event.id)
        order by id limit at_most
      loop
        content := sha256(convert_to(jsonb_build_array(
          one.id, ${microseconds('one.created_at')}, one.kind, one.actor_id, one.subject_id, one.organisation_id,
          one.act, one.reason, one.request_id
        )::text, 'UTF8'));
        before := sha256(coalesce(before, '') || int8send(${microseconds('one.created_at')}) || content);
        place := coalesce(place, 0) + 1;
        insert into audit_chain (position, event_id, event_at, digest, hash)
        values (place, one.id, one.created_at, content, before);
        chained := chained + 1;
      end loop;
      return chained;
    end $$`,

  // The last position whose event is gone is kept as an anchor for checking the rest.
  `create or replace function delete_old_audit(kept_days integer, at_most integer) returns integer
    language plpgsql security definer set search_path = public, pg_temp
    as $$
    declare
      entries integer;
      acts integer;
      events integer;
      before timestamptz := now() - make_interval(days => kept_days);
    begin
      if acting_system() is distinct from 'expire' or kept_days < 365 then return 0; end if;
      delete from audit_entry where (person_id, id) in (
        select person_id, id from audit_entry where created_at < before limit at_most
      );
      get diagnostics entries = row_count;
      delete from staff_act where id in (select id from staff_act where created_at < before limit at_most);
      get diagnostics acts = row_count;
      delete from audit_event where id in (select id from audit_event where created_at < before limit at_most);
      get diagnostics events = row_count;
      if events > 0 then
        delete from audit_chain where position < coalesce(
          (select min(position) from audit_chain join audit_event on audit_event.id = event_id) - 1,
          (select max(position) from audit_chain)
        );
      end if;
      return entries + acts + events;
    end $$`,
];
