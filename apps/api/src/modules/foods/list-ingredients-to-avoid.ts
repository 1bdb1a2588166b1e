import type { listIngredientsToAvoid as endpoint } from '@weekbord/contract/foods/ingredients-to-avoid';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { listIngredientsToAvoid as listRows } from './foods.store.ts';

export const listIngredientsToAvoid: Operation<typeof endpoint> = async (ctx) =>
  paginate(ctx, await listRows(ctx.db, { locale: ctx.locale, ...pageWindow(ctx.query) }));
