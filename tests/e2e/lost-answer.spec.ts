import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { callAs } from './support/session.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { filled, type Words, wordsOf } from './support/words.ts';

interface Item {
  id: number;
  meal_slot: number;
  meal_moment: string;
  meal: { name?: string };
}

/** The idempotency keys that a call was sent with, in order. */
type Keys = readonly (string | undefined)[];

/** Lets the first call to a URL reach the server but drops its response; later calls work. */
async function loseFirstAnswer(page: Page, address: string): Promise<Keys> {
  const keys: (string | undefined)[] = [];
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.fallback();
    const answer = await route.fetch();
    expect(answer.ok()).toBe(true);
    return route.abort('connectionreset');
  });
  return keys;
}

async function lunchesOf(page: Page, date: string): Promise<readonly Item[]> {
  const days = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${date}&date__lte=${date}`)) as {
    results: { calendar_items: Item[] }[];
  };
  const items = days.results.flatMap(({ calendar_items }) => calendar_items);
  return items.filter((item) => item.meal_moment === 'LUNCH');
}

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

function chooseButton(page: Page, { diary, meals }: Words): Locator {
  return page.getByRole('button', { name: filled(diary.choose, { moment: meals.LUNCH.toLowerCase() }) });
}

/** Returns the first recipe proposed in the search for a meal. */
async function firstProposal(page: Page, address: string): Promise<string | null> {
  await page.goto(address);
  return page.getByRole('dialog').locator('li button[data-recipe]').first().getAttribute('data-recipe');
}

/** Presses a button, drops the response, waits for the error, and presses the button again. */
async function pressTwice(page: Page, button: Locator, { shared }: Words): Promise<void> {
  await button.click();
  await expect(page.getByText(shared.networkError)).toBeVisible();
  await button.click();
}

test('[REC-06] a meal whose response was lost is planned once if retried, and again if it is chosen again', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const [lunch] = await lunchesOf(page, today);
  const address = `/diary/${today}/find/${lunch!.meal_slot}`;
  const recipe = await firstProposal(page, address);
  const keys = await loseFirstAnswer(page, '**/api/planner/planGeneratedRecipeMeal');

  await page.goto(`${address}?recipe=${recipe}`);
  await pressTwice(page, chooseButton(page, words), words);
  await page.waitForURL(`**/diary/${today}`);
  expect(idsOf(await lunchesOf(page, today))).toHaveLength(2);
  expect(keys[0]).toBeDefined();
  expect(keys).toEqual([keys[0], keys[0]]);

  await page.goto(`${address}?recipe=${recipe}`);
  await chooseButton(page, words).click();
  await page.waitForURL(`**/diary/${today}`);
  expect(idsOf(await lunchesOf(page, today))).toHaveLength(3);
  expect(keys[2]).toBeDefined();
  expect(keys[2]).not.toBe(keys[0]);
});

test('[REC-06] a meal whose response was lost replaces another meal only once', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const [lunch] = await lunchesOf(page, today);
  const address = `/diary/${today}/find/${lunch!.meal_slot}?replaces=${lunch!.id}`;
  const recipe = await firstProposal(page, address);
  const keys = await loseFirstAnswer(page, '**/api/planner/planGeneratedRecipeMeal');

  await page.goto(`${address}&recipe=${recipe}`);
  await pressTwice(page, chooseButton(page, words), words);
  await page.waitForURL(`**/diary/${today}`);
  const after = await lunchesOf(page, today);
  expect(idsOf(after)).toHaveLength(1);
  expect(idsOf(after)).not.toContain(lunch!.id);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('[GRO-01] a grocery list whose response was lost is created only once when it is requested again', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/groceries');
  await page.getByRole('button', { name: words.groceries.emptyAction }).click();
  const keys = await loseFirstAnswer(page, '**/api/planner/groceryList');
  await pressTwice(page, page.getByRole('dialog').getByRole('button', { name: words.groceries.create }), words);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  const lists = (await callAs(page, 'GET', '/planner/groceryList')) as { count: number };
  expect(lists.count).toBe(1);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a day whose planning response was lost gets the same plan if the request is repeated, and a new plan for a new request', async ({
  page,
}, info) => {
  // Live changes would refetch the day in between, so that the request would replan the new plan.
  await page.route('**/api/live/changes?*', (route) => route.abort());
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const keys = await loseFirstAnswer(page, '**/api/planner/autoPlanDay');
  await page.goto(`/diary/${today}`);
  // Uses the keyboard, because a toast may cover the button.
  const planAgain = async () => {
    await page.getByRole('button', { name: words.diary.planAgain }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: words.diary.planAgainConfirm }).press('Enter');
  };
  await planAgain();
  await expect(page.getByText(words.shared.networkError)).toBeVisible();
  const onServer = idsOf(await lunchesOf(page, today));
  await planAgain();
  await expect(page.getByText(filled(words.diary.plannedAgain, { day: words.diary.today }))).toBeVisible();
  expect(idsOf(await lunchesOf(page, today))).toEqual(onServer);
  await planAgain();
  await expect.poll(async () => idsOf(await lunchesOf(page, today))).not.toEqual(onServer);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
