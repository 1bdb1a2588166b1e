import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { weekFrom } from '../../model/diary-dates.ts';
import { DiaryHeader } from './diary-header.tsx';
import { WeekStrip } from '../week/week-strip.tsx';

const [WIDTH, HEIGHT] = [375, 812];
const BESIDE = 20;

beforeEach(async () => {
  await page.viewport(WIDTH, HEIGHT);
  speakLanguage('nl');
  await loadPhrases('diary');
});

afterEach(() => {
  speakLanguage('en');
  vi.restoreAllMocks();
});

it.each([
  ['2026-11-22', '2026-11-23', 'Maandag 23 november'],
  ['2026-09-01', '2026-09-02', 'Woensdag 2 september'],
  ['2026-09-01', '2026-09-09', '9 september 2026'],
])('on %s on a phone, shows the full date %s next to the link back to today', async (today, date, written) => {
  const header = createRootRoute({
    component: () => (
      <main style={{ padding: BESIDE }}>
        <DiaryHeader date={date} today={today} />
      </main>
    ),
  });
  const router = createRouter({ routeTree: header, history: createMemoryHistory() });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  const text = page.getByText(new RegExp(`^${written}$`, 'i'));
  await expect.element(text).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Vandaag' })).toBeVisible();
  await document.fonts.ready;
  const { scrollWidth, clientWidth } = text.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const next = page.getByRole('button', { name: 'Volgende week' }).element().getBoundingClientRect();
  expect(next.right).toBeLessThanOrEqual(WIDTH);
});

it.each([
  ['en', 'en-US', 'January 5, 2027', 'Tuesday January 5'],
  ['en', 'en-GB', '5 January 2027', 'Tuesday 5 January'],
  ['nl', 'en-US', '5 januari 2027', 'dinsdag 5 januari'],
] as const)('[NUM-02] in %s on a device set to %s, shows the date as %s', async (language, device, full, long) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(device);
  speakLanguage(language);
  await loadPhrases('diary');
  const header = createRootRoute({
    component: () => (
      <main>
        <DiaryHeader date="2027-01-05" today="2027-01-01" />
        <WeekStrip date="2027-01-05" today="2027-01-01" dates={weekFrom('2027-01-04')} views={new Map()} />
      </main>
    ),
  });
  const router = createRouter({ routeTree: header, history: createMemoryHistory() });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await expect.element(page.getByText(full, { exact: true })).toBeVisible();
  const day = page.getByRole('navigation').getByRole('link', { name: long });
  await expect.element(day).toHaveAttribute('aria-current', 'date');
});
