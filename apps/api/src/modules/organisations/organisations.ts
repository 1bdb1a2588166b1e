import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { findPortal } from './find-portal.ts';
import { presentBrand } from './organisations.present.ts';
import { listOrganisations } from './organisations.store.ts';
import type { Endpoints } from '@weekbord/contract/endpoints';

export const getBrand: Operation<Endpoints['getBrand']> = async (ctx) => {
  const organisation = await findPortal(ctx.db, ctx.params.subdomain);
  if (organisation === undefined) throw new ApiError('not_found');
  return presentBrand(organisation);
};

export const listBrands: Operation<Endpoints['listBrands']> = async (ctx) => {
  const { count, rows } = await listOrganisations(ctx.db, pageWindow(ctx.query));
  return paginate(ctx, { count, rows: rows.map(presentBrand) });
};

export const listOrganisationsBySubdomain: Operation<Endpoints['listOrganisationsBySubdomain']> = async (ctx) => {
  const organisation = await findPortal(ctx.db, ctx.query.subdomain);
  const rows = organisation === undefined ? [] : [presentBrand(organisation)];
  return paginate(ctx, { count: rows.length, rows });
};
