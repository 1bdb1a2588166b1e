import { latestDateAnywhere } from '@weekbord/domain/dates/latest-date';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { loggedStatus } from '@weekbord/domain/diary/logged-status';
import type { ItemStatus } from '@weekbord/domain/vocabulary';
import type { DayRow } from './diary.store.ts';

/** What a request says of whether a meal is eaten already. */
type Logging = Readonly<{ today?: PlainDate | undefined; status?: ItemStatus | undefined }>;

/**
 * Whether what a caller puts into a day is eaten: what they said, else by the dates. What a coach puts into a client's
 * day is planned.
 */
export function statusOfLogged(
  { actor, now }: Readonly<{ actor: Readonly<{ id: number }>; now: Date }>,
  day: Pick<DayRow, 'person_id' | 'date'>,
  { today, status }: Logging,
): ItemStatus {
  if (status !== undefined) return status;
  return actor.id === day.person_id ? loggedStatus(day.date, todayOfCaller(now, today)) : 'PLANNED';
}

/** The date that a caller has: what their device says, as far as it can be; left out, that of UTC. */
export function todayOfCaller(now: Date, today?: PlainDate): PlainDate {
  if (today === undefined) return now.toISOString().slice(0, 10);
  const latest = latestDateAnywhere(now.getTime());
  return today > latest ? latest : today;
}
