import { expect, type Page } from '@playwright/test';
import { FLAG_SETTINGS } from '@weekbord/domain/organisations/setting-names';
import { FEATURE_FLAGS } from '@weekbord/domain/vocabulary';
import { accounts } from '@weekbord/phrases/en/accounts';
import { coaching } from '@weekbord/phrases/en/coaching';
import { profile } from '@weekbord/phrases/en/profile';
import { staff } from '@weekbord/phrases/en/staff';
import { expectAccessible } from './support/accessible.ts';
import { makeCoach, makePlannedPerson, makeStaff } from './support/people.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled } from './support/words.ts';

const WHY = 'She asked us by phone.';

/** Opens an organisation in the list of all. */
async function openOrganisation(page: Page, name: string): Promise<void> {
  await page.getByRole('list', { name: staff.listLabel }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name: staff.settings })).toBeVisible();
}

/** Finds a person by their address, does something about them and says why. */
async function actOn(page: Page, address: string, act: string, coach?: string): Promise<void> {
  // The row that was found before stays until the answer is there.
  const answered = page.waitForResponse((response) => response.url().includes(encodeURIComponent(address)));
  await page.getByRole('searchbox').fill(address);
  await answered;
  await expect(page.getByRole('list', { name: staff.people }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: new RegExp(`^${act}: `) }).click();
  const dialog = page.getByRole('dialog');
  if (coach !== undefined) await dialog.getByRole('textbox', { name: staff.coachEmail }).fill(coach);
  await dialog.getByRole('textbox', { name: staff.reason }).fill(WHY);
  await dialog.getByRole('button', { name: act }).click();
  await expect(dialog).toBeHidden();
}

test('staff changes a setting, makes a coach and moves a client to her, who decides and reads why', async ({
  page,
  browser,
}) => {
  const locale = await localeOf(page);
  const former = await makeCoach(locale);
  const client = await makePlannedPerson(locale, former.id);
  const next = await makePlannedPerson(locale);
  await signIn(page, await makeStaff(locale));
  await page.goto('/profile');
  await page.getByRole('link', { name: accounts.staffHint }).click();
  await expect(page.getByRole('heading', { level: 1, name: staff.title })).toBeVisible();
  await expectAccessible(page);
  await openOrganisation(page, 'Killerbody');
  await expect(page.getByRole('switch')).toHaveCount(FLAG_SETTINGS.length + FEATURE_FLAGS.length);
  await expect(page.getByText(staff.waitlistNone)).toBeVisible();
  const notes = page.getByRole('textbox', { name: staff.custom_notes_messageLabel });
  for (const text of ['How was your day?', '']) {
    await notes.fill(text);
    await page.getByRole('textbox', { name: staff.reason }).fill(WHY);
    await page.getByRole('button', { name: staff.save, exact: true }).click();
    await expect(page.getByText(staff.saved)).toBeVisible();
    await page.reload();
    await expect(notes).toHaveValue(text);
  }
  await page.getByRole('button', { name: staff.toList }).click();
  await openOrganisation(page, staff.main);
  await actOn(page, next.address, staff.makeCoachLabel);
  await actOn(page, client.address, staff.moveClientLabel, next.address);
  await expect(page.getByText(client.address)).toHaveCount(0);

  const other = await browser.newPage({ locale });
  await signIn(other, client.token);
  await other.goto('/');
  expect(await callAs(other, 'GET', '/auth/users/me')).toMatchObject({ coach: { id: former.id } });
  await other.getByRole('checkbox').check({ force: true });
  await other.getByRole('button', { name: coaching.accept }).click();
  await expect.poll(() => callAs(other, 'GET', '/auth/users/me')).not.toMatchObject({ coach: { id: former.id } });
  await other.goto('/profile');
  await other.getByRole('button', { name: profile.looks }).click();
  await expect(other.getByText(filled(profile.lookReason, { reason: WHY }))).toBeVisible();
  await other.goto('/staff');
  await expect(other).not.toHaveURL(/staff/);
  await other.close();
});
