import type { ShownReason } from '@weekbord/contract/diary/models';
import type { PlanReason } from '@weekbord/domain/planner/plan-reasons';
import type { Language } from '@weekbord/domain/languages/languages';
import { planReasonPhrase } from '@weekbord/phrases/plan-reasons';

/**
 * Returns a reason as the contract shows it; null if there is none, or if it is about a food that the meal no longer
 * contains.
 */
export function presentReason(
  reason: PlanReason | null,
  nameOfFood: (foodId: number) => string | undefined,
  locale: Language,
): ShownReason | null {
  if (reason === null) return null;
  const about = { kind: reason.kind, count: null, food: null, date: null };
  switch (reason.kind) {
    case 'USES_FOOD': {
      const food = nameOfFood(reason.foodId);
      if (food === undefined) return null;
      const { date } = reason;
      return { ...about, food, date, detail: planReasonPhrase(reason, locale, food) };
    }
    case 'EATEN_OFTEN':
      return { ...about, count: reason.count, detail: planReasonPhrase(reason, locale) };
    case 'EVERY_WEEK':
      return { ...about, date: reason.date, detail: planReasonPhrase(reason, locale) };
    case 'QUICK':
      return { ...about, count: reason.minutes, detail: planReasonPhrase(reason, locale) };
    default:
      return { ...about, detail: planReasonPhrase(reason, locale) };
  }
}
