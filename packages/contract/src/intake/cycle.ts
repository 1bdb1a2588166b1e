import { PERIOD_STARTS_MAX } from '@weekbord/domain/cycle/period-starts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { date } from '../fields.ts';
import { intakePaths } from './paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** The caller's record of her periods. */
const cycle = z
  .object({
    /** The recorded starts, earliest first. */
    period_starts: listOf(z.string(), SIZES.many),
    /** In days, as stated by the person; null if she is not sure. */
    menstrual_cycle_length: z.number().int().nullable(),
    /**
     * The cycle length to use, in days: the median of the last cycles if at least three are recorded, otherwise the
     * stated length, otherwise 28.
     */
    counted_cycle_length: z.number().int(),
  })
  .meta({ id: 'Cycle' });
export type Cycle = z.infer<typeof cycle>;

const starts = z.array(date).max(PERIOD_STARTS_MAX).default([]);

export const getCycle = endpoint(intakePaths.getCycle, {
  access: 'member',
  summary:
    'Lists the period start dates the caller logged. Nobody else can see them; a coach sees only what is shared.',
  answer: cycle,
  errors: ['data_unreadable'],
});

export const changePeriodStarts = endpoint(intakePaths.changePeriodStarts, {
  access: 'member',
  summary:
    'Adds and removes period start dates in one call: to correct a date, remove it and add the new one. Sending the same call with both lists swapped undoes it.',
  body: z.object({ added_period_starts: starts, removed_period_starts: starts }),
  answer: cycle,
  errors: ['consent_required'],
});

export const deleteCycle = endpoint(intakePaths.deleteCycle, {
  access: 'member',
  summary: 'Deletes all cycle data the caller logged, and the key that could decrypt it in backups.',
});
