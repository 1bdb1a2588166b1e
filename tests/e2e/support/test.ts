import { test as base } from '@playwright/test';

/** Makes the browser say that there is a network, always. */
export const SAYS_ONLINE = "Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })";

/** A test whose stubs end with it: a request that is still on its way then is no failure of the test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    // Many real devices say that they are online whatever the line does.
    if (process.env['E2E_ONLINE']) await page.addInitScript(SAYS_ONLINE);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
