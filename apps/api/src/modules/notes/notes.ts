import type { Answered } from '@weekbord/contract/endpoint';
import type { Endpoints } from '@weekbord/contract/endpoints';
import { MOST_NOTES } from '@weekbord/domain/notes/note-limits';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { authorizePerson, findPerson, type PersonRow } from '../access/access.public.ts';
import { enqueueNoteMail } from './note-mails.ts';
import {
  countNotes,
  countUnread,
  insertNote,
  listNotesOf,
  markRead,
  type NoteReader,
  type NoteRow,
} from './notes.store.ts';

type Note = Answered<Endpoints['createNote']>;

export const listNotes: Operation<Endpoints['listNotes']> = async (ctx) => {
  const { db, actor, query } = ctx;
  const personId = await authorizePerson(ctx, query.user);
  const reader = readerOf(actor, personId);
  const { count, rows } = await listNotesOf(db, reader, pageWindow(query));
  const coach = await coachOf(db, personId);
  return {
    ...paginate(ctx, { count, rows: rows.map((row) => presentNote(row, coach)) }),
    unread: await countUnread(db, reader),
  };
};

export const createNote: Operation<Endpoints['createNote']> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  const coach = await coachOf(db, personId);
  if ((await countNotes(db, personId)) >= MOST_NOTES) throw new FieldError({ text: 'too_many' });
  const note = await insertNote(db, {
    person_id: personId,
    coach_id: coach?.id ?? null,
    author_id: actor.id,
    text: body.text,
    about_date: body.date ?? null,
    written_at: now,
    read_at: null,
  });
  const readerId = actor.id === personId ? coach?.id : personId;
  if (readerId !== undefined) await enqueueNoteMail(ctx, { noteId: note.id, clientId: personId, readerId });
  return presentNote(note, coach);
};

export const markNotesRead: Operation<Endpoints['markNotesRead']> = async (ctx) => {
  const { db, actor, body, now } = ctx;
  const personId = await authorizePerson(ctx, body.user);
  await markRead(db, readerOf(actor, personId), { upTo: body.up_to, at: now });
};

/** A coach sees the notes exchanged with them, not the notes that a client exchanged with a former coach. */
function readerOf(actor: Pick<Actor, 'id'>, personId: number): NoteReader {
  return { personId, coachId: actor.id === personId ? null : actor.id };
}

async function coachOf(db: Kysely<Tables>, personId: number): Promise<PersonRow | undefined> {
  const person = await findPerson(db, personId);
  return person?.coach_id == null ? undefined : findPerson(db, person.coach_id);
}

function presentNote(row: NoteRow, coach: PersonRow | undefined): Note {
  const isClient = row.author_id === row.person_id;
  const isCoach = !isClient && coach !== undefined && row.author_id === coach.id;
  const name = isCoach ? `${coach.first_name} ${coach.last_name}`.trim() : '';
  return {
    id: row.id,
    who: isClient ? 'CLIENT' : isCoach ? 'COACH' : 'FORMER',
    name: name === '' ? null : name,
    text: row.text,
    date: row.about_date,
    written_at: row.written_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}
