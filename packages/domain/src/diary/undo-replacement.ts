import type { ItemPlanner, ItemStatus, MealMoment } from '../vocabulary.ts';

/** Why what was replaced does not come back. */
export const STAY_KINDS = [
  /** What came in its stead was eaten. */
  'EATEN',
  /** What came in its stead was changed or moved by a person. */
  'CHANGED',
  /** What came in its stead was locked by a person. */
  'LOCKED',
  /** What came in its stead is cooked with a meal that a person ate, changed or locked. */
  'COOKED_ALONG',
  /** Another meal was put there since. */
  'TAKEN',
  /** The planner chose it by rules that hold no longer. */
  'UNFIT',
  /** The person's plan has no such meal moment any more. */
  'NO_MOMENT',
  /** Its recipe or one of its foods is gone. */
  'GONE',
] as const;
export type StayKind = (typeof STAY_KINDS)[number];

/** An item of a day as it stands now. */
export type StandingItem = Readonly<{
  id: number;
  dayId: number;
  moment: MealMoment;
  status: ItemStatus;
  plannedBy: ItemPlanner;
  locked: boolean;
  /** When it was last changed, in milliseconds. */
  modifiedAt: number;
}>;

/** A meal moment of a day in which items gave way to others. */
export type ReplacedPlace = Readonly<{
  dayId: number;
  moment: MealMoment;
  /** The ids of the items that gave way; none where the place was empty. */
  items: readonly number[];
  came: readonly Readonly<{ id: number; plannedBy: ItemPlanner }>[];
  /** The ids of the items that stood and stayed there. */
  beside: readonly number[];
}>;

/** What is known when a replacement is to be undone. */
export type UndoFacts = Readonly<{
  /** When it was made, in milliseconds. */
  madeAt: number;
  standing: readonly StandingItem[];
  /** Items that are cooked with one that a person ate, changed or locked. */
  held: ReadonlySet<number>;
  /** The items that may not come back, and why. */
  refused: ReadonlyMap<number, StayKind>;
}>;

/**
 * Why a place of a replacement stays as it is; null where what stood there comes back. What came in its stead leaves only
 * where no person touched it; where it is gone already, the place must be as empty as it was left.
 */
export function whyStays(place: ReplacedPlace, { madeAt, standing, held, refused }: UndoFacts): StayKind | null {
  const byId = new Map(standing.map((item) => [item.id, item]));
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
    if (held.has(id)) return 'COOKED_ALONG';
  }
  if (isMissing && place.items.length > 0 && hasStranger(place, standing)) return 'TAKEN';
  return place.items.map((id) => refused.get(id)).find((kind) => kind !== undefined) ?? null;
}

/** Whether something stands in a place that neither stood there before nor came in the stead of what did. */
function hasStranger({ dayId, moment, came, beside }: ReplacedPlace, standing: readonly StandingItem[]): boolean {
  const known = new Set([...beside, ...came.map(({ id }) => id)]);
  return standing.some((item) => item.dayId === dayId && item.moment === moment && !known.has(item.id));
}
