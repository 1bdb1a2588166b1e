export { type AutoPlanned, autoPlan } from './auto-plan/auto-plan.ts';
export { keepPlans } from './auto-plan/kept-plans.ts';
export { putCopies } from './copying/put-copies.ts';
export { type Planning } from './auto-plan/build-plan-request.ts';
