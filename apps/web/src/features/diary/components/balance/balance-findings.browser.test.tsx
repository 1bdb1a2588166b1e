import { guidelinesFor } from '@weekbord/domain/balance/guidelines';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { speakLanguage } from '../../../../shared/locale/language.ts';
import { loadPhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Balance, BalanceFinding, WeekBalance } from '../../api/week-balance.ts';
import { BalanceFindings } from './balance-findings.tsx';
import { BalanceTable } from './balance-table.tsx';

const known = (amount: number | null, unknown = 0) => ({ amount, unknown });
const balance = (findings: BalanceFinding[], change: Partial<Balance['measures']> = {}): Balance => ({
  whole_days: 7,
  measures: {
    vegetables: known(240.4),
    fruit: known(180),
    fish: known(2),
    pulses: known(0),
    fiber: known(24.2),
    salt: known(6.25, 3),
    saturated_fat: known(9.4),
    sugars: known(null, 2),
    ...change,
  },
  findings,
});
const week = (planned: Balance): WeekBalance => ({
  user: 1,
  start_date: '2027-03-15',
  end_date: '2027-03-21',
  guidelines: guidelinesFor(1786),
  planned,
  eaten: { ...balance([]), whole_days: 0 },
});
const [MONDAY, THURSDAY, SATURDAY, SUNDAY] = ['2027-03-15', '2027-03-18', '2027-03-20', '2027-03-21'] as const;
const finding = (change: Partial<BalanceFinding>): BalanceFinding => ({
  measure: 'fruit',
  tone: 'SHORT',
  dates: [],
  amount: 0,
  meal: null,
  ...change,
});
const soup = { id: 1, name: 'Ramen', date: SATURDAY };

beforeEach(async () => {
  speakLanguage('en');
  await loadPhrases('balance');
});

it.each([
  [{ dates: [THURSDAY], amount: 190 }, 'Two pieces of fruit short on Thursday'],
  [{ dates: [THURSDAY], amount: 90 }, 'A piece of fruit short on Thursday'],
  [
    { measure: 'vegetables', dates: [MONDAY, THURSDAY], amount: 92 },
    'Two serving spoons of vegetables short on Monday and Thursday',
  ],
  [
    { measure: 'vegetables', dates: [MONDAY, THURSDAY, SATURDAY, SUNDAY], amount: 76 },
    'Two serving spoons of vegetables short on most days',
  ],
  [{ measure: 'fish', tone: 'GOOD', amount: 2 }, 'Fish twice this week – nice'],
  [{ measure: 'pulses', tone: 'GOOD', amount: 9 }, 'Beans or lentils 9 times – nice'],
  [{ measure: 'pulses', amount: 0 }, 'No beans or lentils this week yet: once is enough'],
  [
    { measure: 'salt', tone: 'OVER', dates: [SATURDAY], amount: 8.9, meal: soup },
    'Salt is a little high on Saturday, mostly from Ramen',
  ],
  [
    { measure: 'saturated_fat', tone: 'OVER', amount: 12.6, meal: soup },
    'Saturated fat is a little high, mostly from Ramen',
  ],
] as const)('says %j in words: %s', async (change, words) => {
  const one = balance([finding({ ...change, dates: [...('dates' in change ? change.dates : [])] })]);
  await render(<BalanceFindings week={week(one)} balance={one} />);
  await expect.element(page.getByRole('listitem').getByText(words, { exact: true })).toBeVisible();
});

it('the findings are shown in Dutch', async () => {
  speakLanguage('nl');
  await loadPhrases('balance');
  const one = balance([
    finding({ dates: [THURSDAY], amount: 110 }),
    finding({ measure: 'fish', tone: 'GOOD', amount: 1 }),
  ]);
  await render(<BalanceFindings week={week(one)} balance={one} />);
  await expect.element(page.getByText('Eén stuk fruit te weinig op donderdag')).toBeVisible();
  await expect.element(page.getByText('ongeveer 110 g minder dan de 200 g van de richtlijn')).toBeVisible();
  await expect.element(page.getByText('Eén keer vis: mooi zo')).toBeVisible();
});

it('shows each measure next to its guideline in numbers, and a partly unknown one as a minimum', async () => {
  await render(<BalanceTable week={week(balance([]))} />);
  const cellsOf = (name: RegExp) =>
    page
      .getByRole('row', { name })
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(cellsOf(/^Vegetables/)).toEqual(['240 g', '240 g', 'at least 250 g']);
  expect(cellsOf(/^Salt/)).toEqual(['≥ 6.3 g', '≥ 6.3 g', 'at most 6 g']);
  expect(cellsOf(/^Fish/)).toEqual(['2 ×', '2 ×', 'at least 1 ×']);
  expect(cellsOf(/^Sugars/)).toEqual(['–', '–', '–']);
});

it('does not mark amounts as minimums if all of them are, or if the amount is zero', async () => {
  const partly = (unknown: number) =>
    balance([], {
      vegetables: known(240, unknown),
      fruit: known(250, 1),
      fish: known(0, 1),
      pulses: known(2, 1),
      fiber: known(30, 1),
      saturated_fat: known(9, 1),
    });
  const texts = () => page.getByRole('table').element().textContent.replaceAll('\u00a0', ' ');
  const screen = await render(<BalanceTable week={week(partly(0))} />);
  await expect.element(page.getByRole('table')).toBeVisible();
  expect(texts()).toContain('≥ 250 g');
  expect(texts()).not.toContain('≥ 0');
  await screen.rerender(<BalanceTable week={{ ...week(partly(1)), eaten: partly(1) }} />);
  expect(texts()).toContain('250 g');
  expect(texts()).not.toContain('≥');
});
