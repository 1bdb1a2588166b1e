import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails on any serious or critical axe violation in what is rendered. */
export async function expectAccessible(): Promise<void> {
  // Changes made just now start their transitions in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'] });
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    grave.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => html + failureSummary).join(' | ')}`,
    ),
  ).toEqual([]);
}
