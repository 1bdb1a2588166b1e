import type { DishForm } from '../../recipes/dish-facts/nature-of-dish.ts';
import type { BreakfastWish } from '../wishes/week-wishes.ts';

/** The kinds of breakfast that the week's mix distinguishes. `BOWL` includes sweet dishes from a pan or an oven. */
export const BREAKFAST_KINDS = ['BOWL', 'BREAD_OR_SAVOURY', 'DRINK'] as const;
export type BreakfastKind = (typeof BREAKFAST_KINDS)[number];

const BREAD: ReadonlySet<DishForm> = new Set(['BREAD', 'WRAP']);

/**
 * Returns the kind of breakfast of a dish. Sweet bread counts as bread; any other dish with fruit or sugar does not
 * count as savoury.
 */
export function breakfastKindOf({
  form,
  isSweet,
  isEggs,
  hasFruit,
}: Readonly<{ form: DishForm | undefined; isSweet: boolean; isEggs: boolean; hasFruit: boolean }>): BreakfastKind {
  if (form === 'DRINK') return 'DRINK';
  if (form !== undefined && BREAD.has(form)) return 'BREAD_OR_SAVOURY';
  if (isSweet || hasFruit || (form === 'BOWL' && !isEggs)) return 'BOWL';
  return 'BREAD_OR_SAVOURY';
}

/** Whether a dish is the kind of breakfast that a person wishes for. */
export function isWishedBreakfast(
  wish: BreakfastWish,
  { form, isEggs }: Readonly<{ form: DishForm | undefined; isEggs: boolean }>,
): boolean {
  if (wish === 'EITHER') return true;
  if (wish === 'EGGS') return isEggs;
  if (wish === 'BREAD') return form !== undefined && BREAD.has(form);
  return form === wish;
}

/** How many of seven breakfasts are bread or savoury: minimum and maximum. */
const BREAD_OR_SAVOURY = [2, 4] as const;
/** Maximum number of drinks among seven breakfasts. */
const DRINKS = 2;
const DAYS = 7;

/** How many breakfasts of a plan may be of each kind. */
export type BreakfastLimits = Readonly<{
  breadOrSavoury: readonly [minimum: number, maximum: number];
  drinks: number;
}>;

/** Returns the limits for a number of breakfasts. Under a carbohydrate ceiling, all of them may be savoury. */
export function breakfastLimits(breakfasts: number, isCapped: boolean): BreakfastLimits {
  const [minimum, maximum] = BREAD_OR_SAVOURY;
  return {
    breadOrSavoury: [
      Math.floor((minimum * breakfasts) / DAYS),
      isCapped ? breakfasts : Math.ceil((maximum * breakfasts) / DAYS),
    ],
    drinks: Math.ceil((DRINKS * breakfasts) / DAYS),
  };
}

/**
 * How many breakfasts are outside the limits; `counts` holds the number of breakfasts of each kind, in the order of
 * BREAKFAST_KINDS.
 */
export function breakfastDeviation(
  { breadOrSavoury: [minimum, maximum], drinks }: BreakfastLimits,
  counts: ArrayLike<number>,
): number {
  const bread = counts[1]!;
  return Math.max(0, minimum - bread, bread - maximum) + Math.max(0, counts[2]! - drinks);
}
