import { routes } from '../route.ts';

/** The media type of a response that continues until either side ends it. */
export const EVENT_STREAM = 'text/event-stream';

export const livePaths = routes({
  followChanges: 'GET /live/changes',
});
