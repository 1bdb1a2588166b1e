import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { intakePaths } from '@weekbord/contract/intake/paths';
import { useSend } from '../../../shared/api/use-send.ts';
import type { SentTo } from '../../../shared/http/call.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/** Changes the user's own name, language or units. */
export function useUpdateMe() {
  return useSend(accountsPaths.updateMe, {
    sent: (change: SentTo<'updateMe'>['body']) => ({ body: change }),
    keep: (client, user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}

/** Changes whether recipes show imperial amounts. */
export function useUpdateRecipeUnits() {
  return useSend(intakePaths.updateUserProfile, {
    sent: ({ profileId, isImperial }: { profileId: number; isImperial: boolean }) => ({
      params: { id: profileId },
      body: { uses_imperial_measurements_for_recipes: isImperial },
    }),
    affects: [currentUserQuery.queryKey],
  });
}
