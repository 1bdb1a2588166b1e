import { WEEKDAYS } from '@weekbord/domain/dates/weekdays';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { addClient, dayPlan, figures, open, PROFILE, server, serveClients } from './clients-scene.test-support.tsx';

serveClients();

const ME = 900;
const weekOf = (plan: object) => ({
  id: 3,
  name: 'Plan',
  client_intake: 5,
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, plan])),
});
const basis = (weekly_plan: object | null, profile: object | null = PROFILE) => ({
  profile,
  high_protein: true,
  partner_nutrition_rules: false,
  weekly_plan,
  unused_day_plans: [],
});
const ownPlan = dayPlan(80, 'Cutting');

/** Opens the list on a desktop with the given clients. */
async function begin(...names: string[]) {
  for (const name of names) addClient(name);
  server.bases.set(ME, basis(weekOf(ownPlan)));
  server.basis = basis(weekOf({ ...dayPlan(1, 'Standard'), meal_slot_specifications: [bigLunch] }));
  await page.viewport(1440, 900);
  await open('/clients');
}
const bigLunch = { kcal: 2000, protein: 100, carbohydrates: 250, fat: 60, id: 11, meal_moment: 'LUNCH' };

const box = (name: string) => page.getByRole('checkbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const receiver = (name: string) =>
  page.getByRole('list', { name: 'What each client gets' }).getByRole('listitem').filter({ hasText: name });

it('selects clients by keyboard, all of a page at once, and keeps them while searching', async () => {
  await begin('Anna', 'Bram', 'Cees');
  await expect.element(box('Select Anna Smit')).toBeVisible();
  expect(page.getByRole('region', { name: 'Selected clients' }).elements()).toEqual([]);
  (box('Select Anna Smit').element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('1 selected')).toBeVisible();
  expect(box('Select all on this page').element()).toHaveProperty('indeterminate', true);
  await expectAccessible();
  await page.getByRole('searchbox').fill('Cees');
  await userEvent.keyboard('{Enter}');
  await expect.element(box('Select Bram Smit')).not.toBeInTheDocument();
  await box('Select all on this page').click();
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await button('Clear').click();
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument();
});

it('selects all clients that match the filter, even on other pages', async () => {
  await begin(...Array.from({ length: 60 }, (_, at) => `Client${String(at).padStart(2, '0')}`));
  await box('Select Client00 Smit').click();
  await button('Select all 60').click();
  await expect.element(page.getByText('60 selected')).toBeVisible();
});

it('on a phone, clients can be selected after pressing Select', async () => {
  addClient('Anna');
  await open('/clients');
  await button('Select').click();
  await box('Select Anna Smit').click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await expectAccessible();
  await button('Stop selecting').click();
  await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
});

it('assigns a plan to the clients it suits, with undo, and says who is left out and why', async () => {
  await begin('Anna', 'Bram', 'Cees', 'Dirk', 'Eva');
  server.bases.set(2, basis(null, null));
  server.bases.set(3, basis(null, { ...PROFILE, age: 16, weight: 75, activity: 'ACTIVE' }));
  server.bases.set(4, basis(null));
  server.bases.set(5, basis(weekOf(ownPlan)));
  await box('Select all on this page').click();
  await button('Assign a plan…').click();
  await expect.element(page.getByRole('dialog', { name: 'Assign a plan to 5 clients' })).toBeVisible();
  await expect.element(receiver('Anna').getByText('2,000 → 1,800 kcal a day')).toBeVisible();
  await expect.element(receiver('Bram').getByText('No profile yet, so no plan can be made.')).toBeVisible();
  await expect.element(receiver('Cees').getByText(/a calorie deficit for under-18s/)).toBeVisible();
  await expect.element(receiver('Dirk').getByText('1,800 kcal a day: the first plan')).toBeVisible();
  await expect.element(receiver('Eva').getByText('Already has this plan on these days.')).toBeVisible();
  await expect.element(page.getByText('2 clients will get it. 3 clients are left out.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Reason (optional)' }).fill('A new block.');
  await button('Assign to 2 clients').click();
  await expect.element(page.getByText('Assigned to 2 clients.')).toBeVisible();
  expect(server.savedPlans).toMatchObject([
    { user: 1, nutrition_day_plan: null, name: 'Cutting', days: [...WEEKDAYS], reason: 'A new block.' },
    { user: 4, nutrition_day_plan: null, name: 'Cutting', read: { week: null, meals: null } },
  ] as never);
  await expect.element(receiver('Bram').getByText('Left out')).toBeVisible();
  await expectAccessible();
  await button('Undo all').click();
  await expect.element(receiver('Anna').getByText('Undone')).toBeVisible();
  await expect.element(receiver('Dirk').getByText('The first plan can’t be undone.')).toBeVisible();
  expect(server.given).toEqual([
    { path: '/users/nutritionPlanVersion/71/restore', body: { side: 'BEFORE', state: 'state of 1' } },
  ]);
  await button('Done').click();
  await expect.element(page.getByText('5 selected')).not.toBeInTheDocument();
});

it("a client's plan can be assigned to others on chosen days, and changes a plan that they have under that name", async () => {
  await begin('Anna', 'Bram');
  const weekend = { ...dayPlan(2, 'Weekend'), days: [] };
  server.bases.set(1, { ...basis(weekOf(dayPlan(1, 'Standard'))), unused_day_plans: [weekend] });
  server.bases.set(2, {
    ...basis(weekOf(dayPlan(21, 'Standard'))),
    unused_day_plans: [{ ...dayPlan(22, 'weekend'), meal_slot_specifications: [bigLunch] }],
  });
  await box('Select all on this page').click();
  await button('Assign a plan…').click();
  await page.getByRole('combobox', { name: 'Copy from' }).selectOptions('Anna Smit');
  await page.getByRole('combobox', { name: 'Plan' }).selectOptions('2');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await page.getByText(day, { exact: true }).click();
  await button('Assign to 2 clients').click();
  await expect.element(page.getByText('Assigned to 2 clients.')).toBeVisible();
  expect(server.savedPlans).toMatchObject([
    { user: 1, nutrition_day_plan: 2, days: ['saturday', 'sunday'] },
    { user: 2, nutrition_day_plan: 22, days: ['saturday', 'sunday'], read: { meals: [{ kcal: 2000 }] } },
  ] as never);
});

it('says who did not get a plan, and tries again', async () => {
  await begin('Anna', 'Bram', 'Cees');
  server.bases.set(ME, basis(weekOf({ ...dayPlan(80, 'Low'), meal_slot_specifications: [{ ...lowLunch }] })));
  server.refusals.set(1, { status: 404, body: { detail: 'Not found.', code: 'not_found' } });
  server.refusals.set(2, { status: 503, body: { detail: 'Busy.', code: 'server_error' } });
  await box('Select all on this page').click();
  await button('Assign a plan…').click();
  await expect.element(page.getByText('A day below 1,250 kcal needs a reason.')).toBeVisible();
  await expect.element(button('Assign to 3 clients')).toBeDisabled();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Before the operation.');
  await button('Assign to 3 clients').click();
  await expect.element(page.getByText('Assigned to 1 client. It didn’t work for 2.')).toBeVisible();
  await expect.element(receiver('Anna').getByText('No longer your client.')).toBeVisible();
  server.refusals.clear();
  await button('Try again').click();
  await expect.element(page.getByText('Assigned to 2 clients. It didn’t work for 1.')).toBeVisible();
  expect(server.savedPlans.map(({ user }) => user)).toEqual([3, 2]);
});
const lowLunch = { kcal: 1200, protein: 90, carbohydrates: 120, fat: 40, id: 12, meal_moment: 'LUNCH' };

const meal = (name: string, outcome: string, because: string | null = null) => ({
  meal_moment: 'LUNCH',
  content_type: 'recipemeal',
  name,
  kcal: 700,
  outcome,
  because,
  detail: because,
});
const preview = (...meals: object[]) => ({
  days: [{ date: '2027-03-22', meals, gives_way: [] }],
  replaceable_item_ids: [9],
});

it('assigns a week by the rules of each client, and undoes it', async () => {
  await begin('Anna', 'Bram', 'Cees', 'Dirk');
  server.plans = [weekOf(dayPlan(1, 'Standard'))];
  server.templates = [
    {
      id: 30,
      user: ME,
      name: 'Summer week',
      num_days: 7,
      created: '2027-03-01T10:00:00Z',
      meals: Array.from({ length: 14 }, (_, at) => ({ ...meal('Soup', 'COMES'), day: Math.floor(at / 2) })),
    },
  ];
  server.previews.set(1, preview(meal('Soup', 'COMES'), meal('Stew', 'COMES')));
  server.previews.set(2, preview(meal('Soup', 'COMES'), meal('Stew', 'LEFT_OUT', 'intolerance'), meal('Pie', 'KEPT')));
  server.previews.set(3, preview(meal('Soup', 'LEFT_OUT', 'diet'), meal('Stew', 'LEFT_OUT', 'diet')));
  await box('Select all on this page').click();
  await button('Assign a week…').click();
  await expect.element(page.getByRole('dialog', { name: 'Assign a week to 4 clients' })).toBeVisible();
  await expect.element(receiver('Anna').getByText('2 meals will be planned, instead of 1 planned meal')).toBeVisible();
  await expect.element(receiver('Anna').getByText('The week averages 1,400 kcal a day, the plan 1,800.')).toBeVisible();
  await expect
    .element(receiver('Bram').getByText('Left out because of an allergy or intolerance: Stew.'))
    .toBeVisible();
  await expect.element(receiver('Bram').getByText('1 meal is skipped: the client’s own meal stays')).toBeVisible();
  await expect
    .element(receiver('Cees').getByText('Left out because of the client’s diet: Soup and Stew.'))
    .toBeVisible();
  await expect.element(receiver('Dirk').getByText('No longer your client.')).toBeVisible();
  await expect.element(page.getByText('2 clients will get it. 2 clients are left out.')).toBeVisible();
  await expectAccessible();
  await button('Assign to 2 clients').click();
  await expect.element(page.getByText('Assigned to 2 clients.')).toBeVisible();
  await button('Undo all').click();
  await expect.element(receiver('Bram').getByText('Undone')).toBeVisible();
  expect(server.given.map(({ path, body }) => [path, body?.['user'] ?? null])).toEqual([
    ['/planner/planTemplate/30/apply', 1],
    ['/planner/planTemplate/30/apply', 2],
    [expect.stringMatching(/501/), null],
    [expect.stringMatching(/502/), null],
  ]);
});

it('says where to save a week if the coach has none', async () => {
  await begin('Anna');
  figures.set(1, { is_invited: true, adherence: null, weight: null });
  await box('Select Anna Smit').click();
  await button('Assign a week…').click();
  await expect.element(page.getByText('You have no saved weeks or days yet.', { exact: false })).toBeVisible();
  await expectAccessible();
});

it('calls the plan from the wizard a personal plan', async () => {
  await begin('Anna');
  server.bases.set(ME, basis(weekOf(dayPlan(80, 'DIY nutrition plan'))));
  await box('Select Anna Smit').click();
  await button('Assign a plan…').click();
  await expect.element(page.getByRole('option', { name: /^Personal plan · / })).toBeInTheDocument();
});
