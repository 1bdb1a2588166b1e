import { expect } from '@playwright/test';
import { auth as dutch } from '@weekbord/phrases/nl/auth';
import { auth as english } from '@weekbord/phrases/en/auth';
import { articles } from '@weekbord/phrases/en/articles';
import { installing } from '@weekbord/phrases/en/installing';
import { settleDiaryOnDevice } from './support/device.ts';
import { inKeepingBrowser, installabilityOf } from './support/installable.ts';
import { dateOfDevice, plannedPerson } from './support/planned-person.ts';
import { test } from './support/test.ts';
import { pattern, wordsOf } from './support/words.ts';

test('[PWA-01] each portal can be installed with its own name, colour and icons, and opens without a network', async ({
  launchOptions,
  baseURL,
}) => {
  const { port } = new URL(baseURL!);
  await inKeepingBrowser(launchOptions, { locale: 'nl-NL' }, async (page, context) => {
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
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: dutch.loginTitle })).toBeVisible();
      await context.setOffline(false);
    }
  });
});

test("the app's shortcuts open adding a meal, the grocery list, and adding a weight", async ({ page }, info) => {
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

test('a page shared with the app is filled in on the recipe import', async ({ page }, info) => {
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

test('[PWA-02] on a phone without the app installed, a portal with an app first offers to install it', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL!);
  const openStart = (portal: string) => page.goto(`http://${portal}localhost:${port}/`);
  const installFirst = page.getByRole('heading', { name: installing.entryTitle.replace('{portal}', 'BAMiFit') });
  const logIn = page.getByRole('heading', { name: english.loginTitle });
  await openStart('');
  await expect(logIn).toBeVisible();
  await openStart('bamifit.');
  await expect(installFirst).toBeVisible();
  await page.getByRole('link', { name: installing.help }).click();
  await expect(page.getByRole('heading', { name: articles.install_title })).toBeVisible();
  await page.goBack();
  await expect(installFirst).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await openStart('bamifit.');
  await expect(logIn).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  // An iPhone reports this for an app that was opened from the home screen.
  const installed = await page.context().newPage();
  await installed.addInitScript('Object.defineProperty(navigator, "standalone", { value: true })');
  await installed.goto(page.url().replace(/login$/, ''));
  await expect(installed.getByRole('heading', { name: english.loginTitle })).toBeVisible();
  await installed.close();
  await openStart('bamifit.');
  await page.getByRole('button', { name: installing.inBrowser }).click();
  await expect(logIn).toBeVisible();
  // A dismissed offer is not shown again for a while.
  await openStart('bamifit.');
  await expect(logIn).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the app starts with the meals stored on the device', async ({ page, context }, info) => {
    const words = wordsOf(info);
    await plannedPerson(page);
    const { start_url: start } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      start_url: string;
    };
    const today = dateOfDevice();
    const ticks = page.getByRole('button', { name: pattern(words.diary.markEaten) });
    await page.goto(`/diary/${today}`);
    await expect(ticks).toHaveCount(3);
    await settleDiaryOnDevice(page, today);
    await context.setOffline(true);
    await page.goto(start);
    await expect(page).toHaveURL(new RegExp(`/diary/${today}`));
    await expect(ticks).toHaveCount(3);
    // The next test may reuse this context.
    await context.setOffline(false);
  });
});
