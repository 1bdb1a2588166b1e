import { intakePaths } from '@weekbord/contract/intake/paths';
import { useSend } from '../../../shared/api/use-send.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

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
