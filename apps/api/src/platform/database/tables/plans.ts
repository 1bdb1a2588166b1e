import type { MealMoment } from '@weekbord/domain/vocabulary';
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

/** What a meal of a day aims at, as it stood or was written. */
export type StoredSlot = Pick<MealSlotTable, 'meal_moment' | 'kcal' | 'protein' | 'carbohydrates' | 'fat'>;

/** What a person answered when another energy target was proposed; what an accepted one replaced and wrote. */
export interface TargetAnswerTable {
  person_id: number;
  answer: 'ACCEPTED' | 'DECLINED';
  quiet_until: Moment;
  day_plan_id: number | null;
  replaced: Json<StoredSlot[]> | null;
  written: Json<StoredSlot[]> | null;
}

/** How much people are to eat, by weekday and meal. */
export interface PlanTables {
  day_plan: DayPlanTable;
  meal_slot: MealSlotTable;
  weekly_plan: WeeklyPlanTable;
  target_answer: TargetAnswerTable;
}
