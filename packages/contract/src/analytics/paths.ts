import { routes } from '../route.ts';

export const analyticsPaths = routes({
  recordClick: 'POST /analytics/click',
  reportProblem: 'POST /analytics/problem',
});
