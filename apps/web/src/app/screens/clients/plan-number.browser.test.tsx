import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { addClient, dayPlan, open, PROFILE, server, serveClients } from './clients-scene.test-support.tsx';

serveClients();

const weekOf = (plan: object, weekend: object = plan) => ({
  id: 3,
  name: 'Plan',
  client_intake: 5,
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, day.startsWith('s') ? weekend : plan])),
});

async function begin(weekly_plan: object | null, profile: object | null = PROFILE) {
  addClient('Anna');
  server.basis = { profile, high_protein: true, partner_nutrition_rules: false, weekly_plan, unused_day_plans: [] };
  const router = await open('/clients');
  await page.getByRole('button', { name: 'Change energy or protein: Anna Smit' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Plan for Anna Smit' })).toBeVisible();
  return router;
}

const field = (name: string) => page.getByRole('textbox', { name });
const save = () => page.getByRole('button', { name: 'Save plan' });
const sums = (figure: 'kcal' | 'protein' | 'carbohydrates' | 'fat') =>
  server.savedPlans.at(-1)!.meals.reduce((all, meal) => all + meal[figure], 0);

it('saves a number that was typed, and adjusts the rest of the day to it', async () => {
  await begin(weekOf(dayPlan(1, 'Every day')));
  await expect.element(field('Energy')).toHaveFocus();
  await expect.element(field('Energy')).toHaveValue('1800');
  await expect.element(save()).toBeDisabled();
  await field('Energy').fill('1600');
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Fat' }))
    .toHaveTextContent('Carbs 210 → 178 g · Fat 48 → 40 g');
  await expectAccessible();
  await save().click();
  await expect.element(page.getByText('Anna Smit’s plan has been saved')).toBeVisible();
  expect(page.getByRole('dialog').elements()).toEqual([]);
  expect(server.savedPlans).toMatchObject([
    { user: 1, nutrition_day_plan: 1, name: 'Every day', days: [...WEEKDAYS], read: { meals: [{ kcal: 900 }, {}] } },
  ]);
  expect([sums('kcal'), sums('protein'), sums('carbohydrates'), sums('fat')]).toEqual([1600, 120, 178, 40]);
});

it('lets protein replace carbohydrates, and reports numbers that are invalid or too low', async () => {
  await begin(weekOf(dayPlan(1, 'Every day')));
  for (const wrong of ['much', '']) {
    await field('Protein').fill(wrong);
    await expect.element(page.getByText('Enter a whole number.')).toBeVisible();
    await expect.element(save()).toBeDisabled();
  }
  await field('Protein').fill('40');
  await expect.element(page.getByText('A plan needs at least 50 g of protein a day.')).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await field('Protein').fill('140');
  await save().click();
  await expect.poll(() => server.savedPlans.length).toBe(1);
  expect([sums('kcal'), sums('protein'), sums('carbohydrates'), sums('fat')]).toEqual([1800, 140, 190, 48]);
});

it('requires a reason for a day below 1,250 kcal, and rejects one below 800', async () => {
  await begin(weekOf(dayPlan(1, 'Every day')));
  await field('Energy').fill('790');
  await expect.element(page.getByText('A plan needs at least 800 kcal a day.')).toBeVisible();
  await field('Energy').fill('1200');
  await expect.element(page.getByText('A day below 1,250 kcal needs a reason.')).toBeVisible();
  await expect.element(save()).toBeDisabled();
  await field('Reason').fill('Four weeks before the operation.');
  await save().click();
  await expect.poll(() => server.savedPlans.at(-1)).toMatchObject({ reason: 'Four weeks before the operation.' });
});

it("changes today's plan if there are several, or the plan that is chosen", async () => {
  await begin(weekOf(dayPlan(1, 'Rest'), dayPlan(2, 'Sport')));
  const isWeekend = [0, 6].includes(new Date().getDay());
  await expect.element(page.getByRole('radio', { name: isWeekend ? 'Sport' : 'Rest' })).toBeChecked();
  await page.getByText(isWeekend ? 'Rest' : 'Sport', { exact: true }).click();
  await field('Energy').fill('2000');
  await save().click();
  await expect.poll(() => server.savedPlans.at(-1)).toMatchObject({ nutrition_day_plan: isWeekend ? 1 : 2 });
});

it("links to the client's page if they have no plan", async () => {
  const router = await begin(null);
  await page.getByRole('dialog').getByRole('link', { name: 'Make a plan' }).click();
  expect(router.state.location.href).toBe('/clients/1?part=plan');
});

it("also links to the client's page if they have no profile", async () => {
  await begin(null, null);
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Open client' })).toBeVisible();
  await expectAccessible();
});
