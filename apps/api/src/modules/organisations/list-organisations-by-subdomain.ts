import type { listOrganisationsBySubdomain as endpoint } from '@weekbord/contract/organisations/organisations';
import type { Operation } from '../../platform/http/context.ts';
import { paginate } from '../../platform/http/paginate.ts';
import { findPortal } from './find-portal.ts';
import { presentBrand } from './organisations.present.ts';

export const listOrganisationsBySubdomain: Operation<typeof endpoint> = async (ctx) => {
  const organisation = await findPortal(ctx.db, ctx.query.subdomain);
  const rows = organisation === undefined ? [] : [presentBrand(organisation)];
  return paginate(ctx, { count: rows.length, rows });
};
