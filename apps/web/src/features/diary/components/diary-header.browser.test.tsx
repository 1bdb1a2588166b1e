import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speakLanguage } from '../../../shared/locale/language.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { DiaryHeader } from './diary-header.tsx';

const [WIDTH, HEIGHT] = [375, 812];
const BESIDE = 20;

beforeEach(async () => {
  await page.viewport(WIDTH, HEIGHT);
  speakLanguage('nl');
  await loadPhrases('diary');
});

afterEach(() => speakLanguage('en'));

it.each([
  ['2026-11-22', '2026-11-23', 'Maandag 23 november'],
  ['2026-09-01', '2026-09-02', 'Woensdag 2 september'],
  ['2026-09-01', '2026-09-09', '9 september 2026'],
])('on %s the whole date of %s stands beside the way back to today, on a phone', async (today, date, written) => {
  const header = createRootRoute({
    component: () => (
      <main style={{ padding: BESIDE }}>
        <DiaryHeader date={date} today={today} />
      </main>
    ),
  });
  const router = createRouter({ routeTree: header, history: createMemoryHistory() });
  await render(<RouterProvider router={router as never} />);
  const text = page.getByText(new RegExp(`^${written}$`, 'i'));
  await expect.element(text).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Vandaag' })).toBeVisible();
  const { scrollWidth, clientWidth } = text.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const next = page.getByRole('button', { name: 'Volgende week' }).element().getBoundingClientRect();
  expect(next.right).toBeLessThanOrEqual(WIDTH);
});
