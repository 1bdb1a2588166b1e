import type { SlotMacros } from '@weekbord/domain/macros/macros';
import type { FixedMeal } from '@weekbord/domain/planner/week/plan-request';
import { type RankedMeal, rankSlot } from '@weekbord/domain/planner/search/rank-slot';
import { isSideAt, sideTarget } from '@weekbord/domain/planner/side-dishes/side-dishes';
import { dayWithDish, remainingTarget } from '@weekbord/domain/planner/side-dishes/slot-target';
import type { SlotRow } from '../../plans/plans.public.ts';
import type { DatedItem, PlanningPerson } from '../auto-plan/build-plan-request.ts';
import { fixedMeal, layOutDays } from '../auto-plan/lay-out-days.ts';

/** Whether an item of a person's diary is a side dish of its meal. */
export function isSideOfMeal(
  { catalogue }: Pick<PlanningPerson, 'catalogue'>,
  { recipe_template_id: id, meal_moment: moment }: Pick<DatedItem, 'recipe_template_id' | 'meal_moment'>,
): boolean {
  return id !== null && isSideAt(catalogue.index, id, moment);
}

/** Returns the items of a person's slot on a date, without those they skipped. */
export function itemsOfSlot(person: PlanningPerson, date: string, { meal_moment: moment }: SlotRow): DatedItem[] {
  return person.items.filter((item) => item.date === date && item.meal_moment === moment && !item.skipped);
}

/** Returns the target of a side dish, or of a main dish that shares its slot with `others`. */
export function targetOfDish(
  { kcal, protein, fat, carbohydrates }: SlotRow,
  { isSide, others }: Readonly<{ isSide: boolean; others: readonly FixedMeal[] }>,
): SlotMacros {
  const whole = { kcal, protein, fat, carbohydrates };
  if (isSide) return sideTarget(whole);
  return remainingTarget(
    whole,
    others.map(({ macros }) => macros),
  );
}

/**
 * Returns the recipes that suit the day in place of a meal, best first: side dishes for a side dish, main dishes for a
 * main dish. Everything but the meal itself stays and counts.
 */
export function rankInPlaceOf(
  person: PlanningPerson,
  { item, date, slot }: Readonly<{ item: DatedItem; date: string; slot: SlotRow }>,
): RankedMeal[] {
  const isSide = isSideOfMeal(person, item);
  const [laidOut] = layOutDays(person, [date], { replacesPlanned: false });
  // The ranking ignores what is in the slot.
  const inSlot = itemsOfSlot(person, date, slot).filter(({ id }) => id !== item.id);
  const isDishOfMeal = (one: DatedItem) => isSide || isSideOfMeal(person, one);
  const others = inSlot.filter(isDishOfMeal).map(fixedMeal);
  const extras = inSlot.filter((one) => !isDishOfMeal(one)).map(fixedMeal);
  const around = { ...laidOut!.input, fixed: [...(laidOut!.input.fixed ?? []), ...extras] };
  const day = dayWithDish(around, { id: slot.id, target: targetOfDish(slot, { isSide, others }) }, others);
  return rankSlot(person.catalogue.index, { ...person.preferences, day, slotId: slot.id, isSide });
}
