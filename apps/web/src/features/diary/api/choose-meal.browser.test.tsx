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

/** Chooses a meal in place of another; answers what was sent, and which meals the day then shows. */
async function choose(answerToDelete: () => Response, outcome: string) {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method === 'GET') return new Promise(() => undefined);
    sent.push(String(method));
    return method === 'POST' ? Response.json(item(9, 'LUNCH'), { status: 201 }) : answerToDelete();
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
  const shown = client.getQueryData(queryKey)?.flatMap(({ calendar_items: items }) => items.map(({ id }) => id));
  return { sent, shown };
}

it('a meal takes the place of another, which leaves once the new one is there', async () => {
  const { sent, shown } = await choose(() => new Response(null, { status: 204 }), 'chosen');
  expect(sent).toEqual(['POST', 'DELETE']);
  expect(shown).toEqual([6, 9]);
});

it('also where the other is gone already, by a try whose answer was lost', async () => {
  const gone = () => Response.json({ detail: 'Gone.', code: 'not_found' }, { status: 404 });
  expect((await choose(gone, 'chosen')).shown).toEqual([6, 9]);
});

it('but not where the other could not be taken out', async () => {
  const down = () => Response.json({ detail: 'Down.', code: 'server_error' }, { status: 500 });
  expect((await choose(down, 'failed')).shown).toEqual([5, 6, 9]);
});
