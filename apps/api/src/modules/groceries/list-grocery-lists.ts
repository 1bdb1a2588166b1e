import type { listGroceryLists as endpoint } from '@weekbord/contract/groceries/grocery-lists';
import type { Operation } from '../../platform/http/context.ts';
import { pageWindow, paginate } from '../../platform/http/paginate.ts';
import { reachPerson } from '../accounts/accounts.public.ts';
import { presentLists } from './groceries.present.ts';
import { listItems, listLists } from './groceries.store.ts';

export const listGroceryLists: Operation<typeof endpoint> = async (ctx) => {
  const { db, locale, query } = ctx;
  const person = await reachPerson(ctx, query.user);
  const { count, rows } = await listLists(db, person.id, pageWindow(query));
  const ids = rows.map(({ id }) => id);
  const items = ids.length === 0 ? [] : await listItems(db, person.id, ids, locale);
  return paginate(ctx, { count, rows: presentLists(rows, items, locale) });
};
