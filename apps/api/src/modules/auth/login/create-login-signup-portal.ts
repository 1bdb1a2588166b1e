import type { createLoginSignupPortal as endpoint } from '@weekbord/contract/auth/log-in';
import type { Operation } from '../../../platform/http/context.ts';
import { askLogin } from './ask-login.ts';
import { portalOf, redirectOf } from './resolve-redirect.ts';

/** The display modes of an installed app, in which an emailed link would open another window. */
const INSTALLED = /^(?:standalone|native)$/i;

export const createLoginSignupPortal: Operation<typeof endpoint> = async (ctx) => {
  const { email, redirect_url, organisation_subdomain } = ctx.body;
  const redirect = await redirectOf(ctx, redirect_url);
  const portal = await portalOf(ctx.db, organisation_subdomain);
  const { codesOn } = await askLogin(ctx, {
    email,
    redirect: redirect.url.href,
    portal,
    kind: 'PORTAL',
    contentWithEarlier: true,
  });
  const wantsCode =
    redirect.isApp || INSTALLED.test(ctx.header('x-app-display') ?? '') || portal.login_method === 'OTP';
  return { authentication_method: codesOn && wantsCode ? 'OTP' : 'MAGIC_LINK' };
};
