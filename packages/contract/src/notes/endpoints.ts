export { createNote, listNotes, markNotesRead } from './notes.ts';
