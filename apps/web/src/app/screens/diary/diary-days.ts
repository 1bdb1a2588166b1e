import { cachedDay, cacheDay } from '../../../features/diary/api/calendar-week.ts';
import { ensureDay } from '../../../features/diary/api/create-missing-days.ts';

/** The cache from which the planner reads days and to which it writes them, so that the diary shows its changes. */
export const DAYS = { find: cachedDay, put: cacheDay, ensure: ensureDay };
