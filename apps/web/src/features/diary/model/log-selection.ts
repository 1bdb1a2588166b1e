import { type Total, sumKnown } from '@weekbord/domain/diary/partial-sums';
import type { QuickAddFigures } from '@weekbord/domain/recipes/read/read-quick-add';
import { figuresOf } from '../../../shared/foods/figures.ts';
import type { FoodServing } from '../../../shared/foods/food.ts';
import type { SentTo } from '../../../shared/http/call.ts';
import type { RecentMeal } from '../api/recent-meals.ts';
import { ofPortions } from './cached-days.ts';

/** An amount of a food that is about to be logged. */
export interface ChosenFoodMeal {
  readonly kind: 'food';
  readonly key: string;
  readonly foodId: number;
  readonly name: string;
  readonly brand: string | null;
  readonly picture: string;
  readonly serving: FoodServing;
  readonly quantity: number;
}

/** A recipe meal that is about to be logged again. */
export interface ChosenRecipeMeal {
  readonly kind: 'recipe';
  readonly key: string;
  readonly recent: Extract<RecentMeal, { content_type: 'recipemeal' }>;
  readonly portions: number;
}

/** A quick add that is about to be logged. */
export interface ChosenNumbers {
  readonly kind: 'numbers';
  readonly key: string;
  readonly figures: QuickAddFigures;
}

/** A meal that is about to be logged. Meals with the same key are the same food or recipe. */
export type ChosenMeal = ChosenFoodMeal | ChosenRecipeMeal | ChosenNumbers;
export type Selection = readonly ChosenMeal[];

export function keyOfRecent(recent: RecentMeal): string {
  return recent.content_type === 'recipemeal'
    ? `recipe-${recent.meal.recipe_template.id}`
    : keyOfFood(recent.meal.ingredient.suggested_serving.food);
}

export function keyOfFood(foodId: number): string {
  return `food-${foodId}`;
}

/** Returns a recent meal in its usual amount. */
export function chosenOfRecent(recent: RecentMeal): ChosenMeal {
  const key = keyOfRecent(recent);
  if (recent.content_type === 'recipemeal') return { kind: 'recipe', key, recent, portions: recent.meal.portions };
  const { ingredient, brand_name: brand, picture } = recent.meal;
  const { suggested_serving: serving, quantity, name } = ingredient;
  return { kind: 'food', key, foodId: serving.food, name, brand, picture, serving, quantity };
}

/**
 * Returns the selection with a meal added. If it already has a meal with the same key, that meal gets the new amount.
 */
export function withChosen(selection: Selection, chosen: ChosenMeal): Selection {
  return selection.some(({ key }) => key === chosen.key)
    ? selection.map((one) => (one.key === chosen.key ? chosen : one))
    : [...selection, chosen];
}

export function withoutChosen(selection: Selection, key: string): Selection {
  return selection.filter((one) => one.key !== key);
}

/** Returns the energy of a chosen meal; null if unknown. */
export function energyOf(chosen: ChosenMeal): number | null {
  switch (chosen.kind) {
    case 'food':
      return figuresOf(chosen.serving, chosen.quantity).kcal;
    case 'recipe':
      return ofPortions(chosen.recent.meal, chosen.portions).kcal;
    case 'numbers':
      return chosen.figures.kcal;
  }
}

export function totalEnergy(selection: Selection): Total {
  return sumKnown(selection.map(energyOf));
}

export function sentMeals(selection: Selection): SentTo<'logMeals'>['body']['meals'] {
  return selection.map((chosen) => {
    switch (chosen.kind) {
      case 'food':
        return {
          content_type: 'singlefoodmeal',
          suggested_serving_id: chosen.serving.id,
          quantity: chosen.quantity,
        };
      case 'recipe':
        return { content_type: 'recipemeal', object_id: chosen.recent.object_id, portions: chosen.portions };
      case 'numbers':
        return { content_type: 'quickaddmeal', ...chosen.figures };
    }
  });
}
