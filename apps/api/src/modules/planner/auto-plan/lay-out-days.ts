import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import { type KeptReason, whyKept } from '@weekbord/domain/diary/replaceable';
import type { FixedMeal, PlanDayInput, PlanSlot } from '@weekbord/domain/planner/week/plan-request';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { PartialMacros } from '@weekbord/domain/macros/macros';
import type { DatedItem, PlanningPerson } from './build-plan-request.ts';
import { type DueMeal, dueIn } from '../recurring/recurring-in-plan.ts';

/** Which slots of the days may be filled. */
export type Filling = Readonly<{
  /** Whether the planner's own meals may be replaced. */
  replacesPlanned: boolean;
  /** The slots to fill; all by default. */
  slotIds?: ReadonlySet<number> | undefined;
  /** Meals that are put into open slots before anything else is planned; none by default. */
  recurring?: readonly DueMeal[];
}>;

/**
 * A day for the planner, with the items that each newly filled slot replaces, and the recurring meals of such slots.
 */
export type LaidOutDay = Readonly<{
  input: PlanDayInput;
  replaced: ReadonlyMap<number, readonly DatedItem[]>;
  /** If meals are replaced, the slots whose meal stays, and why. */
  kept: readonly Readonly<{ moment: MealMoment; why: KeptReason }>[];
  recurring: ReadonlyMap<number, readonly DueMeal[]>;
}>;

/** The parts of a laid-out day that are written. */
export type DayToWrite = Pick<LaidOutDay, 'replaced' | 'recurring'> & Readonly<{ input: Pick<PlanDayInput, 'date'> }>;

/**
 * Lays out a person's dates for the planner. A slot is open if it is requested and is empty or has only planner meals
 * that may be replaced. What a person ate, added, changed or locked always stays. An item belongs to the slot of its
 * meal moment. Recurring meals are added and the rest is planned around them, but a recurring food or quick add leaves
 * its slot open for a dish. A meal that the person skipped stays but does not count. If a slot with a recurring dish is
 * explicitly planned again, it gets another dish.
 */
export function layOutDays(
  person: Pick<PlanningPerson, 'week' | 'items' | 'cookedWithKept' | 'tagsOn'>,
  dates: readonly string[],
  filling: Filling,
): LaidOutDay[] {
  const itemsOf = Map.groupBy(person.items, ({ date }) => date);
  return dates.map((date) => {
    const weekday = weekdayOf(date);
    const { slots } = person.week[weekday];
    const items = itemsOf.get(date) ?? [];
    const replaced = new Map<number, readonly DatedItem[]>();
    const kept: { moment: MealMoment; why: KeptReason }[] = [];
    const recurring = new Map<number, readonly DueMeal[]>();
    const beside: Parameters<typeof fixedMeal>[0][] = [];
    const laidOut = slots.map((slot): PlanSlot => {
      const { kcal, protein, fat, carbohydrates } = slot;
      const target = { kcal, protein, fat, carbohydrates };
      const plan = { id: slot.id, type: slot.meal_moment, target };
      const existing = items.filter((item) => item.meal_moment === slot.meal_moment);
      const isWanted = filling.slotIds?.has(slot.id) ?? true;
      const [why] = existing.flatMap((item) => whyKept(item, person.cookedWithKept.has(item.id)) ?? []);
      const makesRoom = filling.replacesPlanned && why === undefined;
      const staysAlongside = !filling.replacesPlanned && why === undefined ? existing : [];
      const leavesOpen = staysAlongside.every((item) => !isDish(item) && recurringOf(item) !== null);
      if (isWanted && (existing.length === 0 || makesRoom || (staysAlongside.length > 0 && leavesOpen))) {
        replaced.set(slot.id, makesRoom ? existing : []);
        beside.push(...staysAlongside);
        const isThere = new Set(staysAlongside.map(recurringOf));
        const isOtherWanted =
          filling.slotIds !== undefined && existing.some((item) => isDish(item) && recurringOf(item) !== null);
        const due = dueIn(filling.recurring ?? [], date, slot).filter(
          (meal) => !isThere.has(meal.id) && !(isOtherWanted && isDish(meal)),
        );
        if (due.length > 0) recurring.set(slot.id, due);
        if (!due.some(isDish)) {
          beside.push(...due);
          return plan;
        }
        return { ...plan, locked: due.map(fixedMeal) };
      }
      if (isWanted && filling.replacesPlanned && why !== undefined) kept.push({ moment: slot.meal_moment, why });
      const counted = existing.filter(({ skipped }) => !skipped);
      return counted.length === 0 ? { ...plan, requested: false } : { ...plan, locked: counted.map(fixedMeal) };
    });
    const moments = new Set(slots.map((slot) => slot.meal_moment));
    const input = {
      date,
      dayClass: weekday === 'saturday' || weekday === 'sunday' ? ('weekend' as const) : ('weekday' as const),
      slots: laidOut,
      fixed: [...items.filter((item) => !moments.has(item.meal_moment) && !item.skipped), ...beside].map(fixedMeal),
      preferTags: person.tagsOn(date),
    };
    return { input, replaced, recurring, kept };
  });
}

function isDish({ recipe_meal_id: dish }: Pick<DatedItem, 'recipe_meal_id'>): boolean {
  return dish !== null;
}

/** Returns the id of the recurring meal that an item was planned for; null if none. */
function recurringOf({ reason }: DatedItem): number | null {
  return reason?.kind === 'EVERY_WEEK' ? reason.recurring : null;
}

/** Returns a meal that stays. A meal with unknown nutrients cannot be planned around. */
export function fixedMeal(item: Pick<DatedItem, 'recipe_template_id' | keyof PartialMacros>): FixedMeal {
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
