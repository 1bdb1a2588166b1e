import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Answered } from '@weekbord/contract/endpoint';
import { foldText } from '@weekbord/domain/foods/fold-text';
import { gtinText } from '@weekbord/domain/foods/gtin';
import type { Operation } from '../../../platform/http/context.ts';
import { pageWindow, paginate } from '../../../platform/http/paginate.ts';
import { authorize, authorizePerson } from '../../access/access.public.ts';
import { pictureOfFood } from '../foods.present.ts';
import { writtenFood } from '../foods.resources.ts';
import { listWrittenFoods, type WrittenFood } from './own-foods.store.ts';

export const listOwnFoods: Operation<Endpoints['listOwnFoods']> = async (ctx) => {
  const { db, query } = ctx;
  const personId = await authorizePerson(ctx);
  const { count, rows } = await listWrittenFoods(db, {
    personId,
    text: foldText(query.query ?? ''),
    ...pageWindow(query),
  });
  return paginate(ctx, { count, rows: rows.map(presentOwnFood) });
};

export const getOwnFood: Operation<Endpoints['getOwnFood']> = async (ctx) =>
  presentOwnFood(await authorize(ctx, writtenFood, ctx.params.id));

function presentOwnFood(row: WrittenFood): Answered<Endpoints['getOwnFood']> {
  const { kcal, protein, fat, carbohydrates, fiber, serving_name: description, serving_grams: grams } = row;
  return {
    id: row.id,
    name: row.name,
    brand_name: row.brand_name,
    barcode: row.gtin === null ? null : gtinText(row.gtin),
    picture: pictureOfFood(row),
    per_100g: { kcal: kcal ?? 0, protein: protein ?? 0, fat: fat ?? 0, carbohydrates: carbohydrates ?? 0, fiber },
    by_volume: row.grams_per_ml !== null,
    serving: description === null || grams === null ? null : { description, grams },
    is_hidden: row.retired === 'HIDDEN',
  };
}
