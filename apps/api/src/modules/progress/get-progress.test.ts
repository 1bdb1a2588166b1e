import { progress } from '@weekbord/contract/progress/progress';
import { addDays, type PlainDate } from '@weekbord/domain/dates/plain-date';
import type { MeasurementType } from '@weekbord/domain/progress/measurement-types';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { progressRoutes } from './progress.routes.ts';

const app = await startServing({ product: { routes: progressRoutes, authenticate: authenticateByPerson } });
const as = (person: Person) => app.as(tokenOf(person));
const TODAY = '2027-03-14';

type Day = readonly [date: PlainDate, value: number];

async function someoneWith(type: MeasurementType, days: readonly Day[]) {
  const person = await aPerson(app.db);
  const rows = days.map(([date, value]) => {
    return { person_id: person.id, type, value, created_at: new Date(`${date}T00:00:00Z`) };
  });
  await app.db.insertInto('measurement').values(rows).execute();
  return person;
}

describe('progress', () => {
  it('is denied to a guest, and empty for someone who measured nothing', async () => {
    const query = { measurement_type: 'WEIGHT', period: 'LAST_WEEK' } as const;
    expect((await app.call(progress.getProgress, { query })).status).toBe(401);
    const empty = await as(await aPerson(app.db)).call(progress.getProgress, { query });
    expect(empty).toMatchObject({ status: 200, body: { points: [], change_per_week: null } });
  });

  it.each([
    [{}, 'measurement_type'],
    [{ measurement_type: 'MOOD', period: 'LAST_WEEK' }, 'measurement_type'],
    [{ measurement_type: 'SLEEP', period: 'LAST_YEAR' }, 'period'],
    [{ measurement_type: 'SLEEP', period: 'LAST_WEEK', today: '2027-02-30' }, 'today'],
  ])('rejects %j', async (query, field) => {
    const client = as(await aPerson(app.db));
    const answer = await client.send('GET', `/api/measurements/progress?${new URLSearchParams(query).toString()}`);
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
  });

  it.each([
    ['LAST_WEEK', 6],
    ['LAST_2_WEEKS', 13],
    ['LAST_MONTH', 29],
    ['LAST_2_MONTHS', 59],
    ['SINCE_BEGINNING', 400],
  ] as const)('covers the period %s, which begins %d days before today and includes today', async (period, days) => {
    const at = [400, 60, 59, 30, 29, 14, 13, 7, 6, 0, -1];
    const person = await someoneWith(
      'SLEEP',
      at.map((back) => [addDays(TODAY, -back), 8] as const),
    );
    const query = { measurement_type: 'SLEEP', period, today: TODAY } as const;
    const { body } = await as(person).call(progress.getProgress, { query });
    const expected = at.filter((back) => back <= days && back >= 0).map((back) => addDays(TODAY, -back));
    expect(body.points.map(({ date }) => date)).toEqual(expected);
    expect(body.points[0]).toEqual({ date: addDays(TODAY, -days), value: 8, entries: 1, trend: null });
    expect(body.change_per_week).toBeNull();
  });

  it('includes a trend for weights and the change per week, in the stored unit', async () => {
    const person = await someoneWith('WEIGHT', [
      [addDays(TODAY, -8), 82],
      [addDays(TODAY, -7), 80],
      [addDays(TODAY, -6), 81],
      [TODAY, 79],
      [TODAY, 80],
    ]);
    const ofPeriod = async (period: 'LAST_WEEK' | 'SINCE_BEGINNING') =>
      (await as(person).call(progress.getProgress, { query: { measurement_type: 'WEIGHT', period, today: TODAY } }))
        .body;
    // 82; 81.8; 0.9 × 81.8 + 0.1 × 81 = 81.72; after six days, 0.9^6 = 0.531441 of that, and the rest from 79.5.
    const all = [82, 81.8, 81.72, 80.68];
    const whole = await ofPeriod('SINCE_BEGINNING');
    expect(whole.points.map(({ value }) => value)).toEqual([82, 80, 81, 79.5]);
    expect(whole.points.map(({ entries }) => entries)).toEqual([1, 1, 1, 2]);
    expect(whole.points.map(({ trend }) => trend)).toEqual(all);
    expect(whole.change_per_week).toBe(-2.19);
    const week = await ofPeriod('LAST_WEEK');
    // The trend of a period continues from the earlier values.
    expect(week.points.map(({ trend }) => trend)).toEqual(all.slice(2));
    expect(week.change_per_week).toBe(-1.75);
  });

  it('omits a stress level that is not provided', async () => {
    const person = await someoneWith('STRESS', [
      [addDays(TODAY, -1), 0],
      [TODAY, 0],
      [TODAY, 3],
    ]);
    const query = { measurement_type: 'STRESS', period: 'LAST_WEEK', today: TODAY } as const;
    const { body } = await as(person).call(progress.getProgress, { query });
    expect(body.points).toEqual([{ date: TODAY, value: 3, entries: 1, trend: null }]);
  });

  it('returns a year of daily weights in one response', async () => {
    const days = Array.from({ length: 365 }, (_, day) => [addDays(TODAY, day - 364), 90 - day / 100] as const);
    const person = await someoneWith('WEIGHT', days);
    const query = { measurement_type: 'WEIGHT', period: 'SINCE_BEGINNING', today: TODAY } as const;
    const { body } = await as(person).call(progress.getProgress, { query });
    expect(body.points).toHaveLength(365);
    expect(body.points.at(-1)).toMatchObject({ date: TODAY, value: 86.36 });
    expect(body.change_per_week).toBe(-0.07);
  });

  it("is shown to a client's coach, and to no one else", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    await as(client).call(progress.createUserWeight, { body: { value: 70, created_at: TODAY } });
    const query = { user: client.id, measurement_type: 'WEIGHT', period: 'LAST_WEEK' } as const;
    expect((await as(coach).call(progress.getProgress, { query })).body.points).toHaveLength(1);
    expect((await as(await aCoach(app.db)).call(progress.getProgress, { query })).status).toBe(404);
  });
});
