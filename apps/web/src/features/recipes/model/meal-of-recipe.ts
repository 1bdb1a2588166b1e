import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { RecipeTemplate } from '@weekbord/contract/recipes/models';

/** How much of a recipe: whole portions, each of a size that may be fitted to a person's plan. */
export type MealSize = Readonly<{ portions: number; multiplier: number }>;

/** A recipe as the meal that so much of it makes; an unknown figure stays unknown. */
export function mealOfRecipe(template: RecipeTemplate, { portions, multiplier }: MealSize): RecipeMeal {
  const factor = portions * multiplier;
  const times = (figure: number | null) => (figure === null ? null : figure * factor);
  return {
    id: null,
    recipe_template: template,
    kcal: times(template.kcal),
    protein: times(template.protein),
    fat: times(template.fat),
    carbohydrates: times(template.carbohydrates),
    fiber: times(template.fiber),
    portions,
    portions_multiplier: multiplier,
    portions_to_plan: portions,
    planned_portions: portions,
    ingredients: template.ingredients.map((line) => ({
      ...line,
      quantity: line.quantity * factor,
      grams: line.grams * factor,
    })),
    directions: template.directions,
  };
}

/** The size of a portion that a list showed, kept beside the address; one portion as it is where there is none. */
export function shownMultiplier(kept: unknown): number {
  const isSize = typeof kept === 'number' && kept >= 0.5 && kept <= 3 && Number.isInteger(kept * 4);
  return isSize ? kept : 1;
}
