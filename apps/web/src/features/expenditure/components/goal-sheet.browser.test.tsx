import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import type { GoalOptions } from '../api/goal-change.ts';
import { GoalSheet } from './goal-sheet.tsx';

const PRESENT = { kcal: 2310, protein: 128, fat: 64, carbohydrates: 285 };
const figures = (kcal: number) => ({ kcal, protein: 120, fat: 60, carbohydrates: 200 });
const OPTIONS: GoalOptions = {
  user: 1,
  fixed_because: null,
  goal: 'RECOMPOSITION',
  weekly_goal: null,
  present: PRESENT,
  weight: 78.5,
  goal_weight: 72,
  keeps_own_numbers: false,
  options: [
    { goal: 'LOSE_WEIGHT', weekly_goal: 'LOSE_0_25_KG_PER_WEEK', figures: figures(2035) },
    { goal: 'LOSE_WEIGHT', weekly_goal: 'LOSE_0_5_KG_PER_WEEK', figures: figures(1760) },
    { goal: 'LOSE_WEIGHT', weekly_goal: 'LOSE_0_75_KG_PER_WEEK', figures: figures(1485) },
    { goal: 'GAIN_MUSCLE', weekly_goal: null, figures: figures(2541) },
    { goal: 'RECOMPOSITION', weekly_goal: null, figures: PRESENT },
  ],
  refused: [],
};

const USER = { id: 1, intake: { personal_weight_unit: 'KILOGRAMS', weight: 80 } } as CurrentUser;

/** The options that the server returns, and the requests it received. */
let options: GoalOptions;
let isRefused = false;
let sent: unknown[] = [];

beforeEach(async () => {
  options = OPTIONS;
  isRefused = false;
  sent = [];
  // A Thursday.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-04T12:00:00') });
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'GET') sent.push(JSON.parse(body!));
    if (address.includes('/users/me')) return Response.json(USER);
    if (method === 'GET' || !isRefused) return Response.json(options);
    return Response.json({ code: 'version_conflict', detail: 'Changed.' }, { status: 409 });
  });
  await loadPhrases('profile', 'shared', 'expenditure');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(mayPlan = true) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, USER);
  const changed = vi.fn<(start: string | null) => Promise<void>>(async () => undefined);
  const closed = vi.fn<() => void>();
  await render(
    <QueryClientProvider client={client}>
      <GoalSheet mayPlan={mayPlan} onChanged={changed} onClose={closed} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Goal' })).toBeVisible();
  return { changed, closed };
}

const use = (kcal: string) => page.getByRole('button', { name: `Set to ${kcal} kcal a day` });
const card = (name: string) => page.getByText(name, { exact: true });

it('shows the daily figures of a goal, changes to exactly those figures with two taps, and plans from today', async () => {
  const { changed, closed } = await open();
  await expect.element(page.getByRole('radio', { name: /^Recomposition/ })).toBeChecked();
  await expect.element(page.getByRole('button', { name: /^Set to/ })).not.toBeInTheDocument();
  await card('Lose weight').click();
  await expect.element(page.getByRole('radio', { name: '0.5 kg' })).toBeChecked();
  await expect.element(page.getByRole('row', { name: 'Energy (kcal) 2,310 1,760' })).toBeVisible();
  await expect.element(page.getByText('Based on your recent weight, 78.5 kg.')).toBeVisible();
  await expectAccessible();
  await use('1,760').click();
  await expect.poll(() => closed).toHaveBeenCalledTimes(1);
  expect(changed).toHaveBeenCalledExactlyOnceWith('2027-03-04');
  const read = { goal: 'RECOMPOSITION', weekly_goal: null, present: PRESENT };
  expect(sent).toEqual([{ today: '2027-03-04', read, ...OPTIONS.options[1], goal_weight: 72 }]);
});

it('accepts another pace, and plans from Monday on or not at all', async () => {
  const { changed } = await open();
  await card('Lose weight').click();
  await card('0.25 kg').click();
  await card('From Mon 8 Mar').click();
  await use('2,035').click();
  await expect.poll(() => changed).toHaveBeenLastCalledWith('2027-03-08');
  await card('Gain muscle').click();
  await card('Not now').click();
  await expect.element(page.getByText('Meals already planned stay as they are.')).toBeVisible();
  await use('2,541').click();
  await expect.poll(() => changed).toHaveBeenLastCalledWith(null);
});

it('shows the current state if something changed in the meantime, and stays open', async () => {
  isRefused = true;
  const { changed, closed } = await open(false);
  await card('Gain muscle').click();
  await expect.element(card('Replan meals')).not.toBeInTheDocument();
  options = { ...OPTIONS, goal: 'GAIN_MUSCLE' };
  await use('2,541').click();
  await expect.element(page.getByRole('button', { name: /^Set to/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole('radio', { name: /^Gain muscle/ })).toBeChecked();
  expect(changed).not.toHaveBeenCalled();
  expect(closed).not.toHaveBeenCalled();
});

it('says why a goal, or every goal, is not available', async () => {
  const refused = [{ goal: 'LOSE_WEIGHT', because: 'LOW_WEIGHT' }] as const;
  options = { ...OPTIONS, options: OPTIONS.options.slice(3), refused: [...refused] };
  await open();
  await expect.element(page.getByRole('radio', { name: /^Lose weight Your weight is below/ })).toBeDisabled();
  await expectAccessible();
});

it('says that the coach makes the plan, if there is one', async () => {
  options = { ...OPTIONS, fixed_because: 'COACH_PLANS', present: null, options: [] };
  await open();
  await expect
    .element(page.getByText('Your coach makes your plan. Talk to your coach about a new goal.'))
    .toBeVisible();
  await expectAccessible();
});

it('asks for a goal weight if the user will lose weight and the stored one leaves nothing to lose', async () => {
  options = { ...OPTIONS, weight: 81.3, goal_weight: 81 };
  const { closed } = await open();
  await card('Lose weight').click();
  const field = page.getByRole('textbox', { name: 'Goal weight' });
  await expect.element(field).toHaveValue('');
  await use('1,760').click();
  await expect.element(page.getByText('Enter the weight you want to reach.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(sent).toEqual([]);
  await field.fill('82');
  await expect.element(page.getByText('Enter a weight below your current 81.3 kg.')).toBeVisible();
  await field.fill('75,5');
  await expect.element(page.getByText('5.8 kg to lose')).toBeVisible();
  await expectAccessible();
  await use('1,760').click();
  await expect.poll(() => closed).toHaveBeenCalledTimes(1);
  expect(sent).toMatchObject([{ goal: 'LOSE_WEIGHT', goal_weight: 75.5 }]);
});

it('offers a goal weight above the current weight to a user who will gain muscle, and removes one below it', async () => {
  const { closed } = await open();
  await card('Gain muscle').click();
  const field = page.getByRole('textbox', { name: 'Goal weight' });
  await expect.element(field).toHaveValue('');
  await expect.element(page.getByText('Leave this empty if you don’t have one.')).toBeVisible();
  await field.fill('78');
  await use('2,541').click();
  await expect.element(page.getByText('Enter a weight above your current 78.5 kg.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await field.fill('82');
  await expect.element(page.getByText('3.5 kg to gain')).toBeVisible();
  await expectAccessible();
  await use('2,541').click();
  await expect.poll(() => closed).toHaveBeenCalledTimes(1);
  await field.fill('');
  await use('2,541').click();
  await expect.poll(() => closed).toHaveBeenCalledTimes(2);
  expect(sent).toMatchObject([{ goal_weight: 82 }, { goal_weight: null }]);
});

it('does not ask for a goal weight if the weight will not change', async () => {
  options = { ...OPTIONS, goal: 'GAIN_MUSCLE' };
  await open();
  await expect.element(page.getByRole('textbox', { name: 'Goal weight' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Save my goal weight' }).elements()).toEqual([]);
  await card('Recomposition').click();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

it('plans from the first day of the next week, as the user counts weeks', async () => {
  Object.assign(USER, { first_weekday: 'sunday' });
  const { changed } = await open();
  await card('Gain muscle').click();
  await card('From Sun 7 Mar').click();
  await use('2,541').click();
  await expect.poll(() => changed).toHaveBeenLastCalledWith('2027-03-07');
  Object.assign(USER, { first_weekday: 'monday' });
});

it('changes only the goal weight if the user is already losing weight', async () => {
  options = { ...OPTIONS, goal: 'LOSE_WEIGHT', weekly_goal: 'LOSE_0_5_KG_PER_WEEK' };
  const { changed, closed } = await open();
  const field = page.getByRole('textbox', { name: 'Goal weight' });
  await expect.element(field).toHaveValue('72');
  expect(page.getByRole('button', { name: 'Save my goal weight' }).elements()).toEqual([]);
  await field.fill('70');
  await page.getByRole('button', { name: 'Save my goal weight' }).click();
  await expect.poll(() => closed).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([{ goal_weight_in_kg: 70 }]);
  expect(changed).not.toHaveBeenCalled();
});
