import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import type { FixedMeal, PlanDayInput, PlanSlot } from '@weekbord/domain/planner/plan-request';
import { isPlanners } from '../diary/diary.public.ts';
import type { DatedItem, PlanningPerson } from './build-plan-request.ts';

/** Which slots of the days may be filled. */
export type Filling = Readonly<{
  /** Whether meals that are still as the planner put them there give way. */
  replacesPlanned: boolean;
  /** Left out, all slots. */
  slotIds?: ReadonlySet<number> | undefined;
}>;

/** A day for the planner, and the items that a newly filled slot takes the place of. */
export type LaidOutDay = Readonly<{
  input: PlanDayInput;
  replaced: ReadonlyMap<number, readonly DatedItem[]>;
}>;

/**
 * Lays a person's dates out for the planner. A slot is open where it is wanted and empty, or holds only meals of the
 * planner's that may give way; what a person ate, added or changed always stays. An item belongs to the slot of its meal moment.
 */
export function layOutDays(
  person: Pick<PlanningPerson, 'week' | 'items' | 'held' | 'tagsOn'>,
  dates: readonly string[],
  filling: Filling,
): LaidOutDay[] {
  const itemsOf = Map.groupBy(person.items, ({ date }) => date);
  return dates.map((date) => {
    const weekday = weekdayOf(date);
    const { slots } = person.week[weekday];
    const items = itemsOf.get(date) ?? [];
    const replaced = new Map<number, readonly DatedItem[]>();
    const laidOut = slots.map((slot): PlanSlot => {
      const { kcal, protein, fat, carbohydrates } = slot;
      const target = { kcal, protein, fat, carbohydrates };
      const plan = { id: slot.id, type: slot.meal_moment, target };
      const standing = items.filter((item) => item.meal_moment === slot.meal_moment);
      const isWanted = filling.slotIds?.has(slot.id) ?? true;
      const givesWay =
        filling.replacesPlanned && standing.every((item) => isPlanners(item) && !person.held.has(item.id));
      if (isWanted && (standing.length === 0 || givesWay)) {
        replaced.set(slot.id, standing);
        return plan;
      }
      return standing.length === 0 ? { ...plan, requested: false } : { ...plan, locked: standing.map(fixedMeal) };
    });
    const moments = new Set(slots.map((slot) => slot.meal_moment));
    const input = {
      date,
      dayClass: weekday === 'saturday' || weekday === 'sunday' ? ('weekend' as const) : ('weekday' as const),
      slots: laidOut,
      fixed: items.filter((item) => !moments.has(item.meal_moment)).map(fixedMeal),
      preferTags: person.tagsOn(date),
    };
    return { input, replaced };
  });
}

/** A meal that stays; what is unknown of it cannot be planned around. */
function fixedMeal(item: DatedItem): FixedMeal {
  const { recipe_template_id: recipeId } = item;
  return {
    ...(recipeId !== null && { recipeId }),
    macros: {
      kcal: item.kcal ?? 0,
      protein: item.protein ?? 0,
      fat: item.fat ?? 0,
      carbohydrates: item.carbohydrates ?? 0,
    },
  };
}
