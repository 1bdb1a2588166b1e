import { expect } from '@playwright/test';
import { expectOnePage } from './support/on-paper.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { test } from './support/test.ts';
import { pattern, wordsOf } from './support/words.ts';

/**
 * How soon the owner must see someone else's tick, in milliseconds, even while other tests use the CPU: well before the
 * screen polls, which it does every half minute. The server's own latency is measured in a separate test.
 */
const SEEN_MS = 8000;

test('a list is shared by a link: a guest ticks, the owner sees it, and the link is revoked', async ({
  page,
  browser,
}, info) => {
  const { groceries, sharing } = wordsOf(info);
  const { viewport = null, locale = 'en-GB', baseURL = '' } = info.project.use;
  await plannedPerson(page);
  const today = dateOfDevice();
  const list = await callAs(page, 'POST', '/planner/groceryList', { start_date: today, end_date: today });
  const { name } = (list as { items: { name: string; at_home: boolean }[] }).items.find(({ at_home: has }) => !has)!;
  await page.goto('/groceries');
  await page.getByRole('button', { name: sharing.share }).click();
  await page.getByRole('button', { name: sharing.makeLink }).click();
  const link = await page.getByLabel(sharing.link, { exact: true }).inputValue();

  const guest = await browser.newContext({ viewport, locale, baseURL, serviceWorkers: 'block' });
  const theirs = await guest.newPage();
  await theirs.goto(link);
  await theirs
    .getByRole('checkbox', { name: pattern(name) })
    .first()
    .click({ force: true });
  const basket = page.getByRole('button', { name: pattern(groceries.basket), includeHidden: true });
  await expect(basket).toHaveText(`${groceries.basket}1`, { timeout: SEEN_MS });

  await page.getByRole('button', { name: sharing.stop }).click();
  await page.getByRole('button', { name: sharing.stop }).last().click();
  await expect(page.getByText(sharing.stopped)).toBeVisible();
  await expect(theirs.getByText(sharing.goneTitle)).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByText(sharing.goneTitle)).toBeVisible();
  await guest.close();

  await page.getByRole('button', { name: sharing.more }).click();
  await expectOnePage(page, () => page.getByRole('button', { name: sharing.printText }).click(), [groceries.title]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
