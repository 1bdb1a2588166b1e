import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Half-faded text has no fair contrast; what turns for ever is not waited for. */
const AT_REST = `Promise.all(
  document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
    .map((one) => one.finished.catch(() => undefined)),
).then(() => undefined)`;

/** Fails on anything that axe calls serious or critical on the screen as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AT_REST);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(grave, page.url()).toEqual([]);
}
