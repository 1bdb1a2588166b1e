import type { CookFor } from '../../diary/cook-for.ts';
import type { PartialMacros } from '../../macros/macros.ts';
import { linesOfPlate, type PlateCode } from '../../plates/flex-table.ts';
import { kitchenAmount, type KitchenAmount } from '../../plates/kitchen-measure.ts';
import { portionsOfPlate } from '../../plates/plate-code.ts';
import {
  figuresOfAmounts,
  type LabelNutrients,
  type LabelNutrientsPer100,
} from '../../recipes/labels/label-nutrients.ts';
import type { MeasuredLine } from '../../recipes/versions/lines-of-version.ts';
import type { SwapReason } from '../../recipes/swaps/swap-reasons.ts';
import { flexAmountOf, type PlannableFood } from '../catalogue/planner-recipe.ts';

/** The size of a recipe meal: the number of portions of a plate. */
export type MealSize = Readonly<{ portions: number; plate: PlateCode }>;

/** The food that the food of a line replaces, and why. */
export type SwappedFood = Readonly<{ foodId: number; because: readonly SwapReason[] }>;

/** A food with its figures, and its servings by measure. */
export type FoodWithServings = PlannableFood &
  Readonly<{ servings: ReadonlyMap<string, number>; per100: LabelNutrientsPer100 }>;

/** A line of a recipe, for one portion; `swapped` is set if its food replaces that of the original recipe. */
export type PlannableLine = MeasuredLine<FoodWithServings> &
  Readonly<{ noteEn: string | null; noteNl: string | null; swapped?: SwappedFood }>;

/** A line that is not stored: an amount of a serving. */
export type ComposedLine = Readonly<{
  servingId: number;
  quantity: number;
  noteEn: string | null;
  noteNl: string | null;
  swapped: SwappedFood | null;
}>;

/** A meal of a recipe that is not stored. Nutrients and amounts are those of the whole meal. */
export type ComposedMeal = Readonly<{
  recipeTemplateId: number;
  portions: number;
  portionsMultiplier: number;
  /** How many people the meal is cooked for; one by default. */
  cookFor?: CookFor;
  macros: PartialMacros;
  further: LabelNutrients;
  ingredients: readonly ComposedLine[];
}>;

/**
 * A meal made from a recipe's lines. Each line has the amount of the plate times the portions, rounded to a kitchen
 * amount; the meal's nutrients are calculated from these amounts.
 */
export function composeMeal(
  recipe: Readonly<{ id: number; lines: readonly PlannableLine[] }>,
  { portions, plate }: MealSize,
): ComposedMeal {
  const lines = linesOfMeal(recipe.lines, { portions, plate });
  return {
    recipeTemplateId: recipe.id,
    portions,
    portionsMultiplier: portionsOfPlate(plate),
    ...figuresOfAmounts(lines.map(({ grams }, at) => ({ grams, per100: recipe.lines[at]!.food.per100 }))),
    ingredients: lines.map(({ measure, quantity }, at) => {
      const { food, noteEn, noteNl, swapped = null } = recipe.lines[at]!;
      return { servingId: food.servings.get(measure)!, quantity, noteEn, noteNl, swapped };
    }),
  };
}

function linesOfMeal(lines: readonly PlannableLine[], { portions, plate }: MealSize): readonly KitchenAmount[] {
  const flexible = lines.map(flexAmountOf);
  const ofOne = linesOfPlate(flexible, plate);
  return portions === 1 ? ofOne : ofOne.map(({ grams }, at) => kitchenAmount(grams * portions, flexible[at]!));
}
