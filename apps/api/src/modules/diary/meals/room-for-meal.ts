import type { MealContentType } from '@weekbord/domain/diary/calendar-items';
import { MAX_UNPLANNED_MEALS } from '@weekbord/domain/recipes/amounts/meal-limits';
import { FieldError } from '../../../platform/http/errors.ts';
import { type Asking, lockPerson, only } from '../../access/access.public.ts';
import { countUnplannedMeals } from './meals.store.ts';

/** Rejects another meal that is on no day yet, if the caller already has the maximum of its kind. */
export async function checkRoomForMeal(
  { db, actor }: Pick<Asking, 'db' | 'actor'>,
  kind: MealContentType,
): Promise<void> {
  await lockPerson(db, actor, only(actor.id));
  const count = await countUnplannedMeals(db, actor.id, { kind, limit: MAX_UNPLANNED_MEALS });
  if (count >= MAX_UNPLANNED_MEALS) throw new FieldError([{ path: [], code: 'unplanned_meals_full' }]);
}
