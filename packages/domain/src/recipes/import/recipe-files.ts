import type { Language } from '../../languages/languages.ts';
import type { MealType } from '../../slots/meal-moments.ts';

/** The apps and formats whose recipe files can be imported. */
export const RECIPE_FILE_SOURCES = [
  'PAPRIKA',
  'MEALIE',
  'TANDOOR',
  'RECIPESAGE',
  'SCHEMA_ORG',
  'COOKLANG',
  'OTHER',
] as const;
export type RecipeFileSource = (typeof RECIPE_FILE_SOURCES)[number];

/** A recipe from a file, before its foods are matched; minutes and portions are null if not stated. */
export type RecipeAsWritten = Readonly<{
  name: string;
  portions: number | null;
  preparation_time_min: number | null;
  cooking_time_min: number | null;
  waiting_time_min: number | null;
  lines: readonly string[];
  directions: readonly string[];
  notes: readonly string[];
  meal_types: readonly MealType[];
  external_url: string | null;
}>;

const WORDS: readonly (readonly [type: MealType, word: RegExp])[] = [
  ['BREAKFAST', /^(?:breakfasts?|brunch|ontbijt(?:en|jes)?)$/],
  ['LUNCH', /^(?:lunch(?:es)?|lunchgerecht(?:en)?|brunch)$/],
  [
    'DINNER',
    /^(?:dinners?|diner|avondeten|avondmaal|suppers?|main|mains|main (?:course|dish)(?:es)?|mains? courses?|hoofdgerecht(?:en)?|warme maaltijd(?:en)?)$/,
  ],
  ['SNACK', /^(?:snacks?|tussendoortjes?)$/],
];

/** The meal types named by a recipe's categories; other categories are ignored. */
export function mealTypesOfCategories(categories: readonly string[]): readonly MealType[] {
  const plain = categories.map((category) => category.trim().toLowerCase());
  return WORDS.filter(([, word]) => plain.some((category) => word.test(category))).map(([type]) => type);
}

const NAMES: Readonly<Record<MealType, Readonly<Record<Language, string>>>> = {
  BREAKFAST: { en: 'Breakfast', nl: 'Ontbijt' },
  LUNCH: { en: 'Lunch', nl: 'Lunch' },
  DINNER: { en: 'Dinner', nl: 'Avondeten' },
  SNACK: { en: 'Snack', nl: 'Tussendoortje' },
  MORNING_SNACK: { en: 'Snack', nl: 'Tussendoortje' },
  AFTERNOON_SNACK: { en: 'Snack', nl: 'Tussendoortje' },
  LATE_SNACK: { en: 'Snack', nl: 'Tussendoortje' },
};

/** The categories that name these meal types; `mealTypesOfCategories` recognises them. */
export function categoriesOfMealTypes(types: readonly MealType[], language: Language): readonly string[] {
  return [...new Set(types.map((type) => NAMES[type][language]))];
}
