import { authPaths } from '@weekbord/contract/auth/paths';
import { useMutation } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';

/** Exchanges an address and its code for a token. */
export function useVerifyOtp() {
  return useMutation({
    mutationFn: (sent: { email: string; otp: string }) => answer(authPaths.verifyOtp, { body: sent }),
    meta: { quiet: true },
  });
}
