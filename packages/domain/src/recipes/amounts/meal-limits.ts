/** Maximum number of servings of a food in one meal; a serving may be a single gram. */
export const MAX_FOOD_QUANTITY = 10_000;
/** Maximum energy in kcal of one quick-add meal. */
export const MAX_QUICK_KCAL = 20_000;
/** The smallest energy or macro that is accepted; less would be shown as zero. */
export const MIN_QUICK_FIGURE = 0.05;
/** Maximum grams of one macro of a quick-add meal. */
export const MAX_QUICK_GRAMS = 2_000;
/** Maximum number of characters of a quick-add meal's name. */
export const MAX_QUICK_NAME_LENGTH = 100;
/** Maximum number of portions of a recipe in one meal. */
export const MAX_MEAL_PORTIONS = 20;
/** Maximum number of people that a meal is cooked for. */
export const MAX_COOK_FOR = 12;
/** Maximum number of meals in one moment of a day, whoever added them. */
export const MAX_MEALS_OF_MOMENT = 50;
/** Maximum number of meals on one day. */
export const MAX_MEALS_OF_DAY = 100;
/** Maximum number of ingredients of all recipe meals of one day together. */
export const MAX_INGREDIENTS_OF_DAY = 400;
/** Maximum number of items added to a day in one call. */
export const MAX_LOGGED_AT_ONCE = 30;
/** Maximum number of ingredients of one recipe or meal. */
export const MAX_INGREDIENTS = 100;
/** Maximum number of characters of all steps of a recipe together. */
export const MAX_DIRECTIONS_LENGTH = 20_000;
/**
 * Maximum number of custom recipes per person, including drafts and unpublished ones; the planner reads only the
 * published ones.
 */
export const MAX_OWN_RECIPES = 2000;

/** Returns the number of characters of all steps of a recipe together. */
export function lengthOfDirections(steps: readonly string[]): number {
  return steps.reduce((total, step) => total + step.length, 0);
}
