import { getEatenByWeek } from '@weekbord/contract/expenditure/eaten-by-week';
import {
  acceptTargetProposal,
  declineTargetProposal,
  getTargetProposal,
  undoTargetProposal,
} from '@weekbord/contract/expenditure/target-proposal';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { computeNutritionPlan } from '@weekbord/domain/plans/compute-nutrition-plan';
import { authenticateByPerson, tokenOf } from '@weekbord/testkit/builders/by-person';
import { aClientOf, aCoach, anOrganisation, aPerson, type Person } from '@weekbord/testkit/builders/people';
import { startServing } from '@weekbord/testkit/test-app';
import { describe, expect, it } from 'vitest';
import type { Insertable } from 'kysely';
import type { IntakeTable } from '../../platform/database/tables/intake.ts';
import { type PlanWriting, saveDayPlan, saveWholeWeek } from '../plans/plans.public.ts';
import { expenditureRoutes } from './expenditure.routes.ts';

const app = await startServing({ product: { routes: expenditureRoutes, authenticate: authenticateByPerson } });
const as = (person: Person) => app.as(tokenOf(person));
const TODAY = '2027-03-01';
const MOMENTS = ['BREAKFAST', 'LUNCH', 'DINNER'] as const;
const now = new Date('2027-03-01T12:00:00Z');

const PROFILE = {
  gender: 'FEMALE',
  activity: 'ACTIVE',
  sustainability: 'SUSTAINABLE',
  diet: 'OMNIVORE',
  diet_type: 'RECOMMENDED',
  weight: 70,
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

/** The plan that the formulas give a woman with these measures who maintains her weight. */
const WIZARD = computeNutritionPlan(
  {
    gender: 'FEMALE',
    activity: 'ACTIVE',
    sustainability: 'SUSTAINABLE',
    diet: 'OMNIVORE',
    goal: 'RECOMPOSITION',
    weeklyGoal: null,
    weightInKg: 70,
    heightInCm: 170,
    age: 40,
    bodyFatFraction: null,
    exercises: [],
    energyBalance: null,
  },
  {
    macroPreference: 'RECOMMENDED',
    userProvidedMacros: null,
    mealMoments: MOMENTS,
    highProtein: true,
    partnerNutritionRules: false,
  },
);
const figuresOf = ({ calories: kcal, protein, fat, carbohydrates }: typeof WIZARD) => {
  return { kcal, protein, fat, carbohydrates };
};

interface Kept {
  days: number;
  kcal: number;
  profile?: Partial<Insertable<IntakeTable>>;
  untickedDays?: number;
}

/** Gives a person a plan by the wizard's formulas, and a diary of days at 70 kg with the given kcal eaten per day. */
async function give(person: Person, { days, kcal, profile = {}, untickedDays = 0 }: Kept): Promise<Person> {
  const { db } = app;
  await db
    .insertInto('intake')
    .values({ ...PROFILE, ...profile, person_id: person.id })
    .execute();
  const slots = WIZARD.mealSlots.map(({ mealMoment, ...slot }) => {
    return {
      meal_moment: mealMoment,
      kcal: slot.kcal,
      protein: slot.protein,
      fat: slot.fat,
      carbohydrates: slot.carbohydrates,
    };
  });
  await saveWholeWeek(
    db as PlanWriting,
    person.id,
    await saveDayPlan(db as PlanWriting, {
      personId: person.id,
      name: 'Plan',
      slots,
      now,
    }),
  );
  for (let back = 1; back <= days; back += 1) {
    const date = addDays(TODAY, -back);
    const own = { person_id: person.id };
    const day = await db
      .insertInto('calendar_day')
      .values({ ...own, date, note: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const meal = { ...own, kcal: kcal / 3, protein: 30, fat: 20, carbohydrates: 70, fiber: 10, name: null };
    const meals = await db
      .insertInto('quick_add_meal')
      .values(MOMENTS.map(() => meal))
      .returning('id')
      .execute();
    const status = back <= untickedDays ? 'PLANNED' : 'EATEN';
    const items = MOMENTS.map((meal_moment, at) => {
      return {
        ...own,
        calendar_day_id: day.id,
        meal_moment,
        meal_slot_id: null,
        quick_add_meal_id: meals[at]!.id,
        status,
        modified_at: now,
      } as const;
    });
    await db.insertInto('calendar_item').values(items).execute();
    const weighed = { ...own, type: 'WEIGHT', value: 70, created_at: new Date(`${date}T00:00:00Z`) } as const;
    await db.insertInto('measurement').values(weighed).execute();
  }
  return person;
}

const someone = async (kept: Kept) => give(await aPerson(app.db), kept);
const ask = async (person: Person, query: { user?: number } = {}) =>
  (await as(person).call(getTargetProposal, { query: { today: TODAY, ...query } })).body;
const EIGHT_WEEKS = { days: 56, kcal: 2400 };

describe('a proposed target', () => {
  it('is denied to a guest and for a person the caller has no access to, and is empty without a plan', async () => {
    expect((await app.call(getTargetProposal)).status).toBe(401);
    const person = await aPerson(app.db);
    const stranger = await aPerson(app.db);
    const query = { user: String(stranger.id) };
    expect((await as(person).call(getTargetProposal, { query })).status).toBe(404);
    expect(await ask(person)).toMatchObject({ state: 'NOTHING', expenditure: null, proposed: null });
  });

  it('waits for enough data and says what is missing, not counting unticked days', async () => {
    const person = await someone({ days: 10, kcal: 2400, untickedDays: 4 });
    expect(await ask(person)).toMatchObject({
      state: 'UNKNOWN',
      expenditure: null,
      missing: { days: 4, complete_days: 3, weighed_days: 0, days_between: 0 },
      present: figuresOf(WIZARD),
      proposed: null,
    });
  });

  it('is not made if the plan fits', async () => {
    const person = await someone({ days: 28, kcal: WIZARD.calories });
    expect(await ask(person)).toMatchObject({ state: 'IN_LINE', expenditure: { days: 28 }, proposed: null });
  });

  it('matches what the formulas give for the goal, is accepted once and as shown, and can be undone', async () => {
    const person = await someone(EIGHT_WEEKS);
    const shown = await ask(person);
    expect(shown).toMatchObject({
      state: 'PROPOSED',
      goal: 'RECOMPOSITION',
      present: figuresOf(WIZARD),
      undo_to: null,
    });
    const { present, proposed, expenditure } = shown;
    expect(expenditure!.kcal).toBeGreaterThan(2350);
    expect(expenditure!.kcal).toBeLessThan(2410);
    expect(proposed!.kcal).toBeGreaterThan(2300);
    expect(proposed!.protein).toBe(present!.protein);
    expect(proposed!.kcal).toBeCloseTo(
      4 * proposed!.protein + 9 * proposed!.fat + 4 * proposed!.carbohydrates + 80,
      -1,
    );

    const body = { today: TODAY, present: present!, proposed: proposed! };
    const stale = { ...body, proposed: { ...proposed!, kcal: proposed!.kcal + 1 } };
    expect((await as(person).call(acceptTargetProposal, { body: stale })).status).toBe(409);
    const answers = await Promise.all([1, 2].map(() => as(person).call(acceptTargetProposal, { body })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await ask(person)).toMatchObject({
      state: 'TOLD',
      told_because: 'ACCEPTED',
      present: proposed,
      undo_to: present,
    });

    const undone = await as(person).call(undoTargetProposal, { body: { today: TODAY } });
    expect(undone.body).toMatchObject({ state: 'TOLD', told_because: 'DECLINED', present, undo_to: null });
    expect((await as(person).call(undoTargetProposal, { body: { today: TODAY } })).status).toBe(409);
  });

  it('cannot be undone once the plan has changed', async () => {
    const person = await someone(EIGHT_WEEKS);
    const { present, proposed } = await ask(person);
    await as(person).call(acceptTargetProposal, { body: { today: TODAY, present: present!, proposed: proposed! } });
    await app.db.updateTable('meal_slot').set({ fat: 1 }).where('person_id', '=', person.id).execute();
    const refused = await as(person).call(undoTargetProposal, { body: { today: TODAY } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'target_changed' } });
  });

  it('can be postponed for two weeks', async () => {
    const person = await someone(EIGHT_WEEKS);
    const { body } = await as(person).call(declineTargetProposal, { body: { today: TODAY } });
    expect(body).toMatchObject({ state: 'TOLD', told_because: 'DECLINED', proposed: null });
    const { quiet_until: quietUntil } = await app.db
      .selectFrom('target_answer')
      .select('quiet_until')
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(quietUntil.getTime() - app.clock.now().getTime()).toBeCloseTo(14 * 24 * 3600 * 1000, -4);
    await app.db
      .updateTable('target_answer')
      .set({ quiet_until: app.clock.now() })
      .where('person_id', '=', person.id)
      .execute();
    expect(await ask(person)).toMatchObject({ state: 'PROPOSED' });
  });

  it.each([
    ['NOT_ADULT', { age: 17 }],
    ['OWN_NUMBERS', { diet_type: 'CHOOSE_YOUR_OWN' }],
  ] as const)('is only reported, not offered, for the reason %s', async (because, profile) => {
    const person = await someone({ ...EIGHT_WEEKS, profile });
    expect(await ask(person)).toMatchObject({ state: 'TOLD', told_because: because, proposed: null });
  });

  it("is shown to a coach's client and to the coach, and offered where clients make their own plan", async () => {
    const coach = await aCoach(app.db);
    const client = await give(await aClientOf(app.db, coach), EIGHT_WEEKS);
    const told = { user: client.id, state: 'TOLD', told_because: 'COACH_PLANS', proposed: null };
    expect(await ask(client)).toMatchObject(told);
    expect(await ask(coach, { user: client.id })).toMatchObject(told);
    const { present } = await ask(client);
    const body = { today: TODAY, present: present!, proposed: present! };
    expect((await as(client).call(acceptTargetProposal, { body })).status).toBe(409);
    const organisation = await anOrganisation(app.db, { clients_are_diy: true });
    await app.db.updateTable('person').set({ organisation_id: organisation.id }).where('id', '=', client.id).execute();
    expect(await ask(client)).toMatchObject({ state: 'PROPOSED' });
    await app.db
      .updateTable('organisation')
      .set({ opinionated_recipe_inspiration: true })
      .where('id', '=', organisation.id)
      .execute();
    expect(await ask(client)).toMatchObject({ state: 'NOTHING', expenditure: null, present: null });
    const weeks = await as(client).call(getEatenByWeek, { query: { today: TODAY } });
    expect(weeks.body).toEqual({ user: client.id, weeks: [] });
  });
});

describe('the weekly intake', () => {
  it('is shown to a person and their coach, against the plan, with the weight trend', async () => {
    const coach = await aCoach(app.db);
    const client = await give(await aClientOf(app.db, coach), { days: 9, kcal: 2400, untickedDays: 1 });
    const query = { user: String(client.id), today: TODAY };
    const target_kcal = WIZARD.calories;
    for (const who of [client, coach]) {
      const { body } = await as(who).call(getEatenByWeek, { query });
      expect(body).toEqual({
        user: client.id,
        weeks: [
          { start_date: '2027-03-01', complete_days: 0, kcal: null, target_kcal: null, weight: null },
          { start_date: '2027-02-22', complete_days: 6, kcal: 2400, target_kcal, weight: 70 },
          { start_date: '2027-02-15', complete_days: 2, kcal: 2400, target_kcal, weight: 70 },
        ],
      });
    }
    expect((await as(await aCoach(app.db)).call(getEatenByWeek, { query })).status).toBe(404);
  });

  it('starts each week on the viewed person’s first day of the week', async () => {
    const coach = await aCoach(app.db);
    const client = await give(await aClientOf(app.db, coach, { first_weekday: 'sunday' }), { days: 9, kcal: 2400 });
    const query = { user: String(client.id), today: TODAY };
    for (const who of [client, coach]) {
      const { weeks } = (await as(who).call(getEatenByWeek, { query })).body;
      expect(weeks.map(({ start_date }) => start_date)).toEqual(['2027-02-28', '2027-02-21', '2027-02-14']);
    }
  });

  it('is empty without a plan', async () => {
    const person = await aPerson(app.db);
    expect((await as(person).call(getEatenByWeek)).body).toEqual({ user: person.id, weeks: [] });
  });
});
