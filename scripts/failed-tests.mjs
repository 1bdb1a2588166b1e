// Finds the names of failed tests in the output of Vitest and Playwright, and writes the summary of a failed run.
import { stripVTControlCharacters } from 'node:util';

/** Enough lines for Vitest's output on a few failed tests. */
const LAST_LINES = 120;

/** A failed test, a file that did not load, and an error outside tests, as Vitest reports them at the end. */
const OF_VITEST = /^ *(?:FAIL +(?<test>\S.*)|(?<outside>This error originated in .+ test file))/;
/** The counts with which Playwright's report ends; the tests of a count are listed under it. */
const COUNT = /^ {2}\d+ (?<kind>failed|interrupted|flaky|skipped|did not run|passed)\b/;
const OF_PLAYWRIGHT = /^ {4}(?<test>\[[^\]]+\] › .*?)[ ─]*$/;

/** Returns each failed test, as file > title; a Playwright test that passed on its retry is not one. */
export function failedTests(output) {
  const found = new Set();
  let kind = '';
  for (const line of stripVTControlCharacters(output).split('\n')) {
    const ofVitest = OF_VITEST.exec(line)?.groups;
    if (ofVitest !== undefined) found.add((ofVitest.test ?? ofVitest.outside).trimEnd());
    kind = COUNT.exec(line)?.groups.kind ?? kind;
    const ofPlaywright = OF_PLAYWRIGHT.exec(line)?.groups.test;
    if (ofPlaywright !== undefined && (kind === 'failed' || kind === 'interrupted'))
      found.add(ofPlaywright.replaceAll(' › ', ' > '));
  }
  return [...found];
}

/**
 * Returns the summary of a run's steps in order, without the verdict: the failed tests, the failed test steps in whose
 * output none was found, and the last lines of each failed step that other output follows.
 */
export function summaryOf(results) {
  const failed = results.filter(({ good }) => !good).map((step) => ({ ...step, tests: failedTests(step.output) }));
  const names = failed.flatMap(({ tests }) => tests);
  const unnamed = failed.filter(({ runsTests, tests }) => runsTests && tests.length === 0);
  const shown = failed.filter(({ name, output }) => name !== results.at(-1).name && output !== '');
  return [
    ...(names.length > 0 ? [`\n=== failed tests (${names.length})`, ...names] : []),
    ...unnamed.map(({ name }) => `\n=== ${name}: failed, but its output names no failed test`),
    ...shown.map(
      ({ name, output }) => `\n=== ${name}: last lines\n${output.split('\n').slice(-LAST_LINES).join('\n')}`,
    ),
  ];
}
