import type { searchFoodByBarcode as endpoint } from '@weekbord/contract/foods/food-search';
import type { Operation } from '../../platform/http/context.ts';
import { ApiError } from '../../platform/http/errors.ts';
import { gtinOf } from './barcode.ts';
import { findFoodByGtin } from './food-search.store.ts';
import { presentFoods } from './foods.present.ts';
import { listFoodsByIds, listServings } from './foods.store.ts';

export const searchFoodByBarcode: Operation<typeof endpoint> = async ({ db, actor, locale, query }) => {
  const id = await findFoodByGtin(db, actor.id, gtinOf(query.barcode));
  if (id === null) throw new ApiError('barcode_unknown');
  const rows = await listFoodsByIds(db, [id], locale);
  const [food] = presentFoods(rows, await listServings(db, [id], locale));
  if (food === undefined) throw new ApiError('barcode_unknown');
  return food;
};
