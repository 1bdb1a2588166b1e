import { LONGEST_NOTE } from '@weekbord/domain/notes/note-limits';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date, id, idText, text } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { notesPaths } from './paths.ts';

/** A note from a coach to a client, or from a client to a coach. */
const note = z
  .object({
    id: z.number().int(),
    /** The author: the client, their current coach, or a former coach. */
    who: z.enum(['CLIENT', 'COACH', 'FORMER']),
    /** The coach's name; null if the author is the client or someone who is no longer involved. */
    name: z.string().nullable(),
    text: z.string(),
    /** The diary day that the note is about; null if none. */
    date: z.string().nullable(),
    written_at: z.string(),
    /** When the other side saw the note; null until then. */
    read_at: z.string().nullable(),
  })
  .meta({ id: 'Note' });

export const listNotes = endpoint(notesPaths.listNotes, {
  access: 'subject',
  summary:
    'Lists the notes between the caller and their coach, or between a coach and the client named by `user`; newest first.',
  query: pageQuery.extend({ user: idText.optional() }),
  answer: pageOf(note).extend({
    /** The total number of notes that the caller has not seen. */
    unread: z.number().int(),
  }),
});

export const createNote = endpoint(notesPaths.createNote, {
  access: 'subject',
  summary: "Writes a note to the caller's coach, or to the client named by `user`.",
  body: z.object({ user: id.optional(), text: text({ min: 1, max: LONGEST_NOTE }), date: date.nullable().optional() }),
  answer: note,
  status: 201,
  cost: 5,
});

export const markNotesRead = endpoint(notesPaths.markNotesRead, {
  access: 'subject',
  summary: "Marks the other person's notes as seen, up to a given note.",
  body: z.object({ user: id.optional(), up_to: id }),
});

export const notes = { listNotes, createNote, markNotesRead };
