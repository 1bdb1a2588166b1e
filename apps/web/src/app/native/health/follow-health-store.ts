import type { CalendarDay } from '@weekbord/contract/diary/models';
import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '../../../shared/http/api-failure.ts';
import { countWaitingWrites } from '../../../shared/offline/queued-write.ts';
import { report } from '../../../shared/report.ts';
import { subjectId } from '../../../shared/session/subject.ts';
import { exchangeAll, exchangeDays } from './exchange.ts';

/** The delay before a changed diary is written, in milliseconds, because people often tick several meals in a row. */
const AFTER_MS = 1500;
/** The minimum time, in milliseconds, between two checks of recent days when the app comes to the foreground. */
const APART_MS = 10 * 60_000;

/**
 * Exchanges weights and meals with the phone's health store: at the start, when the app comes to the foreground, and
 * when the diary changes.
 */
export function followHealthStore(client: QueryClient): void {
  // A client's diary must not end up in the health store of the coach's phone.
  if (subjectId !== null) return;
  let lookedAt = -Infinity;
  const look = () => {
    if (document.visibilityState !== 'visible' || performance.now() - lookedAt < APART_MS) return;
    lookedAt = performance.now();
    exchangeAll(client).catch((error: unknown) => {
      lookedAt = -Infinity;
      note(error);
    });
  };
  document.addEventListener('visibilitychange', look);
  look();

  const changed = new Map<string, CalendarDay>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = async () => {
    const shown = [...changed.values()];
    changed.clear();
    if (await exchangeDays(client, shown)) return;
    for (const day of shown) if (!changed.has(day.date)) changed.set(day.date, day);
  };
  const writeSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void write().catch(note), AFTER_MS);
  };
  client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || query.queryKey[0] !== diaryPaths.listCalendarDays.name) return;
    if (!('action' in event) || event.action.type !== 'success') return;
    const days: unknown = query.state.data;
    // Skips the balance of a week, which is cached under the same key prefix but is not a list of days.
    if (!Array.isArray(days)) return;
    for (const day of days as CalendarDay[]) changed.set(day.date, day);
    writeSoon();
  });
  client.getMutationCache().subscribe(() => {
    if (changed.size > 0 && countWaitingWrites(client) === 0) writeSoon();
  });
}

/** Logs a failure, which is retried next time: the app may be offline, or a permission may have been revoked. */
function note(error: unknown): void {
  const isDenied = (error as { code?: string } | null)?.code === 'DENIED';
  if (!(error instanceof CallFailed) && !isDenied) report('The health store was not reached', error);
}
