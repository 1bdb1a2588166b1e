import type { PlannedItem } from '@weekbord/domain/planner/week/plan-result';
import { aimsOfRepair, type RepairAims } from '@weekbord/domain/repair/aims-of-repair';
import { chooseChanges, type MealChange, type RepairRequest } from '@weekbord/domain/repair/choose-changes';
import {
  type AssessedDay,
  assessWeek,
  type ExistingDay,
  type ExistingMeal,
  type StillToCome,
} from '@weekbord/domain/repair/assess-week';
import { layOutRepair } from '@weekbord/domain/repair/lay-out-repair';
import { plateOfRecipe } from '@weekbord/domain/planner/week/present-plan';
import type { Macros } from '@weekbord/domain/macros/macros';
import type { PlannedPersona } from './plan-persona.ts';

/** Returns a planned week as stored in a diary, with every meal as the planner placed it. */
export function currentWeek({ plan, nutrition }: PlannedPersona): ExistingDay[] {
  const slots = nutrition.mealSlots.map((slot) => ({ id: slot.order, moment: slot.mealMoment, target: slot }));
  const cookedWith = new Set(plan.days.flatMap(({ items }) => items.flatMap(({ leftoverOf }) => keyOf(leftoverOf))));
  return plan.days.map(({ date, items }, day) => ({
    date,
    slots,
    meals: items.map((item, at): ExistingMeal => ({
      ...meal(day * 10 + at, slots.find(({ id }) => id === item.slotId)!.moment, item.macros),
      recipeId: item.recipeId,
      isSide: item.isSide === true,
      isBound: item.leftoverOf !== undefined || cookedWith.has(keyOf({ date, slotId: item.slotId })),
    })),
  }));
}

function keyOf(place: PlannedItem['leftoverOf']): string | undefined {
  return place === undefined ? undefined : `${place.date} ${place.slotId}`;
}

/** Returns a meal as the planner adds it, with the given id. */
function meal(id: number, moment: ExistingMeal['moment'], macros: ExistingMeal['macros']): ExistingMeal {
  const untouched = { status: 'PLANNED', planned_by: 'PLANNER', locked: false } as const;
  return { id, moment, macros, recipeId: null, isBound: false, mustGo: false, ...untouched };
}

/** Returns a quick-add meal that was eaten. */
export function logged(id: number, moment: ExistingMeal['moment'], kcal: number): ExistingMeal {
  const macros = { kcal, protein: null, fat: null, carbohydrates: null };
  return { ...meal(id, moment, macros), status: 'EATEN', planned_by: 'PERSON' };
}

/** Returns a week with one of its meals changed. */
export function withMeal(
  week: readonly ExistingDay[],
  id: number,
  change: (meal: ExistingMeal) => ExistingMeal | readonly ExistingMeal[],
): ExistingDay[] {
  return week.map((day) => ({ ...day, meals: day.meals.flatMap((one) => (one.id === id ? change(one) : one)) }));
}

export interface RepairedWeek {
  readonly judged: readonly AssessedDay[];
  readonly aims: RepairAims;
  readonly changes: readonly MealChange[];
  /** The totals of the days before and after the repair, in kcal. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** The macros of each changed meal, by date and slot. */
  readonly macrosOf: ReadonlyMap<string, Macros>;
}

/** Repairs a week of a persona. */
export function repair(
  persona: PlannedPersona,
  week: readonly ExistingDay[],
  now: StillToCome,
  wishes: Partial<RepairRequest> = {},
): RepairedWeek {
  const { index } = persona.recipes;
  const judged = assessWeek(week, now);
  const aims = aimsOfRepair(judged);
  const days = layOutRepair(judged, aims, () => []);
  const changes = days.length === 0 ? [] : chooseChanges(index, { ...persona.rules, seed: 7, ...wishes, days });
  const macrosOf = new Map(
    changes.flatMap((change) => {
      if (change.kind === 'REMOVED') return [];
      const recipe = index.recipes[index.indexById.get(change.recipeId)!]!;
      return [[`${change.date} ${change.slotId}`, plateOfRecipe(recipe, change.plate).macros] as const];
    }),
  );
  const energy = (day: AssessedDay, ofOpen: (slotId: number, kcal: number) => number) =>
    day.kept.reduce((sum, { macros }) => sum + (macros.kcal ?? 0), 0) +
    day.empty.reduce((sum, { target }) => sum + target.kcal, 0) +
    day.open.reduce((sum, { slot, meal: { macros } }) => sum + ofOpen(slot.id, macros.kcal ?? 0), 0);
  return {
    judged,
    aims,
    changes,
    before: judged.map((day) => energy(day, (_, kcal) => kcal)),
    after: judged.map((day) => energy(day, (id, kcal) => macrosOf.get(`${day.date} ${id}`)?.kcal ?? kcal)),
    macrosOf,
  };
}
