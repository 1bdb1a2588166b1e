import { createLoginSignupPortal as createLoginSignupPortalEndpoint } from '@weekbord/contract/auth/create-login-signup-portal';
import { createMagicLink as createMagicLinkEndpoint } from '@weekbord/contract/auth/create-magic-link';
import { createOtp as createOtpEndpoint } from '@weekbord/contract/auth/create-otp';
import { resendOtp as resendOtpEndpoint } from '@weekbord/contract/auth/resend-otp';
import { tokenLogin as tokenLoginEndpoint } from '@weekbord/contract/auth/token-login';
import { tokenLogout as tokenLogoutEndpoint } from '@weekbord/contract/auth/token-logout';
import { verifyOtp as verifyOtpEndpoint } from '@weekbord/contract/auth/verify-otp';
import { serve, type Served } from '../../platform/http/serve.ts';
import { createLoginSignupPortal } from './create-login-signup-portal.ts';
import { createMagicLink } from './create-magic-link.ts';
import { createOtp } from './create-otp.ts';
import { resendOtp } from './resend-otp.ts';
import { tokenLogin } from './token-login.ts';
import { tokenLogout } from './token-logout.ts';
import { verifyOtp } from './verify-otp.ts';

export const authRoutes: readonly Served[] = [
  serve(createLoginSignupPortalEndpoint, createLoginSignupPortal),
  serve(createMagicLinkEndpoint, createMagicLink),
  serve(createOtpEndpoint, createOtp),
  serve(resendOtpEndpoint, resendOtp),
  serve(tokenLoginEndpoint, tokenLogin),
  serve(tokenLogoutEndpoint, tokenLogout),
  serve(verifyOtpEndpoint, verifyOtp),
];
