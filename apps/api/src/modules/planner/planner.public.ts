export { autoPlan, type AutoPlanned } from './auto-plan.ts';
export { buildPlanRequest, type Planning, type PlanningPerson } from './build-plan-request.ts';
export { clearPlanned } from './clear-planned.ts';
export { layOutDays } from './lay-out-days.ts';
export { loadPersonRules, type PersonRules } from './load-person-rules.ts';
export { deleteItemsOfMeal, updateModified } from './planner.store.ts';
