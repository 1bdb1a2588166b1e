import { diaryPaths } from '@weekbord/contract/diary/paths';
import type { CalendarDay } from '@weekbord/contract/diary/models';
import type { Route } from '@weekbord/contract/route';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendQueuedWrites } from '../../../shared/offline/queued-write.ts';
import { day, foodItem, item, quickItem } from '../model/meals.test-support.ts';
import { calendarWeekQuery } from './calendar-week.ts';

const MONDAY = '2027-01-04';

let onServer: readonly CalendarDay[] = [];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Writes never get a response.
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'GET' ? Promise.resolve(Response.json({ results: onServer })) : new Promise(() => undefined),
  );
});
afterEach(() => vi.unstubAllGlobals());

type Waiting = readonly [Route, number, object?];

function someoneWith(...writes: readonly Waiting[]): QueryClient {
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

it("applies unconfirmed writes to the server's response", async () => {
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

it("applies an unconfirmed lock and tick to the server's response", async () => {
  onServer = [day(MONDAY, [item(1, 'BREAKFAST')])];
  const client = someoneWith(
    [diaryPaths.updateCalendarItem, 1, { locked: true }],
    [diaryPaths.updateCalendarItem, 1, { status: 'EATEN' }],
  );
  const [shown] = await client.fetchQuery(calendarWeekQuery(MONDAY));
  expect(shown?.calendar_items).toMatchObject([{ locked: true, status: 'EATEN' }]);
});

it('applies the last of several writes to the same meal', async () => {
  onServer = [day(MONDAY, [item(1, 'BREAKFAST')])];
  const client = someoneWith(
    [diaryPaths.updateCalendarItem, 1, { status: 'EATEN' }],
    [diaryPaths.updateCalendarItem, 1, { status: 'PLANNED' }],
  );
  const [shown] = await client.fetchQuery(calendarWeekQuery(MONDAY));
  expect(shown?.calendar_items.map(({ status }) => status)).toEqual(['PLANNED']);
});

const NEXT_MONDAY = '2027-01-11';
const exchange = (date: string, meal_moment: string) => ({ date, meal_moment, exchange_with: 2 });
const placesOf = (days: readonly CalendarDay[]) =>
  days.flatMap(({ date, calendar_items: items }) => items.map(({ id, meal_moment: moment }) => [date, id, moment]));

describe('two meals whose swap is not confirmed yet', () => {
  it('are both shown in their new places, even after they are moved back', async () => {
    const TUESDAY = '2027-01-05';
    onServer = [day(MONDAY, [item(1, 'LUNCH')]), day(TUESDAY, [item(2, 'DINNER')], 2)];
    const there: Waiting = [diaryPaths.moveMeal, 1, exchange(TUESDAY, 'DINNER')];
    const back: Waiting = [diaryPaths.moveMeal, 1, exchange(MONDAY, 'LUNCH')];
    const moved = await someoneWith(there).fetchQuery(calendarWeekQuery(MONDAY));
    expect(placesOf(moved)).toEqual([
      [MONDAY, 2, 'LUNCH'],
      [TUESDAY, 1, 'DINNER'],
    ]);
    expect(placesOf(await someoneWith(there, back).fetchQuery(calendarWeekQuery(MONDAY)))).toEqual([
      [MONDAY, 1, 'LUNCH'],
      [TUESDAY, 2, 'DINNER'],
    ]);
  });

  it('stay where they are if the server has already swapped them', async () => {
    const TUESDAY = '2027-01-05';
    onServer = [day(MONDAY, [item(2, 'LUNCH')]), day(TUESDAY, [item(1, 'DINNER')], 2)];
    const client = someoneWith([diaryPaths.moveMeal, 1, exchange(TUESDAY, 'DINNER')]);
    expect(await client.fetchQuery(calendarWeekQuery(MONDAY))).toEqual(onServer);
  });

  it.each([
    ['has not moved them', 1, 2],
    ['has moved them', 2, 1],
  ])('are shown in both weeks while the server %s', async (_, here, there) => {
    const client = someoneWith([diaryPaths.moveMeal, 1, exchange(NEXT_MONDAY, 'DINNER')]);
    // As shown after the move.
    client.setQueryData(calendarWeekQuery(MONDAY).queryKey, [day(MONDAY, [item(2, 'LUNCH')])]);
    client.setQueryData(calendarWeekQuery(NEXT_MONDAY).queryKey, [day(NEXT_MONDAY, [item(1, 'DINNER')], 2)]);
    onServer = [day(MONDAY, [item(here, 'LUNCH')])];
    expect(placesOf(await client.fetchQuery(calendarWeekQuery(MONDAY)))).toEqual([[MONDAY, 2, 'LUNCH']]);
    onServer = [day(NEXT_MONDAY, [item(there, 'DINNER')], 2)];
    expect(placesOf(await client.fetchQuery(calendarWeekQuery(NEXT_MONDAY)))).toEqual([[NEXT_MONDAY, 1, 'DINNER']]);
  });
});

it("a week is the server's response if no writes are pending", async () => {
  onServer = [day(MONDAY, [item(1, 'BREAKFAST')])];
  expect(await someoneWith().fetchQuery(calendarWeekQuery(MONDAY))).toEqual(onServer);
});
