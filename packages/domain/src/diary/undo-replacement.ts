import type { ItemPlanner, ItemStatus } from './calendar-items.ts';
import type { MealMoment } from '../slots/meal-moments.ts';

/** Why a replaced meal is not restored when the replacement is undone. */
export const STAY_KINDS = [
  /** The replacement was eaten. */
  'EATEN',
  /** A person changed or moved the replacement. */
  'CHANGED',
  /** A person locked the replacement. */
  'LOCKED',
  /** The replacement is cooked together with a meal that a person ate, changed or locked. */
  'COOKED_ALONG',
  /** Another meal has been put in its place since. */
  'TAKEN',
  /** The planner chose the replaced meal by rules that no longer apply. */
  'UNFIT',
  /** The person's plan no longer has that meal moment. */
  'NO_MOMENT',
  /** The recipe or a food of the replaced meal no longer exists. */
  'GONE',
] as const;
export type StayKind = (typeof STAY_KINDS)[number];

/** An item on a day in its current state. */
export type ExistingItem = Readonly<{
  id: number;
  dayId: number;
  moment: MealMoment;
  status: ItemStatus;
  plannedBy: ItemPlanner;
  locked: boolean;
  /** When the item was last changed, in milliseconds. */
  modifiedAt: number;
}>;

/** A meal moment of a day in which items were replaced. */
export type ReplacedPlace = Readonly<{
  dayId: number;
  moment: MealMoment;
  /** The ids of the replaced items; empty if the place was empty. */
  items: readonly number[];
  came: readonly Readonly<{ id: number; plannedBy: ItemPlanner }>[];
  /** The ids of the items that were there and stayed. */
  beside: readonly number[];
}>;

/** The facts needed to undo a replacement. */
export type UndoFacts = Readonly<{
  /** When the replacement was made, in milliseconds. */
  madeAt: number;
  existing: readonly ExistingItem[];
  /** Items that are cooked together with an item that a person ate, changed or locked. */
  cookedWithKept: ReadonlySet<number>;
  /** The items that must not be restored, and why. */
  refused: ReadonlyMap<number, StayKind>;
}>;

/**
 * Why a place of a replacement stays unchanged; null if the earlier items are restored. The replacements are removed
 * only if no person changed them; if they are gone, the place must not contain anything new.
 */
export function whyStays(
  place: ReplacedPlace,
  { madeAt, existing, cookedWithKept, refused }: UndoFacts,
): StayKind | null {
  const byId = new Map(existing.map((item) => [item.id, item]));
  let isMissing = place.came.length === 0;
  for (const { id, plannedBy } of place.came) {
    const item = byId.get(id);
    if (item === undefined) {
      isMissing = true;
      continue;
    }
    if (item.status === 'EATEN') return 'EATEN';
    const isThere = item.dayId === place.dayId && item.moment === place.moment;
    if (!isThere || item.plannedBy !== plannedBy || item.modifiedAt !== madeAt) return 'CHANGED';
    if (item.locked) return 'LOCKED';
    if (cookedWithKept.has(id)) return 'COOKED_ALONG';
  }
  if (isMissing && place.items.length > 0 && hasStranger(place, existing)) return 'TAKEN';
  return place.items.map((id) => refused.get(id)).find((kind) => kind !== undefined) ?? null;
}

/** Whether a place contains an item that was added after the replacement. */
function hasStranger({ dayId, moment, came, beside }: ReplacedPlace, existing: readonly ExistingItem[]): boolean {
  const known = new Set([...beside, ...came.map(({ id }) => id)]);
  return existing.some((item) => item.dayId === dayId && item.moment === moment && !known.has(item.id));
}
