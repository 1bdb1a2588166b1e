import type { ShownReason } from '@weekbord/contract/diary/models';
import type { PlanReason } from '@weekbord/domain/planner/reasons/plan-reasons';
import type { Language } from '@weekbord/domain/languages/languages';
import { planReasons as en } from './en/plan-reasons.ts';
import { planReasons as nl } from './nl/plan-reasons.ts';
import { fillPhrase, type Phrasebook } from './phrases.ts';
import { weekdayName } from './weekday-name.ts';

const BOOKS: Readonly<Record<Language, Phrasebook>> = { en, nl };

/** Returns why a meal was chosen, in a person's language; `food` is the name of the food that the reason is about. */
export function planReasonPhrase(reason: PlanReason, language: Language, food = ''): string {
  return fillPhrase(BOOKS[language][reason.kind]!, language, valuesOf(reason, language, food));
}

function valuesOf(reason: PlanReason, language: Language, food: string): Readonly<Record<string, string | number>> {
  switch (reason.kind) {
    case 'USES_FOOD':
      return { food, day: weekdayName(reason.date, language) };
    case 'EATEN_OFTEN':
      return { times: reason.count };
    case 'QUICK':
      return { minutes: reason.minutes };
    case 'EVERY_WEEK':
      return { day: weekdayName(reason.date, language) };
    default:
      return {};
  }
}

/**
 * Returns a reason with its sentence; null if there is none, or if it is about a food that the meal no longer contains.
 */
export function describeReason(
  reason: PlanReason | null,
  nameOfFood: (foodId: number) => string | undefined,
  language: Language,
): ShownReason | null {
  if (reason === null) return null;
  const about = { kind: reason.kind, count: null, food: null, date: null };
  switch (reason.kind) {
    case 'USES_FOOD': {
      const food = nameOfFood(reason.foodId);
      if (food === undefined) return null;
      const { date } = reason;
      return { ...about, food, date, detail: planReasonPhrase(reason, language, food) };
    }
    case 'EATEN_OFTEN':
      return { ...about, count: reason.count, detail: planReasonPhrase(reason, language) };
    case 'EVERY_WEEK':
      return { ...about, date: reason.date, detail: planReasonPhrase(reason, language) };
    case 'QUICK':
      return { ...about, count: reason.minutes, detail: planReasonPhrase(reason, language) };
    default:
      return { ...about, detail: planReasonPhrase(reason, language) };
  }
}
