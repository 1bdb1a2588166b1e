import type { AccessRule } from '@weekbord/contract/endpoint';
import type { Actor } from './actor.ts';
import { ApiError } from './errors.ts';

/** The header that says to a client how to log in, as every 401 must carry. */
export const CHALLENGE = { 'www-authenticate': 'Token' } as const;

/** Refuses a caller whom the endpoint's rule keeps out: 401 without a valid token, else 403. */
export function checkAccess(rule: AccessRule, actor: Actor | null): void {
  if (rule === 'public') return;
  if (actor === null) throw new ApiError('not_authenticated', { headers: CHALLENGE });
  if (rule === 'signed-in') return;
  if (!actor.hasAccess) throw new ApiError('no_paid_access');
  if (rule === 'coach' && !actor.isCoach) throw new ApiError('coach_only');
  if (rule === 'staff' && !actor.isStaff) throw new ApiError('staff_only');
}

/** The token of an `Authorization: Token <token>` header; null where there is none. */
export function tokenOf(authorization: string | undefined): string | null {
  return /^token +([\x21-\x7e]{1,200})$/i.exec(authorization ?? '')?.[1] ?? null;
}
