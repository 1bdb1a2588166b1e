import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { planningIssuesQuery } from './auto-plan-day.ts';
import { offerUndo } from './undo-replacement.ts';

const TUESDAY = '2027-01-05';
const DAY = { id: 4, user: 1, date: TUESDAY, note: '', calendar_items: [] };
const DONE = { was_undone: false, brought_back: 3, stayed: [], detail: 'Your meals are back.', calendar_days: [DAY] };

beforeEach(() => loadPhrases('shared', 'diary'));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of currentAlerts()) dismissAlert(id);
});

/** Offers an undo with an API that gives these responses in order; returns the requests and the resulting days. */
async function offer(...answers: (() => Response | Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    return answers[keys.length - 1]!();
  });
  const client = new QueryClient();
  const put = vi.fn<(of: QueryClient, day: unknown) => void>();
  await render(<AlertList />);
  await offerUndo(client, { undoId: 7, text: 'Tuesday was replanned.', put });
  return { client, put, keys };
}

it('shows a message that offers an undo, also by keyboard, and then reports the result', async () => {
  const { client, put } = await offer(() => Response.json(DONE));
  const about = { date: TUESDAY, meal_slot: null, eligible: 1, because: [], detail: 'One.' };
  const issue = { kind: 'scarce' as const, ...about };
  client.setQueryData(planningIssuesQuery(TUESDAY).queryKey, [issue]);
  await expect.element(page.getByText('Tuesday was replanned.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Undo' }).element();
  // The initial focus depends on what was pressed before.
  await expect
    .poll(async () => {
      await userEvent.tab();
      return document.activeElement;
    })
    .toBe(undo);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your meals are back.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
  expect(put.mock.calls.map(([, day]) => day)).toEqual([DAY]);
  expect(client.getQueryData(planningIssuesQuery(TUESDAY).queryKey)).toEqual([]);
});

it('retries with the same key after a lost response', async () => {
  const lost = () => Promise.reject(new TypeError('lost'));
  const { put, keys } = await offer(lost, () => Response.json(DONE));
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Your meals are back.')).toBeVisible();
  expect(put).toHaveBeenCalledOnce();
  expect(keys).toEqual([keys[0], keys[0]]);
});

it('says that something can no longer be undone, and stops offering it', async () => {
  await offer(() => Response.json({ detail: 'Gone.', code: 'not_found' }, { status: 404 }));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('This can no longer be undone.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
});

it('shows only the later of two undo offers', async () => {
  const { client, put } = await offer(() => Response.json(DONE));
  await offerUndo(client, { undoId: 8, text: 'Wednesday was replanned.', put });
  await expect.element(page.getByText('Wednesday was replanned.')).toBeVisible();
  expect(page.getByText('Tuesday was replanned.').elements()).toEqual([]);
});
