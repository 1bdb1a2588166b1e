import { macrosOfAmounts } from '@weekbord/domain/recipes/macros-of-amounts';
import type { RecipeLine } from '../recipes/recipes.public.ts';
import type { NewIngredient, NewMeal } from './recipe-meals.store.ts';

/** An amount of a meal that differs from its recipe: the line's place, and the grams of the whole meal. */
export type LineChange = Readonly<{ line: number; grams: number }>;

/** Whole servings, up to this share of one. */
const WHOLE_TOLERANCE = 1e-6;

/**
 * Makes a meal from a recipe's lines: everything times portions and multiplier, but for the changed amounts, which are
 * written in grams unless they are whole servings.
 */
export function composeMeal(
  recipe: Readonly<{ id: number; lines: readonly RecipeLine[] }>,
  size: Readonly<{ portions: number; portionsMultiplier: number }>,
  changes: readonly LineChange[] = [],
): NewMeal {
  const factor = size.portions * size.portionsMultiplier;
  const changed = new Map(changes.map(({ line, grams }) => [line, grams]));
  const lines = recipe.lines.map((line, index) => {
    const grams = changed.get(index) ?? line.quantity * line.servingGrams * factor;
    return { grams, per100: line.per100, ingredient: ingredientOf(line, grams, changed.has(index), factor) };
  });
  return {
    recipeTemplateId: recipe.id,
    ...size,
    macros: macrosOfAmounts(lines),
    ingredients: lines.map(({ ingredient }) => ingredient),
  };
}

function ingredientOf(line: RecipeLine, grams: number, isChanged: boolean, factor: number): NewIngredient {
  const { servingId, gramServingId, servingGrams, noteEn, noteNl } = line;
  if (!isChanged) return { servingId, quantity: line.quantity * factor, noteEn, noteNl };
  const servings = grams / servingGrams;
  const isWhole = Math.abs(servings - Math.round(servings)) < WHOLE_TOLERANCE;
  return isWhole
    ? { servingId, quantity: Math.round(servings), noteEn, noteNl }
    : { servingId: gramServingId, quantity: grams, noteEn, noteNl };
}
