import type { Operation } from '../../../platform/http/context.ts';
import { askLogin } from './ask-login.ts';
import { lastRedirect, portalOf, redirectOf } from './resolve-redirect.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const createOtp: Operation<Endpoints['createOtp']> = async (ctx) => {
  const { email } = ctx.body;
  await askLogin(ctx, { ...(await lastRedirect(ctx, email)), email, kind: 'OTP', contentWithEarlier: false });
};

export const resendOtp: Operation<Endpoints['resendOtp']> = async (ctx) => {
  const { email } = ctx.body;
  await askLogin(ctx, { ...(await lastRedirect(ctx, email)), email, kind: 'RESEND', contentWithEarlier: false });
};

export const createMagicLink: Operation<Endpoints['createMagicLink']> = async (ctx) => {
  const redirect = await redirectOf(ctx, ctx.body.redirect_url);
  await askLogin(ctx, {
    email: ctx.body.email,
    redirect: redirect.url.href,
    portal: await portalOf(ctx.db, redirect.portal),
    kind: 'LINK',
    contentWithEarlier: true,
  });
};
