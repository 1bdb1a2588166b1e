import { notesPaths } from '@weekbord/contract/notes/paths';
import { keyOf } from '../../../shared/api/key-of.ts';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type Note = AnswerOf<'listNotes'>['results'][number];

/** How many notes are shown initially. */
export const FIRST_NOTES = 20;
/** The maximum number of notes that are shown. */
export const MOST_NOTES_SHOWN = 100;

/** Polling interval while notes are shown without a live stream, in milliseconds. */
const POLL_MS = 60_000;

/** The newest notes between a coach and a client; without an id, those between the user and their coach. */
export function notesQuery(userId: number | null, count = FIRST_NOTES) {
  return queryOf(
    notesPaths.listNotes,
    { query: { page_size: count, ...(userId !== null && { user: userId }) } },
    { refetchInterval: POLL_MS, staleTime: POLL_MS },
  );
}

const AFFECTED = [keyOf(notesPaths.listNotes)];

/** Sends a note to the coach, or to a client. */
export function useWriteNote() {
  return useSend(notesPaths.createNote, { affects: AFFECTED });
}

export function useMarkNotesRead() {
  return useSend(notesPaths.markNotesRead, { affects: AFFECTED, meta: { quiet: true } });
}
