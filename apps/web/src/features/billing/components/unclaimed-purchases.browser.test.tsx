import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { changeLanguage, loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { UnclaimedPurchases } from './unclaimed-purchases.tsx';

const COACH = {
  id: '11111111-1111-4111-8111-111111111111',
  plan: 'Coach',
  audience: 'COACH',
  portal: 'Weekbord',
  started_at: '2027-03-10T09:00:00.000Z',
};
const MEMBER = {
  ...COACH,
  id: '22222222-2222-4222-8222-222222222222',
  plan: 'Killerbody plan',
  audience: 'PERSON',
  portal: 'Killerbody',
};

/** The unclaimed purchases at the server, the state of the next one claimed, and the answers that it received. */
let unclaimed: (typeof COACH)[] = [];
let stateOfClaimed = 'CLAIMED';
let answers: { purchase_id: string; is_mine: boolean }[] = [];

beforeEach(async () => {
  answers = [];
  stateOfClaimed = 'CLAIMED';
  vi.stubGlobal(
    'fetch',
    async (_address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
      if (method === 'GET') return Response.json({ results: unclaimed });
      const answer = JSON.parse(body ?? '') as (typeof answers)[number];
      answers.push(answer);
      unclaimed = unclaimed.filter(({ id }) => id !== answer.purchase_id);
      return Response.json({ state: answer.is_mine ? stateOfClaimed : 'RETURNED' });
    },
  );
  await changeLanguage('en');
  await loadPhrases('purchases', 'shared');
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of currentAlerts()) dismissAlert(id);
});

async function draw(onClaimed = () => {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <UnclaimedPurchases onClaimed={onClaimed} />
      <AlertList />
    </QueryClientProvider>,
  );
}

const button = (name: string) => page.getByRole('button', { name });

describe('a purchase that was paid for in another browser', () => {
  it('is described with its plan, portal and date, and is given to a user who says that it is theirs', async () => {
    unclaimed = [COACH];
    const onClaimed = vi.fn();
    await draw(onClaimed);
    await expect.element(page.getByRole('heading', { name: 'Is this purchase yours?' })).toBeVisible();
    await expect.element(page.getByText(/10 March 2027.* Coach .*Weekbord/)).toBeVisible();
    await expect.element(page.getByText(/you become a coach/)).toBeVisible();
    await expectAccessible();
    await button('This is mine').click();
    await expect.element(page.getByText('The subscription is now yours')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(answers).toEqual([{ purchase_id: COACH.id, is_mine: true }]);
    expect(onClaimed).toHaveBeenCalledOnce();
  });

  it('is returned for a user who says that it is not theirs', async () => {
    unclaimed = [MEMBER];
    const onClaimed = vi.fn();
    await draw(onClaimed);
    await button('Not mine').click();
    await expect
      .element(page.getByText('The purchase was cancelled. Anything you paid will be refunded.'))
      .toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(answers).toEqual([{ purchase_id: MEMBER.id, is_mine: false }]);
    expect(onClaimed).not.toHaveBeenCalled();
  });

  it('is returned for a user who claims it and already has a subscription', async () => {
    unclaimed = [MEMBER];
    stateOfClaimed = 'RETURNED';
    const onClaimed = vi.fn();
    await draw(onClaimed);
    await button('This is mine').click();
    await expect.element(page.getByText(/You already have a subscription/)).toBeVisible();
    expect(onClaimed).not.toHaveBeenCalled();
  });

  it('stays unanswered when its question is postponed, and the next one is shown', async () => {
    unclaimed = [COACH, MEMBER];
    await draw();
    await expect.element(page.getByText(/you become a coach/)).toBeVisible();
    await button('Later').click();
    await expect.element(page.getByText(/Killerbody plan/)).toBeVisible();
    await button('Later').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(answers).toEqual([]);
  });
});
