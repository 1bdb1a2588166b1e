import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { changeLanguage } from '../../../shared/phrases/use-phrases.ts';
import { addClient, dayPlan, open, PROFILE, server, serveClients, SLOT } from './clients-scene.test-support.tsx';

serveClients();

function begin(weekly_plan: object | null = null): void {
  addClient('Anna');
  server.basis = {
    profile: PROFILE,
    high_protein: true,
    partner_nutrition_rules: false,
    weekly_plan,
    unused_day_plans: [],
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const shown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

/** The sum of the meal sizes, and whether it is red. */
const total = () => {
  const line = document.querySelector('main p[role="status"]');
  return [line?.textContent, line?.classList.contains('text-danger')];
};

it('[COA-06] the balance is a preset or a number from 10 to 500, and resets adjustments', async () => {
  begin();
  await open('/clients/1/plan');
  await shown('1,804 kcal');
  for (const [balance, kcal] of Object.entries({
    80: '1,603',
    90: '1,804',
    100: '2,004',
    105: '2,104',
    110: '2,204',
  })) {
    await page.getByText(`${balance}%`, { exact: true }).click();
    await shown(`${kcal} kcal`);
  }
  const protein = page.getByRole('textbox', { name: 'Protein' });
  await expect.element(page.getByText('Changed', { exact: true })).not.toBeInTheDocument();
  await expect.element(protein).toHaveValue('99');
  await protein.fill('150');
  await shown('Changed');
  await page.getByText('100%', { exact: true }).click();
  await expect.element(page.getByText('Changed', { exact: true })).not.toBeInTheDocument();
  await expect.element(protein).toHaveValue('99');
  await shown('2,004 kcal');
  await page.getByText('Other', { exact: true }).click();
  const own = page.getByRole('textbox', { name: 'Energy balance in percent' });
  for (const outside of ['501', '9']) {
    await own.fill(outside);
    await shown('Enter a number from 10 to 500.');
    await expect.element(button('Next')).toBeDisabled();
    await own.fill('100');
    await expect.element(button('Next')).toBeEnabled();
  }
  await own.fill('500');
  await shown('10,020 kcal');
  await own.fill('10');
  await shown('200 kcal');
  await shown('A plan needs at least 800 kcal a day.');
  await expect.element(button('Next')).toBeDisabled();
  await own.fill('95,5');
  await shown('1,914 kcal');
  await expectAccessible();
});

describe('a plan below 1,250 kcal', () => {
  const why = () => page.getByRole('textbox', { name: 'Reason' });
  const own = () => page.getByRole('textbox', { name: 'Energy balance in percent' });
  const lowDay = (kcal: string) =>
    `At ${kcal} kcal, this day is below 1,250 kcal. Add a reason to the plan; Anna Smit can read it.`;
  const leanMeals = [
    { kcal: 600, protein: 50, carbohydrates: 55, fat: 20 },
    { kcal: 600, protein: 50, carbohydrates: 55, fat: 20 },
  ];
  const lowWeek = () => {
    const low = dayPlan(1, 'Low');
    const meals = low.meal_slot_specifications.map((slot, at) => ({ ...slot, ...leanMeals[at] }));
    return {
      id: 3,
      name: 'Plan',
      client_intake: 5,
      ...Object.fromEntries(WEEKDAYS.map((day) => [day, { ...low, meal_slot_specifications: meals }])),
    };
  };

  it.each([
    ['62.3', '1,249 kcal', '1,249'],
    ['40', '802 kcal', '802'],
  ])('is saved only with a reason: %s %% gives %s', async (balance, kcal, figure) => {
    begin();
    await open('/clients/1/plan');
    await page.getByText('Other', { exact: true }).click();
    await own().fill('62.35');
    await shown('1,250 kcal');
    await expect.element(page.getByText(/Add a reason to the plan/)).not.toBeInTheDocument();
    await own().fill(balance);
    await shown(kcal);
    await shown(lowDay(figure));
    for (let step = 0; step < 3; step += 1) await button('Next').click();
    await shown(lowDay(figure));
    await expect.element(why()).toHaveAccessibleDescription(/A day below 1,250 kcal needs a reason\./);
    await expect.element(why()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(button('Save plan')).toBeDisabled();
    await why().fill('  ');
    await expect.element(button('Save plan')).toBeDisabled();
    await expectAccessible();
    await why().fill(' Four weeks before the operation. ');
    await expect.element(page.getByText('A day below 1,250 kcal needs a reason.')).not.toBeInTheDocument();
    await expect.element(why()).toHaveAccessibleDescription('Anna Smit sees this with your changes.');
    await button('Save plan').click();
    await expect.poll(() => server.savedPlans).toMatchObject([{ reason: 'Four weeks before the operation.' }]);
    const { meals } = server.savedPlans[0]!;
    expect(`${meals.reduce((sum, meal) => sum + meal.kcal, 0).toLocaleString('en')} kcal`).toBe(kcal);
  });

  it('is rejected below 800 kcal a day, even with a reason', async () => {
    begin();
    await open('/clients/1/plan');
    await page.getByText('Other', { exact: true }).click();
    await own().fill('39.8');
    await shown('798 kcal');
    await shown('A plan needs at least 800 kcal a day.');
    await expect.element(page.getByText(/Add a reason to the plan/)).not.toBeInTheDocument();
    await expect.element(button('Next')).toBeDisabled();
    await own().fill('40');
    for (let step = 0; step < 3; step += 1) await button('Next').click();
    await why().fill('Four weeks before the operation.');
    await expect.element(button('Save plan')).toBeEnabled();
    await page.getByRole('group', { name: /Lunch/ }).getByRole('textbox', { name: 'Protein' }).fill('20');
    await shown('A plan needs at least 800 kcal a day.');
    await expect.element(button('Save plan')).toBeDisabled();
    expect(server.savedPlans).toEqual([]);
  });

  it('keeps the stored reason after a rename or a small increase, and needs a new one for a decrease', async () => {
    begin(lowWeek());
    await open('/clients/1/plan?plan=1&step=tuning');
    const fat = page.getByRole('group', { name: /Lunch/ }).getByRole('textbox', { name: 'Fat' });
    await expect.element(page.getByRole('textbox', { name: 'Reason (optional)' })).toBeVisible();
    await expect.element(page.getByText(/Add a reason to the plan/)).not.toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Plan name' }).fill('Lean');
    await expect.element(button('Save plan')).toBeEnabled();
    await fat.fill('19');
    await shown(lowDay('1,191'));
    await expect.element(button('Save plan')).toBeDisabled();
    await fat.fill('22');
    await expect.element(page.getByText(/Add a reason to the plan/)).not.toBeInTheDocument();
    await button('Save plan').click();
    await expect.poll(() => server.savedPlans).toMatchObject([{ name: 'Lean', nutrition_day_plan: 1 }]);
    expect(server.savedPlans[0]).not.toHaveProperty('reason');
  });
});

it('[COA-07] requires at least one meal, and sizes in steps of 5 that add up to 100', async () => {
  begin();
  await open('/clients/1/plan');
  await button('Next').click();
  for (const meal of ['Breakfast', 'Lunch', 'Dinner']) await page.getByRole('switch', { name: meal }).click();
  await shown('Please select at least one meal moment.');
  await expect.element(button('Next')).toBeDisabled();
  for (const meal of ['Breakfast', 'Lunch', 'Dinner']) await page.getByRole('switch', { name: meal }).click();
  await button('Next').click();
  await expect.poll(total).toEqual(['Total 100%', false]);
  await button('Make Breakfast larger').click();
  await expect.poll(total).toEqual(['Total 105%5% too much', true]);
  await expect.element(button('Next')).toBeDisabled();
  for (let step = 0; step < 6; step += 1) await button('Make Lunch smaller').click();
  for (let step = 0; step < 5; step += 1) await button('Make Dinner larger').click();
  await expect.poll(total).toEqual(['Total 100%', false]);
  await expect.element(button('Next')).toBeDisabled();
  await button('Make Lunch larger').click();
  await button('Make Dinner smaller').click();
  await button('Next').click();
  await button('Save plan').click();
  await expect.poll(() => server.savedPlans.length).toBe(1);
  const { meals } = server.savedPlans[0]!;
  expect(meals.map(({ kcal }) => kcal)).toEqual([541, 90, 1173]);
  expect(meals.reduce((sum, { kcal }) => sum + kcal, 0)).toBe(1804);
});

it('keeps fine tuning when moving between steps, and saves it on all days of the first plan', async () => {
  begin();
  const router = await open('/clients/1/plan');
  for (let step = 0; step < 3; step += 1) await button('Next').click();
  await page.getByRole('group', { name: /Lunch/ }).getByRole('textbox', { name: 'Fat' }).fill('20');
  await expect.element(page.getByRole('switch', { name: 'Monday' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Plan name' }).fill('Training');
  await button('Back').click();
  await shown('Total 100%');
  await button('Back').click();
  await button('Next').click();
  await button('Next').click();
  await expect
    .element(page.getByRole('group', { name: /Lunch/ }).getByRole('textbox', { name: 'Fat' }))
    .toHaveValue('20');
  await expectAccessible();
  await button('Save plan').click();
  await expect.poll(() => router.state.location.href).toBe('/clients/1?part=plan');
  expect(server.savedPlans).toMatchObject([
    { nutrition_day_plan: null, name: 'Training', days: [...WEEKDAYS], read: { week: null, meals: null } },
  ]);
  expect(server.savedPlans[0]?.meals[1]).toMatchObject({ meal_moment: 'LUNCH', fat: 20 });
});

it('opens one of several plans as stored, also in Dutch, and requires a name and a day', async () => {
  const rest = dayPlan(1, 'Rust');
  const sport = dayPlan(2, 'Sport');
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, day === 'tuesday' ? sport : rest]));
  begin({ id: 3, name: 'Plan', client_intake: 5, ...week });
  await changeLanguage('nl');
  await open('/clients/1/plan?plan=2&step=tuning');
  const tuesday = page.getByRole('switch', { name: 'Dinsdag' });
  await expect.element(tuesday).toBeChecked();
  await expect.element(button('Plan opslaan')).toBeDisabled();
  await expect.element(page.getByRole('switch', { name: 'Maandag' })).not.toBeChecked();
  await tuesday.click();
  await shown('Kies minstens één dag.');
  await expect.element(button('Plan opslaan')).toBeDisabled();
  await tuesday.click();
  await page.getByRole('textbox', { name: 'Naam van het plan' }).fill(' ');
  await expect.element(button('Plan opslaan')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Naam van het plan' }).fill('Sport');
  await expect.element(button('Plan opslaan')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Naam van het plan' }).fill('Sportdag');
  await expectAccessible();
  await button('Plan opslaan').click();
  await expect.poll(() => server.savedPlans.length).toBe(1);
  expect(server.savedPlans[0]).toMatchObject({
    nutrition_day_plan: 2,
    name: 'Sportdag',
    days: ['tuesday'],
    meals: [SLOT, SLOT],
  });
});

it('a plan without days is saved once it is given days', async () => {
  const [rest, sport] = [dayPlan(1, 'Rest'), dayPlan(2, 'Sport')];
  begin({ id: 3, name: 'Plan', client_intake: 5, ...Object.fromEntries(WEEKDAYS.map((day) => [day, rest])) });
  server.basis = { ...server.basis, unused_day_plans: [sport] };
  await open('/clients/1/plan?plan=2&step=tuning');
  await expect.element(page.getByRole('textbox', { name: 'Plan name' })).toHaveValue('Sport');
  await shown('Choose at least one day.');
  await expect.element(button('Save plan')).toBeDisabled();
  await page.getByRole('switch', { name: 'Tuesday' }).click();
  await button('Save plan').click();
  await expect
    .poll(() => server.savedPlans)
    .toMatchObject([{ nutrition_day_plan: 2, days: ['tuesday'], meals: [SLOT, SLOT], read: { meals: [SLOT, SLOT] } }]);
});

it('[COA-13] the close button opens the client, or goes back from the first step', async () => {
  begin();
  addClient('Ben', 'Bos', { intake: null });
  const router = await open('/clients/1?part=progress');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anna Smit' })).toBeVisible();
  const plan = (id: number, search: object = {}) =>
    router.navigate({ to: `/clients/${id}/plan` as never, search: search as never });
  const at = () => [router.state.location.pathname, router.state.location.search];
  await plan(1);
  await button('Close the plan').click();
  await expect.poll(at).toEqual(['/clients/1', { part: 'progress' }]);
  for (const steps of [1, 2, 3]) {
    await plan(1);
    for (let step = 0; step < steps; step += 1) await button('Next').click();
    await button('Close the plan').click();
    await expect.poll(at).toEqual(['/clients/1', { part: 'plan' }]);
  }
  await plan(1, { plan: 99 });
  await shown('Plan not found');
  await button('Go to the nutrition plan').last().click();
  await expect.poll(at).toEqual(['/clients/1', { part: 'plan' }]);
  server.basis = { ...server.basis, profile: null };
  await plan(2);
  await shown('No profile yet');
  for (const address of ['/clients/99/plan', '/clients/99']) {
    await router.navigate({ to: address as never });
    await shown('Client not found');
  }
});

it('every state of the screen has one first-level heading', async () => {
  begin();
  addClient('Ben', 'Bos', { intake: null });
  const titles = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
  const router = await open('/clients/1/plan?plan=99');
  const go = (address: string) => router.navigate({ to: address as never, search: {} as never });
  await shown('Plan not found');
  expect(titles()).toEqual(['Plan for Anna Smit']);
  server.basis = { ...server.basis, profile: null };
  await go('/clients/2/plan');
  await shown('No profile yet');
  expect(titles()).toEqual(['Plan for Ben Bos']);
  await expectAccessible();
  for (const address of ['/clients/99/plan', '/clients/99']) {
    await go(address);
    await shown('Client not found');
    expect(titles()).toEqual(['Client not found']);
  }
});

it('shows the plan from the wizard as a personal plan, and keeps its name unless the coach types another name', async () => {
  const [rest, made] = [dayPlan(1, 'Rest'), dayPlan(2, 'DIY nutrition plan')];
  const week = Object.fromEntries(WEEKDAYS.map((day) => [day, day === 'tuesday' ? made : rest]));
  begin({ id: 3, name: 'Plan', client_intake: 5, ...week });
  await open('/clients/1/plan?plan=2&step=tuning');
  const name = page.getByRole('textbox', { name: /^(Plan name|Naam van het plan)$/ });
  await expect.element(name).toHaveValue('Personal plan');
  expect(document.body.textContent).not.toMatch(/DIY/);
  await changeLanguage('nl');
  await expect.element(name).toHaveValue('Persoonlijk plan');
  await changeLanguage('en');
  await page.getByRole('switch', { name: 'Wednesday' }).click();
  await button('Save plan').click();
  await expect.poll(() => server.savedPlans).toMatchObject([{ name: 'DIY nutrition plan' }]);
});
