import type { Page } from '@playwright/test';

/** The fields of a person that a test can change in the server's response. */
export interface Described {
  is_coach: boolean;
  account_enabled: boolean;
  has_access: boolean;
  first_name: string;
  last_name: string;
  organisation: Readonly<Record<string, unknown>> | null;
  feature_flags_for_user: Readonly<Record<'flags' | 'switches' | 'samples', Readonly<Record<string, unknown>>>>;
}

/**
 * Changes the server's response about the person, for states that no call can create. The returned function ends this;
 * the route remains, because a response may be in flight.
 */
export async function describeOtherwise(
  page: Page,
  change: (person: Described) => Partial<Described>,
): Promise<() => void> {
  let isOver = false;
  await page.route('**/api/auth/users/me', async (route) => {
    if (isOver || route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!response.ok()) return route.fulfill({ response });
    const person = (await response.json()) as Described;
    return route.fulfill({ json: { ...person, ...change(person) } });
  });
  return () => {
    isOver = true;
  };
}
