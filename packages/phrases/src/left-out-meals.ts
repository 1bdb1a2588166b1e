import type { Language } from '@weekbord/domain/languages/languages';
import { leftOutMeals as en } from './en/left-out-meals.ts';
import { leftOutMeals as nl } from './nl/left-out-meals.ts';
import { fillPhrase } from './phrases.ts';

const BOOKS = { en, nl } as const;

/** A rule that prevents a meal from being copied. */
export type LeftOutReason = keyof typeof en;

/** Returns that a meal was not copied, and why, in a person's language. */
export function leftOutMealPhrase(name: string, reason: LeftOutReason, language: Language): string {
  return fillPhrase(BOOKS[language][reason], language, { name });
}
