import { createUserProfile } from '@weekbord/contract/intake/user-profiles';
import { getPlanBasis, saveNutritionPlan } from '@weekbord/contract/coach-plans/coach-plans';
import { updateMealSlotSpecification } from '@weekbord/contract/plans/meal-slot-specifications';
import {
  createNutritionDayPlan,
  deleteNutritionDayPlan,
  getNutritionDayPlan,
} from '@weekbord/contract/plans/nutrition-day-plans';
import { listWeeklyNutritionPlans } from '@weekbord/contract/plans/weekly-nutrition-plans';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/dates/weekdays';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { MINOR_STATEMENT_VERSION } from '@weekbord/domain/intake/minors';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { plansRoutes } from '../plans/plans.routes.ts';
import { coachPlansRoutes } from './coach-plans.routes.ts';

const app = await startServing({
  product: { routes: [...intakeRoutes, ...plansRoutes, ...coachPlansRoutes], authenticate: authenticateByPerson },
});
const as = (person: Person) => app.as(tokenOf(person));

const PROFILE = {
  gender: 'FEMALE',
  activity: 'MILDLY_ACTIVE',
  weight: 66,
  height_in_cm: 170,
  age: 34,
  body_fat_percentage: 0.28,
} as const;
const meal = (meal_moment: 'BREAKFAST' | 'LUNCH' | 'DINNER', kcal = 600) => {
  return { meal_moment, kcal, protein: 32, carbohydrates: 78, fat: 14 };
};
const MEALS = [meal('BREAKFAST'), meal('LUNCH'), meal('DINNER')];
const ANY = { nutrition_day_plan: null, name: 'Training day', days: [...WEEKDAYS], meals: MEALS };

const coach = await aCoach(app.db);
async function aClient(profile: object = {}) {
  const client = await aClientOf(app.db, coach);
  await as(coach).call(createUserProfile, { body: { ...PROFILE, ...profile, user_id: client.id } });
  return client;
}

async function weekOf(client: Person) {
  const { body } = await as(coach).call(listWeeklyNutritionPlans, { query: { user: client.id } });
  const [week] = body.results;
  return week === undefined
    ? null
    : (Object.fromEntries(WEEKDAYS.map((day) => [day, week[day].id])) as Record<Weekday, number>);
}

async function save(client: Person, change: Partial<Change> = {}) {
  const read = { week: await weekOf(client), meals: null };
  return as(coach).call(saveNutritionPlan, { body: bodyOf(client, { read, ...change }) });
}

interface Change {
  read: { week: Record<Weekday, number> | null; meals: typeof MEALS | null };
  nutrition_day_plan?: number | null;
  name?: string;
  days?: Weekday[];
  meals?: typeof MEALS;
}

function bodyOf(client: Person, change: Change) {
  return { ...ANY, user: client.id, ...change };
}

describe("a coach's plan for a client", () => {
  it('is calculated from the profile, the rules and the current plan', async () => {
    const client = await aClientOf(app.db, coach);
    const read = async () => (await as(coach).call(getPlanBasis, { query: { user: client.id } })).body;
    expect(await read()).toMatchObject({ profile: null, weekly_plan: null });
    await as(coach).call(createUserProfile, { body: { ...PROFILE, weight: 66.45, user_id: client.id } });
    const saved = await save(client);
    expect(await read()).toMatchObject({
      profile: { gender: 'FEMALE', weight: 66.45, body_fat_percentage: 0.28, diet_type: 'RECOMMENDED', exercises: [] },
      high_protein: true,
      partner_nutrition_rules: false,
      weekly_plan: { id: saved.body.id, monday: { name: 'Training day' } },
    });
  });

  it('shows day plans that are not used on any day, which can be assigned or deleted like any other', async () => {
    const client = await aClient();
    const unused = async () =>
      (await as(coach).call(getPlanBasis, { query: { user: client.id } })).body.unused_day_plans.map(
        ({ name }) => name,
      );
    const draft = (await as(coach).call(createNutritionDayPlan, { body: { name: 'Draft', user: client.id } })).body;
    expect(await unused()).toEqual(['Draft']);
    await save(client);
    expect(await unused()).toEqual(['Draft']);
    const read = { week: await weekOf(client), meals: [] };
    const used = await save(client, { nutrition_day_plan: draft.id, name: 'Rest', days: ['sunday'], read });
    expect(used.body.sunday).toMatchObject({ id: draft.id, name: 'Rest', days: ['sunday'] });
    expect(await unused()).toEqual([]);
    const other = (await as(coach).call(createNutritionDayPlan, { body: { name: 'Other', user: client.id } })).body;
    expect((await as(coach).call(deleteNutritionDayPlan, { params: { id: other.id } })).status).toBe(204);
    expect(await unused()).toEqual([]);
  });

  it('applies to all seven days, with the meals as sent, if it is the client’s first', async () => {
    const client = await aClient();
    const saved = await save(client, { days: ['monday'] });
    expect(saved.status).toBe(200);
    const { monday } = saved.body;
    expect(monday).toMatchObject({ name: 'Training day', days: [...WEEKDAYS] });
    expect(monday.meal_slot_specifications).toMatchObject(MEALS);
    const seen = await as(client).call(listWeeklyNutritionPlans);
    expect(seen.body.results).toEqual([saved.body]);
  });

  it('can be one of several in a week, and its meals keep their ids when they or its weekdays change', async () => {
    const client = await aClient();
    const first = (await save(client)).body.monday;
    const second = (await save(client, { name: 'Rest', days: ['tuesday', 'sunday'] })).body.sunday;
    expect(second).toMatchObject({ name: 'Rest', days: ['tuesday', 'sunday'] });
    const slots = second.meal_slot_specifications;
    const meals = [meal('LUNCH', 700), meal('DINNER', 700)].map((one) => ({
      ...one,
      protein: 50,
      carbohydrates: 90,
      fat: 16,
    }));
    const changed = await save(client, {
      nutrition_day_plan: second.id,
      name: 'Rest day',
      days: ['tuesday', 'friday'],
      meals,
      read: { week: await weekOf(client), meals: MEALS },
    });
    expect(changed.status).toBe(200);
    expect(changed.body.friday).toMatchObject({ id: second.id, name: 'Rest day', days: ['tuesday', 'friday'] });
    expect(changed.body.friday.meal_slot_specifications).toMatchObject(meals);
    expect(changed.body.friday.meal_slot_specifications.map(({ id }) => id)).toEqual([slots[1]?.id, slots[2]?.id]);
    expect(changed.body.sunday).toMatchObject({ id: first.id });
  });

  it('is rejected as a whole if it is below the safe minimum or the client has no profile', async () => {
    const client = await aClient();
    const refused = async (change: object, by = client) => (await save(by, change)).body;
    const little = [{ ...meal('LUNCH', 799), protein: 49, carbohydrates: 80, fat: 29 }];
    expect(await refused({ meals: little })).toEqual({
      meals: ['Use at least 800 kcal a day.', 'Use at least 50 g of protein a day.', 'Use at least 30 g of fat a day.'],
    });
    expect(await refused({ meals: MEALS.map((one) => ({ ...one, fat: 40 })) })).toHaveProperty('meals');
    expect(await refused({ meals: [meal('LUNCH'), meal('LUNCH')] })).toHaveProperty('meals');
    expect(await refused({ meals: [] })).toHaveProperty('meals');
    expect(await refused({ days: [] })).toHaveProperty('days');
    expect(await refused({ name: ' ' })).toHaveProperty('name');
    const light = [meal('LUNCH', 650), meal('DINNER', 650)].map((one) => ({ ...one, protein: 50, fat: 15 }));
    expect(
      await refused(
        { meals: light },
        await aClient({ age: 17, minor_statement: { text_version: MINOR_STATEMENT_VERSION } }),
      ),
    ).toHaveProperty('meals');
    expect(await refused({ meals: light }, await aClient({ height_in_cm: 195 }))).toHaveProperty('meals');
    expect(await refused({}, await aClientOf(app.db, coach))).toHaveProperty('user');
    expect(await weekOf(client)).toBeNull();
  });

  it('is rejected if the week or the meals have changed, and only one of two concurrent plans is saved', async () => {
    const client = await aClient();
    const plan = (await save(client)).body.monday;
    expect((await save(client, { read: { week: null, meals: null } })).status).toBe(409);
    const read = { week: await weekOf(client), meals: MEALS };
    const slot = plan.meal_slot_specifications[0]!;
    await as(coach).call(updateMealSlotSpecification, { params: { id: slot.id }, body: { kcal: 601 } });
    expect((await save(client, { nutrition_day_plan: plan.id, read })).status).toBe(409);
    const other = await aClient();
    const body = bodyOf(other, { read: { week: null, meals: null } });
    const answers = await whileLocked(app, rowsOf('person', other.id), [
      () => as(coach).call(saveNutritionPlan, { body }),
      () => as(coach).call(saveNutritionPlan, { body: { ...body, name: 'Other' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it("is not found by another coach or in someone else's day plan, and is denied to a guest", async () => {
    const client = await aClient();
    const plan = (await save(client)).body.monday;
    const read = { week: await weekOf(client), meals: null };
    const stranger = await aCoach(app.db);
    const params = { id: plan.id };
    expect((await as(stranger).call(getPlanBasis, { query: { user: client.id } })).status).toBe(404);
    expect((await as(stranger).call(saveNutritionPlan, { body: bodyOf(client, { read }) })).status).toBe(404);
    expect((await as(stranger).call(deleteNutritionDayPlan, { params })).status).toBe(404);
    const other = await aClient();
    const foreign = await save(other, { nutrition_day_plan: plan.id, read: { week: null, meals: MEALS } });
    expect(foreign).toMatchObject({ status: 400, body: { nutrition_day_plan: ['This does not exist.'] } });
    expect((await app.call(saveNutritionPlan, { body: bodyOf(client, { read }) })).status).toBe(401);
    await app.db.updateTable('person').set({ coach_id: null }).where('id', '=', client.id).execute();
    expect((await as(coach).call(getPlanBasis, { query: { user: client.id } })).status).toBe(404);
    expect((await as(coach).call(saveNutritionPlan, { body: bodyOf(client, { read }) })).status).toBe(404);
  });
});

describe('a deleted day plan', () => {
  it("[COA-09] is replaced on its days by Monday's plan, which itself cannot be deleted", async () => {
    const client = await aClient();
    const monday = (await save(client)).body.monday;
    const rest = (await save(client, { name: 'Rest', days: ['tuesday', 'sunday'] })).body.sunday;
    await save(client, { name: 'Third', days: ['friday'] });
    expect((await as(coach).call(deleteNutritionDayPlan, { params: { id: rest.id } })).status).toBe(204);
    const after = await weekOf(client);
    expect(WEEKDAYS.filter((day) => after?.[day] === monday.id)).toEqual(WEEKDAYS.filter((day) => day !== 'friday'));
    expect((await as(coach).call(getNutritionDayPlan, { params: { id: rest.id } })).status).toBe(404);
    const refused = await as(coach).call(deleteNutritionDayPlan, { params: { id: monday.id } });
    expect(refused).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Choose another plan for Monday first.'] },
    });
    expect(await weekOf(client)).toEqual(after);
  });
});
