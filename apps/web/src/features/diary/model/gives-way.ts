import type { CalendarItem } from '@weekbord/contract/diary/models';
import { laterMeals } from './batch.ts';

type Planned = Pick<CalendarItem, 'planned_by' | 'status'>;

/** Whether a meal is still as the planner put it there. */
function isPlanners({ planned_by: by, status }: Planned): boolean {
  return by === 'PLANNER' && status === 'PLANNED';
}

/**
 * Whether a meal makes room for one that is copied to its place: as the planner put it there, and so are those that it is
 * cooked with, as far as they are among `items`.
 */
export function givesWay(item: CalendarItem, items: readonly CalendarItem[]): boolean {
  if (!isPlanners(item) || item.content_type !== 'recipemeal') return isPlanners(item);
  const cookedWith = [item.leftover_of?.id, ...laterMeals(item).map(({ id }) => id)];
  return items.every((other) => !cookedWith.includes(other.id) || isPlanners(other));
}
