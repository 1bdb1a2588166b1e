import { expect, type Browser, type Page, type TestInfo } from '@playwright/test';
import { callAs, signIn } from './support/session.ts';
import { dateOfDevice } from './support/planned-person.ts';
import { makePlannedPerson } from './support/people.ts';
import { test } from './support/test.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

/**
 * How soon both devices must show the same, in milliseconds, even while other tests use the CPU: well before a screen
 * polls, which it does every half minute. The server's own latency is measured in a separate test.
 */
const CONVERGES_MS = 8000;

const ticksOf = (page: Page, { diary }: Words) => page.getByRole('button', { name: pattern(diary.markEaten) });
const namesOf = (page: Page) => page.locator('main h3').getByRole('link');

/** Returns what a device shows for today: each meal, and whether it is ticked. */
async function shown(page: Page, words: Words): Promise<string> {
  const ticks = await ticksOf(page, words).evaluateAll((buttons) =>
    buttons.map((button) => `${button.getAttribute('aria-label')} ${button.getAttribute('aria-pressed')}`),
  );
  return ticks.join('\n');
}

async function secondDevice(browser: Browser, { project: { use } }: TestInfo): Promise<Page> {
  const { viewport = null, locale = 'en-GB', baseURL = '', hasTouch = false } = use;
  const context = await browser.newContext({
    viewport,
    locale,
    baseURL,
    hasTouch,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

test('changes that one person makes on two devices concurrently, or without a network, reach both devices without waiting for a poll', async ({
  page: phone,
  browser,
}, info) => {
  const words = wordsOf(info);
  const { diary, groceries, meals, navigation, shared } = words;
  const tablet = await secondDevice(browser, info);
  const devices = [phone, tablet];
  const { token } = await makePlannedPerson(info.project.use.locale ?? 'en-GB');
  const converge = async () => {
    const differs = async () => {
      const [here, there] = await Promise.all([shown(phone, words), shown(tablet, words)]);
      return here === there ? '' : `${here}\n---\n${there}`;
    };
    await expect.poll(differs, { timeout: CONVERGES_MS }).toBe('');
  };
  const today = dateOfDevice();
  await tablet.clock.install();
  for (const page of devices) {
    await signIn(page, token);
    await page.goto(`/diary/${today}`);
    await expect(ticksOf(page, words)).toHaveCount(3);
  }

  // A meal is ticked on this device while portions change on the other.
  await namesOf(tablet).nth(1).click();
  const more = tablet.getByRole('dialog').getByRole('button', { name: shared.morePortions });
  await more.waitFor();
  await Promise.all([ticksOf(phone, words).first().click(), more.click()]);
  await tablet.getByRole('button', { name: shared.close }).click();
  const breakfast = ticksOf(tablet, words).first();
  await expect(breakfast).toHaveAttribute('aria-pressed', 'true', { timeout: CONVERGES_MS });
  const two = filled(shared.portions.other, { count: 2 });
  await expect(phone.getByRole('region', { name: meals.LUNCH })).toContainText(two, { timeout: CONVERGES_MS });
  await converge();

  // A meal is ticked offline while the other device deletes it.
  const lunch = await namesOf(phone).nth(1).innerText();
  await phone.context().setOffline(true);
  await ticksOf(phone, words).nth(1).click();
  await expect(ticksOf(phone, words).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await namesOf(tablet).nth(1).click();
  await tablet.getByRole('button', { name: diary.deleteMeal }).click();
  await tablet.getByRole('button', { name: shared.delete, exact: true }).click();
  const deleted = tablet.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await tablet.clock.fastForward(8_000);
  await deleted;
  await phone.context().setOffline(false);
  await expect(namesOf(phone).filter({ hasText: lunch })).toHaveCount(0, { timeout: CONVERGES_MS });
  await converge();

  // Both devices replan the day; what was eaten stays, and each meal moment is filled once.
  const eaten = await namesOf(phone).first().innerText();
  for (const page of devices) await page.getByRole('button', { name: diary.planAgain }).click();
  const again = devices.map((page) => page.waitForResponse('**/api/planner/autoPlanDay'));
  await Promise.all(
    devices.map((page) => page.getByRole('dialog').getByRole('button', { name: diary.planAgainConfirm }).click()),
  );
  await Promise.all(again);
  await expect(namesOf(phone)).toHaveCount(3, { timeout: CONVERGES_MS });
  await converge();
  await expect(namesOf(tablet).first()).toHaveText(eaten);
  const days = await callAs(phone, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${today}`);
  const { results } = days as { results: { calendar_items: unknown[] }[] };
  expect(results[0]?.calendar_items).toHaveLength(3);

  // An item is typed on one device and ticked on the other.
  await callAs(phone, 'POST', '/planner/groceryList', { start_date: today, end_date: today });
  for (const page of devices) await page.getByRole('link', { name: navigation.groceries }).click();
  const field = phone.getByRole('textbox', { name: groceries.addItem });
  await field.fill('Soap');
  await field.press('Enter');
  const soapOf = (page: Page) => page.getByRole('checkbox', { name: 'Soap' });
  await soapOf(tablet).click({ force: true, timeout: CONVERGES_MS });
  for (const page of devices) {
    const basket = page.getByRole('button', { name: pattern(groceries.basket) });
    await expect(basket).toHaveText(`${groceries.basket}1`, { timeout: CONVERGES_MS });
    await basket.click();
    await expect(soapOf(page)).toHaveCount(1);
    await expect(soapOf(page)).toBeChecked();
  }
  await tablet.context().close();
});
