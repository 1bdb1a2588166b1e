import { deleteUserProfile } from '@weekbord/contract/plans/delete-user-profile';
import {
  createUserProfile,
  getUserProfile,
  listUserProfiles,
  replaceUserProfile,
  updateUserProfile,
} from '@weekbord/contract/intake/user-profiles';
import { listExerciseTemplates } from '@weekbord/contract/intake/exercise-templates';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { plansRoutes } from '../plans/plans.routes.ts';
import { intakeRoutes } from './intake.routes.ts';

const app = await startServing({
  product: { routes: [...intakeRoutes, ...plansRoutes], authenticate: authenticateByPerson },
});
const as = (person: Person) => app.as(tokenOf(person));

const body = { gender: 'FEMALE', activity: 'MILDLY_ACTIVE', weight: 70, age: 25, height_in_cm: 160 } as const;
const withCycle = { ...body, last_menstrual_period_start_date: '2027-03-01', menstrual_cycle_length: 30 } as const;

async function someoneWithProfile(fields: object = body) {
  const person = await aPerson(app.db);
  const made = await as(person).call(createUserProfile, { body: { ...body, ...fields } });
  expect(made.status).toBe(201);
  return { person, profile: made.body };
}

describe('a profile', () => {
  it('takes its age from the birthday, and drops a birthday that contradicts another age', async () => {
    const { person, profile } = await someoneWithProfile({ age: 25, birthday: '1990-01-01' });
    const change = (fields: object) => as(person).call(updateUserProfile, { params: { id: profile.id }, body: fields });
    const today = new Date().getFullYear();
    expect(profile.birthday).toBe('1990-01-01');
    const { age } = profile;
    expect(age).toBeGreaterThan(30);
    expect((await change({ age })).body).toMatchObject({ age, birthday: '1990-01-01' });
    expect((await change({ age: 50 })).body).toMatchObject({ age: 50, birthday: null });
    expect((await change({ birthday: `${today + 3}-01-01` })).status).toBe(400);
    expect((await change({ birthday: `${today - 130}-01-01` })).status).toBe(400);
    expect((await change({ birthday: `${today - 20}-01-01` })).body.age).toBeLessThan(30);
    expect((await change({ age: 121 })).status).toBe(400);
    expect((await change({ age: 120 })).body).toMatchObject({ age: 120, birthday: null });
    expect((await change({ motivations: ['HEALTH', 'HEALTH'], motivation_other: 'Run' })).body).toMatchObject({
      motivations: ['HEALTH'],
      motivation_other: 'Run',
      birthday: null,
    });
  });

  it('gets a year older on each birthday, and its energy expenditure follows', async () => {
    const { person, profile } = await someoneWithProfile({ birthday: '1990-06-15' });
    const before = app.clock.now();
    const read = async () => (await as(person).call(getUserProfile, { params: { id: profile.id } })).body;
    const young = await read();
    app.clock.advance({ minutes: 2 * 366 * 24 * 60 });
    const old = await read();
    app.clock.set(before);
    expect(old.age! - young.age!).toBe(2);
    // The Mifflin-St Jeor resting energy decreases by 5 kcal a year, times the activity factor.
    expect(old.energy_expenditure!).toBeLessThan(young.energy_expenditure!);
    expect(old.energy_expenditure!).toBeGreaterThan(young.energy_expenditure! - 20);
    const unknown = await someoneWithProfile();
    expect(unknown.profile).toMatchObject({ age: 25, birthday: null });
  });

  it('[COA-05] has exercises of the listed kinds, and deletes those that are not sent again', async () => {
    const kinds = (await app.call(listExerciseTemplates, { query: { page_size: 100 } })).body.results;
    const strength = kinds.find(({ exercise_name: name }) => name === 'Strength training')!;
    expect(strength).toMatchObject({ id: expect.any(Number), kcal_per_kg_per_min: 0.0875 });
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const { id } = (await as(coach).call(createUserProfile, { body: { ...body, user_id: client.id } })).body;
    const set = async (exercise_instances: object[]) =>
      (await as(coach).call(updateUserProfile, { params: { id }, body: { exercise_instances } as never })).body;
    const row = { exercise: strength.id, minutes_per_session: 60, sessions_per_week: 2 };
    const before = (await as(client).call(getUserProfile, { params: { id } })).body.energy_expenditure!;
    const two = await set([row, { exercise: kinds[0]!.id }]);
    expect(two.exercise_instances).toEqual([
      { id: 1, ...row },
      { id: 2, exercise: kinds[0]!.id, minutes_per_session: 30, sessions_per_week: 1 },
    ]);
    const one = await set([{ id: 1, ...row }]);
    expect(one.exercise_instances).toEqual([{ id: 1, ...row }]);
    // Per day: 0.0875 × 60 × 2 × 70 / 7.
    expect(one.energy_expenditure).toBe(before + 105);
    expect((await as(client).call(updateUserProfile, { params: { id }, body: { weight: 70 } })).body).toEqual(one);
    const looks = await app.db.selectFrom('audit_entry').select('act').where('person_id', '=', client.id).execute();
    expect(looks.map(({ act }) => act)).toContain('change users/userProfile');
  });

  it('is denied to a guest', async () => {
    expect((await app.call(createUserProfile, { body })).status).toBe(401);
    expect((await app.call(listUserProfiles)).status).toBe(401);
  });

  it.each<[string, object, string]>([
    ['weight', { weight: 44.9 }, 'This must be at least 45.'],
    ['weight', { weight: '70' }, 'This must be a number.'],
    ['weight', { weight: 1e308 }, 'This must be at most 300.'],
    ['age', { age: 0 }, 'This must be at least 1.'],
    ['age', { age: 30.5 }, 'This must be a whole number.'],
    ['height_in_cm', { height_in_cm: 251 }, 'This must be at most 250.'],
    ['body_fat_percentage', { body_fat_percentage: 28 }, 'This must be at most 0.6.'],
    ['gender', { gender: undefined }, 'Fill this in.'],
    ['gender', { gender: 'OTHER' }, 'Choose one of the options.'],
    ['diet', { diet: 'FRUIT\u0000' }, 'This contains characters we can’t store.'],
    ['diet', { diet: 'FRUIT\ud800' }, 'This contains characters we can’t store.'],
    ['menstrual_cycle_length', { ...withCycle, menstrual_cycle_length: 36 }, 'This must be at most 35.'],
    [
      'last_menstrual_period_start_date',
      { ...withCycle, last_menstrual_period_start_date: '2027-03-15' },
      'This can’t be in the future.',
    ],
    ['last_menstrual_period_start_date', { menstrual_cycle_length: 28 }, 'Enter the first day of your last period.'],
  ])('rejects a wrong %s and writes nothing', async (field, fields, sentence) => {
    const person = await aPerson(app.db);
    const answer = await as(person).call(createUserProfile, { body: { ...body, ...fields } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ [field]: [sentence] });
    expect((await as(person).call(listUserProfiles)).body.count).toBe(0);
  });

  it('[ONB-08] cannot have a goal weight below BMI 18.5, even after a change of height', async () => {
    const { person, profile } = await someoneWithProfile({ goal_weight_in_kg: 50 });
    const params = { id: profile.id };
    const lower = await as(person).call(updateUserProfile, { params, body: { goal_weight_in_kg: 47.3 } });
    expect(lower).toMatchObject({
      status: 400,
      body: { goal_weight_in_kg: ['A healthy weight for your height starts at 47.4 kg.'] },
    });
    expect((await as(person).call(updateUserProfile, { params, body: { height_in_cm: 180 } })).status).toBe(400);
    const right = await as(person).call(updateUserProfile, { params, body: { goal_weight_in_kg: 47.4 } });
    expect(right.body).toMatchObject({ goal_weight_in_kg: 47.4, height_in_cm: 160 });
  });

  it('[CAL-01] shows the energy expenditure, self-reported or measured, or null if it is unknown', async () => {
    const { person, profile } = await someoneWithProfile();
    expect(profile.energy_expenditure).toBe(1944);
    const change = (fields: object) => as(person).call(updateUserProfile, { params: { id: profile.id }, body: fields });
    expect((await change({ age: null })).body.energy_expenditure).toBeNull();
    expect((await change({ weight: 66, body_fat_percentage: 0.28 })).body.energy_expenditure).toBe(1877);
  });

  it('exists once per person', async () => {
    const { person } = await someoneWithProfile();
    expect(await as(person).call(createUserProfile, { body })).toMatchObject({
      status: 400,
      body: { non_field_errors: ['This already exists.'] },
    });
  });

  it('has consistent defaults even for a tall person', async () => {
    const { profile } = await someoneWithProfile({ height_in_cm: 200 });
    expect(profile).toMatchObject({
      diet: 'OMNIVORE',
      diet_type: 'RECOMMENDED',
      main_goal: 'LOSE_WEIGHT',
      goal_weight_in_kg: 74,
      goal_weekly_change_in_kg: -0.25,
      weekly_nutrition_plan: null,
    });
  });

  it('keeps its diet type and the two flags consistent', async () => {
    const { person, profile } = await someoneWithProfile({ is_keto_user: true });
    expect(profile).toMatchObject({ diet_type: 'KETO', is_keto_user: true, is_on_menopause_diet: false });
    const changed = await as(person).call(updateUserProfile, {
      params: { id: profile.id },
      body: { diet_type: 'MENOPAUSE' },
    });
    expect(changed.body).toMatchObject({ diet_type: 'MENOPAUSE', is_keto_user: false, is_on_menopause_diet: true });
  });

  it('can be partially changed, replaced and deleted', async () => {
    const { person, profile } = await someoneWithProfile({ weight: 71.256 });
    const params = { id: profile.id };
    expect(profile.weight).toBe(71.26);
    const changed = await as(person).call(updateUserProfile, {
      params,
      body: { uses_imperial_measurements_for_recipes: true },
    });
    expect(changed.body).toEqual({ ...profile, uses_imperial_measurements_for_recipes: true });
    const replaced = await as(person).call(replaceUserProfile, { params, body: { ...body, diet: 'VEGAN' } });
    expect(replaced.body).toMatchObject({ id: profile.id, diet: 'VEGAN', weight: 70 });
    expect(replaced.body.uses_imperial_measurements_for_recipes).toBe(false);
    expect((await as(person).call(deleteUserProfile, { params })).status).toBe(204);
    expect((await as(person).call(getUserProfile, { params })).status).toBe(404);
  });

  it('can exclude any of the label allergens, listing each once and in order', async () => {
    const { person, profile } = await someoneWithProfile();
    expect(profile).toMatchObject({ excluded_allergens: [], allows_peanuts: false });
    const change = (fields: object) =>
      as(person).send('PATCH', `/api/users/userProfile/${profile.id}`, { body: fields });
    const left = await change({ excluded_allergens: ['sesame', 'celery', 'sesame'], allows_peanuts: true });
    expect(left.body).toMatchObject({ excluded_allergens: ['celery', 'sesame'], allows_peanuts: true });
    expect((await change({ weight: 71 })).body).toMatchObject({ excluded_allergens: ['celery', 'sesame'] });
    expect((await change({ excluded_allergens: ['gluten', 'kiwi'] })).status).toBe(400);
    expect((await change({ excluded_allergens: [] })).body).toMatchObject({ excluded_allergens: [] });
  });

  it('[DIET-01] supports a halal diet', async () => {
    const { profile } = await someoneWithProfile({ diet: 'HALAL' });
    expect(profile.diet).toBe('HALAL');
  });

  it('[PRF-03] accepts another start of the period, and can delete the cycle', async () => {
    const { person, profile } = await someoneWithProfile(withCycle);
    const change = (start: string | null) =>
      as(person).call(updateUserProfile, {
        params: { id: profile.id },
        body: { last_menstrual_period_start_date: start },
      });
    expect((await change('2027-03-14')).body).toMatchObject({
      last_menstrual_period_start_date: '2027-03-14',
      menstrual_cycle_length: 30,
    });
    expect((await change(null)).body).toMatchObject({
      last_menstrual_period_start_date: null,
      menstrual_cycle_length: null,
    });
    expect(await app.db.selectFrom('menstrual_cycle').selectAll().where('person_id', '=', person.id).execute()).toEqual(
      [],
    );
  });
});

describe('a coach', () => {
  it('writes and reads the profile of a client and of no one else, and leaves an audit entry', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const stranger = await aPerson(app.db);
    const made = await as(coach).call(createUserProfile, { body: { ...body, user_id: client.id } });
    expect(made).toMatchObject({ status: 201, body: { user: client.id } });
    const refused = await as(coach).call(createUserProfile, { body: { ...body, user_id: stranger.id } });
    expect(refused.status).toBe(404);
    const listed = await as(coach).call(listUserProfiles, { query: { user: client.id } });
    expect(listed.body.results.map((profile) => profile.id)).toEqual([made.body.id]);
    expect((await as(coach).call(listUserProfiles)).body.count).toBe(1);
    expect((await as(stranger).call(getUserProfile, { params: { id: made.body.id } })).status).toBe(404);
    for (const weight of [66, 67]) {
      const change = { params: { id: made.body.id }, body: { weight } };
      expect((await as(coach).call(updateUserProfile, change)).status).toBe(200);
      expect((await as(coach).call(getUserProfile, { params: change.params })).body.weight).toBe(weight);
    }
    const traces = await app.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('person_id', '=', client.id)
      .orderBy('id')
      .execute();
    // Each change is recorded, but reads only once per hour.
    expect(traces.map((trace) => [trace.actor_id, trace.act])).toEqual([
      [coach.id, 'change users/userProfile'],
      [coach.id, 'read users/userProfile'],
      [coach.id, 'change users/userProfile'],
      [coach.id, 'change users/userProfile'],
    ]);
  });

  it("sees a cycle only in their own row, in every list that also has a client's row", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const own = { ...withCycle, last_menstrual_period_start_date: '2027-02-20' };
    const mine = await as(coach).call(createUserProfile, { body: own });
    const theirs = await as(client).call(createUserProfile, { body: withCycle });
    const starts = async (reader: Person) => {
      const { body: listed } = await as(reader).call(listUserProfiles);
      return new Map(listed.results.map((row) => [row.id, row.last_menstrual_period_start_date]));
    };
    expect(await starts(coach)).toEqual(
      new Map([
        [mine.body.id, '2027-02-20'],
        [theirs.body.id, null],
      ]),
    );
    expect(await starts(client)).toEqual(new Map([[theirs.body.id, '2027-03-01']]));
    const seen = await as(coach).call(getUserProfile, { params: { id: theirs.body.id } });
    expect(seen.body).toMatchObject({ last_menstrual_period_start_date: null, menstrual_cycle_length: null });
  });

  it('sees and changes everything in a profile except the cycle', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const made = await as(client).call(createUserProfile, { body: withCycle });
    const params = { id: made.body.id };
    const seen = await as(coach).call(getUserProfile, { params });
    expect(seen.body).toMatchObject({ last_menstrual_period_start_date: null, menstrual_cycle_length: null });
    const replaced = await as(coach).call(replaceUserProfile, { params, body: { ...withCycle, weight: 68 } });
    const cycle = { last_menstrual_period_start_date: '2027-01-01', menstrual_cycle_length: 25 };
    const changed = await as(coach).call(updateUserProfile, { params, body: cycle });
    // Cycle data sent by a coach is ignored, and the rest is saved.
    expect([replaced.status, changed.status]).toEqual([200, 200]);
    expect((await as(client).call(getUserProfile, { params })).body).toMatchObject({
      weight: 68,
      last_menstrual_period_start_date: '2027-03-01',
      menstrual_cycle_length: 30,
    });
  });
});
