import type { MealSlotSpecification, NutritionDayPlan, WeeklyNutritionPlan } from '@weekbord/contract/plans/models';
import { mealMomentOrder, mealTypeOf } from '@weekbord/domain/slots/meal-moments';
import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import type { DayPlanRow, SlotRow, WeeklyPlanRow } from './plans.store.ts';

/** Returns slots in display order. */
export function inDayOrder(slots: readonly SlotRow[]): SlotRow[] {
  return slots.toSorted((a, b) => mealMomentOrder(a.meal_moment) - mealMomentOrder(b.meal_moment));
}

/** Returns a meal slot in the contract's shape. */
export function presentSlot(slot: SlotRow): MealSlotSpecification {
  return {
    id: slot.id,
    kcal: slot.kcal,
    protein: slot.protein,
    carbohydrates: slot.carbohydrates,
    fat: slot.fat,
    meal_type: mealTypeOf(slot.meal_moment),
    meal_moment: slot.meal_moment,
    order: mealMomentOrder(slot.meal_moment),
    nutrition_day_plan: slot.day_plan_id,
  };
}

/** Returns a day plan with its meals and the weekdays that use it. */
export function presentDayPlan(
  plan: DayPlanRow,
  slots: readonly SlotRow[],
  week: WeeklyPlanRow | undefined,
): NutritionDayPlan {
  return {
    id: plan.id,
    name: plan.name,
    meal_slot_specifications: inDayOrder(slots.filter((slot) => slot.day_plan_id === plan.id)).map(presentSlot),
    days: week === undefined ? [] : WEEKDAYS.filter((day) => week[day] === plan.id),
  };
}

/** Returns a weekly plan with the day plan of each weekday. */
export function presentWeeklyPlan(
  week: WeeklyPlanRow,
  intakeId: number,
  dayPlans: ReadonlyMap<number, NutritionDayPlan>,
): WeeklyNutritionPlan {
  const planOf = (id: number): NutritionDayPlan => {
    const plan = dayPlans.get(id);
    if (plan === undefined) throw new Error(`weekly plan ${week.id} names day plan ${id}, which does not exist`);
    return plan;
  };
  return {
    id: week.id,
    name: week.name,
    monday: planOf(week.monday),
    tuesday: planOf(week.tuesday),
    wednesday: planOf(week.wednesday),
    thursday: planOf(week.thursday),
    friday: planOf(week.friday),
    saturday: planOf(week.saturday),
    sunday: planOf(week.sunday),
    client_intake: intakeId,
  };
}
