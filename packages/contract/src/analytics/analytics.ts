import { CLICK_EVENTS, MAX_PROBLEM_LENGTH } from '@weekbord/domain/analytics/events';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { analyticsPaths } from './paths.ts';

export const recordClick = endpoint(analyticsPaths.recordClick, {
  access: 'public',
  summary: 'Tells the analytics service of a click, without who clicked; does nothing where there is no such service.',
  body: z.object({ event: z.enum(CLICK_EVENTS) }),
  keepsNoAnswer: true,
});

export const reportProblem = endpoint(analyticsPaths.reportProblem, {
  access: 'public',
  summary:
    'Writes a problem of the web app into the log and tells the service that collects such reports, where there is one. The web app sends a sample, without personal values and after consent.',
  body: z.object({ problem: line({ min: 1, max: MAX_PROBLEM_LENGTH }) }),
  keepsNoAnswer: true,
});
