import { type Browser, expect, type Page } from '@playwright/test';
import { WEEKDAYS, type Weekday } from '@weekbord/domain/dates/weekdays';
import { clientIntake } from '@weekbord/phrases/en/client-intake';
import { coaching } from '@weekbord/phrases/en/coaching';
import { clientPlan } from '@weekbord/phrases/en/client-plan';
import { eating } from '@weekbord/phrases/en/eating';
import { notes } from '@weekbord/phrases/en/notes';
import { onboarding } from '@weekbord/phrases/en/onboarding';
import { planVersions } from '@weekbord/phrases/en/plan-versions';
import { expectAccessible } from './support/accessible.ts';
import { changeBrand } from './support/change-brand.ts';
import { sessionOfDemo } from './support/people.ts';
import { dateOfDevice } from './support/planned-person.ts';
import { callAs, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, type Words, wordsOf } from './support/words.ts';

const NAME = 'Robin Jansen';
const REASON = 'More room for a long ride on Saturday.';

type WeeklyPlan = Record<Weekday, { id: number; name: string; meal_slot_specifications: { fat: number }[] }>;

/** Enables the demo's client and reduces their plans to a single one, because the tests share this client. */
async function startOver(page: Page): Promise<void> {
  const listed = await callAs(page, 'GET', `/users/paginatedclients?search=${encodeURIComponent(NAME)}`);
  const { id } = (listed as { results: { id: number }[] }).results[0]!;
  await callAs(page, 'PATCH', `/users/clients/${id}`, { account_enabled: true });
  const week = await weekOf(page, id);
  const others = WEEKDAYS.map((day) => week[day].id).filter((plan) => plan !== week.monday.id);
  for (const plan of new Set(others)) await callAs(page, 'DELETE', `/users/nutritionDayPlan/${plan}`);
}

/** Returns a client's week from the server. */
async function weekOf(page: Page, clientId: number): Promise<WeeklyPlan> {
  const answer = await callAs(page, 'GET', `/users/weeklyNutritionPlan?user=${clientId}`);
  return (answer as { results: WeeklyPlan[] }).results[0]!;
}

/** Completes the first three steps of a plan, keeping their values. */
async function toTuning(page: Page, { shared }: Words, name: string): Promise<void> {
  for (const title of [clientPlan.balanceTitle, filled(clientPlan.momentsTitle, { name }), clientPlan.sizesTitle]) {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: shared.next }).click();
  }
  await expect(page.getByRole('heading', { level: 1, name: clientPlan.tuneTitle })).toBeVisible();
}

/** Creates a client's first plan, which applies to all seven days, with fine-tuned meals. */
async function makeFirstPlan(page: Page, words: Words, name: string): Promise<void> {
  const clientId = Number(new URL(page.url()).pathname.split('/').at(-1));
  await page.getByRole('link', { name: words.clients.plan }).click();
  await page.getByRole('link', { name: words.clients.makePlan }).click();
  await toTuning(page, words, name);
  for (const one of await page.getByRole('switch').all()) await expect(one).toBeDisabled();
  await page.getByLabel(clientPlan.nameLabel).fill('');
  await expect(page.getByText(clientPlan.nameError)).toBeVisible();
  await page.getByLabel(clientPlan.nameLabel).fill('Every day');
  await page.getByRole('group', { name: words.meals.LUNCH }).getByLabel(words.shared.fat).fill('22');
  await page.getByRole('button', { name: clientPlan.save }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const made = await weekOf(page, clientId);
  expect(new Set(WEEKDAYS.map((day) => made[day].id)).size).toBe(1);
  expect(made.monday).toMatchObject({ name: 'Every day' });
  expect(made.monday.meal_slot_specifications.map(({ fat }) => fat)).toContain(22);
}

/** Fine-tunes the only plan on all seven days, then assigns another plan to the weekend and deletes it. */
async function tunePlan(page: Page, words: Words, clientId: number): Promise<void> {
  const { clients, shared, meals } = words;
  const week = () => weekOf(page, clientId);
  const idsOf = (plan: WeeklyPlan) => WEEKDAYS.map((day) => plan[day].id);
  const save = page.getByRole('button', { name: clientPlan.save });
  const name = page.getByLabel(clientPlan.nameLabel);
  // An older message with the same text may still be visible, so this waits for the client screen.
  const saved = async () => {
    await save.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    await expect(page.getByText(clientPlan.saved)).toHaveCount(1);
  };
  const before = await week();

  await page.getByRole('link', { name: clients.plan }).click();
  await page
    .getByRole('link', { name: /^Edit (?!profile)/ })
    .or(page.getByRole('button', { name: /^Edit (?!profile)/ }))
    .click();
  await toTuning(page, words, NAME);
  await expect(page.getByRole('switch')).toHaveCount(WEEKDAYS.length);
  for (const one of await page.getByRole('switch').all()) await expect(one).toBeDisabled();
  const fat = page.getByRole('group', { name: meals.BREAKFAST }).getByLabel(shared.fat);
  await fat.fill('15');
  await name.fill(' ');
  await expect(page.getByText(clientPlan.nameError)).toBeVisible();
  await expect(save).toBeDisabled();
  await name.fill('Training');
  await saved();
  const tuned = await week();
  expect(idsOf(tuned)).toEqual(idsOf(before));
  expect(WEEKDAYS.map((day) => [tuned[day].name, tuned[day].meal_slot_specifications[0]!.fat])).toEqual(
    WEEKDAYS.map(() => ['Training', 15]),
  );

  await page
    .getByRole('link', { name: clients.addPlan })
    .or(page.getByRole('button', { name: clients.addPlan }))
    .click();
  await toTuning(page, words, NAME);
  await name.fill('Weekend');
  for (const one of await page.getByRole('switch', { checked: true }).all()) await one.click();
  await expect(page.getByText(clientPlan.daysError)).toBeVisible();
  await expect(save).toBeDisabled();
  for (const day of ['Saturday', 'Sunday']) await page.getByRole('switch', { name: day }).click();
  await page.getByLabel(clientPlan.reasonLabel).fill(REASON);
  await saved();
  const two = await week();
  expect(WEEKDAYS.map((day) => two[day].name)).toEqual([
    ...WEEKDAYS.slice(2).map(() => 'Training'),
    'Weekend',
    'Weekend',
  ]);
}

/** The client sees the change in the diary, reads the reason, and accepts it. */
async function acceptPlan(theirs: Page): Promise<void> {
  await theirs.getByRole('link', { name: REASON }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(planVersions.title);
  await expect(theirs.getByText(REASON).first()).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('button', { name: planVersions.accept }).first().click();
  await expect(theirs.getByRole('button', { name: planVersions.accept })).toHaveCount(0);
}

/** The coach writes, the client finds the note on the profile and replies, and the coach sees the reply immediately. */
async function writeToEachOther(page: Page, theirs: Page, clientId: number): Promise<void> {
  await page.goto(`/clients/${clientId}?part=notes`);
  await page.getByLabel(notes.write).fill('How was the ride?');
  await page.getByRole('button', { name: notes.send }).click();
  await theirs.goto('/profile');
  await theirs.getByRole('link', { name: notes.title }).click();
  await expect(theirs.getByText('How was the ride?').first()).toBeVisible();
  await theirs.getByLabel(notes.write).fill('Windy.');
  await theirs.getByRole('button', { name: notes.send }).click();
  await expect(page.getByText('Windy.').first()).toBeVisible();
  await expect(page.getByText(notes.seen).first()).toBeVisible();
}

/** Adds a client in two steps, checks their profile, and gives them a first plan. */
async function add(page: Page, words: Words): Promise<void> {
  const { clients, shared } = words;
  await page.getByRole('link', { name: clients.add }).click();
  await page.getByLabel(clientIntake.firstName).fill('Noor');
  await page.getByLabel(clientIntake.lastName).fill('Added');
  await page.getByLabel(clientIntake.email).fill(`added-${Date.now()}@home.example`);
  await page.getByRole('button', { name: shared.next }).click();
  await page.getByText(onboarding.FEMALE, { exact: true }).click();
  await page.getByLabel(clientIntake.activity).selectOption(onboarding.activityACTIVE);
  await page.getByLabel(clientIntake.diet).selectOption(eating.OMNIVORE);
  await page.getByLabel(clientIntake.weight).fill('70');
  await page.getByLabel(clientIntake.bodyFat).fill('20');
  await page.getByRole('button', { name: clientIntake.addExercise }).click();
  await page.getByRole('button', { name: clientIntake.add }).click();
  await expect(page.getByText(filled(clientIntake.invited, { name: 'Noor' }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor Added');
  await makeFirstPlan(page, words, 'Noor Added');
  await page.getByRole('button', { name: clients.back }).click();
}

/** Opens the client's diary, checks the bar that says whose it is, and goes back. */
async function lookAtDiary(page: Page, { clients, navigation }: Words, clientId: number): Promise<void> {
  await page.getByRole('link', { name: clients.viewPlan }).click();
  await expect(page).toHaveURL(new RegExp(`/as/${clientId}/diary/`));
  await expect(page.getByText(filled(coaching.subject, { name: NAME }))).toBeVisible();
  const bar = page.getByRole('navigation', { name: navigation.main });
  await expect(bar.getByRole('link')).toHaveText([navigation.diary, navigation.progress, navigation.groceries]);
  await expect(page.getByRole('button', { name: /^Eaten/ }).first()).toBeVisible();
  await page.getByRole('link', { name: coaching.subjectLeave }).click();
  await expect(page).toHaveURL(new RegExp(`/clients/${clientId}$`));
}

/** Opens a page in which the demo's client is logged in. */
async function pageOfClient(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, await sessionOfDemo('client@demo.example'));
  return page;
}

/** Logs the coach in, resets her client to the demo's initial state, and opens that client. */
async function openClient(page: Page): Promise<number> {
  await signIn(page, await sessionOfDemo('coach@demo.example'));
  await startOver(page);
  await page.goto('/clients');
  await page.getByRole('link', { name: NAME }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

test('a coach adds a client with a first plan for all seven days', async ({ page }, info) => {
  const words = wordsOf(info);
  const { clients, navigation } = words;
  await signIn(page, await sessionOfDemo('coach@demo.example'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/clients$/);
  const bar = page.getByRole('navigation', { name: navigation.main });
  await expect(bar.getByRole('link')).toHaveText([navigation.clients, navigation.account, navigation.profile]);
  await page.getByRole('button', { name: clients.groupNeeds }).click();
  await expect(page.getByRole('heading', { name: clients.needsTitle })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: clients.groupAll }).click();
  await expectAccessible(page);
  await add(page, words);
});

test('[COA-08] [PRO-04] a coach sees the progress and diary of a client, and fine-tunes their plan', async ({
  page,
  browser,
}, info) => {
  const words = wordsOf(info);
  const { clients, progress } = words;
  const clientId = await openClient(page);
  await callAs(page, 'POST', '/measurements/userBodyFatPercentage', {
    user: clientId,
    value: 28.5,
    created_at: dateOfDevice(),
  });
  await page.getByRole('link', { name: clients.progress }).click();
  await page.getByRole('button', { name: progress.nameBODY_FAT_PERCENTAGE }).click();
  await expect(page.getByText('28.5 %').or(page.getByText('28.5%')).first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);

  await lookAtDiary(page, words, clientId);
  await tunePlan(page, words, clientId);

  const theirs = await pageOfClient(browser);
  await theirs.goto('/');
  await expect(theirs).toHaveURL(/\/diary\//);
  await acceptPlan(theirs);
  await page.goto(`/clients/${clientId}?part=plan`);
  await expect(page.getByText(/^Robin Jansen accepted this on /).first()).toBeVisible();
  await theirs.context().close();
});

test('[COA-10] a coach and a client exchange notes, and the client sees the new name and colour of the organisation', async ({
  page,
  browser,
}, info) => {
  const words = wordsOf(info);
  const clientId = await openClient(page);
  const theirs = await pageOfClient(browser);
  await writeToEachOther(page, theirs, clientId);
  await theirs.setViewportSize({ width: 1280, height: 800 });
  await changeBrand(page, theirs, words);
  await theirs.context().close();
});

test('[COA-04] a coach disables and enables the account of a client, but not her own', async ({
  page,
  browser,
}, info) => {
  const { clients } = wordsOf(info);
  await openClient(page);
  const theirs = await pageOfClient(browser);
  await theirs.goto('/');
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
  await page.getByRole('link', { name: NAME }).first().click();
  await page.getByRole('link', { name: clients.settings }).click();
  await set(clients.activate, clients.activatedNow);
  await theirs.goto('/');
  await expect(theirs).toHaveURL(/\/diary\//);
  await theirs.context().close();

  const me = await callAs(page, 'GET', '/auth/users/me');
  await page.goto(`/clients/${String((me as { id: number }).id)}?part=settings`);
  await expect(page.getByRole('heading', { name: clients.goneTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: clients.deactivate })).toHaveCount(0);
});

test('[NAV-05] a coach switches to her own diary and back', async ({ page }, info) => {
  const { navigation, accounts, shared } = wordsOf(info);
  await signIn(page, await sessionOfDemo('coach@demo.example'));
  await page.goto('/clients');
  const bar = page.getByRole('navigation', { name: navigation.main });
  await bar.getByRole('link', { name: navigation.profile }).click();
  await page.getByRole('button', { name: accounts.toClientMode }).click();
  await expect(page).toHaveURL(/\/diary\//);
  await expect(bar.getByRole('link').first()).toHaveText(navigation.diary);
  await bar.getByRole('link', { name: navigation.profile }).click();
  await page.getByRole('button', { name: accounts.toCoachMode }).click();
  await expect(page).toHaveURL(/\/clients$/);
  await expect(page.getByText(shared.errorLoadingData)).toHaveCount(0);
});
