import { expect, test } from 'vitest';
import { buildCatalogueIndex } from './catalogue-index.ts';
import { createRandom, randomBelow } from './random.ts';
import { presentDays } from './present-plan.ts';
import { scoreItems } from './score-plan.ts';
import { makeCatalogue } from './synthetic-catalogue.test-support.ts';
import { makePersonas } from './synthetic-personas.test-support.ts';
import { buildProblem } from './week-problem.ts';
import { assign, createState, EMPTY, totalPoints } from './week-state.ts';

const recipes = makeCatalogue(120, 2);
const request = makePersonas(7, 5)[6]!.request(recipes);
const [first, ...rest] = request.days;
const eaten = { recipeId: recipes[0]!.id, macros: { kcal: 300, protein: 20, fat: 10, carbohydrates: 30 } };
const days = [{ ...first!, fixed: [eaten] }, ...rest];

test('ten thousand random moves leave the points of a fresh count, and undone nothing', () => {
  const problem = buildProblem({
    catalogue: buildCatalogueIndex(recipes),
    preferences: request,
    days,
    optionLimit: 100,
  });
  const state = createState(problem);
  const untouched = createState(problem);
  const random = createRandom(77);
  for (let move = 1; move <= 10_000; move += 1) {
    const slot = randomBelow(random, problem.slots.length);
    const { size } = problem.slots[slot]!.options;
    assign(state, slot, random() < 0.2 ? EMPTY : randomBelow(random, size));
    if (move % 500 === 0) {
      expect(scoreItems(problem, presentDays(state, 'off')).total).toBeCloseTo(totalPoints(state), 6);
    }
  }
  for (let slot = 0; slot < problem.slots.length; slot += 1) assign(state, slot, EMPTY);
  expect(state).toEqual(untouched);
});
