import type { Language } from '@weekbord/domain/vocabulary';
import { leftOutMeals as en } from './en/left-out-meals.ts';
import { leftOutMeals as nl } from './nl/left-out-meals.ts';
import { fillPhrase } from './phrases.ts';

const BOOKS = { en, nl } as const;

/** A rule for which a meal is not copied. */
export type LeftOutReason = keyof typeof en;

/** Says in a person's language that a meal was not copied, and why. */
export function leftOutMealPhrase(name: string, reason: LeftOutReason, language: Language): string {
  return fillPhrase(BOOKS[language][reason], language, { name });
}
