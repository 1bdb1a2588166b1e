import { weekdayIndex, type PlainDate } from '../dates/plain-date.ts';
import type { FixedMeal, PlanSlot } from '../planner/week/plan-request.ts';
import type { SlotMacros } from '../macros/macros.ts';
import type { RepairAims } from './aims-of-repair.ts';
import type { RepairRequest } from './choose-changes.ts';
import { countedMacros, type AssessedDay, type ExistingMeal, type ExistingSlot, sumOfMacros } from './assess-week.ts';

const SATURDAY = 5;

type DayToRepair = RepairRequest['days'][number];

/** The days with open meals in the planner's format, each with the target of its open meals and the rest of the day. */
export function layOutRepair(
  judged: readonly AssessedDay[],
  aims: RepairAims,
  tagsOn: (date: PlainDate) => readonly string[],
): DayToRepair[] {
  return judged.flatMap((day, at) => {
    const { open: wanted } = aims.days[at]!;
    return wanted === null ? [] : [dayOf(day, wanted, tagsOn(day.date))];
  });
}

function dayOf(day: AssessedDay, wanted: SlotMacros, preferTags: readonly string[]): DayToRepair {
  const { date, target, slots, open, kept, empty } = day;
  const openIds = new Set(open.map(({ slot }) => slot.id));
  const keptIn = (slot: ExistingSlot) =>
    openIds.has(slot.id) ? [] : kept.filter(({ moment }) => moment === slot.moment);
  const inSlots = new Set(slots.flatMap(keptIn));
  return {
    date,
    dayClass: weekdayIndex(date) >= SATURDAY ? 'weekend' : 'weekday',
    slots: slots.flatMap((slot): PlanSlot[] => {
      const ofDish = open.find((one) => one.slot.id === slot.id)?.slot.target;
      const plan = { id: slot.id, type: slot.moment, target: ofDish ?? slot.target };
      const locked = keptIn(slot).map((meal) => fixedMeal(meal, target));
      if (ofDish !== undefined) return [plan];
      if (locked.length > 0) return [{ ...plan, locked }];
      // A slot whose meal was skipped is left out: an empty slot would count as filled.
      return empty.includes(slot) ? [{ ...plan, requested: false }] : [];
    }),
    target: sumOfMacros([
      wanted,
      ...kept.map((meal) => countedMacros(meal, target)),
      ...empty.map((slot) => slot.target),
    ]),
    fixed: kept.filter((meal) => !inSlots.has(meal)).map((meal) => fixedMeal(meal, target)),
    preferTags,
    open: open.map(({ slot, meal }) => ({
      slotId: slot.id,
      recipeId: meal.recipeId!,
      macros: countedMacros(meal, target),
      mustGo: meal.mustGo,
    })),
  };
}

function fixedMeal(meal: ExistingMeal, target: SlotMacros): FixedMeal {
  return { ...(meal.recipeId !== null && { recipeId: meal.recipeId }), macros: countedMacros(meal, target) };
}
