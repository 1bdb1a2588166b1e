import type { LabelNutrients } from '@weekbord/domain/recipes/labels/label-nutrients';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speakLanguage } from '../locale/language.ts';
import { loadPhrases } from '../phrases/use-phrases.ts';
import { MoreFigures } from './more-figures.tsx';

const figures: LabelNutrients = {
  sugars: { amount: 12.44, unknown: 0 },
  saturated_fat: { amount: 3.1, unknown: 2 },
  fiber: { amount: null, unknown: 3 },
  salt: { amount: 0.44, unknown: 1 },
};

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('shared', 'balance');
});

/** A row as a screen reader reads it: its name and its text. */
function textOf(name: RegExp): string[] {
  const row = page.getByRole('row', { name }).element();
  return [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' '));
}

it('more nutrients open on demand, and a partly unknown one is marked and never shown as 0', async () => {
  await render(<MoreFigures columns={[{ figures }]} of="meal" />);
  await expect.poll(() => page.getByRole('table').elements()).toHaveLength(0);
  await page.getByText('All nutrients').click();
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(textOf(/^Sugars/)).toEqual(['Sugars', '12 g']);
  expect(textOf(/^Saturated fat/)).toEqual(['Saturated fatunknown for 2 ingredients', 'at least 3.1 g']);
  expect(textOf(/^Fibre/)).toEqual(['Fibreunknown for 3 ingredients', 'unknown']);
  expect(textOf(/^Salt/)).toEqual(['Saltunknown for 1 ingredient', 'at least 0.4 g']);
});

it('more nutrients of a day are shown side by side, eaten and planned', async () => {
  const nothing = { amount: 0, unknown: 0 };
  const eaten = { sugars: nothing, saturated_fat: nothing, fiber: nothing, salt: nothing };
  const columns = [
    { name: 'Eaten', figures: eaten },
    { name: 'Planned', figures },
  ];
  await render(<MoreFigures columns={columns} of="day" />);
  await page.getByText('All nutrients').click();
  await expect.element(page.getByRole('columnheader', { name: 'Planned' })).toBeVisible();
  expect(textOf(/^Salt/)).toEqual(['Saltunknown for 1 food', '0 g', 'at least 0.4 g']);
});
