import type { deleteGroceryList as endpoint } from '@weekbord/contract/groceries/grocery-lists';
import type { Operation } from '../../platform/http/context.ts';
import { deleteList } from './groceries.store.ts';
import { reachList } from './reach-list.ts';

export const deleteGroceryList: Operation<typeof endpoint> = async (ctx) => {
  await deleteList(ctx.db, await reachList(ctx, ctx.params.id));
};
