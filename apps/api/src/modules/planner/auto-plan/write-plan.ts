import { weekdayOf } from '@weekbord/domain/dates/plain-date';
import { type CookFor, cookForOfNew, peopleCookedFor } from '@weekbord/domain/diary/cook-for';
import { composeMeal } from '@weekbord/domain/planner/search/compose-meal';
import type { SlotId } from '@weekbord/domain/planner/week/plan-request';
import type { PlannedItem } from '@weekbord/domain/planner/week/plan-result';
import { type removeMeals, replaceMeals } from '../../diary/diary.public.ts';
import type { DatedItem, Planning, PlanningPerson } from './build-plan-request.ts';
import { itemsOfRecurring } from '../recurring/recurring-in-plan.ts';
import { reasonsOfMeals } from './reasons-of-meals.ts';
import type { DayToWrite } from './lay-out-days.ts';

/** The items that were removed before planning, and their meals. */
export type RemovedMeals = Awaited<ReturnType<typeof removeMeals>>;

/**
 * Writes planned days in a handful of statements: removes what they replace and `alsoRemoved`, marks `skipped`, and
 * inserts new meals and items. Returns the days, and the id under which the removed items are stored, including those
 * in `removedMeals`; null if nothing was removed or marked.
 */
export async function writePlan(
  ctx: Planning,
  plan: Readonly<{
    personId: number;
    person: PlanningPerson;
    laidOut: readonly DayToWrite[];
    planned: readonly Readonly<{ date: string; items: readonly MealToWrite[] }>[];
    alsoRemoved?: readonly DatedItem[];
    /** Items to mark as skipped; by default none. */
    skipped?: readonly DatedItem[];
    removedMeals?: RemovedMeals | undefined;
  }>,
): Promise<Pick<Awaited<ReturnType<typeof replaceMeals>>, 'days' | 'undoId'>> {
  const { personId, person, laidOut, planned, alsoRemoved = [], skipped = [] } = plan;
  const filled = planned.flatMap((day, index) =>
    day.items.map((item) => ({
      item,
      date: day.date,
      replaced: laidOut[index]!.replaced.get(Number(item.slotId)) ?? [],
    })),
  );
  const gone = [
    ...alsoRemoved,
    ...filled.flatMap(({ item, replaced }) => (item.isSide === true ? [] : replaced)),
    ...laidOut.flatMap(({ replaced, recurring }) => [...recurring.keys()].flatMap((slot) => replaced.get(slot) ?? [])),
  ];
  const meals = filled.map(({ item: { recipeId, plate, cookFor }, replaced: before }) => ({
    ...composeMeal({ id: recipeId, lines: person.catalogue.lines.get(recipeId) ?? [] }, { portions: 1, plate }),
    cookFor:
      cookFor ??
      cookForOfNew(
        before.map(peopleCookedFor).find(({ isChosen }) => isChosen),
        person.cookFor,
      ),
  }));
  const reasons = reasonsOfMeals(
    person,
    filled.map(({ item, date }) => ({ recipeId: item.recipeId, date, moment: slotOf(person, item, date).meal_moment })),
    new Set([...gone, ...(plan.removedMeals?.items ?? [])].map(({ id }) => id)),
  );
  const at = new Map(
    filled.flatMap(({ item, date }, index) =>
      item.isSide === true ? [] : [[keyOf(date, item.slotId), index] as const],
    ),
  );
  const planners = filled.map(({ item, date }, index) => {
    const slot = slotOf(person, item, date);
    const { leftoverOf } = item;
    return {
      date,
      mealSlotId: slot.id,
      mealMoment: slot.meal_moment,
      meal: meals[index]!,
      plannedBy: 'PLANNER' as const,
      // Leftovers have no reason of their own.
      reason: leftoverOf === undefined ? reasons[index]! : null,
      leftoverOf: leftoverOf && at.get(keyOf(leftoverOf.date, leftoverOf.slotId)),
    };
  });
  return replaceMeals(ctx, personId, {
    dates: [...laidOut.map(({ input }) => input.date), ...[...alsoRemoved, ...skipped].map(({ date }) => date)],
    skipped: skipped.map(({ id }) => id),
    going: gone.map(({ id }) => id),
    coming: [...planners, ...itemsOfRecurring(person, laidOut)],
    isFresh: true,
    removedBefore: plan.removedMeals,
  });
}

/**
 * The parts of a recipe in a slot that are written, and how many people it is cooked for; by default, the number a
 * person chose for the meal it replaces, or else the number its owner usually cooks for.
 */
type MealToWrite = Pick<PlannedItem, 'slotId' | 'recipeId' | 'plate' | 'isSide' | 'leftoverOf'> &
  Readonly<{ cookFor?: CookFor }>;

function keyOf(date: string, slotId: SlotId): string {
  return `${date} ${slotId}`;
}

function slotOf({ week }: PlanningPerson, { slotId }: MealToWrite, date: string) {
  return week[weekdayOf(date)].slots.find(({ id }) => id === slotId)!;
}
