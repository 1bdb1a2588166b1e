import { authAccountPaths } from '@weekbord/contract/auth/account-paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type Session = AnswerOf<'listSessions'>['results'][number];

/** The devices on which the user is logged in. */
export const sessionsQuery = queryOf(authAccountPaths.listSessions, {}, { staleTime: 0 });

/** Logs the user out on one other device; null logs out all others. */
export function useEndSessions() {
  return useSend(authAccountPaths.endSessions, {
    sent: (session: number | null) => ({ body: { session } }),
    keep: (client, answer) => client.setQueryData(sessionsQuery.queryKey, answer),
  });
}
