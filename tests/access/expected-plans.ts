import type { Resource } from './rules.ts';

/** The resources of a person's plan: day plans with their meals, and the weekly plan. */
export const PLAN_RESOURCES: Readonly<Record<string, Resource>> = {
  'a plan': {
    rule: 'a record',
    calls: {
      createNutritionDayPlan: 201,
      listNutritionDayPlans: 200,
      getNutritionDayPlan: 200,
      updateNutritionDayPlan: 200,
      deleteNutritionDayPlan: 204,
      getPlanBasis: 200,
      saveNutritionPlan: 200,
      listPlanVersions: 200,
      restorePlanVersion: 200,
      listMealSlotSpecifications: 200,
      getMealSlotSpecification: 200,
      updateMealSlotSpecification: 200,
      deleteMealSlotSpecification: 204,
      listWeeklyNutritionPlans: 200,
      getWeeklyNutritionPlan: 200,
      replaceWeeklyNutritionPlan: 200,
    },
  },
  'what is written to each other': {
    rule: 'a record',
    calls: { listNotes: 200, createNote: 201, markNotesRead: 204 },
  },
  'an answer to a change': { rule: 'an own record', calls: { answerPlanVersion: 200 } },
  'a part of a plan': {
    rule: 'a reference',
    calls: { createMealSlotSpecification: 201, createWeeklyNutritionPlan: 201 },
  },
};
