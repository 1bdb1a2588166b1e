import { expect, it } from 'vitest';
import { plannerIssuePhrase } from './planner-issues.ts';

it('plannerIssuePhrase says why in both languages, with plurals', () => {
  const issue = { kind: 'scarce', hint: 'diet', eligible: 1 } as const;
  expect(plannerIssuePhrase(issue, 'en')).toBe('Only 1 recipe fits this meal.');
  expect(plannerIssuePhrase({ ...issue, eligible: 3 }, 'nl')).toBe('Er passen maar 3 recepten bij deze maaltijd.');
});

it('plannerIssuePhrase says by how much a day misses its target', () => {
  const issue = { kind: 'bandMissed', eligible: 40 } as const;
  expect(plannerIssuePhrase({ ...issue, hint: 'protein', off: -28 }, 'en')).toMatch(/^This day has 28 g less protein /);
  expect(plannerIssuePhrase({ ...issue, hint: 'kcal', off: 1200 }, 'nl')).toMatch(
    /^Deze dag zit 1.200 kcal boven je plan/,
  );
  const sides = (['kcal', 'protein', 'fat', 'carbohydrates'] as const).flatMap((hint) =>
    [-5, 5].map((off) => plannerIssuePhrase({ ...issue, hint, off }, 'en')),
  );
  expect(new Set(sides).size).toBe(8);
  for (const said of sides) expect(said).toContain(' 5 ');
});

it('plannerIssuePhrase has a sentence for every kind, whatever the hint', () => {
  for (const kind of ['unfilled', 'scarce', 'repeatsRelaxed', 'bandMissed', 'invalid'] as const) {
    expect(plannerIssuePhrase({ kind, hint: 'noTarget', eligible: 0 }, 'en')).not.toBe('');
  }
});
