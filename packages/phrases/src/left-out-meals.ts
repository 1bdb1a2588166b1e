import type { LeftOutReason } from '@weekbord/domain/diary/place-meals';
import type { Language } from '@weekbord/domain/languages/languages';
import { leftOutMeals as en } from './en/left-out-meals.ts';
import { leftOutMeals as nl } from './nl/left-out-meals.ts';
import { fillPhrase } from './phrases.ts';

const BOOKS = { en, nl } as const;

/** Returns a sentence, in a person's language, that a meal was not copied, and why. */
export function leftOutMealPhrase(name: string, reason: LeftOutReason, language: Language): string {
  return fillPhrase(BOOKS[language][reason], language, { name });
}
