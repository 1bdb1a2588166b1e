import type { Page } from '@playwright/test';

/** What a test changes of a person as the server describes them. */
export interface Described {
  is_coach: boolean;
  account_enabled: boolean;
  first_name: string;
  last_name: string;
  organisation: Readonly<Record<string, unknown>> | null;
  feature_flags_for_user: Readonly<Record<'flags' | 'switches' | 'samples', Readonly<Record<string, unknown>>>>;
}

/** Lets the server describe the person otherwise: for states that no call can bring about. */
export async function describeOtherwise(page: Page, change: (person: Described) => Partial<Described>): Promise<void> {
  await page.route('**/api/auth/users/me', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const person = (await response.json()) as Described;
    return route.fulfill({ json: { ...person, ...change(person) } });
  });
}

/** Calls the API as the person whose session is open in this browser, in the language on screen. */
export async function callAs(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<unknown> {
  const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
  const language = await page.evaluate<string>('document.documentElement.lang');
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers: { authorization: `Token ${token}`, 'accept-language': language },
    ...(data !== undefined && { data }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}
