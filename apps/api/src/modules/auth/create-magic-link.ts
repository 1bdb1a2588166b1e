import type { createMagicLink as endpoint } from '@weekbord/contract/auth/log-in';
import type { Operation } from '../../platform/http/context.ts';
import { askLogin } from './ask-login.ts';
import { portalOf, redirectOf } from './where-to.ts';

export const createMagicLink: Operation<typeof endpoint> = async (ctx) => {
  const redirect = await redirectOf(ctx, ctx.body.redirect_url);
  await askLogin(ctx, {
    email: ctx.body.email,
    redirect: redirect.url.href,
    portal: await portalOf(ctx.db, redirect.portal),
    kind: 'LINK',
    contentWithEarlier: true,
  });
};
