import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type DayRow, insertDays, listDaysByDates } from '../diary.store.ts';

/** Returns a person's days on the given dates, oldest first. Creates those that do not exist yet. */
export async function openDays(db: Kysely<Tables>, personId: number, dates: readonly string[]): Promise<DayRow[]> {
  if (dates.length === 0) return [];
  const existing = await listDaysByDates(db, personId, dates);
  const known = new Set(existing.map(({ date }) => date));
  const missing = [...new Set(dates)].filter((date) => !known.has(date));
  if (missing.length === 0) return existing;
  const fresh = await insertDays(db, personId, missing);
  // Another transaction may have created some of them in the meantime.
  if (fresh.length < missing.length) return listDaysByDates(db, personId, dates);
  return [...existing, ...fresh].toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
