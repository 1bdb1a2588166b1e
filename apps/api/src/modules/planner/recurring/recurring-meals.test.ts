import { deleteCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import type { CalendarDay } from '@weekbord/contract/diary/models';
import { planQuickAddMeal } from '@weekbord/contract/diary/quick-add-meals';
import { editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import {
  createRecurringMeal,
  deleteRecurringMeal,
  listRecurringMeals,
  planRecurringMeal,
  previewRecurringMeal,
  updateRecurringMeal,
} from '@weekbord/contract/planner/recurring-meals';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { Weekday } from '@weekbord/domain/dates/weekdays';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { daysOf, MONDAY, slotsOf, startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { aCopier, at, type Copier, dayNow, EMPTY, idsOf, plateOf } from '../copying/copy-meals.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
const FRIDAY = addDays(MONDAY, 4);

const dinnerOf = (day: CalendarDay) => at(day, 'DINNER')[0]!;
const recur = async ({ client }: Copier, item: { id: number }, weekdays: Weekday[]) =>
  (await client.call(createRecurringMeal, { body: { calendar_item: item.id, weekdays } })).body;
const plan = async ({ client }: Copier, start: string, days = 7) => {
  app.clock.advance({ minutes: 1 });
  const body = { start_date_inclusive: start, num_days: days, delete_existing_plans: true };
  return (await client.call(autoPlanDays, { body })).body;
};
const recipeOf = (item: CalendarDay['calendar_items'][number] | undefined) =>
  item?.content_type === 'recipemeal' ? item.meal.recipe_template.id : null;
const numbersOn = async ({ client, person }: Copier, day: CalendarDay, figures: { kcal: number; name?: string }) => {
  const slot = (await slotsOf(app, person)).find(({ meal_moment }) => meal_moment === 'DINNER')!;
  const body = { calendar_day_id: day.id, meal_slot_id: slot.id, ...figures };
  return (await client.call(planQuickAddMeal, { body })).body;
};
const offer = async ({ client }: Copier, { id }: { id: number }, start: string) =>
  (await client.call(previewRecurringMeal, { params: { id }, query: { start_date: start } })).body;
/** Puts a recurring meal on the seven days from a given date, replacing everything the preview offered to replace. */
const put = async (them: Copier, { id }: { id: number }, start: string) => {
  const { replaceable_item_ids: replaceable } = await offer(them, { id }, start);
  app.clock.advance({ minutes: 1 });
  const body = { start_date: start, replaceable_item_ids: replaceable };
  return (await them.client.call(planRecurringMeal, { params: { id }, body })).body;
};
const on = (days: readonly CalendarDay[], date: string) => days.find((day) => day.date === date)!;

describe('a recurring meal', () => {
  it('is planned on its weekdays with the same plate, and the rest of the day is planned around it', async () => {
    const them = await aCopier(app);
    const dinner = dinnerOf(them.monday);
    const recurring = await recur(them, dinner, ['friday', 'tuesday']);
    expect(recurring).toMatchObject({ weekdays: ['tuesday', 'friday'], meal_moment: 'DINNER', paused: false });
    expect(recurring.recipe).toBe(recipeOf(dinner));
    const { calendar_days: days, planning_issues: issues } = await plan(them, EMPTY);
    expect(issues.filter(({ kind }) => kind === 'recurringLeftOut')).toEqual([]);
    for (const offset of [1, 4]) {
      const day = on(days, addDays(EMPTY, offset));
      const [item, ...others] = at(day, 'DINNER');
      expect(others).toEqual([]);
      expect(plateOf(item!)).toEqual(plateOf(dinner));
      expect(item).toMatchObject({ planned_by: 'PLANNER', status: 'PLANNED' });
      expect(item!.reason).toMatchObject({
        kind: 'EVERY_WEEK',
        detail: offset === 1 ? 'Every Tuesday' : 'Every Friday',
      });
      expect(at(day, 'BREAKFAST')).toHaveLength(1);
      expect(at(day, 'LUNCH')).toHaveLength(1);
    }
    const rest = days.filter(({ date }) => ![addDays(EMPTY, 1), addDays(EMPTY, 4)].includes(date));
    expect(rest.flatMap((day) => day.calendar_items.filter(({ reason }) => reason?.kind === 'EVERY_WEEK'))).toEqual([]);
    expect(rest.map((day) => recipeOf(dinnerOf(day)))).not.toContain(recipeOf(dinner));
  });

  it('returns whenever a day is replanned, unless another meal is requested for its slot alone', async () => {
    const them = await aCopier(app);
    const dinner = dinnerOf(them.monday);
    await recur(them, dinner, ['friday']);
    const again = (body: { date: string; meal_slot_ids?: number[] }) => them.client.call(autoPlanDay, { body });
    const first = (await again({ date: FRIDAY })).body;
    expect(recipeOf(dinnerOf(first))).toBe(recipeOf(dinner));
    expect(first.undo_id).not.toBeNull();
    const slot = (await slotsOf(app, them.person)).find(({ meal_moment }) => meal_moment === 'DINNER')!;
    const other = (await again({ date: FRIDAY, meal_slot_ids: [slot.id] })).body;
    expect(recipeOf(dinnerOf(other))).not.toBe(recipeOf(dinner));
    expect(dinnerOf((await again({ date: FRIDAY })).body).reason?.detail).toBe('Every Friday');
  });

  it('changes nothing that was eaten, changed, added or locked', async () => {
    const them = await aCopier(app);
    await recur(them, dinnerOf(them.monday), ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);
    const [, tuesday, wednesday, thursday, friday, saturday] = await daysOf(them.client);
    const edit = (item: { id: number }, body: object) =>
      them.client.call(updateCalendarItem, { params: { id: item.id }, body });
    await edit(dinnerOf(tuesday!), { status: 'EATEN' });
    await edit(dinnerOf(wednesday!), { locked: true });
    const slot = (await slotsOf(app, them.person)).find(({ meal_moment }) => meal_moment === 'DINNER')!;
    await them.client.call(planQuickAddMeal, {
      body: { calendar_day_id: thursday!.id, meal_slot_id: slot.id, kcal: 90 },
    });
    await them.client.call(editRecipeMealPortions, {
      params: { id: dinnerOf(saturday!).object_id },
      body: { portions: 2 },
    });
    const kept = await Promise.all([tuesday!, wednesday!, thursday!, saturday!].map((day) => dayNow(them, day)));
    const { calendar_days: days } = await plan(them, MONDAY);
    for (const day of kept) expect(idsOf(at(on(days, day.date), 'DINNER'))).toEqual(idsOf(at(day, 'DINNER')));
    expect(dinnerOf(on(days, friday!.date)).reason?.detail).toBe('Every Friday');
  });

  it('is left out and reported once it breaks a rule, and another meal is planned there', async () => {
    const them = await aCopier(app);
    const dinner = dinnerOf(them.monday);
    await recur(them, dinner, ['friday']);
    await app.db
      .insertInto('disliked_recipe')
      .values({ person_id: them.person.id, recipe_template_id: recipeOf(dinner)! })
      .execute();
    const { calendar_days: days, planning_issues: issues } = await plan(them, EMPTY);
    const said = issues.filter(({ kind }) => kind === 'recurringLeftOut');
    expect(said).toMatchObject([
      { date: addDays(EMPTY, 4), detail: expect.stringContaining('was left out: you no longer') },
    ]);
    const planned = dinnerOf(on(days, addDays(EMPTY, 4)));
    expect(recipeOf(planned)).not.toBe(recipeOf(dinner));
    expect(planned.reason?.kind).not.toBe('EVERY_WEEK');
  });

  it('can be paused, changed and deleted, and leaves its planned copies where they are', async () => {
    const them = await aCopier(app);
    const { id } = await recur(them, dinnerOf(them.monday), ['friday']);
    const change = (body: object) => them.client.call(updateRecurringMeal, { params: { id }, body });
    const reasonsOn = async (start: string) =>
      (await plan(them, start)).calendar_days.flatMap((day) =>
        day.calendar_items.flatMap(({ reason }) => (reason?.kind === 'EVERY_WEEK' ? [day.date] : [])),
      );
    expect((await change({ paused: true })).body.paused).toBe(true);
    expect(await reasonsOn(EMPTY)).toEqual([]);
    expect((await offer(them, { id }, EMPTY)).days).toEqual([]);
    const putting = { params: { id }, body: { start_date: EMPTY } };
    expect(await them.client.call(planRecurringMeal, putting)).toMatchObject({
      status: 400,
      body: { non_field_errors: [expect.stringContaining('paused')] },
    });
    await change({ paused: false, weekdays: ['sunday'] });
    expect(await reasonsOn(EMPTY)).toEqual([addDays(EMPTY, 6)]);
    const sunday = on(await daysOf(them.client, 14), addDays(EMPTY, 6));
    await them.client.call(deleteRecurringMeal, { params: { id } });
    expect((await them.client.call(listRecurringMeals)).body.count).toBe(0);
    const after = await dayNow(them, sunday);
    expect(idsOf(after.calendar_items)).toEqual(idsOf(sunday.calendar_items));
    expect(dinnerOf(after).reason).toBeNull();
    expect(await reasonsOn(EMPTY)).toEqual([]);
  });

  it('is offered for free or unchanged slots of the next seven days, and removed by a single undo', async () => {
    const them = await aCopier(app);
    const { client } = them;
    const { id } = await recur(them, dinnerOf(them.monday), ['monday', 'tuesday', 'wednesday', 'friday']);
    const [, tuesday, wednesday] = await daysOf(client);
    await client.call(updateCalendarItem, { params: { id: dinnerOf(tuesday!).id }, body: { status: 'EATEN' } });
    const before = await daysOf(client);
    const shown = (await client.call(previewRecurringMeal, { params: { id }, query: { start_date: MONDAY } })).body;
    expect(shown.days.map(({ date, meals }) => [date, meals[0]!.outcome])).toEqual([
      [tuesday!.date, 'KEPT'],
      [wednesday!.date, 'COMES'],
      [FRIDAY, 'COMES'],
    ]);
    expect(shown.days[1]!.gives_way).toHaveLength(1);
    app.clock.advance({ minutes: 1 });
    const body = { start_date: MONDAY, replaceable_item_ids: shown.replaceable_item_ids };
    const done = (await client.call(planRecurringMeal, { params: { id }, body })).body;
    expect(done).toMatchObject({ planned_count: 2, replaced_count: 2 });
    expect(dinnerOf(on(done.calendar_days, FRIDAY)).reason?.detail).toBe('Every Friday');
    app.clock.advance({ minutes: 1 });
    await client.call(undoReplacement, { params: { id: done.undo_id! } });
    expect(await daysOf(client)).toEqual(before);
  });

  it('can be a quick add next to another meal, but two dishes never share a moment of a weekday', async () => {
    const them = await aCopier(app);
    const slot = (await slotsOf(app, them.person)).find(({ meal_moment }) => meal_moment === 'DINNER')!;
    const numbers = await them.client.call(planQuickAddMeal, {
      body: { calendar_day_id: them.monday.id, meal_slot_id: slot.id, kcal: 90, name: 'Bread' },
    });
    await recur(them, dinnerOf(them.monday), ['friday']);
    expect(await recur(them, numbers.body, ['friday'])).toMatchObject({ name: 'Bread', recipe: null, kcal: 90 });
    const body = { calendar_item: dinnerOf(them.tuesday).id, weekdays: ['thursday', 'friday'] };
    const refused = await them.client.send('POST', '/api/planner/recurringMeal', { body });
    expect(refused).toMatchObject({
      status: 400,
      body: { weekdays: [expect.stringMatching(/already takes that slot/)] },
    });
    const { calendar_days: days } = await plan(them, EMPTY);
    expect(at(on(days, addDays(EMPTY, 4)), 'DINNER').map(({ content_type: type }) => type)).toEqual([
      'recipemeal',
      'quickaddmeal',
    ]);
  });

  it('is added next to a planned dish if it is not a dish itself, or else next to other recurring meals', async () => {
    const them = await aCopier(app);
    const dinner = await recur(them, dinnerOf(them.monday), ['friday']);
    const bread = await recur(them, await numbersOn(them, them.monday, { kcal: 90, name: 'Bread' }), ['friday']);
    const existing = at(on(await daysOf(them.client), FRIDAY), 'DINNER');
    expect((await offer(them, bread, MONDAY)).days).toMatchObject([{ gives_way: [], meals: [{ outcome: 'COMES' }] }]);
    const first = await put(them, bread, MONDAY);
    expect(first).toMatchObject({ planned_count: 1, replaced_count: 0 });
    const both = at(first.calendar_days[0]!, 'DINNER');
    expect(both).toMatchObject([{ id: existing[0]!.id }, { content_type: 'quickaddmeal' }]);
    expect((await offer(them, bread, MONDAY)).days).toEqual([]);
    expect((await offer(them, dinner, MONDAY)).replaceable_item_ids).toEqual(idsOf(existing));
    const second = await put(them, dinner, MONDAY);
    expect(second).toMatchObject({ planned_count: 1, replaced_count: 1 });
    const after = at(second.calendar_days[0]!, 'DINNER');
    expect(idsOf(after)).toContain(both[1]!.id);
    expect(after.map(recipeOf).toSorted()).toEqual([dinner.recipe, null].toSorted());
    app.clock.advance({ minutes: 1 });
    await them.client.call(undoReplacement, { params: { id: second.undo_id! } });
    expect(idsOf(at(on(await daysOf(them.client), FRIDAY), 'DINNER'))).toEqual(idsOf(both));
  });

  it('leaves its slot open if it is not a dish, so that a dish is planned next to it and accounts for it', async () => {
    const them = await aCopier(app);
    const rich = await numbersOn(them, them.monday, { kcal: 600, name: 'Shake' });
    await recur(them, rich, ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
    const without = await daysOf(them.client);
    const { calendar_days: days } = await plan(them, EMPTY);
    const kcalOf = (day: CalendarDay) =>
      day.calendar_items.reduce((sum, item) => sum + (item.content_type === 'recipemeal' ? item.meal.kcal! : 0), 0);
    for (const [index, day] of days.entries()) {
      expect(at(day, 'DINNER').map(({ content_type: type }) => type)).toEqual(['recipemeal', 'quickaddmeal']);
      expect(kcalOf(day)).toBeLessThan(kcalOf(without[index]!));
    }
    const slot = (await slotsOf(app, them.person)).find(({ meal_moment }) => meal_moment === 'DINNER')!;
    const again = await them.client.call(autoPlanDay, { body: { date: EMPTY, meal_slot_ids: [slot.id] } });
    const [dish, shake] = at(again.body, 'DINNER');
    expect([recipeOf(dish), shake!.meal.kcal]).toEqual([expect.any(Number), 600]);
    expect(recipeOf(dish)).not.toBe(recipeOf(dinnerOf(days[0]!)));
  });

  it('shares its slot with a dish, even when only empty slots are filled, if it is not a dish itself', async () => {
    const them = await aCopier(app);
    const bread = await recur(them, await numbersOn(them, them.monday, { kcal: 90, name: 'Bread' }), ['friday']);
    await put(them, bread, MONDAY);
    const friday = on(await daysOf(them.client), FRIDAY);
    await them.client.call(deleteCalendarItem, { params: { id: dinnerOf(friday).id } });
    const body = { start_date_inclusive: FRIDAY, num_days: 1, delete_existing_plans: false };
    const [filled] = (await them.client.call(autoPlanDays, { body })).body.calendar_days;
    const types = at(filled!, 'DINNER').map(({ content_type: type }) => type);
    expect(types.toSorted()).toEqual(['quickaddmeal', 'recipemeal']);
  });

  it('is skipped, as an unnamed quick add, only if one with the same nutrients is already there', async () => {
    const them = await aCopier(app);
    const [some, more] = [
      await recur(them, await numbersOn(them, them.monday, { kcal: 90 }), ['friday']),
      await recur(them, await numbersOn(them, them.monday, { kcal: 120 }), ['friday']),
    ];
    expect(await put(them, some, MONDAY)).toMatchObject({ planned_count: 1 });
    expect(await put(them, some, MONDAY)).toMatchObject({ planned_count: 0 });
    expect(await put(them, more, MONDAY)).toMatchObject({ planned_count: 1, replaced_count: 0 });
    const friday = on(await daysOf(them.client), FRIDAY);
    expect(at(friday, 'DINNER').map(({ meal }) => meal.kcal)).toEqual([expect.any(Number), 90, 120]);
  });

  const changes: Readonly<Record<string, { weekdays?: Weekday[]; paused?: boolean } | null>> = {
    'moved to other weekdays': { weekdays: ['tuesday'] },
    paused: { paused: true },
    deleted: null,
  };
  it.each(Object.keys(changes))(
    'leaves its planned copies as the person’s own, without a false reason, once it is %s',
    async (change) => {
      const them = await aCopier(app);
      const { client, person } = them;
      const { id } = await recur(them, dinnerOf(them.monday), ['tuesday', 'friday']);
      const { calendar_days: planned } = await plan(them, EMPTY);
      const [params, body] = [{ id }, changes[change]];
      await (body ? client.call(updateRecurringMeal, { params, body }) : client.call(deleteRecurringMeal, { params }));
      const [tuesday, friday] = await Promise.all(
        [1, 4].map((offset) => dayNow(them, on(planned, addDays(EMPTY, offset)))),
      );
      const own = { planned_by: 'PERSON', status: 'PLANNED', reason: null };
      const still = { planned_by: 'PLANNER', reason: { detail: 'Every Tuesday' } };
      expect(dinnerOf(friday!)).toMatchObject(own);
      expect(dinnerOf(tuesday!)).toMatchObject(body?.weekdays === undefined ? own : still);
      await client.call(deleteCalendarItem, { params: { id: dinnerOf(friday!).id } });
      const turnedDown = app.db.selectFrom('turned_down_recipe').selectAll().where('person_id', '=', person.id);
      expect(await turnedDown.execute()).toEqual([]);
    },
  );

  it('is inaccessible to a stranger', async () => {
    const them = await aCopier(app);
    const { id } = await recur(them, dinnerOf(them.monday), ['friday']);
    const client = app.as(tokenOf(await aPerson(app.db)));
    const all = await Promise.all([
      client.call(previewRecurringMeal, { params: { id }, query: { start_date: EMPTY } }),
      client.call(planRecurringMeal, { params: { id }, body: { start_date: EMPTY } }),
      client.call(updateRecurringMeal, { params: { id }, body: { paused: true } }),
      client.call(deleteRecurringMeal, { params: { id } }),
      client.call(listRecurringMeals, { query: { user: them.person.id } }),
      client.call(createRecurringMeal, {
        body: { calendar_item: them.monday.calendar_items[0]!.id, weekdays: ['friday'] },
      }),
    ]);
    expect(all.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 400]);
  });
});
