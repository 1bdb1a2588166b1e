import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { expectTranslated } from './translated.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AT_REST_WITHIN_MS = 2_000;

/** Waits two frames, in which the effect of a press is rendered. */
const DRAWN = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))';

/**
 * Waits for animations to finish, because half-faded text fails the contrast check; not for endless or scroll-driven
 * ones.
 */
const AT_REST = `Promise.race([
  Promise.all(
    document.getAnimations()
      .filter((one) => one.timeline === document.timeline && one.effect?.getComputedTiming().iterations !== Infinity)
      .map((one) => one.finished.catch(() => undefined)),
  ),
  new Promise((resolve) => setTimeout(resolve, ${AT_REST_WITHIN_MS})),
]).then(() => undefined)`;

/** Rules with at most moderate findings, which do not count. Running them takes a tenth of each check. */
const NOT_GRAVE = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-table-header',
  'focus-order-semantics',
  'form-field-multiple-labels',
  'heading-order',
  'hidden-content',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
];
const OPTIONS = JSON.stringify({
  resultTypes: ['violations'],
  rules: Object.fromEntries(NOT_GRAVE.map((id) => [id, { enabled: false }])),
} satisfies axe.RunOptions);

/** Fails on anything on screen that axe rates serious or critical, and on words in another language. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(DRAWN);
  await page.evaluate(AT_REST);
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE);
  const violations = await page.evaluate<axe.Result[]>(
    `axe.run(document, ${OPTIONS}).then((found) => found.violations)`,
  );
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(grave, page.url()).toEqual([]);
  await expectTranslated(page);
}
