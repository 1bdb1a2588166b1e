import { isPlanners } from '@weekbord/domain/diary/replaceable';
import type { Context } from '../../../platform/http/context.ts';
import type { ItemRow } from '../diary.store.ts';
import type { Kept } from './replacements.store.ts';
import { insertRejection } from './rejected-recipes.store.ts';

/**
 * Records that a person rejected a recipe by removing a meal that is unchanged since it was planned. A coach's removal
 * says nothing about the client's taste, and a recurring meal is the person's own choice. Returns the new record, or
 * null.
 */
export async function recordRejection(
  { db, actor, today }: Pick<Context, 'db' | 'actor' | 'today'>,
  { person_id: personId }: Pick<ItemRow, 'person_id'>,
  recipeId: number | null,
  items: readonly ChosenItem[],
): Promise<Kept['turnedDown']> {
  if (recipeId === null || actor.id !== personId || !items.some(isChosenByPlanner)) return null;
  const isNew = await insertRejection(db, { personId, recipeId, date: today });
  return isNew ? { recipeId, date: today } : null;
}

type ChosenItem = Pick<ItemRow, 'planned_by' | 'status' | 'reason'>;

function isChosenByPlanner(item: ChosenItem): boolean {
  return isPlanners(item) && item.reason?.kind !== 'EVERY_WEEK';
}
