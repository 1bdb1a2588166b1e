import type { RecipeMeal } from '@weekbord/contract/diary/models';
import type { RecipeTemplate } from '@weekbord/contract/recipes/models';
import { nearestQuantity } from '@weekbord/domain/plates/kitchen-measure';
import { scaleNutrients } from '@weekbord/domain/recipes/labels/label-nutrients';

/** Returns a recipe's own portion as a meal; an unknown figure stays unknown. */
export function portionOfRecipe(template: RecipeTemplate): RecipeMeal {
  return {
    id: null,
    recipe_template: template,
    kcal: template.kcal,
    protein: template.protein,
    fat: template.fat,
    carbohydrates: template.carbohydrates,
    fiber: template.fiber,
    further_figures: template.further_figures,
    portions: 1,
    portions_multiplier: 1,
    cook_for: 1,
    portions_to_plan: 1,
    planned_portions: 1,
    plate: null,
    ingredients: template.ingredients,
    directions: template.directions,
    version: template.version,
  };
}

/** Multiplies a meal of one portion, and converts the amounts to kitchen measures. */
export function timesPortion(meal: RecipeMeal, portions: number): RecipeMeal {
  const times = (figure: number | null) => (figure === null ? null : figure * portions);
  return {
    ...meal,
    kcal: times(meal.kcal),
    protein: times(meal.protein),
    fat: times(meal.fat),
    carbohydrates: times(meal.carbohydrates),
    fiber: times(meal.fiber),
    further_figures: scaleNutrients(meal.further_figures, portions),
    portions,
    portions_to_plan: portions,
    planned_portions: portions,
    ingredients: meal.ingredients.map((line) => {
      const quantity = nearestQuantity(line.quantity * portions, line.suggested_serving.measure);
      return { ...line, quantity, grams: (line.grams / line.quantity) * quantity };
    }),
  };
}
