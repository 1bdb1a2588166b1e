import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words.ts';

/** Maximum number of key presses to get to an element. */
const MOST_PRESSES = 60;

/** The element with the keyboard focus. */
interface Stop {
  readonly name: string;
  /** Whether the element is the target. */
  readonly isThere: boolean;
  /**
   * Why the focus is not visible: nothing has it, it is not marked, or it is partly off screen or covered; empty if
   * visible.
   */
  readonly fault: string;
}

const LOOK = `(() => {
  const focused = document.activeElement;
  const isThere = focused === globalThis.focusGoesTo;
  if (!focused || focused === document.body) return { name: 'nothing', isThere, fault: 'the focus is on nothing' };
  const label = focused.labels?.[0] ?? focused;
  const text = focused.getAttribute('aria-label') || label.textContent || focused.id;
  const name = text.trim().replaceAll(/\\s+/g, ' ').slice(0, 50);
  // Focuses an element that no key can reach, so that the next key continues from there.
  if (focused.tabIndex < 0) return { name, isThere, fault: '' };
  const marks = [focused, ...focused.querySelectorAll('*'), ...(focused.parentElement?.querySelectorAll('*') ?? [])];
  for (let one = focused; one && one !== document.body; one = one.parentElement) marks.push(one);
  const styles = [...marks.map((one) => getComputedStyle(one)), getComputedStyle(focused, '::after')];
  const isMarked = styles.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\\)|transparent/.test(outlineColor),
  );
  if (!isMarked) return { name, isThere, fault: 'nothing marks the focus on ' + name };
  // A link may wrap onto the next line.
  const { left, right, top, bottom } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  const isTall = bottom - top > innerHeight;
  if (!isTall && (top < -1 || bottom > innerHeight + 1 || left < -1 || right > innerWidth + 1))
    return { name, isThere, fault: 'not all of ' + name + ' is on screen' };
  const [first, last] = [Math.max(top, 0) + 3, Math.min(bottom, innerHeight) - 3];
  // Some elements pass presses through to elements below them, so nothing can be concluded.
  const isThrough = getComputedStyle(focused).pointerEvents === 'none' && label === focused;
  const covers = (front) => !isThrough && (!front || !(focused.contains(front) || label.contains(front) || front.contains(focused)));
  const [upper, middle, lower] = [first, (first + last) / 2, last].map((y) =>
    document.elementFromPoint((left + right) / 2, y),
  );
  // The hit areas of two buttons may overlap, and a toast that disappears by itself may cover part of an element; an
  // element fixed to an edge must not.
  const isBar = (front) => {
    for (let one = front; one && !one.contains(focused); one = one.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(one).position)) return one.closest('[data-react-aria-top-layer]') === null;
    return front === null;
  };
  const isCovered = covers(middle) || [upper, lower].some((front) => covers(front) && isBar(front));
  return { name, isThere, fault: isCovered ? name + ' is covered' : '' };
})()`;

const look = (page: Page) => page.evaluate<Stop>(LOOK);

/** Presses a key, and fails if the focus is not visible afterwards; returns the focused element. */
export async function press(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  const stop = await look(page);
  if (stop.fault === '') return stop;
  await expectSeenFocus(page);
  return look(page);
}

/** Fails if nothing has the focus, or if the focus is not visible, once the press is rendered. */
export async function expectSeenFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await look(page)).fault).toBe('');
}

/** Moves the focus from element to element until the target has it. */
export async function reach(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' | 'ArrowDown' = 'Tab',
): Promise<void> {
  // A disabled button, such as one that waits for a response, cannot get the focus.
  await expect(target).toBeEnabled();
  await target.evaluate((element) => Object.assign(globalThis, { focusGoesTo: element }));
  if ((await look(page)).isThere) return expectSeenFocus(page);
  const passed: string[] = [];
  while (passed.length < MOST_PRESSES) {
    const stop = await press(page, key).catch((error: unknown) => {
      throw new Error(`On the way to ${target}, after ${passed.join(' | ')}`, { cause: error });
    });
    if (stop.isThere) return;
    passed.push(stop.name);
  }
  throw new Error(`${key} does not reach ${target}, but ${passed.join(' | ')}`);
}

/** Moves the focus to a link or button and presses it. */
export async function activate(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await reach(page, target, key);
  await page.keyboard.press('Enter');
}

/** Moves the focus to a field and types into it, replacing its text. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Opens a tab of the main navigation, starting from the current focus. */
export async function openTab(page: Page, { navigation }: Words, tab: string): Promise<void> {
  const main = page.getByRole('navigation', { name: navigation.main });
  await activate(page, main.getByRole('link', { name: tab }), 'Shift+Tab');
}
