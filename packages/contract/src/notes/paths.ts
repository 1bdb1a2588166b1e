import { routes } from '../route.ts';

export const notesPaths = routes({
  listNotes: 'GET /users/notes',
  createNote: 'POST /users/notes',
  markNotesRead: 'POST /users/notes/read',
});
