import {
  createMealSlotSpecification as createMealSlotSpecificationEndpoint,
  deleteMealSlotSpecification as deleteMealSlotSpecificationEndpoint,
  getMealSlotSpecification as getMealSlotSpecificationEndpoint,
  listMealSlotSpecifications as listMealSlotSpecificationsEndpoint,
  updateMealSlotSpecification as updateMealSlotSpecificationEndpoint,
} from '@weekbord/contract/plans/meal-slot-specifications';
import {
  createNutritionDayPlan as createNutritionDayPlanEndpoint,
  getNutritionDayPlan as getNutritionDayPlanEndpoint,
  listNutritionDayPlans as listNutritionDayPlansEndpoint,
  updateNutritionDayPlan as updateNutritionDayPlanEndpoint,
} from '@weekbord/contract/plans/nutrition-day-plans';
import {
  createWeeklyNutritionPlan as createWeeklyNutritionPlanEndpoint,
  getWeeklyNutritionPlan as getWeeklyNutritionPlanEndpoint,
  listWeeklyNutritionPlans as listWeeklyNutritionPlansEndpoint,
  replaceWeeklyNutritionPlan as replaceWeeklyNutritionPlanEndpoint,
} from '@weekbord/contract/plans/weekly-nutrition-plans';
import { serve } from '../../platform/http/serve.ts';
import { createMealSlotSpecification } from './create-meal-slot-specification.ts';
import { createNutritionDayPlan } from './create-nutrition-day-plan.ts';
import { createWeeklyNutritionPlan } from './create-weekly-nutrition-plan.ts';
import { deleteMealSlotSpecification } from './delete-meal-slot-specification.ts';
import { getMealSlotSpecification } from './get-meal-slot-specification.ts';
import { getNutritionDayPlan } from './get-nutrition-day-plan.ts';
import { getWeeklyNutritionPlan } from './get-weekly-nutrition-plan.ts';
import { listMealSlotSpecifications } from './list-meal-slot-specifications.ts';
import { listNutritionDayPlans } from './list-nutrition-day-plans.ts';
import { listWeeklyNutritionPlans } from './list-weekly-nutrition-plans.ts';
import { replaceWeeklyNutritionPlan } from './replace-weekly-nutrition-plan.ts';
import { updateMealSlotSpecification } from './update-meal-slot-specification.ts';
import { updateNutritionDayPlan } from './update-nutrition-day-plan.ts';

export const plansRoutes = [
  serve(listNutritionDayPlansEndpoint, listNutritionDayPlans),
  serve(createNutritionDayPlanEndpoint, createNutritionDayPlan),
  serve(getNutritionDayPlanEndpoint, getNutritionDayPlan),
  serve(updateNutritionDayPlanEndpoint, updateNutritionDayPlan),
  serve(listMealSlotSpecificationsEndpoint, listMealSlotSpecifications),
  serve(createMealSlotSpecificationEndpoint, createMealSlotSpecification),
  serve(getMealSlotSpecificationEndpoint, getMealSlotSpecification),
  serve(updateMealSlotSpecificationEndpoint, updateMealSlotSpecification),
  serve(deleteMealSlotSpecificationEndpoint, deleteMealSlotSpecification),
  serve(listWeeklyNutritionPlansEndpoint, listWeeklyNutritionPlans),
  serve(createWeeklyNutritionPlanEndpoint, createWeeklyNutritionPlan),
  serve(getWeeklyNutritionPlanEndpoint, getWeeklyNutritionPlan),
  serve(replaceWeeklyNutritionPlanEndpoint, replaceWeeklyNutritionPlan),
];
