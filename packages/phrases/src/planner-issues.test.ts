import { expect, it } from 'vitest';
import { plannerIssuePhrase } from './planner-issues.ts';

it('plannerIssuePhrase says why in both languages, with plurals', () => {
  const issue = { kind: 'scarce', hint: 'diet', eligible: 1 } as const;
  expect(plannerIssuePhrase(issue, 'en')).toBe('Only 1 recipe fits this meal.');
  expect(plannerIssuePhrase({ ...issue, eligible: 3 }, 'nl')).toBe('Er passen maar 3 recepten bij deze maaltijd.');
});

it('plannerIssuePhrase has a sentence for every kind, whatever the hint', () => {
  for (const kind of ['unfilled', 'scarce', 'repeatsRelaxed', 'bandMissed', 'invalid'] as const) {
    expect(plannerIssuePhrase({ kind, hint: 'noTarget', eligible: 0 }, 'en')).not.toBe('');
  }
});
