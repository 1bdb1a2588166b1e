import type { NutritionDayPlan, WeeklyNutritionPlan } from '@weekbord/contract/plans/models';
import { SIZES } from '@weekbord/contract/sizes';
import { type DaysOfWeek, wholeWeekOf } from '@weekbord/domain/plans/plan-days';
import { type Weekday, WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { PlanWriting } from './plan-writing.ts';
import { inDayOrder } from './plans.present.ts';
import {
  type DayPlanRow,
  findDayPlanByName,
  insertDayPlan,
  insertWeeklyPlan,
  listDayPlans,
  listDayPlansByIds,
  listSlotsOf,
  listSlotsOfWeek,
  listWeeklyPlansOf,
  saveSlots,
  type SlotFigures,
  type SlotRow,
  updateDayPlan,
  updateWeeklyPlan,
  WEEKLY_PLAN_NAME,
} from './plans.store.ts';
import { presentDayPlans, presentWeeklyPlans } from './present-plans.ts';

export { changePlan, isSafePlan } from './change-plan.ts';
export { deleteProfile } from './delete-user-profile.ts';
export type { PlanWriting } from './plan-writing.ts';
export {
  acceptVersionsBefore,
  deletePlanVersions,
  saveAnswer,
  findPlanState,
  hashOfPlan,
  listVersionsOf,
  makerOfRestored,
  offerPlan,
  type PlanVersionRow,
  returnVersionsFrom,
} from './plan-versions.store.ts';
export { ownPlanVersion, planVersion } from './plans.resources.ts';
export { saveSlots, type SlotFigures, type SlotRow } from './plans.store.ts';

type Db = Kysely<Tables>;

/** A person's week: for each weekday the id of its day plan and its meals in display order. */
export type PersonsWeek = Readonly<Record<Weekday, { readonly dayPlanId: number; readonly slots: readonly SlotRow[] }>>;

/** Returns the week of a person, or null without a plan. */
export async function findWeekOf(db: Db, personId: number): Promise<PersonsWeek | null> {
  const [[week], ofWeek] = await Promise.all([listWeeklyPlansOf(db, [personId]), listSlotsOfWeek(db, personId)]);
  if (week === undefined) return null;
  const slots = inDayOrder(ofWeek);
  const days = WEEKDAYS.map((day) => [
    day,
    { dayPlanId: week[day], slots: slots.filter((slot) => slot.day_plan_id === week[day]) },
  ]);
  return Object.fromEntries(days) as PersonsWeek;
}

/** Returns a person's weekly plan as the contract shows it; null if they have none. */
export async function presentWeeklyPlanOf(db: Db, personId: number): Promise<WeeklyNutritionPlan | null> {
  const [plan] = await presentWeeklyPlans(db, await listWeeklyPlansOf(db, [personId]));
  return plan ?? null;
}

/** Returns a person's day plans that are not used on any weekday, oldest first. */
export async function presentUnusedDayPlansOf(db: Db, personId: number): Promise<NutritionDayPlan[]> {
  const { rows } = await listDayPlans(db, personId, { limit: SIZES.many, offset: 0 });
  return (await presentDayPlans(db, rows)).filter(({ days }) => days.length === 0);
}

/** Saves a day plan with this name and meals, overwriting the person's plan of that name if they have one. */
export async function saveDayPlan(
  db: PlanWriting,
  plan: { personId: number; name: string; slots: readonly SlotFigures[]; now: Date },
): Promise<DayPlanRow> {
  const { personId, name, slots, now } = plan;
  const row =
    (await findDayPlanByName(db, personId, name)) ??
    (await insertDayPlan(db, { person_id: personId, name, created_at: now }));
  await saveSlots(db, row, slots);
  return row;
}

/** Sets one day plan for all seven days of a person's week. The person must have an intake. */
export function saveWholeWeek(db: PlanWriting, personId: number, dayPlan: Pick<DayPlanRow, 'id'>): Promise<void> {
  return saveWeek(db, personId, wholeWeekOf(dayPlan.id));
}

/** Sets the day plans of a person's weekdays. The person must have an intake. */
export async function saveWeek(db: PlanWriting, personId: number, days: DaysOfWeek): Promise<void> {
  const updated = await updateWeeklyPlan(db, personId, days);
  if (updated === undefined) await insertWeeklyPlan(db, { ...days, person_id: personId, name: WEEKLY_PLAN_NAME });
}

/** Returns a day plan of a person with its meals; undefined if the person has none with this id. */
export async function findDayPlanOf(
  db: Db,
  personId: number,
  id: number,
): Promise<Readonly<{ id: number; slots: readonly SlotRow[] }> | undefined> {
  const [row] = await listDayPlansByIds(db, [personId], [id]);
  return row && { id, slots: await listSlotsOf(db, [personId], [id]) };
}

/** Gives a person's day plan this name and these meals; without an id, creates one. Returns its id. */
export async function changeDayPlan(
  db: PlanWriting,
  plan: { id: number | null; personId: number; name: string; slots: readonly SlotFigures[]; now: Date },
): Promise<number> {
  const { id, personId, name, slots, now } = plan;
  const row =
    id === null
      ? await insertDayPlan(db, { person_id: personId, name, created_at: now })
      : await updateDayPlan(db, { person_id: personId, id }, { name });
  await saveSlots(db, row, slots);
  return row.id;
}

/** Whether these meals have the same targets, in any order. */
export function areSameSlots(ones: readonly SlotFigures[], others: readonly SlotFigures[]): boolean {
  const figures = ['kcal', 'protein', 'fat', 'carbohydrates'] as const;
  return (
    ones.length === others.length &&
    ones.every((one) => {
      const other = others.find(({ meal_moment }) => meal_moment === one.meal_moment);
      return other !== undefined && figures.every((figure) => one[figure] === other[figure]);
    })
  );
}
