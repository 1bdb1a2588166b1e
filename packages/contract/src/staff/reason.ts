import { MAX_REASON } from '@weekbord/domain/organisations/staff-reason';
import { text } from '../fields.ts';

/** Why staff made a change; shown to the person concerned. */
export const reason = text({ min: 1, max: MAX_REASON });
