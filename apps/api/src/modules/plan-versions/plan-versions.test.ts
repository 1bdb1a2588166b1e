import { saveNutritionPlan } from '@weekbord/contract/coach-plans/coach-plans';
import { createUserProfile, updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import {
  answerPlanVersion,
  listPlanVersions,
  restorePlanVersion,
} from '@weekbord/contract/plan-versions/plan-versions';
import {
  createMealSlotSpecification,
  updateMealSlotSpecification,
} from '@weekbord/contract/plans/meal-slot-specifications';
import {
  createNutritionDayPlan,
  deleteNutritionDayPlan,
  updateNutritionDayPlan,
} from '@weekbord/contract/plans/nutrition-day-plans';
import { listWeeklyNutritionPlans, replaceWeeklyNutritionPlan } from '@weekbord/contract/plans/weekly-nutrition-plans';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { MINOR_STATEMENT_VERSION } from '@weekbord/domain/intake/minors';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { coachPlansRoutes } from '../coach-plans/coach-plans.routes.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { plansRoutes } from '../plans/plans.routes.ts';
import { planVersionsRoutes } from './plan-versions.routes.ts';

const app = await startServing({
  product: {
    routes: [...intakeRoutes, ...plansRoutes, ...coachPlansRoutes, ...planVersionsRoutes],
    authenticate: authenticateByPerson,
  },
});
const as = (person: Person) => app.as(tokenOf(person));

const PROFILE = { gender: 'FEMALE', activity: 'MILDLY_ACTIVE', weight: 66, height_in_cm: 170, age: 34 } as const;
/** Returns a day of three meals whose macros add up to its energy. */
const mealsOf = (carbohydrates: number) =>
  (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal_moment) => {
    return { meal_moment, kcal: 254 + 4 * carbohydrates, protein: 32, carbohydrates, fat: 14 };
  });

const coach = await aCoach(app.db, { first_name: 'Anna', last_name: 'Vos' });

async function aClient() {
  const client = await aClientOf(app.db, coach);
  await as(coach).call(createUserProfile, { body: { ...PROFILE, user_id: client.id } });
  return client;
}

async function planOf(client: Person) {
  const { body } = await as(client).call(listWeeklyNutritionPlans);
  return body.results[0] ?? null;
}

async function versionsOf(client: Person, by: Person = client) {
  const query = by === client ? {} : { user: client.id };
  return (await as(by).call(listPlanVersions, { query })).body;
}

/** Saves a day plan as the coach: a new one, or Monday's if there is one. */
async function save(
  client: Person,
  carbohydrates: number,
  more: { reason?: string; name?: string; days?: Weekday[] } = {},
) {
  const plan = await planOf(client);
  const isNew = plan === null || more.days !== undefined;
  const week =
    plan &&
    (Object.fromEntries(WEEKDAYS.map((day) => [day, plan[day].id])) as Record<(typeof WEEKDAYS)[number], number>);
  const { name = 'Plan', days = [...WEEKDAYS], reason } = more;
  const body = {
    user: client.id,
    nutrition_day_plan: isNew ? null : plan.monday.id,
    name,
    days,
    meals: mealsOf(carbohydrates),
    ...(reason !== undefined && { reason }),
    read: { week, meals: isNew ? null : plan.monday.meal_slot_specifications },
  };
  const saved = await as(coach).call(saveNutritionPlan, { body });
  expect(saved.status).toBe(200);
}

async function countKept({ id }: Person): Promise<number> {
  return (await app.db.selectFrom('plan_version').select('id').where('person_id', '=', id).execute()).length;
}

const energies = async (client: Person) => {
  const plan = await planOf(client);
  return WEEKDAYS.map((day) => plan?.[day].meal_slot_specifications.reduce((sum, { kcal }) => sum + kcal, 0));
};
const everyDay = (kcal: number) => WEEKDAYS.map(() => kcal);

describe("a coach's change to a client's plan", () => {
  it('shows the client what changed, why, and with what effect', async () => {
    const client = await aClient();
    await save(client, 80);
    await save(client, 60, { reason: '  Less to begin with, the next month more.  ' });
    const { results, count } = await versionsOf(client);
    expect(count).toBe(2);
    const [change, first] = results;
    expect(first).toMatchObject({ who: 'COACH', name: 'Anna Vos', reason: null, effect: null, answer: null });
    expect(first?.changes).toMatchObject([{ days: WEEKDAYS, before: null, after: { goal: { kcal: 1722 } } }]);
    expect(change).toMatchObject({
      reason: 'Less to begin with, the next month more.',
      // Three meals with 80 kcal less each: 240 a day, 1,680 a week; a kilogram is 7,700 kcal.
      effect: { kcal: -240, protein: 0, weight_per_week: -0.22 },
      is_restored: false,
      restorable: ['BEFORE'],
      changes: [
        {
          before: { name: 'Plan', goal: { kcal: 1722, carbohydrates: 240 } },
          after: { goal: { kcal: 1482, carbohydrates: 180 }, meals: mealsOf(60) },
        },
      ],
    });
    expect((await versionsOf(client, coach)).results).toEqual(results);
  });

  it("is stored whichever call makes it, unlike a client's change to their own plan", async () => {
    const client = await aClient();
    await save(client, 80);
    const plan = (await planOf(client))!;
    const [slot] = plan.monday.meal_slot_specifications;
    const extra = await as(coach).call(createNutritionDayPlan, { body: { name: 'Rest', user: client.id } });
    const snack = { kcal: 100, protein: 5, carbohydrates: 15, fat: 2, meal_moment: 'SNACK' as const };
    for (const one of mealsOf(80)) {
      const body = { ...one, nutrition_day_plan: extra.body.id };
      await as(coach).call(createMealSlotSpecification, { body });
    }
    const calls = [
      as(coach).call(createMealSlotSpecification, { body: { ...snack, nutrition_day_plan: plan.monday.id } }),
      as(coach).call(updateMealSlotSpecification, { params: { id: slot!.id }, body: { kcal: 500 } }),
      as(coach).call(updateNutritionDayPlan, { params: { id: plan.monday.id }, body: { name: 'Working day' } }),
      as(coach).call(replaceWeeklyNutritionPlan, {
        params: { id: plan.id },
        body: { nutrition_day_plan_id: extra.body.id, days_to_update_to_nutrition_day_plan_id: ['sunday'] },
      }),
    ];
    for (const call of calls) expect((await call).status).toBeLessThan(300);
    const removed = await as(coach).call(deleteNutritionDayPlan, { params: { id: extra.body.id } });
    expect(removed.status).toBe(204);
    // A day plan that is not used on any day yet does not change what is eaten.
    expect((await versionsOf(client)).count).toBe(6);
    expect(await countKept(client)).toBe(10);
    await as(client).call(updateMealSlotSpecification, { params: { id: slot!.id }, body: { kcal: 480 } });
    expect(await countKept(client)).toBe(10);
  });

  it('is rejected by the database if no version is written', async () => {
    const client = await aClient();
    await save(client, 80);
    const rename = (by: Person) =>
      app.db.transaction().execute(async (trx) => {
        await sql`select set_config('app.person_id', ${String(by.id)}, true)`.execute(trx);
        await sql`update day_plan set name = 'Another' where person_id = ${client.id}`.execute(trx);
      });
    await expect(rename(coach)).rejects.toThrow(/without a version/);
    await rename(client);
    expect((await planOf(client))?.monday.name).toBe('Another');
  });

  it('can be accepted together with earlier ones, or asked about, by the client alone', async () => {
    const client = await aClient();
    await save(client, 80);
    await save(client, 70);
    await save(client, 60);
    const [third, second] = (await versionsOf(client)).results;
    const answer = (by: Person, id: number, body: { answer: 'ACCEPTED' | 'ASKED'; question?: string }) =>
      as(by).call(answerPlanVersion, { params: { id }, body });
    expect((await answer(coach, third!.id, { answer: 'ACCEPTED' })).status).toBe(404);
    expect((await answer(client, third!.id, { answer: 'ASKED' })).body).toMatchObject({
      question: [expect.any(String)],
    });
    const asked = await answer(client, second!.id, { answer: 'ASKED', question: 'Why less bread?' });
    expect(asked.body).toMatchObject({ answer: 'ASKED', question: 'Why less bread?', answered_at: expect.any(String) });
    expect((await answer(client, third!.id, { answer: 'ACCEPTED' })).body).toMatchObject({
      answer: 'ACCEPTED',
      question: null,
    });
    // The question about the second version remains; the unanswered first version is accepted along with the third.
    expect((await versionsOf(client, coach)).results.map((one) => one.answer)).toEqual([
      'ACCEPTED',
      'ASKED',
      'ACCEPTED',
    ]);
    expect((await answer(client, third!.id, { answer: 'ASKED', question: 'And now?' })).status).toBe(409);
  });

  it('can be undone by the client, together with later changes, and both can restore any earlier version', async () => {
    const client = await aClient();
    await save(client, 80);
    await save(client, 70);
    await save(client, 90, { name: 'Weekend', days: ['saturday', 'sunday'] });
    expect(await energies(client)).toEqual([...WEEKDAYS.slice(2).map(() => 1602), 1842, 1842]);
    const { results, state } = await versionsOf(client);
    const [weekend, less, first] = results;
    const back = await as(client).call(restorePlanVersion, {
      params: { id: less!.id },
      body: { side: 'BEFORE', state },
    });
    expect(back.body).toMatchObject({ who: 'PERSON', is_restored: true, answer: null, reason: null });
    expect(await energies(client)).toEqual(everyDay(1722));
    const now = await versionsOf(client, coach);
    expect(now.results.map(({ answer }) => answer)).toEqual([null, 'RETURNED', 'RETURNED', null]);
    expect(now.results[3]?.id).toBe(first!.id);
    const again = await as(coach).call(restorePlanVersion, {
      params: { id: weekend!.id },
      body: { side: 'AFTER', state: now.state, reason: 'As we agreed.' },
    });
    expect(again.body).toMatchObject({ who: 'COACH', reason: 'As we agreed.', is_restored: true, answer: null });
    expect(await energies(client)).toEqual([...WEEKDAYS.slice(2).map(() => 1602), 1842, 1842]);
    // A deleted day plan is restored as a new one.
    const plan = (await planOf(client))!;
    await as(coach).call(deleteNutritionDayPlan, { params: { id: plan.sunday.id } });
    expect(await energies(client)).toEqual(everyDay(1602));
    const gone = await versionsOf(client);
    await as(client).call(restorePlanVersion, {
      params: { id: gone.results[0]!.id },
      body: { side: 'BEFORE', state: gone.state },
    });
    expect((await planOf(client))?.sunday).toMatchObject({ name: 'Weekend', days: ['saturday', 'sunday'] });
  });

  it('cannot be undone if that leaves no plan or an unsafe day, or overwrites later changes', async () => {
    const client = await aClient();
    await save(client, 60);
    await save(client, 80);
    const { results, state } = await versionsOf(client);
    const [change, first] = results;
    const restore = (id: number, as_of = state) =>
      as(client).call(restorePlanVersion, { params: { id }, body: { side: 'BEFORE', state: as_of } });
    expect((await restore(first!.id)).body).toMatchObject({ side: [expect.any(String)] });
    await as(coach).call(updateUserProfile, {
      params: { id: (await planOf(client))!.client_intake },
      body: { age: 16, minor_statement: { text_version: MINOR_STATEMENT_VERSION } },
    });
    expect((await restore(change!.id)).body).toMatchObject({ side: [expect.stringContaining('18')] });
    await save(client, 150);
    expect((await restore(change!.id)).status).toBe(409);
    expect(await energies(client)).toEqual(everyDay(2562));
  });

  it('is not counted as answered by the client when the coach undoes it', async () => {
    const client = await aClient();
    await save(client, 60);
    await save(client, 80);
    const { results, state } = await versionsOf(client, coach);
    const back = await as(coach).call(restorePlanVersion, {
      params: { id: results[0]!.id },
      body: { side: 'BEFORE', state, reason: 'A mistake of mine.' },
    });
    expect(back.body).toMatchObject({ who: 'COACH', is_restored: true });
    expect((await versionsOf(client)).results.map(({ answer }) => answer)).toEqual([null, null, null]);
  });

  it('leaves later changes unanswered when it is accepted', async () => {
    const client = await aClient();
    for (const carbohydrates of [80, 70, 60]) await save(client, carbohydrates);
    const [, second] = (await versionsOf(client)).results;
    await as(client).call(answerPlanVersion, { params: { id: second!.id }, body: { answer: 'ACCEPTED' } });
    const answers = (await versionsOf(client)).results.map(({ answer }) => answer);
    expect(answers).toEqual([null, 'ACCEPTED', 'ACCEPTED']);
  });

  it('stores no question when it is accepted', async () => {
    const client = await aClient();
    await save(client, 60);
    await save(client, 80);
    const [change] = (await versionsOf(client)).results;
    const body = { answer: 'ACCEPTED', question: 'Why less?' } as const;
    const answered = await as(client).call(answerPlanVersion, { params: { id: change!.id }, body });
    expect(answered.body).toMatchObject({ answer: 'ACCEPTED', question: null });
  });

  it('is not lost when both sides restore a version concurrently, because the second call gets a conflict', async () => {
    const client = await aClient();
    await save(client, 60);
    await save(client, 80);
    const { results, state } = await versionsOf(client);
    const body = { side: 'BEFORE', state } as const;
    const answers = await whileLocked(app, rowsOf('person', client.id), [
      () => as(client).call(restorePlanVersion, { params: { id: results[0]!.id }, body }),
      () => as(coach).call(restorePlanVersion, { params: { id: results[0]!.id }, body }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await versionsOf(client)).count).toBe(3);
  });
});
