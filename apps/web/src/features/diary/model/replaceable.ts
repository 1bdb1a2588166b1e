import type { CalendarItem } from '@weekbord/contract/diary/models';
import { isReplaceable as givesWayAlone } from '@weekbord/domain/diary/replaceable';
import { laterMeals } from './batch.ts';

/**
 * Whether a meal may be replaced by one copied to its place: that meal and those it is cooked with (if among `items`)
 * must all be replaceable.
 */
export function isReplaceable(item: CalendarItem, items: readonly CalendarItem[]): boolean {
  if (!givesWayAlone(item) || item.content_type !== 'recipemeal') return givesWayAlone(item);
  const cookedWith = [item.leftover_of?.id, ...laterMeals(item).map(({ id }) => id)];
  return items.every((other) => !cookedWith.includes(other.id) || givesWayAlone(other));
}
