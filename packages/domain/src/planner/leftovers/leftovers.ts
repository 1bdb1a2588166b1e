import { daysBetween } from '../../dates/plain-date.ts';
import { BATCH_KEEPS_DAYS } from '../../diary/batches.ts';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { isReachable } from '../catalogue/dish-sizes.ts';
import type { PlanDayInput } from '../week/plan-request.ts';
import type { SlotKind } from '../week/slot-kind.ts';
import type { CookTwiceWish } from '../wishes/week-wishes.ts';

/** How many of seven days have a dinner that is cooked for two meals, by wish. */
const TIMES_A_WEEK = { DINNER_DINNER: 2, DINNER_LUNCH: 3 } as const;
const DAYS = 7;
/** Number of recipes required for each time that a dinner is cooked for two meals, so that there is a choice. */
const RECIPES_EACH = 3;

/** Two slots, by number, that one cooked meal can fill: the second has the leftovers of the first. */
export type LeftoverPair = Readonly<{
  first: number;
  second: number;
  /** Catalogue numbers of the recipes that are allowed in both slots and keep in between. */
  recipes: Int32Array;
}>;

/** The pairs of meals of a plan that can be cooked together, and how many of them should be. */
export type Leftovers = Readonly<{ pairs: readonly LeftoverPair[]; times: number }>;

export const NO_LEFTOVERS: Leftovers = { pairs: [], times: 0 };

type DatedSlot = Readonly<{ day: Pick<PlanDayInput, 'date' | 'dayClass'>; kind: SlotKind }>;

/**
 * The pairs of open slots that a wish to cook once for two meals allows: two dinners at most two evenings apart, or a
 * dinner and the next day's lunch. The second meal is on a weekday if enough pairs allow it, because it saves time.
 */
export function findLeftovers(catalogue: CatalogueIndex, slots: readonly DatedSlot[], wish: CookTwiceWish): Leftovers {
  if (wish === 'NONE') return NO_LEFTOVERS;
  const [later, most] = wish === 'DINNER_DINNER' ? (['DINNER', BATCH_KEEPS_DAYS] as const) : (['LUNCH', 1] as const);
  const dinners = slots.flatMap(({ kind }, number) => (kind.type === 'DINNER' ? number : []));
  const wanted = Math.round((TIMES_A_WEEK[wish] * dinners.length) / DAYS);
  const known = new Map<string, Int32Array>();
  const pairs = dinners.flatMap((first) =>
    slots.flatMap(({ kind, day }, second): LeftoverPair[] => {
      if (kind.type !== later || second === first) return [];
      const apart = daysBetween(slots[first]!.day.date, day.date);
      if (apart < 1 || apart > most) return [];
      const recipes = recipesFor(catalogue, slots[first]!.kind, kind, known);
      return !isEnough(recipes, slots[first]!.kind, kind, wanted) ? [] : [{ first, second, recipes }];
    }),
  );
  const times = pairs.length === 0 ? 0 : wanted;
  const onWeekdays = pairs.filter(({ second }) => slots[second]!.day.dayClass === 'weekday');
  const areMany = new Set(onWeekdays.map(({ second }) => second)).size >= times;
  return { pairs: areMany ? onWeekdays : pairs, times };
}

/** The first slot's recipes that keep and can be made in the second slot's size; shared by slots of the same kinds. */
function recipesFor(
  catalogue: CatalogueIndex,
  first: SlotKind,
  second: SlotKind,
  known: Map<string, Int32Array>,
): Int32Array {
  const wanted = second.target.kcal;
  const key = JSON.stringify([first.type, first.target.kcal, wanted]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const recipes = first.recipes.filter(
    (recipe) => catalogue.recipes[recipe]!.keeps === true && isReachable(catalogue.kcal[recipe]!, wanted),
  );
  known.set(key, recipes);
  return recipes;
}

/** Whether there is enough choice among the recipes that have a plate for both slots. */
function isEnough(recipes: Int32Array, first: SlotKind, second: SlotKind, times: number): boolean {
  let missing = RECIPES_EACH * times;
  for (const recipe of recipes) {
    if (missing === 0) break;
    if (first.platesOf(recipe).count > 0 && second.platesOf(recipe).count > 0) missing -= 1;
  }
  return missing === 0;
}
