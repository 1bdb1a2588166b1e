export { refuseDays } from './refuse-days.ts';
