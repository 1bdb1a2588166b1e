import { sql, type Kysely } from 'kysely';

/**
 * Each deleted person and each destroyed key leaves a keyed hash, so that they are deleted again from a restored
 * backup. It does not identify a person. Demo accounts expire by themselves and leave none. Each hash is announced when
 * it is committed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

/** Returns a trigger function that sees and writes all rows. */
const noting = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql security definer set search_path = public, pg_temp
    as $$ begin ${body} end $$`;

const STATEMENTS = [
  `create table deletion_salt (is_it boolean primary key default true check (is_it), salt bytea not null)`,
  // Thirty-two cryptographically secure random bytes, without an extension.
  `insert into deletion_salt (salt) select sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))`,
  `create table deletion (
    hash bytea not null,
    kind text not null check (kind in ('PERSON', 'KEY')),
    deleted_at timestamptz not null default clock_timestamp(),
    pending boolean not null default false,
    primary key (hash, kind, deleted_at)
  )`,
  `create index deletion_pending on deletion (hash) where pending`,
  `create index deletion_moment on deletion (deleted_at)`,
  // The creation time is included because ids are reused after a restore.
  `create function deletion_hash(id integer, created_at timestamptz) returns bytea language sql stable
    set search_path = public, pg_temp
    as $$
      select sha256(
        (select salt from deletion_salt)
        || convert_to(id || ' ' || (extract(epoch from created_at) * 1000000)::bigint, 'UTF8')
      )
    $$`,
  noting(
    'note_deleted_person',
    `if old.demo_until is null then
      update deletion set pending = false
      where pending and kind = 'PERSON' and hash = deletion_hash(old.id, old.created_at);
      if not found then
        insert into deletion (hash, kind) values (deletion_hash(old.id, old.created_at), 'PERSON');
      end if;
      perform pg_notify('weekbord_deletion', '');
    end if;
    return null;`,
  ),
  `create trigger note_deleted_person after delete on person for each row execute function note_deleted_person()`,
  // If the person is deleted as well, the row is already gone and nothing is recorded twice.
  noting(
    'note_destroyed_key',
    `insert into deletion (hash, kind)
    select deletion_hash(person.id, person.created_at), 'KEY' from person
    where person.id = old.person_id and demo_until is null;
    if found then perform pg_notify('weekbord_deletion', ''); end if;
    return null;`,
  ),
  `create trigger note_destroyed_key after delete on person_key for each row execute function note_destroyed_key()`,
  `create function returned_people() returns setof integer language plpgsql stable security definer
    set search_path = public, pg_temp
    as $$ begin
      if acting_system() <> 'delete-account' or not exists (select from deletion where pending) then return; end if;
      return query
        select person.id from person
        where exists (
          select from deletion where pending and kind = 'PERSON' and hash = deletion_hash(person.id, person.created_at)
        )
        order by person.id;
    end $$`,
];
