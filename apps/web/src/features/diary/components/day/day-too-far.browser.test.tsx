import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../../accessible.test-support.ts';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import { DayTooFar } from './day-too-far.tsx';
import { WeekStrip } from '../week/week-strip.tsx';
import { weekFrom } from '../../model/diary-dates.ts';

afterEach(() => speakLanguage('en'));

it.each([
  [
    'en',
    '16 March 2027 can’t be planned yet',
    'You can plan two weeks ahead: up to 6 December 2026 for now.',
    'Open 6 Dec',
  ],
  [
    'nl',
    '16 maart 2027 kun je nog niet plannen',
    'Je kunt twee weken vooruit plannen: nu tot en met 6 december 2026.',
    '6 dec openen',
  ],
] as const)(
  '[DIA-13] a day too far ahead explains that it cannot be planned yet, in %s',
  async (language, title, text, action) => {
    speakLanguage(language);
    await loadPhrases('diary', 'meals');
    const [date, today] = ['2027-03-16', '2026-11-22'];
    const day = createRootRoute({
      component: () => (
        <main>
          <h1>{date}</h1>
          <WeekStrip date={date} today={today} dates={weekFrom('2027-03-15')} views={new Map()} />
          <DayTooFar date={date} today={today} />
        </main>
      ),
    });
    const router = createRouter({ routeTree: day, history: createMemoryHistory() });
    await render(<RouterProvider router={router as never} />);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByRole('link', { name: action })).toHaveAttribute('href', '/diary/2026-12-06');
    await expect.element(page.getByRole('navigation')).toBeVisible();
    expect(document.querySelector('nav [aria-current="date"]')?.textContent).toContain('16');
    await expectAccessible();
  },
);
