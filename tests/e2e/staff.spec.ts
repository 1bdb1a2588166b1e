import { expect, type Page } from '@playwright/test';
import {
  CHOICE_SETTINGS,
  type ChoiceSetting,
  FLAG_SETTINGS,
  TEXT_SETTINGS,
  type TextSetting,
} from '@weekbord/domain/organisations/setting-names';
import { FEATURE_FLAGS } from '@weekbord/domain/organisations/feature-flags';
import { accounts } from '@weekbord/phrases/en/accounts';
import { coaching } from '@weekbord/phrases/en/coaching';
import { profile } from '@weekbord/phrases/en/profile';
import { staff } from '@weekbord/phrases/en/staff';
import { staff as staffNl } from '@weekbord/phrases/nl/staff';
import { expectAccessible } from './support/accessible.ts';
import { freshAddress } from './support/mailbox.ts';
import { makeCoach, makePlannedPerson, makeStaff } from './support/people.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled } from './support/words.ts';

const WHY = 'She asked us by phone.';

async function openOrganisation(page: Page, name: string): Promise<void> {
  await page.getByRole('list', { name: staff.listLabel }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 2, name: staff.settings })).toBeVisible();
}

/** Finds a person by their address, performs an action on them and gives the reason. */
async function actOn(page: Page, address: string, act: string, coach?: string): Promise<void> {
  // The row of the previous search remains until the response arrives.
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

/** Words for what people eat, measure and feel; the names of some organisation settings also contain such words. */
const OF_HEALTH = /weight|height|birth|kcal|intake|goal|measure(?!ments_)|allerg|intoleran|cycle|diet|exercise|note"/i;

/** Collects the responses to staff calls, except those with settings. */
function answersOfStaff(page: Page): string[] {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('/api/staff/') || !response.ok()) return;
    answers.push(JSON.stringify(await response.json(), (name, value: unknown) => (name === 'settings' ? {} : value)));
  });
  return answers;
}

test('[ORG-05] staff manage settings, members and waitlists, and see no health data', async ({ page, browser }) => {
  const answers = answersOfStaff(page);
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
  for (const name of Object.keys(TEXT_SETTINGS) as TextSetting[])
    await expect(page.getByRole('textbox', { name: staff[`${name}Label`], exact: true })).toBeVisible();
  for (const name of Object.keys(CHOICE_SETTINGS) as ChoiceSetting[])
    await expect(page.getByRole('combobox', { name: staff[`${name}Label`] })).toBeVisible();
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
  await openOrganisation(page, 'Club Sportive');
  await page.getByRole('combobox', { name: staff.sign_upLabel }).selectOption('WAITLIST');
  await page.getByRole('textbox', { name: staff.reason }).fill(WHY);
  await page.getByRole('button', { name: staff.save, exact: true }).click();
  await expect(page.getByText(staff.saved)).toBeVisible();
  const waits = freshAddress('waits');
  await page.request.post('/api/users/organisations/clubsportive/waitlist', { data: { email: waits } });
  await page.reload();
  await expect(page.getByRole('list', { name: staff.waitlist }).getByText(waits)).toBeVisible();
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
  expect(answers.length).toBeGreaterThan(8);
  expect(answers.filter((answer) => OF_HEALTH.test(answer))).toEqual([]);
});

test('staff add a plan, and change its price with a reason', { tag: '@both' }, async ({ page }, info) => {
  const phrases = info.project.use.locale === 'nl-NL' ? staffNl : staff;
  const key = `trial-${info.project.name}-${info.retry}`;
  await signIn(page, await makeStaff(await localeOf(page)));
  await page.goto('/staff');
  await page
    .getByRole('list', { name: phrases.listLabel })
    .getByRole('link', { name: /TrainMore/i })
    .click();
  await page.getByRole('button', { name: phrases.planAdd }).click();
  const dialog = page.getByRole('dialog');
  const fill = (name: string, text: string) => dialog.getByRole('textbox', { name, exact: true }).fill(text);
  await fill(phrases.plan_key, key);
  await fill(phrases.plan_name_en, 'Plan');
  await fill(phrases.plan_name_nl, 'Abonnement');
  await fill(phrases.plan_amount, '14,95');
  await fill(phrases.reason, WHY);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: phrases.save }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('list', { name: phrases.plans }).getByRole('listitem').filter({ hasText: key });
  await expect(row).toContainText(/14[.,]95/);
  await row.getByRole('button').click();
  await fill(phrases.plan_amount, '16.95');
  await fill(phrases.reason, WHY);
  await dialog.getByRole('button', { name: phrases.save }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(/16[.,]95/);
});
