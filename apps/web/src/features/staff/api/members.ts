import { staffPaths } from '@weekbord/contract/staff/paths';
import { keyOf } from '../../../shared/api/key-of.ts';
import { pagesOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import type { AnswerOf } from '../../../shared/http/call.ts';

export type Member = AnswerOf<'listStaffMembers'>['results'][number];

const PAGE_SIZE = 50;

/** The people of an organisation that match a search; all of them if there is none. */
export const membersQuery = (id: number, search: string) =>
  pagesOf(
    staffPaths.listStaffMembers,
    { params: { id }, query: { page_size: PAGE_SIZE, ...(search !== '' && { search }) } },
    { staleTime: 0 },
  );

const AFFECTED = [keyOf(staffPaths.listStaffMembers)];

/** Gives a person the coach role. */
export function useMakeCoach(id: number) {
  return useSend(staffPaths.makeCoach, {
    sent: ({ reason }: Typed) => ({ params: { id }, body: { reason } }),
    affects: AFFECTED,
  });
}

/** Removes the coach role from a person. */
export function useEndCoach(id: number) {
  return useSend(staffPaths.endCoach, {
    sent: ({ reason }: Typed) => ({ params: { id }, body: { reason } }),
    affects: AFFECTED,
  });
}

/** Invites a person on behalf of another coach. */
export function useMoveClient(id: number) {
  return useSend(staffPaths.moveClient, {
    sent: ({ reason, coachEmail }: Typed) => ({ params: { id }, body: { reason, coach_email: coachEmail } }),
    affects: AFFECTED,
  });
}

/** The texts typed for an action. */
interface Typed {
  readonly reason: string;
  readonly coachEmail: string;
}
