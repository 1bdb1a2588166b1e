import type { Language } from '../languages/languages.ts';

/** The words that a person must type exactly to delete their account, by language. */
export const DELETION_KEYWORDS = { en: 'DELETE', nl: 'VERWIJDER' } as const satisfies Record<Language, string>;
