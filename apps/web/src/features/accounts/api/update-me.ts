import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answer, type SentTo } from '../../../shared/http/call.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/** Changes the person's own name, language or units. */
export function useUpdateMe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: SentTo<'updateMe'>['body']) => answer(accountsPaths.updateMe, { body: change }),
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}
