import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { createNote, listNotes, markNotesRead } from './notes.ts';

export const notesRoutes = [
  serve(endpoints.listNotes, listNotes),
  serve(endpoints.createNote, createNote),
  serve(endpoints.markNotesRead, markNotesRead),
];
