import { expect, test } from 'vitest';
import type { SlotMacros } from '../vocabulary.ts';
import { buildCatalogueIndex } from './catalogue-index.ts';
import { dayPoints } from './day-cost.ts';
import { planDay, type PlanDayRequest } from './plan-day.ts';
import { makeCatalogue } from './synthetic-catalogue.test-support.ts';
import { makeDays, makePersonas } from './synthetic-personas.test-support.ts';
import { buildProblem } from './week-problem.ts';

const target = { kcal: 2000, protein: 110, fat: 67, carbohydrates: 226 };

/** The least points of any choice of options, by trying all of them. */
function bruteForce(recipes: ReturnType<typeof makeCatalogue>, request: PlanDayRequest): number {
  const weights = { bought: 0, family: 0, dish: 0 };
  const problem = buildProblem({
    catalogue: buildCatalogueIndex(recipes),
    preferences: { ...request, weights },
    days: [request.day],
    optionLimit: Infinity,
  });
  const { aim } = problem.days[0]!;
  let best = Infinity;
  const descend = (slot: number, totals: SlotMacros, points: number, used: readonly number[]): void => {
    if (slot === problem.slots.length) {
      best = Math.min(best, points + dayPoints(aim, totals));
      return;
    }
    const { options } = problem.slots[slot]!;
    for (let option = 0; option < options.size; option += 1) {
      if (used.includes(options.recipe[option]!)) continue;
      const next = {
        kcal: totals.kcal + options.kcal[option]!,
        protein: totals.protein + options.protein[option]!,
        fat: totals.fat + options.fat[option]!,
        carbohydrates: totals.carbohydrates + options.carbohydrates[option]!,
      };
      descend(slot + 1, next, points + options.base[option]!, [...used, options.recipe[option]!]);
    }
  };
  descend(0, { kcal: 0, protein: 0, fat: 0, carbohydrates: 0 }, 0, []);
  return best;
}

test('[AUT-01] a day planned from a small catalogue is the best there is', () => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const recipes = makeCatalogue(40, seed);
    for (const capped of [null, 40]) {
      const [day] = makeDays(target, ['BREAKFAST', 'LUNCH', 'DINNER']);
      const request = { seed, day: day!, ingredientFit: 'off' as const, carbCapGrams: capped };
      const plan = planDay(buildCatalogueIndex(recipes), request);
      expect(plan.proven).toBe(true);
      expect(plan.cost.total).toBeCloseTo(bruteForce(recipes, request), 6);
    }
  }
});

test('[AUT-01] days of demanding people meet their targets', () => {
  const recipes = makeCatalogue(300, 31);
  const catalogue = buildCatalogueIndex(recipes);
  const bands = makePersonas(15, 7).map((persona) => {
    const request = persona.request(recipes);
    return planDay(catalogue, { ...request, day: request.days[0]! }).day.band;
  });
  expect(bands.filter((band) => band === 'off').length).toBeLessThanOrEqual(1);
  expect(bands.filter((band) => band === 'tight').length).toBeGreaterThanOrEqual(13);
});

test('a further recipe never hurts, and a further restriction never helps', () => {
  const [day] = makeDays(target, ['LUNCH', 'DINNER']);
  for (const seed of [1, 2, 3, 4]) {
    const recipes = makeCatalogue(120, seed);
    const request = { seed, day: day!, ingredientFit: 'off' as const };
    const all = planDay(buildCatalogueIndex(recipes), request).cost.total;
    const fewer = planDay(buildCatalogueIndex(recipes.slice(0, 90)), request).cost.total;
    const restricted = planDay(buildCatalogueIndex(recipes), { ...request, intolerances: ['lactose'] }).cost.total;
    expect(all).toBeLessThanOrEqual(fewer + 1e-9);
    expect(all).toBeLessThanOrEqual(restricted + 1e-9);
  }
});
