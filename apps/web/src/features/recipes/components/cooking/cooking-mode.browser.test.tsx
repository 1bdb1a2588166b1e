import type { Ingredient } from '@weekbord/contract/recipes/models';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { currentAlerts, dismissAlert } from '../../../../shared/alerts/alerts.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../../shared/session/current-user.ts';
import { readStored, writeStored } from '../../../../shared/stored.ts';
import { currentTimers, stopTimer } from '../../model/cooking/timers.ts';
import { IngredientList } from '../view/ingredient-list.tsx';
import { CookingMode } from './cooking-mode.tsx';

const line = (food: number, name: string, quantity: number, measure = 'g') =>
  ({
    id: null,
    name,
    note: null,
    quantity,
    swapped: null,
    suggested_serving: {
      measure,
      food,
      measurement_description: measure,
      measurement_description_plural: `${measure}s`,
    },
  }) as unknown as Ingredient;
const INGREDIENTS = [line(1, 'onion', 1.5, 'piece'), line(2, 'olive oil', 1, 'tablespoon'), line(3, 'red lentils', 80)];
const STEPS = [
  'Fry the onion in the oil for 5 minutes.',
  'Add the lentils and simmer for 15-20 minutes.',
  'Boil 1 hour and 10 minutes. Rest 30 seconds.',
];
const MEAL = {
  recipe_template: { name: 'Lentil soup' },
  directions: STEPS.map((text) => ({ text })),
} as unknown as Parameters<typeof CookingMode>[0]['meal'];

const closed = vi.fn<() => void>();

function Kitchen({ mealKey = 'meal:1', first = 1, meal = MEAL }) {
  const [step, setStep] = useState(first);
  const [client] = useState(() => {
    const made = new QueryClient();
    made.setQueryData(currentUserQuery.queryKey, { id: 1, intake: null } as CurrentUser);
    return made;
  });
  return (
    <QueryClientProvider client={client}>
      <IngredientList ingredients={INGREDIENTS} />
      <CookingMode
        mealKey={mealKey}
        meal={meal}
        ingredients={INGREDIENTS}
        step={step}
        onStep={setStep}
        onClose={closed}
      />
    </QueryClientProvider>
  );
}

const stepNow = (text: string) =>
  expect.element(page.getByRole('dialog').getByText(text, { exact: true })).toBeVisible();
const timer = (step: number) =>
  page
    .getByRole('list', { name: 'Timers' })
    .getByRole('listitem')
    .filter({ hasText: `Step ${step}` });

beforeEach(async () => {
  await page.viewport(375, 812);
  await loadPhrases('cooking', 'recipes', 'shared', 'versions');
  closed.mockClear();
});
afterEach(async () => {
  await cleanup();
  for (const { id } of currentTimers()) stopTimer(id);
  for (const { id } of currentAlerts()) dismissAlert(id);
  writeStored('cooking-ticks', null);
  vi.useRealTimers();
});

describe('cooking step by step', () => {
  it('turns pages with buttons, arrow keys and swipes, and returns to where it was opened', async () => {
    await render(<Kitchen />);
    await stepNow(STEPS[0]!);
    await expect.element(page.getByText('Step 1 of 3', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Previous step' })).toBeDisabled();
    await expectAccessible();
    await page.getByRole('button', { name: 'Next step' }).click();
    await stepNow(STEPS[1]!);
    await userEvent.keyboard('{ArrowRight}');
    await stepNow(STEPS[2]!);
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await stepNow(STEPS[1]!);
    const text = page.getByRole('dialog').getByText(STEPS[1]!, { exact: true }).element();
    const touch = (clientX: number, clientY: number) => new Touch({ identifier: 1, target: text, clientX, clientY });
    const swipe = (from: number, to: number, down = 0) => {
      const began = touch(from, 300);
      text.dispatchEvent(new TouchEvent('touchstart', { touches: [began], bubbles: true }));
      text.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(to, 300 + down)], bubbles: true }));
    };
    swipe(200, 260, 200);
    swipe(300, 100);
    await stepNow(STEPS[2]!);
    swipe(100, 300);
    await stepNow(STEPS[1]!);
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('shows the ingredients of a step, in the amounts of the recipe', async () => {
    await render(<Kitchen />);
    const named = page.getByRole('list', { name: 'For this step' });
    await expect.element(named.getByRole('listitem').first()).toHaveTextContent('onion1½');
    await expect.element(named.getByRole('listitem').nth(1)).toHaveTextContent('olive oil1 tablespoon');
    await expect.poll(() => named.getByRole('listitem').elements().length).toBe(2);
    const detail = [...document.querySelectorAll('ul')]
      .find((list) => list.closest('[role=dialog]') === null)!
      .querySelectorAll('li');
    const amounts = [...detail].map((row) => row.textContent);
    expect(amounts).toEqual(['onion1½', 'olive oil1 tablespoon', 'red lentils80 g']);
    await page.getByText('All ingredients').click();
    const all = page.getByRole('list', { name: 'All ingredients' }).getByRole('listitem');
    await expect.poll(() => all.elements().map((row) => row.textContent)).toEqual(amounts);
  });

  it('says of an ingredient that several steps name that its amount is for all of them', async () => {
    const steps = ['Fry half the onion.', 'Add the lentils.', 'Serve with the rest of the onion.'];
    await render(<Kitchen meal={{ ...MEAL, directions: steps.map((text) => ({ text })) }} />);
    const named = page.getByRole('list', { name: 'For this step' });
    await expect.element(named.getByRole('listitem').first()).toHaveTextContent('onion1½in total, also for step 3');
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect.element(named.getByRole('listitem').first()).toHaveTextContent('red lentils80 g');
    await expect.element(named).not.toHaveTextContent('in total');
  });

  it('keeps the ticks of a meal until the next day', async () => {
    const screen = await render(<Kitchen />);
    await page
      .getByRole('checkbox', { name: /olive oil/ })
      .first()
      .click();
    await expect.element(page.getByText('1 of 3 ready')).toBeVisible();
    await screen.unmount();
    const again = await render(<Kitchen />);
    await expect.element(page.getByRole('checkbox', { name: /olive oil/ }).first()).toBeChecked();
    await again.unmount();
    const other = await render(<Kitchen mealKey="meal:2" />);
    await expect.element(page.getByText('0 of 3 ready')).toBeVisible();
    await other.unmount();
    const kept = JSON.parse(readStored('cooking-ticks')!) as { date: string };
    writeStored('cooking-ticks', JSON.stringify({ ...kept, date: '2020-01-01' }));
    await render(<Kitchen />);
    await expect.element(page.getByText('0 of 3 ready')).toBeVisible();
  });

  it('keeps the screen on until it is left, even after the page was hidden', async () => {
    const release = vi.fn<() => Promise<void>>().mockResolvedValue();
    const request = vi.fn<() => Promise<WakeLockSentinel>>().mockResolvedValue({ release } as never);
    vi.stubGlobal(
      'navigator',
      new Proxy(navigator, {
        get: (of, key) => (key === 'wakeLock' ? { request } : Reflect.get(of, key, of)),
        has: () => true,
      }),
    );
    try {
      const screen = await render(<Kitchen />);
      await expect.poll(() => request.mock.calls.length).toBe(1);
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.poll(() => request.mock.calls.length).toBe(2);
      request.mockRejectedValueOnce(new Error('battery low'));
      document.dispatchEvent(new Event('visibilitychange'));
      await expect.poll(() => request.mock.calls.length).toBe(3);
      await screen.unmount();
      await expect.poll(() => release.mock.calls.length).toBeGreaterThan(0);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('the timers of a recipe', () => {
  it('start with the minutes that a step names, several at a time, and survive other steps and a reload', async () => {
    const screen = await render(<Kitchen />);
    await page.getByRole('button', { name: 'Start 5:00' }).click();
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByRole('button', { name: 'Start 15:00 up to 20:00' }).click();
    await expect.element(timer(1)).toBeVisible();
    await expect.poll(() => timer(2).getByRole('timer').element().textContent).toMatch(/^1[45]:\d\d$/);
    await expectAccessible();
    await screen.unmount();
    await render(<Kitchen first={3} />);
    await expect.poll(() => timer(1).getByRole('timer').element().textContent).toMatch(/^[45]:\d\d$/);
    await expect.element(page.getByRole('button', { name: 'Start 1:10:00' })).toBeVisible();
    await page.getByRole('button', { name: '+1 min, step 1' }).click();
    await expect.poll(() => timer(1).getByRole('timer').element().textContent).toMatch(/^[56]:\d\d$/);
    await page.getByRole('button', { name: 'Stop the timer for step 1' }).click();
    await expect.poll(() => currentTimers().map(({ step }) => step)).toEqual([2]);
    expect(JSON.parse(readStored('cooking-timers')!)).toMatchObject([{ meal: 'meal:1', step: 2 }]);
  });

  it('are paused and resumed individually', async () => {
    await render(<Kitchen first={3} />);
    await page.getByRole('button', { name: 'Start 0:30' }).click();
    await page.getByRole('button', { name: 'Pause the timer for step 3' }).click();
    await expect.element(timer(3).getByText('Paused')).toBeVisible();
    await page.getByRole('button', { name: 'Start 1:10:00' }).click();
    await expectAccessible();
    await expect.poll(() => currentTimers().filter(({ pausedMs }) => pausedMs !== undefined).length).toBe(1);
    await page.getByRole('button', { name: 'Resume the timer for step 3' }).click();
    await expect.element(page.getByText('Paused')).not.toBeInTheDocument();
    await expect.poll(() => page.getByRole('button', { name: 'Pause the timer for step 3' }).elements().length).toBe(2);
  });

  it('ring with a vibration and a message that stays until they are stopped', async () => {
    const vibrated = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    await render(<Kitchen first={3} />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    page
      .getByRole('button', { name: 'Start 0:30' })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(currentAlerts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(currentAlerts()).toMatchObject([{ text: 'Time’s up: step 3 of Lentil soup', stays: true }]);
    expect(vibrated).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(vibrated).toHaveBeenCalledTimes(2);
    currentAlerts()[0]!.action!.onPress();
    await vi.advanceTimersByTimeAsync(9000);
    expect(vibrated).toHaveBeenCalledTimes(2);
    expect([currentTimers(), currentAlerts()]).toEqual([[], []]);
    vibrated.mockRestore();
  });
});
