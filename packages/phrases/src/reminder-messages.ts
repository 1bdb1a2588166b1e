import type { ReminderKind } from '@weekbord/domain/reminders/reminder-settings';
import type { Language } from '@weekbord/domain/languages/languages';
import { reminderMessages as en } from './en/reminder-messages.ts';
import { reminderMessages as nl } from './nl/reminder-messages.ts';
import { fillPhrase } from './phrases.ts';

const BOOKS = { en, nl } as const;

/**
 * The texts of a reminder: the title, an additional sentence, the labels for opening it and for stopping all reminders,
 * and the confirmation that they are stopped.
 */
export interface ReminderWords {
  readonly title: string;
  readonly text: string;
  readonly open: string;
  readonly stop: string;
  readonly stopped: string;
}

/** The texts of a reminder. `dish` is the name of the meal, null if it must not be shown. */
export function reminderWords(kind: ReminderKind, dish: string | null, language: Language): ReminderWords {
  const book = BOOKS[language];
  const { stop, stopped } = book;
  const common = { title: book[kind], stop, stopped };
  if (kind === 'WEIGH_IN') return { ...common, text: book.weighInText, open: book.openWeighIn };
  if (kind === 'SHOPPING') return { ...common, text: book.shoppingText, open: book.openShopping };
  const text = dish === null ? book.mealText : fillPhrase(book.dishText, language, { dish });
  return { ...common, text, open: book.openMeal };
}

/** The texts of an email about a new note, for its recipient. */
export function noteMailWords(recipient: 'CLIENT' | 'COACH', language: Language): Omit<ReminderWords, 'stopped'> {
  const book = BOOKS[language];
  const { noteText: text, openNote: open, stop } = book;
  return { title: recipient === 'CLIENT' ? book.noteOfCoach : book.noteOfClient, text, open, stop };
}

/** The footer of an email: why it is sent, where to change the settings, and that a link stops all reminders. */
export function reminderMailNotes(
  { kind, portal, address }: Readonly<{ kind: 'REMINDER' | 'NOTE'; portal: string; address: string }>,
  language: Language,
): { readonly why: string; readonly stop: string } {
  const book = BOOKS[language];
  const why = kind === 'NOTE' ? book.noteWhy : book.mailWhy;
  return { why: fillPhrase(why, language, { portal, address }), stop: book.mailStop };
}
