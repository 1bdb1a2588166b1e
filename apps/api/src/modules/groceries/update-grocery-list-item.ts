import type { updateGroceryListItem as endpoint } from '@weekbord/contract/groceries/grocery-lists';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { recordReach, visibleTo } from '../accounts/accounts.public.ts';
import { presentItem } from './groceries.present.ts';
import { findItem, updateChecked } from './groceries.store.ts';

export const updateGroceryListItem: Operation<typeof endpoint> = async (ctx) => {
  const { actor, db, body, locale, params } = ctx;
  const item = await findItem(db, params.id, visibleTo(actor), locale);
  if (item === undefined) throw new ApiError('not_found');
  await recordReach(ctx, item.person_id);
  const { checked = item.checked } = body;
  if (checked !== item.checked) await updateChecked(db, item, checked);
  return presentItem({ ...item, checked }, locale);
};
