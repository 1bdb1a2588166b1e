import { readStored, writeStored } from '../../../shared/stored.ts';
import type { Note } from '../api/notes.ts';

/**
 * Returns the newest note to a client that they have neither read nor dismissed on this device; null if there is none.
 */
export function unreadNote(newestFirst: readonly Note[]): Note | null {
  const newest = newestFirst.find(({ who, read_at: readAt }) => who !== 'CLIENT' && readAt === null);
  return newest !== undefined && newest.id > Number(readStored('note-dismissed')) ? newest : null;
}

/** Stores that a client dismissed the message about notes up to this one; their coach still sees them as unread. */
export function storeNoteDismissed(id: number): void {
  writeStored('note-dismissed', String(Math.max(id, Number(readStored('note-dismissed')))));
}
