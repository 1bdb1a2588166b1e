import { getMe } from '@weekbord/contract/accounts/users';
import { changePeriodStarts } from '@weekbord/contract/intake/cycle';
import { createUserProfile, getUserProfile, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing, testConfig } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { weekbord } from '../../weekbord.ts';

const lines: string[] = [];
const output = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(chunk.toString());
    done();
  },
});
const product = { routes: weekbord.routes, endpoints: weekbord.endpoints, authenticate: authenticateByPerson };
const app = await startServing({
  product,
  log: createLog({ logLevel: 'trace' }, output as unknown as NodeJS.WriteStream),
});
const as = (person: Person) => app.as(tokenOf(person));

const PROFILE = { gender: 'FEMALE', activity: 'ACTIVE', weight: 70 } as const;
/** Dates that occur nowhere else in the database. */
const [EARLIER, FIRST, SECOND, WRONG] = ['2026-12-29', '2027-02-07', '2027-03-09', '2031-11-23'];
const CYCLE = { last_menstrual_period_start_date: FIRST, menstrual_cycle_length: 33 };
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

/** Returns everything in any table of any schema, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(app.db);
  expect(tables.length).toBeGreaterThan(50);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select x::text as text from ${sql.raw(name)} as x`.execute(app.db);
    texts.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return texts.join('\n');
}

it('no date of a period is in any table, stored response, queued job or log line', async () => {
  const person = await aPerson(app.db);
  const create = () => as(person).call(createUserProfile, { body: { ...PROFILE, ...CYCLE } }, keyed('first'));
  const made = await create();
  expect(made).toMatchObject({ status: 201, body: CYCLE });
  const params = { id: made.body.id };
  const change = (start: string) =>
    as(person).call(
      updateUserProfile,
      { params, body: { last_menstrual_period_start_date: start } },
      keyed(`to ${start.length}${start.at(-1)}`),
    );
  expect((await change(SECOND)).body.last_menstrual_period_start_date).toBe(SECOND);
  expect((await change(WRONG)).status).toBe(400);
  expect((await as(person).call(getMe)).body.intake?.last_menstrual_period_start_date).toBe(SECOND);

  const earlier = () =>
    as(person).call(changePeriodStarts, { body: { added_period_starts: [EARLIER] } }, keyed('earlier'));
  expect((await earlier()).body.period_starts).toEqual([EARLIER, FIRST, SECOND]);
  expect((await earlier()).headers['idempotent-replayed']).toBe('true');

  // The first response is unsealed and replayed.
  expect((await create()).body).toEqual(made.body);
  const text = await dump();
  expect(text).toContain(`(${person.id},`);
  for (const trace of [EARLIER, FIRST, SECOND, WRONG, `${FIRST}T`.slice(2), '"menstrual_cycle_length": 33'])
    expect([text.includes(trace), lines.join('').includes(trace)]).toEqual([false, false]);
  expect(lines.join('')).toContain('/api/users/userProfile/:id');
});

it('a cycle cannot be read with another data key, while everything else still works with it', async () => {
  const coach = await aCoach(app.db);
  const person = await aClientOf(app.db, coach);
  const { body: made } = await as(person).call(createUserProfile, { body: { ...PROFILE, ...CYCLE } });
  const input = { params: { id: made.id } };
  const seen = await as(coach).call(getUserProfile, input);
  expect([seen.status, seen.body.last_menstrual_period_start_date, seen.body.menstrual_cycle_length]).toEqual([
    200,
    null,
    null,
  ]);
  const lost = await startServing({
    product,
    database: app.database,
    config: testConfig({ dataKey: 'the data key of some other installation' }),
  });
  const there = lost.as(tokenOf(person));
  const me = await there.call(getMe);
  expect(me).toMatchObject({ status: 200, body: { intake: { weight: 70, last_menstrual_period_start_date: null } } });
  const change = (body: object) => there.call(updateUserProfile, { ...input, body });
  expect(await change({ last_menstrual_period_start_date: SECOND })).toMatchObject({
    status: 503,
    body: { code: 'data_unreadable' },
  });
  expect((await change({ weight: 71 })).status).toBe(200);
  expect((await as(person).call(getUserProfile, input)).body).toMatchObject({ ...CYCLE, weight: 71 });
});
