import type { ReminderKind } from '@weekbord/domain/reminders/reminder-settings';
import type { Language } from '@weekbord/domain/languages/languages';
import { reminderMessages as en } from './en/reminder-messages.ts';
import { reminderMessages as nl } from './nl/reminder-messages.ts';
import { fillPhrase } from './phrases.ts';

const BOOKS = { en, nl } as const;

/**
 * What a reminder says: what it is time for, another sentence, what opens it, what stops all of them, and that they are
 * stopped.
 */
export interface ReminderWords {
  readonly title: string;
  readonly text: string;
  readonly open: string;
  readonly stop: string;
  readonly stopped: string;
}

/** The words of a reminder. `dish` is the name of the meal, null if it is not to be shown. */
export function reminderWords(kind: ReminderKind, dish: string | null, language: Language): ReminderWords {
  const book = BOOKS[language];
  const { stop, stopped } = book;
  const common = { title: book[kind], stop, stopped };
  if (kind === 'WEIGH_IN') return { ...common, text: book.weighInText, open: book.openWeighIn };
  if (kind === 'SHOPPING') return { ...common, text: book.shoppingText, open: book.openShopping };
  const text = dish === null ? book.mealText : fillPhrase(book.dishText, language, { dish });
  return { ...common, text, open: book.openMeal };
}

/** What a mail adds to a reminder: why it is sent, where to change it, and that a link stops it. */
export function reminderMailNotes(
  { portal, address }: Readonly<{ portal: string; address: string }>,
  language: Language,
): { readonly why: string; readonly stop: string } {
  const book = BOOKS[language];
  return { why: fillPhrase(book.mailWhy, language, { portal, address }), stop: book.mailStop };
}
