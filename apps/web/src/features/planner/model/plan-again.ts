import type { CalendarDay, CalendarItem } from '@weekbord/contract/diary/models';
import type { KeptSlot } from '@weekbord/contract/planner/models';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { whyKept } from '@weekbord/domain/diary/replaceable';
import { mealMomentOrder } from '@weekbord/domain/slots/meal-moments';

/** The effect of replanning a day on its meals. */
export interface PlanAgain {
  /** The names of the meals that will be replaced. */
  readonly goes: readonly string[];
  /** The moments that are left alone, and why. */
  readonly kept: readonly KeptSlot[];
}

/**
 * Returns the effect of planning a day again, given the other known days. A moment with a meal that stays is not
 * touched.
 */
export function planAgain(day: CalendarDay, dayOf: (date: PlainDate) => CalendarDay | undefined): PlanAgain {
  const moments = [...Map.groupBy(day.calendar_items, ({ meal_moment: moment }) => moment)];
  const inOrder = moments.toSorted(([one], [other]) => mealMomentOrder(one) - mealMomentOrder(other));
  const judged = inOrder.map(([moment, items]) => ({
    moment,
    items,
    why: items.map((item) => whyKept(item, isCookedWithKept(item, dayOf))).find((why) => why !== null),
  }));
  return {
    goes: judged.flatMap(({ items, why }) => (why === undefined ? items.flatMap(namesOf) : [])),
    kept: judged.flatMap(({ moment, why }) =>
      why === undefined ? [] : [{ date: day.date, meal_moment: moment, why }],
    ),
  };
}

/** Whether a meal is in the same batch as one that stays. */
function isCookedWithKept(item: CalendarItem, dayOf: (date: PlainDate) => CalendarDay | undefined): boolean {
  if (item.content_type !== 'recipemeal') return false;
  const others = [...(item.leftover_of ? [item.leftover_of] : []), ...(item.batch?.meals ?? [])];
  return others.some(({ id, date }) => {
    const other = id === item.id ? undefined : dayOf(date)?.calendar_items.find((one) => one.id === id);
    return other !== undefined && whyKept(other, false) !== null;
  });
}

/** Returns the name of a meal's recipe as a list; empty for other meals, because the planner replaces only recipes. */
function namesOf(item: CalendarItem): readonly string[] {
  return item.content_type === 'recipemeal' ? [item.meal.recipe_template.name] : [];
}
