import type { Endpoints } from '@weekbord/contract/endpoints';
import { maskAddress } from '@weekbord/domain/auth/mask-address';
import type { Operation } from '../../../platform/http/context.ts';
import { ApiError } from '../../../platform/http/errors.ts';
import { hashOf } from '../../../platform/secret/tokens.ts';
import { findUsableLink } from '../auth.store.ts';
import { isSameHash } from './code-hash.ts';
import { browserOf } from './login-cookies.ts';
import { countAct, uncountAct } from './network-limit.ts';

/** Returns a masked address that its owner recognises, since anyone may open a link. */
export const lookAtMagicLink: Operation<Endpoints['lookAtMagicLink']> = async (ctx) => {
  await countAct(ctx.db, ctx, 'guess');
  const link = await findUsableLink(ctx.db, hashOf(ctx.body.magic_link_token), ctx.now);
  if (link === undefined) throw new ApiError('link_dead');
  await uncountAct(ctx.db, ctx, 'guess');
  const browser = browserOf(ctx);
  return {
    masked_email: maskAddress(link.email),
    asked_in_this_browser: browser !== null && link.browser_hash !== null && isSameHash(browser, link.browser_hash),
  };
};
