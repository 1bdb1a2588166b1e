import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { LeftOutMeal } from '@weekbord/contract/planner/models';
import type { MealColumns } from '@weekbord/domain/diary/calendar-items';
import type { LeftOutReason } from '@weekbord/domain/diary/place-meals';
import { asFarAsKnown } from '@weekbord/domain/planner/catalogue/person-rules';
import type { Language } from '@weekbord/domain/languages/languages';
import { leftOutMealPhrase } from '@weekbord/phrases/left-out-meals';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { listFoodsOfItems, presentItems } from '../../diary/diary.public.ts';
import { kitchenFood, listKitchenFoodsByIds } from '../../foods/foods.public.ts';
import type { DatedItem } from './build-plan-request.ts';
import { loadBrokenRules } from './broken-rules.ts';
import { findRules } from '../person-rules/person-rules.store.ts';

/** If several reasons apply, the first one is given. */
const REASONS = ['intolerance', 'diet', 'avoided', 'disliked'] as const satisfies readonly LeftOutReason[];

/** The parts of a meal that the rules need. The caller chooses the ids. */
type MealOfRules = MealColumns & Readonly<{ id: number; recipe_template_id: number | null }>;

/**
 * Returns which meals break the current rules on what a person may eat, with the reason. The meals belong to `owner`,
 * by default the person. A dish is checked as the planner does, so it must be known to break no rule. A food that the
 * person chose is only reported if it is known to break one.
 */
export async function findForbidden(
  db: Kysely<Tables>,
  personId: number,
  items: readonly MealOfRules[],
  owner = personId,
): Promise<ReadonlyMap<number, LeftOutReason>> {
  const pairs = await listFoodsOfItems(db, owner, items);
  const rows = await listKitchenFoodsByIds(db, [...new Set(pairs.map(({ foodId }) => foodId))]);
  const foods = new Map(rows.map((row) => [row.id, kitchenFood(row)]));
  const rules = await findRules(db, personId);
  const brokenBy = await loadBrokenRules(db, personId, rules);
  const ofItem = Map.groupBy(pairs, ({ itemId }) => itemId);
  const forbidden = new Map<number, LeftOutReason>();
  for (const item of items) {
    const breaks = (ofItem.get(item.id) ?? []).flatMap(({ foodId }): LeftOutReason[] => {
      const food = foods.get(foodId);
      if (food === undefined) return [];
      return brokenBy(item.recipe_meal_id === null ? asFarAsKnown(food) : food);
    });
    if (rules.dislikedRecipeIds.includes(item.recipe_template_id ?? 0)) breaks.push('disliked');
    const reason = REASONS.find((one) => breaks.includes(one));
    if (reason !== undefined) forbidden.set(item.id, reason);
  }
  return forbidden;
}

/** Returns the meals that were not copied, and why, in the caller's language. */
export async function presentLeftOut(
  { db, locale }: Readonly<{ db: Kysely<Tables>; locale: Language }>,
  personId: number,
  items: readonly DatedItem[],
  forbidden: ReadonlyMap<number, LeftOutReason>,
): Promise<LeftOutMeal[]> {
  const presented = items.length === 0 ? [] : await presentItems(db, personId, items, locale);
  return presented.map((item) => {
    const name = nameOf(item);
    const detail = leftOutMealPhrase(name, forbidden.get(item.id)!, locale);
    return { meal_moment: item.meal_moment, name, detail };
  });
}

/** Quick adds are never among these meals, because they break no rule. */
function nameOf(item: CalendarItem): string {
  if (item.content_type === 'recipemeal') return item.meal.recipe_template.name;
  return item.content_type === 'singlefoodmeal' ? item.meal.ingredient.name : '';
}
