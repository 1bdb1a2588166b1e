import { subjectId } from './session/subject.ts';

const PREFIX = 'weekbord.';

/** The version of the stored format, to which `migrateStored` migrates. The offline cache has its own. */
const VERSION = '1';

/**
 * The keys that survive logging out: the version, the language, the install deferral, and which third parties a visitor
 * allowed.
 */
const OF_THE_DEVICE = ['version', 'locale', 'install-deferred', 'visit-choice'] as const;

export type StoredKey =
  | (typeof OF_THE_DEVICE)[number]
  | 'token'
  | 'theme'
  | 'login-email'
  | 'login-after-checkout'
  | 'return-to'
  | 'session-over'
  | 'checkout-draft'
  | 'setup-hidden'
  | 'onboarding-form'
  | 'onboarding-progress'
  | 'client-mode'
  | 'planner-day'
  | 'day-summary'
  | 'change-seen'
  | 'note-dismissed'
  | 'diary-view'
  | 'shortcuts'
  | 'question-draft'
  | 'recipe-draft'
  | 'recipe-import'
  | 'grocery-link'
  | 'calendar-link'
  | 'cooking-ticks'
  | 'cooking-timers'
  | 'health-store'
  | 'phone-push';

/** The keys that belong to the coach even while they view a client. */
const OF_THE_COACH: readonly StoredKey[] = [...OF_THE_DEVICE, 'token', 'theme', 'return-to'];

/** The values stored by a page that shows a client to their coach. None of them stays on the device. */
const ofClient = new Map<string, string | null>();

const isOfClient = (key: StoredKey) => subjectId !== null && !OF_THE_COACH.includes(key);

/**
 * Migrates stored data to this version. Unversioned data has the same format; data of a newer version cannot be read,
 * so it is deleted along with the session.
 */
export function migrateStored(): void {
  const version = readStored('version');
  if (version !== null && version !== VERSION) clearStored();
  writeStored('version', VERSION);
}

/** Returns a small value from this browser's storage; null if there is none or storage is switched off. */
export function readStored(key: StoredKey): string | null {
  if (isOfClient(key)) return ofClient.get(key) ?? null;
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Stores a small value in this browser; null deletes it. Does nothing without storage. */
export function writeStored(key: StoredKey, value: string | null): void {
  if (isOfClient(key)) {
    ofClient.set(key, value);
    return;
  }
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Ignored: private modes may refuse storage, in which case the app works but stores nothing.
  }
}

/** Deletes everything except what belongs to the device rather than to a person. */
export function clearStored(): void {
  const kept = OF_THE_DEVICE.map((key) => [key, readStored(key)] as const);
  try {
    localStorage.clear();
  } catch {
    return;
  }
  clearTab();
  for (const [key, value] of kept) writeStored(key, value);
}

/** Deletes what only this tab stores. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Ignored: private modes may refuse storage, in which case there is nothing to delete.
  }
}
