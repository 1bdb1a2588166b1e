import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { logIn } from './support/log-in.ts';
import { makeCoach } from './support/people.ts';
import { type Described, describeOtherwise } from './support/person-stub.ts';
import { newcomer, plannedAddress, plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { localeOf, signIn } from './support/session.ts';
import { pattern, type Words, wordsOf } from './support/words.ts';

const DIARY_TODAY = /\/diary\/\d{4}-\d{2}-\d{2}$/;

const CLOSED = { account_enabled: false, has_access: false };

const bar = (page: Page, words: Words) => page.getByRole('navigation', { name: words.navigation.main });

async function expectTabs(page: Page, words: Words, tabs: readonly string[], current: string): Promise<void> {
  await expect(bar(page, words).getByRole('link')).toHaveText([...tabs]);
  await expect(bar(page, words).locator('[aria-current=page]')).toHaveText(current);
}

test(
  '[NAV-02] a person with a plan starts on the diary, with the tabs of a client',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const { diary, progress, groceries, recipes, profile } = words.navigation;
    const tabs = [diary, progress, groceries, recipes, profile];
    await plannedPerson(page);
    await page.goto('/');
    await expect(page).toHaveURL(DIARY_TODAY);
    await expectTabs(page, words, tabs, diary);
    for (const [tab, address] of [
      [progress, /\/progress$/],
      [groceries, /\/groceries$/],
      [recipes, /\/recipes$/],
      [profile, /\/profile$/],
      [diary, DIARY_TODAY],
    ] as const) {
      await bar(page, words).getByRole('link', { name: tab }).click();
      await expect(page).toHaveURL(address);
      await expectTabs(page, words, tabs, tab);
    }
  },
);

test('[NAV-01] the tabs depend on the account, such as a coach’s or one with a billing problem', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { account, clients, diary, groceries, plan, progress, profile, recipes } = words.navigation;
  const everyTab = [diary, progress, groceries, recipes, profile];
  const withFlag = (flag: string, isOn: boolean, { feature_flags_for_user: flags }: Described) => ({
    feature_flags_for_user: { ...flags, flags: { ...flags.flags, [flag]: { is_active: isOn } } },
  });
  const opinionated = ({ organisation }: Described) => ({
    organisation: { ...organisation, opinionated_recipe_inspiration: true },
  });
  await plannedPerson(page);
  for (const [change, tabs, current] of [
    [() => ({}), everyTab, diary],
    [
      (person: Described) => withFlag('FF_RECIPE_INSPIRATION', false, person),
      [diary, progress, groceries, profile],
      diary,
    ],
    [
      (person: Described) => ({ ...opinionated(person), ...withFlag('FF_FEMALE_HORMONES', false, person) }),
      [diary, groceries, recipes, profile],
      diary,
    ],
    [
      (person: Described) => ({ ...opinionated(person), ...withFlag('FF_FEMALE_HORMONES', true, person) }),
      everyTab,
      diary,
    ],
    [() => CLOSED, [account, profile], account],
    [() => ({ is_coach: true, ...CLOSED }), [account, profile], account],
  ] as const) {
    const describeAsIs = await describeOtherwise(page, change);
    await page.goto('/');
    await expectTabs(page, words, tabs, current);
    describeAsIs();
  }

  await signIn(page, (await makeCoach(await localeOf(page))).token);
  await page.goto('/');
  await expectTabs(page, words, [clients, account, profile], clients);
  await bar(page, words).getByRole('link', { name: profile }).click();
  await page.getByRole('button', { name: words.accounts.toClientMode }).click();
  await expectTabs(page, words, everyTab, diary);
  await bar(page, words).getByRole('link', { name: profile }).click();
  await page.getByRole('button', { name: words.accounts.toCoachMode }).click();
  await expectTabs(page, words, [clients, account, profile], clients);

  await newcomer(page);
  await page.goto('/profile');
  await expect(bar(page, words).getByRole('link')).toHaveText([plan]);
});

test('[NAV-02] [NAV-03] an account with a billing problem has its own start screen and two tabs, and no diary', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  const { account, profile } = words.navigation;
  await plannedPerson(page);
  const describeAsIs = await describeOtherwise(page, () => CLOSED);
  await page.goto('/');
  await expect(page).toHaveURL(/\/billing-issue$/);
  await expect(page.getByText(words.accounts.billingSelfService)).toBeVisible();
  await expectTabs(page, words, [account, profile], account);
  await expectAccessible(page);
  for (const shut of ['/diary', '/groceries', '/onboarding/goal']) {
    await page.goto(shut);
    await expect(page).toHaveURL(/\/billing-issue$/);
  }
  await bar(page, words).getByRole('link', { name: profile }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const asked = page.waitForResponse(/\/users\/me$/);
  await page.goto('/billing-issue');
  await asked;
  describeAsIs();
  await page.getByRole('button', { name: words.accounts.billingCheckAgain }).click();
  await expect(page).toHaveURL(DIARY_TODAY);
});

test('[NAV-02] a self-service person without a plan starts at the goal step and can open only the plan tab', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await newcomer(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding\/goal$/);
  await page.goto('/profile');
  await expect(bar(page, words).getByRole('link')).toHaveText([words.navigation.plan]);
  await bar(page, words).getByRole('link').click();
  await expect(page).toHaveURL(/\/onboarding\/goal$/);
});

test('[NAV-02] a person who has completed the questions but has no plan starts on the plan screen', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.route('**/api/auth/users/me', async (route) => {
    const response = await route.fetch();
    const person = (await response.json()) as { intake: object };
    await route.fulfill({ json: { ...person, intake: { ...person.intake, weekly_nutrition_plan: null } } });
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding\/nutritional-plan$/);
  await expect(page.getByRole('button', { name: words.shared.next, exact: true })).toBeEnabled();
});

test('[NAV-03] a URL that a guest tried to open opens after logging in', async ({ page }, info) => {
  const words = wordsOf(info);
  await page.goto('/groceries');
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, words, await plannedAddress(page));
  await expect(page).toHaveURL(/\/groceries$/);
});

test('[NAV-03] every screen has a URL that survives a reload, and the back button goes back one step', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  await page.goto(`/diary/${today}`);
  const meal = page.locator('main h3').getByRole('link').first();
  const name = await meal.innerText();
  const sheet = page.getByRole('dialog');

  await meal.click();
  await expect(page).toHaveURL(/\/meal\/\d+$/);
  const mealAddress = page.url();
  await page.reload();
  await expect(sheet.getByRole('heading', { name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(DIARY_TODAY);
  await expect(sheet).toHaveCount(0);

  await page
    .getByRole('link', { name: pattern(words.diary.swap) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/find\/\d+\?replaces=\d+$/);
  await page.reload();
  await sheet.locator('li button').first().click();
  await expect(page).toHaveURL(/recipe=\d+/);
  const recipe = await sheet.getByRole('heading').first().innerText();
  await page.reload();
  await expect(sheet.getByRole('heading', { name: recipe })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page).not.toHaveURL(/recipe=/);
  await page.goBack();
  await expect(page).toHaveURL(DIARY_TODAY);

  // A shared URL has no history, so closing the sheet opens the day of the meal.
  await page.goto('about:blank');
  await page.goto(mealAddress);
  await expect(sheet.getByRole('heading', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(DIARY_TODAY);
  await expect(meal).toBeVisible();

  for (const address of ['/groceries', '/profile']) {
    await page.goto(address);
    await page.reload();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const address of ['/nowhere', '/no/such/place', '/profile/nothing']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: words.shared.notFoundTitle })).toBeVisible();
    await expectAccessible(page);
  }
});

test('[NAV-03] switching tabs adds no steps for the back button', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/signup?before');
  await page.goto('/groceries');
  for (const tab of [words.navigation.profile, words.navigation.diary, words.navigation.groceries])
    await bar(page, words).getByRole('link', { name: tab }).click();
  await expect(page).toHaveURL(/\/groceries$/);
  const steps = await page.evaluate('history.length');
  await bar(page, words).getByRole('link', { name: words.navigation.profile }).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await page.evaluate('history.length')).toBe(steps);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/(profile|groceries)$/);
});

test('[NAV-04] the tabs are at the bottom up to a width of 900 px, and in a rail on the left above that', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/groceries');
  const placeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    const box = await bar(page, words).boundingBox();
    return box && { isBelow: box.y > 600 && box.width === width, isRail: box.x === 0 && box.height === 800 };
  };
  expect(await placeAt(375)).toEqual({ isBelow: true, isRail: false });
  expect(await placeAt(900)).toEqual({ isBelow: true, isRail: false });
  expect(await placeAt(901)).toEqual({ isBelow: false, isRail: true });
  expect(await placeAt(1440)).toEqual({ isBelow: false, isRail: true });

  await page.goto('/onboarding/goal');
  const form = page.locator('main form');
  await expect(form).toBeVisible();
  const formStart = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return (await page.locator('main').boundingBox())?.x ?? -1;
  };
  expect(await formStart(1023)).toBe(0);
  expect(await formStart(1024)).toBeGreaterThan(300);
});

test(
  'My profile is legible with a long name, and accessible to a screen reader',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    await plannedPerson(page);
    await describeOtherwise(page, () => ({
      first_name: 'Maria Wilhelmina Johanna Alexandra Bernadette',
      last_name: 'van den Heuvel-Oosterhuis de Grote',
    }));
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: words.accounts.profileTitle })).toBeVisible();
    await expectAccessible(page);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(overflow).toBeLessThanOrEqual(0);
  },
);
