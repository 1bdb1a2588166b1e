import type { Language } from '@weekbord/domain/languages/languages';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import { calendarFeed as en } from './en/calendar-feed.ts';
import { meals as mealsInEnglish } from './en/meals.ts';
import { calendarFeed as nl } from './nl/calendar-feed.ts';
import { meals as mealsInDutch } from './nl/meals.ts';
import { fillPhrase } from './phrases.ts';

const BOOKS = { en: { ...mealsInEnglish, ...en }, nl: { ...mealsInDutch, ...nl } } as const;

/** The name of a person's meals in a calendar app. */
export function calendarName(language: Language): string {
  return BOOKS[language].name;
}

/** A meal in one line: its moment, and the dish if it has a name. */
export function calendarTitle(moment: MealMoment, dish: string, language: Language): string {
  const book = BOOKS[language];
  return dish === '' ? book[moment] : fillPhrase(book.title, language, { moment: book[moment], dish });
}

/** The facts about cooking a meal. */
type Cooking = Readonly<{ minutes: number | null; isLeftover: boolean; cookFor: number }>;

/** What a cook should know before starting a meal, one line each, without nutrients. */
export function calendarNotes({ minutes, isLeftover, cookFor }: Cooking, language: Language): string[] {
  const book = BOOKS[language];
  const time = minutes === null ? [] : [fillPhrase(book.minutes, language, { count: minutes })];
  return [
    ...(isLeftover ? [book.leftover] : time),
    ...(cookFor > 1 ? [fillPhrase(book.cookFor, language, { count: cookFor })] : []),
  ];
}
