import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { crowdedIn } from './support/crowded.ts';
import { everydayScreens } from './support/everyday-screens.ts';
import { test } from './support/test.ts';
import { wordsFor } from './support/words.ts';

// The language with the longer words, and the theme and width that other tests use on fewer screens.
const LOCALE = 'nl-NL';
test.use({ locale: LOCALE, colorScheme: 'dark' });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 812 };
/** Doubled text size, and a phone at 200% zoom, which is narrower than any phone. */
const SIZES = [
  { size: PHONE, text: '200%' },
  { size: { width: 188, height: 406 }, text: '' },
] as const;

test('in Dutch, everyday screens are accessible on a dark desktop, and fit at twice the text size and on a zoomed-in phone', async ({
  page,
}) => {
  // Many screens in three sizes take a while on a busy machine.
  test.setTimeout(300_000);
  const faults: string[] = [];
  for (const { name, address, isThere } of await everydayScreens(page, wordsFor(LOCALE))) {
    await page.setViewportSize(DESKTOP);
    await page.goto(address);
    await isThere(page);
    await expectAccessible(page);
    for (const { size, text } of SIZES) {
      await page.evaluate(`document.documentElement.style.fontSize = '${text}'`);
      await page.setViewportSize(size);
      const found = await crowdedIn(page);
      faults.push(...found.map((fault) => `${name}, ${size.width} px ${text}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});
