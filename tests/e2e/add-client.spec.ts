import { expect } from '@playwright/test';
import { clientIntake } from '@weekbord/phrases/en/client-intake';
import { eating } from '@weekbord/phrases/en/eating';
import { onboarding } from '@weekbord/phrases/en/onboarding';
import { makeCoach } from './support/people.ts';
import { logInByCode, openPhone } from './support/phone.ts';
import { callAs, localeOf, signIn } from './support/session.ts';
import { test } from './support/test.ts';
import { filled, wordsOf } from './support/words.ts';

test('[COA-02] a coach adds a client with an intake and exercises, and errors are shown at the fields', async ({
  page,
  browser,
}, info) => {
  const { clients, shared } = wordsOf(info);
  const locale = await localeOf(page);
  const coach = await makeCoach(locale);
  await signIn(page, coach.token);
  const known = `known-${coach.id}@home.example`;
  await callAs(page, 'POST', '/users/clients', { email: known, first_name: 'Ada', last_name: 'Known' });

  await page.goto('/clients');
  await page.getByRole('link', { name: clients.add }).click();
  const next = page.getByRole('button', { name: shared.next });
  const email = page.getByLabel(clientIntake.email);
  await expect(next).toBeDisabled();
  await page.getByLabel(clientIntake.firstName).fill('  Noor ');
  await page.getByLabel(clientIntake.lastName).fill('Added');
  await email.fill('noor@');
  await expect(next).toBeDisabled();
  await email.fill(known);
  await next.click();

  const add = page.getByRole('button', { name: clientIntake.add });
  const weight = page.getByLabel(clientIntake.weight);
  const bodyFat = page.getByLabel(clientIntake.bodyFat);
  await expect(add).toBeDisabled();
  await page.getByText(onboarding.FEMALE, { exact: true }).click();
  await page.getByLabel(clientIntake.activity).selectOption(onboarding.activityACTIVE);
  await page.getByLabel(clientIntake.diet).selectOption(eating.OMNIVORE);
  await page.getByRole('button', { name: clientIntake.addExercise }).click();
  await expect(page.getByLabel(clientIntake.minutes)).toHaveValue('30');
  await expect(page.getByLabel(clientIntake.sessions)).toHaveValue('1');
  for (const [field, wrong, right] of [
    [weight, ['0', '301', 'heavy'], '70'],
    [bodyFat, ['2', '61'], '20'],
    [page.getByLabel(clientIntake.minutes), ['0'], '30'],
    [page.getByLabel(clientIntake.sessions), ['0'], '1'],
  ] as const) {
    for (const text of wrong) {
      await field.fill(text);
      await field.blur();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(add).toBeDisabled();
    }
    await field.fill(right);
  }
  await expect(add).toBeEnabled();
  await add.click();
  await expect(email).toHaveAccessibleDescription(/already/);
  await email.fill(`added-${coach.id}@home.example`);
  await next.click();
  await expect(weight).toHaveValue('70');
  await add.click();
  await expect(page.getByText(filled(clientIntake.invited, { name: 'Noor' }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor Added');

  const phone = await openPhone(browser, info);
  const app = await phone.start();
  await logInByCode(app, wordsOf(info), coach.address);
  await expect(app.getByRole('heading', { level: 1, name: clients.title })).toBeVisible();
  await expect(app.getByText('Noor Added')).toBeVisible();
  await expect(app.getByRole('link', { name: clients.add })).toHaveCount(0);
  await phone.context.close();
});
