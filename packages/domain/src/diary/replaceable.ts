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

/**
 * The ids of items that stay because they are cooked with an item that is not replaced. Leftovers of a kept meal will
 * exist, and kept leftovers require their meal to be cooked.
 */
export function keptByBatch(
  items: readonly (PlannedMeal & Readonly<{ id: number; leftover_of: number | null }>)[],
): ReadonlySet<number> {
  const byId = new Map(items.map((item) => [item.id, item]));
  const cookedWithKept = new Set<number>();
  for (const item of items) {
    const first = byId.get(item.leftover_of ?? -1);
    if (first === undefined) continue;
    if (!isReplaceable(first)) cookedWithKept.add(item.id);
    if (!isReplaceable(item)) cookedWithKept.add(first.id);
  }
  return cookedWithKept;
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
