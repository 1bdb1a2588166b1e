import { expect, type Page } from '@playwright/test';

interface Kept {
  clientState: { mutations: readonly unknown[]; queries: readonly unknown[] };
}

/** Returns what the app has written to the device so far; null if nothing. */
async function keptOnDevice(page: Page): Promise<{ text: string; cache: Kept } | null> {
  const text = await page.evaluate<string | null>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('weekbord');
    let isMissing = false;
    // Opening a missing database creates it, and the app's own database would then lack its store.
    opening.onupgradeneeded = () => {
      isMissing = true;
      opening.transaction.abort();
    };
    opening.onerror = () => (isMissing ? resolve(null) : reject(opening.error));
    opening.onsuccess = () => {
      const database = opening.result;
      const end = (value) => { database.close(); resolve(value); };
      if (!database.objectStoreNames.contains('cache')) return end(null);
      const reading = database.transaction('cache').objectStore('cache').getAll();
      reading.onsuccess = () => end(reading.result[0] ?? null);
    };
  })`);
  return text === null ? null : { text, cache: JSON.parse(text) as Kept };
}

/** Returns what the app has written to the device so far, as text. */
export async function textOnDevice(page: Page): Promise<string> {
  return (await keptOnDevice(page))?.text ?? '';
}

/** Waits until the device has stored the scripts, and screen data that contains all of these words. */
export async function settleOnDevice(page: Page, ...words: readonly string[]): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await expect
    .poll(async () => {
      const text = await textOnDevice(page);
      return words.filter((word) => !text.includes(word));
    })
    .toEqual([]);
}

/** Waits until the diary of a date is stored; the day, its meals and the plan are stored one after another. */
export function settleDiaryOnDevice(page: Page, date: string): Promise<void> {
  return settleOnDevice(page, `"date":"${date}"`, '"calendar_items":[{', '"client_intake":');
}

/** Waits until the device stores `count` writes that have not reached the server. */
export async function expectWaitingWrites(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await keptOnDevice(page))?.cache.clientState.mutations.length ?? 0).toBe(count);
}
