import { ALLERGENS, type Allergen, type AllergenState } from '../../foods/allergens.ts';
import type { Suitability } from '../../diets/suitability.ts';
import { MARKED_DIETS, type MarkedDiet } from '../../diets/diets.ts';

/** Whether something fits each diet; unknown is never yes. */
export type Diets = Readonly<Record<MarkedDiet, Suitability>>;
/** Whether something contains each allergen; unknown is never free. */
export type Allergens = Readonly<Record<Allergen, AllergenState>>;
/** The properties that decide who may eat something. */
export type Traits = Readonly<{ diets: Diets; allergens: Allergens; dislikes: readonly string[] }>;

/** A dish fits a diet if every ingredient does; it does not if one does not; otherwise it is unknown. */
export function dietsOfIngredients(ingredients: readonly Diets[]): Diets {
  const worst = (diet: MarkedDiet): Suitability => {
    const answers = ingredients.map((diets) => diets[diet]);
    if (answers.includes('no')) return 'no';
    return answers.length === 0 || answers.includes('unknown') ? 'unknown' : 'yes';
  };
  return Object.fromEntries(MARKED_DIETS.map((diet) => [diet, worst(diet)])) as Record<MarkedDiet, Suitability>;
}

/** A dish is free of an allergen if every ingredient is, and contains it if one does; otherwise it is unknown. */
export function allergensOfIngredients(ingredients: readonly Allergens[]): Allergens {
  const worst = (allergen: Allergen): AllergenState => {
    const answers = ingredients.map((allergens) => allergens[allergen]);
    if (answers.includes('contains')) return 'contains';
    return answers.length === 0 || answers.includes('unknown') ? 'unknown' : 'free';
  };
  return Object.fromEntries(ALLERGENS.map((allergen) => [allergen, worst(allergen)])) as Record<
    Allergen,
    AllergenState
  >;
}

/** The traits of a dish: for each, the worst among its foods, and the dislikes that any food belongs to. */
export function traitsOfIngredients(foods: readonly Traits[]): Traits {
  return {
    diets: dietsOfIngredients(foods.map(({ diets }) => diets)),
    allergens: allergensOfIngredients(foods.map(({ allergens }) => allergens)),
    dislikes: [...new Set(foods.flatMap(({ dislikes }) => dislikes))],
  };
}
