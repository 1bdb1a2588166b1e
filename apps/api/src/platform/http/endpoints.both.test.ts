import { endpoint } from '@weekbord/contract/endpoint';
import { date, id, idParams, text } from '@weekbord/contract/fields';
import { pageOf, pageQuery } from '@weekbord/contract/paging';
import { routes } from '@weekbord/contract/route';
import { authenticateThese, testActor } from '@weekbord/testkit/test-actors';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { APP_ROLE } from '../database/app-role.ts';
import { ApiError, FieldError } from './errors.ts';
import { pageWindow, paginate } from './paginate.ts';
import { serve } from './serve.ts';

const paths = routes({
  listThings: 'GET /shop/thing',
  makeThing: 'POST /shop/thing',
  getThing: 'GET /shop/thing/:id',
  deleteThing: 'DELETE /shop/thing/:id',
  coachThing: 'POST /shop/coachThing',
  staffThing: 'GET /shop/staffThing',
  ownThing: 'GET /shop/ownThing',
  wrongGuess: 'POST /shop/wrongGuess',
  fallOver: 'POST /shop/fallOver',
  breakPromise: 'GET /shop/breakPromise',
  makeLong: 'POST /shop/makeLong',
  listLong: 'GET /shop/listLong',
});
const thing = z.object({ id, name: z.string() });
const size = z.object({ width: z.number().min(1).max(100), corners: z.number().int() });
const makeThing = endpoint(paths.makeThing, {
  access: 'member',
  summary: 'Makes a thing.',
  body: z.object({
    name: text({ min: 1, max: 20 }),
    size: size.optional(),
    made_on: date.optional(),
    colours: z
      .array(z.enum(['RED', 'BLUE']))
      .max(2)
      .optional(),
  }),
  answer: thing,
  status: 201,
});
const listThings = endpoint(paths.listThings, {
  access: 'public',
  summary: 'Things.',
  query: pageQuery.extend({ name: z.string().optional() }),
  answer: pageOf(thing),
});
const getThing = endpoint(paths.getThing, { access: 'public', summary: 'A thing.', params: idParams, answer: thing });
const deleteThing = endpoint(paths.deleteThing, { access: 'member', summary: 'Deletes.', params: idParams });
const coachThing = endpoint(paths.coachThing, {
  access: 'coach',
  summary: 'Coach.',
  body: z.object({ name: z.string() }),
});
const staffThing = endpoint(paths.staffThing, { access: 'staff', summary: 'Staff.' });
const ownThing = endpoint(paths.ownThing, { access: 'signed-in', summary: 'Own.', answer: z.object({ id }) });
const wrongGuess = endpoint(paths.wrongGuess, {
  access: 'public',
  summary: 'Guess.',
  body: z.object({ keep: z.boolean() }),
  errors: ['code_wrong'],
});
const fallOver = endpoint(paths.fallOver, { access: 'public', summary: 'Falls.', body: z.object({ how: z.string() }) });
const breakPromise = endpoint(paths.breakPromise, { access: 'public', summary: 'Breaks.', answer: thing });
const LONGEST = 1000;
const makeLong = endpoint(paths.makeLong, {
  access: 'member',
  summary: 'Makes a thing.',
  body: z.object({ name: z.string() }),
  answer: thing,
  maxAnswerBytes: LONGEST,
});
const listLong = endpoint(paths.listLong, {
  access: 'public',
  summary: 'Things.',
  query: pageQuery,
  answer: pageOf(thing),
  maxAnswerBytes: LONGEST,
});

/** How many more inserts will collide with another transaction. */
let collisions = 0;

const app = await startServing({
  product: {
    authenticate: authenticateThese({
      member: testActor(),
      other: testActor({ id: 2, language: 'nl' }),
      lapsed: testActor({ id: 3, hasAccess: false }),
      coach: testActor({ id: 4, isCoach: true }),
      staff: testActor({ id: 5, isStaff: true }),
    }),
    routes: [
      serve(listThings, async (ctx) => {
        const { limit, offset } = pageWindow(ctx.query);
        const all = await sql<{ id: number; name: string }>`select id, name from thing order by id`.execute(ctx.db);
        return paginate(ctx, { count: all.rows.length, rows: all.rows.slice(offset, offset + limit) });
      }),
      serve(makeThing, async (ctx) => {
        const { name } = ctx.body;
        if (name === 'taken') throw new FieldError({ name: 'duplicate' });
        const { rows } = await sql<{ id: number }>`insert into thing (name) values (${name}) returning id`.execute(
          ctx.db,
        );
        await ctx.mail.send(ctx.db, { to: 'a@example.com', subject: name, text: 'Made.', language: ctx.locale });
        if (name === 'late') throw new ApiError('version_conflict');
        collisions -= 1;
        if (collisions >= 0) throw Object.assign(new Error('deadlock'), { code: '40P01' });
        return { id: rows[0]?.id ?? 0, name, secret: 'never sent' };
      }),
      serve(getThing, async (ctx) => {
        const { rows } = await sql<{
          id: number;
          name: string;
        }>`select id, name from thing where id = ${ctx.params.id}`.execute(ctx.db);
        const [found] = rows;
        if (found === undefined) throw new ApiError('not_found');
        return found;
      }),
      serve(deleteThing, async (ctx) => {
        await sql`delete from thing where id = ${ctx.params.id}`.execute(ctx.db);
      }),
      serve(coachThing, async () => undefined),
      serve(staffThing, async () => undefined),
      serve(ownThing, async (ctx) => ({ id: ctx.actor.id })),
      serve(wrongGuess, async (ctx) => {
        await sql`insert into thing (name) values ('guess')`.execute(ctx.db);
        throw new ApiError('code_wrong', { keepWrites: ctx.body.keep });
      }),
      serve(fallOver, async (ctx) => {
        if (ctx.body.how === 'database') await sql`select * from nowhere`.execute(ctx.db);
        if (ctx.body.how === 'slow') await sql`set local statement_timeout = 50`.execute(ctx.db);
        if (ctx.body.how === 'slow') await sql`select pg_sleep(1)`.execute(ctx.db);
        if (ctx.body.how === 'collide') throw Object.assign(new Error('deadlock'), { code: '40P01' });
        throw new Error('secret detail');
      }),
      serve(makeLong, async (ctx) => {
        await sql`insert into thing (name) values (${ctx.body.name})`.execute(ctx.db);
        return { id: 1, name: ctx.body.name };
      }),
      serve(listLong, async (ctx) => {
        const rows = Array.from({ length: ctx.query.page_size }, (_, at) => ({ id: at + 1, name: 'long' }));
        return paginate(ctx, { count: 100, rows });
      }),
      serve(breakPromise, async () => ({ id: 0, name: 'x' })),
    ],
  },
});
await app.database.pool.query(`
  create table thing (id integer generated always as identity, name text);
  grant all on thing to ${APP_ROLE}`);
const member = app.as('member');

async function countOf(name: string): Promise<number> {
  const { rows } = await app.database.pool.query<{ n: number }>('select count(*) as n from thing where name = $1', [
    name,
  ]);
  return rows[0]?.n ?? 0;
}

describe('who may call', () => {
  it('[API-01] is checked, with 401, before the body is read', async () => {
    const guest = await app.send('POST', '/api/shop/thing', { body: '{nonsense' });
    expect(guest.status).toBe(401);
    expect(guest.body).toEqual({ detail: 'Please log in.', code: 'not_authenticated' });
    expect(guest.headers['www-authenticate']).toBe('Token');
    expect((await app.as('unknown-token').call(makeThing, { body: { name: 'x' } })).status).toBe(401);
    const bearer = { headers: { authorization: 'Bearer member' }, body: { name: 'x' } };
    expect((await app.send('POST', '/api/shop/thing', bearer)).status).toBe(401);
  });

  it('[API-01] is checked, with 403 and a code, before the body is read', async () => {
    const lapsed = await app.as('lapsed').send('POST', '/api/shop/thing', { body: {} });
    expect(lapsed).toMatchObject({ status: 403, body: { code: 'no_paid_access' } });
    expect((await app.as('lapsed').call(ownThing)).body).toEqual({ id: 3 });
    const plain = await member.send('POST', '/api/shop/coachThing', { body: {} });
    expect(plain).toMatchObject({ status: 403, body: { code: 'coach_only' } });
    expect((await app.as('coach').call(coachThing, { body: { name: 'x' } })).status).toBe(204);
    expect(await member.call(staffThing)).toMatchObject({ status: 403, body: { code: 'staff_only' } });
    expect((await app.as('staff').call(staffThing)).status).toBe(204);
  });
});

describe('the request', () => {
  it('[API-01] accepts a path with and without a trailing slash, in any case', async () => {
    const { body } = await member.call(makeThing, { body: { name: 'Chair' } });
    for (const path of [`/api/shop/thing/${body.id}`, `/api/shop/thing/${body.id}/`, `/api/SHOP/Thing/${body.id}/`]) {
      expect((await app.send('GET', path)).body).toEqual({ id: body.id, name: 'Chair' });
    }
  });

  it('[API-01] names every wrong field, nested like the request, in the requested language', async () => {
    const body = { name: ' ', size: { width: 200, corners: 1.5 }, made_on: '2027-02-30', colours: ['RED', 'PINK'] };
    const wrong = await member.send('POST', '/api/shop/thing', {
      body,
      headers: { 'accept-language': 'nl-NL,en;q=0.5' },
    });
    expect(wrong.status).toBe(400);
    expect(wrong.headers['content-language']).toBe('nl');
    expect(wrong.body).toEqual({
      name: ['Vul dit in.'],
      size: { width: ['Dit mag hoogstens 100 zijn.'], corners: ['Dit moet een heel getal zijn.'] },
      made_on: ['Vul een geldige datum in, zoals 2027-03-14.'],
      colours: { 1: ['Kies een van de mogelijkheden.'] },
    });
  });

  it('[API-01] distinguishes missing, invalid and too many values', async () => {
    const absent = await member.send('POST', '/api/shop/thing', {});
    expect(absent).toMatchObject({ status: 400, body: { name: ['Fill this in.'] } });
    const body = { name: 5, size: [], colours: ['RED', 'RED', 'RED'] };
    expect((await member.send('POST', '/api/shop/thing', { body })).body).toEqual({
      name: ['This must be text.'],
      size: ['This must be an object.'],
      colours: ['Choose at most 2.'],
    });
    expect((await member.send('POST', '/api/shop/thing', { body: [] })).body).toEqual({
      non_field_errors: ['This must be an object.'],
    });
    expect((await member.send('POST', '/api/shop/thing', { body: { name: 'taken' } })).body).toEqual({
      name: ['This already exists.'],
    });
  });

  it("gets a response in the person's own language if it requests no language", async () => {
    const answer = await app.as('other').send('POST', '/api/shop/thing', { body: {} });
    expect(answer.body).toEqual({ name: ['Vul dit in.'] });
  });

  it('[API-01] ignores unknown fields, and never sends undeclared ones', async () => {
    const body = { name: 'Table', id: 999, __proto__x: 1 };
    const made = await member.send('POST', '/api/shop/thing', { body });
    expect(made.status).toBe(201);
    expect(Object.keys(made.body as object)).toEqual(['id', 'name']);
    expect((made.body as { id: number }).id).not.toBe(999);
  });

  it('[API-01] returns 404 for an invalid id, as for an unknown one', async () => {
    for (const wrong of ['0', 'abc', '-1', '1.5', '99999999999', '2147483648', '%00', '%F0%28']) {
      const answer = await app.send('GET', `/api/shop/thing/${wrong}`);
      expect([wrong, answer.status]).toEqual([wrong, 404]);
      expect(answer.body).toMatchObject({ code: 'not_found' });
    }
    expect((await app.send('GET', '/api/shop/thing/2147483647')).status).toBe(404);
  });

  it('[API-01] rejects bodies that are not JSON, too large, too deep or impossible to store, and causes no server error', async () => {
    const send = (body: string, headers = {}) => member.send('POST', '/api/shop/thing', { body, headers });
    expect(await send('{"name": ')).toMatchObject({ status: 400, body: { code: 'malformed_json' } });
    expect(await send('name=x', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
      body: { code: 'unsupported_media_type' },
    });
    expect(await send(JSON.stringify({ name: 'x'.repeat(300_000) }))).toMatchObject({
      status: 413,
      body: { code: 'body_too_large' },
    });
    const deep = (levels: number) => `{"name":"x","a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect((await send(deep(10_000))).status).toBe(400);
    expect((await send(deep(33))).status).toBe(400);
    expect((await send(deep(20))).status).toBe(201);
    expect(await send('{"name":"a\\u0000b"}')).toMatchObject({
      status: 400,
      body: { name: ['This contains characters we can’t store.'] },
    });
    expect((await send('{"name":"\\ud800"}')).status).toBe(400);
    expect((await send('{"name":"x","b":["\\udc00"]}')).status).toBe(400);
    expect((await send(JSON.stringify({ name: 'x', list: Array.from({ length: 501 }, () => 1) }))).status).toBe(400);
    expect((await send('{"name":"x","__proto__":{"polluted":true}}')).status).toBe(201);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await app.send('GET', '/api/shop/thing?name=%00')).status).toBe(400);
  });

  it('[API-01] gets a JSON error for unknown paths and methods', async () => {
    expect(await app.send('GET', '/api/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const patched = await member.send('PATCH', '/api/shop/thing/1/', { body: {} });
    expect(patched).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(patched.headers['allow']).toBe('DELETE, GET');
  });
});

describe('the response', () => {
  it('[API-01] pages lists, with links that keep every filter', async () => {
    await app.database.pool.query(
      "truncate thing; insert into thing (name) select 'n' || i from generate_series(1, 45) i",
    );
    const first = await app.send('GET', '/api/shop/thing/?name=a%20b&page_size=20');
    expect(first.body).toMatchObject({
      count: 45,
      previous: null,
      next: 'https://weekbord.example/api/shop/thing/?name=a+b&page_size=20&page=2',
    });
    const last = await app.call(listThings, { query: { page: '3' } });
    expect(last.body.results).toHaveLength(5);
    expect(last.body.next).toBeNull();
    expect(last.body.previous).toBe('https://weekbord.example/api/shop/thing?page=2');
    expect((await app.call(listThings, { query: { page: '4' } })).status).toBe(404);
    for (const wrong of ['page=0', 'page=x', 'page_size=101', 'page_size=0', 'page=1&page=2']) {
      expect([wrong, (await app.send('GET', `/api/shop/thing?${wrong}`)).status]).toEqual([wrong, 400]);
    }
    await app.database.pool.query('truncate thing');
    expect((await app.call(listThings)).body).toEqual({ count: 0, next: null, previous: null, results: [] });
  });

  it('[API-01] has an ETag, and is 304 if the caller sends it', async () => {
    const first = await app.send('GET', '/api/shop/thing');
    const tag = String(first.headers['etag']);
    expect(tag).toMatch(/^W\/".+"$/);
    const again = await app.send('GET', '/api/shop/thing', { headers: { 'if-none-match': `"x", ${tag}` } });
    expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', tag]);
    await member.call(makeThing, { body: { name: 'new' } });
    const changed = await app.send('GET', '/api/shop/thing', { headers: { 'if-none-match': tag } });
    expect(changed.status).toBe(200);
  });

  it('sends headers that forbid caching, framing and reading from other origins', async () => {
    const { headers } = await app.send('GET', '/api/shop/thing', { headers: { 'x-request-id': 'abc-1' } });
    expect(headers['x-request-id']).toBe('abc-1');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    const odd = await app.send('GET', '/api/shop/thing', { headers: { 'x-request-id': 'a b\tc' } });
    expect(odd.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("[API-01] reports the server's own errors without their cause", async () => {
    for (const how of ['database', 'any']) {
      const answer = await app.send('POST', '/api/shop/fallOver', { body: { how }, headers: { 'x-request-id': 'r1' } });
      expect(answer.status).toBe(500);
      expect(answer.body).toEqual({ detail: 'Something went wrong. Please try again later.', request_id: 'r1' });
    }
    expect((await app.call(breakPromise)).status).toBe(500);
  });

  it('is 503 with Retry-After if the database is slow or transactions keep colliding', async () => {
    for (const how of ['slow', 'collide']) {
      const answer = await app.call(fallOver, { body: { how } });
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('a writing call', () => {
  it('is one transaction, in which an error rolls back both the writes and the email', async () => {
    await app.takeMails();
    expect((await member.call(makeThing, { body: { name: 'late' } })).status).toBe(409);
    expect(await countOf('late')).toBe(0);
    expect(await app.takeMails()).toEqual([]);
    await member.call(makeThing, { body: { name: 'Grüße' } });
    expect(await app.takeMails()).toMatchObject([{ to: 'a@example.com', subject: 'Grüße', text: 'Made.\n' }]);
  });

  it('is restarted if it collides with others, and executed once', async () => {
    await app.takeMails();
    collisions = 2;
    const headers = { 'idempotency-key': 'collides' };
    const made = await member.call(makeThing, { body: { name: 'Persistent' } }, { headers });
    expect(made).toMatchObject({ status: 201, body: { name: 'Persistent' } });
    expect(await countOf('Persistent')).toBe(1);
    expect(await app.takeMails()).toHaveLength(1);
    const again = await member.call(makeThing, { body: { name: 'Persistent' } }, { headers });
    expect([again.body, await countOf('Persistent')]).toEqual([made.body, 1]);
  });

  it('keeps its writes if the error says so', async () => {
    const kept = await app.call(wrongGuess, { body: { keep: true } });
    expect(kept).toMatchObject({
      status: 400,
      body: { error: 'That code isn’t right. Check the email or get a new one.' },
    });
    expect(await countOf('guess')).toBe(1);
    await app.call(wrongGuess, { body: { keep: false } });
    expect(await countOf('guess')).toBe(1);
    const headers = { 'idempotency-key': 'guess' };
    await app.call(wrongGuess, { body: { keep: true } }, { headers });
    const again = await app.call(wrongGuess, { body: { keep: true } }, { headers });
    expect([again.status, await countOf('guess')]).toEqual([400, 3]);
  });

  it('[API-01] is executed once per Idempotency-Key, and gets the same response for a day', async () => {
    const send = (name: string, key: string, token = 'member') =>
      app.as(token).send('POST', '/api/shop/thing', { body: { name }, headers: { 'idempotency-key': key } });
    const first = await send('Once', 'k1');
    const again = await send('Once', 'k1');
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await countOf('Once')).toBe(1);
    expect(await send('Other', 'k1')).toMatchObject({ status: 409, body: { code: 'idempotency_key_in_use' } });
    expect((await send('Once', 'k1', 'other')).status).toBe(201);
    expect(await countOf('Once')).toBe(2);
    app.clock.advance({ hours: 25 });
    expect((await send('Once', 'k1')).status).toBe(201);
    expect(await countOf('Once')).toBe(3);
    expect((await send('x', 'k'.repeat(201))).status).toBe(400);
  });

  it('[API-01] is executed once if it is sent many times concurrently with one key', async () => {
    const headers = { 'idempotency-key': 'same' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => member.send('POST', '/api/shop/thing', { body: { name: 'Parallel' }, headers })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    expect(await countOf('Parallel')).toBe(1);
  });

  it('[API-01] may be repeated under its key if it was rejected', async () => {
    const headers = { 'idempotency-key': 'refused' };
    expect((await member.send('POST', '/api/shop/thing', { body: { name: 'late' }, headers })).status).toBe(409);
    expect((await member.send('POST', '/api/shop/thing', { body: { name: 'late' }, headers })).body).toMatchObject({
      code: 'version_conflict',
    });
  });

  it('[API-01] returns 204 without a body for a deletion', async () => {
    const answer = await member.send('DELETE', '/api/shop/thing/1');
    expect([answer.status, answer.text]).toEqual([204, '']);
  });
});

describe('a response that is too large', () => {
  const detail = 'This is too much to show at once. Choose fewer days, or remove what you no longer need.';

  it('is refused with a code, and a smaller one of the same call is sent', async () => {
    const refused = await app.call(listLong, { query: { page_size: 100 } });
    expect(refused).toMatchObject({ status: 409, body: { detail, code: 'answer_too_large' } });
    expect((await app.call(listLong, { query: { page_size: 10 } })).body.results).toHaveLength(10);
  });

  it.each<Record<string, string>>([{}, { 'idempotency-key': 'long' }])(
    'undoes the write that led to it, sent with %j',
    async (headers) => {
      const name = `${JSON.stringify(headers)}${'x'.repeat(LONGEST)}`;
      const refused = await member.call(makeLong, { body: { name } }, { headers });
      expect(refused).toMatchObject({ status: 409, body: { detail, code: 'answer_too_large' } });
      expect(await countOf(name)).toBe(0);
      expect(
        (await member.call(makeLong, { body: { name: 'short' } }, { headers: { 'idempotency-key': 'short' } })).body,
      ).toEqual({
        id: 1,
        name: 'short',
      });
    },
  );
});
