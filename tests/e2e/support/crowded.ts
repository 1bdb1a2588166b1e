import { expect, type Page } from '@playwright/test';

type Detector = Readonly<Record<string, () => unknown>>;
const FILE = new URL('../../../apps/web/src/crowded.test-support.ts', import.meta.url).href;

let script: Promise<string> | undefined;

/** Returns the detector of the component tests as a script for a page; its functions call only each other. */
async function readDetector(): Promise<string> {
  const functions = Object.values((await import(FILE)) as Detector);
  return `(() => { ${functions.map(String).join('\n')} return crowded(); })()`;
}

const SETTLED_WITHIN_MS = 3000;

/** Waits two frames, in which a new size is laid out, even by elements that measure themselves. */
const DRAWN = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))';

/** Returns what is wrong with the texts and controls on screen; temporary layout states do not count. */
export async function crowdedIn(page: Page): Promise<readonly string[]> {
  script ??= readDetector();
  const detector = await script;
  let found: readonly string[] = [];
  const count = async () => {
    await page.evaluate(DRAWN);
    found = await page.evaluate<readonly string[]>(detector);
    return found.length;
  };
  await expect
    .poll(count, { timeout: SETTLED_WITHIN_MS })
    .toBe(0)
    .catch(() => undefined);
  return found;
}
