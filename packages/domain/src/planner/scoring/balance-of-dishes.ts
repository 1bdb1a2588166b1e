import type { KitchenKind } from '../../foods/kitchen-kinds.ts';
import type { PlannerIngredient, PlannerRecipe } from '../week/plan-request.ts';

/**
 * What one portion of each original dish contributes to the balance of a day, in grams, by catalogue number. Pulses are
 * counted as cooked, dairy products and their substitutes as the amount of milk with the same calcium.
 */
export type BalanceOfDishes = Readonly<
  Record<'vegetables' | 'fruit' | 'fiber' | 'salt' | 'pulses' | 'dairy' | 'freeSugars', Float64Array>
>;

/** Grams of cooked pulses per gram: of tinned pulses, beans in a sauce, dry pulses and dried soya. */
const COOKED: Readonly<Partial<Record<KitchenKind, number>>> = {
  COOKED_PULSES: 1,
  BAKED_BEANS: 0.5,
  DRY_LENTILS: 2.4,
  DRY_BEANS: 2.4,
  DRIED_SOYA: 2.4,
};
/**
 * Grams of milk with the same calcium as one gram of each kind (Dutch food composition database, 2023), rounded down.
 */
const AS_MILK: Readonly<Partial<Record<KitchenKind, number>>> = {
  MILK: 1,
  BUTTERMILK: 1,
  YOGHURT: 1,
  QUARK: 1,
  FRESH_CHEESE: 0.7,
  SLICED_CHEESE: 6,
  GRATED_CHEESE: 6,
  HARD_CHEESE: 9,
  MOZZARELLA: 3,
  SALAD_CHEESE: 3,
  FRYING_CHEESE: 5,
};

/** Computes the contributions of recipes, in the given order. */
export function balanceOf(recipes: readonly PlannerRecipe[]): BalanceOfDishes {
  const sum = (of: (one: PlannerIngredient) => number) =>
    Float64Array.from(recipes, ({ ingredients }) => ingredients.reduce((total, one) => total + of(one), 0));
  const weighed = (by: Readonly<Partial<Record<KitchenKind, number>>>) =>
    sum(({ kind, grams }) => (kind === undefined ? 0 : (by[kind] ?? 0) * grams));
  return {
    vegetables: sum(({ produce, grams }) => (produce === 'vegetable' ? grams : 0)),
    fruit: sum(({ produce, grams }) => (produce === 'fruit' ? grams : 0)),
    fiber: Float64Array.from(recipes, ({ fiber }) => fiber),
    salt: Float64Array.from(recipes, ({ salt }) => salt ?? 0),
    pulses: weighed(COOKED),
    dairy: weighed(AS_MILK),
    freeSugars: sum(({ freeSugars = 0 }) => freeSugars),
  };
}
