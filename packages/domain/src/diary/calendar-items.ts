/** The kinds of meals in a calendar day. */
export const MEAL_CONTENT_TYPES = ['recipemeal', 'singlefoodmeal', 'quickaddmeal'] as const;
export type MealContentType = (typeof MEAL_CONTENT_TYPES)[number];

/** The columns of a row that refer to its meal. Exactly one of them is set. */
export type MealColumns = Readonly<
  Record<'recipe_meal_id' | 'single_food_meal_id' | 'quick_add_meal_id', number | null>
>;

/** The kind of the meal that a row refers to. */
export function kindOfMeal({ recipe_meal_id: dish, single_food_meal_id: food }: MealColumns): MealContentType {
  if (dish !== null) return 'recipemeal';
  return food === null ? 'quickaddmeal' : 'singlefoodmeal';
}

/** The kinds of records that own ingredients. */
export const INGREDIENT_CONTENT_TYPES = ['recipemeal', 'recipetemplate'] as const;
export type IngredientContentType = (typeof INGREDIENT_CONTENT_TYPES)[number];

export const ITEM_STATUSES = ['PLANNED', 'EATEN'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Who put a meal into a day. A meal that a person changed or ticked counts as theirs. */
export const ITEM_PLANNERS = ['PLANNER', 'PERSON'] as const;
export type ItemPlanner = (typeof ITEM_PLANNERS)[number];
