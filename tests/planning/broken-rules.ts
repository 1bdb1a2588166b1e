import type { CatalogueFood, LabelAllergen, Origin } from '@weekbord/catalogue/format';
import { type Allergen, ALLERGENS, type Diet, type IngredientDislike } from '@weekbord/domain/vocabulary';
import type { Taste } from './random-tastes.ts';
import type { CatalogueForEater } from './real-catalogue.ts';

/** Meat, fish and what is made of slaughtered animals. */
const DEAD: readonly Origin[] = ['meat', 'poultry', 'pork', 'slaughter', 'rennet', 'invertebrate'];
const SEA: readonly Origin[] = ['fish', 'shellfish'];

/** What each diet excludes, stated apart from the product's own rules. */
const WITHOUT: Readonly<Record<Diet, readonly Origin[]>> = {
  OMNIVORE: [],
  PESCATARIAN: DEAD,
  VEGETARIAN: [...DEAD, ...SEA],
  LACTO_VEGETARIAN: [...DEAD, ...SEA, 'egg'],
  OVO_VEGETARIAN: [...DEAD, ...SEA, 'dairy'],
  VEGAN: [...DEAD, ...SEA, 'egg', 'dairy', 'honey'],
  HALAL: ['pork', 'slaughter', 'invertebrate', 'alcohol'],
};
/** What of the label stands behind an allergen that is not one of the label's own. */
const ON_LABEL: Readonly<Partial<Record<Allergen, readonly LabelAllergen[]>>> = {
  crustaceans_shellfish: ['crustaceans', 'molluscs'],
};

/** Whether a food certainly has none of these; what may be there, or is not known, counts as there. */
function isWithout<Name>(found: ReadonlyMap<Name, unknown> | null, names: readonly Name[]): boolean {
  return names.length === 0 || (found !== null && names.every((name) => !found.has(name)));
}

function suitsIntolerance(food: CatalogueFood, allergen: Allergen): boolean {
  // Milk from which the lactose was taken, and aged cheese, say so themselves.
  return allergen === 'lactose'
    ? food.allergens.lactose === 'free'
    : isWithout(food.contains, ON_LABEL[allergen] ?? [allergen as LabelAllergen]);
}

/** Which rules a recipe breaks, for any person. */
export type Objections = Readonly<{
  diets: ReadonlySet<Diet>;
  allergens: ReadonlySet<Allergen>;
  dislikes: ReadonlySet<IngredientDislike>;
}>;

/** Looks a dish's foods up, one by one, for what they are made of, independently of the product's rules. */
function objectionsTo(foods: readonly CatalogueFood[]): Objections {
  const diets = (Object.keys(WITHOUT) as Diet[]).filter((diet) =>
    foods.some(({ origin }) => !isWithout(origin, WITHOUT[diet])),
  );
  const allergens = ALLERGENS.filter((allergen) => foods.some((food) => !suitsIntolerance(food, allergen)));
  return {
    diets: new Set(diets),
    allergens: new Set(allergens),
    dislikes: new Set(foods.flatMap(({ dislikes }) => dislikes)),
  };
}

const objections = new WeakMap<object, Objections>();

/** The same of a recipe as a person gets it; most are the same for all. */
export function objectionsIn({ lines, foodsOf }: CatalogueForEater, recipeId: number): Objections {
  const line = lines[recipeId - 1]!;
  const known = objections.get(line) ?? objectionsTo(foodsOf(recipeId));
  objections.set(line, known);
  return known;
}

/** The rules of a person that a recipe would break. */
export function brokenRules(taste: Taste, recipeId: number, { diets, allergens, dislikes }: Objections): string[] {
  return [
    ...(diets.has(taste.diet) ? [`not ${taste.diet}`] : []),
    ...(taste.plantBased && diets.has('VEGETARIAN') ? ['not plant-based'] : []),
    ...taste.intolerances.filter((allergen) => allergens.has(allergen)),
    ...taste.dislikes.filter((dislike) => dislikes.has(dislike)),
    ...(taste.dislikedRecipeIds.includes(recipeId) ? ['disliked'] : []),
  ];
}
