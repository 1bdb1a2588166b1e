import type { ItemPlanner, ItemStatus } from './calendar-items.ts';

/** The fields of a meal that decide whether it may be replaced. */
export type PlannedMeal = Readonly<{ planned_by: ItemPlanner; status: ItemStatus; locked: boolean }>;

/** Whether a meal is unchanged since the planner put it there: no person added, changed or ticked it. */
export function isPlanners({ planned_by: by, status }: Pick<PlannedMeal, 'planned_by' | 'status'>): boolean {
  return by === 'PLANNER' && status === 'PLANNED';
}

/**
 * Whether automatic planning may replace this meal. All code that replaces meals calls this, so that what a person
 * added, changed, ticked or locked stays.
 */
export function isReplaceable(meal: PlannedMeal): boolean {
  return isPlanners(meal) && !meal.locked;
}

/** Why a meal stays when others are replaced. */
export const KEPT_REASONS = [
  'EATEN',
  'LOCKED',
  /** A person added or changed the meal. */
  'OWN',
  /** The meal is cooked together with a meal that stays. */
  'COOKED_ALONG',
] as const;
export type KeptReason = (typeof KEPT_REASONS)[number];

/**
 * Why a meal stays when others are replaced; null if it is replaced. `isCookedWithKept` means that it is cooked
 * together with one that stays.
 */
export function whyKept(meal: PlannedMeal, isCookedWithKept: boolean): KeptReason | null {
  if (meal.status === 'EATEN') return 'EATEN';
  if (meal.locked) return 'LOCKED';
  if (!isReplaceable(meal)) return 'OWN';
  return isCookedWithKept ? 'COOKED_ALONG' : null;
}
