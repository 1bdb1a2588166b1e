import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import { billing as billingEn } from '@weekbord/phrases/en/billing';
import { billing as billingNl } from '@weekbord/phrases/nl/billing';
import { crowdedIn } from './support/crowded.ts';
import { activate, openTab, press, reach, typeInto } from './support/keyboard.ts';
import { freshAddress, mailsTo, nextMail } from './support/mailbox.ts';
import { test } from './support/test.ts';
import { CARD } from './support/till.ts';
import { onStep, option } from './support/wizard.ts';
import { filled, pattern, startOf, type Words, wordsOf } from './support/words.ts';

/** A window of 1280 by 1024 at 400%, in which every step is done, and a narrow phone. */
const ZOOMED = { width: 320, height: 256 };
const PHONE = { width: 320, height: 640 };

/** Checks a screen in both sizes: nothing scrolls sideways, is cut off, overlaps or is out of reach. */
async function look(page: Page, screen: string): Promise<void> {
  for (const size of [PHONE, ZOOMED]) {
    await page.setViewportSize(size);
    expect(await crowdedIn(page), `${screen}, ${size.height} px high`).toEqual([]);
  }
}

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog');

/** Presses the wizard's button to continue. */
const goOn = (page: Page, { shared }: Words) => activate(page, button(page, shared.next));

/** Fills in the personal details. */
async function typeWho(page: Page, { auth }: Words, email: string): Promise<void> {
  await typeInto(page, page.getByLabel(auth.firstName), 'Noor');
  await typeInto(page, page.getByLabel(auth.lastName), 'van den Berg');
  await typeInto(page, page.getByLabel(auth.email), email);
}

test.beforeEach(({ page }) => page.setViewportSize(ZOOMED));

async function signUp(page: Page, words: Words): Promise<void> {
  const { auth, consents, entering, onboarding } = words;
  const email = freshAddress('zoomed');
  await page.goto('/login');
  await look(page, 'log-in');
  await activate(page, page.getByRole('link', { name: auth.getStarted }));
  await expect(page.getByRole('heading', { name: auth.signUpTitle })).toBeVisible();
  await typeWho(page, words, email);
  await reach(page, page.getByRole('checkbox'));
  await press(page, 'Space');
  await look(page, 'sign-up');
  await activate(page, button(page, auth.signUpSubmit));
  await expect(page.getByLabel(entering.codeLabel)).toBeFocused();
  await look(page, 'code');
  await page.keyboard.type((await nextMail(email)).code ?? '');
  await page.waitForURL(/\/(onboarding|welcome)/);
  if (page.url().includes('/welcome')) {
    await look(page, 'welcome');
    await activate(page, page.getByRole('link', { name: onboarding.start }));
  }
  await onStep(page, 'goal');
  await expect(page.getByRole('heading', { name: consents.firstTitle })).toBeVisible();
  await look(page, 'consents');
  for (const purpose of ['BODY', 'FOOD'] as const) {
    await reach(page, page.getByRole('checkbox', { name: startOf(consents[purpose]) }));
    await press(page, 'Space');
  }
  await activate(page, button(page, consents.agree));
}

async function answer(page: Page, words: Words): Promise<void> {
  const { onboarding, shared } = words;
  const step = async (name: string) => {
    await onStep(page, name);
    await look(page, name);
  };
  const chosen = page.getByRole('radio', { checked: true });
  await step('goal');
  await reach(page, chosen);
  await reach(page, option(page, onboarding.goalGAIN_MUSCLE), 'ArrowDown');
  await goOn(page, words);
  await step('activity');
  await reach(page, chosen);
  await press(page, 'ArrowDown');
  await goOn(page, words);
  await step('biometrics');
  await typeInto(page, page.getByLabel(onboarding.age, { exact: true }), '41');
  await reach(page, chosen);
  await press(page, 'ArrowDown');
  await goOn(page, words);
  await step('physical-stats');
  await activate(page, button(page, startOf(`${onboarding.weightUnit}:`)));
  await reach(page, dialogOf(page).getByRole('radio', { checked: true }));
  await reach(page, option(page, onboarding.KILOGRAMS), 'ArrowDown');
  await look(page, 'weight unit');
  await activate(page, button(dialogOf(page), onboarding.done));
  await typeInto(page, page.getByLabel(onboarding.goalWeight, { exact: true }), '72');
  await goOn(page, words);
  await step('nutritional-plan');
  await expect(page.getByRole('term').first()).toBeVisible();
  await goOn(page, words);
  await step('meal-times');
  await reach(page, page.getByRole('checkbox', { checked: true }).first());
  await goOn(page, words);
  await step('diet');
  await reach(page, option(page, onboarding.VEGETARIAN));
  await press(page, 'Space');
  await goOn(page, words);
  await step('intolerances');
  await goOn(page, words);
  await step('dislikes');
  await reach(page, page.getByRole('checkbox').last());
  await press(page, 'Space');
  await activate(page, button(page, onboarding.finish));
  await page.waitForURL(/\/tour/);
  await look(page, 'tour');
  for (const name of [onboarding.tourStart, shared.next, shared.next, onboarding.tourProceed])
    await activate(page, button(page, name));
  await page.waitForURL(/\/diary/);
}

const ticksOf = (page: Page, { diary }: Words) => page.getByRole('button', { name: pattern(diary.markEaten) });

async function planWeek(page: Page, words: Words): Promise<void> {
  const { accounts, myWeek, navigation } = words;
  await expect(ticksOf(page, words).first()).toBeVisible();
  await look(page, 'diary');
  await openTab(page, words, navigation.profile);
  const row = page.getByRole('button', { name: accounts.myWeek });
  await expect(row).toBeVisible();
  await look(page, 'profile');
  await activate(page, row);
  await expect(button(page, myWeek.planWeek)).toBeVisible();
  await look(page, 'my week');
  await activate(page, button(page, myWeek.planWeek));
  await expect(dialogOf(page)).toBeVisible();
  await look(page, 'planning');
  await activate(page, button(dialogOf(page), myWeek.planConfirm));
  await page.waitForURL(/\/diary/);
  await expect(page.getByText(startOf(myWeek.plannedAgain))).toBeVisible();
}

async function logMeal(page: Page, words: Words, info: TestInfo): Promise<void> {
  const { diary, foods, logging, meals } = words;
  const names = page.getByRole('region', { name: meals.LUNCH }).getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(1);
  const add = button(page, filled(diary.addTo, { moment: meals.theLUNCH }));
  await activate(page, add);
  await expect(dialogOf(page).getByRole('combobox', { name: foods.search })).toBeFocused();
  await look(page, 'logging');
  await page.keyboard.type(info.project.use.locale?.startsWith('nl') ? 'banaan' : 'banana');
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
  await look(page, 'foods');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const log = button(dialogOf(page), logging.log);
  await expect(log).toBeVisible();
  await look(page, 'chosen');
  await activate(page, log);
  await expect(names).toHaveCount(2);
  await expect(add).toBeFocused();
}

async function pay(page: Page, words: Words, info: TestInfo): Promise<void> {
  const { auth, checkout } = words;
  const email = freshAddress('zoomed');
  const address = new URL('/login', info.project.use.baseURL);
  // The portal that sells to individuals.
  address.hostname = 'killerbody.localhost';
  await page.goto(address.href);
  await look(page, 'log-in');
  await activate(page, page.getByRole('link', { name: auth.getStarted }));
  await expect(page.getByRole('radio', { checked: true })).toBeVisible();
  await look(page, 'checkout');
  await reach(page, page.getByRole('radio', { checked: true }));
  await press(page, 'ArrowDown');
  await typeWho(page, words, email);
  await activate(page, page.getByRole('button', { name: startOf(checkout.continue) }));

  await page.waitForURL(({ hostname }) => hostname === '127.0.0.1');
  for (const [id, text] of Object.entries({ number: CARD.ok, month: '12', year: '2040', cvc: '123' }))
    await typeInto(page, page.locator(`#${id}`), text);
  await activate(page, page.locator('button[value="pay"]'));

  await page.waitForURL(/\/checkout\/done/);
  await expect(page.getByRole('heading', { name: checkout.paidTitle })).toBeVisible();
  await look(page, 'paid');
  await activate(page, button(page, auth.sendLink));
  await page.waitForURL(/\/login\/link-sent/);
  await look(page, 'link sent');
  await expect.poll(async () => (await mailsTo(email)).filter(({ link }) => link).length).toBe(1);
  await page.goto((await mailsTo(email)).find(({ link }) => link)?.link ?? '');
  await page.waitForURL(/\/(onboarding|welcome)/);
}

async function cancel(page: Page, { shared }: Words, info: TestInfo): Promise<void> {
  const billing = info.project.use.locale === 'nl-NL' ? billingNl : billingEn;
  await activate(page, button(page, shared.accountMenu), 'Shift+Tab');
  const way = dialogOf(page).getByRole('link', { name: shared.yourSubscription });
  await expect(way).toBeVisible();
  await look(page, 'account menu');
  await activate(page, way);
  await expect(button(page, billing.cancel)).toBeVisible();
  await look(page, 'subscription');
  await activate(page, button(page, billing.cancel));
  const confirm = button(dialogOf(page), billing.cancelConfirm);
  await expect(confirm).toBeVisible();
  await look(page, 'cancelling');
  await activate(page, confirm);
  await expect(page.getByRole('main').getByText(pattern(billing.statusEnding))).toBeVisible();
  await look(page, 'cancelled');
}

async function readStatement(page: Page, info: TestInfo): Promise<void> {
  const { help, legal } = wordsOf(info);
  await activate(page, page.getByRole('link', { name: help.link_accessibility }));
  await expect(page.getByRole('heading', { level: 1, name: legal.accessibilityTitle })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('400%');
  await look(page, 'accessibility');
}

test.describe('[LAW-05] using only the keyboard at 400%', () => {
  test(
    'a person signs up, answers the questions up to a computed target, plans a week and logs a meal',
    { tag: '@both' },
    async ({ page }, info) => {
      test.slow();
      const words = wordsOf(info);
      await signUp(page, words);
      await answer(page, words);
      await planWeek(page, words);
      await logMeal(page, words, info);
    },
  );

  test(
    'a person buys a subscription, cancels it and reads the accessibility statement',
    { tag: '@both' },
    async ({ page }, info) => {
      const words = wordsOf(info);
      await pay(page, words, info);
      await cancel(page, words, info);
      await readStatement(page, info);
    },
  );
});
