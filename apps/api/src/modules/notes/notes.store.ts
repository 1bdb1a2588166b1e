import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { ClientNoteTable } from '../../platform/database/tables/notes.ts';

export type NoteRow = Selectable<ClientNoteTable>;
type Db = Kysely<Tables>;

/** The columns of a note. Dates are read without a time. */
const COLUMNS = [
  'person_id',
  'id',
  'coach_id',
  'author_id',
  'text',
  sql<string | null>`about_date::text`.as('about_date'),
  'written_at',
  'read_at',
] as const;

/** Whose notes to read: all of a client's, or those with one coach. */
export interface NoteReader {
  readonly personId: number;
  /** The coach who reads; null if the client is the reader. */
  readonly coachId: number | null;
}

/** Returns one page of the notes that a reader may see, newest first, and the total. */
export async function listNotesOf(
  db: Db,
  reader: NoteReader,
  window: { limit: number; offset: number },
): Promise<{ count: number; rows: NoteRow[] }> {
  const rows = await notesOf(db, reader)
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(window.limit)
    .offset(window.offset)
    .execute();
  return { count: await countOf(notesOf(db, reader)), rows };
}

export function countNotes(db: Db, personId: number): Promise<number> {
  return countOf(notesOf(db, { personId, coachId: null }));
}

/** Returns how many notes from the other side a reader has not read. */
export function countUnread(db: Db, reader: NoteReader): Promise<number> {
  return countOf(unreadOf(db, reader));
}

/** Whether a note is the first unread one for a reader. The reader gets no further email until they have read it. */
export async function isFirstUnread(db: Db, reader: NoteReader, noteId: number): Promise<boolean> {
  const first = await unreadOf(db, reader)
    .select((eb) => eb.fn.min('id').as('id'))
    .executeTakeFirst();
  return first?.id === noteId;
}

export function insertNote(db: Db, values: Insertable<ClientNoteTable>): Promise<NoteRow> {
  return db.insertInto('client_note').values(values).returning(COLUMNS).executeTakeFirstOrThrow();
}

/**
 * Records that a reader has read the notes from the other side, up to a given note. Keeps times that were already
 * recorded.
 */
export async function markRead(db: Db, reader: NoteReader, { upTo, at }: { upTo: number; at: Date }): Promise<void> {
  const { personId, coachId } = reader;
  const unread = db
    .updateTable('client_note')
    .set({ read_at: at })
    .where('person_id', '=', personId)
    .where('read_at', 'is', null)
    .where('author_id', coachId === null ? 'is distinct from' : '=', personId)
    .where('id', '<=', upTo);
  await (coachId === null ? unread : unread.where('coach_id', '=', coachId)).execute();
}

function notesOf(db: Db, { personId, coachId }: NoteReader) {
  const all = db.selectFrom('client_note').where('person_id', '=', personId);
  return coachId === null ? all : all.where('coach_id', '=', coachId);
}

/** The notes from the other side that a reader has not read. */
function unreadOf(db: Db, reader: NoteReader) {
  return notesOf(db, reader)
    .where('read_at', 'is', null)
    .where('author_id', reader.coachId === null ? 'is distinct from' : '=', reader.personId);
}

async function countOf(notes: ReturnType<typeof notesOf>): Promise<number> {
  const { count } = await notes.select((eb) => eb.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
