import { type AccessRule, DEMANDS, type Endpoint, isOpenAsClient } from '@weekbord/contract/endpoint';
import type { Actor } from './actor.ts';
import { ApiError } from './errors.ts';

/** The header that shows a client how to log in, as every 401 requires. */
export const CHALLENGE = { 'www-authenticate': 'Token' } as const;

/**
 * Rejects a caller who may not use the endpoint: with 401 if the endpoint requires a valid token and there is none,
 * otherwise with 403.
 */
export function checkAccess(
  { access, closedToDemo }: Pick<Endpoint, 'access' | 'closedToDemo'>,
  actor: Actor | null,
): void {
  if (closedToDemo !== undefined && actor !== null && actor.demoUntil !== null) throw new ApiError('not_in_demo');
  const { token, paidAccess, role } = DEMANDS[access];
  if (!token) return;
  if (actor === null) throw new ApiError('not_authenticated', { headers: CHALLENGE });
  if (paidAccess === 'yes' && !actor.hasAccess) throw withoutAccess(actor);
  if (role === 'coach' && !actor.isCoach) throw new ApiError('coach_only');
  if (role === 'staff' && !actor.isStaff) throw new ApiError('staff_only');
}

/** Returns the error for a person without access. */
export function withoutAccess({ isClosedForAge }: Pick<Actor, 'isClosedForAge'>): ApiError {
  return new ApiError(isClosedForAge ? 'closed_for_age' : 'no_paid_access');
}

/**
 * Whether a call that `checkAccess` allowed is limited to the caller's own record, because they have no paid access.
 */
export function reachesSelfOnly(rule: AccessRule, actor: Actor | null): boolean {
  return DEMANDS[rule].paidAccess === 'about others' && actor?.hasAccess === false;
}

/**
 * Returns the client on whose behalf a coach makes a call. A call without a caller concerns no one, so the header is
 * ignored there. Whether that person is a client of the caller is checked later, in `authorize`.
 */
export function subjectOf(endpoint: Endpoint, actor: Actor | null, header: string | undefined): number | null {
  if (header === undefined || actor === null || endpoint.access === 'public') return null;
  // Must name exactly one person other than the caller.
  const isOne = /^[1-9]\d{0,8}$/.test(header) && Number(header) !== actor.id;
  if (!isOne || !actor.isCoach || !actor.hasAccess || !isOpenAsClient(endpoint)) throw new ApiError('not_as_client');
  return Number(header);
}

/** Returns the token of an `Authorization: Token <token>` header; null if there is none. */
export function tokenOf(authorization: string | undefined): string | null {
  return /^token +([\x21-\x7e]{1,200})$/i.exec(authorization ?? '')?.[1] ?? null;
}
