export { type AutoPlanned, autoPlan } from './auto-plan.ts';
export { type Planning } from './build-plan-request.ts';
