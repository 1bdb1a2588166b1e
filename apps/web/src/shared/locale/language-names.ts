import type { Language } from '@weekbord/domain/languages/languages';

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands' };
