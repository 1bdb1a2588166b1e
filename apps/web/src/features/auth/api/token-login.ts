import { authPaths } from '@weekbord/contract/auth/paths';
import { useMutation } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';

/** Exchanges the token of a mailed link for a token of this device; the link is dead afterwards. */
export function useTokenLogin() {
  return useMutation({
    mutationFn: (token: string) => answer(authPaths.tokenLogin, { body: { magic_link_token: token } }),
    meta: { quiet: true },
  });
}
