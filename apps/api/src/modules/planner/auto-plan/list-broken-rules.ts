import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Operation } from '../../../platform/http/context.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { kitchenFood, listKitchenFoodsByIds } from '../../foods/foods.public.ts';
import { loadBrokenRules } from './broken-rules.ts';

export const listBrokenRules: Operation<Endpoints['listBrokenRules']> = async (ctx) => {
  const { db, actor, query } = ctx;
  const personId = await authorizePerson(ctx, query.user);
  const rows = await listKitchenFoodsByIds(db, query.food ?? [], [actor.id, personId]);
  const brokenBy = await loadBrokenRules(db, personId);
  return {
    results: rows.flatMap((row) => {
      const breaks = brokenBy(kitchenFood(row));
      return breaks.length === 0 ? [] : [{ food: row.id, breaks }];
    }),
  };
};
