import { describe, expect, it } from 'vitest';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { madeUpDays, madeUpRecipe } from '../week/made-up-week.test-support.ts';
import { tinPenalty } from './tin-penalty.ts';
import { buildProblem } from '../week/week-problem.ts';
import { chooseDay, createState, place } from '../week/week-state.ts';

/** Points of dinners that each use the given grams of a food that is sold in tins of 240 g. */
function pointsOf(dinners: readonly Readonly<{ grams: number; foodId?: number }>[]): number {
  const recipes = dinners.map(({ grams, foodId = 2 }, at) =>
    madeUpRecipe(at + 1, { lines: [{}, { foodId, grams, measures: { g: 1, can: 240 }, boughtAs: foodId }] }),
  );
  const problem = buildProblem({
    catalogue: buildCatalogueIndex(recipes),
    preferences: { weights: { tinRest: 10 } },
    days: madeUpDays(dinners.length, ['DINNER']),
  });
  const state = createState(problem);
  for (const slot of problem.slots.keys()) place(state, slot, slot);
  for (const day of problem.days.keys()) chooseDay(state, day);
  return tinPenalty(state);
}

describe('the rest of opened tins', () => {
  it('costs points in proportion to the share that nothing in the plan uses', () => {
    expect(pointsOf([{ grams: 120 }])).toBe(5);
    expect(pointsOf([{ grams: 60 }, { grams: 120 }])).toBe(2.5);
    expect(pointsOf([{ grams: 120 }, { grams: 120, foodId: 3 }])).toBe(10);
  });

  it('costs nothing if the rest is used on another day, or hardly anything is left', () => {
    expect(pointsOf([{ grams: 240 }])).toBe(0);
    expect(pointsOf([{ grams: 120 }, { grams: 120 }])).toBe(0);
    expect(pointsOf([{ grams: 210 }])).toBe(0);
  });
});
