import { endpoints } from '@weekbord/contract/endpoints';
import { serve, type Served } from '../../platform/http/serve.ts';
import { recordClick, reportProblem } from './analytics.ts';

export const analyticsRoutes: readonly Served[] = [
  serve(endpoints.recordClick, recordClick),
  serve(endpoints.reportProblem, reportProblem),
];
