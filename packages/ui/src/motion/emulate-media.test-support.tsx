/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/**
 * Sets how the page is rendered from now on; '' is a screen. Both features are set each time, because an omitted one
 * falls back to its default (a screen, with motion) for all later tests.
 */
export async function emulateMedia(media: '' | 'print', motion: 'reduce' | 'no-preference' = 'reduce'): Promise<void> {
  const features = [{ name: 'prefers-reduced-motion', value: motion }];
  await cdp().send('Emulation.setEmulatedMedia', { media, features });
}
