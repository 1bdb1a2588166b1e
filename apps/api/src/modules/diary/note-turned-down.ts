import { isPlanners } from '@weekbord/domain/diary/gives-way';
import type { Context } from '../../platform/http/context.ts';
import type { ItemRow } from './diary.store.ts';
import type { Kept } from './replacements.store.ts';
import { insertTurnedDown } from './turned-down.store.ts';

/**
 * Notes which recipe a person turns down who takes a meal out of their day that is still as the planner put it there.
 * What a coach clears away says nothing of the client's taste, and what recurs is the person's own choice. Answers what is new by it; null where nothing is.
 */
export async function noteTurnedDown(
  { db, actor, today }: Pick<Context, 'db' | 'actor' | 'today'>,
  { person_id: personId }: Pick<ItemRow, 'person_id'>,
  recipeId: number | null,
  items: readonly ChosenItem[],
): Promise<Kept['turnedDown']> {
  if (recipeId === null || actor.id !== personId || !items.some(isChosenByPlanner)) return null;
  const isNew = await insertTurnedDown(db, { personId, recipeId, date: today });
  return isNew ? { recipeId, date: today } : null;
}

type ChosenItem = Pick<ItemRow, 'planned_by' | 'status' | 'reason'>;

function isChosenByPlanner(item: ChosenItem): boolean {
  return isPlanners(item) && item.reason?.kind !== 'EVERY_WEEK';
}
