import type { WeeklyNutritionPlan } from '@weekbord/contract/plans/models';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/vocabulary';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inDayOrder } from './plans.present.ts';
import {
  dayPlanIdsOf,
  type DayPlanRow,
  findDayPlanByName,
  insertDayPlan,
  insertWeeklyPlan,
  listSlotsOf,
  listWeeklyPlansOf,
  saveSlots,
  type SlotFigures,
  type SlotRow,
  updateWeeklyPlan,
} from './plans.store.ts';
import { presentWeeklyPlans } from './present-plans.ts';

export { saveSlots, type SlotFigures, type SlotRow } from './plans.store.ts';

type Db = Kysely<Tables>;

/** A person's week: per weekday the id of its day plan and its meals in display order. */
export type PersonsWeek = Readonly<Record<Weekday, { readonly dayPlanId: number; readonly slots: readonly SlotRow[] }>>;

/** The week of a person, or null where they have no plan. */
export async function findWeekOf(db: Db, personId: number): Promise<PersonsWeek | null> {
  const [week] = await listWeeklyPlansOf(db, [personId]);
  if (week === undefined) return null;
  const slots = inDayOrder(await listSlotsOf(db, [personId], dayPlanIdsOf(week)));
  const days = WEEKDAYS.map((day) => [
    day,
    { dayPlanId: week[day], slots: slots.filter((slot) => slot.day_plan_id === week[day]) },
  ]);
  return Object.fromEntries(days) as PersonsWeek;
}

/** A person's weekly plan as the contract shows it; null where they have none. */
export async function presentWeeklyPlanOf(db: Db, personId: number): Promise<WeeklyNutritionPlan | null> {
  const [plan] = await presentWeeklyPlans(db, await listWeeklyPlansOf(db, [personId]));
  return plan ?? null;
}

/** Writes a day plan of this name and meals, over the person's plan of that name where they have one. */
export async function saveDayPlan(
  db: Db,
  plan: { personId: number; name: string; slots: readonly SlotFigures[]; now: Date },
): Promise<DayPlanRow> {
  const { personId, name, slots, now } = plan;
  const row =
    (await findDayPlanByName(db, personId, name)) ??
    (await insertDayPlan(db, { person_id: personId, name, created_at: now }));
  await saveSlots(db, row, slots);
  return row;
}

/** Puts one day plan on all seven days of a person's week; the person must have an intake. */
export async function saveWholeWeek(db: Db, personId: number, dayPlan: DayPlanRow): Promise<void> {
  const days = Object.fromEntries(WEEKDAYS.map((day) => [day, dayPlan.id])) as Record<Weekday, number>;
  const updated = await updateWeeklyPlan(db, personId, days);
  if (updated === undefined) await insertWeeklyPlan(db, { ...days, person_id: personId, name: dayPlan.name });
}
