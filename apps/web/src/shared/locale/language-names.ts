import type { Language } from '@weekbord/domain/vocabulary';

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' };
