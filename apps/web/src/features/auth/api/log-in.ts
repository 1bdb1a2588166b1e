import { authPaths } from '@weekbord/contract/auth/paths';
import { portalOf } from '@weekbord/domain/organisations/portal-of-site';
import { useSend } from '../../../shared/api/use-send.ts';
import { siteHostname, siteOrigin } from '../../../shared/http/site.ts';

/** How long the button shows that a new code is being sent, in milliseconds: long enough to notice. */
const RESENDING_MS = 750;

/** Each login form shows its own failure. */
const QUIET = { meta: { quiet: true } } as const;

/** Returns what the login email needs to know about this page. */
export function mailContext() {
  return {
    redirect_url: `${siteOrigin()}/login`,
    organisation_subdomain: portalOf(siteHostname()) ?? null,
  };
}

/** Requests a code or magic link for an address; returns which of the two was emailed. */
export function useCreateLoginSignupPortal() {
  return useSend(authPaths.createLoginSignupPortal, {
    ...QUIET,
    sent: (email: string) => ({ body: { email, ...mailContext() } }),
  });
}

/** Requests a new code by email. */
export function useResendOtp() {
  return useSend(authPaths.resendOtp, {
    ...QUIET,
    sent: (email: string) => ({ body: { email } }),
    leastMs: RESENDING_MS,
  });
}

/** Exchanges an email address and its code for a token. */
export function useVerifyOtp() {
  return useSend(authPaths.verifyOtp, { ...QUIET, sent: (body: { email: string; otp: string }) => ({ body }) });
}

/** Returns the account that a magic link's token logs in to, without using it up. */
export function useLookAtMagicLink() {
  return useSend(authPaths.lookAtMagicLink, {
    ...QUIET,
    sent: (token: string) => ({ body: { magic_link_token: token } }),
  });
}

/** Exchanges a magic link's token for a token of this device, which invalidates the link. */
export function useTokenLogin() {
  return useSend(authPaths.tokenLogin, {
    ...QUIET,
    sent: (token: string) => ({ body: { magic_link_token: token } }),
  });
}
