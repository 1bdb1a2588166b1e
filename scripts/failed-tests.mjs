// Finds the names of failed tests in the output of Vitest and Playwright.
import { stripVTControlCharacters } from 'node:util';

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
