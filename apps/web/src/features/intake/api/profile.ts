import { intakePaths } from '@weekbord/contract/intake/paths';
import { useSend } from '../../../shared/api/use-send.ts';
import type { SentTo } from '../../../shared/http/call.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

type ProfileChange = SentTo<'updateUserProfile'>['body'];

/** Changes a person's diet and avoided foods. The shown recipes may depend on these, so everything is refetched. */
export function useUpdateEating(profileId: number) {
  return useSend(intakePaths.updateUserProfile, {
    sent: (change: ProfileChange) => ({ params: { id: profileId }, body: change }),
    keep: (client) => void client.invalidateQueries(),
    affects: [currentUserQuery.queryKey],
  });
}

/** Records that a period began on a date, which may differ from the expected one. */
export function useUpdatePeriodStart(profileId: number) {
  return useSend(intakePaths.updateUserProfile, {
    sent: (start: string) => ({ params: { id: profileId }, body: { last_menstrual_period_start_date: start } }),
    keep: (client, intake) => client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, intake }),
  });
}
