import { type Page, test } from '@playwright/test';

const sessions = new WeakMap<Page, string>();

/** The locale of the page's browser, also before anything is opened. */
export function localeOf(page: Page): Promise<string> {
  return page.evaluate(() => navigator.language);
}

/** Opens a session in this browser, in which nothing of another one is left. */
export async function signIn(page: Page, token: string): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const localStorage = [{ name: 'weekbord.token', value: token }];
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  sessions.set(page, token);
}

/** The token of the session that is open in this browser. */
async function tokenOf(page: Page): Promise<string | undefined> {
  if (!page.url().startsWith('http')) return sessions.get(page);
  return (await page.evaluate(() => localStorage.getItem('weekbord.token'))) ?? undefined;
}

/** Calls the API as the person whose session is open in this browser, in the browser's language. */
export async function callAs(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
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
