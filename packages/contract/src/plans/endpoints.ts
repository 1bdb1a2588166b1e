export { deleteUserProfile } from './delete-user-profile.ts';
export {
  createMealSlotSpecification,
  deleteMealSlotSpecification,
  getMealSlotSpecification,
  listMealSlotSpecifications,
  replaceMealSlotSpecification,
  updateMealSlotSpecification,
} from './meal-slot-specifications.ts';
export {
  createNutritionDayPlan,
  deleteNutritionDayPlan,
  getNutritionDayPlan,
  listNutritionDayPlans,
  replaceNutritionDayPlan,
  updateNutritionDayPlan,
} from './nutrition-day-plans.ts';
export {
  createWeeklyNutritionPlan,
  deleteWeeklyNutritionPlan,
  getWeeklyNutritionPlan,
  listWeeklyNutritionPlans,
  replaceWeeklyNutritionPlan,
  updateWeeklyNutritionPlan,
} from './weekly-nutrition-plans.ts';
