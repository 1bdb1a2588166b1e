import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { createDislikedRecipe } from '@weekbord/contract/recipes/recipe-preferences';
import type { CalendarDay } from '@weekbord/contract/diary/models';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { Choices } from '@weekbord/testkit/builders/answers';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach, anOrganisation, aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import {
  diaryOf,
  MONDAY,
  ofRecipes,
  recipeMealOf,
  slotsOf,
  personWithPlan,
  startPlannerApp,
  totalsOf,
} from '../../diary/diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });

const recipesOf = (day: CalendarDay) => day.calendar_items.map((item) => recipeMealOf(item).recipe_template.id);
const itemsOf = (days: readonly CalendarDay[]) => days.flatMap((day) => ofRecipes(day).calendar_items);

async function foodsOf(days: readonly CalendarDay[]) {
  const ids = itemsOf(days).flatMap(({ meal }) => meal.ingredients.map((line) => line.suggested_serving.food));
  return app.db.selectFrom('food').selectAll().where('id', 'in', ids).execute();
}

describe('planning a day', () => {
  it.each([{}, { date: '2027-02-29' }, { date: MONDAY, meal_slot_ids: [] }, { date: MONDAY, seed: -1 }])(
    'rejects %j',
    async (body) => {
      const client = app.as(tokenOf(await aPerson(app.db)));
      expect((await client.send('POST', '/api/planner/autoPlanDay', { body })).status).toBe(400);
    },
  );

  it('is denied to a guest, and reports an error for a person without a plan', async () => {
    expect((await app.call(autoPlanDay, { body: { date: MONDAY } })).status).toBe(401);
    const client = app.as(tokenOf(await aPerson(app.db)));
    const answer = await client.call(autoPlanDay, { body: { date: MONDAY } });
    expect(answer).toMatchObject({ status: 400, body: { non_field_errors: ['There is no nutrition plan yet.'] } });
    expect(await diaryOf(client)).toEqual([]);
  });

  it('rejects slots and days of other people', async () => {
    const { client } = await personWithPlan(app);
    const other = await personWithPlan(app);
    const [slot] = await slotsOf(app, other.person);
    const before = await diaryOf(client);
    const answer = await client.call(autoPlanDay, { body: { date: MONDAY, meal_slot_ids: [slot!.id] } });
    expect(answer).toMatchObject({ status: 400, body: { meal_slot_ids: ['This does not exist.'] } });
    const foreign = await client.call(autoPlanDay, { body: { date: MONDAY, user: other.person.id } });
    expect(foreign.status).toBe(404);
    expect(await diaryOf(client)).toEqual(before);
  });

  it('[DIA-06] fills a new day so that its totals meet the plan', async () => {
    const { client, person } = await personWithPlan(app);
    const date = addDays(MONDAY, 20);
    const { status, body } = await client.call(autoPlanDay, { body: { date } });
    expect(status).toBe(200);
    expect(body.calendar_items.map((item) => item.meal_moment)).toEqual(['BREAKFAST', 'LUNCH', 'DINNER']);
    const slots = await slotsOf(app, person);
    const plan = (figure: 'kcal' | 'protein') => slots.reduce((sum, slot) => sum + slot[figure], 0);
    expect(Math.abs(totalsOf(body).kcal / plan('kcal') - 1)).toBeLessThan(0.02);
    expect(Math.abs(totalsOf(body).protein / plan('protein') - 1)).toBeLessThan(0.05);
  });

  it('[DIA-06] replaces planned meals with others and leaves what was eaten', async () => {
    const { client } = await personWithPlan(app);
    const [before] = await diaryOf(client, 1);
    const [eaten, ...planned] = before!.calendar_items;
    await client.call(updateCalendarItem, { params: { id: eaten!.id }, body: { status: 'EATEN' } });
    const { body } = await client.call(autoPlanDay, { body: { date: MONDAY } });
    expect(body.id).toBe(before!.id);
    expect(body.calendar_items[0]).toMatchObject({ id: eaten!.id, status: 'EATEN', meal: eaten!.meal });
    expect(body.calendar_items).toHaveLength(3);
    const old = new Set(planned.map(({ meal }) => meal.recipe_template.id));
    expect(
      recipesOf(body)
        .slice(1)
        .filter((id) => old.has(id)),
    ).toEqual([]);
    const [after] = await diaryOf(client, 1);
    expect(after!.calendar_items).toEqual(body.calendar_items);
    const meals = await app.db
      .selectFrom('recipe_meal')
      .select('id')
      .where(
        'id',
        'in',
        planned.map((item) => item.object_id),
      )
      .execute();
    expect(meals).toEqual([]);
  });

  it('plans only the requested slots', async () => {
    const { client, person } = await personWithPlan(app);
    const [before] = await diaryOf(client, 1);
    const lunch = (await slotsOf(app, person)).find((slot) => slot.meal_moment === 'LUNCH')!;
    const { body } = await client.call(autoPlanDay, { body: { date: MONDAY, meal_slot_ids: [lunch.id] } });
    expect(body.calendar_items.filter((item) => item.meal_slot !== lunch.id)).toEqual(
      before!.calendar_items.filter((item) => item.meal_slot !== lunch.id),
    );
    expect(recipesOf(body)[1]).not.toBe(recipesOf(before!)[1]);
  });

  it('plans one slot once when requested twice concurrently', async () => {
    const { client } = await personWithPlan(app);
    const date = addDays(MONDAY, 30);
    const ask = () => client.call(autoPlanDay, { body: { date } });
    await Promise.all([ask(), ask(), ask()]);
    const { body } = await client.call(autoPlanDay, { body: { date } });
    expect(body.calendar_items).toHaveLength(3);
  });
});

describe('planning several days', () => {
  it.each([
    { num_days: 0, start_date_inclusive: MONDAY },
    { num_days: 15, start_date_inclusive: MONDAY },
    { start_date_inclusive: 'soon' },
  ])('rejects %j', async (body) => {
    const client = app.as(tokenOf(await aPerson(app.db)));
    expect((await client.send('POST', '/api/planner/autoPlanDays', { body })).status).toBe(400);
  });

  it('fills only empty slots unless planned meals may be deleted', async () => {
    const { client } = await personWithPlan(app);
    const before = await diaryOf(client);
    const gone = before[2]!.calendar_items[1]!;
    await client.call(deleteCalendarItem, { params: { id: gone.id } });
    const { body } = await client.call(autoPlanDays, { body: { start_date_inclusive: MONDAY, num_days: 7 } });
    const kept = itemsOf(before).filter(({ id }) => id !== gone.id);
    const after = itemsOf(body.calendar_days);
    expect(after).toHaveLength(kept.length + 1);
    expect(after.filter(({ id }) => kept.some((item) => item.id === id))).toEqual(kept);
  });

  it('replaces planned meals if they may be deleted, but nothing that was eaten', async () => {
    const { client } = await personWithPlan(app);
    const eaten = (await diaryOf(client))[3]!.calendar_items[2]!;
    await client.call(updateCalendarItem, { params: { id: eaten.id }, body: { status: 'EATEN' } });
    const body = { start_date_inclusive: MONDAY, delete_existing_plans: true, seed: 7 };
    const first = (await client.call(autoPlanDays, { body })).body;
    expect(itemsOf(first.calendar_days)).toHaveLength(21);
    expect(
      itemsOf(first.calendar_days)
        .filter(({ status }) => status === 'EATEN')
        .map(({ id }) => id),
    ).toEqual([eaten.id]);
    const second = (await client.call(autoPlanDays, { body })).body;
    expect(second.calendar_days.map(recipesOf)).toEqual(first.calendar_days.map(recipesOf));
    expect(await diaryOf(client)).toEqual(second.calendar_days);
  });

  it('plans for the client when a coach requests it', async () => {
    const coach = await aCoach(app.db);
    const { person, client } = await personWithPlan(app, {}, { coach_id: coach.id });
    const body = { start_date_inclusive: addDays(MONDAY, 7), num_days: 3, user: person.id };
    const planned = await app.as(tokenOf(coach)).call(autoPlanDays, { body });
    expect(planned.body.calendar_days.map(({ user }) => user)).toEqual([person.id, person.id, person.id]);
    expect(await diaryOf(client, 14)).toHaveLength(10);
  });

  it.each<[string, Choices]>([
    ['a vegan', { diet: 'VEGAN' }],
    ['a pescatarian who cannot eat gluten', { diet: 'PESCATARIAN', intolerances: ['GLUTEN'] }],
    ['a person who cannot eat lactose or nuts', { intolerances: ['LACTOSE', 'NUTS'] }],
    ['a person who avoids tomato and beef', { dislikes: ['TOMATO', 'BEEF'] }],
  ])('[AUT-01] never breaks a hard rule for %s', async (_, choices) => {
    const { client } = await personWithPlan(app, choices);
    const days = await diaryOf(client);
    expect(itemsOf(days).length).toBeGreaterThan(14);
    for (const food of await foodsOf(days)) {
      if (choices.diet === 'VEGAN') expect(food.vegan, food.name_en).toBe('yes');
      if (choices.diet === 'PESCATARIAN') expect(food.pescatarian, food.name_en).toBe('yes');
      if (choices.intolerances?.includes('GLUTEN')) expect(food.gluten, food.name_en).toBe('free');
      if (choices.intolerances?.includes('LACTOSE')) expect(food.lactose, food.name_en).toBe('free');
      if (choices.intolerances?.includes('NUTS')) expect(food.nuts, food.name_en).toBe('free');
      for (const dislike of choices.dislikes ?? []) expect(food.dislikes, food.name_en).not.toContain(dislike);
    }
    for (const { meal, meal_moment: moment } of itemsOf(days)) {
      expect(meal.recipe_template.meal_types).toContain(moment);
    }
  });

  it.each([
    ['LACTO_VEGETARIAN', 'egg'],
    ['OVO_VEGETARIAN', 'dairy'],
  ] as const)('[AUT-01] gives a %s nothing made of %s', async (diet, origin) => {
    const { person, client } = await personWithPlan(app);
    await app.db.updateTable('intake').set({ diet }).where('person_id', '=', person.id).execute();
    const body = { start_date_inclusive: MONDAY, delete_existing_plans: true };
    const { calendar_days: days } = (await client.call(autoPlanDays, { body })).body;
    expect(itemsOf(days)).toHaveLength(21);
    for (const food of await foodsOf(days)) {
      expect(food.vegetarian, food.name_en).toBe('yes');
      expect(food.origins, food.name_en).not.toContain(origin);
    }
  });

  it('[AUT-01] gives no meat or fish if the organisation is plant-based', async () => {
    const organisation = await anOrganisation(app.db, { plant_based: true });
    const { client } = await personWithPlan(app, { diet: 'VEGETARIAN' }, { organisation_id: organisation.id });
    await app.db.updateTable('intake').set({ diet: 'OMNIVORE' }).execute();
    const body = { start_date_inclusive: MONDAY, delete_existing_plans: true };
    const { calendar_days: days } = (await client.call(autoPlanDays, { body })).body;
    expect(itemsOf(days)).toHaveLength(21);
    for (const food of await foodsOf(days)) expect(food.vegetarian, food.name_en).toBe('yes');
  });

  it('[AUT-01] keeps a week within 2% of the energy and 5% of the protein, with few repeats', async () => {
    const { client, person } = await personWithPlan(app, { meals: ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'] });
    const slots = await slotsOf(app, person);
    const plan = (figure: 'kcal' | 'protein') => slots.reduce((sum, slot) => sum + slot[figure], 0);
    const days = await diaryOf(client);
    for (const day of days) {
      // The figures of meals are rounded to a tenth.
      expect(Math.abs(totalsOf(day).kcal / plan('kcal') - 1)).toBeLessThan(0.0202);
      expect(Math.abs(totalsOf(day).protein / plan('protein') - 1)).toBeLessThan(0.05);
    }
    const mains = itemsOf(days).filter((item) => item.meal_moment === 'LUNCH' || item.meal_moment === 'DINNER');
    expect(new Set(mains.map(({ meal }) => meal.recipe_template.id)).size).toBeGreaterThanOrEqual(12);
  });

  it("limits the carbohydrates of someone who eats keto, regardless of the slots' targets", async () => {
    const { person, client } = await personWithPlan(app);
    const planned = async (start: string) => {
      const body = { start_date_inclusive: start, num_days: 2, seed: 3 };
      const { calendar_days: days } = (await client.call(autoPlanDays, { body })).body;
      expect(itemsOf(days)).toHaveLength(6);
      return days.reduce((sum, day) => sum + totalsOf(day).carbohydrates, 0);
    };
    const usual = await planned(addDays(MONDAY, 28));
    await app.db.updateTable('intake').set({ is_keto_user: true }).where('person_id', '=', person.id).execute();
    expect(await planned(addDays(MONDAY, 56))).toBeLessThan(0.75 * usual);
  });

  it('[REC-05] never plans a disliked recipe', async () => {
    const { client } = await personWithPlan(app);
    const disliked = recipesOf((await diaryOf(client, 1))[0]!);
    for (const recipe of disliked) await client.call(createDislikedRecipe, { body: { recipe } });
    const body = { start_date_inclusive: MONDAY, num_days: 14, delete_existing_plans: true };
    const { calendar_days: days } = (await client.call(autoPlanDays, { body })).body;
    expect(days.flatMap(recipesOf).filter((id) => disliked.includes(id))).toEqual([]);
  });
});
