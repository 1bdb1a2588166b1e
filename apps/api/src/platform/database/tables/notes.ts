import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

/** A note between a coach and a client. */
export interface ClientNoteTable {
  /** The client. */
  person_id: number;
  id: Generated<number>;
  /** The coach in the conversation; null without one, or once their account is deleted. */
  coach_id: number | null;
  /** Null once this person's account is deleted. */
  author_id: number | null;
  text: string;
  about_date: string | null;
  written_at: Moment;
  /** When the other side read the note. */
  read_at: Moment | null;
}

/** The tables of messages between people. */
export interface NoteTables {
  client_note: ClientNoteTable;
}
