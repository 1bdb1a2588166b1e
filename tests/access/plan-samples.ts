import type { Fixture } from './fixture.ts';

const figures = { kcal: 300, protein: 20, carbohydrates: 30, fat: 10 };
const ofUser = (of: Fixture) => ({ query: { user: of.personId } });

/** Right requests about what a person is to eat. */
export const PLAN_SAMPLES = {
  createMealSlotSpecification: (of: Fixture) => ({
    body: { ...figures, meal_moment: 'SNACK' as const, nutrition_day_plan: of.dayPlanId },
  }),
  createNutritionDayPlan: (of: Fixture) => ({ body: { name: 'Another', user: of.personId } }),
  createWeeklyNutritionPlan: (of: Fixture) => ({
    body: {
      monday: of.dayPlanId,
      tuesday: of.dayPlanId,
      wednesday: of.dayPlanId,
      thursday: of.dayPlanId,
      friday: of.dayPlanId,
      saturday: of.dayPlanId,
      sunday: of.dayPlanId,
      client_intake: of.intakeId,
    },
  }),
  deleteMealSlotSpecification: ({ slotId: id }: Fixture) => ({ params: { id } }),
  getMealSlotSpecification: ({ slotId: id }: Fixture) => ({ params: { id } }),
  getNutritionDayPlan: ({ dayPlanId: id }: Fixture) => ({ params: { id } }),
  getWeeklyNutritionPlan: ({ weeklyPlanId: id }: Fixture) => ({ params: { id } }),
  listMealSlotSpecifications: ofUser,
  listNutritionDayPlans: ofUser,
  listWeeklyNutritionPlans: ofUser,
  replaceWeeklyNutritionPlan: (of: Fixture) => ({
    params: { id: of.weeklyPlanId },
    body: { nutrition_day_plan_id: of.dayPlanId, days_to_update_to_nutrition_day_plan_id: ['monday' as const] },
  }),
  updateMealSlotSpecification: (of: Fixture) => ({ params: { id: of.slotId }, body: { kcal: 301 } }),
  updateNutritionDayPlan: (of: Fixture) => ({ params: { id: of.dayPlanId }, body: { name: 'Renamed' } }),
} as const;
