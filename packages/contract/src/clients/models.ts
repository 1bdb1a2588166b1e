import { z } from 'zod';

/** A client in the list of their coach. */
export const listedClient = z
  .object({
    id: z.number().int(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    account_enabled: z.boolean(),
    /** Whether they have yet to answer their coach's invitation. */
    is_invited: z.boolean(),
    /** Whether there is a profile that a plan can be computed from. */
    has_intake: z.boolean(),
    /** Whether they have a weekly plan. */
    has_plan: z.boolean(),
    /** Whether they wrote something that their coach has not seen. */
    has_unread_note: z.boolean(),
  })
  .meta({ id: 'ListedClient' });
export type ListedClient = z.infer<typeof listedClient>;
