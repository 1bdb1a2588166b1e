import type { getBrand as endpoint } from '@weekbord/contract/organisations/organisations';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { presentBrand } from './organisations.present.ts';
import { findPortal } from './find-portal.ts';

export const getBrand: Operation<typeof endpoint> = async (ctx) => {
  const organisation = await findPortal(ctx.db, ctx.params.subdomain);
  if (organisation === undefined) throw new ApiError('not_found');
  return presentBrand(organisation);
};
