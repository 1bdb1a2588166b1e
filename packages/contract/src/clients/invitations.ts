import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { clientsPaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

export const listInvitations = endpoint(clientsPaths.listInvitations, {
  access: 'signed-in',
  summary: 'The coaches who invited the caller and wait for an answer, the latest first.',
  answer: z
    .object({
      results: listOf(
        z.object({
          id: z.number().int(),
          /** The name of the coach. */
          coach: z.string(),
          organisation: z.string().nullable(),
          /** Whether the coach made the caller's account, and so sees already what is in it. */
          is_shared: z.boolean(),
        }),
        SIZES.many,
      ),
    })
    .meta({ id: 'Invitations' }),
});

export const acceptInvitation = endpoint(clientsPaths.acceptInvitation, {
  access: 'signed-in',
  summary:
    "Makes the caller a client of the coach who invited them, and of no other. The profile that the coach made counts where the caller has none; what the caller has stays the caller's.",
  params: idParams,
});

export const declineInvitation = endpoint(clientsPaths.declineInvitation, {
  access: 'signed-in',
  summary: 'Turns an invitation down; where the coach made the account, it is theirs no more.',
  params: idParams,
});
