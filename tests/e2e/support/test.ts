import { test as base } from '@playwright/test';

/** Makes the browser always report that it is online. */
export const SAYS_ONLINE = "Object.defineProperty(Navigator.prototype, 'onLine', { get: () => true })";

/** A test whose route stubs are removed at its end; a request still in flight does not fail it. */
export const test = base.extend({
  page: async ({ page }, use) => {
    // Many real devices always report being online.
    if (process.env['E2E_ONLINE']) await page.addInitScript(SAYS_ONLINE);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
