/** The most servings of a food in one meal; a serving may be a single gram. */
export const MAX_FOOD_QUANTITY = 10_000;
/** The most energy in kcal of one quick-add meal. */
export const MAX_QUICK_KCAL = 20_000;
/** The smallest energy or macro that counts; less is shown as zero. */
export const MIN_QUICK_FIGURE = 0.05;
/** The most of one macro, in grams, of a quick-add meal. */
export const MAX_QUICK_GRAMS = 2_000;
/** Characters of its name. */
export const MAX_QUICK_NAME_LENGTH = 100;
/** The most portions of a recipe in one meal. */
export const MAX_MEAL_PORTIONS = 20;
/** The most people that a meal is cooked for. */
export const MAX_COOK_FOR = 12;
/** The most meals in one moment of a day, whoever puts them there. */
export const MAX_MEALS_OF_MOMENT = 50;
/** The most meals of a whole day. */
export const MAX_MEALS_OF_DAY = 100;
/** The most items put into a day in one call. */
export const MAX_LOGGED_AT_ONCE = 30;
/** The most ingredients of one recipe or meal. */
export const MAX_INGREDIENTS = 100;
/** The most own recipes per person, including drafts and unpublished ones; the planner reads what is published. */
export const MAX_OWN_RECIPES = 2000;
