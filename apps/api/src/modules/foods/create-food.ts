import type { createFood as endpoint } from '@weekbord/contract/foods/foods';
import { validateFoodFigures } from '@weekbord/domain/foods/food-figures';
import { MAX_OWN_FOODS } from '@weekbord/domain/foods/own-food-limit';
import { searchTextOfFood } from '@weekbord/domain/foods/search-text-of-food';
import type { Context, Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { authorizePerson } from '../access/access.public.ts';
import { gtinOf } from './barcode.ts';
import { lookOfStored } from './look-of-stored.ts';
import { presentFoods } from './foods.present.ts';
import { listFoodsByIds, listServings } from './foods.store.ts';
import {
  CATEGORY_OF_OWN,
  insertOwnFood,
  insertOwnServings,
  listOwnFoods,
  type OwnFood,
  type OwnServing,
  UNKNOWN,
} from './own-foods.store.ts';

type Body = Context<typeof endpoint>['body'];

const GRAM: OwnServing = { measure: 'g', description: 'g', plural: 'g', grams: 1 };

export const createFood: Operation<typeof endpoint> = async (ctx) => {
  const { db, locale, body } = ctx;
  const food = ownFoodOf(body);
  const fault = validateFoodFigures(food.figures);
  if (fault !== null) {
    const params = fault.limit === undefined ? {} : { count: fault.limit };
    throw new FieldError([{ path: ['per_100g', 'kcal'], code: fault.code, params }]);
  }
  const authorId = await authorizePerson(ctx);
  if ((await listOwnFoods(db, authorId)).length >= MAX_OWN_FOODS)
    throw new FieldError([{ path: [], code: 'foods_full' }]);
  const id = await insertOwnFood(db, authorId, food);
  await insertOwnServings(db, id, servingsOf(body));
  const rows = await listFoodsByIds(db, [id], locale);
  return presentFoods(rows, await listServings(db, [id], locale))[0]!;
};

function ownFoodOf(body: Body): OwnFood {
  const { name, barcode, per_100g: figures } = body;
  const brandName = body.brand_name ? body.brand_name : null;
  const names = { name_en: name, name_nl: name, brand_name: brandName };
  return {
    name,
    brandName,
    gtin: barcode ? gtinOf(barcode) : null,
    search: searchTextOfFood(names),
    picture: lookOfStored({
      name,
      category: CATEGORY_OF_OWN,
      ...UNKNOWN,
      label_allergens: null,
      free_of: [],
    }),
    figures: { ...figures, fiber: figures.fiber ?? null },
  };
}

function servingsOf({ serving }: Body): OwnServing[] {
  if (!serving) return [GRAM];
  const { description, grams } = serving;
  return [GRAM, { measure: 'serving', description, plural: description, grams }];
}
