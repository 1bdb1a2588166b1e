import { getCalendarDay } from '@weekbord/contract/diary/calendar-days';
import { moveMeal, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { editRecipeMealPortions, getRecipeMeal } from '@weekbord/contract/diary/recipe-meals';
import type { CalendarItem } from '@weekbord/contract/diary/models';
import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { copyMealsToMealMoment, removeCopies } from '@weekbord/contract/planner/copy-meals';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import { describe, expect, it } from 'vitest';
import { startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { aCopier, at, copyDay, dayNow, EMPTY, idsOf, MAY_COPY, platesOf, TUESDAY } from './copy-meals.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });

describe('removing copied meals', () => {
  it('removes only unchanged copies', async () => {
    const them = await aCopier(app);
    const { client } = them;
    const { body: copy } = await copyDay(them, them.monday, EMPTY);
    const items = copy.calendar_items.map(({ id, modified }) => ({ id, modified }));
    const [eaten, resized, moved] = copy.calendar_items as [CalendarItem, CalendarItem, CalendarItem];
    app.clock.advance({ seconds: 1 });
    const tick = (status: 'EATEN' | 'PLANNED') =>
      client.call(updateCalendarItem, { params: { id: eaten.id }, body: { status } });
    await tick('EATEN');
    await tick('PLANNED');
    const before = (await dayNow(them, copy)).calendar_items;
    await client.call(editRecipeMealPortions, { params: { id: resized.object_id }, body: { portions: 2 } });
    const { body: back } = await client.call(removeCopies, { body: { items } });
    expect(back.removed_count).toBe(1);
    expect(idsOf(back.calendar_days[0]!.calendar_items)).toEqual([eaten.id, resized.id]);
    expect(before).toHaveLength(3);
    expect((await client.call(getRecipeMeal, { params: { id: moved.object_id } })).status).toBe(404);
    const again = await client.call(removeCopies, { body: { items } });
    expect(again.body).toEqual({ calendar_days: [], removed_count: 0 });
  });

  it('does not affect the undo of the meals that they replaced', async () => {
    const them = await aCopier(app);
    const { client, tuesday } = them;
    const { body: copy } = await copyDay(them, them.monday, TUESDAY);
    expect(copy).toMatchObject({ replaced_count: 3, undo_id: expect.any(Number) });
    const items = copy.calendar_items.map(({ id, modified }) => ({ id, modified }));
    await client.call(removeCopies, { body: { items } });
    const { body: back } = await client.call(undoReplacement, { params: { id: copy.undo_id! } });
    expect(back).toMatchObject({ brought_back: 3, stayed: [] });
    expect((await dayNow(them, tuesday)).calendar_items).toEqual(tuesday.calendar_items);
    expect((await copyDay(them, them.monday, EMPTY)).body.undo_id).toBeNull();
  });

  it("does not affect another person's copies, and keeps a copy that was moved", async () => {
    const them = await aCopier(app);
    const { body: copy } = await copyDay(them, them.monday, EMPTY);
    const items = copy.calendar_items.map(({ id, modified }) => ({ id, modified }));
    const other = app.as(tokenOf(await aPerson(app.db, MAY_COPY)));
    expect((await other.call(removeCopies, { body: { items } })).body.removed_count).toBe(0);
    expect((await other.call(removeCopies, { body: { items, user: them.person.id } })).status).toBe(404);
    app.clock.advance({ seconds: 1 });
    const [first] = copy.calendar_items;
    await them.client.call(moveMeal, { params: { id: first!.id }, body: { date: TUESDAY, meal_moment: 'SNACK' } });
    expect((await them.client.call(removeCopies, { body: { items } })).body.removed_count).toBe(2);
  });
});

describe('concurrent copying', () => {
  it('a copy that is sent twice under the same key is created once', async () => {
    const { client, monday } = await aCopier(app);
    const body = { from_calendar_day_id: monday.id, to_calendar_day: monday.id, meal_moment: 'SNACK' as const };
    const named = { ...body, calendar_item_ids: [monday.calendar_items[0]!.id] };
    const send = () => client.call(copyMealsToMealMoment, { body: named }, { headers: { 'idempotency-key': 'one' } });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second.body).toEqual(first.body);
    expect(at((await client.call(getCalendarDay, { params: { id: monday.id } })).body, 'SNACK')).toHaveLength(1);
  });

  it('two copies of a day to one date, while it is planned, leave one meal at each moment', async () => {
    const them = await aCopier(app);
    const answers = await whileLocked(app, rowsOf('person', them.person.id), [
      () => copyDay(them, them.monday, TUESDAY),
      () => copyDay(them, them.monday, TUESDAY),
      () => them.client.call(autoPlanDay, { body: { date: TUESDAY } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await dayNow(them, them.tuesday);
    expect(platesOf(after.calendar_items)).toEqual(platesOf(them.monday.calendar_items));
  });
});
