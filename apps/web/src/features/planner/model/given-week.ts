import { LEFT_OUT_REASONS, type LeftOutReason } from '@weekbord/domain/diary/place-meals';
import type { PlanTemplate } from '../api/plan-templates.ts';
import type { PutPreview } from '../api/put-meals.ts';

/** The effect of a template on a person's days. */
export interface WeekFit {
  readonly comes: number;
  readonly replaced: number;
  readonly kept: number;
  /** The names of the meals that are left out, by reason; empty names are quick adds. */
  readonly leftOut: readonly Readonly<{ because: LeftOutReason; names: readonly string[] }>[];
}

/** Summarises a preview. */
export function fitOfWeek({ days, replaceable_item_ids: replaced }: PutPreview): WeekFit {
  const meals = days.flatMap((day) => day.meals);
  const countOf = (outcome: (typeof meals)[number]['outcome']) =>
    meals.filter((meal) => meal.outcome === outcome).length;
  const leftOut = LEFT_OUT_REASONS.flatMap((because) => {
    const names = [...new Set(meals.filter((meal) => meal.because === because).map(({ name }) => name))];
    return names.length === 0 ? [] : [{ because, names }];
  });
  return { comes: countOf('COMES'), replaced: replaced.length, kept: countOf('KEPT'), leftOut };
}

/** Returns the mean kcal per day of a template; null if a meal has none. */
export function energyOfTemplate({ meals, num_days: days }: PlanTemplate): number | null {
  let total = 0;
  for (const { kcal } of meals) {
    if (kcal === null) return null;
    total += kcal;
  }
  return total / days;
}
