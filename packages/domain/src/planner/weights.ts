/**
 * What the planner minimises, in points. One point is about what a person would trade for one
 * per cent of the day's energy. The balance is a product choice, measured by bench/planner.ts.
 */
export type PlannerWeights = Readonly<{
  /** Factor on the day's deviation from its targets; 0.5 buys more favourites for less precision. */
  nutrition: number;
  /** Per per cent that a meal's energy is more than 10 % off its slot. */
  slotEnergy: number;
  /** A recipe that is no favourite. */
  nonFavourite: number;
  /** Times (1 - popularity), where a recipe carries a popularity from 0 to 1. */
  unpopularity: number;
  /** A recipe without a preferred tag, on a date that prefers one. */
  withoutPreferredTag: number;
  /** Per minute of preparation above the slot's budget. */
  minuteOver: number;
  /** Per whole portion away from 1. */
  portion: number;
  /** Per different food to buy for the week. */
  bought: number;
  /** Per use of a recipe beyond its first in the week. */
  repeat: number;
  /** Per meal of a protein family beyond FAMILY_FREE_MEALS in the week. */
  family: number;
  /** Per meal of a dish kind beyond DISH_FREE_MEALS in the week. */
  dish: number;
  /** Per ingredient whose amount differs from the recipe's. */
  change: number;
}>;

/** The balance that the product ships with. */
export const DEFAULT_WEIGHTS: PlannerWeights = {
  nutrition: 1,
  slotEnergy: 0.05,
  nonFavourite: 0.6,
  unpopularity: 0.5,
  withoutPreferredTag: 0.6,
  minuteOver: 0.03,
  portion: 0.15,
  bought: 0.25,
  repeat: 1,
  family: 0.4,
  dish: 0.3,
  change: 0.1,
};

/** Main meals of one protein family in a week before a further one costs. */
export const FAMILY_FREE_MEALS = 3;
/** Main meals of one dish kind in a week before a further one costs. */
export const DISH_FREE_MEALS = 2;

/** The given weights where they are usable numbers, the shipped ones elsewhere. */
export function resolveWeights(given: Partial<PlannerWeights> | undefined): PlannerWeights {
  const resolved: Record<string, number> = { ...DEFAULT_WEIGHTS };
  for (const [name, value] of Object.entries(given ?? {})) {
    if (name in resolved && Number.isFinite(value) && value >= 0) resolved[name] = value;
  }
  return resolved as PlannerWeights;
}
