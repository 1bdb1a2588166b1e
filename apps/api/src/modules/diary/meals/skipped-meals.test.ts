import { moveMeal, updateCalendarItem } from '@weekbord/contract/diary/calendar-items';
import { listRecentMeals } from '@weekbord/contract/diary/recent-meals';
import { getWeekBalance } from '@weekbord/contract/diary/week-balance';
import type { CalendarItem } from '@weekbord/contract/diary/models';
import { autoPlanDay } from '@weekbord/contract/planner/auto-plan';
import { addDays } from '@weekbord/domain/dates/plain-date';
import { tokenOf } from '@weekbord/testkit/builders/by-person';
import { aPerson } from '@weekbord/testkit/builders/people';
import type { Sent } from '@weekbord/contract/endpoint';
import type { TestClient } from '@weekbord/testkit/test-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { smallCatalogue } from '../../recipes/templates/small-catalogue.test-support.ts';
import { diaryOf, MONDAY, personWithPlan, startPlannerApp } from '../diary.test-support.ts';

const app = await startPlannerApp(smallCatalogue(), { quick: true });
beforeEach(() => {
  app.clock.advance({ minutes: 1 });
});

const change = (client: TestClient, { id }: CalendarItem, body: Sent<typeof updateCalendarItem>['body']) =>
  client.call(updateCalendarItem, { params: { id }, body });
const monday = async (client: TestClient) => (await diaryOf(client, 1))[0]!.calendar_items;

describe('a skipped meal', () => {
  it('is marked as such, is the person’s own from then on, and is not found by others', async () => {
    const { client } = await personWithPlan(app);
    const [meal, other] = await monday(client);
    expect(meal).toMatchObject({ skipped: false, planned_by: 'PLANNER' });
    const stranger = app.as(tokenOf(await aPerson(app.db)));
    expect((await change(stranger, meal!, { skipped: true })).status).toBe(404);
    expect((await change(client, meal!, { skipped: true })).status).toBe(200);
    const [after, otherAfter] = await monday(client);
    expect(after).toMatchObject({ id: meal!.id, skipped: true, status: 'PLANNED', planned_by: 'PERSON' });
    expect(otherAfter).toEqual(other);
    expect((await change(client, meal!, { skipped: false })).body).toMatchObject({ skipped: false, status: 'PLANNED' });
  });

  it('is no longer skipped once it is eaten, and no longer eaten once it is skipped', async () => {
    const { client } = await personWithPlan(app);
    const [meal] = await monday(client);
    const stateAfter = async (body: Parameters<typeof change>[2]) => {
      const { status, skipped } = (await change(client, meal!, body)).body;
      return [status, skipped];
    };
    expect(await stateAfter({ skipped: true })).toEqual(['PLANNED', true]);
    expect(await stateAfter({ locked: true })).toEqual(['PLANNED', true]);
    expect(await stateAfter({ status: 'EATEN' })).toEqual(['EATEN', false]);
    expect(await stateAfter({ skipped: true })).toEqual(['PLANNED', true]);
    expect(await stateAfter({ status: 'EATEN', skipped: true })).toEqual(['EATEN', false]);
    expect(await stateAfter({ status: 'PLANNED' })).toEqual(['PLANNED', false]);
  });

  it('is planned again on the day or at the moment that it is moved to', async () => {
    const { client } = await personWithPlan(app);
    const [meal] = await monday(client);
    await change(client, meal!, { skipped: true });
    const body = { date: addDays(MONDAY, 1), meal_moment: 'DINNER' as const };
    expect((await client.call(moveMeal, { params: { id: meal!.id }, body })).status).toBe(200);
    const [, tuesday] = await diaryOf(client, 2);
    expect(tuesday!.calendar_items.find(({ id }) => id === meal!.id)).toMatchObject({ skipped: false });
  });

  it('stays when its day is planned again, and leaves its slot empty', async () => {
    const { client } = await personWithPlan(app);
    const [meal] = await monday(client);
    const { body: skipped } = await change(client, meal!, { skipped: true });
    expect((await client.call(autoPlanDay, { body: { date: MONDAY } })).status).toBe(200);
    const after = await monday(client);
    expect(after.filter(({ meal_moment: moment }) => moment === meal!.meal_moment)).toEqual([skipped]);
  });

  it('counts neither for the balance of the week nor as a recent meal', async () => {
    const { client } = await personWithPlan(app);
    const balance = async () => (await client.call(getWeekBalance, { query: { date: MONDAY } })).body.planned;
    const recent = async () => (await client.call(listRecentMeals, { query: {} })).body;
    const [before, recentBefore] = [await balance(), await recent()];
    for (const meal of await monday(client)) await change(client, meal, { skipped: true });
    expect((await balance()).whole_days).toBe(before.whole_days - 1);
    expect(await recent()).toEqual(recentBefore);
  });
});
