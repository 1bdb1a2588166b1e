import { expect } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/log-in.ts';
import { dateOfDevice } from './support/planned-person.ts';
import { callAs } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, wordsOf } from './support/words.ts';

const NAME = 'Robin Jansen';

test('[COA-04] [PRO-04] [NAV-05] a coach sees how a client is doing, shuts them out and lets them in again, and swaps to a diary of their own', async ({
  page,
  browser,
}, info) => {
  const words = wordsOf(info);
  const { clients, navigation, accounts, progress, shared } = words;
  await logIn(page, words, 'coach@demo.example');
  await expect(page).toHaveURL(/\/clients$/);
  const bar = page.getByRole('navigation', { name: navigation.main });
  await expect(bar.getByRole('link')).toHaveText([navigation.clients, navigation.profile]);
  await expectAccessible(page);

  await page.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  const clientId = Number(new URL(page.url()).pathname.split('/').at(-1));
  await callAs(page, 'POST', '/measurements/userBodyFatPercentage', {
    user: clientId,
    value: 28.5,
    created_at: dateOfDevice(),
  });
  await page.getByRole('link', { name: clients.progress }).click();
  await page.getByRole('button', { name: progress.nameBODY_FAT_PERCENTAGE }).click();
  await expect(page.getByText('28.5 %').or(page.getByText('28.5%')).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);

  const theirs = await (await browser.newContext()).newPage();
  await logIn(theirs, words, 'client@demo.example');
  await expect(theirs).toHaveURL(/\/diary\//);
  const set = async (button: string, said: string) => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
    await expect(page.getByText(filled(said, { name: NAME }))).toBeVisible();
  };
  await page.getByRole('link', { name: clients.settings }).click();
  await set(clients.deactivate, clients.deactivatedNow);
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/billing-issue$/);
  await page.getByRole('button', { name: clients.back }).click();
  await expect(page.getByRole('link', { name: NAME })).toHaveCount(0);
  await page.getByText(clients.deactivated, { exact: true }).click();
  await page.getByRole('link', { name: NAME }).click();
  await page.getByRole('link', { name: clients.settings }).click();
  await set(clients.activate, clients.activatedNow);
  await theirs.goto('/');
  await expect(theirs).toHaveURL(/\/diary\//);
  await theirs.context().close();

  // Nobody shuts themselves out.
  const me = await callAs(page, 'GET', '/auth/users/me');
  await page.goto(`/clients/${String((me as { id: number }).id)}?part=settings`);
  await expect(page.getByRole('heading', { name: clients.goneTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: clients.deactivate })).toHaveCount(0);

  await bar.getByRole('link', { name: navigation.profile }).click();
  await page.getByRole('button', { name: accounts.toClientMode }).click();
  await expect(page).toHaveURL(/\/diary\//);
  await expect(bar.getByRole('link').first()).toHaveText(navigation.diary);
  await bar.getByRole('link', { name: navigation.profile }).click();
  await page.getByRole('button', { name: accounts.toCoachMode }).click();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(page.getByText(shared.errorLoadingData)).toHaveCount(0);
});
