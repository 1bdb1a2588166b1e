import type { ChangeArea } from '@weekbord/contract/live/follow-changes';
import type { Route } from '@weekbord/contract/route';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Listener } from '../../shared/live/follow-changes.ts';
import { whenWritesArrived } from '../../shared/offline/queued-write.ts';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { LISTS, NEEDS, OF_CLIENTS, READ_OF } from './routes-of-areas.ts';

/** How long changes are gathered, and the least time between two times of asking, in milliseconds. */
const GATHER_MS = 40;
const APART_MS = 600;
/** How long what is still to be sent is waited for; what is shown of it stands over an answer that comes earlier. */
const WRITES_MS = 1000;

/**
 * The least time between two times of asking who wants a coach's attention because of what clients eat and measure, in
 * milliseconds: a coach may have thousands.
 */
const NEEDS_APART_MS = 5000;

/** What of a client a coach is told at once, and what counts only for who wants attention. */
const AREAS_OF_CLIENTS: readonly ChangeArea[] = ['profile', 'plan'];
const AREAS_OF_NEEDS: readonly ChangeArea[] = ['diary', 'progress'];

const AREAS = Object.keys(READ_OF) as ChangeArea[];

/**
 * Asks again what screens show of what changed: at once, and where much changes a few times a second, so that an answer
 * comes before the next question.
 */
export function askAgainWhenChanged(client: QueryClient): Listener & { stop(): void } {
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
      // Most of what a coach has in memory is their own; what their clients eat is asked again when it is looked at.
      if (!isOwn) hasClientChanged ||= AREAS_OF_CLIENTS.includes(area);
      if (!isOwn && AREAS_OF_NEEDS.includes(area)) needs.soon();
      // A newer server may know of further areas.
      if (isOwn ? area in READ_OF : hasClientChanged) note(isOwn ? [area] : []);
    },
    reset: () => note(AREAS),
    stop() {
      all.stop();
      needs.stop();
    },
  };
}

/** Does something soon after it is asked for, once own writes have arrived, and not again before so many milliseconds. */
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
