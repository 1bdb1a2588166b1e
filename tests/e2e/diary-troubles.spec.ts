import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { expectAccessible } from './support/accessible.ts';
import { mailsTo, nextMail } from './support/mailbox.ts';
import { callAs } from './support/session.ts';
import { describeOtherwise } from './support/person-stub.ts';
import { plannedPerson, dateOfDevice } from './support/planned-person.ts';
import { wholeSummary } from './support/whole-summary.ts';
import { filled, pattern, type Words, wordsOf } from './support/words.ts';

interface Day {
  id: number;
  date: string;
  calendar_items: { status: string; meal: { kcal: number } }[];
}

const ticksOf = (page: Page, words: Words) => page.getByRole('button', { name: pattern(words.diary.markEaten) });

const inDays = (date: string, days: number) => {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

test(
  '[DIA-01] the diary has a strip of seven days, the totals compared with the plan, and the meal moments in order',
  { tag: '@both' },
  async ({ page }, info) => {
    const words = wordsOf(info);
    const isDutch = info.project.use.locale?.startsWith('nl');
    await plannedPerson(page);
    const today = dateOfDevice();
    await page.goto(`/diary/${today}`);
    await expect(ticksOf(page, words)).toHaveCount(3);

    const strip = page.getByRole('navigation', { name: words.diary.week });
    await expect(strip.getByRole('listitem')).toHaveCount(7);
    await expect(strip.getByRole('listitem').first()).toHaveText(isDutch ? /^ma/i : /^mon/i);
    await expect(strip.locator('a[aria-current]')).toContainText(String(Number(today.slice(8))));
    await expect(page.locator('main section h2').filter({ visible: true })).toContainText(
      isDutch ? ['Ontbijt', 'Lunch', 'Avondeten'] : ['Breakfast', 'Lunch', 'Dinner'],
    );

    const { results } = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${today}&date__lte=${today}`)) as {
      results: Day[];
    };
    const planned = Math.round(results[0]?.calendar_items.reduce((sum, { meal }) => sum + meal.kcal, 0) ?? -1);
    const plans = (await callAs(page, 'GET', '/users/weeklyNutritionPlan')) as {
      results: { monday: { meal_slot_specifications: { kcal: number }[] } }[];
    };
    const goal = plans.results[0]?.monday.meal_slot_specifications.reduce((sum, { kcal }) => sum + kcal, 0) ?? -1;
    const shown = new Intl.NumberFormat(isDutch ? 'nl-NL' : 'en-GB');
    const sums = await wholeSummary(page, words);
    await expect(sums.locator('dd')).toHaveText(['0', shown.format(planned), shown.format(goal)]);
    for (const macro of [words.shared.protein, words.shared.carbohydrates, words.shared.fat])
      await expect(sums.getByRole('progressbar', { name: macro })).toBeVisible();
  },
);

test('[DIA-02] missing days are created without a message, even if another device was first', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const today = dateOfDevice();
  const open = inDays(today, 9);
  const refusals: number[] = [];
  await page.route('**/api/planner/calendarDay', async (route) => {
    // Another device creates the same day just before this device, without the idempotency key.
    const { 'idempotency-key': _, ...headers } = route.request().headers();
    await route.fetch({ headers });
    const response = await route.fetch();
    refusals.push(response.status());
    await route.fulfill({ response });
  });
  await page.goto(`/diary/${open}`);
  await expect(page.getByRole('button', { name: words.diary.planDay })).toBeVisible();
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  expect(new Set(refusals)).toEqual(new Set([400]));
  await expectAccessible(page);
  // Calls of the same kind may still be in flight, and must end before the test does.
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: words.diary.planDay }).click();
  await expect(ticksOf(page, words)).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a tick that the server cannot accept yet is shown, retried and finally stored', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.clock.install();
  await page.goto('/diary');
  const tick = ticksOf(page, words).first();
  let tries = 0;
  await page.route('**/api/planner/calendarItem/*', (route) => {
    tries += 1;
    return tries < 3
      ? route.fulfill({ status: 500, json: { detail: 'Down.', code: 'server_error' } })
      : route.continue();
  });
  const arrived = page.waitForResponse(
    (response) => response.url().includes('/planner/calendarItem/') && response.status() === 200,
  );
  await tick.click();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
  for (const afterSeconds of [1, 2]) {
    await expect.poll(() => tries).toBe(afterSeconds);
    await page.clock.fastForward(afterSeconds * 1000);
  }
  await arrived;
  expect(tries).toBe(3);
  await page.reload();
  await expect(tick).toHaveAttribute('aria-pressed', 'true');
});

test('a tick or a deletion that the server rejects is undone, with a message', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await page.clock.install();
  await page.goto('/diary');
  const ticks = ticksOf(page, words);
  await expect(ticks).toHaveCount(3);
  await page.route('**/api/planner/calendarItem/*', (route) =>
    route.fulfill({ status: 403, json: { detail: 'Not yours.' } }),
  );
  await ticks.nth(1).click();
  await expect(page.getByRole('alert')).toHaveText(words.shared.genericError);
  await expect(ticks.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('alert').getByRole('button', { name: words.shared.close }).click();

  await page.locator('main h3').getByRole('link').first().click();
  await page.getByRole('button', { name: words.diary.deleteMeal }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.shared.cancel }).last().click();
  await page.getByRole('button', { name: words.diary.deleteMeal }).click();
  await page.getByRole('button', { name: words.shared.delete, exact: true }).click();
  await expect(ticks).toHaveCount(2);
  await page.clock.fastForward(8_000);
  await expect(page.getByRole('alert')).toHaveText(words.shared.genericError);
  await expect(ticks).toHaveCount(3);
});

test('[DIA-12] a client whose coach has not made a plan yet is referred to the coach', async ({ page }, info) => {
  const words = wordsOf(info);
  const address = 'noor@demo.example';
  const before = (await mailsTo(address)).length;
  await page.request.post('/api/users/createLoginSignupPortal', {
    data: {
      email: address,
      redirect_url: new URL('/login', info.project.use.baseURL).href,
      organisation_subdomain: 'demo',
    },
  });
  const { code, link } = await nextMail(address, before);
  const token = link === null ? null : new URL(link).searchParams.get('magic_link_token');
  const answered =
    token === null
      ? await page.request.post('/api/users/verifyOTP', { data: { email: address, otp: code } })
      : await page.request.post('/api/auth/token/login', { data: { magic_link_token: token } });
  const { auth_token: session } = (await answered.json()) as { auth_token: string };
  await page.goto('/login');
  await page.evaluate((kept) => localStorage.setItem('weekbord.token', kept), session);
  await page.goto('/');
  await expect(page).toHaveURL(/\/diary\//);
  await expect(page.getByText(words.diary.noPlanCoach)).toBeVisible();
  await expect(page.getByRole('link', { name: words.diary.noPlanAction })).toHaveCount(0);
  await expectAccessible(page);
});

test('without logging, the diary can be read and ticked, but not changed', async ({ page }, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  await describeOtherwise(page, ({ organisation }) => ({
    organisation: { ...organisation, feature_flag_disable_product_logging: true, opinionated_recipe_inspiration: true },
  }));
  await page.goto('/diary');
  await expect(ticksOf(page, words)).toHaveCount(3);
  await expect(page.getByRole('button', { name: pattern(words.diary.addTo) })).toHaveCount(0);
  await expect(page.getByRole('link', { name: pattern(words.diary.swap) })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.diary.planAgain })).toHaveCount(0);
  // Targets are hidden too, so only eaten and planned values are shown.
  await expect((await wholeSummary(page, words)).locator('dd')).toHaveCount(2);
  await page.locator('main h3').getByRole('link').first().click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.diary.deleteMeal })).toHaveCount(0);
});

test('[ORG-07] where planning is managed, only an empty meal moment has an add button; elsewhere a coached client can always add', async ({
  page,
}, info) => {
  const words = wordsOf(info);
  await plannedPerson(page);
  const add = page.getByRole('button', { name: pattern(words.diary.addTo) });
  const emptied = filled(words.diary.addTo, { moment: words.meals.LUNCH.toLowerCase() });
  const date = dateOfDevice();
  const { results } = (await callAs(page, 'GET', `/planner/calendarDay?date__gte=${date}&date__lte=${date}`)) as {
    results: { calendar_items: { id: number; meal_moment: string }[] }[];
  };
  const lunch = results[0]!.calendar_items.find(({ meal_moment }) => meal_moment === 'LUNCH')!;
  await callAs(page, 'DELETE', `/planner/calendarItem/${lunch.id}`);
  const describeAsIs = await describeOtherwise(page, ({ organisation }) => ({
    organisation: { ...organisation, managed_planning: true },
  }));
  await page.goto('/diary');
  await expect(ticksOf(page, words)).toHaveCount(2);
  await expect(add).toHaveCount(1);
  await expect(add).toHaveAccessibleName(emptied);
  describeAsIs();
  await describeOtherwise(page, ({ organisation }) => ({
    organisation: { ...organisation, managed_planning: false, clients_are_diy: false },
  }));
  await page.goto('/diary');
  await expect(ticksOf(page, words)).toHaveCount(2);
  await expect(add).toHaveCount(3);
});
