export { autoPlan, type AutoPlanned, type AutoPlanRequest } from './auto-plan.ts';
export { buildPlanRequest, type DatedItem, type Planning, type PlanningPerson } from './build-plan-request.ts';
export { clearPlanned } from './clear-planned.ts';
export { layOutDays } from './lay-out-days.ts';
export { listItemsBetween } from './planner.store.ts';
