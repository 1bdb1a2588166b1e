export { type AutoPlanned, autoPlan } from './auto-plan/auto-plan.ts';
export { cachePlans } from './auto-plan/cached-plans.ts';
export { putCopies } from './copying/place-copies.ts';
export { hasFoodRules, leaveOutForbidden } from './recurring/leave-out-forbidden.ts';
export { type Planning } from './auto-plan/build-plan-request.ts';
