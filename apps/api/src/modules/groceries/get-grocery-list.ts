import type { getGroceryList as endpoint } from '@weekbord/contract/groceries/grocery-lists';
import type { Operation } from '../../platform/http/context.ts';
import { presentLists } from './groceries.present.ts';
import { listItems } from './groceries.store.ts';
import { reachList } from './reach-list.ts';

export const getGroceryList: Operation<typeof endpoint> = async (ctx) => {
  const list = await reachList(ctx, ctx.params.id);
  const items = await listItems(ctx.db, list.person_id, [list.id], ctx.locale);
  const [presented] = presentLists([list], items, ctx.locale);
  return presented!;
};
