import type { Query, QueryClient } from '@tanstack/react-query';
import { plannerPaths } from '@weekbord/contract/planner/paths';
import { onWritten } from '../../shared/api/write-events.ts';
import { countWaitingWrites, whenWritesArrived } from '../../shared/offline/queued-write.ts';
import { CHANGED_BY, type WrittenArea } from './changed-by.ts';
import { FOODS, LISTS, READ_OF } from './routes-of-areas.ts';

/** How long writes are collected before what depends on them is refetched, in milliseconds. */
const GATHER_MS = 300;

const NEXT_TIME: ReadonlySet<unknown> = new Set([...LISTS, plannerPaths.listEmptySlots].map(({ name }) => name));

/**
 * Refetches whatever depends on a write of this page. Visible data is refetched once the writes have arrived, unless it
 * is fresh by then, for example because a write's response updated it. Everything else is refetched when it is next
 * shown, and so are lists that must not jump and results that are costly to plan. Returns a function that stops it.
 */
export function refreshAfterWrites(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const names = new Set<unknown>();
  const ask = async () => {
    await allWritesArrived(client);
    timer = undefined;
    const isDue = ({ queryKey: [name], state }: Query) =>
      names.has(name) && !NEXT_TIME.has(name) && state.isInvalidated && state.fetchStatus === 'idle';
    void client.refetchQueries({ type: 'active', predicate: isDue });
    names.clear();
  };
  const refresh = async (changed: ReadonlySet<unknown>) => {
    // A response that does not include the other pending writes yet would revert what the screen already shows.
    if (countWaitingWrites(client) > 0) await allWritesArrived(client);
    void client.invalidateQueries({ predicate: ({ queryKey }) => changed.has(queryKey[0]), refetchType: 'none' });
    for (const each of changed) names.add(each);
    timer ??= setTimeout(() => void ask(), GATHER_MS);
  };
  const stop = onWritten(({ name }) => {
    const changed = readsAfter(CHANGED_BY[name] ?? []);
    if (changed.size > 0) void refresh(changed);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Resolves once no writes are pending. */
async function allWritesArrived(client: QueryClient): Promise<void> {
  while (countWaitingWrites(client) > 0) await whenWritesArrived(client);
}

/** The reads whose responses change when something in the given areas does. */
function readsAfter(areas: readonly WrittenArea[]): ReadonlySet<unknown> {
  const routes = areas.flatMap((area) => (area === 'foods' ? FOODS : READ_OF[area]));
  return new Set(routes.length === 0 ? [] : [...routes, ...LISTS].map(({ name }) => name));
}
