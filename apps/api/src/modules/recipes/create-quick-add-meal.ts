import type { createQuickAddMeal as endpoint } from '@weekbord/contract/diary/quick-add-meals';
import type { Operation } from '../../platform/http/context.ts';
import { presentQuickAddMeal } from './plain-meals.present.ts';
import { insertQuickAddMeal } from './quick-add-meals.store.ts';

export const createQuickAddMeal: Operation<typeof endpoint> = async ({ db, actor, body }) =>
  presentQuickAddMeal(await insertQuickAddMeal(db, actor.id, body));
