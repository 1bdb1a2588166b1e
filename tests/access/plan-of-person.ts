import { giveCycle } from '@weekbord/testkit/builders/cycles';
import { findPlanState, hashOfPlan } from '@weekbord/api/modules/plans/plans.public';
import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';

type Db = Kysely<Tables>;

const QUIET_MS = 14 * 24 * 3600 * 1000;

/** Gives a person a weekly plan that they accepted as proposed; returns the ids of its parts. */
export async function insertPlan(db: Db, personId: number, mark: string, now: Date) {
  const plan = await db
    .insertInto('day_plan')
    .values({ person_id: personId, name: `plan ${mark}`, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const figures = (['BREAKFAST', 'LUNCH', 'DINNER'] as const).map((meal_moment, index) => ({
    meal_moment,
    kcal: [430, 540, 720][index] ?? 500,
    protein: 32,
    carbohydrates: [40, 66, 108][index] ?? 50,
    fat: 17,
  }));
  const slots = await db
    .insertInto('meal_slot')
    .values(figures.map((slot) => ({ ...slot, person_id: personId, day_plan_id: plan.id })))
    .returning('id')
    .execute();
  const { id: dayPlanId } = plan;
  const week = await db
    .insertInto('weekly_plan')
    .values({
      person_id: personId,
      name: `week ${mark}`,
      monday: dayPlanId,
      tuesday: dayPlanId,
      wednesday: dayPlanId,
      thursday: dayPlanId,
      friday: dayPlanId,
      saturday: dayPlanId,
      sunday: dayPlanId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('target_answer')
    .values({
      person_id: personId,
      answer: 'ACCEPTED',
      quiet_until: new Date(now.getTime() + QUIET_MS),
      day_plan_id: dayPlanId,
      replaced: JSON.stringify(figures.map((slot) => ({ ...slot, kcal: slot.kcal - 1 }))),
      written: JSON.stringify(figures),
    })
    .execute();
  const present = await findPlanState(db, personId);
  const before = { ...present, plans: present.plans.map((one) => ({ ...one, name: `earlier ${mark}` })) };
  const version = await db
    .insertInto('plan_version')
    .values({
      person_id: personId,
      made_by: null,
      made_at: now,
      reason: `reason ${mark}`,
      before: JSON.stringify(before),
      after: JSON.stringify(present),
      changes_week: true,
      restored_id: null,
      answer: null,
      answered_at: null,
      question: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    dayPlanId,
    slotId: slots[0]?.id ?? 0,
    weeklyPlanId: week.id,
    planVersionId: version.id,
    planHash: hashOfPlan(present),
  };
}

/** Returns the id of an exercise in a person's profile. */
export function exerciseIdOf(personId: number): number {
  return 1_000_000 + personId;
}

/** Gives a person an intake, and a cycle with a shared phase; returns the id of the intake. */
export async function insertProfile(db: Db, personId: number, weight: number, cycleStart: string): Promise<number> {
  const intake = await db
    .insertInto('intake')
    .values({
      person_id: personId,
      gender: 'FEMALE',
      activity: 'ACTIVE',
      sustainability: 'SUSTAINABLE',
      diet: 'OMNIVORE',
      diet_type: 'CYCLE_DIET',
      weight,
      body_fat_percentage: null,
      food_intolerances_gluten: false,
      food_intolerances_lactose: false,
      food_intolerances_nut: false,
      food_intolerances_crustaceans_shellfish: false,
      is_keto_user: false,
      is_on_menopause_diet: false,
      main_goal: 'RECOMPOSITION',
      age: 30,
      height_in_cm: 170,
      goal_weight_in_kg: 65,
      goal_weekly_change_in_kg: 0,
      uses_imperial_measurements_for_recipes: false,
      uses_imperial_measurements_for_height: false,
      personal_weight_unit: 'KILOGRAMS',
      exercise_instances: JSON.stringify([
        { id: exerciseIdOf(personId), exercise: 1, minutes_per_session: 30, sessions_per_week: 2 },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveCycle(db, { id: personId }, { start: cycleStart, length: 29 });
  const { coach_id } = await db
    .selectFrom('person')
    .select('coach_id')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('cycle_share')
    .values({
      person_id: personId,
      // If there is no coach, sharing gives no one access.
      coach_id: coach_id ?? personId,
      parts: ['PHASE'],
      shared_since: new Date('2027-03-01T09:00:00Z'),
      shared_until: new Date('2028-02-01T09:00:00Z'),
    })
    .execute();
  return intake.id;
}
