import {
  createRecipeMeal,
  editRecipeMealPortions,
  getRecipeMeal,
  planGeneratedRecipeMeal,
} from '@weekbord/contract/diary/recipe-meals';
import { createCalendarDay } from '@weekbord/contract/diary/calendar-days';
import {
  createCalendarItem,
  deleteCalendarItem,
  getCalendarItem,
  updateCalendarItem,
} from '@weekbord/contract/diary/calendar-items';
import { createMealSlotSpecification } from '@weekbord/contract/plans/meal-slot-specifications';
import { createNutritionDayPlan } from '@weekbord/contract/plans/nutrition-day-plans';
import { replaceWeeklyNutritionPlan } from '@weekbord/contract/plans/weekly-nutrition-plans';
import { createRecipeTemplate } from '@weekbord/contract/recipes/recipe-templates';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, aPerson } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, recipeMealOf, slotsOf, personWithPlan, startPlannerApp, totalsOf } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue());
const stranger = app.as(tokenOf(await aPerson(app.db)));

async function firstDay(client: TestClient) {
  const [day] = await diaryOf(client, 1);
  return day!;
}

async function dinnerRecipe() {
  const slug = 'dinner-basmati-rice-salmon-onion';
  const row = await app.db
    .selectFrom('recipe_template')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function weekOf(personId: number) {
  const weeks = app.db.selectFrom('weekly_plan').select('id').where('person_id', '=', personId);
  return (await weeks.executeTakeFirstOrThrow()).id;
}

function sundaysTake(dayPlanId: number) {
  return { nutrition_day_plan_id: dayPlanId, days_to_update_to_nutrition_day_plan_id: ['sunday' as const] };
}

describe('ticking a meal', () => {
  it('is denied to a guest, and not found by others', async () => {
    const { client } = await personWithPlan(app);
    const { id } = (await firstDay(client)).calendar_items[0]!;
    const eaten = { params: { id }, body: { status: 'EATEN' as const } };
    expect((await app.call(updateCalendarItem, eaten)).status).toBe(401);
    expect((await stranger.call(updateCalendarItem, eaten)).status).toBe(404);
    expect((await stranger.call(getCalendarItem, { params: { id } })).status).toBe(404);
  });

  it.each(['eaten', 1, null, ''])('rejects the status %j', async (status) => {
    const { client } = await personWithPlan(app);
    const { id } = (await firstDay(client)).calendar_items[0]!;
    const answer = await client.send('PATCH', `/api/planner/calendarItem/${id}`, { body: { status } });
    expect(answer).toMatchObject({ status: 400, body: { status: [expect.any(String)] } });
  });

  it('[DIA-04] marks the meal as eaten or as planned again, and updates the totals of what was eaten', async () => {
    const { client } = await personWithPlan(app);
    const [item] = (await firstDay(client)).calendar_items;
    const params = { id: item!.id };
    app.clock.advance({ minutes: 1 });
    const eaten = await client.call(updateCalendarItem, { params, body: { status: 'EATEN' } });
    expect(eaten).toMatchObject({ status: 200, body: { status: 'EATEN', meal: item!.meal } });
    expect(eaten.body.modified > item!.modified).toBe(true);
    const after = await firstDay(client);
    const eatenMeals = after.calendar_items.filter(({ status }) => status === 'EATEN');
    expect(totalsOf({ ...after, calendar_items: eatenMeals }).kcal).toBeCloseTo(item!.meal.kcal!);
    const back = await client.call(updateCalendarItem, { params, body: { status: 'PLANNED' } });
    expect(back.body.status).toBe('PLANNED');
    expect((await firstDay(client)).calendar_items.every(({ status }) => status === 'PLANNED')).toBe(true);
  });
});

describe('deleting a meal', () => {
  it('[DIA-05] removes the meal from its day, and deletes the meal itself', async () => {
    const { client } = await personWithPlan(app);
    const before = await firstDay(client);
    const [item, ...others] = before.calendar_items;
    const params = { id: item!.id };
    expect((await stranger.call(deleteCalendarItem, { params })).status).toBe(404);
    expect((await client.call(deleteCalendarItem, { params })).status).toBe(204);
    expect((await firstDay(client)).calendar_items).toEqual(others);
    expect((await client.call(deleteCalendarItem, { params })).status).toBe(404);
    expect((await client.call(getRecipeMeal, { params: { id: item!.object_id } })).status).toBe(404);
  });
});

describe('a meal on two days', () => {
  it('stays on one day when it is removed from the other, and is deleted with the last', async () => {
    const { client } = await personWithPlan(app);
    const [monday, tuesday] = await diaryOf(client, 2);
    const { object_id: mealId, id: inMonday } = monday!.calendar_items[2]!;
    const { body: again } = await client.call(createCalendarItem, {
      body: { calendar_day: tuesday!.id, content_type: 'recipemeal', object_id: mealId, meal_moment: 'DINNER' },
    });
    expect((await client.call(deleteCalendarItem, { params: { id: inMonday } })).status).toBe(204);
    expect((await client.call(getCalendarItem, { params: { id: again.id } })).body).toEqual(again);
    expect((await client.call(deleteCalendarItem, { params: { id: again.id } })).status).toBe(204);
    expect((await client.call(getRecipeMeal, { params: { id: mealId } })).status).toBe(404);
  });
});

describe('adding a meal', () => {
  it('rejects days, meals and slots of others, and writes nothing', async () => {
    const { client, person } = await personWithPlan(app);
    const other = await personWithPlan(app);
    const day = await firstDay(client);
    const meal = (await client.call(createRecipeMeal, { body: { recipe_template: await dinnerRecipe() } })).body;
    const theirs = await firstDay(other.client);
    const [theirSlot] = await slotsOf(app, other.person);
    const right = {
      calendar_day: day.id,
      content_type: 'recipemeal',
      object_id: meal.id!,
      meal_moment: 'DINNER',
    } as const;
    const wrong = [
      ['calendar_day', { ...right, calendar_day: theirs.id }],
      ['object_id', { ...right, object_id: theirs.calendar_items[0]!.object_id }],
      ['meal_slot', { ...right, meal_slot: theirSlot!.id }],
    ] as const;
    for (const [field, body] of wrong) {
      const answer = await client.call(createCalendarItem, { body });
      expect(answer).toMatchObject({ status: 400, body: { [field]: ['This does not exist.'] } });
    }
    const [slot] = await slotsOf(app, person);
    const mismatch = await client.call(createCalendarItem, { body: { ...right, meal_slot: slot!.id } });
    expect(mismatch).toMatchObject({ status: 400, body: { meal_moment: [expect.any(String)] } });
    expect(await firstDay(client)).toEqual(day);
  });

  it('puts a meal of three portions into its slot', async () => {
    const { client, person } = await personWithPlan(app);
    const day = await firstDay(client);
    const body = { recipe_template: await dinnerRecipe(), portions: 3 };
    const meal = (await client.call(createRecipeMeal, { body })).body;
    expect(meal.kcal).toBeCloseTo(meal.recipe_template.kcal! * 3, -1);
    const added = await client.call(createCalendarItem, {
      body: { calendar_day: day.id, content_type: 'recipemeal', object_id: meal.id!, meal_moment: 'DINNER' },
    });
    const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER');
    expect(added).toMatchObject({ status: 201, body: { status: 'PLANNED', meal_slot: slot!.id, meal } });
    expect((await client.call(getCalendarItem, { params: { id: added.body.id } })).body).toEqual(added.body);
  });

  it("makes a coach's meal the client's own", async () => {
    const coach = await aCoach(app.db);
    const { client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const day = await firstDay(client);
    const asCoach = app.as(tokenOf(coach));
    const meal = (await asCoach.call(createRecipeMeal, { body: { recipe_template: await dinnerRecipe() } })).body;
    const added = await asCoach.call(createCalendarItem, {
      body: { calendar_day: day.id, content_type: 'recipemeal', object_id: meal.id!, meal_moment: 'DINNER' },
    });
    const seen = await client.call(getCalendarItem, { params: { id: added.body.id } });
    expect(seen.body.meal).toMatchObject({ kcal: meal.kcal, recipe_template: meal.recipe_template });
    expect(recipeMealOf(seen.body).ingredients.map(({ grams }) => grams)).toEqual(
      meal.ingredients.map(({ grams }) => grams),
    );
  });
});

describe('a coach of two clients', () => {
  it('cannot put a meal of one client on a day of the other', async () => {
    const coach = await aCoach(app.db);
    const { client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const other = await personWithPlan(app, {}, { coach_id: coach.id });
    const [theirs] = (await firstDay(other.client)).calendar_items;
    const day = await firstDay(client);
    const added = await app.as(tokenOf(coach)).call(createCalendarItem, {
      body: {
        calendar_day: day.id,
        content_type: 'recipemeal',
        object_id: theirs!.object_id,
        meal_moment: 'BREAKFAST',
      },
    });
    expect(added).toMatchObject({ status: 400, body: { object_id: ['This does not exist.'] } });
    expect(await firstDay(client)).toEqual(day);
  });
});

describe('planning a proposal', () => {
  it('rejects an unknown recipe, the days and slots of others, and invalid portions', async () => {
    const { client, person } = await personWithPlan(app);
    const other = await personWithPlan(app);
    const day = await firstDay(client);
    const [slot] = await slotsOf(app, person);
    const [foreign] = await slotsOf(app, other.person);
    const right = {
      recipe_template: await dinnerRecipe(),
      calendar_day_id: day.id,
      meal_slot_specification_id: slot!.id,
    };
    const theirs = await firstDay(other.client);
    const wrong = [
      ['recipe_template', { ...right, recipe_template: 2_000_000_000 }],
      ['calendar_day_id', { ...right, calendar_day_id: theirs.id }],
      ['meal_slot_specification_id', { ...right, meal_slot_specification_id: foreign!.id }],
      ['portions_multiplier', { ...right, portions_multiplier: 0.6 }],
      ['portions_to_plan', { ...right, portions_to_plan: 0 }],
    ] as const;
    for (const [field, body] of wrong) {
      const answer = await client.call(planGeneratedRecipeMeal, { body });
      expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    }
    expect(await firstDay(client)).toEqual(day);
  });

  it('plans portions of the right size for the slot, in amounts that a kitchen can measure', async () => {
    const { client, person } = await personWithPlan(app);
    const day = (await client.call(createCalendarDay, { body: { date: '2027-05-03' } })).body;
    const slot = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER')!;
    const { body: item } = await client.call(planGeneratedRecipeMeal, {
      body: {
        recipe_template: { id: await dinnerRecipe() },
        portions_to_plan: 2,
        portions_multiplier: 1.25,
        calendar_day_id: day.id,
        meal_slot_specification_id: slot.id,
      },
    });
    expect(item).toMatchObject({ meal_slot: slot.id, meal_moment: 'DINNER', calendar_day: day.id });
    const planned = recipeMealOf(item);
    expect(planned).toMatchObject({ portions: 2, portions_multiplier: 1.25 });
    expect(planned.ingredients.map(({ quantity, grams }) => [quantity, grams])).toEqual([
      [200, 200],
      [380, 380],
      [3, 330],
      [1, expect.any(Number)],
    ]);
    expect(planned.ingredients[2]!.name).toBe('onions');
    expect(planned.kcal! / planned.recipe_template.kcal!).toBeCloseTo(2.5, 0);
    const { body: read } = await client.call(getCalendarItem, { params: { id: item.id } });
    expect({ ...read, undo_id: null }).toEqual(item);
  });

  it('accepts a slot only on its own weekdays, with a different error if the slot is not in the week at all', async () => {
    const { client, person } = await personWithPlan(app);
    const dayPlan = async (name: string) => {
      const { body: plan } = await client.call(createNutritionDayPlan, { body: { name } });
      const figures = { kcal: 1500, protein: 100, carbohydrates: 140, fat: 60 };
      const body = { ...figures, meal_moment: 'DINNER' as const, nutrition_day_plan: plan.id };
      return { plan: plan.id, slot: (await client.call(createMealSlotSpecification, { body })).body.id };
    };
    const sundays = await dayPlan('Sunday');
    const unused = await dayPlan('Training');
    const week = { params: { id: await weekOf(person.id) }, body: sundaysTake(sundays.plan) };
    expect((await client.call(replaceWeeklyNutritionPlan, week)).status).toBe(200);
    const usual = (await slotsOf(app, person)).find((one) => one.meal_moment === 'DINNER')!.id;
    const recipe = await dinnerRecipe();
    const answerOn = (calendar_day_id: number, slot: number) => {
      const body = { recipe_template: recipe, calendar_day_id, meal_slot_specification_id: slot };
      return client.call(planGeneratedRecipeMeal, { body });
    };
    const dayOn = async (date: string) => (await client.call(createCalendarDay, { body: { date } })).body.id;
    const [saturday, sunday] = [await dayOn('2027-05-08'), await dayOn('2027-05-09')];
    expect((await answerOn(saturday, usual)).status).toBe(201);
    expect((await answerOn(sunday, sundays.slot)).status).toBe(201);
    const refused = (reason: string) => ({ status: 400, body: { meal_slot_specification_id: [reason] } });
    const notThatDay = refused('This meal isn’t part of the plan for that day.');
    expect(await answerOn(saturday, sundays.slot)).toMatchObject(notThatDay);
    expect(await answerOn(sunday, usual)).toMatchObject(notThatDay);
    expect(await answerOn(sunday, unused.slot)).toMatchObject(refused('This does not exist.'));
  });

  it('also accepts a recipe without ingredients', async () => {
    const { client, person } = await personWithPlan(app);
    const day = await firstDay(client);
    const [slot] = await slotsOf(app, person);
    const { body: recipe } = await client.call(createRecipeTemplate, { body: { name: 'Nothing yet' } });
    const { status, body: item } = await client.call(planGeneratedRecipeMeal, {
      body: { recipe_template: recipe.id, calendar_day_id: day.id, meal_slot_specification_id: slot!.id },
    });
    expect(status).toBe(201);
    expect(recipeMealOf(item).ingredients).toEqual([]);
    const { body: read } = await client.call(getCalendarItem, { params: { id: item.id } });
    expect({ ...read, undo_id: null }).toEqual(item);
  });
});

describe('changing portions', () => {
  it.each([0, 21, 1.5, '2', null])('rejects %j portions', async (portions) => {
    const { client } = await personWithPlan(app);
    const { object_id: id } = (await firstDay(client)).calendar_items[0]!;
    const answer = await client.send('PUT', `/api/planner/editRecipeMealPortions/${id}`, { body: { portions } });
    expect(answer).toMatchObject({ status: 400, body: { portions: [expect.any(String)] } });
  });

  it('scales nutrients and ingredients, and back to exactly their previous values', async () => {
    const { client } = await personWithPlan(app);
    // Amounts above 1 are rounded to halves: three portions of three quarters of a banana are two and a half.
    const isOfHalves = ({ quantity }: { quantity: number }) => (quantity * 2) % 1 === 0;
    const days = await diaryOf(client);
    const item = days.flatMap((day) => day.calendar_items).find(({ meal }) => meal.ingredients.every(isOfHalves));
    const params = { id: item!.object_id };
    expect((await stranger.call(editRecipeMealPortions, { params, body: { portions: 3 } })).status).toBe(404);
    const { body: tripled } = await client.call(editRecipeMealPortions, { params, body: { portions: 3 } });
    expect(tripled.portions).toBe(3);
    expect(tripled.kcal).toBeCloseTo(item!.meal.kcal! * 3, 0);
    tripled.ingredients.forEach((line, at) => {
      expect(line.quantity).toBeCloseTo(item!.meal.ingredients[at]!.quantity * 3, 1);
    });
    const { body: back } = await client.call(editRecipeMealPortions, { params, body: { portions: 1 } });
    expect(back.kcal).toBe(item!.meal.kcal);
    expect(back.ingredients.map(({ quantity }) => quantity)).toEqual(
      item!.meal.ingredients.map(({ quantity }) => quantity),
    );
  });

  it('records when the item changed, unless the portions stay the same', async () => {
    const { client } = await personWithPlan(app);
    const [item] = (await firstDay(client)).calendar_items;
    const change = async (portions: number) => {
      app.clock.advance({ minutes: 1 });
      await client.call(editRecipeMealPortions, { params: { id: item!.object_id }, body: { portions } });
      return (await client.call(getCalendarItem, { params: { id: item!.id } })).body.modified;
    };
    const changed = await change(2);
    expect(changed).toBe(app.clock.now().toISOString());
    expect(changed > item!.modified).toBe(true);
    expect(await change(2)).toBe(changed);
  });
});
