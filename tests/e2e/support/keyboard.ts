import { expect, type Locator, type Page } from '@playwright/test';

/** So many stops a screen may have before the one that is wanted. */
const MOST_PRESSES = 60;

/** What is wrong with where the focus is: it is on nothing, out of sight, or nothing marks it; and whether it is where it goes. */
const LOOK = `(() => {
  const focused = document.activeElement;
  const isThere = focused === globalThis.focusGoesTo;
  if (!focused || focused === document.body) return { isThere, fault: 'the focus is on nothing' };
  if (focused.id === 'content') return { isThere, fault: '' };
  const marks = [focused, ...focused.querySelectorAll('*'), ...(focused.parentElement?.children ?? [])];
  for (let one = focused; one && one !== document.body; one = one.parentElement) marks.push(one);
  const styles = [...marks.map((one) => getComputedStyle(one)), getComputedStyle(focused, '::after')];
  const isMarked = styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
  const { top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
  const what = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
  const fault = !isMarked ? 'nothing marks the focus on ' : bottom < 0 || top > innerHeight ? 'the focus is out of sight on ' : '';
  return { isThere, fault: fault && fault + what };
})()`;

const look = (page: Page) => page.evaluate<{ fault: string; isThere: boolean }>(LOOK);

/** Presses a key, and fails where the focus is not seen then; whether it is where it goes. */
export async function press(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  const { fault, isThere } = await look(page);
  if (fault !== '') await expectSeenFocus(page);
  return isThere;
}

/** Fails where the focus is on nothing, or is not seen, once what was pressed is drawn. */
export async function expectSeenFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await look(page)).fault).toBe('');
}

/** Goes from stop to stop until this one has the focus. */
export async function reach(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  // A disabled button takes no focus, such as one that waits for an answer.
  await expect(target).toBeEnabled();
  await target.evaluate((element) => Object.assign(globalThis, { focusGoesTo: element }));
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) if (await press(page, key)) return;
  throw new Error(`The keyboard does not reach ${target}`);
}
