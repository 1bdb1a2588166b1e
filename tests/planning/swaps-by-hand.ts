import { isWholeFood } from '@weekbord/domain/plates/food-in-a-dish';
import { type JudgedFood, rulesBrokenBy } from '@weekbord/domain/planner/catalogue/person-rules';
import type { PlannedItem } from '@weekbord/domain/planner/week/plan-result';
import { suggestSwaps, type SwapCandidate } from '@weekbord/domain/recipes/swaps/suggest-swaps';
import { rulesForFoodOf, type Taste } from './random-tastes.ts';
import { catalogue, type CatalogueForEater, plannableFoodOf } from './real-catalogue.ts';

/** A food that may replace another one, or be replaced itself. */
type KitchenFood = SwapCandidate & JudgedFood;

function kitchenFood(name: string): KitchenFood {
  const food = plannableFoodOf(name);
  const { id, category, role, measures, per100, diets, allergens, dislikes, origins } = food;
  const place = catalogue.kinds.get(name);
  return {
    id,
    category,
    role,
    kind: place?.kind ?? null,
    place: place?.place ?? 0,
    isForeign: false,
    isOnNeed: place?.isOnNeed ?? false,
    measures,
    isWhole: isWholeFood('piece', food),
    per100,
    traits: { diets, allergens },
    dislikes,
    origins,
  };
}

const all = new Map([...catalogue.foods.keys()].map((name) => [plannableFoodOf(name).id, kitchenFood(name)]));
const substitutes = new Map(
  [...catalogue.swaps].map(([from, some]) => [
    plannableFoodOf(String(from)).id,
    some.map(({ food, factor }) => ({ id: plannableFoodOf(food.id).id, factor })),
  ]),
);
const tableSubstitutes = new Set([...substitutes.values()].flatMap((some) => some.map(({ id }) => id)));

/** The foods that the product can suggest. */
const candidates = [...all.values()].filter(({ id, kind }) => kind !== null || tableSubstitutes.has(id));

/**
 * Returns the foods that may be suggested to a person, and a function that lists the suggestions for a planned meal.
 */
export function swapsByHandFor(taste: Taste): Readonly<{
  /** The foods that the product's rules allow. */
  allowed: readonly number[];
  /** Returns the ids of all foods suggested as a replacement for any line of a meal. */
  suggestedFor: (item: PlannedItem, recipes: CatalogueForEater) => number[];
}> {
  const rules = rulesForFoodOf(taste);
  const mayEat = (food: KitchenFood) => rulesBrokenBy(food, rules).length === 0;
  return {
    allowed: candidates.filter(mayEat).map(({ id }) => id),
    suggestedFor: ({ recipeId, lines }, recipes) => {
      const written = recipes.lines[recipeId - 1]!;
      const inDish = new Set(written.map(({ food }) => food.id));
      return written.flatMap(({ food, group }, at) => {
        const { measure, quantity } = lines[at]!;
        const line = { food: all.get(food.id)!, measure, quantity, isBound: group !== null };
        const swaps = suggestSwaps(line, { candidates, substitutes: substitutes.get(food.id) ?? [], mayEat, inDish });
        return swaps.map((swap) => swap.food.id);
      });
    },
  };
}
