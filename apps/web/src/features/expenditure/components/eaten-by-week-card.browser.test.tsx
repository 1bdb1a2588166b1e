import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { addDays } from '@weekbord/domain/dates/plain-date';
import type { EatenWeek } from '../api/eaten-by-week.ts';
import { EatenByWeekCard } from './eaten-by-week-card.tsx';

afterEach(() => vi.unstubAllGlobals());

const week = (ago: number, known: Partial<EatenWeek> = {}): EatenWeek => {
  const start_date = addDays('2027-03-15', -7 * ago);
  return { start_date, complete_days: 5, kcal: 1900, target_kcal: 2000, weight: 80, ...known };
};

/** Renders the card with the server's responses in order; null is a failure. */
async function show(...answers: (readonly EatenWeek[] | null)[]) {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    const weeks = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    return weeks === null ? Response.json({ detail: 'No.' }, { status: 500 }) : Response.json({ user: 1, weeks });
  });
  await loadPhrases('shared', 'expenditure');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <EatenByWeekCard whose={{}} weightText={(kg) => `${kg.toFixed(1)} kg`} />
    </QueryClientProvider>,
  );
}

it('shows daily intake against the plan and next to the weight, for four weeks until all are requested', async () => {
  const unknown = { complete_days: 0, kcal: null, target_kcal: null, weight: null };
  await show([week(0, { kcal: 2150, weight: 79.4 }), week(1, unknown), week(2), week(3), week(4), week(5)]);
  const rows = page.getByRole('table', { name: 'Eaten and planned' }).getByRole('row');
  await expect.poll(() => rows.elements().map((row) => row.textContent)).toHaveLength(5);
  const texts = rows.elements().map((row) => row.textContent);
  expect(texts[1]).toBe('15 Mar5 complete days2,150 kcalplan 2,000 kcal79.4 kg');
  expect(texts[2]).toBe('8 Mar0 complete days––');
  await expectAccessible();
  await page.getByRole('button', { name: 'Show all 6 weeks' }).click();
  await expect.poll(() => rows.elements()).toHaveLength(7);
  await page.getByRole('button', { name: 'Show fewer weeks' }).click();
  await expect.poll(() => rows.elements()).toHaveLength(5);
});

it('says what it will show if there is no complete day yet', async () => {
  await show([]);
  await expect.element(page.getByText('Tick what you eat in your diary.', { exact: false })).toBeVisible();
  await expectAccessible();
});

it('offers a retry after a failure to load', async () => {
  await show(null, [week(0)]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('1,900 kcal')).toBeVisible();
});
