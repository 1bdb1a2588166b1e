export const MEAL_TYPE_FILTERS = ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK', 'ALL'] as const;
export type MealTypeFilter = (typeof MEAL_TYPE_FILTERS)[number];

export const PREPARATION_TIME_FILTERS = ['LTE_5', 'LTE_10', 'LTE_15', 'LTE_20', 'LTE_30', 'GTE_30', 'ALL'] as const;
export type PreparationTimeFilter = (typeof PREPARATION_TIME_FILTERS)[number];

export const RECIPE_SORTS = ['BEST_FIT', 'QUICKEST', 'PROTEIN', 'NAME'] as const;
export type RecipeSort = (typeof RECIPE_SORTS)[number];
