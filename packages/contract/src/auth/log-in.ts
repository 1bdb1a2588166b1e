import { endpoint } from '../endpoint.ts';
import { coded, email, text } from '../fields.ts';
import { givenPassword } from './password-fields.ts';
import { authPaths } from './paths.ts';
import { z } from 'zod';

export const createLoginSignupPortal = endpoint(authPaths.createLoginSignupPortal, {
  access: 'public',
  summary: 'Sends an email with a log-in code and a link; the response is the same for known and unknown addresses.',
  body: z.object({
    email,
    redirect_url: text({ min: 1, max: 500 }),
    organisation_subdomain: text({ max: 63 }).nullable().optional(),
  }),
  answer: z.object({ authentication_method: z.enum(['OTP', 'MAGIC_LINK']) }),
  cost: 5,
  readOnly: true,
});

export const createMagicLink = endpoint(authPaths.createMagicLink, {
  access: 'public',
  summary: 'Sends a link that logs in once.',
  body: z.object({ email, redirect_url: text({ min: 1, max: 500 }) }),
  cost: 5,
  readOnly: true,
});

export const createOtp = endpoint(authPaths.createOtp, {
  access: 'public',
  summary: 'Sends a four-digit code.',
  body: z.object({ email }),
  cost: 5,
  readOnly: true,
});

export const resendOtp = endpoint(authPaths.resendOtp, {
  access: 'public',
  summary: 'Sends a new code; the earlier one stops working.',
  body: z.object({ email }),
  cost: 5,
  readOnly: true,
});

export const verifyOtp = endpoint(authPaths.verifyOtp, {
  access: 'public',
  summary: 'Exchanges an email address and its code for a token.',
  body: z.object({ email, otp: z.string().regex(/^[0-9]{4}$/, coded('otp_not_four_digits')) }),
  answer: z.object({ auth_token: z.string() }),
  errors: ['code_wrong', 'code_dead', 'codes_off'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const lookAtMagicLink = endpoint(authPaths.lookAtMagicLink, {
  access: 'public',
  summary:
    'Returns whose log-in a magic link is for, without using it up: a browser that did not request the link, or is already logged in, asks for confirmation first.',
  body: z.object({ magic_link_token: text({ min: 1, max: 200 }) }),
  answer: z.object({
    /** The email address, masked so that only its owner recognises it, such as `r•••@p•••.example`. */
    masked_email: z.string(),
    asked_in_this_browser: z.boolean(),
  }),
  errors: ['link_dead'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const tokenLogin = endpoint(authPaths.tokenLogin, {
  access: 'public',
  summary:
    "Exchanges a magic link's token, which then stops working, or an email address and password for a token for this device.",
  body: z.object({
    magic_link_token: text({ min: 1, max: 200 }).optional(),
    email: email.optional(),
    password: givenPassword.optional(),
  }),
  answer: z.object({ auth_token: z.string() }),
  errors: ['link_dead', 'login_failed', 'passwords_off'],
  verifiesCredential: true,
  cost: 5,
  readOnly: true,
});

export const tokenLogout = endpoint(authPaths.tokenLogout, {
  access: 'signed-in',
  summary: 'Revokes the token the call was made with.',
});
