import {
  activation as activationEndpoint,
  resendActivation as resendActivationEndpoint,
  resetEmail as resetEmailEndpoint,
  resetEmailConfirm as resetEmailConfirmEndpoint,
  resetPassword as resetPasswordEndpoint,
  resetPasswordConfirm as resetPasswordConfirmEndpoint,
} from '@weekbord/contract/auth/confirmations';
import {
  cancelEmailChange as cancelEmailChangeEndpoint,
  getCredentials as getCredentialsEndpoint,
  setEmail as setEmailEndpoint,
  setPassword as setPasswordEndpoint,
} from '@weekbord/contract/auth/credentials';
import {
  createLoginSignupPortal as createLoginSignupPortalEndpoint,
  createMagicLink as createMagicLinkEndpoint,
  createOtp as createOtpEndpoint,
  lookAtMagicLink as lookAtMagicLinkEndpoint,
  resendOtp as resendOtpEndpoint,
  tokenLogin as tokenLoginEndpoint,
  tokenLogout as tokenLogoutEndpoint,
  verifyOtp as verifyOtpEndpoint,
} from '@weekbord/contract/auth/log-in';
import {
  endSessions as endSessionsEndpoint,
  listSessions as listSessionsEndpoint,
} from '@weekbord/contract/auth/sessions';
import { serve, type Served } from '../../platform/http/serve.ts';
import { createLoginSignupPortal } from './login/create-login-signup-portal.ts';
import { createMagicLink, createOtp, resendOtp } from './login/codes-and-links.ts';
import { activation, resendActivation } from './confirmations/activation.ts';
import { getCredentials } from './passwords/credentials.ts';
import { cancelEmailChange, resetEmail, resetEmailConfirm, setEmail } from './confirmations/email-changes.ts';
import { resetPassword, resetPasswordConfirm, setPassword } from './passwords/passwords.ts';
import { endSessions, listSessions } from './sessions/sessions.ts';
import { lookAtMagicLink } from './login/look-at-magic-link.ts';
import { tokenLogin, tokenLogout } from './sessions/tokens.ts';
import { verifyOtp } from './login/verify-otp.ts';

export const authRoutes: readonly Served[] = [
  serve(createLoginSignupPortalEndpoint, createLoginSignupPortal, 'login'),
  serve(createMagicLinkEndpoint, createMagicLink, 'login'),
  serve(createOtpEndpoint, createOtp, 'login'),
  serve(resendOtpEndpoint, resendOtp, 'login'),
  serve(lookAtMagicLinkEndpoint, lookAtMagicLink, 'login'),
  serve(tokenLoginEndpoint, tokenLogin, 'login'),
  serve(tokenLogoutEndpoint, tokenLogout),
  serve(listSessionsEndpoint, listSessions),
  serve(endSessionsEndpoint, endSessions),
  serve(verifyOtpEndpoint, verifyOtp, 'login'),
  serve(activationEndpoint, activation, 'login'),
  serve(resendActivationEndpoint, resendActivation, 'login'),
  serve(resetPasswordEndpoint, resetPassword, 'login'),
  serve(resetPasswordConfirmEndpoint, resetPasswordConfirm, 'login'),
  serve(resetEmailEndpoint, resetEmail, 'login'),
  serve(resetEmailConfirmEndpoint, resetEmailConfirm, 'login'),
  serve(getCredentialsEndpoint, getCredentials),
  serve(setPasswordEndpoint, setPassword, 'login'),
  serve(setEmailEndpoint, setEmail, 'login'),
  serve(cancelEmailChangeEndpoint, cancelEmailChange),
];
