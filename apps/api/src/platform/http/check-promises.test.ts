import { endpoint } from '@weekbord/contract/endpoint';
import { routes } from '@weekbord/contract/route';
import { authenticateThese, testActor } from '@weekbord/testkit/test-actors';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from './errors.ts';
import { serve, servePrepared } from './serve.ts';

const paths = routes({
  showRecord: 'GET /shop/record',
  changeRecord: 'POST /shop/changeRecord',
  prepareRecord: 'POST /shop/prepareRecord',
  expireRecord: 'POST /shop/expireRecord',
  visit: 'GET /shop/visit',
  refuse: 'POST /shop/refuse',
});
const answer = z.object({ ok: z.boolean() });
const showRecord = endpoint(paths.showRecord, {
  access: 'subject',
  summary: 'Shows.',
  query: z.object({ asks: z.string().optional() }),
  answer,
});
const changeRecord = endpoint(paths.changeRecord, { access: 'subject', summary: 'Changes.' });
const prepareRecord = endpoint(paths.prepareRecord, { access: 'subject', summary: 'Prepares.', answer });
const expireRecord = endpoint(paths.expireRecord, { access: 'subject', summary: 'Expires.', answer });
const visit = endpoint(paths.visit, { access: 'public', summary: 'Visits.', answer });
const refuse = endpoint(paths.refuse, {
  access: 'member',
  summary: 'Refuses.',
  body: z.object({ code: z.enum(['food_in_use', 'barcode_unknown', 'version_conflict']) }),
  errors: ['food_in_use'],
});

const product = {
  authenticate: authenticateThese({ member: testActor() }),
  routes: [
    serve(showRecord, async (ctx) => {
      if (ctx.query.asks === 'gate') ctx.authorised.isChecked = true;
      return { ok: true };
    }),
    serve(changeRecord, async (ctx) => {
      await ctx.db.insertInto('guess_budget').values({ day: '2027-03-14', wrong: 1 }).execute();
    }),
    servePrepared(
      prepareRecord,
      async () => true,
      async (ctx) => {
        ctx.authorised.isChecked = true;
        return { ok: ctx.prepared };
      },
    ),
    serve(
      expireRecord,
      async (ctx) => {
        ctx.authorised.isChecked = true;
        const { rows } = await sql<{ reason: string }>`select acting_system() as reason`.execute(ctx.db);
        return { ok: rows[0]?.reason === 'expire' };
      },
      'expire',
    ),
    serve(
      visit,
      async (ctx) => {
        const { rows } = await sql<{ person: number | null }>`select acting_person() as person`.execute(ctx.db);
        return { ok: rows[0]?.person === null };
      },
      'visit',
    ),
    serve(refuse, async (ctx) => {
      throw new ApiError(ctx.body.code);
    }),
  ],
};
const strict = await startServing({ product });
const lenient = await startServing({ product, database: strict.database, config: { strict: false } });

describe('a call about a person', () => {
  it('gets the result of its preparation, and runs with its declared system reason', async () => {
    const member = strict.as('member');
    expect((await member.call(prepareRecord)).body).toEqual({ ok: true });
    expect((await member.call(expireRecord)).body).toEqual({ ok: true });
  });
});

describe('a visit through a link', () => {
  it('has no acting person, even if its caller is logged in', async () => {
    for (const caller of [strict, strict.as('member')]) expect((await caller.call(visit)).body).toEqual({ ok: true });
  });
});

describe('a call that breaks its contract', () => {
  it('[API-02] fails in tests and is rolled back if it returns data about a person without authorisation', async () => {
    const member = strict.as('member');
    const shown = await member.call(showRecord);
    expect(shown).toMatchObject({
      status: 500,
      body: { detail: 'showRecord responded without checking authorisation' },
    });
    expect((await member.call(showRecord, { query: { asks: 'gate' } })).body).toEqual({ ok: true });
    expect((await member.call(changeRecord)).status).toBe(500);
    expect(await strict.db.selectFrom('guess_budget').selectAll().execute()).toEqual([]);
  });

  it('also fails if it throws an undeclared error', async () => {
    const member = strict.as('member');
    const refused = (code: 'food_in_use' | 'barcode_unknown' | 'version_conflict') =>
      member.call(refuse, { body: { code } });
    expect(await refused('food_in_use')).toMatchObject({ status: 409, body: { code: 'food_in_use' } });
    expect(await refused('version_conflict')).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    expect(await refused('barcode_unknown')).toMatchObject({
      status: 500,
      body: { detail: 'refuse returned the error barcode_unknown, which its contract does not list' },
    });
  });

  it('still returns a response on a production server', async () => {
    const member = lenient.as('member');
    expect((await member.call(showRecord)).body).toEqual({ ok: true });
    const refused = await member.call(refuse, { body: { code: 'barcode_unknown' } });
    expect(refused).toMatchObject({ status: 404, body: { code: 'barcode_unknown' } });
  });
});
