import type { Phrasebook } from '../phrases.ts';

/** Notes between a coach and a client. */
export const notes = {
  title: 'Notes between you and your coach',
  intro: 'Only you and {name} can read this.',
  titleOfClient: 'Notes',
  noneText: 'No notes yet. Ask a question or share how it went.',
  noneTextOfClient: 'No notes yet. Write to {name} here; they’ll read it in the app.',
  write: 'Write a note',
  send: 'Send',
  older: 'Show older notes',
  you: 'You',
  coach: 'Your coach',
  former: 'A former coach',
  about: 'About {date}',
  seen: 'Seen',
  listLabel: 'Notes, newest first',
  news: '{who} sent you a note',
  dismiss: 'Dismiss',
} as const satisfies Phrasebook;
