import { KEPT_FOR } from '@weekbord/domain/privacy/kept-for';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownAccountPaths } from './account-paths.ts';
import { listOf, SIZES } from '../sizes.ts';

/** What of a person was looked at. */
export const LOOK_AREAS = ['PROFILE', 'PLAN', 'DIARY', 'GROCERIES', 'RECIPES', 'PROGRESS', 'CYCLE', 'ACCOUNT'] as const;
export type LookArea = (typeof LOOK_AREAS)[number];

/** How far back is told, in days. */
export const LOOK_DAYS = KEPT_FOR.looks.period.count;

export const listLooks = endpoint(ownAccountPaths.listLooks, {
  access: 'signed-in',
  summary:
    "Who read or changed the caller's records in the last year, staff with the reason, and when the caller took a copy of them or shared their cycle, by day; latest first, at most the last hundred.",
  answer: z
    .object({
      results: listOf(
        z.object({
          /** The last one of the day. */
          at: z.string(),
          /** The caller's coach, somebody who was theirs, the caller, or a member of the operator's staff. */
          who: z.enum(['COACH', 'FORMER', 'SELF', 'STAFF']),
          /** Null of the caller, and of somebody whom the caller cannot see any more. */
          name: z.string().nullable(),
          /** Read or changed by a coach; a copy taken, or sharing of the cycle begun or ended, by the caller. */
          kind: z.enum(['READ', 'CHANGE', 'TAKE', 'SHARE', 'STOP']),
          /** How often a cycle was looked at that day; of all else not each time is noted. */
          times: z.number().int().nullable(),
          /** None for what the caller did. */
          areas: listOf(z.enum(LOOK_AREAS), SIZES.few),
          /** Why a member of staff changed something. */
          reason: z.string().nullable(),
        }),
        SIZES.many,
      ),
    })
    .meta({ id: 'Looks' }),
});
