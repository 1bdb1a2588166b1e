import { authPaths } from '@weekbord/contract/auth/paths';
import { useMutation } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';

/** Long enough to see that something happens. */
const SHOWN_AT_LEAST_MS = 750;

/** Has a new code mailed. */
export function useResendOtp() {
  return useMutation({
    mutationFn: async (email: string) => {
      const shown = new Promise((resolve) => setTimeout(resolve, SHOWN_AT_LEAST_MS));
      const [sent] = await Promise.allSettled([answer(authPaths.resendOtp, { body: { email } }), shown]);
      if (sent.status === 'rejected') throw sent.reason;
    },
    meta: { quiet: true },
  });
}
