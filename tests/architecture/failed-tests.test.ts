import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

interface Step {
  name: string;
  runsTests: boolean;
  good: boolean;
  output: string;
}

const SCRIPT = join(import.meta.dirname, '../../scripts/failed-tests.mjs');
const { failedTests, summaryOf } = (await import(pathToFileURL(SCRIPT).href)) as {
  failedTests: (output: string) => string[];
  summaryOf: (results: readonly Step[]) => string[];
};

const OF_VITEST = `
 \u001B[32m✓\u001B[39m  web  apps/web/src/shared/http/http.test.ts (5 tests) 3ms

\u001B[31m⎯⎯⎯⎯⎯⎯⎯\u001B[39m Failed Tests 2 \u001B[31m⎯⎯⎯⎯⎯⎯⎯\u001B[39m

\u001B[41m\u001B[1m FAIL \u001B[22m\u001B[49m \u001B[30m\u001B[42m browser (chromium) \u001B[49m\u001B[39m apps/web/src/a.test.tsx\u001B[2m > \u001B[22mthe board\u001B[2m > \u001B[22mhas a menu
AssertionError: expected 1 to be 2
 FAIL  pure  packages/domain/src/b.test.ts [ packages/domain/src/b.test.ts ]
Error: Cannot find module
This error originated in "packages/domain/src/c.test.ts" test file. It doesn't mean the error was thrown inside it.

 Test Files  2 failed | 126 passed (128)
`;
const OF_PLAYWRIGHT = `
  1) [phone] › tests/e2e/diary.spec.ts:36:1 › a day shows totals ──────────

  1 failed
    [phone] › tests/e2e/diary.spec.ts:36:1 › a day shows totals ───────────
  1 flaky
    [desktop] › tests/e2e/plan.spec.ts:9:1 › a plan is made ───────────────
  12 passed (3.4m)
`;

describe('the names of failed tests', () => {
  it('are those that Vitest lists at the end, with files that did not load and errors outside tests', () => {
    expect(failedTests(OF_VITEST)).toEqual([
      'browser (chromium)  apps/web/src/a.test.tsx > the board > has a menu',
      'pure  packages/domain/src/b.test.ts [ packages/domain/src/b.test.ts ]',
      'This error originated in "packages/domain/src/c.test.ts" test file',
    ]);
  });

  it('are those that Playwright counts as failed, without flaky ones', () => {
    expect(failedTests(OF_PLAYWRIGHT)).toEqual(['[phone] > tests/e2e/diary.spec.ts:36:1 > a day shows totals']);
  });
});

describe('the summary of a run', () => {
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    runsTests: true,
    good: true,
    output: 'fine',
    ...more,
  });

  it('is empty if everything passed', () => {
    expect(summaryOf([step('checks'), step('journeys')])).toEqual([]);
  });

  it('names the failed tests, and repeats the last lines of every failed step but the last', () => {
    const results = [
      step('code', { good: false, output: `${'early\n'.repeat(200)}Error: Cannot\n FAIL  pure  b.test.ts > adds` }),
      step('journeys', { good: false, output: OF_PLAYWRIGHT }),
    ];
    const said = summaryOf(results);
    expect(said.slice(0, 3)).toEqual([
      '\n=== failed tests (2)',
      'pure  b.test.ts > adds',
      '[phone] > tests/e2e/diary.spec.ts:36:1 > a day shows totals',
    ]);
    expect(said).toHaveLength(4);
    expect(said[3]).toMatch(/^\n=== code: last lines\n(?:early\n){118}Error: Cannot\n FAIL/);
  });

  it('says so if a failed test step names no failed test', () => {
    const results = [step('code', { good: false, output: 'Killed' }), step('journeys')];
    expect(summaryOf(results)).toEqual([
      '\n=== code: failed, but its output names no failed test',
      '\n=== code: last lines\nKilled',
    ]);
  });

  it('has no last lines of a step without output, and expects no tests of a step that runs none', () => {
    const results = [step('checks', { good: false, runsTests: false, output: '' }), step('journeys')];
    expect(summaryOf(results)).toEqual([]);
  });
});
