import { type MacroTotals, sumMacros } from '@weekbord/domain/diary/partial-sums';
import { portionsOnGrid, quantityOfPortions } from '@weekbord/domain/recipes/amounts/portions-on-grid';
import { isSideDish } from '@weekbord/domain/planner/side-dishes/side-dishes';
import { MEAL_TYPES } from '@weekbord/domain/slots/meal-moments';
import { RECIPE_TAGS } from '@weekbord/domain/recipes/list/recipe-tags';
import { figuresOf } from '../../../shared/foods/figures.ts';
import type { AnswerOf, SentTo } from '../../../shared/http/call.ts';
import { readMinutes } from './draft-of-review.ts';
import { typedTimes } from './kept-import.ts';
import {
  type DraftFood,
  type DraftIngredient,
  type DraftServing,
  draftIngredient,
  EMPTY_DRAFT,
  type RecipeDraft,
} from './recipe-draft.ts';

export type OwnRecipe = AnswerOf<'getRecipeTemplate'>;
type NewRecipe = SentTo<'createRecipe'>['body'];

/** Returns the request body for a valid draft. */
export function bodyOf(draft: RecipeDraft): NewRecipe {
  return {
    name: draft.name.trim(),
    portions: draft.portions,
    ingredients: draft.ingredients.map(({ serving, quantity, note }) => ({
      suggested_serving: serving.id,
      quantity,
      note,
    })),
    directions: draft.steps.map((step) => step.trim()).filter((step) => step !== ''),
    preparation_time_min: readMinutes(draft.preparation) ?? null,
    cooking_time_min: readMinutes(draft.cooking) ?? null,
    waiting_time_min: readMinutes(draft.waiting) ?? null,
    tags: [...draft.tags],
    meal_types: [...draft.meal_types],
    external_url: draft.external_url,
  };
}

/** Returns the draft of a recipe that is being edited; `foods` are those of its ingredients that still exist. */
export function draftOf(recipe: OwnRecipe, foods: ReadonlyMap<number, DraftFood>): RecipeDraft {
  const portions = portionsOnGrid(recipe.ingredients.map(({ quantity }) => quantity));
  const served = { meals: recipe.meal_types, isSide: recipe.is_side };
  return {
    ...EMPTY_DRAFT,
    name: recipe.name,
    portions,
    ...typedTimes(recipe),
    steps: recipe.directions.map(({ text }) => text),
    ingredients: recipe.ingredients.map(({ name, note, quantity, suggested_serving: serving }) => {
      const food = foods.get(serving.food) ?? {
        id: serving.food,
        name,
        picture: null,
        suggested_servings: [serving],
      };
      return draftIngredient({ food, serving, quantity: quantityOfPortions(quantity, portions), note });
    }),
    tags: RECIPE_TAGS.filter((tag) => recipe.tags.some(({ name }) => name === tag)),
    // Custom recipes are main dishes.
    meal_types: MEAL_TYPES.filter((type) => recipe.meal_types.includes(type) && !isSideDish(served, type)),
    external_url: recipe.external_url,
    photo: recipe.image,
  };
}

/** Whether two drafts have the same content, ignoring the keys of their lines. */
export function saysTheSame(one: RecipeDraft, other: RecipeDraft): boolean {
  const said = (draft: RecipeDraft) => {
    const { preparation, cooking, waiting, photo, steps } = draft;
    return [bodyOf(draft), preparation, cooking, waiting, photo, steps];
  };
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
}

/** Returns the known nutrition of one portion. */
export function portionOf(draft: RecipeDraft): MacroTotals {
  return sumMacros(draft.ingredients.map(({ serving, quantity }) => figuresOf(serving, quantity / draft.portions)));
}

/** Returns the measures of a line's food, including the line's own even if the food no longer has it. */
export function servingsOf({ food, serving }: DraftIngredient): readonly DraftServing[] {
  const servings = food.suggested_servings;
  return servings.some(({ id }) => id === serving.id) ? servings : [serving, ...servings];
}
