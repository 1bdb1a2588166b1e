import { addDays } from '@weekbord/domain/dates/plain-date';
import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

const LISTED = '**/api/food/recipeInspiration*';

const cardsOf = (page: Page): Locator => page.locator('main ul').last().getByRole('listitem');
const linksOf = (page: Page): Locator => cardsOf(page).getByRole('link');
const searchOf = (page: Page, { inspiration }: Words): Locator =>
  page.getByRole('searchbox', { name: inspiration.search });

/** Returns the number of recipes that the screen states. */
async function countOf(page: Page, { inspiration }: Words): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: pattern(inspiration.count.other) });
  return Number((await status.innerText()).replaceAll(/\D/g, ''));
}

/** Returns the recipes that the API lists as favourites or as disliked. */
async function kept(page: Page, list: 'userfavouriterecipe' | 'userdislikerecipe'): Promise<readonly number[]> {
  const token = await page.evaluate(() => localStorage.getItem('weekbord.token'));
  const answered = await page.request.get(`/api/users/${list}`, { headers: { authorization: `Token ${token}` } });
  return ((await answered.json()) as { results: { recipe: number }[] }).results.map(({ recipe }) => recipe);
}

test('[REC-01] recipes load twenty at a time as you scroll, can be searched, and open in a read-only view', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { inspiration: say } = words;
  await plannedPerson(page);
  const asked: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/food/recipeInspiration') asked.push(url.searchParams);
  });
  await page.route(LISTED, (route) => route.fulfill({ status: 400, json: { detail: 'No.', code: 'invalid' } }));
  await page.goto('/');
  await page.getByRole('link', { name: words.navigation.recipes }).click();
  await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.shared.errorLoadingData })).toBeVisible();
  await page.unroute(LISTED);
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(LISTED, async (route) => {
    await answered;
    await route.fallback();
  });
  await page.getByRole('button', { name: words.shared.retry }).click();
  await expect(page.getByRole('main').locator('.animate-pulse').first()).toBeVisible();
  answer();
  await expect(cardsOf(page).first()).toBeVisible();
  await page.unroute(LISTED);
  await expectAccessible(page);
  const all = await countOf(page, words);
  expect(all).toBeGreaterThan(40);

  // Scrolling loads more recipes, none of them twice.
  const first = await linksOf(page).count();
  expect(first).toBe(20);
  await page.mouse.wheel(0, 6000);
  await expect.poll(() => linksOf(page).count()).toBeGreaterThan(first);
  const addresses = await linksOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  await page.evaluate('scrollTo(0, 0)');

  await searchOf(page, words).fill('brocoli');
  await expect(page).toHaveURL(/q=brocoli/);
  await expect.poll(() => countOf(page, words)).toBeLessThan(all);
  await expect(linksOf(page).first()).toHaveText(/broccoli/i);
  // The last page of a search is the end: nothing more is requested after it.
  await searchOf(page, words).fill('halloumi');
  await expect(page).toHaveURL(/q=halloumi/);
  await expect.poll(() => countOf(page, words)).toBeLessThan(20);
  await expect(linksOf(page)).toHaveCount(await countOf(page, words));
  const before = asked.length;
  await page.mouse.wheel(0, 6000);
  await page.waitForTimeout(500);
  expect(asked).toHaveLength(before);
  for (const query of asked) expect(query.get('page_size')).toBe('20');

  await searchOf(page, words).fill('qqqq');
  await expect(page.getByText(filled(say.nothingFound, { q: 'qqqq' }))).toBeVisible();
  await page.getByRole('button', { name: say.clearSearch }).first().click();
  await expect(page).not.toHaveURL(/q=/);
  await expect.poll(() => countOf(page, words)).toBe(all);

  await page
    .getByRole('button', { name: pattern(say.filters) })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await linksOf(page).first().click();
  await expect(page).toHaveURL(/\/recipes\/\d+/);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test('[REC-03] filters are in the URL, and are cleared if nothing matches', async ({ page }, info) => {
  const words = wordsOf(info);
  const { inspiration: say } = words;
  await plannedPerson(page);
  await page.goto('/recipes');
  await expect(cardsOf(page).first()).toBeVisible();
  const all = await countOf(page, words);
  await page.getByRole('button', { name: say.filters, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  const ranges = dialog.getByRole('group', { name: say.time }).getByRole('radio');
  await expect(ranges).toHaveCount(6);
  await dialog.getByText(say.BREAKFAST, { exact: true }).click();
  await dialog.getByText(filled(say.timeRange, { from: 6, to: 10 }), { exact: true }).click();
  await dialog.getByRole('button', { name: say.showRecipes }).click();
  await expect(page).toHaveURL(/meals=BREAKFAST/);
  await expect(page.getByRole('button', { name: pattern(say.removeFilter) })).toHaveCount(2);
  // The previous count stays on screen until the new one arrives.
  await expect.poll(() => countOf(page, words)).toBeLessThan(all);
  const filtered = await countOf(page, words);
  await page.reload();
  await expect.poll(() => countOf(page, words)).toBe(filtered);

  await searchOf(page, words).fill('qqqqzzzz');
  await expect(page.getByRole('heading', { name: filled(say.nothingFound, { q: 'qqqqzzzz' }) })).toBeVisible();
  await page.getByRole('button', { name: say.clearFilters }).click();
  await expect.poll(() => countOf(page, words)).toBe(all);
  await expect(searchOf(page, words)).toHaveValue('');
});

test('[REC-04] [REC-05] a recipe is liked, scaled, disliked and planned, and going back returns to the same place', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { inspiration: say, recipes, shared } = words;
  await plannedPerson(page);
  await page.goto('/recipes?meals=DINNER');
  await expect(cardsOf(page).first()).toBeVisible();
  const card = cardsOf(page).nth(9);
  const name = await card.getByRole('link').innerText();
  await card.scrollIntoViewIfNeeded();
  const heart = card.getByRole('button', { name: filled(recipes.favouriteNamed, { name }) });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => kept(page, 'userfavouriterecipe')).toHaveLength(1);
  const scrolled = await page.evaluate<number>('scrollY');
  const shownKcal = await card.getByText(pattern(say.kcal)).innerText();

  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await expect(page.getByText(pattern(say.yourPlate))).toBeVisible();
  await expectAccessible(page);
  const kcal = page.locator('dl').getByText(/^\d/).first();
  const one = Number((await kcal.innerText()).replaceAll(/\D/g, ''));
  expect(one).toBe(Number(shownKcal.replaceAll(/\D/g, '')));
  await expect(page.getByRole('button', { name: shared.lessPortions })).toBeDisabled();
  await page.getByRole('button', { name: shared.morePortions }).click();
  await expect.poll(async () => Number((await kcal.innerText()).replaceAll(/\D/g, ''))).toBeGreaterThan(one * 1.98);
  await expect(page.getByRole('heading', { name: recipes.goodToKnow })).toBeVisible();

  const favourite = page.getByRole('button', { name: recipes.favourite, exact: true });
  const dislike = page.getByRole('button', { name: recipes.dislike });
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await dislike.click();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await expect(favourite).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => kept(page, 'userdislikerecipe')).toEqual([id]);
  await page.getByRole('status').getByRole('button', { name: words.shared.undo }).click();
  await expect.poll(() => kept(page, 'userdislikerecipe')).toEqual([]);

  await page.getByRole('button', { name: say.backToList }).click();
  await expect(page).toHaveURL(/meals=DINNER/);
  await expect(linksOf(page).filter({ hasText: name })).toBeInViewport();
  expect(Math.abs((await page.evaluate<number>('scrollY')) - scrolled)).toBeLessThan(120);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await expect.poll(async () => Number((await kcal.innerText()).replaceAll(/\D/g, ''))).toBe(one);

  await page.getByRole('button', { name: say.plan, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('group', { name: say.day }).locator('label').nth(1).click();
  await expect(dialog.getByRole('group', { name: say.moment }).getByRole('radio', { checked: true })).toHaveCount(1);
  await dialog.getByText(words.meals.DINNER, { exact: true }).click();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: filled(say.planFor, { day: say.tomorrow }) }).click();
  await expect(dialog).toHaveCount(0);
  // The recipe replaced a planned meal, so the toast offers to restore it.
  await expect(page.getByRole('button', { name: shared.undo })).toBeVisible();
  await page.goto(`/diary/${addDays(dateOfDevice(), 1)}`);
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
});

test('[REC-04] [REC-05] a planned recipe can be disliked in its sheet, and the dislike undone there', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { recipes } = words;
  await plannedPerson(page);
  await page.goto('/diary');
  await page.locator('main a[href*="/meal/"]').first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: recipes.dislike }).click();
  await expect(sheet.getByText(recipes.disliked)).toBeVisible();
  await expect.poll(() => kept(page, 'userdislikerecipe')).toHaveLength(1);
  await expectAccessible(page);
  await sheet.getByRole('button', { name: words.shared.undo }).click();
  await expect(sheet.getByText(recipes.disliked)).toHaveCount(0);
  await expect.poll(() => kept(page, 'userdislikerecipe')).toHaveLength(0);
});

test('a recipe that does not exist and a list that fails to load are reported; a guest must log in first', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { inspiration: say } = words;
  await page.goto('/recipes/1');
  await expect(page).toHaveURL(/\/login/);
  await plannedPerson(page);
  await page.route(LISTED, (route) => route.fulfill({ status: 400, json: { detail: 'No.', code: 'invalid' } }));
  await page.goto('/recipes/999999');
  await expect(page.getByRole('heading', { name: say.gone })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: say.backToList }).last().click();
  await expect(page).toHaveURL(/\/recipes$/);

  await expect(page.getByRole('heading', { name: words.shared.errorLoadingData })).toBeVisible();
  await page.unroute(LISTED);
  await page.getByRole('button', { name: words.shared.retry }).click();
  await expect(cardsOf(page).first()).toBeVisible();
});
