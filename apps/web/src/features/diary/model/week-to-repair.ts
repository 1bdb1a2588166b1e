import type { CalendarItem, ItemOf } from '@weekbord/contract/diary/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { assessWeek, type ExistingDay, type ExistingMeal } from '@weekbord/domain/repair/assess-week';
import { momentToCome } from '@weekbord/domain/diary/moment-to-come';
import { offerRepair } from '@weekbord/domain/repair/offer-repair';
import type { DayView } from './day-view.ts';

/**
 * Returns how many kcal the week is above its plan (negative if below) if untouched meals can still repair it;
 * otherwise null.
 */
export function repairOffer(views: ReadonlyMap<PlainDate, DayView>, today: PlainDate, hour: number): number | null {
  const days = [...views].map(([date, view]) => existingDay(date, view));
  // A day without a plan has no target to compare with.
  if (days.some(({ slots }) => slots.length === 0)) return null;
  return offerRepair(assessWeek(days, { today, fromMoment: momentToCome(hour) }));
}

function existingDay(date: PlainDate, { slots, items }: DayView): ExistingDay {
  return {
    date,
    slots: slots.flatMap(({ slot, moment }) => {
      if (slot === null) return [];
      const { id, kcal, protein, fat, carbohydrates } = slot;
      return [{ id, moment, target: { kcal, protein, fat, carbohydrates } }];
    }),
    meals: items.map(existingMeal),
  };
}

function existingMeal(item: CalendarItem): ExistingMeal {
  const { id, meal_moment: moment, status, skipped, planned_by, locked, meal } = item;
  const isDish = item.content_type === 'recipemeal';
  return {
    id,
    moment,
    status,
    skipped,
    planned_by,
    locked,
    isBound: isDish && (isOfSeveral(item) || item.reason?.kind === 'EVERY_WEEK'),
    recipeId: isDish ? item.meal.recipe_template.id : null,
    mustGo: false,
    macros: meal,
  };
}

/** Whether a meal is cooked in one batch with other meals; cooking one meal for several people does not count. */
function isOfSeveral({ leftover_of: of, batch }: ItemOf<'recipemeal'>): boolean {
  return of !== null || (batch?.meals.length ?? 0) > 1;
}
