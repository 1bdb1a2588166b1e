/** The kinds of meals in a calendar day. */
export const MEAL_CONTENT_TYPES = ['recipemeal', 'singlefoodmeal', 'quickaddmeal'] as const;
export type MealContentType = (typeof MEAL_CONTENT_TYPES)[number];

/** The kinds of records that own ingredients. */
export const INGREDIENT_CONTENT_TYPES = ['recipemeal', 'recipetemplate'] as const;
export type IngredientContentType = (typeof INGREDIENT_CONTENT_TYPES)[number];

export const ITEM_STATUSES = ['PLANNED', 'EATEN'] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** Who put a meal into a day. A meal that a person changed or ticked counts as theirs. */
export const ITEM_PLANNERS = ['PLANNER', 'PERSON'] as const;
export type ItemPlanner = (typeof ITEM_PLANNERS)[number];
