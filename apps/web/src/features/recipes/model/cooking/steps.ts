import { ingredientsOfStep } from '@weekbord/domain/recipes/directions/step-ingredients';
import { type StepTime, timesOfStep } from '@weekbord/domain/recipes/directions/step-times';
import { type IngredientRow, ingredientRows } from '../ingredient-rows.ts';
import type { Ingredient } from '@weekbord/contract/recipes/models';

/** A row of ingredients, and the key under which its tick is stored. */
export interface CookingRow {
  readonly key: string;
  readonly row: IngredientRow;
  /** Within a step, the numbers of the other steps that name the ingredient, so that the amount is for all of them. */
  readonly alsoIn?: readonly number[];
}

/** A step in cooking mode, with the ingredients and the times that it names. */
export interface CookingStep {
  readonly text: string;
  readonly rows: readonly CookingRow[];
  readonly times: readonly StepTime[];
}

/** Returns the ingredient rows of a meal. Two rows may contain the same food. */
export function cookingRows(ingredients: readonly Ingredient[]): readonly CookingRow[] {
  return ingredientRows(ingredients).map((row, at) => ({ key: `${at}:${row[0].suggested_serving.food}`, row }));
}

/** Returns the steps of a meal; they are those of the original recipe, so they name the original foods. */
export function cookingSteps(
  directions: readonly Readonly<{ text: string }>[],
  rows: readonly CookingRow[],
): readonly CookingStep[] {
  const names = rows.map(({ row: [{ name, swapped }] }) => swapped?.from ?? name);
  const named = directions.map(({ text }) => ingredientsOfStep(text, names));
  return directions.map(({ text }, step) => ({
    text,
    rows: named[step]!.map((at) => ({
      ...rows[at]!,
      alsoIn: named.flatMap((of, other) => (other !== step && of.includes(at) ? other + 1 : [])),
    })),
    times: timesOfStep(text),
  }));
}

/** Formats a time like a clock: '15:00', '1:20:00'. */
export function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
