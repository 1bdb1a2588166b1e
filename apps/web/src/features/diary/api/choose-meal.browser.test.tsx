import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { day, item } from '../model/meals.test-support.ts';
import { calendarWeekQuery } from './calendar-week.ts';
import { useChooseMeal } from './plan-meals.ts';

const MONDAY = '2027-01-04';
const CHOICE = {
  date: MONDAY,
  slotId: 1,
  proposal: { recipe_template: { id: 1 }, portions_to_plan: 1, portions_multiplier: 1, plate: '0.0.0.0' },
  replaces: 5,
};

afterEach(() => vi.unstubAllGlobals());

function Choose() {
  const { send } = useChooseMeal();
  const [outcome, setOutcome] = useState('open');
  return (
    <button type="button" onClick={() => void send(CHOICE).then(({ ok }) => setOutcome(ok ? 'chosen' : 'failed'))}>
      {outcome}
    </button>
  );
}

/** Chooses a meal to replace another; returns the request, and the meals that the day then shows. */
async function choose(answer: () => Response, outcome: string) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return new Promise(() => undefined);
    sent.push([method, JSON.parse(body as string).replaces]);
    return answer();
  });
  const client = new QueryClient();
  const { queryKey } = calendarWeekQuery(MONDAY);
  client.setQueryData(queryKey, [day(MONDAY, [item(5, 'LUNCH'), item(6, 'DINNER')])]);
  await render(
    <QueryClientProvider client={client}>
      <Choose />
    </QueryClientProvider>,
  );
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent(outcome);
  const shown = client.getQueryData(queryKey)?.flatMap(({ calendar_items: items }) => items);
  return { sent, shown };
}

it('replaces a meal with another in one request', async () => {
  const planned = () => Response.json({ ...item(9, 'LUNCH'), undo_id: 3 }, { status: 201 });
  const { sent, shown } = await choose(planned, 'chosen');
  expect(sent).toEqual([['POST', 5]]);
  expect(shown).toEqual([item(6, 'DINNER'), item(9, 'LUNCH')]);
});

it('keeps the previous meal if the request fails', async () => {
  const down = () => Response.json({ detail: 'Down.', code: 'server_error' }, { status: 500 });
  const { shown } = await choose(down, 'failed');
  expect(shown?.map(({ id }) => id)).toEqual([5, 6]);
});
