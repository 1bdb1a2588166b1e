import type { createFood as endpoint } from '@weekbord/contract/foods/foods';
import { MAX_OWN_FOODS } from '@weekbord/domain/foods/own-food-limit';
import type { Operation } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { authorizePerson } from '../../access/access.public.ts';
import { presentFoods } from '../foods.present.ts';
import { listFoodsByIds, listServings } from '../foods.store.ts';
import { GRAM, insertOwnFood, insertOwnServings, listOwnFoods, MILLILITRE } from './own-foods.store.ts';
import { checkOwnFood, ownFoodOf, ownServingOf } from './own-food-of-body.ts';

export const createFood: Operation<typeof endpoint> = async (ctx) => {
  const { db, locale, body } = ctx;
  const food = ownFoodOf(body);
  const authorId = await authorizePerson(ctx);
  await checkOwnFood(db, authorId, food, null);
  if ((await listOwnFoods(db, authorId)).length >= MAX_OWN_FOODS)
    throw new FieldError([{ path: [], code: 'foods_full' }]);
  const id = await insertOwnFood(db, authorId, food);
  const serving = body.serving ? [ownServingOf(body.serving)] : [];
  await insertOwnServings(db, id, [GRAM, ...(food.byVolume ? [MILLILITRE] : []), ...serving]);
  const rows = await listFoodsByIds(db, [id], locale);
  return presentFoods(rows, await listServings(db, [id], locale))[0]!;
};
