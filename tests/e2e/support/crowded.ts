import type { Page } from '@playwright/test';

type Detector = Readonly<Record<string, () => unknown>>;
const FILE = new URL('../../../apps/web/src/crowded.test-support.ts', import.meta.url).href;

let script: Promise<string> | undefined;

/** The detector of the component tests, to run in a page: its functions use nothing but each other. */
async function readDetector(): Promise<string> {
  const functions = Object.values((await import(FILE)) as Detector);
  return `(() => { ${functions.map(String).join('\n')} return crowded(); })()`;
}

/** A new size is laid out in the next frames, also by what measures itself. */
const DRAWN = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))';

/** What is wrong with the texts and controls on screen. */
export async function crowdedIn(page: Page): Promise<readonly string[]> {
  script ??= readDetector();
  await page.evaluate(DRAWN);
  return page.evaluate<readonly string[]>(await script);
}
