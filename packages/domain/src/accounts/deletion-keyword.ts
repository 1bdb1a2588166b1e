import type { Language } from '../vocabulary.ts';

/** The words that a person types, exactly, to delete their account, by language. */
export const DELETION_KEYWORDS = { en: 'DELETE', nl: 'VERWIJDER' } as const satisfies Record<Language, string>;
