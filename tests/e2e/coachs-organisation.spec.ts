import { expect, type Page } from '@playwright/test';
import { makeClient, makeCoach, makePlannedPerson, makeStaff, leaveMainOrganisation } from './support/people.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { agree, answerUpToPlan, answerToEnd, goOnTo, onStep, throughTour } from './support/wizard.ts';
import { wordsOf } from './support/words.ts';

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const NAME = 'Practice Linden';
const DESKTOP = { width: 1440, height: 900 };

const logoIn = (page: Page, role: 'banner' | 'navigation') => page.getByRole(role).getByRole('img', { name: NAME });
test("[ORG-04] a coach and their clients see the organisation's logo, and the app follows its settings", async ({
  page,
  browser,
}, info) => {
  const words = wordsOf(info);
  const locale = await localeOf(page);
  const coach = await makeCoach(locale);
  await signIn(page, coach.token);
  const body = { name: NAME, primary_colour: '#2e7d5b', logo: LOGO };
  const { id } = (await callAs(page, 'POST', '/users/organisation', body)) as { id: number };
  await callAs(page, 'PATCH', '/auth/users/me', { uses_imperial_measurements: true });
  const office = await (await browser.newContext()).newPage();
  await signIn(office, await makeStaff(locale));
  const set = (settings: object) =>
    callAs(office, 'PATCH', `/staff/organisations/${id}`, { ...settings, reason: 'They asked.' });

  // The logo is above the client list, on a desktop.
  await page.setViewportSize(DESKTOP);
  await page.goto('/clients');
  await expect(page.getByRole('heading', { level: 1, name: words.navigation.clients })).toBeVisible();
  await expect(logoIn(page, 'navigation')).toBeVisible();
  await expect(logoIn(page, 'navigation')).not.toHaveCSS('border-radius', '0px');

  // For a client with a plan: the header, the corners and the text about notes.
  await set({ disable_logo_curve: true, custom_notes_message: 'How did you sleep?' });
  const planned = await (await browser.newContext({ locale, viewport: { width: 375, height: 812 } })).newPage();
  const person = await makePlannedPerson(locale, coach.id);
  await signIn(planned, person.token);
  const { id: plannedId } = (await callAs(planned, 'GET', '/auth/users/me')) as { id: number };
  await leaveMainOrganisation(plannedId);
  await planned.goto('/diary');
  await expect(logoIn(planned, 'banner')).toBeVisible();
  await expect(logoIn(planned, 'banner')).toHaveCSS('border-radius', '0px');
  await planned.getByRole('button', { name: words.diary.note, exact: true }).click();
  await expect(planned.getByRole('dialog').getByText('How did you sleep?')).toBeVisible();
  await planned.keyboard.press('Escape');
  await planned.setViewportSize(DESKTOP);
  await expect(logoIn(planned, 'navigation')).toBeVisible();
  await set({ logo_visible: false });
  await planned.setViewportSize({ width: 375, height: 812 });
  await planned.reload();
  await expect(planned.getByRole('button', { name: words.diary.note, exact: true })).toBeVisible();
  await expect(planned.getByRole('banner')).toHaveCount(0);
  await planned.context().close();

  // For a client who completes the wizard: the coach's units and an empty first week.
  await set({ auto_plan_initial_meals: false, clients_are_diy: true });
  const newcomer = await (await browser.newContext({ locale, viewport: { width: 375, height: 812 } })).newPage();
  const client = await makeClient(locale, coach.id);
  await leaveMainOrganisation(client.id);
  await signIn(newcomer, client.token);
  await newcomer.goto('/onboarding/goal');
  await onStep(newcomer, 'goal');
  await agree(newcomer, words);
  await goOnTo(newcomer, words, 'physical-stats');
  const unit = words.onboarding.POUNDS.toLowerCase();
  await expect(newcomer.getByRole('button', { name: `${words.onboarding.weightUnit}: ${unit}` })).toBeVisible();
  await expect(newcomer.getByLabel(words.onboarding.heightFeet, { exact: true })).toBeVisible();
  await newcomer.goto('/onboarding/goal');
  await answerUpToPlan(newcomer, words);
  await answerToEnd(newcomer, words);
  await throughTour(newcomer, words);
  const me = (await callAs(newcomer, 'GET', '/auth/users/me')) as { intake: object };
  expect(me.intake).toMatchObject({
    weekly_nutrition_plan: expect.any(Number),
    uses_imperial_measurements_for_recipes: true,
    personal_weight_unit: 'POUNDS',
  });
  const days = (await callAs(newcomer, 'GET', '/planner/calendarDay')) as {
    results: readonly { calendar_items: readonly unknown[] }[];
  };
  expect(days.results.flatMap(({ calendar_items: items }) => items)).toEqual([]);
  await newcomer.context().close();
  await office.context().close();
});
