import type { Language } from '../vocabulary.ts';

/** The words that a person types to delete their account, by language. */
export const DELETION_KEYWORDS: Readonly<Record<Language, string>> = { en: 'DELETE', nl: 'VERWIJDER' };

/** Whether a typed text is one of the words, exactly. */
export function confirmsDeletion(text: string): boolean {
  return Object.values(DELETION_KEYWORDS).includes(text);
}
