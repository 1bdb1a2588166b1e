import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import { deleteCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { logMeals } from '@weekbord/contract/diary/log-meals';
import type { CalendarItem } from '@weekbord/contract/diary/models';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { updateUserProfile } from '@weekbord/contract/intake/user-profiles';
import { anotherMeal } from '@weekbord/contract/planner/another-meal';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { generateMeals } from '@weekbord/contract/planner/generate-meals';
import { listRecipeInspiration } from '@weekbord/contract/planner/list-recipe-inspiration';
import { previewWeekRepair, repairWeek } from '@weekbord/contract/planner/repair-week';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { getWeekWishes, replaceWeekWishes } from '@weekbord/contract/planner/week-wishes';
import { createDislikedRecipe } from '@weekbord/contract/recipes/recipe-preferences';
import { createRecipe } from '@weekbord/contract/recipes/recipe-templates';
import type { Choices } from '@weekbord/testkit/builders/answers';
import type { TestClient } from '@weekbord/testkit/test-client';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  daysOf,
  diaryOf,
  MONDAY,
  ofRecipes,
  personWithPlan,
  type RecipeDay,
  recipeMealOf,
  slotsOf,
  startPlannerApp,
  totalsOf,
} from '../../diary/diary.test-support.ts';

const app = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue });
const sides = new Set(
  (await app.db.selectFrom('recipe_template').select('id').where('is_side', '=', true).execute()).map(({ id }) => id),
);

/** A person with two very large meals a day. */
const BIG: Choices = {
  goal: 'RECOMPOSITION',
  activity: 'VERY_ACTIVE',
  age: 29,
  gender: 'MALE',
  height: 192,
  weight: 95,
  goalWeight: 95,
  meals: ['LUNCH', 'DINNER'],
};
const MOMENTS = ['LUNCH', 'DINNER'] as const;
const WEEK = { start_date_inclusive: MONDAY, num_days: 7, delete_existing_plans: true, seed: 4 };

// Each action happens at a different time, as in real use.
beforeEach(() => {
  app.clock.set(new Date(`${MONDAY}T05:00:00Z`));
});
const later = () => app.clock.advance({ minutes: 1 });

type Dish = RecipeDay['calendar_items'][number];
const recipeOf = (item: CalendarItem) => recipeMealOf(item).recipe_template.id;
const isSide = (item: CalendarItem) => sides.has(recipeOf(item));
const idsOf = (items: readonly Readonly<{ id: number }>[]) => items.map(({ id }) => id);

/** Returns a person with large meals and a planned week. */
async function bigEater(choices: Choices = {}) {
  const { client, person } = await personWithPlan(app, { ...BIG, ...choices });
  expect((await client.call(autoPlanDays, { body: WEEK })).status).toBe(200);
  later();
  const slots = await slotsOf(app, person);
  const target = slots.reduce((sum, { kcal }) => sum + kcal, 0);
  return { client, person, slots, target };
}

const monday = async (client: TestClient) => (await diaryOf(client, 1))[0]!;

/** Returns the main dish and the side dish at a moment of a day. Fails if there are others. */
function dishesAt(day: RecipeDay, moment: (typeof MOMENTS)[number]): { main: Dish; side: Dish } {
  const here = day.calendar_items.filter((item) => item.meal_moment === moment);
  expect(here.map(isSide), `${day.date}, ${moment}`).toEqual([false, true]);
  return { main: here[0]!, side: here[1]! };
}

const another = async (client: TestClient, { id }: { id: number }, seen: readonly number[] = []) => {
  later();
  const { status, body } = await client.call(anotherMeal, { params: { id }, body: { seen: [...seen] } });
  expect(status).toBe(200);
  return body;
};

describe('a planned week', () => {
  it('has a main dish and a side dish at each large lunch and dinner, and is on target', async () => {
    const { client, slots, target } = await bigEater();
    const days = await diaryOf(client);
    expect(days).toHaveLength(7);
    for (const day of days) {
      expect(Math.abs(totalsOf(day).kcal / target - 1)).toBeLessThan(0.02);
      expect(day.calendar_items).toHaveLength(4);
      for (const moment of MOMENTS) {
        const { main, side } = dishesAt(day, moment);
        const slot = slots.find((one) => one.meal_moment === moment)!;
        expect(slot.kcal).toBeGreaterThan(1050);
        expect(side.meal.recipe_template.meal_types).toContain(moment);
        expect(side.meal.kcal!).toBeGreaterThan(200);
        expect(side.meal.kcal!).toBeLessThan(0.55 * main.meal.kcal!);
        expect([main.meal_slot, side.meal_slot]).toEqual([slot.id, slot.id]);
        expect(main.reason?.kind).not.toBe('SIDE_DISH');
        expect(side.reason).not.toBeNull();
      }
    }
    const reasons = days.flatMap(({ calendar_items: items }) => items.filter(isSide).map(({ reason }) => reason?.kind));
    expect(reasons.filter((kind) => kind === 'SIDE_DISH').length).toBeGreaterThan(reasons.length / 2);
  });

  it('has one dish per meal for people whose meals are of ordinary size', async () => {
    const { client } = await personWithPlan(app);
    await client.call(autoPlanDays, { body: WEEK });
    for (const { calendar_items: items } of await diaryOf(client)) {
      expect(items.map((item) => item.meal_moment)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
      expect(items.slice(1).some(isSide)).toBe(false);
    }
  });

  it('keeps both dishes when only empty slots are planned, and has two new ones when meals may be deleted', async () => {
    const { client } = await bigEater();
    const before = await diaryOf(client);
    await client.call(autoPlanDays, { body: { ...WEEK, delete_existing_plans: false, seed: 9 } });
    expect(await diaryOf(client)).toEqual(before);
    await client.call(autoPlanDays, { body: { ...WEEK, seed: 9 } });
    const after = await diaryOf(client);
    const existing = new Set(before.flatMap(({ calendar_items: items }) => idsOf(items)));
    expect(after.flatMap(({ calendar_items: items }) => items).filter(({ id }) => existing.has(id))).toEqual([]);
    for (const day of after) for (const moment of MOMENTS) dishesAt(day, moment);
  });

  it('adds the foods of both dishes to the grocery list', async () => {
    const { client } = await bigEater();
    const { main, side } = dishesAt(await monday(client), 'DINNER');
    const bought = async () => {
      const { items } = (await client.call(createGroceryList, { body: { start_date: MONDAY, end_date: MONDAY } })).body;
      return new Map(items.map(({ food, quantity }) => [food, quantity]));
    };
    const before = await bought();
    later();
    await client.call(deleteCalendarItem, { params: { id: side.id } });
    const withoutSide = await bought();
    later();
    await client.call(deleteCalendarItem, { params: { id: main.id } });
    expect(withoutSide).not.toEqual(before);
    expect(await bought()).not.toEqual(withoutSide);
  });

  it('reheats only main dishes if the person wishes to cook for two meals at once', async () => {
    const { client } = await bigEater();
    const { user: _, ...wishes } = (await client.call(getWeekWishes)).body;
    await client.call(replaceWeekWishes, { body: { ...wishes, cook_twice: 'DINNER_LUNCH' } });
    await client.call(autoPlanDays, { body: WEEK });
    const days = await diaryOf(client);
    const items = days.flatMap(({ calendar_items: of }) => of);
    const leftovers = items.filter(({ leftover_of: of }) => of !== null);
    expect(leftovers.length).toBeGreaterThan(0);
    for (const second of leftovers) {
      const first = items.find(({ id }) => id === second.leftover_of!.id)!;
      expect([isSide(first), isSide(second)]).toEqual([false, false]);
      expect(recipeOf(second)).toBe(recipeOf(first));
    }
    for (const day of days) for (const moment of MOMENTS) dishesAt(day, moment);
  });
});

describe('planning a day again', () => {
  it('replaces both dishes of a meal, and undo brings both back', async () => {
    const { client, target } = await bigEater();
    const before = await monday(client);
    const { body } = await client.call(autoPlanDay, { body: { date: MONDAY } });
    const after = await monday(client);
    expect(idsOf(after.calendar_items).filter((id) => idsOf(before.calendar_items).includes(id))).toEqual([]);
    for (const moment of MOMENTS) dishesAt(after, moment);
    expect(Math.abs(totalsOf(after).kcal / target - 1)).toBeLessThan(0.02);
    later();
    const undone = (await client.call(undoReplacement, { params: { id: body.undo_id! } })).body;
    expect(undone).toMatchObject({ was_undone: false, brought_back: 2, stayed: [] });
    expect((await monday(client)).calendar_items).toEqual(before.calendar_items);
  });

  it('replaces both dishes of one meal on request, and leaves the other meal unchanged', async () => {
    const { client, slots } = await bigEater();
    const before = await monday(client);
    const dinner = slots.find(({ meal_moment: moment }) => moment === 'DINNER')!;
    await client.call(autoPlanDay, { body: { date: MONDAY, meal_slot_ids: [dinner.id] } });
    const after = await monday(client);
    expect(dishesAt(after, 'LUNCH')).toEqual(dishesAt(before, 'LUNCH'));
    const [was, is] = [dishesAt(before, 'DINNER'), dishesAt(after, 'DINNER')];
    expect(is.main.id).not.toBe(was.main.id);
    expect(is.side.id).not.toBe(was.side.id);
  });
});

describe('another meal', () => {
  it('replaces a side dish with another side dish of about the same size', async () => {
    const { client } = await bigEater();
    const before = dishesAt(await monday(client), 'DINNER');
    const body = await another(client, before.side);
    const after = dishesAt(await monday(client), 'DINNER');
    expect(after.main).toEqual(before.main);
    expect(after.side.id).toBe(body.calendar_item!.id);
    expect(recipeOf(after.side)).not.toBe(recipeOf(before.side));
    expect(after.side.meal.kcal! / before.side.meal.kcal!).toBeGreaterThan(0.75);
    expect(after.side.meal.kcal! / before.side.meal.kcal!).toBeLessThan(1.33);
    expect(after.side.reason).not.toBeNull();
    later();
    await client.call(undoReplacement, { params: { id: body.undo_id! } });
    expect(dishesAt(await monday(client), 'DINNER')).toEqual(before);
  });

  it('replaces a main dish with another main dish, and keeps its side dish', async () => {
    const { client, target } = await bigEater();
    const before = dishesAt(await monday(client), 'DINNER');
    const seen: number[] = [];
    let { main } = before;
    let undoId: number | null = null;
    for (let press = 0; press < 4; press += 1) {
      seen.push(recipeOf(main));
      ({ undo_id: undoId } = await another(client, main, seen));
      const day = await monday(client);
      const after = dishesAt(day, 'DINNER');
      expect(seen).not.toContain(recipeOf(after.main));
      expect(after.side).toEqual(before.side);
      expect(Math.abs(totalsOf(day).kcal / target - 1)).toBeLessThan(0.05);
      ({ main } = after);
    }
    later();
    await client.call(undoReplacement, { params: { id: undoId! } });
    expect(recipeOf(dishesAt(await monday(client), 'DINNER').main)).toBe(seen.at(-1));
  });
});

describe('proposals for a large meal', () => {
  it('are main dishes sized to go with its side dish', async () => {
    const { client, slots } = await bigEater();
    const { side } = dishesAt(await monday(client), 'DINNER');
    const slot = slots.find(({ meal_moment: moment }) => moment === 'DINNER')!;
    const query = { meal_slot_specification: slot.id, date_to_plan_for: MONDAY, page_size: 100 };
    const beside = (await client.call(generateMeals, { query })).body;
    expect(beside.results.length).toBeGreaterThan(50);
    expect(beside.results.filter(({ recipe_template: { id } }) => sides.has(id))).toEqual([]);
    const medianOf = (meals: readonly Readonly<{ kcal: number | null }>[]) =>
      meals.map(({ kcal }) => kcal!).toSorted((a, b) => a - b)[Math.floor(meals.length / 2)]!;
    const best = beside.results.slice(0, 20);
    // The rest of the day may be a little more or less than planned; a proposal that ignored the side dish would be
    // more than a quarter too large.
    expect(Math.abs((medianOf(best) + side.meal.kcal!) / slot.kcal - 1)).toBeLessThan(0.12);
    await client.call(deleteCalendarItem, { params: { id: side.id } });
    const alone = (await client.call(generateMeals, { query })).body.results.slice(0, 20);
    expect(Math.abs(medianOf(alone) / slot.kcal - 1)).toBeLessThan(0.12);
  });

  it('leave room for a side dish in the list of recipes too', async () => {
    const { client, slots } = await bigEater();
    const slot = slots.find(({ meal_moment: moment }) => moment === 'DINNER')!;
    const query = { meal_types: ['DINNER' as const], page_size: 100 };
    const sizes = (await client.call(listRecipeInspiration, { query })).body.results.map(({ kcal }) => kcal!);
    const median = sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]!;
    expect(median / slot.kcal).toBeGreaterThan(0.68);
    expect(median / slot.kcal).toBeLessThan(0.85);
  });

  it('are side dishes of about the same size if a side dish is to be replaced', async () => {
    const { client, slots } = await bigEater();
    const { side } = dishesAt(await monday(client), 'DINNER');
    const slot = slots.find(({ meal_moment: moment }) => moment === 'DINNER')!;
    const place = { meal_slot_specification: slot.id, date_to_plan_for: MONDAY, page_size: 100 };
    const { results, reasons } = (await client.call(generateMeals, { query: { ...place, replaces: side.id } })).body;
    expect(reasons.map(({ reason }) => reason.kind)).not.toContain('SIDE_DISH');
    expect(results.length).toBeGreaterThan(20);
    for (const { recipe_template: recipe, kcal } of results) {
      expect(recipe.is_side).toBe(true);
      expect(recipe.meal_types).toContain('DINNER');
      expect(kcal! / side.meal.kcal!).toBeGreaterThan(0.65);
      expect(kcal! / side.meal.kcal!).toBeLessThan(1.5);
    }
    // A side dish is fitted as a side dish, even if it suits other meals.
    const id = results[3]!.recipe_template.id;
    const types = ['SNACK' as const, 'LUNCH' as const, 'DINNER' as const];
    const [fitted] = (await client.call(generateMeals, { query: { ...place, id, meal_types: types } })).body.results;
    expect(fitted!.kcal! / side.meal.kcal!).toBeLessThan(1.4);
    const strangers = await client.call(generateMeals, { query: { ...place, replaces: 999_999 } });
    expect(strangers.body.results.length).toBeGreaterThan(50);
    expect(strangers.body.results.some(({ recipe_template: { is_side: is } }) => is)).toBe(false);
  });
});

describe('a repair', () => {
  const around = { date: MONDAY, today: MONDAY };

  it('replaces what a new vegan can no longer eat, and side dishes with other side dishes', async () => {
    const { client, person } = await bigEater();
    const isVegan = ({ meal }: Dish) => meal.recipe_template.diets.vegan === 'yes';
    const before = (await diaryOf(client)).flatMap(({ calendar_items: items }) => items);
    const forbidden = before.filter((item) => !isVegan(item));
    expect(forbidden.some(isSide)).toBe(true);
    expect(forbidden.some((item) => !isSide(item))).toBe(true);
    await client.call(updateUserProfile, { params: { id: person.id }, body: { diet: 'VEGAN' } });
    const { body } = await client.call(previewWeekRepair, { body: around });
    const changed = new Map(body.changes.map((change) => [change.calendar_item, change]));
    for (const item of forbidden) {
      const { kind, because } = changed.get(item.id)!;
      expect(because).toBeNull();
      if (isSide(item)) expect(kind).toBe('REPLACED');
    }
    const others = before.filter((item) => isSide(item) && isVegan(item));
    for (const { id } of others) expect(changed.has(id)).toBe(false);
    await client.call(repairWeek, { body: { ...around, fingerprint: body.fingerprint } });
    const days = await diaryOf(client);
    expect(days.flatMap(({ calendar_items: items }) => items).filter((item) => !isVegan(item))).toEqual([]);
    for (const [at, day] of days.entries()) {
      for (const moment of MOMENTS) dishesAt(day, moment);
      expect(Math.abs(totalsOf(day).kcal - body.days[at]!.after.kcal)).toBeLessThan(2);
    }
    const sum = before.reduce((kcal, { meal }) => kcal + meal.kcal!, 0);
    expect(Math.abs(body.week.before.kcal - sum)).toBeLessThan(7);
  });

  it('replaces a side dish that a person dislikes, and says so', async () => {
    const { client } = await bigEater();
    const { side } = dishesAt(await monday(client), 'DINNER');
    await client.call(createDislikedRecipe, { body: { recipe: recipeOf(side) } });
    const { body } = await client.call(previewWeekRepair, { body: around });
    const change = body.changes.find(({ calendar_item: id }) => id === side.id)!;
    expect(change).toMatchObject({ kind: 'REPLACED', because: null, after: { recipe_template: { is_side: true } } });
    await client.call(repairWeek, { body: { ...around, fingerprint: body.fingerprint } });
    expect(recipeOf(dishesAt(await monday(client), 'DINNER').side)).toBe(change.after!.recipe_template.id);
  });

  it('changes only main dishes after a large meal out', async () => {
    const { client, slots } = await bigEater();
    const [first, ...rest] = await diaryOf(client);
    const lunch = slots.find(({ meal_moment: moment }) => moment === 'LUNCH')!;
    for (const { id } of Object.values(dishesAt(first!, 'LUNCH'))) {
      await client.call(deleteCalendarItem, { params: { id } });
    }
    const meal = { content_type: 'quickaddmeal', name: 'Lunch out', kcal: 3000 } as const;
    const logged = { calendar_day_id: first!.id, meal_slot_id: lunch.id, today: MONDAY, meals: [meal] };
    expect((await client.call(logMeals, { body: logged })).status).toBe(201);
    const { body } = await client.call(previewWeekRepair, { body: around });
    expect(body.changes.length).toBeGreaterThan(0);
    expect(body.changes.filter(({ kind }) => kind === 'REMOVED')).toEqual([]);
    expect(body.changes.filter(({ before: was }) => sides.has(was.recipe_template.id))).toEqual([]);
    await client.call(repairWeek, { body: { ...around, fingerprint: body.fingerprint } });
    const after = (await daysOf(client)).slice(1).map(ofRecipes);
    for (const [at, day] of after.entries())
      for (const moment of MOMENTS)
        expect(dishesAt(day, moment).side).toMatchObject({ id: dishesAt(rest[at]!, moment).side.id });
    for (const { target, after: then } of body.days) expect(then.kcal).toBeGreaterThan(0.85 * target.kcal);
  });
});

describe('deleting one of two dishes', () => {
  it('leaves the other one, whichever of the two is deleted', async () => {
    const { client } = await bigEater();
    const before = await monday(client);
    const { side } = dishesAt(before, 'LUNCH');
    const { main } = dishesAt(before, 'DINNER');
    for (const { id } of [side, main]) {
      expect((await client.call(deleteCalendarItem, { params: { id } })).status).toBe(204);
    }
    const left = before.calendar_items.filter(({ id }) => id !== side.id && id !== main.id);
    expect((await monday(client)).calendar_items).toEqual(left);
  });
});

describe('custom recipes', () => {
  it('are never side dishes, even when copied from one', async () => {
    const { client, slots } = await bigEater();
    const { side } = dishesAt(await monday(client), 'DINNER');
    const copy = { name: 'My side', recipe_template: recipeOf(side), published: true };
    const { body: own } = await client.call(createRecipe, { body: copy });
    expect(own.published).toBe(true);
    expect(own.is_side).toBe(false);
    expect(side.meal.recipe_template.meal_types).toContain('DINNER');
    expect(own.meal_types).toEqual(side.meal.recipe_template.meal_types.filter((meal) => !/LUNCH|DINNER/.test(meal)));
    const seen: number[] = [];
    let item: CalendarItem = side;
    for (let press = 0; press < 5; press += 1) {
      seen.push(recipeOf(item));
      item = (await another(client, item, seen)).calendar_item!;
      expect(isSide(item)).toBe(true);
    }
    const dinner = slots.find(({ meal_moment: moment }) => moment === 'DINNER')!;
    const query = { meal_slot_specification: dinner.id, date_to_plan_for: MONDAY, page_size: 100 };
    const proposed = (await client.call(generateMeals, { query })).body.results;
    expect(proposed.map(({ recipe_template: { id } }) => id)).not.toContain(own.id);
  });
});
