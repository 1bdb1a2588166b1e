import { expect, type Page } from '@playwright/test';
import { consents as en } from '@weekbord/phrases/en/consents';
import { profile as profileEn } from '@weekbord/phrases/en/profile';
import { consents as nl } from '@weekbord/phrases/nl/consents';
import { profile as profileNl } from '@weekbord/phrases/nl/profile';
import { expectAccessible } from './support/accessible.ts';
import { makeCoach, makePlannedPerson } from './support/people.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { agree, next, onStep } from './support/wizard.ts';
import { filled, startOf, wordsOf } from './support/words.ts';

test(
  'the wizard asks for consent before its first question, says what is missing, and continues once consent is given',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    await page.goto('/onboarding/goal');
    await onStep(page, 'goal');
    await expect(page.getByRole('heading', { level: 1, name: words.consents.firstTitle })).toBeVisible();
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.consents.agree }).click();
    await expect(page.getByText(words.consents.needed)).toBeVisible();
    await agree(page, words);
    await expect(page.getByRole('heading', { level: 1, name: words.onboarding.goalTitle })).toBeVisible();
    await next(page, words);
    await onStep(page, 'activity');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: words.onboarding.activityTitle })).toBeVisible();
  },
);

/** Opens the consents in the profile, and the row with the switch for the coach's access. */
async function openConsents(page: Page, texts: typeof en | typeof nl, row: string) {
  await page.goto('/profile');
  await page.getByRole('button', { name: startOf(row) }).click();
  await expect(page.getByRole('dialog', { name: texts.title })).toBeVisible();
  return page.getByRole('switch', { name: startOf(texts.COACH) });
}

test(
  '[LAW-03] the coach loses access to data as soon as the client stops sharing it, and regains it once it is shared again',
  { tag: '@both' },
  async ({ page }) => {
    const locale = await localeOf(page);
    const isDutch = locale.startsWith('nl');
    const [texts, profile] = isDutch ? [nl, profileNl] : [en, profileEn];
    const coach = await makeCoach(locale);
    const { token } = await makePlannedPerson(locale, coach.id);
    await signIn(page, token);
    const coaching = await openConsents(page, texts, profile.consents);
    const { id } = (await callAs(page, 'GET', '/auth/users/me')) as { id: number };
    const asCoach = () =>
      page.request.get(`/api/measurements/userWeight?user=${id}`, {
        headers: { authorization: `Token ${coach.token}` },
      });
    expect((await asCoach()).status()).toBe(200);
    await expectAccessible(page);
    await coaching.click({ force: true });
    await page.getByRole('button', { name: texts.turnOff, exact: true }).click();
    await expect(coaching).not.toBeChecked();
    const refused = await asCoach();
    expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'consent_withdrawn']);
    await coaching.click({ force: true });
    await expect(coaching).toBeChecked();
    expect((await asCoach()).status()).toBe(200);
  },
);

test(
  '[LAW-04] a client sees in the profile who accessed which data, and what was changed',
  { tag: '@both' },
  async ({ page }) => {
    const locale = await localeOf(page);
    const profile = locale.startsWith('nl') ? profileNl : profileEn;
    const coach = await makeCoach(locale);
    const { token } = await makePlannedPerson(locale, coach.id);
    await signIn(page, token);
    await page.goto('/profile');
    const me = (await callAs(page, 'GET', '/auth/users/me')) as { id: number; coach: Record<string, string> };
    const who = `${me.coach['first_name']} ${me.coach['last_name']}`.trim();
    await page.getByRole('button', { name: startOf(profile.looks) }).click();
    const dialog = page.getByRole('dialog', { name: profile.looks });
    await expect(dialog.getByText(profile.looksNone)).toBeVisible();
    await page.keyboard.press('Escape');
    const headers = { authorization: `Token ${coach.token}` };
    const read = await page.request.get(`/api/measurements/userWeight?user=${me.id}`, { headers });
    const data = { user: me.id, value: 71.5, created_at: '2026-03-01' };
    const written = await page.request.post('/api/measurements/userWeight', { headers, data });
    expect([read.status(), written.status()]).toEqual([200, 201]);
    await page.getByRole('button', { name: startOf(profile.looks) }).click();
    const areas = profile.lookPROGRESS;
    await expect(dialog.getByText(filled(profile.lookREAD, { who, areas }))).toBeVisible();
    await expect(dialog.getByText(filled(profile.lookCHANGE, { who, areas }))).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a person who signed up before consents existed is asked for them in a sheet, and can answer later',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const { token } = await makePlannedPerson(await localeOf(page));
    await signIn(page, token);
    let isDue = true;
    await page.route('**/api/auth/users/me', async (route) => {
      const response = await route.fetch();
      const user = (await response.json()) as object;
      await route.fulfill({ response, json: { ...user, consents_due: isDue ? ['BODY', 'FOOD'] : [] } });
    });
    await page.goto('/diary');
    const sheet = page.getByRole('dialog', { name: words.consents.dueTitle });
    await expect(sheet).toBeVisible();
    for (const box of await sheet.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: words.consents.later, exact: true }).last().click();
    await expect(sheet).toBeHidden();
    await page.reload();
    await sheet.getByRole('checkbox', { name: startOf(words.consents.BODY) }).check({ force: true });
    isDue = false;
    await sheet.getByRole('button', { name: words.consents.save }).click();
    await expect(sheet).toBeHidden();
    const { results } = (await callAs(page, 'GET', '/users/me/consents')) as {
      results: { purpose: string; is_given: boolean }[];
    };
    expect(Object.fromEntries(results.map((one) => [one.purpose, one.is_given]))).toMatchObject({
      BODY: true,
      FOOD: false,
    });
  },
);
