import { expect } from '@playwright/test';
import { WIZARD_DAY_PLAN } from '@weekbord/domain/plans/wizard-plan';
import { branding } from '@weekbord/phrases/en/branding';
import { clientPlan } from '@weekbord/phrases/en/client-plan';
import { expectAccessible } from './support/accessible.ts';
import { makeCoach, makePlannedPerson } from './support/people.ts';
import { plannedPerson } from './support/planned-person.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, wordsOf } from './support/words.ts';

test('[FRM-01] a measurement can be saved only once it is valid, and shows its validation error at the field', async ({
  page,
}, info) => {
  const { progress, shared } = wordsOf(info);
  await plannedPerson(page);
  await page.goto('/progress');
  await page.getByRole('button', { name: progress.addWEIGHT }).first().click();
  const dialog = page.getByRole('dialog');
  const weight = dialog.getByRole('textbox', { name: progress.nameWEIGHT });
  const day = dialog.getByLabel(progress.day);
  const save = dialog.getByRole('button', { name: progress.save });
  await expect(save).toBeDisabled();
  for (const [text, fault] of [
    ['heavy', shared.notANumber],
    ['0.5', filled(progress.tooSmall, { limit: 1 })],
  ] as const) {
    await weight.fill(text);
    await day.focus();
    await expect(weight).toHaveAccessibleDescription(new RegExp(fault.replaceAll('.', String.raw`\.`)));
    await expect(weight).toHaveAttribute('aria-invalid', 'true');
    await expect(save).toBeDisabled();
  }
  await weight.fill('72');
  await expect(save).toBeEnabled();
  await day.fill('2999-01-01');
  await expect(day).toHaveAccessibleDescription(progress.inFuture);
  await expect(save).toBeDisabled();
  await expectAccessible(page);
});

test('[FRM-01] a brand and a day plan can be saved only if they are valid and changed, and show validation errors at their fields', async ({
  page,
}, info) => {
  const { clients, shared } = wordsOf(info);
  const locale = await localeOf(page);
  const coach = await makeCoach(locale);
  await makePlannedPerson(locale, coach.id);
  await signIn(page, coach.token);
  await callAs(page, 'POST', '/users/organisation', { name: `Practice Linden ${coach.id}`, primary_colour: '#2e7d5b' });

  await page.goto('/account');
  const name = page.getByLabel(branding.nameLabel);
  const colour = page.getByLabel(branding.colourLabel, { exact: true });
  const saveBrand = page.getByRole('button', { name: branding.save, exact: true });
  await expect(name).toHaveValue(`Practice Linden ${coach.id}`);
  await expect(saveBrand).toBeDisabled();
  await name.fill('');
  await colour.focus();
  await expect(name).toHaveAccessibleDescription(branding.nameError);
  await expect(saveBrand).toBeDisabled();
  await name.fill(`Practice Linde ${coach.id}`);
  await expect(saveBrand).toBeEnabled();
  await colour.fill('greenish');
  await name.focus();
  await expect(colour).toHaveAccessibleDescription(new RegExp(branding.colourError));
  await expect(saveBrand).toBeDisabled();
  await colour.fill('#2e7d5b');
  await name.fill(`Practice Linden ${coach.id}`);
  await expect(saveBrand).toBeDisabled();

  await page.goto('/clients');
  await page.locator('main').getByRole('link', { name: 'Noor van den Berg' }).first().click();
  await page.waitForURL(/\/clients\/\d+/);
  const client = Number(new URL(page.url()).pathname.split('/').at(-1));
  const weeks = (await callAs(page, 'GET', `/users/weeklyNutritionPlan?user=${client}`)) as {
    results: { monday: { id: number; name: string } }[];
  };
  const { id, name: stored } = weeks.results[0]!.monday;
  await page.goto(`/clients/${client}/plan?plan=${id}`);
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: shared.next }).click();
  const planName = page.getByLabel(clientPlan.nameLabel);
  const savePlan = page.getByRole('button', { name: clientPlan.save });
  // The plan that the wizard made is shown as a personal plan.
  expect(stored).toBe(WIZARD_DAY_PLAN);
  await expect(planName).toHaveValue(clients.personalPlan);
  await expect(savePlan).toBeDisabled();
  await planName.fill('');
  await expect(planName).toHaveAccessibleDescription(clientPlan.nameError);
  await expect(savePlan).toBeDisabled();
  await planName.fill(`${clients.personalPlan} again`);
  await expect(savePlan).toBeEnabled();
  await planName.fill(clients.personalPlan);
  await expect(savePlan).toBeDisabled();
});
