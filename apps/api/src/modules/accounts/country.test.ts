import {
  getMe,
  getUser,
  listUsers,
  replaceMe,
  replaceUser,
  updateMe,
  updateUser,
} from '@weekbord/contract/accounts/users';
import { createUserProfile, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { withRepeats } from '../../platform/http/serve.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { accountsRoutes } from './accounts.routes.ts';

const app = await startServing({
  product: {
    routes: withRepeats([replaceUser], [...accountsRoutes, ...intakeRoutes]),
    authenticate: authenticateByPerson,
  },
});
const as = (person: Person) => app.as(tokenOf(person));
const shownTo = async (person: Person) => {
  const { country, country_chosen } = (await as(person).call(getMe)).body;
  return [country, country_chosen];
};
const NAMED = {
  first_name: 'Kim',
  last_name: 'Bos',
  language: 'en',
  uses_imperial_measurements: false,
} as const;

describe('the default country of a person', () => {
  it('follows their language', async () => {
    const person = await aPerson(app.db, { language: 'nl' });
    expect(await shownTo(person)).toEqual(['NETHERLANDS', false]);
    expect((await as(person).call(updateMe, { body: { language: 'en' } })).body.country).toBe('OTHER');
  });

  it("follows the person's or their coach's organisation if it uses imperial units", async () => {
    const { id } = await anOrganisation(app.db, { imperial_allowed: true });
    const coach = await aCoach(app.db, { organisation_id: id });
    expect(await shownTo(coach)).toEqual(['UNITED_KINGDOM', false]);
    expect(await shownTo(await aClientOf(app.db, coach))).toEqual(['UNITED_KINGDOM', false]);
    const metric = await anOrganisation(app.db);
    expect(await shownTo(await aClientOf(app.db, coach, { organisation_id: metric.id }))).toEqual(['OTHER', false]);
  });

  it('follows the units of their profile', async () => {
    const person = await aPerson(app.db);
    const { id } = (
      await as(person).call(createUserProfile, {
        body: {
          gender: 'FEMALE',
          activity: 'ACTIVE',
          weight: 70,
          user_id: person.id,
          personal_weight_unit: 'STONES',
        },
      })
    ).body;
    expect(await shownTo(person)).toEqual(['UNITED_KINGDOM', false]);
    const american = {
      personal_weight_unit: 'POUNDS',
      uses_imperial_measurements_for_recipes: true,
    } as const;
    await as(person).call(updateUserProfile, {
      params: { id },
      body: american,
    });
    expect(await shownTo(person)).toEqual(['UNITED_STATES', false]);
  });
});

describe("the first day of a person's week", () => {
  const firstOf = async (person: Person) => (await as(person).call(getMe)).body.first_weekday;

  it('is the usual one in their country until they choose another', async () => {
    const person = await aPerson(app.db);
    expect(await firstOf(person)).toBe('monday');
    await as(person).call(updateMe, { body: { country: 'UNITED_STATES' } });
    expect(await firstOf(person)).toBe('sunday');
    await as(person).call(updateMe, { body: { first_weekday: 'saturday' } });
    await as(person).call(replaceMe, { body: NAMED });
    expect(await firstOf(person)).toBe('saturday');
    await as(person).call(updateMe, { body: { first_weekday: null } });
    expect(await firstOf(person)).toBe('sunday');
  });

  it('can only be Monday, Saturday or Sunday', async () => {
    const person = await aPerson(app.db);
    const answer = await as(person).send('PATCH', '/api/auth/users/me', { body: { first_weekday: 'friday' } });
    expect(answer).toMatchObject({ status: 400, body: { first_weekday: [expect.any(String)] } });
  });
});

describe('a chosen country', () => {
  it('is kept by changes that omit it, and cleared by null', async () => {
    const person = await aPerson(app.db, { language: 'nl' });
    const changed = await as(person).call(updateMe, {
      body: { country: 'BELGIUM' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { country: 'BELGIUM', country_chosen: true, language: 'nl' },
    });
    await as(person).call(updateMe, { body: { language: 'en' } });
    await as(person).call(replaceMe, { body: NAMED });
    await as(person).call(replaceUser, {
      params: { id: person.id },
      body: NAMED,
    });
    expect(await shownTo(person)).toEqual(['BELGIUM', true]);
    await as(person).call(replaceMe, {
      body: { ...NAMED, country: 'IRELAND' },
    });
    expect(await shownTo(person)).toEqual(['IRELAND', true]);
    await as(person).call(replaceUser, {
      params: { id: person.id },
      body: { ...NAMED, country: 'UNITED_STATES' },
    });
    expect(await shownTo(person)).toEqual(['UNITED_STATES', true]);
    await as(person).call(updateUser, {
      params: { id: person.id },
      body: { country: null },
    });
    expect(await shownTo(person)).toEqual(['OTHER', false]);
  });

  it("is shown to and changed by the client's coach, and included in the list of people", async () => {
    const coach = await aCoach(app.db);
    const { id } = await aClientOf(app.db, coach);
    await as(coach).call(updateUser, {
      params: { id },
      body: { country: 'OTHER' },
    });
    const seen = { country: 'OTHER', country_chosen: true };
    expect((await as(coach).call(getUser, { params: { id } })).body).toMatchObject(seen);
    expect((await as(coach).call(listUsers)).body.results).toContainEqual(expect.objectContaining({ id, ...seen }));
  });
});
