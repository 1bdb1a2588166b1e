import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { CalendarDay } from '@weekbord/contract/diary/models';
import type { Route } from '@weekbord/contract/route';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendQueuedWrites } from '../../../shared/offline/queued-write.ts';
import { day, foodItem, item, quickItem } from '../model/meals.test-support.ts';
import { calendarWeekQuery } from './calendar-week.ts';

const MONDAY = '2027-01-04';

let onServer: readonly CalendarDay[] = [];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Writes are never answered.
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'GET' ? Promise.resolve(Response.json({ results: onServer })) : new Promise(() => undefined),
  );
});
afterEach(() => vi.unstubAllGlobals());

function someoneWith(...writes: readonly (readonly [Route, number, object?])[]): QueryClient {
  const client = new QueryClient();
  sendQueuedWrites(client);
  for (const [route, id, body] of writes) {
    const sent = { params: { id }, ...(body && { body }) };
    const write = { route, sent, idempotencyKey: `${route.name} ${id}`, affects: [] };
    const mutation = client.getMutationCache().build(client, { mutationKey: ['write'], scope: { id: 'writes' } });
    void mutation.execute(write).catch(() => undefined);
  }
  return client;
}

it('what the server does not know yet stands over what it answers', async () => {
  onServer = [
    day(MONDAY, [
      item(1, 'BREAKFAST'),
      item(2, 'LUNCH'),
      foodItem(3, 'SNACK'),
      quickItem(4, 'SNACK'),
      item(5, 'DINNER'),
    ]),
  ];
  const client = someoneWith(
    [diaryPaths.updateCalendarItem, 1, { status: 'EATEN' }],
    [diaryPaths.editRecipeMealPortions, 102, { portions: 3 }],
    [diaryPaths.updateSingleFoodMeal, 103, { quantity: 50 }],
    [diaryPaths.updateQuickAddMeal, 104, { kcal: 90 }],
    [diaryPaths.deleteCalendarItem, 5],
  );
  const [shown] = await client.fetchQuery(calendarWeekQuery(MONDAY));
  expect(shown?.calendar_items.map(({ id, status, meal }) => [id, status, meal.kcal])).toEqual([
    [1, 'EATEN', 400],
    [2, 'PLANNED', 1200],
    [3, 'PLANNED', 200],
    [4, 'PLANNED', 90],
  ]);
});

it('of several writes to one meal the last counts', async () => {
  onServer = [day(MONDAY, [item(1, 'BREAKFAST')])];
  const client = someoneWith(
    [diaryPaths.updateCalendarItem, 1, { status: 'EATEN' }],
    [diaryPaths.updateCalendarItem, 1, { status: 'PLANNED' }],
  );
  const [shown] = await client.fetchQuery(calendarWeekQuery(MONDAY));
  expect(shown?.calendar_items.map(({ status }) => status)).toEqual(['PLANNED']);
});

it('without waiting writes it is what the server answers', async () => {
  onServer = [day(MONDAY, [item(1, 'BREAKFAST')])];
  expect(await someoneWith().fetchQuery(calendarWeekQuery(MONDAY))).toEqual(onServer);
});
