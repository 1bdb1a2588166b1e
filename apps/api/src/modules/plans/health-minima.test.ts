import { saveNutritionPlan } from '@weekbord/contract/coach-plans/coach-plans';
import { undoTargetProposal } from '@weekbord/contract/expenditure/target-proposal';
import { createUserProfile } from '@weekbord/contract/intake/user-profiles';
import { completeOnboarding } from '@weekbord/contract/onboarding/complete-onboarding';
import { listPlanVersions, restorePlanVersion } from '@weekbord/contract/plan-versions/plan-versions';
import {
  createMealSlotSpecification,
  deleteMealSlotSpecification,
  updateMealSlotSpecification,
} from '@weekbord/contract/plans/meal-slot-specifications';
import {
  createNutritionDayPlan,
  deleteNutritionDayPlan,
  listNutritionDayPlans,
} from '@weekbord/contract/plans/nutrition-day-plans';
import {
  createWeeklyNutritionPlan,
  deleteWeeklyNutritionPlan,
  listWeeklyNutritionPlans,
  replaceWeeklyNutritionPlan,
} from '@weekbord/contract/plans/weekly-nutrition-plans';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/dates/weekdays';
import { answers } from '@weekbord/testkit/builders/answers';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import { coachPlansRoutes } from '../coach-plans/coach-plans.routes.ts';
import { expenditureRoutes } from '../expenditure/expenditure.routes.ts';
import { intakeRoutes } from '../intake/intake.routes.ts';
import { onboardingRoutes } from '../onboarding/onboarding.routes.ts';
import { planVersionsRoutes } from '../plan-versions/plan-versions.routes.ts';
import { plansRoutes } from './plans.routes.ts';

const routes = [
  ...intakeRoutes,
  ...plansRoutes,
  ...coachPlansRoutes,
  ...planVersionsRoutes,
  ...expenditureRoutes,
  ...onboardingRoutes,
];
const app = await startServing({ product: { routes, authenticate: authenticateByPerson } });
const as = (person: Person) => app.as(tokenOf(person));

const PROFILE = { gender: 'FEMALE', activity: 'MILDLY_ACTIVE', weight: 66, height_in_cm: 170, age: 34 } as const;
const MOMENTS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
const mealsOf = (kcal: number) =>
  MOMENTS.map((meal_moment) => {
    return { meal_moment, kcal, protein: 20, fat: 12, carbohydrates: Math.max(0, Math.round((kcal - 188) / 4)) };
  });

const weekOf = async (person: Person, by = person) => {
  const { body } = await as(by).call(listWeeklyNutritionPlans, by === person ? {} : { query: { user: person.id } });
  return body.results[0] ?? null;
};
type Week = NonNullable<Awaited<ReturnType<typeof weekOf>>>;
const idsOf = (week: Week | null) =>
  week && (Object.fromEntries(WEEKDAYS.map((day) => [day, week[day].id])) as Record<Weekday, number>);

async function save(by: Person, person: Person, kcal: number, more: { reason?: string; days?: Weekday[] } = {}) {
  const week = await weekOf(person, by);
  const isNew = week === null || more.days !== undefined;
  const body = {
    ...(by === person ? {} : { user: person.id }),
    nutrition_day_plan: isNew ? null : week.monday.id,
    name: 'Plan',
    days: more.days ?? [...WEEKDAYS],
    meals: mealsOf(kcal),
    read: { week: idsOf(week), meals: isNew ? null : week.monday.meal_slot_specifications },
    ...(more.reason !== undefined && { reason: more.reason }),
  };
  return as(by).call(saveNutritionPlan, { body });
}

/** Gives a person a plan of 1,800 kcal a day. Returns the week. */
async function aPlanned(person: Person): Promise<Week> {
  await as(person).call(createUserProfile, { body: PROFILE });
  expect((await save(person, person, 600)).status).toBe(200);
  return (await weekOf(person))!;
}

/** Adds a day plan that is not used on any weekday, with one meal of 300 kcal. Returns its id. */
async function aLowDraft(person: Person): Promise<number> {
  const draft = await as(person).call(createNutritionDayPlan, { body: { name: 'Low' } });
  const meal = { ...mealsOf(300)[0]!, nutrition_day_plan: draft.body.id };
  expect((await as(person).call(createMealSlotSpecification, { body: meal })).status).toBe(201);
  return draft.body.id;
}

/** Sets all meals of the person's stored plan to these kcal, which no call allows. */
async function makeLow(person: Person, kcal: number): Promise<void> {
  await app.db.updateTable('meal_slot').set({ kcal }).where('person_id', '=', person.id).execute();
}

type Door = (person: Person, week: Week) => Promise<Readonly<{ status: number; body: unknown }>>;
const slotsOf = (week: Week) => week.monday.meal_slot_specifications;
const CALORIES = ['Use at least 1,250 kcal a day.'];

const DOORS: readonly (readonly [string, Door, object])[] = [
  ['a smaller meal', (person, week) => patch(person, week, { kcal: 40 }), { kcal: CALORIES }],
  [
    'a meal without protein',
    (person, week) => patch(person, week, { protein: 0 }),
    { protein: ['Use at least 50 g of protein a day.'] },
  ],
  ['a meal whose macros add up to zero', (person, week) => emptied(person, week), { kcal: expect.anything() }],
  [
    'a deleted meal',
    (person, week) => as(person).call(deleteMealSlotSpecification, { params: { id: slotsOf(week)[0]!.id } }),
    { non_field_errors: expect.arrayContaining(CALORIES) },
  ],
  [
    'a weekday of another day plan',
    async (person, week) => {
      const nutrition_day_plan_id = await aLowDraft(person);
      const body = { nutrition_day_plan_id, days_to_update_to_nutrition_day_plan_id: ['sunday' as const] };
      return as(person).call(replaceWeeklyNutritionPlan, { params: { id: week.id }, body });
    },
    { nutrition_day_plan_id: expect.arrayContaining(CALORIES) },
  ],
  [
    'a weekday of a day plan without meals',
    async (person, week) => {
      const draft = await as(person).call(createNutritionDayPlan, { body: { name: 'Nothing' } });
      const body = { nutrition_day_plan_id: draft.body.id, days_to_update_to_nutrition_day_plan_id: [...WEEKDAYS] };
      return as(person).call(replaceWeeklyNutritionPlan, { params: { id: week.id }, body });
    },
    { nutrition_day_plan_id: expect.arrayContaining(CALORIES) },
  ],
  ['a plan of their own', (person) => save(person, person, 300), { meals: expect.arrayContaining(CALORIES) }],
  [
    "a deleted day plan, whose days go to Monday's",
    async (person) => {
      const saved = await save(person, person, 700, { days: ['sunday'] });
      const { id } = saved.body.monday;
      await app.db.updateTable('meal_slot').set({ kcal: 100 }).where('day_plan_id', '=', id).execute();
      return as(person).call(deleteNutritionDayPlan, { params: { id: saved.body.sunday.id } });
    },
    { non_field_errors: CALORIES },
  ],
  [
    'a target that is taken back',
    async (person, week) => {
      const written = JSON.stringify(slotsOf(week));
      const replaced = JSON.stringify(mealsOf(300));
      const quiet_until = new Date('2100-01-01');
      const row = { person_id: person.id, answer: 'ACCEPTED', quiet_until, day_plan_id: week.monday.id } as const;
      await app.db
        .insertInto('target_answer')
        .values({ ...row, replaced, written })
        .execute();
      return as(person).call(undoTargetProposal, { body: {} });
    },
    { non_field_errors: CALORIES },
  ],
  [
    "the wizard's own numbers at a low weight",
    (person) =>
      as(person).call(completeOnboarding, {
        body: {
          ...answers({
            goal: 'GAIN_MUSCLE',
            height: 190,
            weight: 60,
            goalWeight: 70,
            dietType: 'CHOOSE_YOUR_OWN',
            macros: { calories: 1250, protein: 80, fat: 50, carbohydrates: 120 },
          }),
          start_date: '2027-03-14',
        },
      }),
    {
      diet_preferences: {
        user_provided_macros: { calories: expect.anything() },
      },
    },
  ],
];

function patch(person: Person, week: Week, figures: { kcal?: number; protein?: number }) {
  return as(person).call(updateMealSlotSpecification, { params: { id: slotsOf(week)[0]!.id }, body: figures });
}

async function emptied(person: Person, week: Week) {
  const [first, second, third] = slotsOf(week);
  const calls = [first, second, third].map((slot) =>
    as(person).call(updateMealSlotSpecification, { params: { id: slot!.id }, body: { carbohydrates: 0 } }),
  );
  const all = await Promise.all(calls);
  return all.find(({ status }) => status === 400) ?? all[0]!;
}

describe('a day below the minimum', () => {
  it.each(DOORS)('is rejected with an error for the field when it results from %s', async (_name, open, body) => {
    const person = await aPerson(app.db);
    const week = await aPlanned(person);
    const answer = await open(person, week);
    expect(answer).toMatchObject({ status: 400, body });
    const after = await weekOf(person);
    const energies = WEEKDAYS.map((day) => after![day].meal_slot_specifications.length);
    expect(energies).toEqual(WEEKDAYS.map(() => 3));
  });

  it('is rejected, with every weekday named, when a first week is made from it', async () => {
    const person = await aPerson(app.db);
    const intake = await as(person).call(createUserProfile, { body: PROFILE });
    const draft = await aLowDraft(person);
    const days = Object.fromEntries(WEEKDAYS.map((day) => [day, draft])) as Record<Weekday, number>;
    const made = await as(person).call(createWeeklyNutritionPlan, { body: { ...days, client_intake: intake.body.id } });
    expect(made.status).toBe(400);
    expect(Object.keys(made.body)).toEqual([...WEEKDAYS]);
    expect(await weekOf(person)).toBeNull();
  });

  it('may be improved by any call if it already exists, but never made worse', async () => {
    const person = await aPerson(app.db);
    const week = await aPlanned(person);
    await makeLow(person, 300);
    expect((await patch(person, week, { kcal: 350 })).status).toBe(200);
    expect((await patch(person, week, { kcal: 349 })).status).toBe(400);
  });
});

/** Puts a new day plan without meals into every day of a person's new week. */
async function makeEmptyWeek(by: Person, person: Person, intake: number, reason?: string) {
  const of = by === person ? {} : { user: person.id };
  const { id } = (await as(by).call(createNutritionDayPlan, { body: { ...of, name: 'Nothing' } })).body;
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, id])) as Record<Weekday, number>;
  const body = { ...days, client_intake: intake, ...(reason !== undefined && { reason }) };
  return as(by).call(createWeeklyNutritionPlan, { body });
}

describe('a week without meals', () => {
  it('is rejected after the week was deleted, also if everything else of the plan was deleted too', async () => {
    const coach = await aCoach(app.db);
    for (const isEmptied of [false, true]) {
      const client = await aClientOf(app.db, coach);
      const { id, client_intake: intake } = await aPlanned(client);
      expect((await as(client).call(deleteWeeklyNutritionPlan, { params: { id } })).status).toBe(204);
      const { results } = (await as(client).call(listNutritionDayPlans)).body;
      for (const plan of isEmptied ? results : []) {
        expect((await as(client).call(deleteNutritionDayPlan, { params: { id: plan.id } })).status).toBe(204);
      }
      for (const by of [client, coach]) {
        const made = await makeEmptyWeek(by, client, intake, 'A fast.');
        expect(made).toMatchObject({ status: 400, body: { monday: expect.anything(), sunday: expect.anything() } });
      }
      expect(await weekOf(client)).toBeNull();
    }
  });

  it('may be the first week of a person, for which a coach must give a reason', async () => {
    const coach = await aCoach(app.db);
    const [alone, client] = [await aPerson(app.db), await aClientOf(app.db, coach)];
    const intakeOf = async (person: Person) => (await as(person).call(createUserProfile, { body: PROFILE })).body.id;
    expect((await makeEmptyWeek(alone, alone, await intakeOf(alone))).status).toBe(201);
    const intake = await intakeOf(client);
    expect(await makeEmptyWeek(coach, client, intake)).toMatchObject({
      status: 400,
      body: { reason: ['At 0 kcal, this day is below 1,250 kcal, so it needs a reason. Your client will see it.'] },
    });
    expect((await makeEmptyWeek(coach, client, intake, 'The meals follow today.')).status).toBe(201);
  });
});

/** Restores one side of the latest version of a person's plan. */
async function restoreLatest(person: Person, side: 'BEFORE' | 'AFTER') {
  const { results, state } = (await as(person).call(listPlanVersions)).body;
  return as(person).call(restorePlanVersion, { params: { id: results[0]!.id }, body: { side, state } });
}

describe("a coach's plan below 1,250 kcal", () => {
  const anyClient = async () => {
    const coach = await aCoach(app.db);
    const client = await aClientOf(app.db, coach);
    await aPlanned(client);
    return { coach, client };
  };

  it('requires a reason, which the client reads in the version, and is rejected below 800', async () => {
    const { coach, client } = await anyClient();
    for (const reason of [undefined, '  ']) {
      const refused = await save(coach, client, 400, reason === undefined ? {} : { reason });
      expect(refused).toMatchObject({
        status: 400,
        body: {
          reason: ['At 1,200 kcal, this day is below 1,250 kcal, so it needs a reason. Your client will see it.'],
        },
      });
    }
    expect((await save(coach, client, 400, { reason: 'Four weeks before the operation.' })).status).toBe(200);
    const versions = await as(client).call(listPlanVersions);
    expect(versions.body.results[0]).toMatchObject({
      reason: 'Four weeks before the operation.',
      changes: [{ after: { goal: { kcal: 1200 } } }],
    });
    const below = await save(coach, client, 266, { reason: 'Less.' });
    expect(below).toMatchObject({ status: 400, body: { meals: ['Use at least 800 kcal a day.'] } });
  });

  it('requires a reason in every call, but not for unchanged days', async () => {
    const { coach, client } = await anyClient();
    const week = (await weekOf(client))!;
    const [breakfast, lunch] = slotsOf(week);
    const change = (body: { kcal: number; reason?: string }, id = breakfast!.id) =>
      as(coach).call(updateMealSlotSpecification, { params: { id }, body });
    expect(await change({ kcal: 20 })).toMatchObject({
      status: 400,
      body: { reason: [expect.anything()] },
    });
    expect((await change({ kcal: 20, reason: 'Fasting.' })).status).toBe(200);
    expect((await change({ kcal: 700 }, lunch!.id)).status).toBe(200);
    expect(await change({ kcal: 10 })).toMatchObject({ status: 200 });
    // 1,310 kcal minus lunch leaves 610.
    const removing = as(coach).call(deleteMealSlotSpecification, {
      params: { id: lunch!.id },
      query: { reason: 'Fasting.' },
    });
    expect(await removing).toMatchObject({
      status: 400,
      body: { non_field_errors: expect.anything() },
    });
  });

  it('cannot be lowered further by the client, who can raise it and then restore it', async () => {
    const { coach, client } = await anyClient();
    expect((await save(coach, client, 400, { reason: 'Before the operation.' })).status).toBe(200);
    expect((await patch(client, (await weekOf(client))!, { kcal: 399 })).status).toBe(400);
    expect((await save(client, client, 600)).status).toBe(200);
    const { results, state } = (await as(client).call(listPlanVersions)).body;
    const body = { side: 'AFTER' as const, state };
    expect((await as(client).call(restorePlanVersion, { params: { id: results[0]!.id }, body })).status).toBe(200);
    expect(slotsOf((await weekOf(client))!).map(({ kcal }) => kcal)).toEqual([400, 400, 400]);
  });

  it('can be restored by the client from their own restorations of it, while the coach is still theirs', async () => {
    const { coach, client } = await anyClient();
    expect((await save(coach, client, 400, { reason: 'Before the operation.' })).status).toBe(200);
    expect((await save(client, client, 600)).status).toBe(200);
    expect((await restoreLatest(client, 'AFTER')).status).toBe(200);
    for (const kcal of [600, 400, 600, 400]) {
      expect((await restoreLatest(client, 'BEFORE')).status).toBe(200);
      expect(slotsOf((await weekOf(client))!)[0]!.kcal).toBe(kcal);
    }
  });

  it.each<[string, (client: Person) => Promise<number | null>]>([
    ['has no coach any more', () => Promise.resolve(null)],
    ['has another coach', async () => (await aCoach(app.db)).id],
  ])('cannot be restored by a client who %s', async (_name, nextCoach) => {
    const { coach, client } = await anyClient();
    expect((await save(coach, client, 400, { reason: 'Before the operation.' })).status).toBe(200);
    expect((await save(client, client, 600)).status).toBe(200);
    expect((await restoreLatest(client, 'AFTER')).status).toBe(200);
    expect((await restoreLatest(client, 'BEFORE')).status).toBe(200);
    const coach_id = await nextCoach(client);
    await app.db.updateTable('person').set({ coach_id }).where('id', '=', client.id).execute();
    const { results, state } = (await as(client).call(listPlanVersions)).body;
    const sides = results.flatMap(({ id, restorable }) => restorable.map((side) => ({ id, side })));
    expect(sides).toHaveLength(3);
    for (const { id, side } of sides) {
      const restored = await as(client).call(restorePlanVersion, { params: { id }, body: { side, state } });
      expect(restored).toMatchObject({ status: 400, body: { side: CALORIES } });
    }
    expect(slotsOf((await weekOf(client))!).map(({ kcal }) => kcal)).toEqual([600, 600, 600]);
  });
});
