import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** What a coach or a client wrote to the other. */
export interface ClientNoteTable {
  /** The client. */
  person_id: number;
  id: Generated<number>;
  /** With whom it was written; null where there was no coach, and once their account is gone. */
  coach_id: number | null;
  /** Null once this person's account is gone. */
  author_id: number | null;
  text: string;
  about_date: string | null;
  written_at: Moment;
  /** When the other side had seen it. */
  read_at: Moment | null;
}

/** What people write to each other. */
export interface NoteTables {
  client_note: ClientNoteTable;
}
