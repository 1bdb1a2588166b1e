import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** What a coach or a client wrote to the other. */
export interface ClientNoteTable {
  /** The client. */
  person_id: number;
  id: Generated<number>;
  /** The coach it was written with; null if there was none, and once their account is deleted. */
  coach_id: number | null;
  /** Null once this person's account is deleted. */
  author_id: number | null;
  text: string;
  about_date: string | null;
  written_at: Moment;
  /** When the other side saw it. */
  read_at: Moment | null;
}

/** What people write to each other. */
export interface NoteTables {
  client_note: ClientNoteTable;
}
