import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';

/**
 * Returns which meal changes places with one that is moved to its place: a dish with a dish, and an eaten meal only
 * within its own day; undefined if the moved meal is added next to the others.
 */
export function exchangedWith<Existing extends CalendarItem>(
  moved: CalendarItem,
  existing: readonly Existing[],
  dates: Readonly<{ from: PlainDate; to: PlainDate }>,
): Existing | undefined {
  return existing.find(
    ({ id, content_type: type, status }) =>
      id !== moved.id &&
      type === 'recipemeal' &&
      moved.content_type === 'recipemeal' &&
      (status === 'PLANNED' || dates.from === dates.to),
  );
}
