import { addDays, dateRange } from '@weekbord/domain/dates/plain-date';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { viewDay } from '../../model/day-view.ts';
import { item, slot } from '../../model/meals.test-support.ts';
import { RepairLine } from './repair-line.tsx';

const MONDAY = '2027-03-15';
const SUNDAY = addDays(MONDAY, 6);
const slots = [slot(1, 'LUNCH'), slot(2, 'DINNER')];

afterEach(() => vi.useRealTimers());

/**
 * A week in which everything except Sunday's meals was eaten, so far off plan that only Sunday's meals can repair it.
 */
const views = new Map(
  dateRange(MONDAY, SUNDAY).map((date, day) => {
    const items = slots.map(({ meal_moment: moment }, at) => {
      const isOver = date === SUNDAY;
      const one = item(day * 10 + at, moment, { planned_by: 'PLANNER', status: isOver ? 'PLANNED' : 'EATEN' });
      return { ...one, meal: { ...one.meal, kcal: isOver ? 900 : 550 } };
    });
    return [date, viewDay({ calendar_items: items }, slots)] as const;
  }),
);

it('the offer to repair the week is gone when the person returns after the last meal that could change', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 2, 21, 9) });
  await loadPhrases('repairing');
  const root = createRootRoute({
    component: () => <RepairLine date={SUNDAY} today={SUNDAY} views={views} />,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await render(<RouterProvider router={router as never} />);
  await expect.element(page.getByRole('link')).toBeVisible();
  vi.setSystemTime(new Date(2027, 2, 21, 23));
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});
