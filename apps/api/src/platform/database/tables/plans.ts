import type { MealMoment } from '@weekbord/domain/vocabulary';
import type { Generated } from 'kysely';
import type { Moment } from './columns.ts';

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

/** How much people are to eat, by weekday and meal. */
export interface PlanTables {
  day_plan: DayPlanTable;
  meal_slot: MealSlotTable;
  weekly_plan: WeeklyPlanTable;
}
