import type { Page } from '@playwright/test';

const sessions = new WeakMap<Page, string>();

/** Returns the locale of the page's browser, even before anything is opened. */
export function localeOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.language);
}

/**
 * Opens a session in this browser: the next page of the app uses it, and its diary opens on a day. Logging out is
 * final, because a tab is given a session only once.
 */
export async function signIn(page: Page, token: string): Promise<void> {
  // The name of a tab is the only thing that survives logging out. One page serves many tests, so writes by the
  // previous test may arrive after the storage was cleared.
  await page.addInitScript(`if (location.protocol === 'http:' && window.name !== '${token}') {
    window.name = '${token}';
    for (const key of ['planner-day', 'recipe-draft', 'cooking-ticks']) localStorage.removeItem('weekbord.' + key);
    localStorage.setItem('weekbord.diary-view', 'day');
    localStorage.setItem('weekbord.token', '${token}');
  }`);
  sessions.set(page, token);
}

/** Returns the token of the session that is open in this browser. */
async function tokenOf(page: Page): Promise<string | undefined> {
  if (!page.url().startsWith('http')) return sessions.get(page);
  return (await page.evaluate(() => localStorage.getItem('weekbord.token'))) ?? undefined;
}

/** Calls the API as the person whose session is open in this browser, in the browser's language. */
export async function callAs(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<unknown> {
  const [token, locale] = await Promise.all([tokenOf(page), localeOf(page)]);
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Token ${token}`, 'accept-language': locale.slice(0, 2) },
    ...(data !== undefined && { data }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
