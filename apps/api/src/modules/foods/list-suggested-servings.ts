import type { listSuggestedServings as endpoint } from '@weekbord/contract/foods/suggested-servings';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { presentServing } from './foods.present.ts';
import { listServingPage } from './foods.store.ts';

export const listSuggestedServings: Operation<typeof endpoint> = async (ctx) => {
  const { actor, locale, query } = ctx;
  const filter = { personId: actor.id, locale, food: query.food, ...pageWindow(query) };
  const { count, rows } = await listServingPage(ctx.db, filter);
  return paginate(ctx, { count, rows: rows.map(presentServing) });
};
