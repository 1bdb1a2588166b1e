import { CLICK_EVENTS, MAX_PROBLEM_LENGTH } from '@weekbord/domain/analytics/events';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { line } from '../fields.ts';
import { analyticsPaths } from './paths.ts';

export const recordClick = endpoint(analyticsPaths.recordClick, {
  access: 'public',
  summary: 'Reports a click to the analytics service, without who clicked; does nothing if no service is configured.',
  body: z.object({ event: z.enum(CLICK_EVENTS) }),
  keepsNoAnswer: true,
});

export const reportProblem = endpoint(analyticsPaths.reportProblem, {
  access: 'public',
  summary:
    'Logs a problem in the web app and reports it to the error-tracking service, if there is one. The web app sends only a sample, without personal data and with consent.',
  body: z.object({ problem: line({ min: 1, max: MAX_PROBLEM_LENGTH }) }),
  keepsNoAnswer: true,
});
