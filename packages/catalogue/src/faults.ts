import type { CatalogueFood, CatalogueRecipe } from './format.ts';

const ACETIC_ACID = 'its acetic acid gives 3 kcal a gram';
const POLYOLS = 'its polyols give 2.4 kcal a gram';
/**
 * Foods whose energy does not come from their macros alone, with the reason. No other food may deviate, not even
 * spices.
 */
export const ENERGY_BEYOND_MACROS: ReadonlyMap<string, string> = new Map([
  ['white-wine-vinegar', ACETIC_ACID],
  ['red-wine-vinegar', ACETIC_ACID],
  ['apple-cider-vinegar', ACETIC_ACID],
  ['natural-vinegar', ACETIC_ACID],
  ['malt-vinegar', ACETIC_ACID],
  ['balsamic-vinegar', ACETIC_ACID],
  ['chewing-gum', POLYOLS],
  ['xylitol', POLYOLS],
]);

/** Maximum total grams per 100 g; above 100 because rounding errors add up. */
const MOST_GRAMS_PER_100 = 105;
const HEAVIEST_SERVING_G = 2_000;

/**
 * How far the energy of a food may deviate from what its macros give: in kcal, or as a share of the energy if that is
 * more.
 */
const FOOD_STRAY = { kcal: 6, share: 0.06 };
/** How far the energy of a recipe may deviate, in the same way. */
const RECIPE_STRAY = { kcal: 25, share: 0.1 };

const PORTION_KCAL = { least: 60, most: 1_100 };
const HEAVIEST_PORTION_G = 1_200;

/**
 * Returns the energy in kcal by the European label's factors: 4, 4, 9, 2 for fibre, 7 for alcohol. Unknown counts as
 * zero.
 */
export function labelEnergy({ per100, alcohol }: Pick<CatalogueFood, 'per100' | 'alcohol'>): number {
  const { protein, carbohydrates, fat, fiber } = per100;
  return 4 * (protein ?? 0) + 4 * (carbohydrates ?? 0) + 9 * (fat ?? 0) + 2 * (fiber ?? 0) + 7 * alcohol;
}

/**
 * Returns how far a food's energy deviates from its macros, in kcal per 100 g; only downwards for foods with energy
 * beyond their macros.
 */
export function strayOfFood(food: CatalogueFood): number {
  const stray = (food.per100.kcal ?? 0) - labelEnergy(food);
  return ENERGY_BEYOND_MACROS.has(food.id) && stray > 0 ? 0 : Math.abs(stray);
}

/** Returns what must be wrong with the values of a food; empty if everything is plausible. */
export function faultsOfFood(food: CatalogueFood): string[] {
  const { kcal, protein, fat, saturated, carbohydrates, sugars, fiber, salt } = food.per100;
  const parts = (protein ?? 0) + (fat ?? 0) + (carbohydrates ?? 0) + (fiber ?? 0) + food.alcohol;
  return found([
    ['energy or a macro is unknown', [kcal, protein, fat, carbohydrates].includes(null)],
    ['energy strays from the macros', strayOfFood(food) > allowed(FOOD_STRAY, kcal ?? 0)],
    ['its parts weigh more than the whole', parts > MOST_GRAMS_PER_100],
    ['more sugars than carbohydrates', (sugars ?? 0) > (carbohydrates ?? 0) + 0.6],
    ['more saturated fat than fat', (saturated ?? 0) > (fat ?? 0) + 0.05],
    ['more salt than there is food', (salt ?? 0) > 100],
    ['its origin or its allergens are not written down', food.origin === null || food.contains === null],
    ['a serving is too heavy', [...food.servings.values()].some((grams) => grams > HEAVIEST_SERVING_G)],
  ]);
}

/** Returns what must be wrong with the values of a recipe; empty if everything is plausible. */
export function faultsOfRecipe(recipe: CatalogueRecipe): string[] {
  const { kcal, protein, fat, carbohydrates, fiber, grams } = recipe.perPortion;
  const fromMacros = 4 * (protein ?? NaN) + 4 * (carbohydrates ?? NaN) + 9 * (fat ?? NaN) + 2 * (fiber ?? NaN);
  const stray = Math.abs((kcal ?? NaN) - fromMacros);
  const eaten = recipe.ingredients.map(({ food }) => food.id);
  return found([
    ['an ingredient has an unknown figure', Number.isNaN(stray)],
    ['energy strays from the macros', stray > allowed(RECIPE_STRAY, kcal ?? 0)],
    ['a portion has too little energy', (kcal ?? 0) < PORTION_KCAL.least],
    ['a portion has too much energy', (kcal ?? 0) > PORTION_KCAL.most],
    ['a portion is too heavy', grams > HEAVIEST_PORTION_G],
    ['an ingredient stands twice', new Set(eaten).size < eaten.length],
    ['nothing to do or nothing to eat', recipe.steps.length === 0 || eaten.length === 0],
  ]);
}

function allowed({ kcal, share }: typeof FOOD_STRAY, energy: number): number {
  return Math.max(kcal, share * energy);
}

function found(checks: readonly (readonly [string, boolean])[]): string[] {
  return checks.filter(([, isFault]) => isFault).map(([fault]) => fault);
}
