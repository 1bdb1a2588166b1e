import { MENSTRUAL_PHASES } from '@weekbord/domain/vocabulary';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { clientsPaths } from './paths.ts';

/** What a client shares of her cycle with the caller; a part that is not shared is null. */
const sharedCycle = z
  .object({
    shared_until: z.string(),
    /** The phase of today; null also where no start is noted. */
    cycle_phase: z.enum(MENSTRUAL_PHASES).nullable(),
    next_period_start: z.string().nullable(),
    next_period_start_earliest: z.string().nullable(),
    next_period_start_latest: z.string().nullable(),
    /** Whether an expected start is not noted, so that phase and prediction are rough. */
    period_start_missed: z.boolean().nullable(),
    /** The noted starts, the earliest first. */
    period_starts: z.array(z.string()).nullable(),
  })
  .meta({ id: 'SharedCycle' });
export type SharedCycle = z.infer<typeof sharedCycle>;

export const getSharedCycle = endpoint(clientsPaths.getSharedCycle, {
  access: 'coach',
  summary:
    'What a client shares of her cycle with the caller: `not_found` where that is nothing. Each call is one entry among who looked at her data.',
  params: idParams,
  answer: sharedCycle,
  errors: ['not_found', 'data_unreadable'],
});
