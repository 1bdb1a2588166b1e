export { recordClick, reportProblem } from './analytics.ts';
