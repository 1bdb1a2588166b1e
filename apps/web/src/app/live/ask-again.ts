import type { ChangeArea } from '@weekbord/contract/live/follow-changes';
import type { Route } from '@weekbord/contract/route';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Listener } from '../../shared/live/follow-changes.ts';
import { whenWritesArrived } from '../../shared/offline/queued-write.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { LISTS, NEEDS, OF_CLIENTS, READ_OF } from './routes-of-areas.ts';

/** How long changes are collected before a refetch, in milliseconds. */
const GATHER_MS = 40;
/** The minimum time between two refetches, in milliseconds. */
const APART_MS = 600;
/** How long to wait for unsent writes, in milliseconds, so that an older response does not undo them on screen. */
const WRITES_MS = 1000;

/**
 * The minimum time, in milliseconds, between two refetches of the clients who need attention, because a coach may have
 * thousands of clients.
 */
const NEEDS_APART_MS = 5000;

/** The areas of a client that are refreshed for the coach immediately. */
const AREAS_OF_CLIENTS: readonly ChangeArea[] = ['profile', 'plan'];
/** The areas of a client that only affect who needs attention. */
const AREAS_OF_NEEDS: readonly ChangeArea[] = ['diary', 'progress'];

const AREAS = Object.keys(READ_OF) as ChangeArea[];

/**
 * Refetches the visible data that has changed: immediately, but at most a few times a second, so that a response
 * arrives before the next request.
 */
export function refetchOnChange(client: QueryClient): Listener & { stop(): void } {
  const areas = new Set<ChangeArea>();
  let hasClientChanged = false;

  const all = paced(client, APART_MS, () => {
    const ofClients = hasClientChanged ? OF_CLIENTS : [];
    const names = namesOf([...areas].flatMap((area) => READ_OF[area]).concat(ofClients));
    areas.clear();
    hasClientChanged = false;
    void client.invalidateQueries({ predicate: reads(names) });
    void client.invalidateQueries({ predicate: reads(namesOf(LISTS)), refetchType: 'none' });
  });
  const needs = paced(client, NEEDS_APART_MS, () => {
    void client.invalidateQueries({ predicate: reads(namesOf(NEEDS)) });
  });
  const note = (changed: readonly ChangeArea[]) => {
    for (const area of changed) areas.add(area);
    all.soon();
  };
  return {
    changed({ person, area }) {
      const me = client.getQueryData(currentUserQuery.queryKey)?.id;
      const isOwn = me === undefined || me === person;
      // Most of a coach's cache is the coach's own data. What clients eat is refetched when it is shown.
      if (!isOwn) hasClientChanged ||= AREAS_OF_CLIENTS.includes(area);
      if (!isOwn && AREAS_OF_NEEDS.includes(area)) needs.soon();
      // A newer server may announce areas unknown to this version.
      if (isOwn ? area in READ_OF : hasClientChanged) note(isOwn ? [area] : []);
    },
    reset: () => note(AREAS),
    stop() {
      all.stop();
      needs.stop();
    },
  };
}

/** Runs the work shortly after it is requested, once pending writes have arrived, and at most once per `apartMs`. */
function paced(client: QueryClient, apartMs: number, work: () => void): { soon(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let doneAt = -Infinity;
  const run = async () => {
    await Promise.race([whenWritesArrived(client), new Promise((resolve) => setTimeout(resolve, WRITES_MS))]);
    timer = undefined;
    doneAt = performance.now();
    work();
  };
  return {
    soon() {
      timer ??= setTimeout(() => void run(), Math.max(GATHER_MS, doneAt + apartMs - performance.now()));
    },
    stop: () => clearTimeout(timer),
  };
}

function namesOf(routes: readonly Route[]): ReadonlySet<unknown> {
  return new Set(routes.map(({ name }) => name));
}

function reads(names: ReadonlySet<unknown>): (query: Query) => boolean {
  return ({ queryKey: [name] }) => names.has(name);
}
