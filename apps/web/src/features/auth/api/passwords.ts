import { accountsPaths } from '@weekbord/contract/accounts/paths';
import { authAccountPaths } from '@weekbord/contract/auth/account-paths';
import { authPaths } from '@weekbord/contract/auth/paths';
import { queryOf } from '../../../shared/api/query-of.ts';
import { useSend } from '../../../shared/api/use-send.ts';
import { currentLanguage } from '../../../shared/locale/language.ts';
import type { MailedProof } from '../model/mailed-proof.ts';
import { mailContext } from './log-in.ts';

/**
 * Each form shows its own failure. Requests with a password never wait for the network, because waiting requests are
 * stored on the device.
 */
const QUIET = { meta: { quiet: true }, networkMode: 'always' } as const;

/** Whether the user has a password and a recent login, and which change of email address is pending. */
export const credentialsQuery = queryOf(authAccountPaths.getCredentials, {}, { staleTime: 0 });

/** Exchanges an email address and its password for a token. */
export function usePasswordLogin() {
  return useSend(authPaths.tokenLogin, {
    ...QUIET,
    sent: (body: { email: string; password: string }) => ({ body }),
  });
}

/** Creates an account with a password and sends an email with a confirmation link. */
export function useRegister() {
  return useSend(accountsPaths.signUp, {
    ...QUIET,
    sent: (person: { first_name: string; last_name: string; email: string; password: string }) => ({
      body: { ...person, ...mailContext(), terms_accepted: true as const, language: currentLanguage() },
    }),
  });
}

/** Requests another email with the confirmation link. */
export function useResendActivation() {
  return useSend(authAccountPaths.resendActivation, { ...QUIET, sent: (email: string) => ({ body: { email } }) });
}

/** Confirms a new account or a change of email address with an emailed link. */
export function useActivation() {
  return useSend(authAccountPaths.activation, { ...QUIET, sent: (body: MailedProof) => ({ body }) });
}

/** Requests an emailed link for choosing a new password. */
export function useResetPassword() {
  return useSend(authAccountPaths.resetPassword, { ...QUIET, sent: (email: string) => ({ body: { email } }) });
}

/** Sets a password with an emailed link. */
export function useResetPasswordConfirm() {
  return useSend(authAccountPaths.resetPasswordConfirm, {
    ...QUIET,
    sent: (body: MailedProof & { new_password: string }) => ({ body }),
  });
}

/** Changes the email address with an emailed link. */
export function useResetEmailConfirm() {
  return useSend(authAccountPaths.resetEmailConfirm, {
    ...QUIET,
    sent: (body: MailedProof & { new_email: string }) => ({ body }),
  });
}

export function useSetPassword() {
  return useSend(authAccountPaths.setPassword, {
    ...QUIET,
    sent: (body: { new_password: string; current_password?: string }) => ({ body }),
    affects: [credentialsQuery.queryKey],
  });
}

/** Requests a change of email address. */
export function useSetEmail() {
  return useSend(authAccountPaths.setEmail, {
    ...QUIET,
    sent: (body: { new_email: string; current_password?: string }) => ({ body }),
    affects: [credentialsQuery.queryKey],
  });
}

/** Cancels a pending change of email address. */
export function useCancelEmailChange() {
  return useSend(authAccountPaths.cancelEmailChange, {
    ...QUIET,
    sent: () => ({}),
    affects: [credentialsQuery.queryKey],
  });
}
