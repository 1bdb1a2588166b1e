import { dayBeside, remainingTarget } from '@weekbord/domain/planner/slot-target';
import { type RankedMeal, rankSlot } from '@weekbord/domain/planner/rank-slot';
import { isSideAt, sideTarget } from '@weekbord/domain/planner/side-dishes';
import type { SlotRow } from '../../plans/plans.public.ts';
import type { PlanningPerson } from '../auto-plan/build-plan-request.ts';
import { fixedMeal, layOutDays } from '../auto-plan/lay-out-days.ts';

/** A meal of a diary, and its slot. */
type Place = Readonly<{
  item: Readonly<{ id: number; recipe_template_id: number | null }>;
  date: string;
  slot: SlotRow;
}>;

/**
 * Returns the recipes that suit the day in place of a meal, best first: side dishes for a side dish, main dishes for a
 * main dish. Everything but the meal itself stays and counts.
 */
export function rankInPlaceOf(person: PlanningPerson, { item, date, slot }: Place): RankedMeal[] {
  const { index } = person.catalogue;
  const { meal_moment: moment, kcal, protein, fat, carbohydrates } = slot;
  const isSideItem = ({ recipe_template_id: id }: Place['item']) => id !== null && isSideAt(index, id, moment);
  const isSide = isSideItem(item);
  const [laidOut] = layOutDays(person, [date], { replacesPlanned: false });
  // The ranking ignores what is in the slot.
  const inSlot = person.items.filter(
    (one) => one.date === date && one.meal_moment === moment && one.id !== item.id && !one.skipped,
  );
  const courses = inSlot.filter((one) => isSide || isSideItem(one)).map(fixedMeal);
  const extras = inSlot.filter((one) => !isSide && !isSideItem(one)).map(fixedMeal);
  const whole = { kcal, protein, fat, carbohydrates };
  const rest = courses.map(({ macros }) => macros);
  const target = isSide ? sideTarget(whole) : remainingTarget(whole, rest);
  const around = { ...laidOut!.input, fixed: [...(laidOut!.input.fixed ?? []), ...extras] };
  const day = dayBeside(around, { id: slot.id, target }, courses);
  return rankSlot(index, { ...person.preferences, day, slotId: slot.id, isSide });
}
