import { QueryClientProvider } from '@tanstack/react-query';
import type { FirstWeekday } from '@weekbord/domain/dates/first-weekday';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { cachedDay, cacheDay, calendarWeekQuery } from '../api/calendar-week.ts';
import { useWeekBalance } from '../api/week-balance.ts';
import { day } from './meals.test-support.ts';
import { useDiaryWeek } from './use-diary-week.ts';

/** A Wednesday. */
const DATE = '2027-03-17';
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address.replace(/^.*\/api/, ''));
    return new Promise(() => undefined);
  });
});
afterEach(() => vi.unstubAllGlobals());

function clientOf(first_weekday?: FirstWeekday) {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 1, first_weekday } as CurrentUser);
  return client;
}

function Week() {
  const { dates } = useDiaryWeek(DATE);
  useWeekBalance(DATE);
  return <p>{dates.join(' ')}</p>;
}

describe.each([
  ['monday', '2027-03-15', '2027-03-21'],
  ['sunday', '2027-03-14', '2027-03-20'],
  ['saturday', '2027-03-13', '2027-03-19'],
  // A user stored on the device by an earlier version of the app.
  [undefined, '2027-03-15', '2027-03-21'],
] as const)('the week of a user whose weeks start on %s', (first, start, end) => {
  it('is shown and fetched from that day on, along with its balance', async () => {
    await render(
      <QueryClientProvider client={clientOf(first)}>
        <Week />
      </QueryClientProvider>,
    );
    await expect.element(page.getByText(new RegExp(`^${start} .*${DATE}.* ${end}$`))).toBeVisible();
    expect(asked).toContainEqual(expect.stringMatching(new RegExp(`date__gte=${start}&date__lte=${end}`)));
    expect(asked).toContainEqual(expect.stringMatching(new RegExp(`weekBalance.*date=${start}`)));
  });

  it('keeps a changed day in the cache', () => {
    const client = clientOf(first);
    const { queryKey } = calendarWeekQuery(start);
    client.setQueryData(queryKey, [day(start, []), day(end, [])]);
    cacheDay(client, { ...day(end, []), note: 'Changed' });
    expect(client.getQueryData(queryKey)?.map(({ note }) => note)).toEqual(['', 'Changed']);
    expect([start, end].map((date) => cachedDay(client, date)?.date)).toEqual([start, end]);
  });
});
