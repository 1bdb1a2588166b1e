import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { readStored, writeStored } from '../../../shared/stored.ts';
import { type Draft, parseDraft } from './draft.ts';

const KEY = 'onboarding-form';

export interface DraftStore {
  /**
   * Returns the person's unsaved answers, or null. A guest's answers are assigned to the user who logs in; the answers
   * of another person are dropped.
   */
  readonly read: (owner: number | null) => Draft | null;
  /** Reads the draft as `read` does, and notifies the listeners. */
  readonly open: (owner: number | null) => void;
  /** Shows a draft without storing it, because nothing has been answered yet. */
  readonly begin: (draft: Draft) => void;
  /** Changes the draft, and stores it on this device. */
  readonly change: (day: PlainDate, change: (draft: Draft) => Draft) => void;
  /** Deletes the answers, in memory and on the device. */
  readonly wipe: () => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the current draft, whoever owns it; null before `read` or `begin`. */
  readonly current: () => Draft | null;
}

/**
 * Returns a store that keeps the wizard's answers on this device until they are saved.
 * @internal
 */
export function createDraftStore(): DraftStore {
  let draft: Draft | null = null;
  const listeners = new Set<() => void>();

  const show = (next: Draft | null) => {
    draft = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: Draft) => {
    writeStored(KEY, JSON.stringify(next));
    show(next);
  };
  const wipe = () => {
    writeStored(KEY, null);
    if (draft !== null) show(null);
  };

  const read = (owner: number | null) => {
    const found = draft ?? parseDraft(readStored(KEY));
    if (found === null) return null;
    if (found.owner === owner) return (draft = found);
    if (found.owner === null) {
      keep({ ...found, owner });
      return draft;
    }
    wipe();
    return null;
  };

  return {
    read,
    open: (owner) => show(read(owner)),
    begin: show,
    change(day, change) {
      if (draft !== null) keep({ ...change(draft), changedOn: day });
    },
    wipe,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => draft,
  };
}

/** The draft of this page. */
export const draftStore = createDraftStore();
