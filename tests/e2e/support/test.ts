import { test as base } from '@playwright/test';

/** Makes the browser always report that there is a network. */
export const SAYS_ONLINE = "Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })";

/** A test whose stubs end with it: a request still in flight is no failure of the test. */
export const test = base.extend({
  page: async ({ page }, use) => {
    // Many real devices report being online whatever the connection does.
    if (process.env['E2E_ONLINE']) await page.addInitScript(SAYS_ONLINE);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
