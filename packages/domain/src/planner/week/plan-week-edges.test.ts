import { expect, test } from 'vitest';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import { madeUpDays, madeUpRecipe } from './made-up-week.test-support.ts';
import type { PlanDayInput, PlannerRecipe } from './plan-request.ts';
import { planWeek } from './plan-week.ts';
import { makeCatalogue } from '../catalogue/synthetic-catalogue.test-support.ts';
import { makeDays, makePersonas } from './synthetic-personas.test-support.ts';

const target = { kcal: 2000, protein: 110, fat: 67, carbohydrates: 226 };
const week = makeDays(target, ['BREAKFAST', 'LUNCH', 'DINNER']);
const recipes = makeCatalogue(200, 5);
const dinners = recipes.filter(({ meals, kcal }) => meals.includes('DINNER') && kcal > 450 && kcal < 700);

test('every slot stays empty without recipes and says why', () => {
  const plan = planWeek(buildCatalogueIndex([]), { seed: 1, days: week });
  expect(plan.days.every(({ items, band }) => items.length === 0 && band === 'off')).toBe(true);
  expect(plan.issues.filter(({ kind }) => kind === 'unfilled').map(({ hint }) => hint)).toEqual(
    Array.from({ length: 21 }, () => 'mealType'),
  );
  expect(plan.issues.filter(({ kind }) => kind === 'bandMissed').every(({ hint }) => hint === 'unfilledSlot')).toBe(
    true,
  );
});

test('a single recipe fills all its slots and is reported as scarce and repeated', () => {
  const plan = planWeek(buildCatalogueIndex(dinners.slice(0, 1)), { seed: 1, days: week, iterations: 50 });
  expect(plan.days.map(({ items }) => items.map(({ recipeId }) => recipeId))).toEqual(
    Array.from({ length: 7 }, () => [dinners[0]!.id]),
  );
  const kinds = new Set(plan.issues.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['unfilled', 'scarce', 'repeatsRelaxed', 'bandMissed']));
  expect(plan.issues.find(({ kind }) => kind === 'scarce')).toMatchObject({ eligible: 1 });
});

test('a slot that no portion can fill is reported', () => {
  const days = makeDays({ ...target, kcal: 40_000 }, ['DINNER']).slice(0, 1);
  const plan = planWeek(buildCatalogueIndex(recipes), { seed: 1, days });
  expect(plan.days[0]!.items).toEqual([]);
  expect(plan.issues[0]).toMatchObject({ kind: 'unfilled', hint: 'portionRange' });
});

test('zero, negative and missing targets become issues', () => {
  for (const kcal of [0, -100, Number.NaN, Infinity]) {
    const days: PlanDayInput[] = [
      { date: '2026-03-02', dayClass: 'weekday', slots: [{ id: 1, type: 'LUNCH', target: { ...target, kcal } }] },
    ];
    const plan = planWeek(buildCatalogueIndex(recipes), { seed: 1, days, iterations: 20 });
    expect(plan.days[0]!.items).toEqual([]);
    expect(plan.issues.some(({ kind }) => kind === 'unfilled')).toBe(true);
  }
  const zeroMacros = makeDays({ kcal: 1800, protein: 0, fat: 0, carbohydrates: 0 }, ['LUNCH', 'DINNER']);
  const plan = planWeek(buildCatalogueIndex(recipes), { seed: 1, days: zeroMacros, iterations: 50 });
  expect(plan.days.every(({ items }) => items.length === 2)).toBe(true);
  expect(Number.isFinite(plan.points)).toBe(true);
});

test('recipes with invalid numbers or a duplicate id are left out and listed', () => {
  const [one, two, three] = recipes as [PlannerRecipe, PlannerRecipe, PlannerRecipe];
  const index = buildCatalogueIndex([
    one,
    { ...two, protein: Number.NaN },
    { ...three, fat: -1 },
    { ...three, id: one.id, kcal: 1000 },
    { ...three, id: 9999, kcal: 0 },
  ]);
  expect(index.recipes).toEqual([one]);
  expect(index.rejected).toEqual([
    { recipeId: two.id, reason: 'badNumbers' },
    { recipeId: three.id, reason: 'badNumbers' },
    { recipeId: one.id, reason: 'duplicateId' },
    { recipeId: 9999, reason: 'badNumbers' },
  ]);
});

test('the second of two slots with the same id is reported and ignored', () => {
  const [day] = week;
  const doubled = { ...day!, slots: [...day!.slots, day!.slots[0]!] };
  const plan = planWeek(buildCatalogueIndex(recipes), { seed: 1, days: [doubled], iterations: 20 });
  expect(plan.days[0]!.items).toHaveLength(3);
  expect(plan.issues).toContainEqual(expect.objectContaining({ kind: 'invalid', hint: 'duplicateSlot' }));
});

test('a request with nothing to plan gives an empty plan', () => {
  const index = buildCatalogueIndex(recipes);
  expect(planWeek(index, { seed: 1, days: [] })).toMatchObject({ days: [], issues: [] });
  const empty = planWeek(index, { seed: Number.NaN, iterations: Number.NaN, days: [{ ...week[0]!, slots: [] }] });
  expect(empty.days[0]!.items).toEqual([]);
});

test('every day outside the narrow band has a reason', () => {
  for (const persona of makePersonas(20, 4)) {
    const plan = planWeek(buildCatalogueIndex(recipes), persona.request(recipes, { iterations: 30 }));
    const missed = plan.days.filter(({ band }) => band !== 'tight').map(({ date }) => date);
    expect(plan.issues.filter(({ kind }) => kind === 'bandMissed').map(({ date }) => date)).toEqual(missed);
  }
});

test('more rounds find better plans', () => {
  const index = buildCatalogueIndex(recipes);
  const total = (iterations: number): number =>
    makePersonas(8, 9).reduce(
      (sum, persona) => sum + planWeek(index, persona.request(recipes, { iterations })).points,
      0,
    );
  const [none, some, many] = [total(0), total(300), total(3000)];
  expect(some).toBeLessThan(none);
  expect(many).toBeLessThan(some);
});

test('a breakfast that is also used for one lunch does not count as a repeated main meal', () => {
  const catalogue = buildCatalogueIndex([madeUpRecipe(1)]);
  const plan = planWeek(catalogue, { seed: 1, days: madeUpDays(1, ['BREAKFAST', 'LUNCH']), iterations: 10 });
  expect(plan.days[0]!.items).toHaveLength(2);
  expect(plan.issues.filter(({ kind }) => kind === 'repeatsRelaxed')).toEqual([]);
});
