import { expect, it } from 'vitest';
import { type MadeUp, madeUpRecipe } from '../week/made-up-week.test-support.ts';
import { buildCatalogueIndex } from './catalogue-index.ts';
import { findRecent } from './eligibility.ts';

const SIDE: MadeUp = { meals: ['SNACK', 'DINNER'], isSide: true };

it.each([
  ['a main dish', { meals: ['DINNER'] }, 1],
  ['a side dish', SIDE, 2],
  ['a snack', { meals: ['SNACK'] }, 3],
] as const satisfies readonly (readonly [string, MadeUp, number])[])(
  '%s counts as recent only after it was planned often enough in the last ten days',
  (_, dish, times) => {
    const catalogue = buildCatalogueIndex([madeUpRecipe(1, dish)]);
    const after = (count: number, daysAgo: number) =>
      findRecent(catalogue, { recent: Array.from({ length: count }, () => ({ recipeId: 1, daysAgo })) })[0];
    expect([after(times - 1, 5), after(times, 5), after(times, 11)]).toEqual([0, 1, 0]);
  },
);
