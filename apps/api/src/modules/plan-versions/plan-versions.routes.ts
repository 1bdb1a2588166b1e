import { endpoints } from '@weekbord/contract/endpoints';
import { serve } from '../../platform/http/serve.ts';
import { answerVersion, listVersions, restoreVersion } from './plan-versions.ts';

export const planVersionsRoutes = [
  serve(endpoints.listPlanVersions, listVersions),
  serve(endpoints.answerPlanVersion, answerVersion),
  serve(endpoints.restorePlanVersion, restoreVersion),
];
