import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails on any serious or critical axe violation in what is rendered, in both themes. */
export async function expectAccessible(): Promise<void> {
  for (const theme of ['dark', 'light']) {
    document.documentElement.dataset['theme'] = theme;
    // A transition that follows a change starts in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
    const { violations } = await axe.run(document.body, { resultTypes: ['violations'] });
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(
      grave.map(
        ({ id, nodes }) =>
          `${theme} ${id}: ${nodes.map(({ html, failureSummary }) => html + failureSummary).join(' | ')}`,
      ),
    ).toEqual([]);
  }
}
