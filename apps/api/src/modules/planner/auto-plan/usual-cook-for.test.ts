import { catalogueVersion, loadCatalogue } from '@weekbord/catalogue/load';
import { createCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { logMeals } from '@weekbord/contract/diary/log-meals';
import type { CalendarDay, ItemOf } from '@weekbord/contract/diary/models';
import {
  createRecipeMeal,
  editRecipeMealPortions,
  planGeneratedRecipeMeal,
} from '@weekbord/contract/diary/recipe-meals';
import { createGroceryList } from '@weekbord/contract/groceries/grocery-lists';
import { anotherMeal } from '@weekbord/contract/planner/another-meal';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { copyMealsFromDate } from '@weekbord/contract/planner/copy-meals';
import { applyPlanTemplate, createPlanTemplate } from '@weekbord/contract/planner/plan-templates';
import { createRecurringMeal } from '@weekbord/contract/planner/recurring-meals';
import { previewWeekRepair, repairWeek } from '@weekbord/contract/planner/repair-week';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { getWeekWishes, replaceWeekWishes } from '@weekbord/contract/planner/week-wishes';
import { addDays, weekdayOf } from '@weekbord/domain/dates/plain-date';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aCoach } from '@weekbord/testkit/builders/people';
import type { TestClient } from '@weekbord/testkit/test-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { daysOf, diaryOf, MONDAY, personWithPlan, startPlannerApp, totalsOf } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
// Repairing the week needs more dishes than the small catalogue has.
const wholeApp = await startPlannerApp({ version: catalogueVersion, load: loadCatalogue }, { quick: true });
beforeEach(() => {
  for (const { clock } of [app, wholeApp]) clock.advance({ minutes: 1 });
});

const cookForByRule = async (client: TestClient, people: number) => {
  const { user: _, answered: __, ...wishes } = (await client.call(getWeekWishes)).body;
  return client.call(replaceWeekWishes, { body: { ...wishes, cook_for: people } });
};
const choose = (client: TestClient, { object_id: id }: { object_id: number }, people: number) =>
  client.call(editRecipeMealPortions, { params: { id }, body: { cook_for: people } });
const peopleOf = (days: readonly CalendarDay[]) =>
  days.flatMap(({ calendar_items: items }) => items.map((item) => (item as ItemOf<'recipemeal'>).meal.cook_for));

async function aHousehold(people = 4) {
  const details = { feature_flags: ['FF_COPY_MEALS_TO_ANOTHER_DAY'] };
  const { client, person } = await personWithPlan(app, {}, details);
  const before = await diaryOf(client);
  await cookForByRule(client, people);
  app.clock.advance({ minutes: 1 });
  return { client, person, before };
}

describe('the number of people a person usually cooks for', () => {
  it('applies to the groceries of newly planned meals, and changes no existing meal', async () => {
    const { client, before } = await aHousehold();
    expect(await diaryOf(client)).toEqual(before);
    const { body } = await client.call(autoPlanDay, { body: { date: MONDAY } });
    expect(peopleOf([body])).toEqual([4, 4, 4]);
    const [monday, tuesday] = await diaryOf(client, 2);
    expect(peopleOf([tuesday!])).toEqual([1, 1, 1]);
    const target = totalsOf(before[0]!).kcal;
    expect(Math.abs(totalsOf(monday!).kcal - target)).toBeLessThan(target / 5);
    for (const { meal } of monday!.calendar_items)
      expect(meal).toMatchObject({ cook_for: 4, portions_to_plan: meal.portions });
    const needs = async () => {
      const { items } = (await client.call(createGroceryList, { body: { start_date: MONDAY, end_date: MONDAY } })).body;
      return new Map(items.map(({ food, quantity }) => [food, quantity!]));
    };
    const ofFour = await needs();
    for (const { object_id: id } of monday!.calendar_items)
      await app.db.updateTable('recipe_meal').set({ cook_for: 1 }).where('id', '=', id).execute();
    for (const [food, grams] of await needs()) expect(ofFour.get(food)).toBeCloseTo(4 * grams, 1);
  });

  it('does not replace a number that a person chose for a meal, or for the meals that replace it', async () => {
    const { client, before } = await aHousehold();
    const [, , dinner] = before[0]!.calendar_items;
    await choose(client, dinner!, 6);
    app.clock.advance({ minutes: 1 });
    const { calendar_days: days } = (
      await client.call(autoPlanDays, {
        body: { start_date_inclusive: MONDAY, num_days: 2, delete_existing_plans: true },
      })
    ).body;
    // The person chose the number, so it is kept.
    expect(peopleOf(days)).toEqual([4, 4, 6, 4, 4, 4]);
    const { body } = await client.call(anotherMeal, { params: { id: dinner!.id }, body: { seen: [] } });
    expect(body.calendar_item).toMatchObject({ planned_by: 'PLANNER', meal: { cook_for: 6 } });
    app.clock.advance({ minutes: 1 });
    const { body: again } = await client.call(autoPlanDay, { body: { date: MONDAY } });
    expect(again.calendar_items[2]!.id).not.toBe(body.calendar_item!.id);
    expect(peopleOf([again])).toEqual([4, 4, 6]);
    app.clock.advance({ minutes: 1 });
    await client.call(undoReplacement, { params: { id: again.undo_id! } });
    expect(peopleOf(await diaryOf(client, 1))).toEqual([4, 4, 6]);
  });

  it('applies to a dish that replaces a dish for which no number was chosen', async () => {
    const { client, before } = await aHousehold();
    const [breakfast, , dinner] = before[0]!.calendar_items;
    const other = await client.call(anotherMeal, { params: { id: breakfast!.id }, body: { seen: [] } });
    expect(other.body.calendar_item).toMatchObject({ meal: { cook_for: 4 } });
    const place = { calendar_day_id: before[0]!.id, meal_slot_specification_id: dinner!.meal_slot! };
    const swap = { ...place, recipe_template: before[1]!.calendar_items[2]!.meal.recipe_template.id };
    const swapped = await client.call(planGeneratedRecipeMeal, { body: { ...swap, replaces: dinner!.id } });
    expect(swapped.body).toMatchObject({ meal: { cook_for: 4, portions_to_plan: 1 } });
    expect(swapped.body.batch).not.toBeNull();
    // A number in the call counts as chosen.
    const chosen = await client.call(planGeneratedRecipeMeal, { body: { ...swap, cook_for: 1 } });
    await cookForByRule(client, 2);
    const more = { ...swap, replaces: chosen.body.id };
    expect((await client.call(planGeneratedRecipeMeal, { body: more })).body.meal.cook_for).toBe(1);
  });

  it('applies to a newly created dish, and to an earlier dish that is logged again', async () => {
    const { client, person, before } = await aHousehold();
    const [monday] = before;
    const [, lunch] = monday!.calendar_items;
    const made = await client.call(createRecipeMeal, { body: { recipe_template: lunch!.meal.recipe_template.id } });
    expect(made.body.cook_for).toBe(4);
    const place = { calendar_day_id: monday!.id, meal_slot_id: lunch!.meal_slot!, today: MONDAY };
    const again = { content_type: 'recipemeal', object_id: lunch!.object_id } as const;
    const logged = await client.call(logMeals, { body: { ...place, meals: [again] } });
    expect(logged.body.calendar_items[0]).toMatchObject({ meal: { cook_for: 4 } });
    const coach = await aCoach(app.db);
    await app.db.updateTable('person').set({ coach_id: coach.id }).where('id', '=', person.id).execute();
    const asCoach = app.as(tokenOf(coach));
    const theirs = await asCoach.call(createRecipeMeal, { body: { recipe_template: lunch!.meal.recipe_template.id } });
    const item = { calendar_day: monday!.id, meal_slot: lunch!.meal_slot!, meal_moment: 'LUNCH' } as const;
    const given = await asCoach.call(createCalendarItem, {
      body: { ...item, content_type: 'recipemeal', object_id: theirs.body.id! },
    });
    expect([theirs.body.cook_for, given.body]).toMatchObject([1, { meal: { cook_for: 4 } }]);
  });

  it('applies to templates and weekly meals for which no number was chosen, but not to a copied day', async () => {
    const { client, before } = await aHousehold();
    const [breakfast, , dinner] = before[0]!.calendar_items;
    await choose(client, dinner!, 2);
    const template = await client.call(createPlanTemplate, {
      body: { name: 'Day', start_date: MONDAY, num_days: 1 },
    });
    await client.call(createRecurringMeal, {
      body: { calendar_item: breakfast!.id, weekdays: [weekdayOf(addDays(MONDAY, 8))] },
    });
    const used = await client.call(applyPlanTemplate, {
      params: { id: template.body.id },
      body: { start_date: addDays(MONDAY, 7) },
    });
    expect(peopleOf(used.body.calendar_days)).toEqual([4, 4, 2]);
    const { body: tuesday } = await client.call(autoPlanDay, { body: { date: addDays(MONDAY, 8) } });
    expect(peopleOf([tuesday])).toEqual([4, 4, 4]);
    const copied = await client.call(copyMealsFromDate, {
      body: { from_calendar_day_id: before[0]!.id, to_date: addDays(MONDAY, 9) },
    });
    expect(peopleOf([copied.body])).toEqual([1, 1, 2]);
  });

  it('applies to the dishes that a repair adds, while a resized dish is cooked for as many people as before', async () => {
    const { client } = await personWithPlan(wholeApp);
    const [monday] = await diaryOf(client);
    await cookForByRule(client, 3);
    const place = { calendar_day_id: monday!.id, meal_slot_id: monday!.calendar_items[2]!.meal_slot! };
    const out = { content_type: 'quickaddmeal', name: 'Dinner out', kcal: 2600 } as const;
    wholeApp.clock.set(new Date(`${MONDAY}T08:00:00Z`));
    await client.call(logMeals, { body: { ...place, today: MONDAY, meals: [out] } });
    const week = { date: MONDAY, today: MONDAY };
    const { body: shown } = await client.call(previewWeekRepair, { body: week });
    wholeApp.clock.advance({ minutes: 1 });
    await client.call(repairWeek, { body: { ...week, fingerprint: shown.fingerprint } });
    expect(shown.changes.map(({ kind }) => kind)).toContain('RESIZED');
    const now = (await daysOf(client)).flatMap(({ date, calendar_items: items }) =>
      items.flatMap((item) => (item.content_type === 'recipemeal' ? [{ date, item }] : [])),
    );
    for (const { date, meal_moment: moment, before: was, after } of shown.changes) {
      if (after === null) continue;
      const came = now.find((one) => one.date === date && one.item.meal_moment === moment)!.item;
      expect([moment, came.meal.cook_for]).toEqual([moment, isSame(was, after) ? 1 : 3]);
    }
  });
});

const isSame = (one: { recipe_template: { id: number } }, two: { recipe_template: { id: number } }) =>
  one.recipe_template.id === two.recipe_template.id;
