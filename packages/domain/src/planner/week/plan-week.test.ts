import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Allergen, ALLERGENS } from '../../foods/allergens.ts';
import type { MarkedDiet } from '../../diets/diets.ts';
import { buildCatalogueIndex } from '../catalogue/catalogue-index.ts';
import type { PlannerRecipe, PlanWeekRequest } from './plan-request.ts';
import type { WeekPlan } from './plan-result.ts';
import { planWeek } from './plan-week.ts';
import { foodsOf, makeCatalogue } from '../catalogue/synthetic-catalogue.test-support.ts';
import { SYNTHETIC_FOODS } from '../catalogue/synthetic-foods.test-support.ts';
import { makeDays, makePersonas } from './synthetic-personas.test-support.ts';
import { isKitchenQuantity } from '../../plates/kitchen-measure.ts';
import { allergensIn, FOR_UNKNOWN } from '../../recipes/dish-facts/traits.test-support.ts';

const recipes = makeCatalogue(300, 5);
const catalogue = buildCatalogueIndex(recipes);
const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
const target = { kcal: 2000, protein: 110, fat: 67, carbohydrates: 226 };
const week = makeDays(target, ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']);
const EATEN_BY: Readonly<Record<MarkedDiet, readonly string[]>> = {
  vegan: ['vegan'],
  vegetarian: ['vegan', 'vegetarian'],
  pescatarian: ['vegan', 'vegetarian', 'pescatarian'],
  halal: ['vegan', 'vegetarian', 'pescatarian', 'meat'],
};

function itemsOf(plan: WeekPlan) {
  return plan.days.flatMap(({ items }) => items);
}

function findViolations(plan: WeekPlan, request: PlanWeekRequest): string[] {
  const wrong: string[] = [];
  const slots = new Map(request.days.flatMap((day) => day.slots.map((slot) => [`${day.date} ${slot.id}`, slot])));
  for (const day of plan.days) {
    for (const item of day.items) {
      const recipe = byId.get(item.recipeId)!;
      const slot = slots.get(`${day.date} ${item.slotId}`)!;
      const meal = slot.type.endsWith('SNACK') ? 'SNACK' : slot.type;
      if (!recipe.meals.some((one) => one === meal)) wrong.push(`${item.recipeId} is no ${meal}`);
      if (request.dislikedRecipeIds?.includes(recipe.id)) wrong.push(`${recipe.id} is disliked`);
      for (const food of foodsOf(recipe)) {
        if (request.diet && !EATEN_BY[request.diet].includes(food.eats)) wrong.push(`${food.name} in ${request.diet}`);
        for (const allergen of request.intolerances ?? []) {
          if (food.allergens.includes(allergen)) wrong.push(`${food.name} has ${allergen}`);
        }
      }
      for (const { foodId } of recipe.ingredients) {
        if (request.avoidFoodIds?.includes(foodId)) wrong.push(`food ${foodId} is avoided`);
      }
      for (const [at, { quantity, measure, grams }] of item.lines.entries()) {
        const { isWhole, measures } = recipe.ingredients[at]!;
        if (!isKitchenQuantity(quantity, measure, isWhole)) wrong.push(`${quantity} ${measure}`);
        if (Math.abs(quantity * measures[measure]! - grams) > 1e-9)
          wrong.push(`${grams} g is not ${quantity} ${measure}`);
      }
    }
  }
  return wrong;
}

test('[AUT-01] planWeek never breaks a hard rule, whatever is requested and however scarce recipes are', () => {
  fc.assert(
    fc.property(
      fc.record({
        seed: fc.integer(),
        diet: fc.constantFrom<(MarkedDiet | null)[]>(null, 'vegan', 'vegetarian', 'pescatarian'),
        intolerances: fc.subarray<Allergen>([...ALLERGENS]),
        avoidFoodIds: fc.uniqueArray(fc.integer({ min: 1, max: SYNTHETIC_FOODS.length }), { maxLength: 25 }),
        dislikedRecipeIds: fc.uniqueArray(fc.integer({ min: 1, max: 300 }), { maxLength: 60 }),
        carbCapGrams: fc.constantFrom(null, null, 40),
        kcal: fc.integer({ min: 900, max: 4500 }),
      }),
      ({ kcal, ...wishes }) => {
        const scale = kcal / target.kcal;
        const scaled = {
          kcal,
          protein: target.protein * scale,
          fat: target.fat * scale,
          carbohydrates: target.carbohydrates * scale,
        };
        const days = makeDays(scaled, ['BREAKFAST', 'LUNCH', 'DINNER', 'LATE_SNACK']).slice(0, 3);
        const request = { ...wishes, days, iterations: 60 };
        expect(findViolations(planWeek(catalogue, request), request)).toEqual([]);
      },
    ),
    { numRuns: 120, seed: 20_260_302 },
  );
});

test('[AUT-01] planWeek excludes recipes of unknown suitability for a person with a diet or an intolerance', () => {
  const unknown = recipes.map((recipe): PlannerRecipe => ({
    ...recipe,
    diets: FOR_UNKNOWN,
    allergens: allergensIn('unknown'),
  }));
  const index = buildCatalogueIndex(unknown);
  const base = { seed: 1, days: week.slice(0, 1), iterations: 10 };
  expect(itemsOf(planWeek(index, base))).toHaveLength(4);
  for (const wish of [{ diet: 'pescatarian' as const }, { intolerances: ['nuts' as const] }]) {
    const plan = planWeek(index, { ...base, ...wish });
    expect(itemsOf(plan)).toHaveLength(0);
    const unfilled = plan.issues.filter(({ kind }) => kind === 'unfilled');
    expect(unfilled.map(({ hint }) => hint)).toEqual(
      Array.from({ length: 4 }, () => ('diet' in wish ? 'diet' : 'intolerances')),
    );
    expect(plan.days[0]!.band).toBe('off');
  }
});

test('[AUT-02] the same input and seed give the same plan, whatever the order of the recipes', () => {
  for (const persona of makePersonas(6, 3)) {
    const request = persona.request(recipes, { iterations: 120 });
    const plan = planWeek(catalogue, request);
    const reversed = buildCatalogueIndex(recipes.toReversed());
    expect(JSON.stringify(planWeek(catalogue, request))).toBe(JSON.stringify(plan));
    expect(JSON.stringify(planWeek(reversed, request))).toBe(JSON.stringify(plan));
  }
});

test('[AUT-02] another seed can give another plan', () => {
  const plans = [1, 2, 3].map((seed) =>
    JSON.stringify(itemsOf(planWeek(catalogue, { seed, days: week, iterations: 100 }))),
  );
  expect(new Set(plans).size).toBeGreaterThan(1);
});

test('planWeek leaves locked and unrequested slots unchanged and plans around what is eaten', () => {
  const [first, ...rest] = week;
  const eaten = { macros: { kcal: 700, protein: 20, fat: 40, carbohydrates: 65 } };
  const day = {
    ...first!,
    slots: first!.slots.map((slot, index) =>
      index === 1 ? { ...slot, locked: [eaten] } : index === 3 ? { ...slot, requested: false } : slot,
    ),
  };
  const plan = planWeek(catalogue, { seed: 4, days: [day, ...rest], iterations: 300 });
  expect(plan.days[0]!.items.map(({ slotId }) => slotId)).toEqual([day.slots[0]!.id, day.slots[2]!.id]);
  const planned = plan.days[0]!.items.reduce((sum, { macros }) => sum + macros.kcal, 0);
  expect(plan.days[0]!.totals.kcal).toBeCloseTo(planned + 700, 6);
  const wanted = target.kcal - day.slots[3]!.target.kcal;
  expect(Math.abs(plan.days[0]!.totals.kcal - wanted) / wanted).toBeLessThan(0.03);
});

test('planWeek plans a main meal at most once a week and a breakfast at most four times', () => {
  const large = makeCatalogue(1000, 8);
  const plan = planWeek(buildCatalogueIndex(large), { seed: 9, days: week, iterations: 500 });
  expect(plan.issues.filter(({ kind }) => kind === 'repeatsRelaxed')).toEqual([]);
  const uses = new Map<number, number>();
  for (const { recipeId } of itemsOf(plan)) uses.set(recipeId, (uses.get(recipeId) ?? 0) + 1);
  expect(Math.max(...uses.values())).toBeLessThanOrEqual(4);
  const mains = plan.days.flatMap(({ items }) => items.filter(({ slotId }) => /-[12]$/.test(String(slotId))));
  expect(new Set(mains.map(({ recipeId }) => recipeId)).size).toBe(mains.length);
});

test('planWeek does not repeat recent main meals', () => {
  const before = planWeek(catalogue, { seed: 1, days: week, iterations: 100 });
  const isMain = ({ slotId }: Readonly<{ slotId: string | number }>) => /-[12]$/.test(String(slotId));
  const recent = itemsOf(before)
    .filter(isMain)
    .map(({ recipeId }) => ({ recipeId, daysAgo: 3 }));
  const after = planWeek(catalogue, { seed: 1, days: week, iterations: 100, recent });
  const ids = new Set(recent.map(({ recipeId }) => recipeId));
  expect(after.issues.filter(({ kind }) => kind === 'repeatsRelaxed')).toEqual([]);
  expect(itemsOf(after).filter((item) => isMain(item) && ids.has(item.recipeId))).toEqual([]);
});

test('planWeek prefers favourites, and recipes with a tag on dates that prefer it', () => {
  const liked = recipes.filter(({ id }) => id % 4 === 0).map(({ id }) => id);
  const isLiked = (plan: WeekPlan): number => itemsOf(plan).filter(({ recipeId }) => liked.includes(recipeId)).length;
  let moreLiked = 0;
  for (const seed of [2, 3, 4, 5]) {
    const plain = planWeek(catalogue, { seed, days: week, iterations: 300 });
    moreLiked += isLiked(planWeek(catalogue, { seed, days: week, iterations: 300, likedRecipeIds: liked }));
    moreLiked -= isLiked(plain);
  }
  expect(moreLiked).toBeGreaterThan(20);
  const hormone = (plan: WeekPlan, from: number, to: number): number =>
    plan.days
      .slice(from, to)
      .flatMap(({ items }) => items)
      .filter(({ recipeId }) => byId.get(recipeId)!.tags.includes('HORMONE')).length;
  const luteal = week.map((day, index) => (index < 4 ? { ...day, preferTags: ['HORMONE'] } : day));
  let more = 0;
  for (const seed of [2, 3, 4, 5]) {
    const tagged = planWeek(catalogue, { seed, days: luteal, iterations: 300 });
    more += hormone(tagged, 0, 4) - hormone(planWeek(catalogue, { seed, days: week, iterations: 300 }), 0, 4);
    expect(tagged.days.filter(({ band }) => band === 'off')).toEqual([]);
  }
  expect(more).toBeGreaterThanOrEqual(12);
});

test('planWeek keeps the carbohydrates of a keto plan below the ceiling', () => {
  const keto = { kcal: 1900, protein: 120, fat: 136, carbohydrates: 40 };
  const days = makeDays(keto, ['BREAKFAST', 'LUNCH', 'DINNER']);
  const large = buildCatalogueIndex(makeCatalogue(800, 6));
  const plan = planWeek(large, { seed: 3, days, carbCapGrams: 40, iterations: 400 });
  for (const day of plan.days) expect(day.totals.carbohydrates).toBeLessThanOrEqual(42);
});

test('[AUT-01] the macros of a meal are the sum of its lines, and those of the day the sum of its meals', () => {
  for (const persona of makePersonas(4, 7)) {
    const plan = planWeek(catalogue, persona.request(recipes, { iterations: 200 }));
    for (const { items, totals } of plan.days) {
      for (const { recipeId, lines, macros } of items) {
        const { ingredients } = byId.get(recipeId)!;
        const sum = lines.reduce(
          (total, { grams }, at) => total + (ingredients[at]!.kcal * grams) / ingredients[at]!.grams,
          0,
        );
        expect(macros.kcal).toBeCloseTo(sum, 6);
      }
      expect(totals.kcal).toBeCloseTo(
        items.reduce((total, { macros }) => total + macros.kcal, 0),
        6,
      );
    }
  }
});
