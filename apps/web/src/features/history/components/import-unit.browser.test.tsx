import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ImportPreview as Preview } from '@weekbord/contract/history/imports';
import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportQuestions } from './import-questions.tsx';
import { UnitOfFile } from './import-unit.tsx';

/** A file's only weight, read in pounds. */
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
  skipped: [],
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

/** Renders a preview for a person with the given weight unit; returns the requested changes. */
async function show(preview: Preview, personal_weight_unit: 'KILOGRAMS' | 'POUNDS' | 'STONES') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, { intake: { personal_weight_unit } } as CurrentUser);
  const onAnswer = vi.fn();
  const { unmount } = await render(
    <QueryClientProvider client={client}>
      <ImportPreview preview={preview} file={{ name: 'weights.csv' }} isOpen={false} />
      <ImportQuestions preview={preview} answered={[]} onAnswer={onAnswer} />
      <UnitOfFile preview={preview} />
    </QueryClientProvider>,
  );
  return { onAnswer, unmount };
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

it('asks for a unit that the file does not state, with nothing preselected, and names one that it states', async () => {
  const asking = { ...PREVIEW, questions: [{ about: 'weight_unit' as const, cell: '160' }] };
  const { onAnswer, unmount } = await show(asking, 'POUNDS');
  await expect.element(page.getByText('Which unit is “160” in?')).toBeVisible();
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await expectAccessible();
  await page.getByText('Kilograms', { exact: true }).click();
  expect(onAnswer).toHaveBeenCalledWith('weight_unit', { ...PREVIEW.mapping, weight_unit: 'KILOGRAMS' });
  await unmount();
  await show({ ...PREVIEW, said_weight_unit: 'POUNDS' }, 'KILOGRAMS');
  await expect.element(page.getByText('The weights in the file are read as pounds.')).toBeVisible();
  expect(page.getByRole('radio').elements()).toEqual([]);
});

it('asks for the unit of energy and the decimal mark, showing the value that each option gives', async () => {
  const mapping = { ...PREVIEW.mapping, kind: 'DIARY' as const };
  const questions = [
    { about: 'energy_unit' as const, cell: '12.050' },
    { about: 'energy_decimal_mark' as const, cell: '12.050' },
  ];
  const { onAnswer } = await show({ ...PREVIEW, mapping, questions, rows: [] }, 'KILOGRAMS');
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
  await page.getByText('kJ', { exact: true }).click();
  expect(onAnswer).toHaveBeenLastCalledWith('energy_unit', { ...mapping, energy_unit: 'KILOJOULES' });
  await expect.element(page.getByText('12.05', { exact: true })).toBeVisible();
  await page.getByText('12,050', { exact: true }).click();
  expect(onAnswer).toHaveBeenLastCalledWith('energy_decimal_mark', { ...mapping, energy_decimal_mark: 'COMMA' });
  await expectAccessible();
});

it('says how many rows are left out, and why', async () => {
  const skipped = [
    { reason: 'TOTAL' as const, count: 2 },
    { reason: 'NOT_EATEN' as const, count: 1 },
  ];
  await show({ ...PREVIEW, counts: { ready: 1, known: 0, skipped: 3, wrong: 0 }, skipped }, 'KILOGRAMS');
  await expect.element(page.getByText('2 rows are totals, averages or goals, not meals')).toBeVisible();
  await expect.element(page.getByText('1 row marked as deleted, planned or not eaten')).toBeVisible();
});
