import { routes } from '../route.ts';

/** The media type of an answer that goes on until one of both ends it. */
export const EVENT_STREAM = 'text/event-stream';

export const livePaths = routes({
  followChanges: 'GET /live/changes',
});
