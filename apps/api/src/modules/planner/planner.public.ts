export { type AutoPlanned, autoPlan } from './auto-plan.ts';
export { keepPlans } from './kept-plans.ts';
export { putCopies } from './put-copies.ts';
export { type Planning } from './build-plan-request.ts';
