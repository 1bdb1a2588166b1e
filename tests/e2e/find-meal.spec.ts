import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/session.ts';
import { describeOtherwise } from './support/person-stub.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

interface Day {
  calendar_items: { meal_slot: number; meal_moment: string }[];
}

/** Opens the search for today's lunch; returns its URL. */
async function openSearch(page: Page, search = ''): Promise<string> {
  const today = dateOfDevice();
  const days = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${today}`)) as {
    results: Day[];
  };
  const slot = days.results[0]?.calendar_items.find((item) => item.meal_moment === 'LUNCH')?.meal_slot;
  const address = `/diary/${today}/find/${slot}`;
  await page.goto(`${address}${search}`);
  return address;
}

const cardsOf = (page: Page) => page.getByRole('dialog').locator('li button[data-recipe]');

/** Returns the next request for a first page; a visible list may request another page in between. */
async function nextAsked(page: Page): Promise<URLSearchParams> {
  const isFirst = (url: URL) => url.pathname.endsWith('/food/generateMeals') && url.searchParams.get('page') === '1';
  const asked = await page.waitForRequest((request) => isFirst(new URL(request.url())));
  return new URL(asked.url()).searchParams;
}

function kindOf(page: Page, words: Words, kind: 'POPULAR' | 'SOUP') {
  const row = page.getByRole('group', { name: words.finding.categories });
  return row.getByRole('button', { name: words.finding[kind], exact: true });
}

function chipOf(page: Page, { choosing }: Words, chip: 'protein' | 'vegan' | 'favourites' | 'own') {
  return page.getByRole('group', { name: choosing.chips }).getByRole('button', { name: choosing[chip], exact: true });
}

test('[REC-02] [REC-03] kind, meal, minutes and name filter the list; each filter starts at page 1 and is kept in the URL', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { finding } = words;
  await plannedPerson(page);
  const pages: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/food/generateMeals?')) pages.push(new URL(request.url()).searchParams.get('page'));
  });
  await openSearch(page);
  await expect(page.getByText(pattern(finding.fitted))).toBeVisible();
  await expect(cardsOf(page)).toHaveCount(24);
  expect(pages).toEqual(['1', '2']);
  await expectAccessible(page);
  await cardsOf(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => pages.slice(0, 3)).toEqual(['1', '2', '3']);
  await expect(cardsOf(page).nth(24)).toBeAttached();

  let asking = nextAsked(page);
  for (const [chip, name, value] of [
    ['favourites', 'favourite', 'true'],
    ['own', 'source_provider', 'USER_GENERATED'],
    ['protein', 'high_protein', 'true'],
    ['vegan', 'diets', 'vegan'],
  ] as const) {
    asking = nextAsked(page);
    await chipOf(page, words, chip).click();
    expect(Object.fromEntries(await asking)).toMatchObject({ [name]: value, page: '1' });
    await expect(chipOf(page, words, chip)).toHaveAttribute('aria-pressed', 'true');
    await chipOf(page, words, chip).click();
    await expect(chipOf(page, words, chip)).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/\/find\/\d+$/);
  }

  asking = nextAsked(page);
  await kindOf(page, words, 'SOUP').click();
  expect(Object.fromEntries(await asking)).toMatchObject({ tags: 'SOUP', page: '1' });
  await expect(page).toHaveURL(/tag=SOUP/);
  await expect(kindOf(page, words, 'SOUP')).toHaveAttribute('aria-pressed', 'true');
  await expect(kindOf(page, words, 'POPULAR')).toHaveAttribute('aria-pressed', 'false');

  asking = nextAsked(page);
  await page.getByLabel(finding.time, { exact: true }).selectOption('LTE_20');
  expect(Object.fromEntries(await asking)).toMatchObject({
    tags: 'SOUP',
    preparation_time_min_gte: '11',
    preparation_time_min_lte: '20',
    page: '1',
  });
  asking = nextAsked(page);
  await page.getByLabel(finding.meal, { exact: true }).selectOption('ALL');
  expect((await asking).getAll('meal_types')).toEqual(['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK']);
  asking = nextAsked(page);
  await chipOf(page, words, 'own').click();
  expect((await asking).get('source_provider')).toBe('USER_GENERATED');
  await kindOf(page, words, 'POPULAR').click();
  await expect(page).toHaveURL(/\?meal=ALL&time=LTE_20$/);

  await page.getByRole('searchbox').fill('xqzwvk');
  await expect(page.getByRole('heading', { name: finding.nothingFound })).toBeVisible();
  await expect(page.getByText('“xqzwvk”', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: pattern(words.choosing.leaveOutOne) })).toHaveCount(3);
  await page.getByRole('button', { name: finding.showAll }).click();
  await expect(page).toHaveURL(/\/find\/\d+$/);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(cardsOf(page).first()).toBeVisible();
});

test('a dinner is swapped in two taps; the first proposal is in the upper three fifths of the screen', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.goto(`/diary/${dateOfDevice()}`);
  const dinners = () => page.getByRole('region', { name: words.meals.DINNER }).getByRole('heading', { level: 3 });
  const before = await dinners().innerText();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await tap(page.getByRole('link', { name: filled(words.diary.swap, { name: before }) }));
  const first = page
    .getByRole('dialog')
    .locator('li', { has: page.locator('[data-recipe]') })
    .first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())!.y).toBeLessThan(0.6 * 812);
  const name = await first.locator('[data-recipe]').innerText();
  expect(name).not.toBe(before);
  await tap(first.getByRole('button', { name: filled(words.finding.useNamed, { name }) }));
  await expect(page).toHaveURL(/\/diary\/[\d-]+$/);
  await expect(dinners()).toHaveText(name);
  expect(taps).toBe(2);
});

test('[REC-06] going back from a recipe returns to the same place, and the chosen number of portions is planned', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const address = await openSearch(page, '?meal=DINNER');
  const card = cardsOf(page).nth(9);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const top = await card.evaluate((element) => element.getBoundingClientRect().top);
  await card.click();
  await expect(page).toHaveURL(/recipe=\d+/);
  await page.goBack();
  await expect(page).toHaveURL(/\?meal=DINNER$/);
  await expect(card).toBeFocused();
  expect(Math.abs((await card.evaluate((element) => element.getBoundingClientRect().top)) - top)).toBeLessThan(4);

  await card.click();
  await page.reload();
  const sheet = page.getByRole('dialog');
  const kcal = sheet.locator('dl dd').first();
  const one = Number(await kcal.innerText());
  await sheet.getByRole('button', { name: words.shared.morePortions }).click();
  await expect(sheet.getByText(filled(words.shared.portions.other, { count: 2 }))).toBeVisible();
  expect(Number((await kcal.innerText()).replaceAll(/\D/g, '')) / one).toBeCloseTo(2, 1);
  await expectAccessible(page);
  const planned = page.waitForRequest('**/api/planner/planGeneratedRecipeMeal');
  await sheet.getByRole('button', { name: filled(words.diary.choose, { moment: words.meals.theLUNCH }) }).click();
  expect((await planned).postDataJSON()).toMatchObject({ portions_to_plan: 2 });
  await expect(page).toHaveURL(/\/diary\/[\d-]+$/);
  await expect(page).not.toHaveURL(new RegExp(address));
});

test('[REC-05] [REC-12] a favourite appears among the favourites, and a disliked recipe disappears from the list', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { finding } = words;
  await plannedPerson(page);
  await openSearch(page, '?favourites=true');
  await expect(page.getByRole('heading', { name: finding.noFavourites })).toBeVisible();
  await page.getByRole('button', { name: finding.showAll }).click();

  const sheet = page.getByRole('dialog');
  const idOf = async (at: number) => (await cardsOf(page).nth(at).getAttribute('data-recipe')) ?? '';
  const [first, second] = [await idOf(0), await idOf(1)];
  await cardsOf(page).first().click();
  const liked = page.waitForResponse((response) => response.url().endsWith('/users/userfavouriterecipe'));
  await sheet.getByRole('button', { name: words.recipes.favourite, exact: true }).click();
  await liked;
  await page.goBack();
  await page.locator(`[data-recipe="${second}"]`).click();
  const disliked = page.waitForResponse((response) => response.url().endsWith('/users/userdislikerecipe'));
  await sheet.getByRole('button', { name: words.recipes.dislike }).click();
  await disliked;
  await sheet.getByRole('button', { name: finding.back }).click();
  await expect(page.locator(`[data-recipe="${first}"]`)).toBeVisible();
  await expect(page.locator(`[data-recipe="${second}"]`)).toHaveCount(0);
  await chipOf(page, words, 'favourites').click();
  await expect(cardsOf(page)).toHaveCount(1);
  expect(await idOf(0)).toBe(first);
});

test('[REC-10] a person who may not write recipes cannot see or create custom recipes', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await describeOtherwise(page, ({ organisation }) => ({
    organisation: { ...organisation, feature_flag_create_your_own_recipes: false },
  }));
  await openSearch(page);
  await expect(cardsOf(page).nth(5)).toBeVisible();
  await expect(chipOf(page, words, 'favourites')).toBeVisible();
  await expect(chipOf(page, words, 'own')).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.finding.make })).toHaveCount(0);
});
