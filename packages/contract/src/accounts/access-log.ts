import { RETENTION_PERIODS } from '@weekbord/domain/privacy/retention-periods';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownAccountPaths } from './account-paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** The parts of a person's records that someone can view. */
export const ACCESS_AREAS = [
  'PROFILE',
  'PLAN',
  'DIARY',
  'GROCERIES',
  'RECIPES',
  'PROGRESS',
  'CYCLE',
  'ACCOUNT',
] as const;
export type AccessArea = (typeof ACCESS_AREAS)[number];

/** The number of past days whose accesses are listed. */
export const ACCESS_LOG_DAYS = RETENTION_PERIODS.looks.period.count;

export const listAccessLog = endpoint(ownAccountPaths.listAccessLog, {
  access: 'signed-in',
  summary:
    "Lists who viewed or changed the caller's data in the last year, by day, with the reason for staff; also when the caller exported data or shared their cycle. Latest first, at most 100 entries.",
  answer: z
    .object({
      results: listOf(
        z.object({
          /** The last access of the day. */
          at: z.string(),
          /**
           * Who accessed the data: the caller's coach, a former coach, the caller, or a member of the operator's staff.
           */
          who: z.enum(['COACH', 'FORMER', 'SELF', 'STAFF']),
          /** Null for the caller, and for someone the caller can no longer see. */
          name: z.string().nullable(),
          /**
           * READ and CHANGE are by someone else. The caller's own actions: TAKE for downloading a copy, SHARE and STOP
           * for starting and ending cycle sharing.
           */
          kind: z.enum(['READ', 'CHANGE', 'TAKE', 'SHARE', 'STOP']),
          /** How often a cycle was viewed that day; null for everything else, where not every access is recorded. */
          times: z.number().int().nullable(),
          /** Empty for the caller's own actions. */
          areas: listOf(z.enum(ACCESS_AREAS), SIZES.few),
          /** Why a member of staff changed something. */
          reason: z.string().nullable(),
        }),
        SIZES.many,
      ),
    })
    .meta({ id: 'Looks' }),
});
