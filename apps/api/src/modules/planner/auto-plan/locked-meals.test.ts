import { getCalendarItem, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { autoPlanDay, autoPlanDays } from '@weekbord/contract/planner/auto-plan';
import { copyMealsToMealMoment, removeCopies } from '@weekbord/contract/planner/copy-meals';
import { undoReplacement } from '@weekbord/contract/planner/undo-replacement';
import { rowsOf, whileLocked } from '@weekbord/testkit/overlapping-requests';
import { anOnboardedPerson } from '@weekbord/testkit/builders/scenarios';
import type { TestClient } from '@weekbord/testkit/test-client';
import { type Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { up as lockMeals } from '../../../migrations/022-locked-meals.ts';
import { cookTogether, diaryOf, MONDAY, personWithPlan, startPlannerApp } from '../../diary/diary.test-support.ts';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { aCopier, at, copyDay, dayNow, EMPTY, idsOf, TUESDAY } from '../copying/copy-meals.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
// Each action happens at a different time, as in real use.
beforeEach(() => {
  app.clock.advance({ minutes: 1 });
});

const lock = (client: TestClient, id: number, locked = true) =>
  client.call(updateCalendarItem, { params: { id }, body: { locked } });
const planDay = (client: TestClient) => client.call(autoPlanDay, { body: { date: MONDAY } });
const planDays = (client: TestClient, days: number) =>
  client.call(autoPlanDays, { body: { start_date_inclusive: MONDAY, num_days: days, delete_existing_plans: true } });
const monday = async (client: TestClient) => (await diaryOf(client, 1))[0]!;
const PLANS = {
  'planned again': planDay,
  'planned again with its week': (client: TestClient) => planDays(client, 3),
} as const;

describe('locking a meal', () => {
  it('is visible everywhere the meal is read, and does not count as a change to it', async () => {
    const { client } = await personWithPlan(app);
    const [meal] = (await monday(client)).calendar_items;
    expect(meal!.locked).toBe(false);
    for (const _ of ['once', 'twice']) {
      const { status, body } = await lock(client, meal!.id);
      expect({ status, body }).toEqual({ status: 200, body: { ...meal, locked: true } });
    }
    expect((await client.call(getCalendarItem, { params: { id: meal!.id } })).body.locked).toBe(true);
    expect((await monday(client)).calendar_items[0]!.locked).toBe(true);
    expect((await lock(client, meal!.id, false)).body).toEqual(meal);
  });

  it('is kept when the meal is ticked and unticked', async () => {
    const { client } = await personWithPlan(app);
    const [meal] = (await monday(client)).calendar_items;
    await lock(client, meal!.id);
    for (const status of ['EATEN', 'PLANNED'] as const) {
      const { body } = await client.call(updateCalendarItem, { params: { id: meal!.id }, body: { status } });
      expect(body).toMatchObject({ status, locked: true });
    }
  });

  it.each(Object.entries(PLANS))('keeps the meal when its day is %s, while the others are removed', async (_, plan) => {
    const { client } = await personWithPlan(app);
    const { calendar_items: before } = await monday(client);
    const { body: locked } = await lock(client, before[1]!.id);
    expect((await plan(client)).status).toBe(200);
    const { calendar_items: after } = await monday(client);
    expect(after[1]).toEqual(locked);
    expect(after).toHaveLength(3);
    expect(idsOf(after).filter((id) => [before[0]!.id, before[2]!.id].includes(id))).toEqual([]);
  });

  it('ends when the meal is unlocked, so that the planner may replace it', async () => {
    const { client } = await personWithPlan(app);
    const { calendar_items: before } = await monday(client);
    await lock(client, before[1]!.id);
    await lock(client, before[1]!.id, false);
    await planDay(client);
    expect(idsOf((await monday(client)).calendar_items)).not.toContain(before[1]!.id);
  });

  it('keeps the meal when the wizard is completed again', async () => {
    const { client, person } = await personWithPlan(app);
    const { calendar_items: before } = await monday(client);
    await lock(client, before[2]!.id);
    const parts = { db: app.db, config: app.config, now: app.clock.now(), locale: 'en' as const };
    await anOnboardedPerson(parts, person, { start: MONDAY });
    const { calendar_items: after } = await monday(client);
    expect(after.map(({ id, meal_moment: moment }) => [moment, before.some((one) => one.id === id)])).toEqual([
      ['BREAKFAST', false],
      ['LUNCH', false],
      ['DINNER', true],
    ]);
  });

  it('keeps the other meals of its batch', async () => {
    const { client } = await personWithPlan(app);
    const days = await diaryOf(client, 2);
    const [first, second] = days.map(({ calendar_items: items }) => items[2]!);
    await cookTogether(app, first!, second!);
    await lock(client, second!.id);
    await planDays(client, 2);
    const after = (await diaryOf(client, 2)).map(({ calendar_items: items }) => items[2]!.id);
    expect(after).toEqual([first!.id, second!.id]);
  });
});

describe('a copy', () => {
  it('leaves the moment of a locked meal unchanged if a whole day is copied, and is not locked itself', async () => {
    const them = await aCopier(app);
    const [lunch] = at(them.tuesday, 'LUNCH');
    await lock(them.client, lunch!.id);
    const { body: copy } = await copyDay(them, them.monday, TUESDAY);
    expect(copy).toMatchObject({ replaced_count: 2, kept_moments: ['LUNCH'] });
    expect(idsOf(at(copy, 'LUNCH'))).toEqual([lunch!.id]);
    const { body: onward } = await copyDay(them, copy, EMPTY);
    expect(onward.calendar_items.map(({ locked }) => locked)).toEqual([false, false, false]);
  });

  it('is added next to a locked meal if it is copied to that moment', async () => {
    const them = await aCopier(app);
    const [lunch] = at(them.tuesday, 'LUNCH');
    await lock(them.client, lunch!.id);
    const body = {
      from_calendar_day_id: them.monday.id,
      to_calendar_day: them.tuesday.id,
      meal_moment: 'LUNCH',
    } as const;
    const { body: copy } = await them.client.call(copyMealsToMealMoment, { body });
    expect(copy.replaced_count).toBe(0);
    expect(idsOf(at(copy, 'LUNCH'))).toEqual([lunch!.id, ...copy.copied_items]);
  });

  it('is not removed if it has been locked in the meantime', async () => {
    const them = await aCopier(app);
    const { body: copy } = await copyDay(them, them.monday, EMPTY);
    await lock(them.client, copy.calendar_items[0]!.id);
    const items = copy.calendar_items.map(({ id, modified }) => ({ id, modified }));
    const { body: back } = await them.client.call(removeCopies, { body: { items } });
    expect(back.removed_count).toBe(2);
    expect(idsOf((await dayNow(them, copy)).calendar_items)).toEqual([copy.calendar_items[0]!.id]);
  });
});

describe('an undo', () => {
  it('leaves a meal in place that has been locked in the meantime, and says so', async () => {
    const { client } = await personWithPlan(app);
    const { calendar_items: before } = await monday(client);
    const { body: planned } = await planDay(client);
    const { body: locked } = await lock(client, planned.calendar_items[1]!.id);
    const { body } = await client.call(undoReplacement, { params: { id: planned.undo_id! } });
    expect(body).toMatchObject({
      brought_back: 2,
      stayed: [{ kind: 'LOCKED', meal_moment: 'LUNCH', detail: 'Lunch on Monday stays: it is locked.' }],
    });
    expect((await monday(client)).calendar_items).toEqual([before[0], locked, before[2]]);
  });

  it('restores the old meal if the new one was unlocked again', async () => {
    const { client } = await personWithPlan(app);
    const { calendar_items: before } = await monday(client);
    const { body: planned } = await planDay(client);
    await lock(client, planned.calendar_items[1]!.id);
    await lock(client, planned.calendar_items[1]!.id, false);
    await client.call(undoReplacement, { params: { id: planned.undo_id! } });
    expect((await monday(client)).calendar_items).toEqual(before);
  });

  it('restores meals that were replaced before meals could be locked', async () => {
    const { client } = await personWithPlan(app);
    const { calendar_items: before } = await monday(client);
    const { body: planned } = await planDay(client);
    await app.db.transaction().execute(async (trx) => {
      await sql`alter table calendar_item drop column locked`.execute(trx);
      await sql`
        update replacement set kept = jsonb_set(kept, '{items}', (
          select jsonb_agg(item - 'locked') from jsonb_array_elements(kept -> 'items') as item
        ))`.execute(trx);
      await lockMeals(trx as unknown as Kysely<unknown>);
    });
    const { body } = await client.call(undoReplacement, { params: { id: planned.undo_id! } });
    expect(body).toMatchObject({ brought_back: 3, stayed: [] });
    expect((await monday(client)).calendar_items).toEqual(before);
  });
});

describe('a meal that is locked while its day is replanned', () => {
  it.each(Object.entries(PLANS))('stays if it was locked first and the day is %s', async (_, plan) => {
    const { client, person } = await personWithPlan(app);
    const { calendar_items: before } = await monday(client);
    const [locked, planned] = await whileLocked(app, rowsOf('person', person.id), [
      () => lock(client, before[0]!.id),
      () => plan(client),
    ]);
    expect([locked.status, planned.status]).toEqual([200, 200]);
    const { calendar_items: after } = await monday(client);
    expect(after[0]).toEqual(locked.body);
    expect(after).toHaveLength(3);
  });

  it.each(Object.entries(PLANS))('is removed if it was locked too late and the day is %s', async (_, plan) => {
    const { client, person } = await personWithPlan(app);
    const { calendar_items: before } = await monday(client);
    const [planned, locked] = await whileLocked(app, rowsOf('person', person.id), [
      () => plan(client),
      () => lock(client, before[0]!.id),
    ]);
    expect([planned.status, locked.status]).toEqual([200, 404]);
    expect((await monday(client)).calendar_items.map(({ locked: isLocked }) => isLocked)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
