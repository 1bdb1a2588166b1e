import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../fields.ts';
import { authAccountPaths } from './account-paths.ts';
import { listOf, SIZES } from '../sizes.ts';

const sessions = z
  .object({
    results: listOf(
      z.object({
        id: z.number().int(),
        /** The names that the device reported at login, such as Firefox and Windows; null if unknown. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        created_at: z.string(),
        /** Rounded to the hour. */
        last_used_at: z.string(),
        /** Whether the call was made with this session. */
        is_this_one: z.boolean(),
      }),
      SIZES.many,
    ),
  })
  .meta({ id: 'Sessions' });

export const listSessions = endpoint(authAccountPaths.listSessions, {
  access: 'signed-in',
  summary: 'Lists where the caller is logged in: this device first, then by last use.',
  answer: sessions,
});

export const endSessions = endpoint(authAccountPaths.endSessions, {
  access: 'signed-in',
  summary:
    'Logs the caller out on another device or on all other devices, and returns the remaining sessions. A session that has already ended is not an error.',
  body: z.object({
    /** Null means all sessions except this one. */
    session: id.nullable(),
  }),
  answer: sessions,
});
