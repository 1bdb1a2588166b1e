import type { setIngredientsToAvoid as endpoint } from '@weekbord/contract/foods/ingredients-to-avoid';
import type { Operation } from '../../platform/http/context.ts';
import { FieldError } from '../../platform/http/errors.ts';
import { deleteAvoided, insertAvoided, listKnownAvoidable } from './foods.store.ts';

export const setIngredientsToAvoid: Operation<typeof endpoint> = async ({ db, actor, body }) => {
  const ids = body.ingredient_to_avoid_ids;
  const known = await listKnownAvoidable(db, ids);
  if (ids.some((id) => !known.has(id))) throw new FieldError({ ingredient_to_avoid_ids: 'does_not_exist' });
  await deleteAvoided(db, actor.id);
  await insertAvoided(db, actor.id, [...known]);
};
