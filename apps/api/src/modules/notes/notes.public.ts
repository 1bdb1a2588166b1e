export { prepareNoteMails, workNoteMails } from './note-mails.ts';
export { insertNote } from './notes.store.ts';
