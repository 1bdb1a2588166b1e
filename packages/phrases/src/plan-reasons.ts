import type { PlanReason } from '@weekbord/domain/planner/plan-reasons';
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
