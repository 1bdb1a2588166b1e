import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { callAs } from './support/session.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

/** A red square, like a photo from a camera. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEklEQVR4nGP4z8CAFWEXHbQSACj/P8Fu7N9hAAAAAElFTkSuQmCC',
  'base64',
);

interface Template {
  id: number;
  published: boolean;
  image: string | null;
  ingredients: readonly unknown[];
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog');

/** Opens the recipe editor for today's first meal of a person with a plan. */
async function openFromSlot(page: Page, words: Words): Promise<string> {
  await plannedPerson(page);
  return openFromToday(page, words);
}

async function openFromToday(page: Page, words: Words): Promise<string> {
  const today = dateOfDevice();
  await page.goto(`/diary/${today}`);
  const add = page.getByRole('button', { name: pattern(words.diary.addTo) }).first();
  await add.click();
  await sheet(page).getByRole('button', { name: words.logging.recipe, exact: true }).click();
  await sheet(page)
    .getByRole('button', { name: pattern(words.finding.make) })
    .click();
  await expect(page).toHaveURL(/\/recipes\/new\?/);
  return today;
}

async function addIngredient(page: Page, words: Words, name: string): Promise<void> {
  await button(page, words.ownRecipes.addIngredient).click();
  await sheet(page).getByRole('combobox').first().fill(name);
  await sheet(page).getByRole('option').first().click();
  await button(page, words.ownRecipes.addToRecipe).click();
  await button(page, words.ownRecipes.done).click();
  await expect(sheet(page)).toBeHidden();
}

/** Chooses a photo, accepts the suggested crop, and waits until the photo is shown. */
async function addPhoto(page: Page, words: Words): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByRole('slider', { name: words.recipes.photoZoom })).toBeVisible();
  await expectAccessible(page);
  await button(page, words.recipes.photoUse).click();
  await expect(page.locator('main img[src^="data:"]')).toBeVisible();
}

/** Returns the recipe id from the URL. */
function idOf(page: Page): string {
  return /recipes\/(\d+)$/.exec(page.url())?.[1] ?? '';
}

async function recipe(page: Page, id: string): Promise<Template> {
  return (await callAs(page, 'GET', `/food/recipeTemplate/${id}`)) as Template;
}

test('[REC-08] [REC-11] a recipe with a photo is written, survives a reload, and is saved and planned in one step', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const say = words.ownRecipes;
  const today = await openFromSlot(page, words);
  await expect(button(page, say.addIngredient)).toBeHidden();
  await expectAccessible(page);
  await field(page, say.name).fill('Havermout van oma');
  await addPhoto(page, words);
  await expect(page.getByAltText(words.recipes.photoAlt)).toBeVisible();
  await expect(button(page, say.save)).toBeHidden();
  await addIngredient(page, words, 'volle yoghurt');
  await addIngredient(page, words, 'banana');
  const amounts = page.locator('input[name=quantity]');
  await expect(amounts).toHaveCount(2);
  await button(page, say.addStep).click();
  await field(page, filled(say.step, { number: 1 })).fill('Roer alles door elkaar.');
  await page.reload();
  await expect(page.getByText(say.kept)).toBeVisible();
  await expect(field(page, say.name)).toHaveValue('Havermout van oma');
  await expect(amounts).toHaveCount(2);
  await expect(page.getByAltText(words.recipes.photoAlt)).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/food/recipeTemplate/*/image', (route) => route.abort(), { times: 1 });
  await button(page, say.saveAndPlan).click();
  await expect(page.getByText(say.saveFailed)).toBeVisible();
  await expect(field(page, say.name)).toHaveValue('Havermout van oma');
  await button(page, say.saveAndPlan).click();
  await page.waitForURL(`**/diary/${today}`);
  await expect(page.getByText('Havermout van oma').first()).toBeVisible();
  const found = (await callAs(page, 'GET', '/food/recipeTemplate?source_provider=USER_GENERATED')) as {
    results: readonly Template[];
  };
  expect(found.results).toHaveLength(1);
  expect(found.results[0]).toMatchObject({ published: true, image: expect.stringContaining('/uploads/') });
});

test('[REC-07] an amount accepts a comma, reports anything that is not a number, and is removed by 0, with undo', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const say = words.ownRecipes;
  await openFromSlot(page, words);
  await field(page, say.name).fill('Bananenpap');
  await addIngredient(page, words, 'banana');
  const amount = page.locator('input[name=quantity]');
  await amount.fill('1,5');
  await expect(page.locator('form li').first()).toContainText('1½');
  await amount.fill('twee');
  await expect(page.getByText(say.notANumber, { exact: true })).toBeVisible();
  await button(page, say.save).click();
  await expect(amount).toBeFocused();
  await expect(page).toHaveURL(/recipes\/new/);
  await amount.fill('0');
  await amount.press('Enter');
  await expect(amount).toBeHidden();
  await button(page, words.shared.undo).click();
  await expect(amount).toBeVisible();
});

test('[REC-09] a custom recipe is edited into a new one, and deleted', async ({ page }, info) => {
  const words = wordsOf(info);
  const say = words.ownRecipes;
  await plannedPerson(page);
  await page.goto('/recipes');
  await page.getByRole('link', { name: words.inspiration.newRecipe }).click();
  await field(page, say.name).fill('Bananensoep');
  await addPhoto(page, words);
  await addIngredient(page, words, 'banana');
  await page.locator('input[name=quantity]').fill('1');
  await button(page, say.more).click();
  await button(page, say.more).click();
  await button(page, say.save).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bananensoep' })).toBeVisible();
  await expect(page.getByText(words.recipes.own)).toBeVisible();
  const first = idOf(page);
  const old = await recipe(page, first);
  // On a phone the toast covers the editor's buttons while it is visible.
  const toast = page.getByRole('status').getByRole('button', { name: words.shared.close });
  await toast.click({ timeout: 2000 }).catch(() => expect(toast).toHaveCount(0));
  await page.getByRole('button', { name: words.inspiration.edit }).click();
  await expect(field(page, say.name)).toHaveValue('Bananensoep');
  await expect(page.locator('input[name=quantity]')).toHaveValue('1');
  await field(page, say.name).fill('');
  await button(page, say.save).click();
  await expect(page.getByText(say.nameMissing)).toBeVisible();
  await field(page, say.name).fill('Bananensoep met kokos');
  await button(page, say.save).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bananensoep met kokos' })).toBeVisible();
  const id = idOf(page);
  expect(id).not.toBe(first);
  expect(await recipe(page, first)).toMatchObject({ published: false });
  const changed = await recipe(page, id);
  expect(changed).toMatchObject({ published: true, ingredients: [expect.objectContaining({ quantity: 0.333 })] });
  expect(changed.image).toContain('/uploads/');
  expect(changed.image).not.toBe(old.image);
  await page.getByRole('button', { name: words.inspiration.edit }).click();
  await button(page, say.delete).click();
  await expectAccessible(page);
  await sheet(page).getByRole('button', { name: words.shared.delete }).click();
  await expect(page).toHaveURL(/\/recipes(\?|$)/);
  await expect(page.getByText(filled(say.deleted, { name: 'Bananensoep met kokos' }))).toBeVisible();
});

test('[REC-08] closing asks for confirmation if something was written, and then deletes it', async ({ page }, info) => {
  const words = wordsOf(info);
  const say = words.ownRecipes;
  const today = await openFromSlot(page, words);
  await button(page, words.shared.close).click();
  await page.waitForURL(`**/diary/${today}`);
  await openFromToday(page, words);
  await field(page, say.name).fill('Half af');
  await button(page, words.shared.close).click();
  await expect(sheet(page).getByText(say.leaveTitle)).toBeVisible();
  await expectAccessible(page);
  await sheet(page).getByText(say.stay).click();
  await expect(field(page, say.name)).toHaveValue('Half af');
  await page.goBack();
  await sheet(page).getByRole('button', { name: say.leave, exact: true }).click();
  await page.waitForURL(`**/diary/${today}/find/*`);
  await page.goto('/recipes/new');
  await expect(field(page, say.name)).toHaveValue('');
});
