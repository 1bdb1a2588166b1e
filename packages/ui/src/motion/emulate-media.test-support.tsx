/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/**
 * Sets how the page is shown from now on, '' on a screen. Both features are set each time, since an omitted one counts
 * as on a screen and with motion, also for later tests: all of them start with reduced motion.
 */
export async function emulateMedia(media: '' | 'print', motion: 'reduce' | 'no-preference' = 'reduce'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: motion }];
  await cdp().send('Emulation.setEmulatedMedia', { media, features });
}
