export { answerPlanVersion, listPlanVersions, restorePlanVersion } from './plan-versions.ts';
