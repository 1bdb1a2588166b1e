import { changeGoal, getGoalOptions } from '@weekbord/contract/expenditure/goal-change';
import { declineTargetProposal } from '@weekbord/contract/expenditure/target-proposal';
import { goalOptions } from '@weekbord/domain/onboarding/goal-options';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import type { Insertable } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { IntakeTable } from '../../platform/database/tables/intake.ts';
import { type PlanWriting, findWeekOf, saveDayPlan, saveWholeWeek } from '../plans/plans.public.ts';
import { expenditureRoutes } from './expenditure.routes.ts';

const app = await startServing({ product: { routes: expenditureRoutes, authenticate: authenticateByPerson } });
const as = (person: Person) => app.as(tokenOf(person));
const today = '2027-03-01';
const now = new Date('2027-03-01T12:00:00Z');

const INTAKE = {
  gender: 'FEMALE',
  activity: 'ACTIVE',
  sustainability: 'SUSTAINABLE',
  diet: 'OMNIVORE',
  diet_type: 'RECOMMENDED',
  weight: 80,
  body_fat_percentage: null,
  food_intolerances_gluten: false,
  food_intolerances_lactose: false,
  food_intolerances_nut: false,
  food_intolerances_crustaceans_shellfish: false,
  is_keto_user: false,
  is_on_menopause_diet: false,
  main_goal: 'RECOMPOSITION',
  age: 40,
  height_in_cm: 170,
  goal_weight_in_kg: 65,
  goal_weekly_change_in_kg: 0,
  uses_imperial_measurements_for_recipes: false,
  uses_imperial_measurements_for_height: false,
  personal_weight_unit: 'KILOGRAMS',
} as const;

const SLOTS = (['BREAKFAST', 'DINNER'] as const).map((meal_moment) => {
  return { meal_moment, kcal: 1000, protein: 50, fat: 40, carbohydrates: 100 };
});
const PRESENT = { kcal: 2000, protein: 100, fat: 80, carbohydrates: 200 };
const READ = { goal: 'RECOMPOSITION', weekly_goal: null, present: PRESENT } as const;
const HALF = { goal: 'LOSE_WEIGHT', weekly_goal: 'LOSE_0_5_KG_PER_WEEK' } as const;

/** Gives a person an intake, and a plan of two meals that is not calculated from it. */
async function give(person: Person, intake: Partial<Insertable<IntakeTable>> = {}): Promise<Person> {
  await app.db
    .insertInto('intake')
    .values({ ...INTAKE, ...intake, person_id: person.id })
    .execute();
  const plan = await saveDayPlan(app.db as PlanWriting, { personId: person.id, name: 'Plan', slots: SLOTS, now });
  await saveWholeWeek(app.db as PlanWriting, person.id, plan);
  return person;
}
const someone = async (intake: Partial<Insertable<IntakeTable>> = {}) => give(await aPerson(app.db), intake);
const ask = async (person: Person) => (await as(person).call(getGoalOptions, { query: { today } })).body;
const figuresOf = async (person: Person, wanted: { goal: string; weekly_goal: string | null }) => {
  const { options } = await ask(person);
  return options.find((one) => one.goal === wanted.goal && one.weekly_goal === wanted.weekly_goal)!.figures;
};
const intakeOf = (person: Person) =>
  app.db.selectFrom('intake').selectAll().where('person_id', '=', person.id).executeTakeFirstOrThrow();

describe('changing the goal', () => {
  it('is previewed with the values of the domain rules, which are the ones that are then stored', async () => {
    const person = await someone();
    const before = await ask(person);
    expect(before).toMatchObject({
      ...READ,
      user: person.id,
      fixed_because: null,
      weight: 80,
      keeps_own_numbers: false,
      refused: [],
    });
    const { options } = goalOptions(
      {
        ...INTAKE,
        goal: 'RECOMPOSITION',
        weeklyGoal: null,
        weightInKg: 80,
        heightInCm: 170,
        bodyFatFraction: null,
        exercises: [],
        energyBalance: null,
      },
      {
        macroPreference: 'RECOMMENDED',
        userProvidedMacros: null,
        mealMoments: ['BREAKFAST', 'DINNER'],
        highProtein: true,
        partnerNutritionRules: false,
      },
    );
    expect(before.options.map(({ figures }) => figures.kcal)).toEqual(options.map(({ day }) => day.calories));

    const figures = await figuresOf(person, HALF);
    const { status, body } = await as(person).call(changeGoal, { body: { today, read: READ, ...HALF, figures } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...HALF, present: figures });
    expect(await intakeOf(person)).toMatchObject({ main_goal: 'LOSE_WEIGHT', goal_weekly_change_in_kg: -0.5 });
    const week = await findWeekOf(app.db, person.id);
    const { slots } = week!.sunday;
    expect(slots.map(({ meal_moment }) => meal_moment)).toEqual(['BREAKFAST', 'DINNER']);
    expect(slots.reduce((sum, { kcal }) => sum + kcal, 0)).toBe(figures.kcal);
    expect(slots.reduce((sum, { protein }) => sum + protein, 0)).toBe(figures.protein);
  });

  it('stores a healthy goal weight with the goal, and keeps the old one if none is given', async () => {
    const person = await someone({ goal_weight_in_kg: 79.5 });
    expect(await ask(person)).toMatchObject({ goal_weight: 79.5 });
    const figures = await figuresOf(person, HALF);
    const change = (goal_weight?: number | null) =>
      as(person).call(changeGoal, {
        body: { today, read: READ, ...HALF, figures, ...(goal_weight !== undefined && { goal_weight }) },
      });
    expect(await change(50)).toMatchObject({ status: 400, body: { goal_weight_in_kg: [expect.any(String)] } });
    expect(await intakeOf(person)).toMatchObject({ main_goal: 'RECOMPOSITION', goal_weight_in_kg: 79.5 });
    expect((await change(72.5)).body).toMatchObject({ ...HALF, goal_weight: 72.5 });
    expect(await intakeOf(person)).toMatchObject({ main_goal: 'LOSE_WEIGHT', goal_weight_in_kg: 72.5 });
    const other = await someone({ goal_weight_in_kg: 70 });
    await as(other).call(changeGoal, { body: { today, read: READ, ...HALF, figures } });
    expect(await intakeOf(other)).toMatchObject({ main_goal: 'LOSE_WEIGHT', goal_weight_in_kg: 70 });
    const third = await someone({ goal_weight_in_kg: 70 });
    const body = { today, read: READ, ...HALF, figures, goal_weight: null };
    expect((await as(third).call(changeGoal, { body })).body.goal_weight).toBeNull();
    expect(await intakeOf(third)).toMatchObject({ main_goal: 'LOSE_WEIGHT', goal_weight_in_kg: null });
  });

  it('uses the recent weight, and deletes the answer to a proposal for the old goal', async () => {
    const person = await someone();
    await as(person).call(declineTargetProposal, { body: { today } });
    const created_at = new Date('2027-02-27T08:00:00Z');
    await app.db
      .insertInto('measurement')
      .values({ person_id: person.id, type: 'WEIGHT', value: 72.346, created_at })
      .execute();
    expect(await ask(person)).toMatchObject({ weight: 72.35 });
    const figures = await figuresOf(person, { goal: 'GAIN_MUSCLE', weekly_goal: null });
    const body = { today, read: READ, goal: 'GAIN_MUSCLE', weekly_goal: null, figures } as const;
    expect((await as(person).call(changeGoal, { body })).body).toMatchObject({ present: figures, weight: 72.35 });
    expect(await intakeOf(person)).toMatchObject({ weight: 72.35, goal_weekly_change_in_kg: 0 });
    const answers = app.db.selectFrom('target_answer').selectAll().where('person_id', '=', person.id);
    expect(await answers.execute()).toEqual([]);
  });

  it('is rejected if anything has changed since it was read, and so is one of two concurrent changes', async () => {
    const person = await someone();
    const figures = await figuresOf(person, HALF);
    const change = (body: object) =>
      as(person).call(changeGoal, { body: { today, read: READ, ...HALF, figures, ...body } });
    for (const body of [
      { read: { ...READ, goal: 'GAIN_MUSCLE' } },
      { read: { ...READ, present: { ...PRESENT, fat: 81 } } },
      { figures: { ...figures, kcal: figures.kcal - 1 } },
    ]) {
      expect(await change(body)).toMatchObject({ status: 409, body: { code: 'version_conflict' } });
    }
    expect(await intakeOf(person)).toMatchObject({ main_goal: 'RECOMPOSITION', weight: 80 });
    const gain = { goal: 'GAIN_MUSCLE', weekly_goal: null };
    const both = [change({}), change({ ...gain, figures: await figuresOf(person, gain) })];
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is rejected if it is not safe', async () => {
    const light = await someone({ weight: 52 });
    expect(await ask(light)).toMatchObject({ refused: [{ goal: 'LOSE_WEIGHT', because: 'LOW_WEIGHT' }] });
    const slow = await someone({ weight: 55, height_in_cm: 150, activity: 'SEDENTARY', age: 60 });
    expect(await ask(slow)).toMatchObject({ refused: [{ goal: 'LOSE_WEIGHT', because: 'NO_SAFE_SPEED' }] });
    for (const person of [light, slow]) {
      const body = { today, read: READ, ...HALF, figures: { ...PRESENT, kcal: 1100 } };
      const answer = await as(person).call(changeGoal, { body });
      expect(answer.status).toBe(400);
      expect(answer.body).toHaveProperty('weekly_goal');
    }
  });

  it("is not available for a coach's plan, if the days of the week differ, or without a plan", async () => {
    const coach = await aCoach(app.db);
    const client = await give(await aClientOf(app.db, coach));
    const fixed = { present: null, options: [], goal: 'RECOMPOSITION' };
    expect(await ask(client)).toMatchObject({ ...fixed, fixed_because: 'COACH_PLANS' });
    const body = { today, read: READ, ...HALF, figures: PRESENT };
    expect((await as(client).call(changeGoal, { body })).status).toBe(409);
    const organisation = await anOrganisation(app.db, { clients_are_diy: true });
    await app.db.updateTable('person').set({ organisation_id: organisation.id }).where('id', '=', client.id).execute();
    expect(await ask(client)).toMatchObject({ fixed_because: null });

    const other = await saveDayPlan(app.db as PlanWriting, { personId: client.id, name: 'Other', slots: SLOTS, now });
    await app.db.updateTable('weekly_plan').set({ friday: other.id }).where('person_id', '=', client.id).execute();
    expect(await ask(client)).toMatchObject({ ...fixed, fixed_because: 'SEVERAL_DAY_PLANS' });
    expect(await ask(await aPerson(app.db))).toMatchObject({ goal: null, fixed_because: 'NO_PLAN' });
    const unmeasured = await someone({ age: null });
    expect(await ask(unmeasured)).toMatchObject({ ...fixed, fixed_because: 'MEASURES_MISSING' });
  });

  it('does not change values that the person typed', async () => {
    const person = await someone({ diet_type: 'CHOOSE_YOUR_OWN' });
    const { options, keeps_own_numbers } = await ask(person);
    expect(keeps_own_numbers).toBe(true);
    for (const { figures } of options) expect(figures).toEqual(PRESENT);
  });
});
