import { expect, type Page, type TestInfo } from '@playwright/test';
import { branding as brandingEn } from '@weekbord/phrases/en/branding';
import { clientIntake as clientIntakeEn } from '@weekbord/phrases/en/client-intake';
import { clientPlan as clientPlanEn } from '@weekbord/phrases/en/client-plan';
import { coaching as coachingEn } from '@weekbord/phrases/en/coaching';
import { branding as brandingNl } from '@weekbord/phrases/nl/branding';
import { clientIntake as clientIntakeNl } from '@weekbord/phrases/nl/client-intake';
import { clientPlan as clientPlanNl } from '@weekbord/phrases/nl/client-plan';
import { coaching as coachingNl } from '@weekbord/phrases/nl/coaching';
import { freshAddress, mailsTo } from './support/mailbox.ts';
import { callAs } from './support/session.ts';
import { test } from './support/test.ts';
import { CARD, expectDeclined, payAtTill } from './support/till.ts';
import { agree, answerToEnd, answerUpToPlan, onStep, throughTour } from './support/wizard.ts';
import { filled, startOf, type Words, wordsOf } from './support/words.ts';

const wordsOfCoaching = (info: TestInfo) =>
  info.project.use.locale === 'nl-NL'
    ? { branding: brandingNl, clientIntake: clientIntakeNl, clientPlan: clientPlanNl, coaching: coachingNl }
    : { branding: brandingEn, clientIntake: clientIntakeEn, clientPlan: clientPlanEn, coaching: coachingEn };

/** Returns the URL of a screen on a portal. */
function atPortal(info: TestInfo, portal: string, path: string): string {
  const address = new URL(path, info.project.use.baseURL);
  address.hostname = `${portal}.localhost`;
  return address.href;
}

/** Submits the login form with its prefilled address, and logs in with the email. */
async function logInByMail(page: Page, words: Words, email: string): Promise<void> {
  await page.getByRole('button', { name: words.auth.sendLink }).click();
  await page.waitForURL(/\/login\/(?:code|link-sent)/);
  const proof = async () => (await mailsTo(email)).findLast(({ code, link }) => code ?? link);
  await expect.poll(proof).toBeDefined();
  const mail = await proof();
  if (page.url().includes('/login/code')) await page.getByLabel(words.entering.codeLabel).fill(mail?.code ?? '');
  else await page.goto(mail?.link ?? '');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** Returns the number of meals planned for a person on each of seven days from today. */
async function mealsADay(page: Page): Promise<number[]> {
  const today = new Date().toISOString().slice(0, 10);
  const last = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
  const days = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${last}`)) as {
    results: { calendar_items: unknown[] }[];
  };
  return days.results.map(({ calendar_items: items }) => items.length);
}

test("a person gets from a portal's landing page to a planned week", { tag: '@both' }, async ({ page }, info) => {
  test.slow();
  const words = wordsOf(info);
  const { checkout, auth } = words;
  const email = freshAddress('from-landing');
  await page.goto(atPortal(info, 'killerbody', '/'));
  // On a phone, the portal first offers to install its app.
  if (info.project.name === 'english-phone') {
    await page.getByRole('button', { name: words.installing.inBrowser }).click();
  }
  await page.getByRole('link', { name: auth.getStarted }).click();
  await page.getByLabel(auth.firstName).fill('Noor');
  await page.getByLabel(auth.lastName).fill('van den Berg');
  await page.getByLabel(auth.email).fill(email);
  await page.getByLabel(checkout.promoCode).fill('TRIAL20');
  await page.getByRole('button', { name: checkout.apply }).click();
  await expect(page.getByText(filled(checkout.promoApplied, { code: 'TRIAL20' }))).toBeVisible();
  await page.getByRole('button', { name: startOf(checkout.continue) }).click();
  await payAtTill(page, CARD.declined);
  await expectDeclined(page);
  await payAtTill(page, CARD.ok);
  await page.waitForURL(/\/checkout\/done/);
  await logInByMail(page, words, email);
  await page.waitForURL(/\/(?:welcome|onboarding)/);
  if (page.url().includes('/welcome')) await page.getByRole('link', { name: words.onboarding.start }).click();
  await onStep(page, 'goal');
  await agree(page, words);
  await answerUpToPlan(page, words);
  await answerToEnd(page, words);
  await throughTour(page, words);
  expect(await mealsADay(page)).toEqual([3, 3, 3, 3, 3, 3, 3]);
});

test(
  'a coach gets from the landing page to a first client, who accepts and has a planned week',
  { tag: '@both' },
  async ({ page, browser }, info) => {
    test.slow();
    const words = wordsOf(info);
    const { branding, clientIntake, clientPlan, coaching } = wordsOfCoaching(info);
    const { auth, checkout, clients, eating, navigation, onboarding, shared } = words;
    await page.goto('/');
    await page.getByRole('link', { name: auth.coachStart }).click();
    await page.getByLabel(auth.firstName).fill('Ann');
    await page.getByLabel(auth.lastName).fill('Smit');
    const email = freshAddress('coach-from-landing');
    await page.getByLabel(auth.email).fill(email);
    await page.getByRole('button', { name: startOf(checkout.continue) }).click();
    await payAtTill(page, CARD.ok);
    await page.waitForURL(/\/checkout\/done/);
    await logInByMail(page, words, email);
    await expect(page).toHaveURL(/\/clients$/);

    const setup = page.getByRole('region', { name: clients.setupTitle });
    await setup.getByRole('link', { name: clients.setupNameTitle }).click();
    const portal = `ann-${Date.now().toString(36)}`;
    await page.getByLabel(branding.nameLabel).fill(`Practice ${portal}`);
    await page.getByLabel(branding.colourLabel, { exact: true }).fill('#8e24aa');
    await page.getByLabel(branding.subdomainLabel).fill(portal);
    await page.getByRole('button', { name: branding.save, exact: true }).click();
    await expect(page.getByText(branding.saved)).toBeVisible();
    await page.getByRole('link', { name: navigation.clients }).click();
    await setup.getByRole('link', { name: clients.setupClientTitle }).click();

    const invited = freshAddress('first-client');
    await page.getByLabel(clientIntake.firstName).fill('Robin');
    await page.getByLabel(clientIntake.lastName).fill('Vos');
    await page.getByLabel(clientIntake.email).fill(invited);
    await page.getByRole('button', { name: shared.next }).click();
    await page.getByText(onboarding.FEMALE, { exact: true }).click();
    await page.getByLabel(clientIntake.activity).selectOption(onboarding.activityACTIVE);
    await page.getByLabel(clientIntake.diet).selectOption(eating.OMNIVORE);
    await page.getByLabel(clientIntake.weight).fill('70');
    await page.getByLabel(clientIntake.bodyFat).fill('25');
    await page.getByRole('button', { name: clientIntake.add }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robin Vos');
    await page.getByRole('link', { name: clients.plan }).click();
    await page.getByRole('link', { name: clients.makePlan }).click();
    for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: shared.next }).click();
    await page.getByRole('button', { name: clientPlan.save }).click();
    await expect(page.getByText(clientPlan.saved)).toBeVisible();

    const theirs = await (await browser.newContext({ locale: info.project.use.locale ?? 'en-GB' })).newPage();
    await theirs.goto(atPortal(info, portal, '/login'));
    await theirs.getByLabel(auth.email).fill(invited);
    await logInByMail(theirs, words, invited);
    await theirs.getByRole('checkbox', { name: startOf(words.consents.COACH) }).check({ force: true });
    await theirs.getByRole('button', { name: coaching.accept }).click();
    await expect(theirs.getByText(filled(coaching.accepted, { coach: 'Ann Smit' }))).toBeVisible();
    await expect(theirs).toHaveURL(/\/diary/);
    const asked = theirs.getByRole('dialog', { name: words.consents.dueTitle });
    for (const purpose of ['BODY', 'FOOD'] as const)
      await asked.getByRole('checkbox', { name: startOf(words.consents[purpose]) }).check({ force: true });
    await asked.getByRole('button', { name: words.consents.save }).click();
    await expect(asked).toBeHidden();
    // A wide screen opens the week view, a phone the day view.
    const plan =
      info.project.name === 'dutch-desktop'
        ? theirs.getByRole('link', { name: words.diary.planWeek })
        : theirs
            .getByRole('region', { name: words.myWeek.offerTitle })
            .getByRole('button', { name: words.myWeek.offerOpen });
    // The button is rendered only once it is scrolled into view.
    await theirs
      .getByRole('button', {
        name: info.project.name === 'dutch-desktop' ? words.diary.templates : words.diary.moreOfDay,
      })
      .scrollIntoViewIfNeeded();
    await plan.click();
    await theirs.getByRole('button', { name: words.myWeek.planWeek }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: words.myWeek.planConfirm }).click();
    await theirs.waitForURL(/\/diary\/\d{4}/);
    expect(await mealsADay(theirs)).toEqual([3, 3, 3, 3, 3, 3, 3]);
    await theirs.context().close();
  },
);
