import { getProgress } from '@weekbord/contract/progress/get-progress';
import { progress } from '@weekbord/contract/progress/progress';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { progressRoutes } from './progress.routes.ts';

const app = await startServing({ product: { routes: progressRoutes, authenticate: authenticateByPerson } });
const TODAY = '2027-03-14';

describe('a measurement whose time has a UTC offset', () => {
  it.each([
    ['2027-03-10T00:30:00+02:00', '2027-03-09T22:30:00.000Z', '2027-03-10'],
    ['2027-03-10T23:30:00-05:00', '2027-03-11T04:30:00.000Z', '2027-03-10'],
    ['2027-03-10t08:00:00.25z', '2027-03-10T08:00:00.250Z', '2027-03-10'],
    ['2027-03-10T08:00:00+00:00', '2027-03-10T08:00:00.000Z', '2027-03-10'],
  ])('%s is stored as that moment, with the date that was written', async (written, instant, date) => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const made = await client.call(progress.createUserWeight, { body: { value: 72, created_at: written } });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ created_at: instant, date })]);
    const { id } = made.body;
    expect((await client.call(progress.getUserWeight, { params: { id } })).body).toEqual(made.body);
    const query = { measurement_type: 'WEIGHT', period: 'LAST_WEEK', today: TODAY } as const;
    const { points } = (await client.call(getProgress, { query })).body;
    expect(points.map((point) => point.date)).toEqual([date]);

    // A new value keeps the date; a new time replaces it.
    const changed = await client.call(progress.updateUserWeight, { params: { id }, body: { value: 73 } });
    expect(changed.body).toMatchObject({ value: 73, created_at: instant, date });
    const moved = await client.call(progress.updateUserWeight, { params: { id }, body: { created_at: '2027-03-08' } });
    expect(moved.body).toMatchObject({ created_at: '2027-03-08T00:00:00.000Z', date: '2027-03-08' });
  });

  it('is rejected if its moment is in the future, even if the written date is not', async () => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    const at = (offset: string, hours: number) =>
      new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString().replace('Z', offset);
    const send = (created_at: string) => client.call(progress.createUserWeight, { body: { value: 72, created_at } });
    expect((await send(at('+00:00', 1))).status).toBe(400);
    // At +02:00, the same wall-clock time is an hour ago.
    expect((await send(at('+02:00', 1))).status).toBe(201);
    expect((await send(at('-02:00', -1))).status).toBe(400);
  });
});
