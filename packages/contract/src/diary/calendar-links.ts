import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { diaryPaths } from './paths.ts';

/** The media type of a calendar (RFC 5545). */
export const CALENDAR_TYPE = 'text/calendar';

export const getCalendarLink = endpoint(diaryPaths.getCalendarLink, {
  access: 'member',
  summary: 'Returns whether the caller has a calendar link, and since when.',
  answer: z.object({ made_at: z.string().nullable() }).meta({ id: 'CalendarLink' }),
});

export const makeCalendarLink = endpoint(diaryPaths.makeCalendarLink, {
  access: 'member',
  closedToDemo: 'link',
  summary:
    "Creates a calendar link for the caller's meals; any earlier link stops working. The secret is returned only once.",
  answer: z.object({ secret: z.string(), made_at: z.string() }).meta({ id: 'NewCalendarLink' }),
  keepsNoAnswer: true,
});

export const endCalendarLink = endpoint(diaryPaths.endCalendarLink, {
  access: 'member',
  summary: "Revokes the caller's calendar link immediately.",
});

export const getCalendarFeed = endpoint(diaryPaths.getCalendarFeed, {
  access: 'public',
  summary:
    "Returns the meals of the last two and the coming weeks as a calendar (RFC 5545), for anyone with the link: slots and dishes in the person's language, without nutrition values.",
  params: z.object({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
  answer: z.string(),
  answerTypes: [CALENDAR_TYPE],
});
