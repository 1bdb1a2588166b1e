import type { CatalogueFood, LabelAllergen, Origin } from '@weekbord/catalogue/format';
import { type Allergen, ALLERGENS } from '@weekbord/domain/foods/allergens';
import type { Diet } from '@weekbord/domain/diets/diets';
import type { IngredientDislike } from '@weekbord/domain/foods/ingredient-dislikes';
import type { Taste } from './random-tastes.ts';

/** Meat, fish and other slaughter products. */
const DEAD: readonly Origin[] = ['meat', 'poultry', 'pork', 'slaughter', 'rennet', 'invertebrate'];
const SEA: readonly Origin[] = ['fish', 'shellfish'];

/** The origins that each diet excludes, stated independently of the product's own rules. */
const WITHOUT: Readonly<Record<Diet, readonly Origin[]>> = {
  OMNIVORE: [],
  PESCATARIAN: DEAD,
  VEGETARIAN: [...DEAD, ...SEA],
  LACTO_VEGETARIAN: [...DEAD, ...SEA, 'egg'],
  OVO_VEGETARIAN: [...DEAD, ...SEA, 'dairy'],
  VEGAN: [...DEAD, ...SEA, 'egg', 'dairy', 'honey'],
  HALAL: ['pork', 'slaughter', 'invertebrate', 'alcohol'],
};
/** The label allergens behind an allergen that is not on labels itself. */
const ON_LABEL: Readonly<Partial<Record<Allergen, readonly LabelAllergen[]>>> = {
  crustaceans_shellfish: ['crustaceans', 'molluscs'],
};

/** Whether a food is certainly free of these; possible and unknown contents count as present. */
function isWithout<Name>(found: ReadonlyMap<Name, unknown> | null, names: readonly Name[]): boolean {
  return names.length === 0 || (found !== null && names.every((name) => !found.has(name)));
}

function suitsIntolerance(food: CatalogueFood, allergen: Allergen): boolean {
  // Lactose-free milk and aged cheese state the absence of lactose themselves.
  return allergen === 'lactose'
    ? food.allergens.lactose === 'free'
    : isWithout(food.contains, ON_LABEL[allergen] ?? [allergen as LabelAllergen]);
}

/** The rules that a food breaks, among all the rules that a person may have. */
type Objections = Readonly<{
  diets: ReadonlySet<Diet>;
  allergens: ReadonlySet<Allergen>;
  dislikes: ReadonlySet<IngredientDislike>;
}>;

const objections = new Map<CatalogueFood, Objections>();

/** Looks up what a food is made of, independently of the product's rules. */
function objectionsTo(food: CatalogueFood): Objections {
  const known = objections.get(food);
  if (known !== undefined) return known;
  const made = {
    diets: new Set((Object.keys(WITHOUT) as Diet[]).filter((diet) => !isWithout(food.origin, WITHOUT[diet]))),
    allergens: new Set(ALLERGENS.filter((allergen) => !suitsIntolerance(food, allergen))),
    dislikes: new Set(food.dislikes),
  };
  objections.set(food, made);
  return made;
}

/** Returns which of a person's rules foods and recipes break, each rule once. */
export type RuleCheck = Readonly<{
  ofFoods: (foods: readonly CatalogueFood[]) => string[];
  /** Checks a recipe with its foods in the person's version. */
  ofRecipe: (recipeId: number, foods: readonly CatalogueFood[]) => string[];
}>;

const NONE: readonly string[] = [];

/** Returns a checker for a person's rules, food by food. */
export function ruleCheckFor(taste: Taste): RuleCheck {
  const broken = new Map<CatalogueFood, readonly string[]>();
  const brokenBy = (food: CatalogueFood): readonly string[] => {
    const known = broken.get(food);
    if (known !== undefined) return known;
    const { diets, allergens, dislikes } = objectionsTo(food);
    const rules: string[] = [];
    if (diets.has(taste.diet)) rules.push(`not ${taste.diet}`);
    if (taste.plantBased && diets.has('VEGETARIAN')) rules.push('not plant-based');
    for (const allergen of taste.intolerances) if (allergens.has(allergen)) rules.push(allergen);
    for (const dislike of taste.dislikes) if (dislikes.has(dislike)) rules.push(dislike);
    const made = rules.length === 0 ? NONE : rules;
    broken.set(food, made);
    return made;
  };
  const ofFoods = (foods: readonly CatalogueFood[]) => {
    for (const food of foods) if (brokenBy(food) !== NONE) return [...new Set(foods.flatMap(brokenBy))];
    return [];
  };
  const disliked = new Set(taste.dislikedRecipeIds);
  return {
    ofFoods,
    ofRecipe: (recipeId, foods) => [...ofFoods(foods), ...(disliked.has(recipeId) ? ['disliked'] : [])],
  };
}
