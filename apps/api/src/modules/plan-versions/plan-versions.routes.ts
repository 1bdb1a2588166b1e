import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { answerPlanVersion, listPlanVersions, restorePlanVersion } from './plan-versions.ts';

export const planVersionsRoutes = [
  serve(endpoints.listPlanVersions, listPlanVersions),
  serve(endpoints.answerPlanVersion, answerPlanVersion),
  serve(endpoints.restorePlanVersion, restorePlanVersion),
];
