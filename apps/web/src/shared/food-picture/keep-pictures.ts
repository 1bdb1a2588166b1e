import type { Cover } from './compose-cover.ts';
import { isFoodPicture } from './food-picture-names.ts';
import { foodPictureAddress } from './food-pictures.ts';

const kept = new Set<string>();

/**
 * Fetches the illustrations of covers once more after the service worker took over, so that they are there without a
 * network too. On a first visit they were loaded before the worker could keep them.
 */
export function keepPictures(covers: readonly Cover[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const names = covers.flatMap(({ pictures }) => pictures).filter(isFoodPicture);
  const addresses = [...new Set(names)].map((name) => foodPictureAddress(name)).filter((address) => !kept.has(address));
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
