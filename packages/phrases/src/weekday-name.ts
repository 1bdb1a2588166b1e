import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import type { Language } from '@weekbord/domain/languages/languages';
import { REGION_OF_LANGUAGE } from './phrases.ts';

const weekday = (language: Language) =>
  new Intl.DateTimeFormat(REGION_OF_LANGUAGE[language], { weekday: 'long', timeZone: 'UTC' });
const WEEKDAYS = { en: weekday('en'), nl: weekday('nl') } as const;

/** The full name of a date's weekday, as used in a sentence. */
export function weekdayName(date: PlainDate, language: Language): string {
  return WEEKDAYS[language].format(new Date(`${date}T00:00:00Z`));
}
