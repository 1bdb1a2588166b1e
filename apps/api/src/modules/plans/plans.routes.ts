import { deleteUserProfile as deleteUserProfileEndpoint } from '@weekbord/contract/plans/delete-user-profile';
import {
  createMealSlotSpecification as createMealSlotSpecificationEndpoint,
  deleteMealSlotSpecification as deleteMealSlotSpecificationEndpoint,
  getMealSlotSpecification as getMealSlotSpecificationEndpoint,
  listMealSlotSpecifications as listMealSlotSpecificationsEndpoint,
  updateMealSlotSpecification as updateMealSlotSpecificationEndpoint,
} from '@weekbord/contract/plans/meal-slot-specifications';
import {
  createNutritionDayPlan as createNutritionDayPlanEndpoint,
  deleteNutritionDayPlan as deleteNutritionDayPlanEndpoint,
  getNutritionDayPlan as getNutritionDayPlanEndpoint,
  listNutritionDayPlans as listNutritionDayPlansEndpoint,
  updateNutritionDayPlan as updateNutritionDayPlanEndpoint,
} from '@weekbord/contract/plans/nutrition-day-plans';
import {
  createWeeklyNutritionPlan as createWeeklyNutritionPlanEndpoint,
  deleteWeeklyNutritionPlan as deleteWeeklyNutritionPlanEndpoint,
  getWeeklyNutritionPlan as getWeeklyNutritionPlanEndpoint,
  listWeeklyNutritionPlans as listWeeklyNutritionPlansEndpoint,
  replaceWeeklyNutritionPlan as replaceWeeklyNutritionPlanEndpoint,
  updateWeeklyNutritionPlan as updateWeeklyNutritionPlanEndpoint,
} from '@weekbord/contract/plans/weekly-nutrition-plans';
import { serve } from '../../platform/http/serve.ts';
import { deleteUserProfile } from './delete-user-profile.ts';
import {
  createMealSlotSpecification,
  deleteMealSlotSpecification,
  getMealSlotSpecification,
  listMealSlotSpecifications,
  updateMealSlotSpecification,
} from './meal-slot-specifications.ts';
import {
  createNutritionDayPlan,
  deleteNutritionDayPlan,
  getNutritionDayPlan,
  listNutritionDayPlans,
  updateNutritionDayPlan,
} from './nutrition-day-plans.ts';
import {
  createWeeklyNutritionPlan,
  deleteWeeklyNutritionPlan,
  getWeeklyNutritionPlan,
  listWeeklyNutritionPlans,
  replaceWeeklyNutritionPlan,
  updateWeeklyNutritionPlan,
} from './weekly-nutrition-plans.ts';

export const plansRoutes = [
  serve(listNutritionDayPlansEndpoint, listNutritionDayPlans),
  serve(createNutritionDayPlanEndpoint, createNutritionDayPlan),
  serve(getNutritionDayPlanEndpoint, getNutritionDayPlan),
  serve(updateNutritionDayPlanEndpoint, updateNutritionDayPlan),
  serve(deleteNutritionDayPlanEndpoint, deleteNutritionDayPlan),
  serve(listMealSlotSpecificationsEndpoint, listMealSlotSpecifications),
  serve(createMealSlotSpecificationEndpoint, createMealSlotSpecification),
  serve(getMealSlotSpecificationEndpoint, getMealSlotSpecification),
  serve(updateMealSlotSpecificationEndpoint, updateMealSlotSpecification),
  serve(deleteMealSlotSpecificationEndpoint, deleteMealSlotSpecification),
  serve(listWeeklyNutritionPlansEndpoint, listWeeklyNutritionPlans),
  serve(createWeeklyNutritionPlanEndpoint, createWeeklyNutritionPlan),
  serve(getWeeklyNutritionPlanEndpoint, getWeeklyNutritionPlan),
  serve(replaceWeeklyNutritionPlanEndpoint, replaceWeeklyNutritionPlan),
  serve(updateWeeklyNutritionPlanEndpoint, updateWeeklyNutritionPlan),
  serve(deleteWeeklyNutritionPlanEndpoint, deleteWeeklyNutritionPlan),
  serve(deleteUserProfileEndpoint, deleteUserProfile),
];
