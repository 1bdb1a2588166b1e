import { appDisplay } from '../app-display.ts';
import { paintedFiles } from './painted-picture.ts';

const kept = new Set<string>();

/**
 * Fetches pictures of meals again once the service worker has taken over, so that they are available offline. On a
 * first visit they were loaded before the worker could cache them.
 */
export function keepPictures(pictures: readonly (string | null)[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || appDisplay() === 'native') return;
  const addresses = [...new Set(pictures)]
    .filter((picture) => picture !== null)
    .flatMap((picture) => [paintedFiles(picture, 'crop').avif, paintedFiles(picture, 'hero').avif])
    .filter((address) => !kept.has(address));
  if (addresses.length === 0) return;
  for (const address of addresses) kept.add(address);
  void afterTakeover().then(() => Promise.all(addresses.map(fetchQuietly)));
}

async function afterTakeover(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

async function fetchQuietly(address: string): Promise<void> {
  await fetch(address).catch(() => kept.delete(address));
}
