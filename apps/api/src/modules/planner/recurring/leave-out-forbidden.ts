import type { LeftOutMeal } from '@weekbord/contract/planner/models';
import type { Language } from '@weekbord/domain/languages/languages';
import { leftOutMealPhrase } from '@weekbord/phrases/left-out-meals';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { listItemsByIds, removeMeals } from '../../diary/diary.public.ts';
import { findIntake } from '../../intake/intake.public.ts';
import { findForbidden } from '../auto-plan/left-out-meals.ts';
import { findRules } from '../person-rules/person-rules.store.ts';
import { byMoment, type KeptMealRow, withFacts } from '../templates/saved-meals.ts';
import { listRecurring, pauseRecurring } from './recurring-meals.store.ts';

/** Meals that a person may not eat, each once, in the order of the day's moments. */
type Forbidden = Readonly<{
  /** The meals that were removed from their days. */
  leftOut: LeftOutMeal[];
  /** The recurring meals that were paused. */
  paused: LeftOutMeal[];
}>;

/** Whether a person said what they eat: they have a profile, avoid ingredients or dislike recipes. */
export async function hasFoodRules(db: Kysely<Tables>, personId: number): Promise<boolean> {
  if ((await findIntake(db, personId)) !== undefined) return true;
  const { avoided, dislikedRecipeIds } = await findRules(db, personId);
  return avoided.length > 0 || dislikedRecipeIds.length > 0;
}

/**
 * Removes from their days those of a person's given items that break a rule on what the person may eat, and pauses such
 * recurring meals.
 */
export async function leaveOutForbidden(
  store: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  personId: number,
  { items: itemIds, recurring: recurringIds }: Readonly<{ items: readonly number[]; recurring: readonly number[] }>,
): Promise<Forbidden> {
  const { db } = store;
  const items = await forbiddenOf(store, personId, await listItemsByIds(db, personId, itemIds));
  await removeMeals(db, personId, items.ids);
  const rows = await listRecurring(db, personId);
  const recurring = await forbiddenOf(
    store,
    personId,
    rows.filter(({ id }) => recurringIds.includes(id)),
  );
  await pauseRecurring(db, personId, recurring.ids);
  return { leftOut: items.meals, paused: recurring.meals };
}

async function forbiddenOf(
  { db, locale }: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  personId: number,
  rows: readonly KeptMealRow[],
): Promise<Readonly<{ ids: readonly number[]; meals: LeftOutMeal[] }>> {
  if (rows.length === 0) return { ids: [], meals: [] };
  const known = await withFacts(db, personId, rows, locale);
  const forbidden = await findForbidden(db, personId, known);
  const meals = known
    .filter(({ id }) => forbidden.has(id))
    .toSorted(byMoment)
    .map(({ id, meal_moment, name }) => {
      return { meal_moment, name, detail: leftOutMealPhrase(name, forbidden.get(id)!, locale) };
    });
  const isFirst = ({ meal_moment: moment, detail }: LeftOutMeal, index: number) =>
    meals.findIndex((other) => other.meal_moment === moment && other.detail === detail) === index;
  return { ids: [...forbidden.keys()], meals: meals.filter(isFirst) };
}
