import type { autocompleteFoods as endpoint } from '@weekbord/contract/foods/food-search';
import { foldText } from '@weekbord/domain/foods/fold-text';
import type { Operation } from '../../platform/http/context.ts';
import { findFoods } from './find-foods.ts';

const MOST_NAMES = 10;

export const autocompleteFoods: Operation<typeof endpoint> = async ({ db, actor, locale, query }) => {
  const found = await findFoods(db, { personId: actor.id, locale }, query.query);
  const names = new Map<string, string>();
  for (const food of found) {
    const name = food[`name_${locale}`];
    const folded = foldText(name);
    if (!names.has(folded)) names.set(folded, name);
    if (names.size === MOST_NAMES) break;
  }
  return [...names.values()].map((name) => ({ name }));
};
