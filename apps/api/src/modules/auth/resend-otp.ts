import type { resendOtp as endpoint } from '@weekbord/contract/auth/log-in';
import type { Operation } from '../../platform/http/context.ts';
import { askLogin } from './ask-login.ts';
import { lastWhereabouts } from './where-to.ts';

export const resendOtp: Operation<typeof endpoint> = async (ctx) => {
  const { email } = ctx.body;
  await askLogin(ctx, { ...(await lastWhereabouts(ctx, email)), email, kind: 'RESEND', contentWithEarlier: false });
};
