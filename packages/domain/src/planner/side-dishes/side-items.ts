import { isSideDish } from './side-dishes.ts';
import type { MealMoment } from '../../slots/meal-moments.ts';

/** A dish, a food or a quick add in a diary. */
type Item = Readonly<{ meal_moment: MealMoment }> &
  (
    | Readonly<{
        content_type: 'recipemeal';
        meal: Readonly<{ recipe_template: Readonly<{ meal_types: readonly string[]; is_side: boolean }> }>;
      }>
    | Readonly<{ content_type: 'singlefoodmeal' | 'quickaddmeal' }>
  );

/** Whether an item of a diary is a dish that is served in addition to the main dish of its moment. */
export function isSideItem(item: Item): boolean {
  if (item.content_type !== 'recipemeal') return false;
  const { meal_types: meals, is_side: isSide } = item.meal.recipe_template;
  return isSideDish({ meals, isSide }, item.meal_moment);
}
