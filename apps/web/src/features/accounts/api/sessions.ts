import { authPaths } from '@weekbord/contract/auth/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type Session = AnswerOf<'listSessions'>['results'][number];

/** Where the user is logged in. */
export const sessionsQuery = queryOf(authPaths.listSessions, {}, { staleTime: 0 });

/** Logs the user out on another device, or on all others for null. */
export function useEndSessions() {
  return useSend(authPaths.endSessions, {
    sent: (session: number | null) => ({ body: { session } }),
    keep: (client, answer) => client.setQueryData(sessionsQuery.queryKey, answer),
  });
}
