import { cachedDay, cacheDay } from '../../../features/diary/api/calendar-week.ts';
import { ensureDay } from '../../../features/diary/api/create-missing-days.ts';

/** Where days that the planner changed are put, so that the diary shows them. */
export const DAYS = { find: cachedDay, put: cacheDay, ensure: ensureDay };
