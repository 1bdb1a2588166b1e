import { expect, type Page } from '@playwright/test';

type Detector = Readonly<Record<string, () => unknown>>;
const FILE = new URL('../../../apps/web/src/crowded.test-support.ts', import.meta.url).href;

let script: Promise<string> | undefined;

/** The detector of the component tests, to run in a page: its functions use nothing but each other. */
async function readDetector(): Promise<string> {
  const functions = Object.values((await import(FILE)) as Detector);
  return `(() => { ${functions.map(String).join('\n')} return crowded(); })()`;
}

const SETTLED_WITHIN_MS = 3000;

/** A new size is laid out in the next frames, also by what measures itself. */
const DRAWN = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))';

/** What is wrong with the texts and controls on screen; what is only so while they are being laid out is no fault. */
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
