import type { PlanState } from '@weekbord/domain/plans/plan-versions';
import type { MealMoment } from '@weekbord/domain/slots/meal-moments';
import type { Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

export interface DayPlanTable {
  person_id: number;
  id: Generated<number>;
  name: string;
  created_at: Moment;
}

export interface MealSlotTable {
  person_id: number;
  id: Generated<number>;
  day_plan_id: number;
  meal_moment: MealMoment;
  kcal: number;
  protein: number;
  carbohydrates: number;
  fat: number;
}

export interface WeeklyPlanTable {
  person_id: number;
  id: Generated<number>;
  name: string;
  monday: number;
  tuesday: number;
  wednesday: number;
  thursday: number;
  friday: number;
  saturday: number;
  sunday: number;
}

/** The targets for a meal on a day, as stored or written. */
export type StoredSlot = Pick<MealSlotTable, 'meal_moment' | 'kcal' | 'protein' | 'carbohydrates' | 'fat'>;

/** A person's answer to a proposed energy target, and what it replaced and wrote if it was accepted. */
export interface TargetAnswerTable {
  person_id: number;
  answer: 'ACCEPTED' | 'DECLINED';
  quiet_until: Moment;
  day_plan_id: number | null;
  replaced: Json<StoredSlot[]> | null;
  written: Json<StoredSlot[]> | null;
}

/**
 * A version of a person's plan: a change by their coach, a restoration of what an earlier change had replaced, or an
 * offered plan.
 */
export interface PlanVersionTable {
  person_id: number;
  id: Generated<number>;
  /** Null once this person's account is deleted. */
  made_by: number | null;
  made_at: Moment;
  reason: string | null;
  before: Json<PlanState>;
  after: Json<PlanState>;
  /** False if the only change is to a day plan that is not used on any day. */
  changes_week: boolean;
  /** The version that was restored, to its state before or after. */
  restored_id: number | null;
  answer: 'ACCEPTED' | 'ASKED' | 'RETURNED' | null;
  answered_at: Moment | null;
  question: string | null;
  /**
   * Whether the version concerns a plan that the coach made before the person became their client, and that did not
   * become theirs: they already had a plan, or it is not safe for their own profile. A version made by the coach offers the plan in `after`, which is not in use yet; a version made
   * by the person records that they switched to it.
   */
  offered: Generated<boolean>;
  transaction: Generated<string>;
}

/** The tables of how much people should eat, by weekday and meal. */
export interface PlanTables {
  day_plan: DayPlanTable;
  meal_slot: MealSlotTable;
  weekly_plan: WeeklyPlanTable;
  target_answer: TargetAnswerTable;
  plan_version: PlanVersionTable;
}
