import { MAX_REASON } from '@weekbord/domain/organisations/staff-reason';
import { text } from '../fields.ts';

/** Why staff do it; the person concerned reads it. */
export const reason = text({ min: 1, max: MAX_REASON });
