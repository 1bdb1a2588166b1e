import { CYCLE_PARTS } from '@weekbord/domain/cycle/cycle-sharing';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { coded, id, idText, sentMoment } from '../fields.ts';
import { intakePaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** The parts of her cycle that a person shares with her current coach, without the cycle itself. */
const cycleSharing = z
  .object({
    /** The shared parts; empty if nothing is shared. */
    parts: listOf(z.enum(CYCLE_PARTS), SIZES.few),
    shared_since: z.string().nullable(),
    /** When sharing ends; null if nothing is shared. */
    shared_until: z.string().nullable(),
  })
  .meta({ id: 'CycleSharing' });
export type CycleSharing = z.infer<typeof cycleSharing>;

export const getCycleSharing = endpoint(intakePaths.getCycleSharing, {
  access: 'subject',
  asClient: false,
  summary:
    'Returns which cycle data the caller shares with their coach, or the client named by `user` shares with the caller.',
  query: z.object({ user: idText.optional() }),
  answer: cycleSharing,
});

export const shareCycle = endpoint(intakePaths.shareCycle, {
  access: 'member',
  summary:
    "Shares parts of the caller's cycle with their current coach until a given time, at most 366 days ahead, replacing any earlier sharing. Rejected with `version_conflict` if the named coach is not theirs.",
  body: z.object({
    coach: id,
    parts: z
      .array(z.enum(CYCLE_PARTS))
      .min(1, coded('required'))
      .max(CYCLE_PARTS.length)
      .refine((parts) => new Set(parts).size === parts.length, coded('duplicate')),
    shared_until: sentMoment,
  }),
  answer: cycleSharing,
  errors: ['consent_required'],
});

export const stopSharingCycle = endpoint(intakePaths.stopSharingCycle, {
  access: 'signed-in',
  summary: "Stops sharing the caller's cycle, from the next call on.",
});
