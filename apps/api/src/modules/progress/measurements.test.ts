import { createUserProfile } from '@weekbord/contract/intake/user-profiles';
import { progress } from '@weekbord/contract/progress/progress';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { progressRoutes } from './progress.routes.ts';

const app = await startServing({
  product: { routes: [...progressRoutes, ...intakeRoutes], authenticate: authenticateByPerson },
});
const as = (person: Person) => app.as(tokenOf(person));
const TODAY = '2027-03-14';

/** The calls for each type of measurement, and a valid value for each. */
const TYPES = [
  {
    path: 'userWeight',
    type: 'WEIGHT',
    value: 72.5,
    list: progress.listUserWeight,
    create: progress.createUserWeight,
    get: progress.getUserWeight,
    update: progress.updateUserWeight,
    remove: progress.deleteUserWeight,
  },
  {
    path: 'userSleep',
    type: 'SLEEP',
    value: 7.25,
    list: progress.listUserSleep,
    create: progress.createUserSleep,
    get: progress.getUserSleep,
    update: progress.updateUserSleep,
    remove: progress.deleteUserSleep,
  },
  {
    path: 'userStress',
    type: 'STRESS',
    value: 4,
    list: progress.listUserStress,
    create: progress.createUserStress,
    get: progress.getUserStress,
    update: progress.updateUserStress,
    remove: progress.deleteUserStress,
  },
  {
    path: 'userBodyFatPercentage',
    type: 'BODY_FAT_PERCENTAGE',
    value: 24.5,
    list: progress.listUserBodyFatPercentage,
    create: progress.createUserBodyFatPercentage,
    get: progress.getUserBodyFatPercentage,
    update: progress.updateUserBodyFatPercentage,
    remove: progress.deleteUserBodyFatPercentage,
  },
  {
    path: 'userDistance',
    type: 'WAIST_CIRCUMFERENCE',
    value: 84.5,
    list: progress.listUserDistance,
    create: progress.createUserDistance,
    get: progress.getUserDistance,
    update: progress.updateUserDistance,
    remove: progress.deleteUserDistance,
  },
] as const;

/** Sends a measurement by a new person. Returns the response and how many there are afterwards. */
async function measure(path: string, body: object, person?: Person) {
  const client = as(person ?? (await aPerson(app.db)));
  const answer = await client.send('POST', `/api/measurements/${path}`, { body });
  const listed = await client.send('GET', `/api/measurements/${path}`);
  return { answer, count: (listed.body as { count: number }).count };
}

describe.each(TYPES)('$path', ({ path, type, value, list, create, get, update, remove }) => {
  it('is denied to a guest', async () => {
    expect((await app.call(create, { body: { value, created_at: TODAY } })).status).toBe(401);
    expect((await app.call(list)).status).toBe(401);
  });

  it('can be added, read, changed and deleted, and then added again', async () => {
    const person = await aPerson(app.db);
    const client = as(person);
    const made = await client.call(create, { body: { user: person.id, value, created_at: '2027-03-10' } });
    const { id } = made.body;
    const around = type === 'WAIST_CIRCUMFERENCE' ? { body_area: 'WAIST' } : {};
    const shown = { id, user: person.id, value, created_at: '2027-03-10T00:00:00.000Z', date: '2027-03-10', ...around };
    expect([made.status, made.body]).toEqual([201, shown]);
    const params = { id };
    expect((await client.call(get, { params })).body).toEqual(shown);

    const changed = await client.call(update, { params, body: { value: 5 } });
    expect([changed.status, changed.body]).toEqual([200, { ...shown, value: 5 }]);
    const moved = await client.call(update, { params, body: { created_at: '2027-03-11T06:30:00Z' } });
    const last = { ...shown, value: 5, created_at: '2027-03-11T06:30:00.000Z', date: '2027-03-11' };
    expect(moved.body).toEqual(last);

    expect((await client.call(remove, { params })).status).toBe(204);
    const gone = [
      client.call(get, { params }),
      client.call(update, { params, body: {} }),
      client.call(remove, { params }),
    ];
    expect((await Promise.all(gone)).map(({ status }) => status)).toEqual([404, 404, 404]);
    const again = await client.call(create, { body: { value: last.value, created_at: last.created_at } });
    expect({ ...again.body, id }).toEqual(last);
  });

  it('is deleted only if both its id and its type match', async () => {
    const person = await aPerson(app.db);
    const client = as(person);
    const made = await client.send('POST', `/api/measurements/${path}`, { body: { value, created_at: TODAY } });
    const body = { measurement_id: (made.body as { id: number }).id, user_id: person.id };
    for (const { type: other } of TYPES.filter((one) => one.type !== type)) {
      const wrong = await client.call(progress.deleteMeasurement, { body: { ...body, measurement_type: other } });
      expect(wrong.status).toBe(404);
    }
    const right = { body: { ...body, measurement_type: type } };
    expect((await client.call(progress.deleteMeasurement, right)).status).toBe(204);
    expect((await client.call(progress.deleteMeasurement, right)).status).toBe(404);
    expect((await client.send('GET', `/api/measurements/${path}`)).body).toMatchObject({ count: 0, results: [] });
  });

  it('is added once by a repeated request', async () => {
    const person = await aPerson(app.db);
    const request = { body: { value, created_at: TODAY }, headers: { 'Idempotency-Key': crypto.randomUUID() } };
    const first = await as(person).send('POST', `/api/measurements/${path}`, request);
    const second = await as(person).send('POST', `/api/measurements/${path}`, request);
    expect([first.status, second.body]).toEqual([201, first.body]);
    expect((await as(person).send('GET', `/api/measurements/${path}`)).body).toMatchObject({ count: 1 });
  });

  it("is shown to a client's coach, with an audit entry, and to no one else", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const body = { user: client.id, value, created_at: TODAY };
    const made = await as(coach).send('POST', `/api/measurements/${path}`, { body });
    expect(made).toMatchObject({ status: 201, body: { user: client.id } });
    const { id } = made.body as { id: number };
    const ofClient = `/api/measurements/${path}?user=${client.id}`;
    expect((await as(coach).send('GET', ofClient)).body).toMatchObject({ count: 1, results: [{ id }] });
    expect((await as(client).send('GET', `/api/measurements/${path}`)).body).toMatchObject({ count: 1 });
    expect((await as(coach).send('GET', `/api/measurements/${path}`)).body).toMatchObject({ count: 0 });

    const other = as(await aCoach(app.db));
    expect((await other.send('GET', ofClient)).status).toBe(404);
    expect((await other.send('POST', `/api/measurements/${path}`, { body })).status).toBe(404);
    expect((await other.send('GET', `/api/measurements/${path}/${id}`)).status).toBe(404);
    const deletion = { measurement_id: id, measurement_type: type };
    expect((await other.call(progress.deleteMeasurement, { body: deletion })).status).toBe(404);
    const ofAnother = { body: { ...deletion, user_id: coach.id } };
    expect((await as(coach).call(progress.deleteMeasurement, ofAnother)).status).toBe(404);
    const ofTheirs = { body: { ...deletion, user_id: client.id } };
    expect((await as(coach).call(progress.deleteMeasurement, ofTheirs)).status).toBe(204);

    const entries = await app.db
      .selectFrom('audit_entry')
      .select('act')
      .where('person_id', '=', client.id)
      .where('actor_id', '=', coach.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ act }) => act)).toEqual([
      `change measurements/${path}`,
      `read measurements/${path}`,
      'change measurements/deleteMeasurement',
    ]);
  });
});

describe('a measurement', () => {
  it.each<[string, unknown, string]>([
    ['userWeight', 0.99, 'This must be at least 1.'],
    ['userWeight', 300.01, 'This must be at most 300.'],
    ['userWeight', 1e308, 'This must be at most 300.'],
    ['userSleep', -1e308, 'This must be more than zero.'],
    ['userWeight', '72,5', 'This must be a number.'],
    ['userWeight', null, 'Fill this in.'],
    ['userWeight', undefined, 'Fill this in.'],
    ['userSleep', 0, 'This must be more than zero.'],
    ['userSleep', 0.004, 'This must be more than zero.'],
    ['userSleep', 16.01, 'This must be at most 16.'],
    ['userStress', 6, 'This must be at most 5.'],
    ['userStress', -1, 'This must be at least 0.'],
    ['userStress', 2.5, 'This must be a whole number.'],
    ['userBodyFatPercentage', 2.99, 'This must be at least 3.'],
    ['userBodyFatPercentage', 60.01, 'This must be at most 60.'],
    ['userDistance', -3, 'This must be more than zero.'],
    ['userDistance', 300.01, 'This must be at most 300.'],
  ])('is rejected and not saved: %s of %j', async (path, value, sentence) => {
    const { answer, count } = await measure(path, { value, created_at: TODAY });
    expect(answer).toMatchObject({ status: 400, body: { value: [sentence] } });
    expect(count).toBe(0);
  });

  it.each([
    ['userWeight', 1],
    ['userWeight', 300],
    ['userSleep', 16],
    ['userStress', 0],
    ['userStress', 5],
    ['userBodyFatPercentage', 3],
    ['userBodyFatPercentage', 60],
    ['userDistance', 300],
  ])('is valid: %s of %d', async (path, value) => {
    expect((await measure(path, { value, created_at: TODAY })).answer).toMatchObject({ status: 201, body: { value } });
  });

  it('is rounded to two decimal places', async () => {
    const { answer } = await measure('userWeight', { value: 72.3451, created_at: TODAY });
    expect(answer.body).toMatchObject({ value: 72.35 });
  });

  it.each([
    // At 9:00 UTC it is already 23:00 on the same date in the earliest time zone.
    ['2027-03-15', 'This can’t be in the future.'],
    ['2027-03-14T09:05:01Z', 'This can’t be in the future.'],
    ['2027-02-30', 'Enter a valid date, such as 2027-03-14.'],
    ['2027-03-14T25:00:00Z', 'Enter a valid date, such as 2027-03-14.'],
    ['1899-12-31T00:00:00Z', 'Enter a valid date, such as 2027-03-14.'],
    ['yesterday', 'Enter a valid date, such as 2027-03-14.'],
    [undefined, 'Fill this in.'],
  ])('is rejected at the time %s, even as a change', async (at, sentence) => {
    const person = await aPerson(app.db);
    const { answer, count } = await measure('userWeight', { value: 70, created_at: at }, person);
    expect(answer).toMatchObject({ status: 400, body: { created_at: [sentence] } });
    expect(count).toBe(0);
    if (at === undefined) return;
    const made = await as(person).call(progress.createUserWeight, { body: { value: 70, created_at: TODAY } });
    const params = { id: made.body.id };
    const changed = await as(person).call(progress.updateUserWeight, { params, body: { value: 71, created_at: at } });
    expect(changed).toMatchObject({ status: 400, body: { created_at: [sentence] } });
    expect((await as(person).call(progress.getUserWeight, { params })).body).toEqual(made.body);
  });

  it('may come from a time zone where it is already tomorrow, or from a clock that is a few minutes fast', async () => {
    expect((await measure('userSleep', { value: 8, created_at: '2027-03-14T09:05:00Z' })).answer.status).toBe(201);
    app.clock.set('2027-03-14T10:00:00Z');
    expect((await measure('userSleep', { value: 8, created_at: '2027-03-15' })).answer.status).toBe(201);
    app.clock.set('2027-03-14T09:00:00Z');
  });

  it('has its limits in pounds for someone who weighs in pounds or stone', async () => {
    const person = await aPerson(app.db);
    const body = { gender: 'MALE', activity: 'ACTIVE', weight: 90, personal_weight_unit: 'POUNDS' } as const;
    expect((await as(person).call(createUserProfile, { body })).status).toBe(201);
    const statusOf = async (value: number) =>
      (await as(person).call(progress.createUserWeight, { body: { value, created_at: TODAY } })).status;
    expect([await statusOf(0.45), await statusOf(0.44)]).toEqual([201, 400]);
    expect([await statusOf(294.83), await statusOf(294.84)]).toEqual([201, 400]);
  });

  it('is rejected for an unknown part of the body', async () => {
    const { answer } = await measure('userDistance', { value: 80, created_at: TODAY, body_area: 'HIP' });
    expect(answer).toMatchObject({ status: 400, body: { body_area: ['Choose one of the options.'] } });
  });
});

describe('a list of measurements', () => {
  it('is sorted newest first, or last added first for equal times, each type separately', async () => {
    const client = as(await aPerson(app.db));
    const note = async (value: number, created_at: string) =>
      (await client.call(progress.createUserWeight, { body: { value, created_at } })).body.id;
    const first = await note(70, '2027-03-10');
    const oldest = await note(71, '2027-03-09T23:59:59Z');
    const second = await note(72, '2027-03-10');
    const evening = await note(73, '2027-03-10T19:00:00Z');
    await client.call(progress.createUserSleep, { body: { value: 8, created_at: '2027-03-12' } });
    const { body } = await client.call(progress.listUserWeight);
    expect(body.results.map(({ id }) => id)).toEqual([evening, second, first, oldest]);
  });

  it('returns a year of daily weights, page by page', async () => {
    const person = await aPerson(app.db);
    const daily = Array.from({ length: 365 }, (_, day) => {
      const created_at = new Date(`${addDays(TODAY, day - 364)}T00:00:00Z`);
      return { person_id: person.id, type: 'WEIGHT' as const, value: 90 - day / 100, created_at };
    });
    await app.db.insertInto('measurement').values(daily).execute();
    const dates: string[] = [];
    let next: string | null = '/api/measurements/userWeight?page_size=100';
    let pages = 0;
    while (next !== null) {
      const { body }: { body: unknown } = await as(person).send('GET', next.replace(/^https?:\/\/[^/]+/, ''));
      const page = body as { count: number; next: string | null; results: { date: string }[] };
      expect(page.count).toBe(365);
      dates.push(...page.results.map(({ date }) => date));
      next = page.next;
      pages += 1;
    }
    expect(pages).toBe(4);
    expect(dates).toEqual(Array.from({ length: 365 }, (_, day) => addDays(TODAY, -day)));
    const past = await as(person).call(progress.listUserWeight, { query: { page: 5, page_size: 100 } });
    expect(past.status).toBe(404);
  });

  it('returns 304 if nothing changed', async () => {
    const client = as(await aPerson(app.db));
    await client.call(progress.createUserWeight, { body: { value: 70, created_at: TODAY } });
    const { headers } = await client.call(progress.listUserWeight);
    const again = await client.call(
      progress.listUserWeight,
      {},
      { headers: { 'If-None-Match': String(headers['etag']) } },
    );
    expect(again.status).toBe(304);
  });
});
