import { plannerPaths } from '@weekbord/contract/planner/paths';
import type { PlainDate } from '@weekbord/domain/dates/plain-date';
import { MEAL_TYPES } from '@weekbord/domain/vocabulary';
import { queryOptions } from '@tanstack/react-query';
import { answer } from '../../../shared/http/call.ts';
import type { Proposal } from './proposals.ts';

interface Fitting {
  slotId: number;
  date: PlainDate;
  recipe: Readonly<{ id: number; meal_types: readonly string[] }>;
}

/** One recipe fitted to a slot of a day, also one of another meal; null where the person's rules speak against it. */
export function fittedRecipeQuery({ slotId, date, recipe }: Fitting) {
  return queryOptions({
    queryKey: ['generateMeals', 'fitted', slotId, date, recipe.id],
    queryFn: async ({ signal }): Promise<Proposal | null> => {
      const query = {
        meal_slot_specification: slotId,
        date_to_plan_for: date,
        id: recipe.id,
        meal_types: MEAL_TYPES.filter((type) => recipe.meal_types.includes(type)),
      };
      const { results } = await answer(plannerPaths.generateMeals, { query }, { signal });
      return results[0] ?? null;
    },
  });
}
