import { test as base } from '@playwright/test';

/** A test whose stubs end with it: a request that is still on its way then is no failure of the test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
