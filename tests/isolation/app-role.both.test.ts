import { APP_ROLE, checkAppRole, grantToApp } from '@weekbord/api/platform/database/app-role';
import { openDatabase } from '@weekbord/api/platform/database/open-database';
import { openServingDatabase, openTestDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';

const owner = await openTestDatabase();
const serving = openServingDatabase(owner);

describe('the serving role', () => {
  it.each([
    'alter table person add column nickname text',
    'alter table person disable row level security',
    'alter table person no force row level security',
    'drop table intake',
    'drop policy in_reach on intake',
    'create policy mine on intake using (true)',
    'truncate calendar_item',
    'create table notes (id integer)',
    'create schema mine',
    'create role another',
    'alter role current_user bypassrls',
    'create or replace function acting_clients() returns integer[] language sql as $$ select null::integer[] $$',
    'create trigger spy after insert on intake for each row execute function note_food_words()',
    'select * from pg_authid',
    "select pg_read_file('/etc/passwd')",
    "copy intake to program 'cat'",
    'update audit_entry set act = act',
    'delete from audit_entry',
    'update audit_event set kind = kind',
    'delete from audit_event',
    "insert into audit_chain values (1, 1, now(), '', '')",
    'delete from audit_chain',
    'insert into kysely_migration (name, timestamp) values (1, 2)',
    'update shared_food set name_en = name_en',
  ])('cannot %s', async (statement) => {
    const attempt = sql.raw(statement).execute(serving.as({ personId: null }));
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });

  it('cannot bypass row-level security, even if it tries to switch it off', async () => {
    const asking = serving
      .as({ personId: null })
      .transaction()
      .execute(async (db) => {
        await sql`set local row_security = off`.execute(db);
        return sql`select * from person`.execute(db);
      });
    await expect(asking).rejects.toMatchObject({ code: '42501' });
  });

  it('is neither a superuser nor exempt from row-level security, and owns nothing', async () => {
    const { rows } = await sql`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        exists (select from pg_class where relowner = pg_roles.oid) as owns
      from pg_roles where rolname = ${APP_ROLE}`.execute(owner.db);
    const none = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, owns: false };
    expect(rows).toEqual([none]);
  });
});

describe('starting the server', () => {
  const plain = `plain_${Date.now()}`;
  const exempt = `exempt_${Date.now()}`;
  afterAll(() => owner.pool.query(`drop role if exists ${exempt}`));

  async function faultAs(role: string): Promise<unknown> {
    return owner.db.transaction().execute(async (db) => {
      await sql.raw(`set local role ${role}`).execute(db);
      return checkAppRole(db).then(
        () => null,
        (error: unknown) => error,
      );
    });
  }

  it('is rejected with a message as a superuser, as a role that bypasses row-level security and as the owner', async () => {
    await sql.raw(`create role ${exempt} bypassrls`).execute(owner.db);
    expect(await faultAs('none')).toMatchObject({
      message: expect.stringContaining('passes by the rules of the rows'),
    });
    expect(await faultAs(exempt)).toMatchObject({ message: expect.stringContaining('DATABASE_URL_OWNER') });
    await sql.raw(`create role ${plain}; alter table food_word owner to ${plain}`).execute(owner.db);
    expect(await faultAs(plain)).toMatchObject({ message: expect.stringContaining('owns tables') });
    expect(await faultAs(APP_ROLE)).toBeNull();
  });

  it('gives any other login exactly the same permissions', async () => {
    const name = `login_${Date.now()}`;
    await sql.raw(`create role ${name} login password 'for this test'`).execute(owner.db);
    await grantToApp(owner.db, name);
    const url = new URL(owner.connectionString);
    [url.username, url.password] = [name, encodeURIComponent('for this test')];
    const login = openDatabase(url.href, { max: 1 });
    try {
      await checkAppRole(login.db);
      expect((await sql`select from organisation`.execute(login.db)).rows).toEqual([]);
      await expect(sql`delete from audit_entry`.execute(login.db)).rejects.toMatchObject({ code: '42501' });
      await expect(sql`select * from pg_authid`.execute(login.db)).rejects.toMatchObject({ code: '42501' });
    } finally {
      await login.close();
    }
  });
});
