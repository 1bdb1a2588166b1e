import { createMealSlotSpecification as createMealSlotSpecificationEndpoint } from '@weekbord/contract/plans/create-meal-slot-specification';
import { createNutritionDayPlan as createNutritionDayPlanEndpoint } from '@weekbord/contract/plans/create-nutrition-day-plan';
import { createWeeklyNutritionPlan as createWeeklyNutritionPlanEndpoint } from '@weekbord/contract/plans/create-weekly-nutrition-plan';
import { deleteMealSlotSpecification as deleteMealSlotSpecificationEndpoint } from '@weekbord/contract/plans/delete-meal-slot-specification';
import { getMealSlotSpecification as getMealSlotSpecificationEndpoint } from '@weekbord/contract/plans/get-meal-slot-specification';
import { getNutritionDayPlan as getNutritionDayPlanEndpoint } from '@weekbord/contract/plans/get-nutrition-day-plan';
import { getWeeklyNutritionPlan as getWeeklyNutritionPlanEndpoint } from '@weekbord/contract/plans/get-weekly-nutrition-plan';
import { listMealSlotSpecifications as listMealSlotSpecificationsEndpoint } from '@weekbord/contract/plans/list-meal-slot-specifications';
import { listNutritionDayPlans as listNutritionDayPlansEndpoint } from '@weekbord/contract/plans/list-nutrition-day-plans';
import { listWeeklyNutritionPlans as listWeeklyNutritionPlansEndpoint } from '@weekbord/contract/plans/list-weekly-nutrition-plans';
import { replaceWeeklyNutritionPlan as replaceWeeklyNutritionPlanEndpoint } from '@weekbord/contract/plans/replace-weekly-nutrition-plan';
import { updateMealSlotSpecification as updateMealSlotSpecificationEndpoint } from '@weekbord/contract/plans/update-meal-slot-specification';
import { updateNutritionDayPlan as updateNutritionDayPlanEndpoint } from '@weekbord/contract/plans/update-nutrition-day-plan';
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
