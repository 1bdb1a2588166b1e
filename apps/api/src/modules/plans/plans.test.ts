import { createUserProfile } from '@weekbord/contract/intake/user-profiles';
import {
  createMealSlotSpecification,
  deleteMealSlotSpecification,
  getMealSlotSpecification,
  listMealSlotSpecifications,
  updateMealSlotSpecification,
} from '@weekbord/contract/plans/meal-slot-specifications';
import {
  createNutritionDayPlan,
  getNutritionDayPlan,
  listNutritionDayPlans,
  updateNutritionDayPlan,
} from '@weekbord/contract/plans/nutrition-day-plans';
import {
  createWeeklyNutritionPlan,
  deleteWeeklyNutritionPlan,
  getWeeklyNutritionPlan,
  listWeeklyNutritionPlans,
  replaceWeeklyNutritionPlan,
  updateWeeklyNutritionPlan,
} from '@weekbord/contract/plans/weekly-nutrition-plans';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { plansRoutes } from './plans.routes.ts';

const app = await startServing({
  product: { routes: [...intakeRoutes, ...plansRoutes], authenticate: authenticateByPerson },
});
const as = (person: Person) => app.as(tokenOf(person));

const slot = { kcal: 400, protein: 25, carbohydrates: 40, fat: 12, meal_moment: 'LUNCH' } as const;
const profile = { gender: 'FEMALE', activity: 'ACTIVE', weight: 65 } as const;

async function aDayPlan(person: Person, name = 'Standard') {
  return (await as(person).call(createNutritionDayPlan, { body: { name } })).body;
}

async function aWeek(person: Person) {
  const intake = (await as(person).call(createUserProfile, { body: profile })).body;
  const plan = await aDayPlan(person);
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, plan.id])) as Record<(typeof WEEKDAYS)[number], number>;
  const week = await as(person).call(createWeeklyNutritionPlan, { body: { ...days, client_intake: intake.id } });
  return { intake, plan, days, week: week.body };
}

describe('a day plan', () => {
  it('is denied to a guest', async () => {
    expect((await app.call(createNutritionDayPlan, { body: {} })).status).toBe(401);
  });

  it('is rejected if the person already has 200, by themselves and by their coach, in both languages', async () => {
    const coach = await aCoach(app.db);
    const person = await aClientOf(app.db, coach);
    await sql`insert into day_plan (person_id, name, created_at)
      select ${person.id}, 'Training ' || number, now() from generate_series(1, 199) as number`.execute(app.db);
    const { id } = await aDayPlan(person);
    const message = 'This plan has reached the limit for day plans. Delete one that is no longer used first.';
    const refused = await as(person).call(createNutritionDayPlan, { body: { name: 'One more' } });
    expect(refused).toMatchObject({ status: 400, body: { non_field_errors: [message] } });
    const byCoach = await as(coach).call(
      createNutritionDayPlan,
      { body: { user: person.id, name: 'One more' } },
      { headers: { 'accept-language': 'nl' } },
    );
    expect(byCoach.body).toEqual({
      non_field_errors: [
        'Dit plan heeft het maximale aantal dagplannen bereikt. Verwijder er eerst een dat niet meer wordt gebruikt.',
      ],
    });
    const renamed = await as(person).call(updateNutritionDayPlan, { params: { id }, body: { name: 'Rest' } });
    expect(renamed.status).toBe(200);
    expect((await as(person).call(listNutritionDayPlans)).body.count).toBe(200);
  });

  it.each(['', '   ', 'x'.repeat(101), 'a\u0000b', '\ud800', 7])('rejects %j as a name', async (name) => {
    const person = await aPerson(app.db);
    const answer = await as(person).call(createNutritionDayPlan, { body: { name: name as string } });
    expect(answer.status).toBe(400);
    expect((await as(person).call(listNutritionDayPlans)).body.count).toBe(0);
  });

  it('does not exist for others', async () => {
    const plan = await aDayPlan(await aPerson(app.db));
    const other = as(await aPerson(app.db));
    expect((await other.call(getNutritionDayPlan, { params: { id: plan.id } })).status).toBe(404);
    expect((await other.call(updateNutritionDayPlan, { params: { id: plan.id }, body: { name: 'Mine' } })).status).toBe(
      404,
    );
  });

  it('starts without meals, and can be renamed and listed', async () => {
    const person = await aPerson(app.db);
    const plan = await aDayPlan(person);
    expect(plan).toEqual({ id: plan.id, name: 'Standard', meal_slot_specifications: [], days: [] });
    const renamed = await as(person).call(updateNutritionDayPlan, {
      params: { id: plan.id },
      body: { name: ' Rest day ' },
    });
    expect(renamed.body.name).toBe('Rest day');
    expect((await as(person).call(listNutritionDayPlans)).body.results).toEqual([renamed.body]);
  });

  it('belongs to the client when a coach creates it for them', async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const made = await as(coach).call(createNutritionDayPlan, { body: { name: 'Training day', user: client.id } });
    expect(made.status).toBe(201);
    expect((await as(client).call(getNutritionDayPlan, { params: { id: made.body.id } })).status).toBe(200);
    expect((await as(coach).call(listNutritionDayPlans)).body.count).toBe(0);
    expect((await as(coach).call(listNutritionDayPlans, { query: { user: client.id } })).body.count).toBe(1);
  });
});

describe('a meal slot', () => {
  it("rejects another person's day plan as if it did not exist", async () => {
    const foreign = await aDayPlan(await aPerson(app.db));
    const person = await aPerson(app.db);
    for (const id of [foreign.id, 2_000_000_000]) {
      const answer = await as(person).call(createMealSlotSpecification, { body: { ...slot, nutrition_day_plan: id } });
      expect(answer).toMatchObject({ status: 400, body: { nutrition_day_plan: ['This does not exist.'] } });
    }
    expect((await as(person).call(listMealSlotSpecifications)).body.count).toBe(0);
  });

  it('derives its meal type from the moment, and is listed in display order', async () => {
    const person = await aPerson(app.db);
    const plan = await aDayPlan(person);
    for (const meal_moment of ['DINNER', 'LATE_SNACK', 'BREAKFAST'] as const) {
      await as(person).call(createMealSlotSpecification, {
        body: { ...slot, meal_moment, nutrition_day_plan: plan.id },
      });
    }
    const { body } = await as(person).call(getNutritionDayPlan, { params: { id: plan.id } });
    expect(body.meal_slot_specifications.map((one) => [one.meal_moment, one.meal_type])).toEqual([
      ['BREAKFAST', 'BREAKFAST'],
      ['DINNER', 'DINNER'],
      ['LATE_SNACK', 'SNACK'],
    ]);
  });

  it('exists once per moment, and can be changed and removed', async () => {
    const person = await aPerson(app.db);
    const plan = await aDayPlan(person);
    const made = await as(person).call(createMealSlotSpecification, { body: { ...slot, nutrition_day_plan: plan.id } });
    const again = await as(person).call(createMealSlotSpecification, {
      body: { ...slot, nutrition_day_plan: plan.id },
    });
    expect(again).toMatchObject({ status: 400, body: { meal_moment: ['This already exists.'] } });
    const params = { id: made.body.id };
    const changed = await as(person).call(updateMealSlotSpecification, { params, body: { meal_moment: 'SNACK' } });
    expect(changed.body).toEqual({ ...made.body, meal_moment: 'SNACK', meal_type: 'SNACK', order: 5 });
    expect((await as(person).call(getMealSlotSpecification, { params })).body).toEqual(changed.body);
    expect((await as(person).call(deleteMealSlotSpecification, { params })).status).toBe(204);
    expect((await as(person).call(deleteMealSlotSpecification, { params })).status).toBe(404);
  });
});

describe('a weekly plan', () => {
  it('rejects day plans and profiles that do not belong to the same person', async () => {
    const { days } = await aWeek(await aPerson(app.db));
    const person = await aPerson(app.db);
    const { intake } = await aWeek(person);
    const foreign = await as(person).call(createWeeklyNutritionPlan, { body: { ...days, client_intake: intake.id } });
    expect(foreign.status).toBe(400);
    expect(Object.keys(foreign.body)).toEqual([...WEEKDAYS]);
    const missing = await as(person).call(createWeeklyNutritionPlan, { body: { ...days, client_intake: 999_999 } });
    expect(missing).toMatchObject({ status: 400, body: { client_intake: ['This does not exist.'] } });
  });

  it("rejects a coach's own day plan in a client's week", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const { week } = await aWeek(client);
    const own = await aDayPlan(coach);
    const answer = await as(coach).call(replaceWeeklyNutritionPlan, {
      params: { id: week.id },
      body: { nutrition_day_plan_id: own.id, days_to_update_to_nutrition_day_plan_id: ['monday'] },
    });
    expect(answer).toMatchObject({ status: 400, body: { nutrition_day_plan_id: ['This does not exist.'] } });
  });

  it('has a nested day plan for each weekday, and exists once per profile', async () => {
    const person = await aPerson(app.db);
    const { week, intake, plan, days } = await aWeek(person);
    expect(week).toMatchObject({ client_intake: intake.id, name: 'Standard' });
    expect(week.sunday).toEqual({ ...plan, days: [...WEEKDAYS] });
    const again = await as(person).call(createWeeklyNutritionPlan, { body: { ...days, client_intake: intake.id } });
    expect(again).toMatchObject({ status: 400, body: { client_intake: ['This already exists.'] } });
    expect((await as(person).call(listWeeklyNutritionPlans)).body.results).toEqual([week]);
  });

  it('gives each named weekday its own day plan, and can be renamed', async () => {
    const person = await aPerson(app.db);
    const { week, plan } = await aWeek(person);
    const [rest, sport] = [await aDayPlan(person, 'Rest day'), await aDayPlan(person, 'Sport')];
    const params = { id: week.id };
    const changed = await as(person).call(updateWeeklyNutritionPlan, {
      params,
      body: { name: 'Three kinds of day', tuesday: sport.id, sunday: rest.id },
    });
    expect(changed).toMatchObject({ status: 200, body: { name: 'Three kinds of day' } });
    const { monday, tuesday, sunday } = changed.body;
    expect([monday.id, tuesday.id, sunday.id]).toEqual([plan.id, sport.id, rest.id]);
    expect((await as(person).call(updateWeeklyNutritionPlan, { params, body: {} })).body).toEqual(changed.body);
  });

  it("rejects another person's day plan with an error for its weekday, and stores a coach's change as a version", async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    const { week } = await aWeek(client);
    const [own, theirs] = [await aDayPlan(coach), await aDayPlan(client, 'Rest day')];
    const params = { id: week.id };
    const refused = await as(coach).call(updateWeeklyNutritionPlan, { params, body: { friday: own.id } });
    expect(refused).toMatchObject({ status: 400, body: { friday: ['This does not exist.'] } });
    const changed = await as(coach).call(updateWeeklyNutritionPlan, {
      params,
      body: { friday: theirs.id, reason: 'You rest on Fridays.' },
    });
    expect(changed.status).toBe(200);
    const versions = await app.db
      .selectFrom('plan_version')
      .select(['made_by', 'reason'])
      .where('person_id', '=', client.id)
      .execute();
    expect(versions).toEqual([{ made_by: coach.id, reason: 'You rest on Fridays.' }]);
  });

  it('can be deleted without its day plans, and created again', async () => {
    const person = await aPerson(app.db);
    const { week, intake, days } = await aWeek(person);
    expect((await as(person).call(deleteWeeklyNutritionPlan, { params: { id: week.id } })).status).toBe(204);
    expect((await as(person).call(listWeeklyNutritionPlans)).body.count).toBe(0);
    expect((await as(person).call(listNutritionDayPlans)).body.count).toBe(1);
    const again = await as(person).call(createWeeklyNutritionPlan, { body: { ...days, client_intake: intake.id } });
    expect(again.status).toBe(201);
  });

  it('gives the named days another day plan and leaves the others unchanged', async () => {
    const person = await aPerson(app.db);
    const { week, plan } = await aWeek(person);
    const rest = await aDayPlan(person, 'Rest day');
    const replaced = await as(person).call(replaceWeeklyNutritionPlan, {
      params: { id: week.id },
      body: {
        name: 'Two kinds of day',
        nutrition_day_plan_id: rest.id,
        days_to_update_to_nutrition_day_plan_id: ['saturday', 'sunday'],
      },
    });
    expect(replaced.status).toBe(200);
    expect(replaced.body.name).toBe('Two kinds of day');
    expect(WEEKDAYS.map((day) => replaced.body[day].id === rest.id)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    expect(replaced.body.monday).toMatchObject({ id: plan.id, days: WEEKDAYS.slice(0, 5) });
    expect((await as(person).call(getWeeklyNutritionPlan, { params: { id: week.id } })).body).toEqual(replaced.body);
  });

  it.each([[[]], [['monday', 'funday']], ['monday'], [null]])('rejects %j as days', async (days) => {
    const person = await aPerson(app.db);
    const { week, plan } = await aWeek(person);
    const answer = await as(person).call(replaceWeeklyNutritionPlan, {
      params: { id: week.id },
      body: { nutrition_day_plan_id: plan.id, days_to_update_to_nutrition_day_plan_id: days as never },
    });
    expect(answer.status).toBe(400);
  });
});
