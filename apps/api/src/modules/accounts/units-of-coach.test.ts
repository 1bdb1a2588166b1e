import { getMe, updateMe } from '@weekbord/contract/accounts/users';
import {
  createUserProfile,
  getUserProfile,
  listUserProfiles,
  replaceUserProfile,
  updateUserProfile,
} from '@weekbord/contract/intake/user-profiles';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { accountsRoutes } from './accounts.routes.ts';

const app = await startServing({
  product: { routes: [...accountsRoutes, ...intakeRoutes], authenticate: authenticateByPerson },
});
const as = (person: Person) => app.as(tokenOf(person));

const PROFILE = { gender: 'FEMALE', activity: 'MILDLY_ACTIVE', weight: 70 } as const;
const METRIC = {
  uses_imperial_measurements_for_recipes: false,
  uses_imperial_measurements_for_height: false,
  personal_weight_unit: 'KILOGRAMS',
} as const;
const IMPERIAL = {
  uses_imperial_measurements_for_recipes: true,
  uses_imperial_measurements_for_height: true,
  personal_weight_unit: 'POUNDS',
} as const;

const chooses = (coach: Person, uses_imperial_measurements: boolean) =>
  as(coach).call(updateMe, { body: { uses_imperial_measurements } });

async function aClientWithProfile(coach: Person, units: object = {}, writer = coach) {
  const client = await aClientOf(app.db, coach);
  const made = await as(writer === coach ? coach : client).call(createUserProfile, {
    body: { ...PROFILE, ...units, user_id: client.id },
  });
  expect(made.status).toBe(201);
  return { client, id: made.body.id, made: made.body };
}

const unitsOf = async (client: Person) => (await as(client).call(getMe)).body.intake;

describe('the units of an organisation with imperial_by_default', () => {
  const BODY = { uses_imperial_measurements_for_height: true, personal_weight_unit: 'POUNDS' } as const;

  it('are feet, inches and pounds for members and for clients of its coaches, unless they chose other units', async () => {
    const imperial = await anOrganisation(app.db, { imperial_by_default: true });
    const metric = await anOrganisation(app.db);
    const shownTo = async (person: Person, units: object = {}) => {
      const body = { ...PROFILE, ...units };
      const made = await as(person).call(createUserProfile, { body });
      expect(made.status).toBe(201);
      return unitsOf(person);
    };
    const member = () => aPerson(app.db, { organisation_id: imperial.id });
    expect(await shownTo(await member())).toMatchObject({ ...METRIC, ...BODY });
    expect(await shownTo(await member(), METRIC)).toMatchObject(METRIC);
    expect(await shownTo(await aPerson(app.db, { organisation_id: metric.id }))).toMatchObject(METRIC);
    const coach = await aCoach(app.db, { organisation_id: imperial.id });
    expect(await shownTo(await aClientOf(app.db, coach))).toMatchObject({ ...METRIC, ...BODY });
    const elsewhere = await aClientOf(app.db, coach, { organisation_id: metric.id });
    expect(await shownTo(elsewhere)).toMatchObject(METRIC);
  });
});

describe('the units of a coach', () => {
  it('apply to new and existing clients who chose none, and change when the coach chooses others', async () => {
    const coach = await aCoach(app.db);
    const { client: earlier } = await aClientWithProfile(coach);
    expect(await unitsOf(earlier)).toMatchObject(METRIC);
    await chooses(coach, true);
    const { client: later, id, made } = await aClientWithProfile(coach);
    expect(made).toMatchObject(IMPERIAL);
    expect(await unitsOf(earlier)).toMatchObject(IMPERIAL);
    expect((await as(later).call(getUserProfile, { params: { id } })).body).toMatchObject(IMPERIAL);
    const listed = await as(coach).call(listUserProfiles);
    expect(listed.body.results).toEqual([expect.objectContaining(IMPERIAL), expect.objectContaining(IMPERIAL)]);
    await chooses(coach, false);
    expect(await unitsOf(earlier)).toMatchObject(METRIC);
    expect(await unitsOf(later)).toMatchObject(METRIC);
  });

  it('do not apply to clients who chose any unit themselves, even the default one', async () => {
    const coach = await aCoach(app.db);
    const { client: stones } = await aClientWithProfile(coach, { personal_weight_unit: 'STONES' });
    const { client: metric } = await aClientWithProfile(coach, METRIC);
    await chooses(coach, true);
    expect(await unitsOf(stones)).toMatchObject({ ...METRIC, personal_weight_unit: 'STONES' });
    expect(await unitsOf(metric)).toMatchObject(METRIC);
    const { client, id } = await aClientWithProfile(coach);
    const change = { uses_imperial_measurements_for_recipes: false };
    expect((await as(client).call(updateUserProfile, { params: { id }, body: change })).body).toMatchObject({
      ...IMPERIAL,
      ...change,
    });
    await chooses(coach, false);
    expect(await unitsOf(client)).toMatchObject({ ...IMPERIAL, ...change });
  });

  it('do not change when a client or the coach writes other fields', async () => {
    const coach = await aCoach(app.db, { uses_imperial_measurements: true });
    const { client, id } = await aClientWithProfile(coach);
    const changed = await as(client).call(updateUserProfile, { params: { id }, body: { weight: 72 } });
    expect(changed.body).toMatchObject({ weight: 72, ...IMPERIAL });
    const replaced = await as(coach).call(replaceUserProfile, { params: { id }, body: { ...PROFILE, weight: 71 } });
    expect(replaced.body).toMatchObject({ weight: 71, ...IMPERIAL });
    await chooses(coach, false);
    expect(await unitsOf(client)).toMatchObject({ weight: 71, ...METRIC });
  });

  it('do not apply to people without a coach', async () => {
    const person = await aPerson(app.db, { uses_imperial_measurements: true });
    const made = await as(person).call(createUserProfile, { body: { ...PROFILE, age: 30, height_in_cm: 170 } });
    expect(made.body).toMatchObject(METRIC);
  });
});
