import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { cycleSharingQuery } from '../../api/cycle-sharing.ts';
import { CycleOfClient } from './cycle-of-client.tsx';

const NOTHING = { parts: [], shared_since: null, shared_until: null };
const SHARED = {
  parts: ['PHASE', 'NEXT_PERIOD', 'STARTS'],
  shared_since: '2027-03-01T09:00:00.000Z',
  shared_until: '2027-05-01T09:00:00.000Z',
};
const CYCLE = {
  shared_until: SHARED.shared_until,
  cycle_phase: 'LUTEAL',
  next_period_start: '2027-04-02',
  next_period_start_earliest: '2027-03-31',
  next_period_start_latest: '2027-04-04',
  period_start_missed: false,
  period_starts: ['2027-01-04', '2027-02-02', '2027-03-04'],
};

/** The server's data, and the number of requests for the cycle. */
let sharing: object = NOTHING;
let looks = 0;
let client: QueryClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-20T12:00:00') });
  looks = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/users/cycle/sharing')) return Response.json(sharing);
    looks += 1;
    return Response.json(CYCLE);
  });
  client = new QueryClient();
  await loadPhrases('cycle', 'shared');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <QueryClientProvider client={client}>
      <CycleOfClient clientId={7} name="Anna Smit" />
    </QueryClientProvider>,
  );
const section = () => page.getByRole('region', { name: 'Cycle' });

it('renders nothing if nothing is shared', async () => {
  sharing = NOTHING;
  await open();
  await expect.poll(() => client.getQueryData(cycleSharingQuery(7).queryKey)).toEqual(NOTHING);
  await expect.element(section()).not.toBeInTheDocument();
});

it('says what is shared, shows it only on request, and hides it once sharing ends', async () => {
  sharing = SHARED;
  const { unmount } = await open();
  await expect
    .element(section().getByText(/Anna Smit is sharing this with you until the end of 1 May 2027: today’s phase/))
    .toBeVisible();
  expect(looks).toBe(0);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect.element(page.getByText('Today: Luteal phase')).toBeVisible();
  await expect.element(page.getByText('Probably between 31 Mar and 4 Apr.')).toBeVisible();
  await expect.element(page.getByRole('listitem').first().getByText('4 March 2027')).toBeVisible();
  expect(looks).toBe(1);
  await expectAccessible();
  sharing = NOTHING;
  await client.invalidateQueries({ queryKey: cycleSharingQuery(7).queryKey });
  await expect.element(section()).not.toBeInTheDocument();
  await unmount();
  // No cycle data remains in memory.
  await expect
    .poll(() =>
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state.data),
      ),
    )
    .not.toContain('2027-03-04');
});
