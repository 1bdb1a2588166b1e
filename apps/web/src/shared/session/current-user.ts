import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { queryOf } from '../api/query-of.ts';
import type { AnswerOf } from '../http/call.ts';
import { readToken } from './token.ts';

/** The logged-in user, as described by the server to themselves. */
export type CurrentUser = AnswerOf<'getMe'>;

const USER_POLL_MS = 30 * 60 * 1000;

/** The logged-in user; refetched every half hour. A refused token ends the session without an alert. */
export const currentUserQuery = queryOf(
  accountsPaths.getMe,
  {},
  { staleTime: USER_POLL_MS, refetchInterval: USER_POLL_MS, meta: { offline: true } },
);

/** The logged-in user; only for screens that require login. */
export function useCurrentUser(): CurrentUser {
  return useSuspenseQuery(currentUserQuery).data;
}

/** The logged-in user, or undefined for a guest. */
export function useUserOrGuest(): CurrentUser | undefined {
  return useQuery({ ...currentUserQuery, enabled: readToken() !== null }).data;
}
