import { isDiaryDate } from '@weekbord/domain/dates/kept-dates';
import { addDays, dateRange, type PlainDate } from '@weekbord/domain/dates/plain-date';
import {
  isPlannable,
  lastPlannableDate,
  plannerDay,
  PLANNER_DAY_LIFETIME,
  type StoredPlannerDay,
} from '@weekbord/domain/diary/planner-day';
import { today } from '../../../shared/locale/today.ts';
import { readStored, writeStored } from '../../../shared/stored.ts';

/** Returns the seven days of the week that starts on the given day. */
export function weekFrom(start: PlainDate): readonly PlainDate[] {
  return dateRange(start, addDays(start, 6));
}

/** Returns the date, or the last day that can be planned if the date is later. */
export function withinReach(date: PlainDate, now: PlainDate): PlainDate {
  return isPlannable(date, now) ? date : lastPlannableDate(now);
}

/** Stores the open day. */
export function keepPlannerDay(date: PlainDate): void {
  writeStored('planner-day', JSON.stringify({ date, storedAt: Date.now() } satisfies StoredPlannerDay));
}

/** Returns the day that the diary opens on: the last day viewed if that was recent, or else today. */
export function openingDay(): PlainDate {
  const now = today();
  const day = plannerDay(readPlannerDay(), Date.now(), now);
  return isDiaryDate(day) && isPlannable(day, now) ? day : now;
}

/** Whether the last day was viewed so long ago that today replaces it. */
export function isStale(): boolean {
  const stored = readPlannerDay();
  return stored !== null && Date.now() - stored.storedAt > PLANNER_DAY_LIFETIME;
}

function readPlannerDay(): StoredPlannerDay | null {
  try {
    const stored = JSON.parse(readStored('planner-day') ?? 'null') as Partial<StoredPlannerDay> | null;
    return typeof stored?.date === 'string' && typeof stored.storedAt === 'number'
      ? { date: stored.date, storedAt: stored.storedAt }
      : null;
  } catch {
    return null;
  }
}
