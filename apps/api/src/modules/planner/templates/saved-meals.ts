import type { LeftOutReason } from '@weekbord/domain/diary/place-meals';
import { kindOfMeal, type MealColumns } from '@weekbord/domain/diary/calendar-items';
import { MEAL_MOMENTS, type MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Language } from '@weekbord/domain/languages/languages';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { listMealFacts } from '../../diary/diary.public.ts';
import { findForbidden } from '../auto-plan/left-out-meals.ts';

/** A meal that is stored to be planned again, with its own id, which no calendar item has. */
export type KeptMealRow = MealColumns & Readonly<{ id: number; meal_moment: MealMoment }>;
export type KeptMeal<Row extends KeptMealRow = KeptMealRow> = Row & Awaited<ReturnType<typeof listMealFacts>>[number];

/** Returns stored meals of one person with the facts about them, in the order of the day's moments. */
export async function withFacts<Row extends KeptMealRow>(
  db: Kysely<Tables>,
  personId: number,
  rows: readonly Row[],
  locale: Language,
): Promise<KeptMeal<Row>[]> {
  const facts = await listMealFacts(db, personId, rows, locale);
  return rows.map((row, at) => ({ ...row, ...facts[at]! }));
}

/**
 * Returns the stored meals of an owner that cannot be planned for a person, and why: they break a rule of the person, or
 * their recipe was deleted.
 */
export async function findUnplannable(
  db: Kysely<Tables>,
  { personId, owner }: Readonly<{ personId: number; owner: number }>,
  meals: readonly KeptMeal[],
): Promise<ReadonlyMap<number, LeftOutReason>> {
  if (meals.length === 0) return new Map();
  const deleted = meals.filter((meal) => meal.is_deleted).map((meal) => [meal.id, 'deleted'] as const);
  return new Map([...(await findForbidden(db, personId, meals, owner)), ...deleted]);
}

export function presentSaved(meal: KeptMeal) {
  const { meal_moment, name, kcal } = meal;
  return { meal_moment, content_type: kindOfMeal(meal), name, kcal };
}

export function byMoment(a: Readonly<{ meal_moment: MealMoment }>, b: Readonly<{ meal_moment: MealMoment }>): number {
  return MEAL_MOMENTS.indexOf(a.meal_moment) - MEAL_MOMENTS.indexOf(b.meal_moment);
}
