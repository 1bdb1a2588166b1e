import type { CatalogueIndex } from '@weekbord/domain/planner/catalogue/catalogue-index';
import { type LearnedTaste, learnTaste, type TasteSignal } from '@weekbord/domain/planner/taste/learned-taste';
import type { PlannerPreferences, PlannerRecipe } from '@weekbord/domain/planner/week/plan-request';
import type { TasteRow } from './taste.store.ts';

export type Taste = Readonly<{
  learned: LearnedTaste;
  /** Recipes that the person wants more of. */
  asked: readonly PlannerRecipe[];
  /** How often the person recently ate each recipe, by its id. */
  eaten: ReadonlyMap<number, number>;
}>;

/** Returns a person's taste, learned from their answers, their diary until today, and their lists. */
export function tasteOf(row: TasteRow, index: CatalogueIndex, preferences: PlannerPreferences): Taste {
  const recipeOf = (id: number) => index.recipes[index.indexById.get(id) ?? -1];
  const signals = [...signalsOf(row), ...signalsOfLists(preferences)];
  const eaten = new Map<number, number>();
  for (const { kind, recipeId } of signals) if (kind === 'EATEN') eaten.set(recipeId, (eaten.get(recipeId) ?? 0) + 1);
  return {
    learned: learnTaste(signals, recipeOf),
    asked: signals.flatMap(({ kind, recipeId }) => (kind === 'MORE' ? (recipeOf(recipeId) ?? []) : [])),
    eaten,
  };
}

/** An unticked meal of today may still be eaten. On a day without ticks, no meal counts as uneaten. */
function signalsOf({ forgottenAgo, answers, turnedDown, meals }: TasteRow): TasteSignal[] {
  const isForgotten = (daysAgo: number) => forgottenAgo !== null && daysAgo >= forgottenAgo;
  const ticked = new Set(meals.flatMap(([, isEaten, daysAgo]) => (isEaten ? daysAgo : [])));
  return [
    ...answers.map(([recipeId, kind, daysAgo]) => ({ kind, recipeId, daysAgo })),
    ...turnedDown.flatMap(([recipeId, daysAgo]): TasteSignal[] =>
      isForgotten(daysAgo) ? [] : [{ kind: 'TURNED_DOWN', recipeId, daysAgo }],
    ),
    ...meals.flatMap(([recipeId, isEaten, daysAgo]): TasteSignal[] => {
      if (recipeId === null || isForgotten(daysAgo) || !ticked.has(daysAgo)) return [];
      if (isEaten) return [{ kind: 'EATEN', recipeId, daysAgo }];
      return daysAgo === 0 ? [] : [{ kind: 'LEFT', recipeId, daysAgo }];
    }),
  ];
}

function signalsOfLists({ likedRecipeIds = [], dislikedRecipeIds = [] }: PlannerPreferences): TasteSignal[] {
  return [
    ...likedRecipeIds.map((recipeId) => ({ kind: 'FAVOURITE' as const, recipeId, daysAgo: 0 })),
    ...dislikedRecipeIds.map((recipeId) => ({ kind: 'DISLIKED' as const, recipeId, daysAgo: 0 })),
  ];
}
