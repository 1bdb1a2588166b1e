import type { IngredientSwap, listIngredientSwaps as endpoint } from '@weekbord/contract/planner/list-ingredient-swaps';
import type { KitchenAmount } from '@weekbord/domain/plates/kitchen-measure';
import { changeOfSwap, type LineToSwap, suggestSwaps } from '@weekbord/domain/recipes/swaps/suggest-swaps';
import { swappedAmount } from '@weekbord/domain/recipes/swaps/swapped-amount';
import type { PartialMacros } from '@weekbord/domain/macros/macros';
import type { Context, Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorize } from '../../access/access.public.ts';
import { mealIngredient } from '../../diary/diary.public.ts';
import {
  findKitchenFood,
  findKitchenFoodOfServing,
  kitchenFood,
  type KitchenFood,
  listSubstitutesOf,
  loadKitchenFoods,
  presentFigures,
  presentFoodsByIds,
} from '../../foods/foods.public.ts';
import { loadBrokenRules } from '../auto-plan/broken-rules.ts';

type Ctx = Context<typeof endpoint>;

/** A food that could replace a line's food, its amount, and the rules it breaks. */
type Swap = Readonly<{
  food: KitchenFood;
  amount: KitchenAmount;
  change: PartialMacros;
  breaks: IngredientSwap['breaks'];
}>;

export const listIngredientSwaps: Operation<typeof endpoint> = async (ctx) => {
  const { db, params, query } = ctx;
  const found = await authorize(ctx, mealIngredient, params.id);
  const row = await findKitchenFoodOfServing(db, found.servingId);
  const own = found.lines.find(({ id }) => id === params.id);
  if (row === undefined || own === undefined) return { results: [] };
  const line = {
    food: kitchenFood(row),
    measure: own.measure,
    quantity: found.quantity,
    isBound: own.isBound,
  };
  const brokenBy = await loadBrokenRules(db, found.meal.person_id);
  if (query.food !== undefined) {
    const people = [ctx.actor.id, found.meal.person_id];
    return { results: await present(ctx, [await swapFor(ctx, line, people, brokenBy)]) };
  }
  const swaps = suggestSwaps(line, {
    candidates: await loadKitchenFoods(ctx),
    substitutes: await listSubstitutesOf(db, row.id),
    mayEat: (food) => brokenBy(food).length === 0,
    inDish: new Set(found.lines.map(({ foodId }) => foodId)),
  });
  return {
    results: await present(
      ctx,
      swaps.map((swap) => ({ ...swap, breaks: [] })),
    ),
  };
};

/**
 * Returns the requested food as a replacement for a line's food. The food must be usable by one of the given people.
 */
async function swapFor(
  { db, query }: Ctx,
  line: LineToSwap<KitchenFood>,
  people: readonly number[],
  brokenBy: (food: KitchenFood) => IngredientSwap['breaks'],
): Promise<Swap> {
  const row = await findKitchenFood(db, query.food!, people);
  if (row === undefined) throw new FieldError({ food: 'does_not_exist' });
  const food = kitchenFood(row);
  const amount = swappedAmount(line, food);
  return { food, amount, change: changeOfSwap(line, food, amount.grams), breaks: brokenBy(food) };
}

async function present({ db, locale }: Ctx, swaps: readonly Swap[]): Promise<IngredientSwap[]> {
  const foods = await presentFoodsByIds(
    db,
    swaps.map(({ food }) => food.id),
    locale,
  );
  return swaps.flatMap(({ food: { id }, amount, change, breaks }) => {
    const food = foods.get(id);
    const serving = food?.suggested_servings.find(({ measure }) => measure === amount.measure);
    if (food === undefined || serving === undefined) return [];
    const { name, brand_name, picture } = food;
    const { quantity, grams } = amount;
    const shown = { food: { id, name, brand_name, picture }, suggested_serving: serving, quantity, grams };
    return { ...shown, change: presentFigures(change), breaks };
  });
}
