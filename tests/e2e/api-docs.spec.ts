import { expect as expectSoon } from '@playwright/test';
import { test } from './support/test.ts';

/** The viewer parses the whole description before it renders, and again for each opened part, which takes seconds. */
const PATIENCE_MS = 40_000;
const expect = expectSoon.configure({ timeout: PATIENCE_MS });

test('the API page works under its own CSP, and makes no requests to other servers', async ({ page, baseURL }) => {
  test.slow();
  page.setDefaultTimeout(PATIENCE_MS);
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto('/api/docs');
  await expect(page).toHaveTitle('Weekbord API');
  await page.locator('#operations-tag-organisations').click();
  const call = page.locator('.opblock', { hasText: '/users/brand/{subdomain}' });
  await call.locator('.opblock-summary-control').click();
  await expect(call.getByText('Not found.').first()).toBeVisible();

  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByPlaceholder('subdomain').fill('killerbody');
  await call.getByRole('button', { name: 'Execute' }).click();
  const answer = call.locator('.live-responses-table');
  await expect(answer).toContainText('200');
  await expect(answer).toContainText('"subdomain": "killerbody"');

  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByText('The word Token, a space and the token')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.locator('.opblock-tag', { hasText: 'planner' }).click();
  const planning = page.locator('.opblock', { hasText: '/planner/autoPlanDays' });
  await planning.locator('.opblock-summary-control').click();
  await expect(planning.getByText('start_date_inclusive').first()).toBeVisible();

  const site = new URL(baseURL ?? '').origin;
  expect(asked.filter((url) => !url.startsWith('data:') && new URL(url).origin !== site)).toEqual([]);
  expect(asked.filter((url) => url.startsWith(`${site}/api/schema/v3`))).toHaveLength(1);
  expect(complaints).toEqual([]);
  await expect(planning.getByText('Retry-After').first()).toBeVisible();
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
});
