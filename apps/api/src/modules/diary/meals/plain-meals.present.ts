import type { QuickAddMeal, SingleFoodMeal } from '@weekbord/contract/diary/models';
import { roundTo } from '@weekbord/domain/numbers/rounding';
import { figuresOfAmounts, NO_LABEL_NUTRIENTS } from '@weekbord/domain/recipes/labels/label-nutrients';
import { pictureOfFood, presentFigures, presentFurther, presentServing } from '../../foods/foods.public.ts';
import type { QuickAddRow } from './quick-add/quick-add-meals.store.ts';
import type { SingleFoodRow } from './food/single-food-meals.store.ts';

/** Returns a food as a meal of its own, with the nutrients of its amount. */
export function presentSingleFoodMeal(row: SingleFoodRow): SingleFoodMeal {
  const grams = row.quantity * row.serving_grams;
  const { macros, further } = figuresOfAmounts([{ grams, per100: row }]);
  const several = row.measure === 'piece' && row.quantity > 1;
  return {
    id: row.id,
    ingredient: {
      id: null,
      name: several ? (row.food_plural ?? row.food_name) : row.food_name,
      note: null,
      quantity: row.quantity,
      grams: roundTo(grams, 1),
      suggested_serving: presentServing(row),
      object_id: row.id,
      content_type: 'singlefoodmeal',
      modified: null,
      swapped: null,
    },
    brand_name: row.brand_name,
    picture: pictureOfFood(row),
    ...presentFigures(macros),
    further_figures: presentFurther(further),
  };
}

export function presentQuickAddMeal(row: QuickAddRow): QuickAddMeal {
  return { id: row.id, name: row.name, ...presentFigures(row), further_figures: NO_LABEL_NUTRIENTS };
}
