import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { EVENT_STREAM, livePaths } from './paths.ts';

/** The areas of a person's data whose changes are announced. Areas may be added. */
export type ChangeArea = 'diary' | 'groceries' | 'habits' | 'plan' | 'profile' | 'progress' | 'recipes' | 'wishes';

/** The data of a `change` event: something in this area of this person's data was changed. */
export interface Change {
  readonly person: number;
  readonly area: ChangeArea;
}

/** Maximum number of seconds that a client may report as missed. */
const MISSED_MAX = 999_999_999;

export const followChanges = endpoint(livePaths.followChanges, {
  access: 'member',
  asClient: true,
  summary:
    "Streams changes to the caller's data and, for a coach, to their clients' data as server-sent events: `change` with the `person` and the `area`, or `reset` if anything may have changed in the meantime. The stream ends now and then, and when access ends; reconnect to continue.",
  query: z.object({
    /** The client's own id; it gets no events for writes that it made with this id in the `X-Client` header. */
    client: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional(),
    /** The number of seconds for which the client may have missed changes; the server sends those first. */
    missed: z
      .union([z.string().regex(/^\d{1,9}$/), z.number()])
      .transform(Number)
      .pipe(z.number().int().min(0).max(MISSED_MAX))
      .optional(),
  }),
  errors: ['not_found'],
  answer: z.string(),
  answerTypes: [EVENT_STREAM],
});
