import type { CalendarItem } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';

/**
 * Returns the meal that changes places with a moved meal. Dishes change places with dishes, and eaten meals only within
 * their own day. Undefined if the moved meal is added next to the others.
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
