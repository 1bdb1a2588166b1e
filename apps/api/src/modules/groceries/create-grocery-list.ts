import type { createGroceryList as endpoint } from '@weekbord/contract/groceries/grocery-lists';
import { validateGroceryRange } from '@weekbord/domain/groceries/date-range';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { authorizePerson } from '../access/access.public.ts';
import { makeList } from './make-list.ts';
import { showList } from './show-lists.ts';

export const createGroceryList: Operation<typeof endpoint> = async (ctx) => {
  const { start_date: from, end_date: to } = ctx.body;
  checkRange(from, to);
  const personId = await authorizePerson(ctx, ctx.body.user);
  return showList(ctx, await makeList(ctx, { personId, from, to }));
};

function checkRange(start: string, end: string): void {
  const wrong = validateGroceryRange({ start, end });
  if (wrong === null) return;
  const params = wrong.limit === undefined ? {} : { params: { max: wrong.limit } };
  throw new FieldError([{ path: ['end_date'], code: wrong.code, ...params }]);
}
