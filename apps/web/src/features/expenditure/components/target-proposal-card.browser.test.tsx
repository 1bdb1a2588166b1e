import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import type { TargetProposal } from '../api/target-proposal.ts';
import { TargetProposalCard } from './target-proposal-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const PRESENT = { kcal: 1620, protein: 105, fat: 45, carbohydrates: 179 };
const PROPOSED = { kcal: 1780, protein: 105, fat: 49, carbohydrates: 210 };
const PROPOSAL: TargetProposal = {
  user: 1,
  state: 'PROPOSED',
  expenditure: { kcal: 2330, low: 2200, high: 2460, days: 42 },
  missing: null,
  told_because: null,
  goal: 'LOSE_WEIGHT',
  weekly_goal: 'LOSE_0_5_KG_PER_WEEK',
  present: PRESENT,
  proposed: PROPOSED,
  reach: 'FULL',
  undo_to: null,
};
const told = (told_because: TargetProposal['told_because'], more: Partial<TargetProposal> = {}): TargetProposal => {
  return { ...PROPOSAL, state: 'TOLD', told_because, proposed: null, reach: null, ...more };
};
const UNKNOWN: TargetProposal = {
  ...told(null),
  state: 'UNKNOWN',
  expenditure: null,
  missing: { days: 3, complete_days: 4, weighed_days: 1, days_between: 3 },
};

type Answers = Readonly<Record<string, TargetProposal | 'refused' | 'waiting'>>;

/** Renders the card with the server's responses, keyed by the last segment of the path; returns the requests. */
async function show(answers: Answers) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const [, name = ''] = /users\/(\w+)/.exec(path) ?? [];
    const answer = answers[name];
    if (method !== 'GET') sent.push([name, JSON.parse(body as string)]);
    if (answer === 'waiting') return new Promise(() => undefined);
    if (answer !== 'refused') return Response.json(answer);
    return Response.json({ code: 'target_changed', detail: 'Look at it again.' }, { status: 409 });
  });
  await loadPhrases('shared', 'expenditure');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, {
    id: 1,
    intake: { personal_weight_unit: 'KILOGRAMS' },
  } as CurrentUser);
  await render(
    <QueryClientProvider client={client}>
      <TargetProposalCard />
    </QueryClientProvider>,
  );
  return sent;
}

it('proposes a target with old and new figures and two sentences, and accepts exactly that target', async () => {
  const accepted = told('ACCEPTED', { present: PROPOSED, undo_to: PRESENT });
  const undone = told('DECLINED');
  const sent = await show({ targetProposal: PROPOSAL, acceptTargetProposal: accepted, undoTargetProposal: undone });
  await expect
    .element(
      page.getByText(
        /Based on your diary and weigh-ins from the last 42 days, you burn about 2,330 kcal a day, most likely 2,200 to 2,460\. To lose 0\.5 kg a week, 1,780 kcal a day is a better target\./,
      ),
    )
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Protein (g) 105 105' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Switch to 1,780 kcal' }).click();
  await expect.element(page.getByText('Your target is now 1,780 kcal. Meals already planned stay.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your energy needs' })).toHaveFocus();
  await page.getByRole('button', { name: 'Back to 1,620 kcal' }).click();
  await expect.element(page.getByText(/Your target stays at 1,620 kcal/)).toBeVisible();
  expect(sent).toEqual([
    ['acceptTargetProposal', { today: expect.any(String), present: PRESENT, proposed: PROPOSED }],
    ['undoTargetProposal', { today: expect.any(String) }],
  ]);
});

it("the proposal can be declined with 'Not now'", async () => {
  const sent = await show({ targetProposal: PROPOSAL, declineTargetProposal: told('DECLINED') });
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect.element(page.getByText(/We may suggest another one in two weeks/)).toBeVisible();
  expect(sent).toEqual([['declineTargetProposal', { today: expect.any(String) }]]);
});

it('refetches if the proposal has changed', async () => {
  await show({ targetProposal: PROPOSAL, acceptTargetProposal: 'refused' });
  await page.getByRole('button', { name: /^Switch to/ }).click();
  await expect.element(page.getByRole('button', { name: /^Switch to/ })).toBeEnabled();
});

it('says what is missing while no estimate is possible', async () => {
  await show({ targetProposal: UNKNOWN });
  await expect.element(page.getByText('Not enough data yet')).toBeVisible();
  await expect.element(page.getByRole('listitem').nth(0)).toHaveTextContent('4 more complete days');
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('1 more day with a weigh-in');
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expectAccessible();
});

it.each([
  ['fits', { ...told(null), state: 'IN_LINE' }, 'Your target of 1,620 kcal matches that.'],
  ['is the coach’s', told('COACH_PLANS'), /Talk it through with your coach/],
  ['is for a minor', told('NOT_ADULT'), /for anyone under 18/],
] as const)('shows only the estimate if the target %s', async (_, answer, words) => {
  await show({ targetProposal: answer });
  await expect.element(page.getByText('About 2,330 kcal')).toBeVisible();
  await expect.element(page.getByText(words)).toBeVisible();
  expect(page.getByRole('button').elements()).toHaveLength(0);
  await expectAccessible();
});

it.each([
  ['STEP', /1,780 kcal a day is the first step/],
  ['FLOOR', /1,780 kcal a day is as low as we go/],
] as const)('describes a %s in its own words', async (reach, words) => {
  await show({ targetProposal: { ...PROPOSAL, reach } });
  await expect.element(page.getByText(words)).toBeVisible();
});

it('says that the estimate is being calculated', async () => {
  await show({ targetProposal: 'waiting' });
  await expect.element(page.getByText('Working out what you burn')).toBeVisible();
});

it('offers a retry after a failure', async () => {
  await show({ targetProposal: 'refused' });
  await expect.element(page.getByText('We couldn’t work out what you burn.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible();
});

it('renders nothing without a plan', async () => {
  await show({ targetProposal: { ...UNKNOWN, state: 'NOTHING', missing: null } });
  await expect.poll(() => page.getByRole('region').elements()).toHaveLength(0);
});
