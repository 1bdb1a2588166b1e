import { expect, type Page } from '@playwright/test';
import { billing } from '@weekbord/phrases/en/billing';
import { branding } from '@weekbord/phrases/en/branding';
import { clientPlan } from '@weekbord/phrases/en/client-plan';
import { profile } from '@weekbord/phrases/en/profile';
import { planVersions } from '@weekbord/phrases/en/plan-versions';
import { expectAccessible } from './support/accessible.ts';
import { dateOfDevice } from './support/planned-person.ts';
import { giveSubscription, makeClient, makeCoach, makePlannedPerson } from './support/people.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { answerToEnd, answerUpToPlan, throughTour } from './support/wizard.ts';
import { filled, pattern, wordsOf } from './support/words.ts';

const REASON = 'Four weeks before the operation.';

/** Creates a coach with a session in this browser, and a client of hers with a plan. */
async function coachWithClient(page: Page) {
  const locale = await localeOf(page);
  const coach = await makeCoach(locale);
  const client = await makePlannedPerson(locale, coach.id);
  await signIn(page, coach.token);
  return client;
}

test('[COA-15] the Account tab shows a coach her brand, portal, billing and referrals', async ({ page }, info) => {
  const words = wordsOf(info);
  const { navigation, accounts, diary } = words;
  const coach = await makeCoach(await localeOf(page));
  await giveSubscription(coach.id, 'trialing');
  await signIn(page, coach.token);
  await page.goto('/');
  await expect(page).toHaveURL(/\/clients$/);
  const bar = page.getByRole('navigation', { name: navigation.main });
  await bar.getByRole('link', { name: navigation.account }).click();
  await expect(page.getByRole('heading', { level: 1, name: navigation.account })).toBeVisible();
  await expect(page.getByLabel(branding.nameLabel)).toHaveValue('');
  await expect(page.getByText(branding.portalHint)).toBeVisible();
  await expect(page.getByText(new URL(page.url()).host)).toBeVisible();
  const plan = page.getByRole('region', { name: branding.billing });
  await expect(plan.getByText(branding.subscriptionTrial)).toBeVisible();
  const referral = page.getByRole('region', { name: filled(billing.referral, { amount: '€50' }) });
  await expect(referral.getByRole('link', { name: billing.referralShare })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(branding.nameLabel).fill(`Practice Noor ${coach.id}`);
  await page.getByLabel(branding.colourLabel, { exact: true }).fill('#8e24aa');
  await page.getByLabel(branding.subdomainLabel).fill(`noor-${coach.id}`);
  await page.getByRole('button', { name: branding.save, exact: true }).click();
  await expect(page.getByText(branding.saved)).toBeVisible();
  await expect(page.getByText(`noor-${coach.id}.${new URL(page.url()).host}`).first()).toBeVisible();
  await plan.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: billing.title })).toBeVisible();

  await bar.getByRole('link', { name: navigation.profile }).click();
  await page.getByRole('button', { name: accounts.toClientMode }).click();
  await expect(page).toHaveURL(/\/diary\//);
  await expect(page.getByText(diary.noPlanTitle)).toBeVisible();
  await page.getByRole('link', { name: diary.noPlanAction }).click();
  await answerUpToPlan(page, words);
  await answerToEnd(page, words);
  await throughTour(page, words);
  await expect(page.locator('main h3').getByRole('link')).toHaveCount(3);
  const me = (await callAs(page, 'GET', '/auth/users/me')) as { is_coach: boolean; intake: Record<string, unknown> };
  expect(me).toMatchObject({ is_coach: true, intake: { weekly_nutrition_plan: expect.any(Number) } });
  await page.reload();
  await expect(page.locator('main h3').getByRole('link')).toHaveCount(3);
  await bar.getByRole('link', { name: navigation.profile }).click();
  await page.getByRole('button', { name: accounts.toCoachMode }).click();
  await expect(page).toHaveURL(/\/clients$/);
});

test('[COA-17] a plan below 1,250 kcal is saved with a reason that the client sees; a plan below 800 kcal is rejected', async ({
  page,
  browser,
}, info) => {
  const { shared } = wordsOf(info);
  const { token } = await coachWithClient(page);
  await page.goto('/clients');
  await page.locator('main').getByRole('link', { name: 'Noor van den Berg' }).first().click();
  const client = Number(new URL(page.url()).pathname.split('/').at(-1));
  const weeks = (await callAs(page, 'GET', `/users/weeklyNutritionPlan?user=${client}`)) as {
    results: { monday: { id: number } }[];
  };
  await page.goto(`/clients/${client}/plan?plan=${weeks.results[0]!.monday.id}`);
  await page.getByText(clientPlan.balanceOther, { exact: true }).click();
  const balance = page.getByLabel(clientPlan.balanceOwn);
  const next = page.getByRole('button', { name: shared.next });
  await balance.fill('35');
  await expect(page.getByText(filled(clientPlan.fault_calories_below_minimum, { limit: 800 }))).toBeVisible();
  await expect(next).toBeDisabled();
  await balance.fill('55');
  await expect(page.getByText(pattern(clientPlan.lowDay))).toBeVisible();
  for (let step = 0; step < 3; step += 1) await next.click();
  const save = page.getByRole('button', { name: clientPlan.save });
  const why = page.getByLabel(clientPlan.reasonNeeded, { exact: true });
  await expect(page.getByText(filled(clientPlan.reasonMissing, { limit: '1,250' }))).toBeVisible();
  await expect(save).toBeDisabled();
  await expectAccessible(page);
  await why.fill(REASON);
  await save.click();
  await expect(page.getByText(clientPlan.saved)).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, token);
  const news = theirs.getByRole('link', { name: REASON });
  await theirs.setViewportSize({ width: 1440, height: 900 });
  await theirs.goto(`/diary/${dateOfDevice()}/week`);
  await expect(theirs.getByRole('grid')).toBeVisible();
  await expect(news).toBeVisible();
  await theirs.setViewportSize({ width: 375, height: 812 });
  await theirs.goto('/diary');
  await news.click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(planVersions.title);
  await expect(theirs.getByText(REASON).first()).toBeVisible();
  await theirs.context().close();
});

test('[COA-16] pounds and feet chosen by a coach in My profile apply to a client who chose no units', async ({
  page,
  browser,
}, info) => {
  const { accounts } = wordsOf(info);
  const locale = await localeOf(page);
  const coach = await makeCoach(locale);
  const client = await makeClient(locale, coach.id);
  await signIn(page, coach.token);
  await callAs(page, 'POST', '/users/userProfile', {
    user_id: client.id,
    gender: 'FEMALE',
    activity: 'MILDLY_ACTIVE',
    weight: 70,
    height_in_cm: 170,
    age: 30,
  });
  const theirs = await (await browser.newContext()).newPage();
  await signIn(theirs, client.token);
  const units = (recipes: string, weight: string, height: string) =>
    theirs.getByText(filled(profile.unitsValue, { recipes, weight, height }));
  await theirs.goto('/profile');
  await expect(units(profile.recipesMetric, profile.inKILOGRAMS, profile.inCENTIMETRES)).toBeVisible();

  await page.goto('/profile');
  await page.getByText(filled(profile.clientUnitsValue, { units: profile.recipesMetric })).click();
  const dialog = page.getByRole('dialog', { name: profile.units });
  await dialog.getByText(accounts.recipeUnitsImperial, { exact: true }).click();
  await expect(page.getByText(profile.unitsSaved)).toBeVisible();
  await expectAccessible(page);

  await theirs.reload();
  await expect(units(profile.recipesImperial, profile.inPOUNDS, profile.inFEET)).toBeVisible();
  await theirs.context().close();
});
