import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { loggedStatus } from '@weekbord/domain/diary/logged-status';
import type { ItemStatus } from '@weekbord/domain/diary/calendar-items';
import type { DayRow } from '../diary.store.ts';

/** The fields of a request that determine whether a meal was already eaten. */
type Logging = Readonly<{ today?: PlainDate | undefined; status?: ItemStatus | undefined }>;

/**
 * Returns whether a meal that a caller logs was eaten. If the caller states no status, it follows from the dates. A
 * meal that a coach puts on a client's day is planned.
 */
export function statusOfLogged(
  { actor, now }: Readonly<{ actor: Readonly<{ id: number }>; now: Date }>,
  day: Pick<DayRow, 'person_id' | 'date'>,
  { today, status }: Logging,
): ItemStatus {
  if (status !== undefined) return status;
  return actor.id === day.person_id ? loggedStatus(day.date, todayOfCaller(now, today)) : 'PLANNED';
}

/** Returns the caller's date: the device's date if it is plausible, otherwise the UTC date. */
export function todayOfCaller(now: Date, today?: PlainDate): PlainDate {
  if (today === undefined) return now.toISOString().slice(0, 10);
  const latest = latestDateAnywhere(now.getTime());
  return today > latest ? latest : today;
}
