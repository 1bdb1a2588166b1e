import type { createGroceryList as endpoint } from '@weekbord/contract/groceries/grocery-lists';
import { validateGroceryRange } from '@weekbord/domain/groceries/date-range';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { authorizePerson } from '../access/access.public.ts';
import { countNeeds, inShoppingOrder } from './count-needs.ts';
import { insertList, saveNeeds } from './groceries.store.ts';
import { showList } from './show-lists.ts';

export const createGroceryList: Operation<typeof endpoint> = async (ctx) => {
  const { db, locale, now } = ctx;
  const { start_date: from, end_date: to } = ctx.body;
  checkRange(from, to);
  const personId = await authorizePerson(ctx, ctx.body.user);
  const { totals, mealIds } = await countNeeds(db, personId, { from, to, mealIds: [] });
  const list = await insertList(db, { personId, from, to, mealIds, now });
  await saveNeeds(db, list, await inShoppingOrder(db, totals, locale));
  return showList(ctx, list);
};

function checkRange(start: string, end: string): void {
  const wrong = validateGroceryRange({ start, end });
  if (wrong === null) return;
  const params = wrong.limit === undefined ? {} : { params: { max: wrong.limit } };
  throw new FieldError([{ path: ['end_date'], code: wrong.code, ...params }]);
}
