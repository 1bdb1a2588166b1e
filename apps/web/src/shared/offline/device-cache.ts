import { SECRET_FIELDS } from '@weekbord/contract/secret-fields';
import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { QueryClient } from '@tanstack/react-query';
import {
  type PersistedClient,
  type PersistQueryClientOptions,
  persistQueryClientRestore,
  persistQueryClientSave,
  persistQueryClientSubscribe,
} from '@tanstack/react-query-persist-client';
import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval';
import { isTokenStored, readToken } from '../session/token.ts';
import { fingerprintOf } from './fingerprint.ts';

const DATABASE = 'weekbord';
/**
 * When this page started, by the same clock as the timestamps of the data; another clock may differ by a few
 * milliseconds.
 */
const STARTED_AT = Date.now();
const MAX_AGE_MS = 14 * 24 * 60 * 60 * 1000;

/** The version of the stored format: responses in another format are dropped, while pending writes are always kept. */
const SHAPE = '5';

/** Changes within this many milliseconds are written together. */
export const SAVE_PAUSE_MS = 200;

let opened: UseStore | undefined;
/** How the cache is stored on this device; undefined if it is not. */
export let keptOnDevice: PersistQueryClientOptions | undefined;

/**
 * Restores what this device stored of the session, and from then on stores the offline queries and every unsent write.
 * Data of another session is deleted instead; without a session nothing is stored.
 */
export async function keepOnDevice(client: QueryClient): Promise<void> {
  const options = deviceOptions(client);
  keptOnDevice = options;
  // Without IndexedDB (as in some private modes) the app works, but does not open offline.
  await persistQueryClientRestore(options).catch(() => undefined);
  // Stored data is shown but refetched, because the page may have been closed before its last change was stored.
  const wasKept = ({ state }: { state: { dataUpdatedAt: number } }) => state.dataUpdatedAt < STARTED_AT;
  await client.invalidateQueries({ refetchType: 'none', predicate: wasKept });
  persistQueryClientSubscribe(options);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void persistQueryClientSave(options).catch(() => undefined);
  });
  void client.resumePausedMutations();
}

/** Deletes everything stored on this device. Without a stored token, no page stores anything again. */
export async function forgetDevice(): Promise<void> {
  // Cleared rather than deleted: a database that is open in another tab would be deleted only once that tab is closed,
  // and none could be opened until then.
  if (opened) await clear(opened);
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  const others = databases.flatMap(({ name }) => (name === undefined || name === DATABASE ? [] : name));
  for (const name of others) indexedDB.deleteDatabase(name);
  if ('caches' in globalThis)
    await Promise.all((await caches.keys()).filter(isPersonal).map((name) => caches.delete(name)));
}

/** Whether a cache contains personal data; the app's own files, which do not, stay on the device. */
function isPersonal(cacheName: string): boolean {
  return !cacheName.startsWith('workbox-precache');
}

function deviceOptions(client: QueryClient): PersistQueryClientOptions {
  const store = createStore(DATABASE, 'cache');
  opened = store;
  return {
    queryClient: client,
    get buster() {
      return ownerNow();
    },
    maxAge: MAX_AGE_MS,
    persister: createAsyncStoragePersister({
      storage: {
        getItem: (key) => get<string>(key, store).then((value) => value ?? null),
        // Nothing is stored if another tab has ended this page's session or started another.
        setItem: async (key, value) => (isTokenStored() ? set(key, value, store) : undefined),
        removeItem: (key) => del(key, store),
      },
      throttleTime: SAVE_PAUSE_MS,
      serialize: async (persisted) => {
        const buster = await fingerprintOf(persisted.buster);
        return JSON.stringify({ ...withWritesPaused(persisted), buster, shape: SHAPE }, withoutCycle);
      },
      deserialize: async (text) => {
        const kept = JSON.parse(text) as PersistedClient & { shape?: string };
        if (kept.shape !== SHAPE) kept.clientState.queries = [];
        const owner = ownerNow();
        return kept.buster === (await fingerprintOf(owner)) ? { ...kept, buster: owner } : kept;
      },
    }),
    dehydrateOptions: {
      shouldDehydrateQuery: (query) => query.meta?.offline === true && query.state.status === 'success',
      shouldDehydrateMutation: (mutation) =>
        mutation.state.status === 'pending' && mutation.options.scope !== undefined,
    },
  };
}

/**
 * Returns the id of a cache's owner: a fingerprint of the token, so that the token itself is not stored. The prefix
 * matches existing caches on devices.
 */
function ownerNow(): string {
  return `3 ${readToken() ?? ''}`;
}

function withoutCycle(key: string, value: unknown): unknown {
  return SECRET_FIELDS.includes(key) ? null : value;
}

/** Marks writes that were in flight when the page closed as paused, because only paused writes are resumed. */
function withWritesPaused(persisted: PersistedClient): PersistedClient {
  const { queries, mutations } = persisted.clientState;
  const waiting = mutations.map((mutation) => ({ ...mutation, state: { ...mutation.state, isPaused: true } }));
  return { ...persisted, clientState: { queries, mutations: waiting } };
}
