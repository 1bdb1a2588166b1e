import { getMe } from '@weekbord/contract/accounts/users';
import { createLoginSignupPortal, tokenLogout, verifyOtp } from '@weekbord/contract/auth/log-in';
import { endSessions, listSessions } from '@weekbord/contract/auth/sessions';
import { openServingDatabase } from '@weekbord/testkit/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { addPerson, askFor, logIn, openBrowser, SITE, startLoginApp } from '../login.test-support.ts';
import { deleteStaleLogins } from '../auth.public.ts';

const app = await startLoginApp();
const REFUSED = { status: 401, body: { detail: 'Please log in.', code: 'not_authenticated' } };

describe('a token', () => {
  it.each([undefined, 'Token', 'Token ', 'Token short', `Token ${'x'.repeat(43)}`, `Bearer ${'x'.repeat(43)}`])(
    '[AUTH-07] is rejected with 401 if it is %j',
    async (authorization) => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      expect(await app.send('GET', '/api/auth/users/me', { headers })).toMatchObject(REFUSED);
    },
  );

  it('[AUTH-07] is invalid after logging out, while others stay valid', async () => {
    const phone = await logIn(app, 'two@home.example');
    const laptop = await logIn(app, 'two@home.example');
    expect(await app.as(phone).call(tokenLogout)).toMatchObject({ status: 204, text: '' });
    expect(await app.as(phone).call(getMe)).toMatchObject(REFUSED);
    expect(await app.as(phone).call(tokenLogout)).toMatchObject(REFUSED);
    expect((await app.as(laptop).call(getMe)).status).toBe(200);
  });

  it('is listed with its device, and can be ended immediately from another device, alone or with all others', async () => {
    const agents = {
      phone: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      laptop: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
    };
    const enter = async (userAgent?: string) => {
      const browser = openBrowser(app);
      const { code } = await askFor(app, browser, 'listed@home.example');
      const body = { email: 'listed@home.example', otp: code };
      const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent };
      return (await browser.call(verifyOtp, { body }, headers)).body.auth_token;
    };
    const laptop = await enter(agents.laptop);
    app.clock.advance({ days: 1 });
    const phone = await enter(agents.phone);
    const tablet = await enter();
    const stranger = await logIn(app, 'stranger@home.example');
    const { results } = (await app.as(laptop).call(listSessions)).body;
    expect(results).toMatchObject([
      { browser: 'Firefox', system: 'Linux', is_this_one: true },
      { browser: null, system: null, is_this_one: false },
      { browser: 'Chrome', system: 'Android', is_this_one: false },
    ]);
    const own = (await app.as(stranger).call(listSessions)).body.results[0]!;
    // Neither another person's session nor the current one can be ended this way.
    for (const session of [own.id, results[0]!.id]) {
      const { status, body } = await app.as(laptop).call(endSessions, { body: { session } });
      expect([status, body.results.length]).toEqual([200, 3]);
    }
    const ended = await app.as(laptop).call(endSessions, { body: { session: results[2]!.id } });
    expect(ended.body.results.map(({ id }) => id)).toEqual([results[0]!.id, results[1]!.id]);
    expect(await app.as(phone).call(getMe)).toMatchObject(REFUSED);
    expect((await app.as(tablet).call(getMe)).status).toBe(200);
    expect((await app.as(laptop).call(endSessions, { body: { session: null } })).body.results).toHaveLength(1);
    expect(await app.as(tablet).call(getMe)).toMatchObject(REFUSED);
    for (const token of [laptop, stranger]) expect((await app.as(token).call(getMe)).status).toBe(200);
  });

  it("replaces the device's earlier token", async () => {
    const browser = openBrowser(app);
    const first = await logIn(app, 'again@home.example', browser);
    const second = await logIn(app, 'again@home.example', browser);
    expect((await app.as(first).call(getMe)).status).toBe(401);
    expect((await app.as(second).call(getMe)).status).toBe(200);
  });

  it('is stored as a hash that cannot be used to log in', async () => {
    const token = await logIn(app, 'dump@home.example');
    const { rows } = await app.database.pool.query('select row_to_json(t)::text as dump, token_hash from auth_token t');
    for (const row of rows) {
      expect(row.dump).not.toContain(token);
      expect((await app.as(row.token_hash.toString('base64url')).call(getMe)).status).toBe(401);
      expect((await app.as(row.token_hash.toString('hex')).call(getMe)).status).toBe(401);
    }
  });

  it('expires after 30 days without use', async () => {
    const used = await logIn(app, 'used@home.example');
    const idle = await logIn(app, 'idle@home.example');
    app.clock.advance({ days: 20 });
    expect((await app.as(used).call(getMe)).status).toBe(200);
    app.clock.advance({ days: 20 });
    expect((await app.as(used).call(getMe)).status).toBe(200);
    expect((await app.as(idle).call(getMe)).status).toBe(401);
  });

  it('expires after 90 days even if it is in use', async () => {
    const token = await logIn(app, 'daily@home.example');
    for (let week = 0; week < 12; week += 1) {
      app.clock.advance({ days: 7 });
      expect((await app.as(token).call(getMe)).status).toBe(200);
    }
    app.clock.advance({ days: 6 });
    expect((await app.as(token).call(getMe)).status).toBe(401);
  });

  it('records its last use once an hour', async () => {
    const { id } = await addPerson(app, 'noted@home.example');
    const token = await logIn(app, 'noted@home.example');
    const lastUse = async () => {
      await app.as(token).call(getMe);
      const row = await app.db
        .selectFrom('auth_token')
        .select('last_used_at')
        .where('person_id', '=', id)
        .executeTakeFirstOrThrow();
      return row.last_used_at.getTime();
    };
    const begin = await lastUse();
    app.clock.advance({ minutes: 59 });
    expect(await lastUse()).toBe(begin);
    app.clock.advance({ minutes: 2 });
    expect(await lastUse()).toBe(app.clock.now().getTime());
  });

  it('still allows reads when its last use cannot be written', async () => {
    const one = app.as(await logIn(app, 'full-disk@home.example'));
    await sql`create function refuse_write() returns trigger language plpgsql as $$ begin
      raise exception 'disk full' using errcode = '53100'; end $$`.execute(app.db);
    await sql`create trigger refuse_write before update on auth_token execute function refuse_write()`.execute(app.db);
    app.clock.advance({ minutes: 61 });
    expect((await one.call(getMe)).status).toBe(200);
    await sql`drop trigger refuse_write on auth_token`.execute(app.db);
  });
});

describe('expired login data', () => {
  const TABLES = ['login_code', 'login_link', 'login_mail', 'login_network', 'auth_token', 'known_device'] as const;
  const counts = async () => {
    const rows = await Promise.all(TABLES.map((table) => app.db.selectFrom(table).selectAll().execute()));
    return Object.fromEntries(TABLES.map((table, index) => [table, rows[index]!.length]));
  };

  it('are deleted, while codes, links, tokens and counts in use are kept', async () => {
    const expiring = openServingDatabase(app.database).as({ personId: null, system: 'expire' });
    app.clock.advance({ days: 500 });
    await deleteStaleLogins(expiring, app.clock.now());
    expect(await counts()).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
    const token = await logIn(app, 'stale@home.example');
    await openBrowser(app).call(createLoginSignupPortal, {
      body: { email: 'waiting@home.example', redirect_url: SITE, organisation_subdomain: null },
    });
    const fresh = await counts();
    expect(Object.values(fresh).every((count) => count > 0)).toBe(true);
    await deleteStaleLogins(expiring, app.clock.now());
    expect(await counts()).toEqual(fresh);
    expect((await app.as(token).call(getMe)).status).toBe(200);
    app.clock.advance({ days: 500 });
    await deleteStaleLogins(expiring, app.clock.now());
    expect(await counts()).toEqual(Object.fromEntries(TABLES.map((table) => [table, 0])));
  });
});
