import type { listFoods as endpoint } from '@weekbord/contract/foods/list-foods';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { presentFoods } from './foods.present.ts';
import { listFoods as listRows, listServings } from './foods.store.ts';

export const listFoods: Operation<typeof endpoint> = async (ctx) => {
  const { actor, locale, query } = ctx;
  const { count, rows } = await listRows(ctx.db, {
    category: query.category,
    ids: query.id,
    personId: actor.id,
    locale,
    ...pageWindow(query),
  });
  const found = rows.map(({ id }) => id);
  const servings = found.length === 0 ? [] : await listServings(ctx.db, found, locale);
  return paginate(ctx, { count, rows: presentFoods(rows, servings) });
};
