import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { diaryPaths } from './paths.ts';

/** The media type of a calendar (RFC 5545). */
export const CALENDAR_TYPE = 'text/calendar';

export const getCalendarLink = endpoint(diaryPaths.getCalendarLink, {
  access: 'member',
  summary: 'Whether the caller has an address by which a calendar app reads their meals, and since when.',
  answer: z.object({ made_at: z.string().nullable() }).meta({ id: 'CalendarLink' }),
});

export const makeCalendarLink = endpoint(diaryPaths.makeCalendarLink, {
  access: 'member',
  closedToDemo: 'link',
  summary:
    'Makes an address by which a calendar app reads the caller’s meals. The one that they had before ends. The secret is answered this once.',
  answer: z.object({ secret: z.string(), made_at: z.string() }).meta({ id: 'NewCalendarLink' }),
  keepsNoAnswer: true,
});

export const endCalendarLink = endpoint(diaryPaths.endCalendarLink, {
  access: 'member',
  summary: 'Ends the address by which a calendar app reads the caller’s meals, at once.',
});

export const getCalendarFeed = endpoint(diaryPaths.getCalendarFeed, {
  access: 'public',
  summary:
    'The meals of the coming weeks and the last two for whoever has the address, as a calendar (RFC 5545): moments and dishes in the person’s language, without figures.',
  params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
  answer: z.string(),
  answerTypes: [CALENDAR_TYPE],
});
