import type { Fixture } from './fixture.ts';

const figures = { kcal: 300, protein: 20, carbohydrates: 30, fat: 10 };
const ofUser = (of: Fixture) => ({ query: { user: of.personId } });

const weekOf = ({ dayPlanId: day }: Fixture) => {
  return { monday: day, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day };
};

/** Valid requests about a person's plan. */
export const PLAN_SAMPLES = {
  createMealSlotSpecification: (of: Fixture) => ({
    body: { ...figures, meal_moment: 'SNACK' as const, nutrition_day_plan: of.dayPlanId },
  }),
  createNutritionDayPlan: (of: Fixture) => ({ body: { name: 'Another', user: of.personId } }),
  createWeeklyNutritionPlan: (of: Fixture) => ({
    body: {
      ...weekOf(of),
      client_intake: of.intakeId,
    },
  }),
  deleteMealSlotSpecification: ({ slotId: id }: Fixture) => ({ params: { id } }),
  deleteNutritionDayPlan: ({ dayPlanId: id }: Fixture) => ({ params: { id } }),
  getPlanBasis: ofUser,
  saveNutritionPlan: (of: Fixture) => ({
    body: {
      user: of.personId,
      nutrition_day_plan: null,
      name: 'Training day',
      days: ['saturday' as const],
      meals: [{ meal_moment: 'LUNCH' as const, kcal: 2400, protein: 120, carbohydrates: 285, fat: 80 }],
      read: { week: weekOf(of), meals: null },
    },
  }),
  listPlanVersions: ofUser,
  answerPlanVersion: ({ planVersionId: id }: Fixture) => ({ params: { id }, body: { answer: 'ACCEPTED' as const } }),
  restorePlanVersion: ({ planVersionId: id, planHash: state }: Fixture) => ({
    params: { id },
    body: { side: 'BEFORE' as const, state: String(state) },
  }),
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
