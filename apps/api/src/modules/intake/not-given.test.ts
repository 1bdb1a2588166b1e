import { createUserProfile, getUserProfile, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { getPlanBasis } from '@weekbord/contract/coach-plans/coach-plans';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { coachPlansRoutes } from '../coach-plans/coach-plans.routes.ts';
import { intakeRoutes } from './intake.routes.ts';

const app = await startServing({
  product: { routes: [...intakeRoutes, ...coachPlansRoutes], authenticate: authenticateByPerson },
});
const as = (person: Person) => app.as(tokenOf(person));
const BODY = { gender: 'MALE', activity: 'ACTIVE', weight: 80, body_fat_percentage: 0.2 } as const;

describe('a profile that a coach writes for a client', () => {
  it('has null for a value that was not given, until it is given', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const made = await as(coach).call(createUserProfile, { body: { ...BODY, user_id: client.id } });
    expect(made.status).toBe(201);
    const params = { id: made.body.id };
    const seen = await as(client).call(getUserProfile, { params });
    expect(seen.body).toMatchObject({
      age: null,
      height_in_cm: null,
      goal_weight_in_kg: null,
      meal_moments: null,
      not_given: ['main_goal', 'goal_weekly_change_in_kg', 'sustainability'],
    });
    const said = { main_goal: 'GAIN_MUSCLE', age: 41, meal_moments: ['DINNER', 'LUNCH'] } as const;
    const changed = await as(coach).call(updateUserProfile, {
      params,
      body: { ...said, meal_moments: [...said.meal_moments] },
    });
    expect(changed.body).toMatchObject({
      main_goal: 'GAIN_MUSCLE',
      age: 41,
      height_in_cm: null,
      meal_moments: ['LUNCH', 'DINNER'],
      not_given: ['goal_weekly_change_in_kg', 'sustainability'],
    });
    const basis = await as(coach).call(getPlanBasis, { query: { user: client.id } });
    expect(basis.body.profile).toMatchObject({ meal_moments: ['LUNCH', 'DINNER'], age: 41 });
  });

  it("has the birthday's age until another age is given, and either may be removed", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const year = app.clock.now().getUTCFullYear();
    const born = { ...BODY, user_id: client.id, birthday: `${year - 40}-01-01` };
    const made = await as(coach).call(createUserProfile, { body: born });
    expect(made).toMatchObject({ status: 201, body: { birthday: born.birthday, age: 40 } });
    const change = async (body: { age?: number | null; birthday?: string | null }) => {
      const { body: changed } = await as(coach).call(updateUserProfile, { params: { id: made.body.id }, body });
      return [changed.birthday, changed.age];
    };
    expect(await change({ age: 41, birthday: null })).toEqual([null, 41]);
    expect(await change({ birthday: `${year - 30}-01-01` })).toEqual([`${year - 30}-01-01`, 30]);
    expect(await change({ age: null, birthday: null })).toEqual([null, null]);
  });

  it('accepts any weight above 0 up to 300 kg, while people cannot enter their own below 45', async () => {
    const coach = await aCoach(app.db);
    for (const [weight, status] of [
      [0, 400],
      [0.5, 201],
      [38, 201],
      [300, 201],
      [300.5, 400],
    ] as const) {
      const client = await aClientOf(app.db, coach);
      const body = { ...BODY, weight, user_id: client.id };
      expect((await as(coach).call(createUserProfile, { body })).status).toBe(status);
    }
    const own = await as(await aPerson(app.db)).call(createUserProfile, { body: { ...BODY, weight: 38 } });
    expect(own).toMatchObject({ status: 400, body: { weight: ['This must be at least 45.'] } });
  });

  it('has default values for what is left out when people write their own', async () => {
    const own = await as(await aPerson(app.db)).call(createUserProfile, { body: BODY });
    expect(own.body).toMatchObject({ age: 25, height_in_cm: 170, goal_weight_in_kg: 65, not_given: [] });
  });
});
