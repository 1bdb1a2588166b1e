import type { CalendarDay } from '@weekbord/contract/diary/models';
import type { Measurement } from '@weekbord/contract/progress/models';
import { expect, type Page } from '@playwright/test';
import { makePlannedPerson } from './support/people.ts';
import { logInByCode, openPhone, type Phone } from './support/phone.ts';
import { dateOfDevice } from './support/planned-person.ts';
import { localeOf } from './support/session.ts';
import { test } from './support/test.ts';
import { pattern, wordsOf } from './support/words.ts';

type Nutrient = 'energy' | 'protein' | 'totalCarbohydrate' | 'totalFat' | 'dietaryFiber';

/** Returns the total of a nutrient in the health store. */
const sumOf = (phone: Phone, nutrient: Nutrient) =>
  [...phone.health.records.values()].reduce((sum, { nutrition }) => sum + (nutrition[nutrient] ?? 0), 0);

/** Calls the API as another device would, for the person whose session is on the phone. */
async function call(page: Page, phone: Phone, method: string, path: string, data?: object): Promise<unknown> {
  const headers = { authorization: `Token ${phone.held()}` };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok()).toBe(true);
  const text = await answer.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Returns today's diary. */
async function dayOf(page: Page, phone: Phone): Promise<CalendarDay> {
  const date = dateOfDevice();
  const path = `/planner/calendarDay?date__gte=${date}&date__lte=${date}`;
  return ((await call(page, phone, 'GET', path)) as { results: CalendarDay[] }).results[0]!;
}

test.describe('the health store of the phone', () => {
  let phone: Phone;
  test.beforeEach(async ({ browser }, info) => {
    phone = await openPhone(browser, info);
  });
  test.afterEach(() => phone.context.close());

  test('receives the eaten meals, follows changes, and supplies weights; switching the connection off removes all its records', async ({
    page,
  }, info) => {
    const words = wordsOf(info);
    const health = words.healthStore;
    const withName = (text: string) => text.replace('{store}', health.android);
    const { address } = await makePlannedPerson(await localeOf(page));
    const app = await phone.start();
    await logInByCode(app, words, address);
    await expect(app.getByRole('heading', { level: 1 })).toBeVisible();

    // The connection is off by default.
    const tick = app.getByRole('button', { name: pattern(words.diary.markEaten) });
    await expect(tick.first()).toBeVisible();
    expect(phone.health.calls).toEqual([]);
    phone.health.weigh(71.26, new Date(Date.now() - 1000));

    const openSheet = async () => {
      await phone.tell(app, 'App.appUrlOpen', { url: `${info.project.use.baseURL}/profile` });
      await app.getByRole('button', { name: pattern(health.android) }).click();
    };
    await openSheet();
    const sheet = app.getByRole('dialog', { name: health.android });
    const nutrition = sheet.getByRole('switch', { name: pattern(withName(health.nutrition)) });
    const weight = sheet.getByRole('switch', { name: pattern(withName(health.weight)) });
    await expect(weight).not.toBeChecked();
    await expect(nutrition).not.toBeChecked();

    // If permission is denied, the connection stays off and shows a message.
    phone.health.allows.nutrition = false;
    await nutrition.click();
    await expect(sheet.getByText(withName(health.refused))).toBeVisible();
    await expect(nutrition).not.toBeChecked();
    phone.health.allows.nutrition = true;
    await nutrition.click();
    await expect(nutrition).toBeChecked();
    await weight.click();
    await expect(weight).toBeChecked();

    // The weight is stored as a measurement of today.
    const weights = async () =>
      ((await call(page, phone, 'GET', '/measurements/userWeight')) as { results: Measurement[] }).results;
    await expect
      .poll(async () => (await weights()).map(({ value, date }) => [value, date]))
      .toEqual([[71.26, dateOfDevice()]]);

    // Eaten meals are written with the diary's numbers.
    await sheet.getByRole('button', { name: words.shared.close }).click();
    await app.getByRole('link', { name: words.navigation.diary }).click();
    await tick.first().click();
    await expect.poll(() => phone.health.records.size).toBe(1);
    const [eaten, ...others] = (await dayOf(page, phone)).calendar_items.filter(({ status }) => status === 'EATEN');
    expect(others).toEqual([]);
    const { kcal, protein, carbohydrates, fat, fiber } = eaten!.meal;
    expect(sumOf(phone, 'energy')).toBeCloseTo(kcal!, 2);
    expect(sumOf(phone, 'protein')).toBeCloseTo(protein!, 2);
    expect(sumOf(phone, 'totalCarbohydrate')).toBeCloseTo(carbohydrates!, 2);
    expect(sumOf(phone, 'totalFat')).toBeCloseTo(fat!, 2);
    expect(sumOf(phone, 'dietaryFiber')).toBeCloseTo(fiber!, 2);

    // A change on another device is applied, and so is a deletion.
    await call(page, phone, 'PUT', `/planner/editRecipeMealPortions/${eaten!.object_id}`, { portions: 2 });
    // A changed record is deleted and written again.
    await expect
      .poll(() => phone.health.records.size === 1 && Math.abs(sumOf(phone, 'energy') - kcal!) > 0.01)
      .toBe(true);
    const changed = (await dayOf(page, phone)).calendar_items.find(({ id }) => id === eaten!.id);
    expect(sumOf(phone, 'energy')).toBeCloseTo(changed!.meal.kcal!, 2);
    await call(page, phone, 'DELETE', `/planner/calendarItem/${eaten!.id}`);
    await expect.poll(() => phone.health.records.size).toBe(0);

    // Switches the connection off and deletes the written records.
    await tick.first().click();
    await expect.poll(() => phone.health.records.size).toBe(1);
    await openSheet();
    await nutrition.click();
    await app.getByRole('button', { name: health.offDelete }).click();
    await expect(nutrition).not.toBeChecked();
    await expect.poll(() => phone.health.records.size).toBe(0);

    // Nothing about the connection is left on the phone for the next user.
    await sheet.getByRole('button', { name: words.shared.close }).click();
    await app.getByRole('button', { name: words.shared.logOut, exact: true }).click();
    await expect(app).toHaveURL(/\/login$/);
    expect(await app.evaluate<string>('JSON.stringify(localStorage)')).not.toContain('health-store');
    expect(await page.evaluate(() => 'Capacitor' in globalThis)).toBe(false);
  });
});
