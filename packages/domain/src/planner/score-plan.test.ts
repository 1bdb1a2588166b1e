import { expect, test } from 'vitest';
import { buildCatalogueIndex } from './catalogue-index.ts';
import type { PlanWeekRequest } from './plan-request.ts';
import type { CostBreakdown, PlannedDay } from './plan-result.ts';
import { planWeek } from './plan-week.ts';
import { scoreItems } from './score-plan.ts';
import { makeCatalogue } from './synthetic-catalogue.test-support.ts';
import { makePersonas } from './synthetic-personas.test-support.ts';
import { buildProblem, WEEK_OPTION_LIMIT } from './week-problem.ts';

const recipes = makeCatalogue(250, 15);
const catalogue = buildCatalogueIndex(recipes);

/** Points of a plan for a request, recomputed from scratch. */
function scorePlan(request: PlanWeekRequest, days: readonly Pick<PlannedDay, 'items'>[]): CostBreakdown {
  const { repeats } = request;
  const input = { catalogue, preferences: request, days: request.days, repeats, optionLimit: WEEK_OPTION_LIMIT };
  return scoreItems(buildProblem(input), days);
}

test('equals the points that the search kept count of', () => {
  for (const persona of makePersonas(12, 21)) {
    const request = persona.request(recipes, { iterations: 200, ingredientFit: 'off' });
    const plan = planWeek(catalogue, request);
    const score = scorePlan(request, plan.days);
    expect(score.total).toBeCloseTo(plan.stats.searchCost, 6);
    expect(score).toEqual(plan.cost);
  }
});

test('changed ingredients never make a plan worse, and their macros add up', () => {
  for (const persona of makePersonas(10, 22)) {
    const request = persona.request(recipes, { iterations: 100 });
    const plan = planWeek(catalogue, request);
    expect(plan.cost.nutrition).toBeLessThanOrEqual(
      planWeek(catalogue, { ...request, ingredientFit: 'off' }).cost.nutrition,
    );
    for (const { recipeId, multiplier, changes, macros } of plan.days.flatMap(({ items }) => items)) {
      const { ingredients, kcal } = catalogue.recipes[catalogue.indexById.get(recipeId)!]!;
      const moved = changes.reduce((sum, { ingredientIndex, fromGrams, toGrams }) => {
        const ingredient = ingredients[ingredientIndex]!;
        return sum + ((toGrams - fromGrams) / ingredient.grams) * ingredient.kcal;
      }, 0);
      expect(Math.abs(macros.kcal - kcal * multiplier - moved)).toBeLessThan(0.3);
    }
  }
});

test('an empty slot costs more than any meal', () => {
  const request = makePersonas(1, 1)[0]!.request(recipes, { iterations: 20 });
  const plan = planWeek(catalogue, request);
  const [first, ...rest] = plan.days;
  const score = scorePlan(request, [{ ...first!, items: first!.items.slice(1) }, ...rest]);
  expect(score.unfilled).toBe(100);
  expect(score.total).toBeGreaterThan(plan.cost.total + 50);
});
