import type { Endpoints } from '@weekbord/contract/endpoints';
import type { Context } from '../../../platform/http/context.ts';
import { FieldError } from '../../../platform/http/errors.ts';
import { checkOwnFood, ownFoodOf, ownServingOf } from './own-food-of-body.ts';
import { gtinText } from '@weekbord/domain/foods/gtin';
import {
  findWrittenFood,
  hideOwnFood,
  keepLoggedMeals,
  keepUnused,
  measureByVolume,
  refreshMealsOfFood,
  replaceOwnServing,
  updateOwnFood,
  type WrittenFood,
} from './own-foods.store.ts';

type Ctx = Context<Endpoints['updateFood']>;

/**
 * Changes the fields of a custom food that were sent. If its nutrients or the weight of its serving change, planned
 * meals are updated, and logged ones if requested. Returns whether recipes that contain it must be recalculated.
 */
export async function changeOwnFood({ db, actor }: Ctx, id: number, change: Ctx['body']): Promise<boolean> {
  await keepUnused(db, id);
  const before = (await findWrittenFood(db, actor.id, id))!;
  if (change.is_hidden !== undefined) await hideOwnFood(db, id, change.is_hidden);
  const { name, brand_name, barcode, per_100g, by_volume, serving } = { ...bodyOf(before), ...given(change) };
  const food = ownFoodOf({ name, brand_name, barcode, per_100g, by_volume });
  await checkOwnFood(db, actor.id, food, id);
  const weighs = before.serving_grams !== null && serving ? before.serving_grams !== serving.grams : false;
  const counts = weighs || FIGURES.some((figure) => before[figure] !== food.figures[figure]);
  if (counts && !change.corrects_logged) await keepLoggedMeals(db, id);
  await updateOwnFood(db, id, food);
  const fault = await replaceOwnServing(db, id, serving ? ownServingOf(serving) : null);
  if (fault !== null) throw new FieldError({ serving: fault });
  const measured = await measureByVolume(db, id, food.byVolume);
  if (measured !== null) throw new FieldError({ by_volume: 'volume_in_use' });
  if (counts) await refreshMealsOfFood(db, id);
  return counts || name !== before.name;
}

const FIGURES = ['kcal', 'protein', 'fat', 'carbohydrates', 'fiber'] as const;

function bodyOf(row: WrittenFood) {
  const { kcal, protein, fat, carbohydrates, fiber, serving_name: description, serving_grams: grams } = row;
  return {
    name: row.name,
    brand_name: row.brand_name,
    barcode: row.gtin === null ? null : gtinText(row.gtin),
    per_100g: { kcal: kcal ?? 0, protein: protein ?? 0, fat: fat ?? 0, carbohydrates: carbohydrates ?? 0, fiber },
    by_volume: row.grams_per_ml !== null,
    serving: description === null || grams === null ? null : { description, grams },
  };
}

/** Returns the fields of a change that were sent. */
function given({ name, brand_name, barcode, per_100g, by_volume, serving }: Ctx['body']) {
  return {
    ...(name === undefined ? {} : { name }),
    ...(brand_name === undefined ? {} : { brand_name }),
    ...(barcode === undefined ? {} : { barcode }),
    ...(per_100g === undefined ? {} : { per_100g }),
    ...(by_volume === undefined ? {} : { by_volume }),
    ...(serving === undefined ? {} : { serving }),
  };
}
