import { expect } from '@playwright/test';
import { inKeepingBrowser, installabilityOf } from './support/installable.ts';
import { plannedPerson } from './support/planned-person.ts';
import { test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test('a browser can install each portal, with its name, its colour and icons of its own', async ({
  launchOptions,
  baseURL,
}) => {
  const { port } = new URL(baseURL!);
  await inKeepingBrowser(launchOptions, { locale: 'nl-NL' }, async (page) => {
    for (const [host, name, colour] of [
      ['localhost', 'Weekbord', '#58ca8c'],
      ['clubsportive.localhost', 'Club Sportive', '#283593'],
    ] as const) {
      await page.goto(`http://${host}:${port}/login`);
      await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
      const { url, errors, manifest, installabilityErrors } = await installabilityOf(page);
      expect([new URL(url).pathname, errors, installabilityErrors]).toEqual(['/manifest.webmanifest', [], []]);
      expect(manifest).toMatchObject({ name, theme_color: colour, lang: 'nl' });
      for (const { src } of manifest.icons)
        expect(await page.evaluate((address) => fetch(address).then(({ ok }) => ok), src)).toBe(true);
    }
  });
});

test('its shortcuts open what they say: a meal to add, the grocery list, a weight to add', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { shortcuts: { url: string }[] };
  const [add, groceries, weighIn] = manifest.shortcuts.map(({ url }) => url);
  await page.goto(add!);
  await expect(page).toHaveURL(/\/diary\/\d{4}-\d{2}-\d{2}\/add-food\/\d+$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(groceries!);
  await expect(page.getByRole('heading', { name: words.groceries.emptyTitle })).toBeVisible();
  await page.goto(weighIn!);
  await expect(page.getByRole('dialog', { name: words.progress.addWEIGHT })).toBeVisible();
});

test('a page that is shared with it fills in the import of a recipe', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const { share_target: target } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    share_target: { action: string; params: Record<'url' | 'text' | 'title', string> };
  };
  const address = 'https://recipes.example/soup';
  const { action, params } = target;
  await page.goto(`${action}?${new URLSearchParams({ [params.title]: 'Soup', [params.text]: address })}`);
  await expect(page.getByLabel(words.importing.field)).toHaveValue(address);
  await expect(page.getByText(words.importing.isAddress)).toBeVisible();
});
