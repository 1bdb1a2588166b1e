import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ImportPreview as Preview } from '@weekbord/contract/history/imports';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { ImportPreview } from './import-preview.tsx';
import { UnitOfFile } from './import-unit.tsx';

/** One weight of a file, read in pounds. */
const PREVIEW: Preview = {
  source: 'OTHER',
  headings: ['Date', 'Weight'],
  mapping: {
    kind: 'WEIGHTS',
    columns: { date: 0, weight: 1 },
    date_order: 'YEAR_FIRST',
    decimal_mark: 'DOT',
    weight_unit: 'POUNDS',
    energy_unit: 'KILOCALORIES',
    carbohydrates_count_fiber: false,
  },
  said_weight_unit: null,
  said_energy_unit: null,
  questions: [],
  found: { days: 1, first_date: '2026-01-03', last_date: '2026-01-03' },
  missing_columns: [],
  counts: { ready: 1, known: 0, skipped: 0, wrong: 0 },
  first_date: '2026-01-03',
  last_date: '2026-01-03',
  rows: [
    {
      line: 2,
      date: '2026-01-03',
      meal_moment: null,
      name: null,
      kcal: null,
      protein: null,
      fat: null,
      carbohydrates: null,
      fiber: null,
      weight: 72.57,
    },
  ],
  faults: [],
};

beforeEach(() => loadPhrases('history', 'meals', 'shared'));

/** Shows a preview to a person who weighs in a unit; returns the changes that were requested. */
async function show(preview: Preview, personal_weight_unit: 'KILOGRAMS' | 'POUNDS' | 'STONES') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, { intake: { personal_weight_unit } } as CurrentUser);
  const onChange = vi.fn();
  const { unmount } = await render(
    <QueryClientProvider client={client}>
      <ImportPreview preview={preview} file={{ name: 'weights.csv' }} isOpen={false} />
      <UnitOfFile preview={preview} onChange={onChange} />
    </QueryClientProvider>,
  );
  return { onChange, unmount };
}

it('shows weights in the person’s own unit', async () => {
  for (const [unit, text] of [
    ['KILOGRAMS', '72.6 kg'],
    ['POUNDS', '160 lb'],
    ['STONES', '160 lb'],
  ] as const) {
    const { unmount } = await show(PREVIEW, unit);
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
    await unmount();
  }
});

it('asks for a file’s unit if it names none, and shows it if it does', async () => {
  const { onChange, unmount } = await show(PREVIEW, 'POUNDS');
  await expect.element(page.getByText(/The file doesn’t say which unit/)).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Pounds' })).toBeChecked();
  await expectAccessible();
  await page.getByText('Kilograms', { exact: true }).click();
  expect(onChange).toHaveBeenCalledWith({ ...PREVIEW.mapping, weight_unit: 'KILOGRAMS' });
  await unmount();
  await show({ ...PREVIEW, said_weight_unit: 'POUNDS' }, 'KILOGRAMS');
  await expect.element(page.getByText('The weights in the file are read as pounds.')).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});
