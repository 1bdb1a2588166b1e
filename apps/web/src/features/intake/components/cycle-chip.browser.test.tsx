import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery, useCurrentUser } from '../../../shared/session/current-user.ts';
import { CycleChip } from './cycle-chip.tsx';

const TODAY = '2027-03-20';
const START = '2027-03-02';
type Profile = NonNullable<CurrentUser['intake']>;

/** The starts of periods that were sent; the profile returns them. */
let sent: unknown[] = [];
const profile = (start: string) =>
  ({ id: 4, gender: 'FEMALE', last_menstrual_period_start_date: start, counted_cycle_length: 28 }) as Profile;

beforeEach(async () => {
  sent = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body: string }) => {
    const change = JSON.parse(body) as { last_menstrual_period_start_date: string };
    sent.push([method, address, change]);
    return Response.json(profile(change.last_menstrual_period_start_date));
  });
  await loadPhrases('cycle', 'shared');
});
afterEach(() => vi.unstubAllGlobals());

function Diary({ date }: { date: string }) {
  const { intake } = useCurrentUser();
  return <main>{intake && <CycleChip date={date} today={TODAY} profile={intake} />}</main>;
}

async function open(date: string): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, { id: 1, intake: profile(START) } as CurrentUser);
  await render(
    <QueryClientProvider client={client}>
      <Diary date={date} />
      <AlertList />
    </QueryClientProvider>,
  );
}

const early = page.getByRole('button', { name: 'Period started early' });

it('[DIA-15] the chip explains the phase, and records an early start of the period, which can be undone', async () => {
  await open(TODAY);
  await page.getByRole('button', { name: 'Luteal phase, day 19' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your cycle' });
  await expect.element(sheet.getByText('10 days until your next period')).toBeVisible();
  await expect.element(sheet.getByText(/Progesterone/)).toBeVisible();
  await expectAccessible();
  await early.click();
  await expect.element(page.getByRole('button', { name: 'Menstruation, day 1' })).toBeVisible();
  const change = (start: string) => ['PATCH', '/api/users/userProfile/4', { last_menstrual_period_start_date: start }];
  expect(sent).toEqual([change(TODAY)]);
  await expect.element(page.getByText('Your period’s start date is now Saturday 20 March.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('button', { name: 'Luteal phase, day 19' })).toBeVisible();
  expect(sent).toEqual([change(TODAY), change(START)]);
});

it('another day shows its own phase, and does not offer to record a start', async () => {
  await open('2027-03-04');
  await page.getByRole('button', { name: 'Menstruation, day 3' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Your cycle' })).toBeVisible();
  await expect.element(early).not.toBeInTheDocument();
});
