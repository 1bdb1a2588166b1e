import { z } from 'zod';

/** A client in their coach's list. */
export const listedClient = z
  .object({
    id: z.number().int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    account_enabled: z.boolean(),
    /** Whether the client has not answered their coach's invitation yet. */
    is_invited: z.boolean(),
    /** Whether there is a profile from which to compute a plan. */
    has_intake: z.boolean(),
    /** Whether the client has a weekly plan. */
    has_plan: z.boolean(),
    /** Whether the client wrote a note that their coach has not seen. */
    has_unread_note: z.boolean(),
  })
  .meta({ id: 'ListedClient' });
export type ListedClient = z.infer<typeof listedClient>;
