import { expect, test } from 'vitest';
import { shownIssues } from './shown-issues.ts';
import type { PlanIssue } from '../week/plan-result.ts';

const issue = (changes: Partial<PlanIssue>): PlanIssue => ({
  kind: 'scarce',
  date: '2026-11-23',
  slotId: 1,
  eligible: 4,
  hint: 'diet',
  ...changes,
});
const days = [
  { date: '2026-11-23', band: 'off' as const },
  { date: '2026-11-24', band: 'ok' as const },
];

test('a meal with few recipes is reported once, and a meal with enough recipes is not reported', () => {
  const later = issue({ date: '2026-11-24' });
  const enough = issue({ slotId: 2, eligible: 86 });
  expect(shownIssues([issue({}), later, enough], days)).toEqual([issue({})]);
});

test('repeated recipes are reported once', () => {
  const again = issue({ kind: 'repeatsRelaxed', hint: 'fewRecipes', eligible: 40 });
  expect(shownIssues([again, { ...again, slotId: 2 }, { ...again, date: '2026-11-24' }], days)).toEqual([again]);
});

test('an empty meal and a day clearly off target are reported, but not a day slightly off', () => {
  const off = issue({ kind: 'bandMissed', hint: 'kcal' });
  const empty = issue({ kind: 'unfilled', date: '2026-11-24', eligible: 0 });
  expect(shownIssues([off, { ...off, date: '2026-11-24' }, empty], days)).toEqual([off, empty]);
});
