import { cachedDay, cacheDay } from '../../../../features/diary/api/calendar-week.ts';
import { ensureDay } from '../../../../features/diary/api/create-missing-days.ts';

/** The cache through which the planner reads and writes days, so that the diary shows its changes. */
export const DAYS = { find: cachedDay, put: cacheDay, ensure: ensureDay };
