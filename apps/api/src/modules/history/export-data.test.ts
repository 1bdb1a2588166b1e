import { history } from '@weekbord/contract/history/history';
import { createUserProfile } from '@weekbord/contract/intake/user-profiles';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson } from '@weekbord/testkit/builders/people';
import { longestTurn } from '@weekbord/testkit/longest-turn';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { historyRoutes } from './history.routes.ts';

const app = await startServing({
  product: { routes: [...historyRoutes, ...intakeRoutes], authenticate: authenticateByPerson },
});

const ROWS = 40_000;
/** The maximum CPU time, in milliseconds, of the responding thread in one turn of the event loop, on a slow machine. */
const TURN_MS = 220;

it('a very large export does not block other requests', async () => {
  const person = await aPerson(app.db);
  await sql`
    insert into audit_entry (person_id, actor_id, act, request_id, created_at)
    select ${person.id}, ${person.id}, 'read planner/calendarDay', 'request ' || number, now()
    from generate_series(1, ${ROWS}) as number`.execute(app.db);
  const me = app.as(tokenOf(person));
  const whole = await me.call(history.exportData);
  expect(whole.body.parts.find(({ section }) => section === 'looks')!.rows.length).toBeGreaterThanOrEqual(ROWS);
  // Requests a 304, because the test would parse a response body in the same thread.
  const known = { headers: { 'if-none-match': '*' } };
  // Garbage collection or a busy machine can lengthen a turn, but an export that is really slow is slow every time.
  let shortest = Infinity;
  for (let nth = 0; nth < 12 && shortest >= TURN_MS; nth += 1)
    shortest = Math.min(shortest, await longestTurn(me.call(history.exportData, undefined, known)));
  expect(shortest).toBeLessThan(TURN_MS);
});

it('an exported age, even one that a coach recorded for an invited person, is the age on the day of the export', async () => {
  const BODY = { gender: 'MALE', activity: 'ACTIVE', weight: 80, height_in_cm: 180 } as const;
  const year = app.clock.now().getUTCFullYear();
  const coach = await aCoach(app.db);
  const email = 'invited@home.example';
  const person = await aPerson(app.db, { email });
  const invited = await aClientOf(app.db, coach, { invited_as: email, stands_in: true, email: 'waiting.invalid' });
  const bornIn = (born: number) => ({ ...BODY, birthday: `${born}-01-01` });
  expect((await app.as(tokenOf(person)).call(createUserProfile, { body: bornIn(year - 40) })).status).toBe(201);
  const recorded = { ...bornIn(year - 30), user_id: invited.id };
  expect((await app.as(tokenOf(coach)).call(createUserProfile, { body: recorded })).status).toBe(201);
  const other = await aPerson(app.db);
  const said = { ...BODY, age: 51 };
  expect((await app.as(tokenOf(other)).call(createUserProfile, { body: said })).status).toBe(201);
  const agesOf = async (one: typeof person) => {
    const { parts } = (await app.as(tokenOf(one)).call(history.exportData)).body;
    const rowsOf = (wanted: string) => parts.find(({ section }) => section === wanted)!.rows;
    const records = rowsOf('recorded_by_coaches').filter((row) => row['recorded_kind'] === 'profile');
    return [...rowsOf('profile'), ...records.map((row) => row['recorded'] as Record<string, unknown>)].map(
      ({ age }) => age,
    );
  };
  expect([await agesOf(person), await agesOf(other)]).toEqual([[40, 30], [51]]);
  app.clock.advance({ minutes: 2 * 366 * 24 * 60 });
  expect([await agesOf(person), await agesOf(other)]).toEqual([[42, 32], [51]]);
});
