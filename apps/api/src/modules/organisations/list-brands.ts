import type { listBrands as endpoint } from '@weekbord/contract/organisations/organisations';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { presentBrand } from './organisations.present.ts';
import { listOrganisations } from './organisations.store.ts';

export const listBrands: Operation<typeof endpoint> = async (ctx) => {
  const { count, rows } = await listOrganisations(ctx.db, pageWindow(ctx.query));
  return paginate(ctx, { count, rows: rows.map(presentBrand) });
};
