import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { callAs } from './support/session.ts';
import { expectWaitingWrites, settleDiaryOnDevice, settleOnDevice } from './support/device.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { filled, pattern, wordsOf } from './support/words.ts';

test.use({ serviceWorkers: 'allow' });

interface List {
  id: number;
  items: { id: number; name: string; checked: boolean; at_home: boolean; key: string | null }[];
}

function writesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET')
      sent.push(`${request.method()} ${new URL(request.url()).pathname} ${request.postData()}`);
  });
  return sent;
}

test('the grocery list opens without a network; ticks and typed items survive a reload and are sent once, in order', async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const list = (await callAs(page, 'POST', '/planner/groceryList', { start_date: today, end_date: today })) as List;
  const toBuy = list.items.filter(({ at_home: isAtHome }) => !isAtHome);
  const boxOf = (name: string) => page.getByRole('checkbox', { name: pattern(name) });
  const boxes = page.getByRole('checkbox');
  const basket = page.getByRole('button', { name: pattern(words.groceries.basket) });
  await page.goto('/groceries');
  await expect(boxes).toHaveCount(toBuy.length);
  await settleOnDevice(page, ...list.items.map(({ id }) => `"id":${id}`));

  await context.setOffline(true);
  await page.reload();
  await expect(boxes).toHaveCount(toBuy.length);
  await expect(page.getByText(words.shared.offline)).toBeVisible();
  const isNamedAlone = ({ name }: { name: string }) => toBuy.filter((other) => other.name.includes(name)).length === 1;
  const ticked = toBuy.filter(isNamedAlone).slice(0, 2).toReversed();
  for (const { name } of ticked) await boxOf(name).press('Space');
  const field = page.getByRole('textbox', { name: words.groceries.addItem });
  for (const name of ['Wc-papier', 'Soap']) {
    await field.fill(name);
    await field.press('Enter');
  }
  await expect(page.getByText(words.groceries.notSavedYet)).toHaveCount(2);
  await boxOf('Soap').press('Space');
  await expect(page.getByText(filled(words.shared.waitingChanges.other, { count: 5 }))).toBeVisible();
  await expectWaitingWrites(page, 5);
  await page.reload();
  await expect(basket).toHaveText(`${words.groceries.basket}3`);
  await expect(boxOf('Wc-papier')).not.toBeChecked();

  const sent = writesOf(page);
  await context.setOffline(false);
  await expect.poll(() => sent.length).toBe(5);
  await expect(page.getByText(words.shared.offline)).toHaveCount(0);
  await expectWaitingWrites(page, 0);
  // A reload would now send any unsent writes.
  await page.reload();
  await expect(basket).toHaveText(`${words.groceries.basket}3`);
  await expect(page.getByText(words.groceries.notSavedYet)).toHaveCount(0);
  const { results } = (await callAs(page, 'GET', '/planner/groceryList')) as { results: List[] };
  const own = results[0]!.items.filter(({ key }) => key !== null);
  expect(own).toMatchObject([
    { name: 'Wc-papier', checked: false },
    { name: 'Soap', checked: true },
  ]);
  const [paper, soap] = own.map(({ key }) => key);
  expect(sent).toEqual([
    ...ticked.map(({ id }) => `PATCH /api/planner/groceryListItem/${id} {"checked":true}`),
    `POST /api/planner/groceryListItem {"list":${list.id},"name":"Wc-papier","key":"${paper}"}`,
    `POST /api/planner/groceryListItem {"list":${list.id},"name":"Soap","key":"${soap}"}`,
    `PATCH /api/planner/groceryList/${list.id} {"own_items":[{"key":"${soap}","checked":true}]}`,
  ]);
  expect(results[0]!.items.filter(({ checked }) => checked)).toHaveLength(3);
});

test('a meal that is ticked and unticked offline ends up in its last state', async ({ page, context }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  await page.goto(`/diary/${today}`);
  const ticks = page.getByRole('button', { name: pattern(words.diary.markEaten) });
  await expect(ticks).toHaveCount(3);
  await settleDiaryOnDevice(page, today);
  await context.setOffline(true);
  await ticks.nth(0).click();
  await ticks.nth(1).click();
  await ticks.nth(0).click();
  await expectWaitingWrites(page, 3);
  await page.reload();
  await expect(ticks.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(ticks.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const sent = writesOf(page);
  await context.setOffline(false);
  await expect
    .poll(() => sent.map((one) => (one.includes('EATEN') ? 'eaten' : 'planned')))
    .toEqual(['eaten', 'eaten', 'planned']);
  await expectWaitingWrites(page, 0);
  await page.reload();
  await expect(ticks.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await expect(ticks.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect(sent).toHaveLength(3);
});

test('a screen that was never opened says that there is no network, and loads once the network is back', async ({
  page,
  context,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/profile');
  await settleOnDevice(page, '"getMe"');
  await context.setOffline(true);
  // The grocery lists and the week's recipes are fetched in advance, the measurements are not.
  await page.getByRole('link', { name: words.navigation.progress }).click();
  await expect(page.getByText(words.shared.networkError)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: words.progress.addWEIGHT })).toBeVisible();
});

test('a planned meal is cooked without a network; step and timer survive a reload, and leaving returns to the same place', async ({
  page,
  context,
}, info) => {
  const { cooking, recipes, shared } = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const { results } = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${today}`)) as {
    results: { calendar_items: { id: number; meal: { directions: { text: string }[] } }[] }[];
  };
  const meals = results[0]!.calendar_items.filter(({ meal }) => meal.directions.length > 1);
  const timed = meals.find(({ meal }) => meal.directions.some(({ text }) => /\d minutes/.test(text)))!;
  const steps = timed.meal.directions.map(({ text }) => text);
  const at = steps.findIndex((text) => /\d minutes/.test(text));
  await page.goto(`/diary/${today}`);
  await settleDiaryOnDevice(page, today);
  await context.setOffline(true);
  await page.goto(`/diary/${today}/meal/${timed.id}`);
  await expect(page.getByText(shared.offline)).toBeAttached();
  const start = page.getByRole('button', { name: recipes.startCooking });
  await start.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const top = await start.evaluate((button) => button.getBoundingClientRect().top);
  await start.click();
  await expect(page.getByText(filled(cooking.stepOf, { step: 1, count: steps.length }), { exact: true })).toBeVisible();
  for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowRight');
  const now = page.getByText(filled(cooking.stepOf, { step: at + 1, count: steps.length }), { exact: true });
  await expect(now).toBeVisible();
  await page
    .getByRole('button', { name: /^Start \d/ })
    .first()
    .click();
  await expect(page.getByRole('timer')).toHaveText(/\d:\d\d/);
  await page.reload();
  await expect(now).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/\d:\d\d/);
  await page.getByRole('button', { name: cooking.leave }).click();
  await expect(page).toHaveURL(new RegExp(`/meal/${timed.id}$`));
  await expect(start).toBeVisible();
  expect(Math.abs((await start.evaluate((button) => button.getBoundingClientRect().top)) - top)).toBeLessThan(4);
});
