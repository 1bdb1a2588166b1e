import type { NutritionDayPlan, WeeklyNutritionPlan } from '@weekbord/contract/plans/models';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { findIntakes } from '../intake/intake.public.ts';
import { presentDayPlan, presentWeeklyPlan } from './plans.present.ts';
import {
  type DayPlanRow,
  dayPlanIdsOf,
  listDayPlansByIds,
  listSlotsOf,
  listWeeklyPlansOf,
  type WeeklyPlanRow,
} from './plans.store.ts';

type Db = Kysely<Tables>;

function peopleOf(rows: readonly { person_id: number }[]): number[] {
  return [...new Set(rows.map((row) => row.person_id))];
}

/** Returns day plans with their meals and weekdays. */
export async function presentDayPlans(db: Db, plans: readonly DayPlanRow[]): Promise<NutritionDayPlan[]> {
  const people = peopleOf(plans);
  const weeks = new Map((await listWeeklyPlansOf(db, people)).map((week) => [week.person_id, week]));
  const ids = plans.map((plan) => plan.id);
  const slots = await listSlotsOf(db, people, ids);
  return plans.map((plan) => presentDayPlan(plan, slots, weeks.get(plan.person_id)));
}

/** Returns one day plan with its meals and weekdays. */
export async function presentOneDayPlan(db: Db, plan: DayPlanRow): Promise<NutritionDayPlan> {
  const [presented] = await presentDayPlans(db, [plan]);
  if (presented === undefined) throw new Error('a day plan was not presented');
  return presented;
}

/** Returns weekly plans with the day plan of each weekday. */
export async function presentWeeklyPlans(db: Db, weeks: readonly WeeklyPlanRow[]): Promise<WeeklyNutritionPlan[]> {
  const people = peopleOf(weeks);
  const rows = await listDayPlansByIds(db, people, weeks.flatMap(dayPlanIdsOf));
  const plans = new Map((await presentDayPlans(db, rows)).map((plan) => [plan.id, plan]));
  const intakes = new Map((await findIntakes(db, people)).map((intake) => [intake.person_id, intake.id]));
  return weeks.map((week) => presentWeeklyPlan(week, intakes.get(week.person_id) ?? 0, plans));
}

/** Returns one weekly plan with the day plan of each weekday. */
export async function presentOneWeeklyPlan(db: Db, week: WeeklyPlanRow): Promise<WeeklyNutritionPlan> {
  const [presented] = await presentWeeklyPlans(db, [week]);
  if (presented === undefined) throw new Error('a weekly plan was not presented');
  return presented;
}
