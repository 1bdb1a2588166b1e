import { intakePaths } from '@weekbord/contract/intake/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/** Changes whether recipes show imperial amounts. */
export function useUpdateRecipeUnits() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ profileId, isImperial }: { profileId: number; isImperial: boolean }) =>
      answer(intakePaths.updateUserProfile, {
        params: { id: profileId },
        body: { uses_imperial_measurements_for_recipes: isImperial },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}
