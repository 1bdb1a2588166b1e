/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/**
 * How the page is shown from now on, '' on a screen. Both are said each time, since what is left out counts as on a screen
 * and with motion, also for the tests after this one: less motion is what they all begin with.
 */
export async function emulateMedia(media: '' | 'print', motion: 'reduce' | 'no-preference' = 'reduce'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: motion }];
  await cdp().send('Emulation.setEmulatedMedia', { media, features });
}
