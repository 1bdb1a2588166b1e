import { deleteCalendarItem, getCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { editRecipeMealPortions } from '@weekbord/contract/diary/recipe-meals';
import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { expect, it } from 'vitest';
import { diaryOf, MONDAY, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });

/** Returns a person whose Monday was replanned a minute ago. */
async function replanned() {
  const { client, person } = await personWithPlan(app);
  const [before] = await diaryOf(client, 1);
  app.clock.advance({ minutes: 1 });
  const { body: planned } = await client.call(autoPlanDay, { body: { date: MONDAY } });
  app.clock.advance({ minutes: 1 });
  const undo = () => client.call(undoReplacement, { params: { id: planned.undo_id! } });
  const monday = async () => (await diaryOf(client, 1))[0]!;
  return { client, before: before!, planned, undo, monday, person: rowsOf('person', person.id) };
}

it('a meal that is ticked just before an undo stays eaten, and the old meal is not put next to it', async () => {
  const { client, before, planned, undo, monday, person } = await replanned();
  const params = { id: planned.calendar_items[0]!.id };
  const [ticked, undone] = await whileLocked(app, person, [
    () => client.call(updateCalendarItem, { params, body: { status: 'EATEN' } }),
    undo,
  ]);
  expect(ticked.status).toBe(200);
  expect(undone.body).toMatchObject({ brought_back: 2, stayed: [{ kind: 'EATEN', meal_moment: 'BREAKFAST' }] });
  expect((await monday()).calendar_items.map(({ id }) => id)).toEqual(
    expect.arrayContaining([params.id, ...before.calendar_items.slice(1).map(({ id }) => id)]),
  );
  expect((await monday()).calendar_items).toHaveLength(3);
});

it('a meal that an undo has just removed can no longer be ticked', async () => {
  const { client, before, planned, undo, monday, person } = await replanned();
  const params = { id: planned.calendar_items[0]!.id };
  const [undone, ticked] = await whileLocked(app, person, [
    undo,
    () => client.call(updateCalendarItem, { params, body: { status: 'EATEN' } }),
  ]);
  expect(undone.body).toMatchObject({ brought_back: 3, stayed: [] });
  expect(ticked.status).toBe(404);
  expect(await monday()).toEqual(before);
});

it('changed portions are kept if they were changed just before an undo', async () => {
  const { client, planned, undo, person } = await replanned();
  const lunch = planned.calendar_items[1]!;
  const [edited, undone] = await whileLocked(app, person, [
    () => client.call(editRecipeMealPortions, { params: { id: lunch.object_id }, body: { portions: 2 } }),
    undo,
  ]);
  expect(edited.status).toBe(200);
  expect(undone.body).toMatchObject({ brought_back: 2, stayed: [{ kind: 'CHANGED', meal_moment: 'LUNCH' }] });
  const { body } = await client.call(getCalendarItem, { params: { id: lunch.id } });
  expect(body.meal).toMatchObject({ portions: 2 });
});

it('a meal that is deleted just before an undo makes room for the old meal', async () => {
  const { client, before, planned, undo, monday, person } = await replanned();
  const params = { id: planned.calendar_items[2]!.id };
  const [deleted, undone] = await whileLocked(app, person, [() => client.call(deleteCalendarItem, { params }), undo]);
  expect([deleted.status, undone.body.brought_back]).toEqual([204, 3]);
  expect(await monday()).toEqual(before);
});

it('of two concurrent undos, one restores the meals and the other reports that this was already done', async () => {
  const { before, undo, monday, person } = await replanned();
  const [first, second] = await whileLocked(app, person, [undo, undo]);
  expect(first.body).toMatchObject({ was_undone: false, brought_back: 3 });
  expect(second.body).toMatchObject({ was_undone: true, brought_back: 0, calendar_days: [before] });
  expect(await monday()).toEqual(before);
});

it('a day that is replanned just before an undo keeps its latest plan', async () => {
  const { client, undo, monday, person } = await replanned();
  const [planned, undone] = await whileLocked(app, person, [
    () => client.call(autoPlanDay, { body: { date: MONDAY } }),
    undo,
  ]);
  expect(planned.status).toBe(200);
  expect(undone.body).toMatchObject({
    brought_back: 0,
    stayed: [{ kind: 'TAKEN' }, { kind: 'TAKEN' }, { kind: 'TAKEN' }],
  });
  expect((await monday()).calendar_items.map(({ id }) => id)).toEqual(planned.body.calendar_items.map(({ id }) => id));
});

it('undoing a replan that came just after an undo restores the old meals', async () => {
  const { client, before, undo, monday, person } = await replanned();
  const [undone, planned] = await whileLocked(app, person, [
    undo,
    () => client.call(autoPlanDay, { body: { date: MONDAY } }),
  ]);
  expect(undone.body).toMatchObject({ brought_back: 3 });
  expect((await monday()).calendar_items).toHaveLength(3);
  const again = await client.call(undoReplacement, { params: { id: planned.body.undo_id! } });
  expect(again.body).toMatchObject({ brought_back: 3, stayed: [] });
  expect(await monday()).toEqual(before);
});
