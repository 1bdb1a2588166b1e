import type { Tables } from '@weekbord/api/platform/database/tables';
import type { Kysely } from 'kysely';

/** Gives a person habits: a template of one day, and a meal that recurs weekly. */
export async function insertHabits(
  db: Kysely<Tables>,
  personId: number,
  mark: string,
  giving: Readonly<{ now: Date; servingId: number }>,
) {
  const keptMeal = async (quantity: number) => {
    const { id } = await db
      .insertInto('single_food_meal')
      .values({ person_id: personId, serving_id: giving.servingId, quantity })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { person_id: personId, single_food_meal_id: id, recipe_meal_id: null, quick_add_meal_id: null } as const;
  };
  const template = await db
    .insertInto('plan_template')
    .values({ person_id: personId, name: `template ${mark}`, num_days: 1, created_at: giving.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const meal = { plan_template_id: template.id, day: 0, meal_moment: 'LUNCH', leftover_of: null } as const;
  await db
    .insertInto('plan_template_meal')
    .values({ ...meal, ...(await keptMeal(1.15)) })
    .execute();
  const recurring = await db
    .insertInto('recurring_meal')
    .values({ meal_moment: 'BREAKFAST', weekdays: ['friday'], created_at: giving.now, ...(await keptMeal(1.45)) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { planTemplateId: template.id, recurringMealId: recurring.id };
}
