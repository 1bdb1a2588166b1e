import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { changeLanguage, loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { readStored } from '../../../shared/stored.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { chooseTheme } from '../../../shared/theme/theme.ts';
import { ProfileScreen } from './profile-screen.tsx';

const INTAKE = {
  id: 4,
  gender: 'FEMALE',
  age: 34,
  height_in_cm: 170,
  weight: 71.5,
  diet: 'VEGETARIAN',
  diet_type: 'RECOMMENDED',
  main_goal: 'LOSE_WEIGHT',
  goal_weekly_change_in_kg: -0.5,
  weekly_nutrition_plan: 9,
  meal_moments: null,
  not_given: [],
  food_intolerances_gluten: false,
  food_intolerances_lactose: true,
  food_intolerances_nut: true,
  food_intolerances_crustaceans_shellfish: false,
  excluded_allergens: ['sesame'],
  allows_peanuts: false,
  uses_imperial_measurements_for_recipes: false,
  uses_imperial_measurements_for_height: false,
  personal_weight_unit: 'KILOGRAMS',
};
const USER = {
  id: 1,
  first_name: 'Noor',
  last_name: 'Bakker',
  email: 'noor@example.com',
  is_coach: false,
  account_enabled: true,
  payment_status_override: false,
  coach: null,
  organisation: null,
  customer: null,
  feature_flags_for_user: { flags: {}, switches: {}, samples: {} },
  country: 'NETHERLANDS',
  country_chosen: false,
  first_weekday: 'monday',
};

const SLOT = { kcal: 600, protein: 40, fat: 20, carbohydrates: 60 };
const [MONDAY, TUESDAY] = [
  { id: 1, meal_slot_specifications: [SLOT, { ...SLOT, kcal: 801 }] },
  { id: 2, meal_slot_specifications: [SLOT] },
];
const DAYS = { tuesday: MONDAY, wednesday: MONDAY, thursday: MONDAY, friday: MONDAY, saturday: MONDAY, sunday: MONDAY };

/** The server's data. */
let intake: object | null = INTAKE;
let plan: object = {};
let sent: unknown[] = [];
let sessions: ReturnType<typeof session>[] = [];
let looks: object[] = [];
let account: object = USER;
/** How many times the relationship with the coach was ended. */
let ended = 0;

function session(id: number, browser: string | null, system: string | null) {
  const at = `2027-03-0${id}T12:00:00.000Z`;
  return { id, browser, system, created_at: at, last_used_at: at, is_this_one: id === 1 };
}

beforeEach(async () => {
  intake = INTAKE;
  plan = { id: 9, monday: MONDAY, ...DAYS };
  sent = [];
  sessions = [session(1, 'Safari', 'iPhone'), session(2, 'Firefox', 'Windows'), session(3, null, null)];
  looks = [];
  account = USER;
  ended = 0;
  vi.stubGlobal('fetch', async (address: string, { method, body }: { method: string; body?: string }) => {
    if (address.endsWith('/me/coach')) {
      ended += 1;
      account = { ...account, coach: null, account_enabled: true };
      return new Response(null, { status: 204 });
    }
    if (method !== 'GET') sent.push(JSON.parse(body!));
    if (address.includes('/auth/sessions')) {
      const ended = method === 'POST' ? (sent.at(-1) as { session: number | null }).session : undefined;
      sessions = sessions.filter(({ id }) => id === 1 || (ended !== null && id !== ended));
      return Response.json({ results: sessions });
    }
    if (address.includes('/weeklyNutritionPlan')) return Response.json(plan);
    if (address.includes('/me/looks')) return Response.json({ results: looks });
    if (address.includes('/users/userProfile/'))
      return Response.json((intake = { ...intake, ...(sent.at(-1) as object) }));
    if (method === 'PATCH') {
      const change = sent.at(-1) as object;
      account = { ...account, ...change, ...('country' in change && { country_chosen: true }) };
    }
    return Response.json({ ...account, intake });
  });
  vi.stubGlobal('__APP_VERSION__', '1');
  await changeLanguage('en');
  await loadPhrases('profile', 'shared', 'accounts', 'help');
});
afterEach(async () => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  chooseTheme('system');
  await changeLanguage('en');
  vi.unstubAllGlobals();
});

async function open(user: object = USER): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery.queryKey, { ...user, intake } as CurrentUser);
  const root = createRootRoute();
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/profile', component: ProfileScreen }),
    createRoute({ getParentRoute: () => root, path: '/help/contact', component: () => <p>The contact form</p> }),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter({ routeTree, history }) as never} />
      <AlertList />
    </QueryClientProvider>,
  );
}

const row = (name: RegExp) => page.getByRole('button', { name });

describe('[PRF-01] the profile', () => {
  it("shows Monday's figures, the person, their diet, cycle, units, articles and support", async () => {
    const flags = { FF_FEMALE_HORMONES: { is_active: true } };
    intake = { ...INTAKE, diet_type: 'CYCLE_DIET' };
    await open({ ...USER, feature_flags_for_user: { flags, switches: {}, samples: {} } });
    const day = page.getByRole('region', { name: 'Your day' });
    for (const figure of [/1,401\s*kcal/, /80\s*g/, /40\s*g/, /120\s*g/]) {
      await expect.element(day.getByText(figure)).toBeVisible();
    }
    await expect.element(page.getByText('Female, 34 years, 170 cm, 71.5 kg')).toBeVisible();
    for (const link of [/^Diet and allergies/, /^Your cycle/, /^Eating with your cycle/, /^Eating during menopause/]) {
      await expect.element(page.getByRole('link', { name: link })).toBeVisible();
    }
    await expect.element(row(/^Units/)).toBeVisible();
    await expectAccessible();
    await row(/^Contact support/).click();
    await expect.element(page.getByText('The contact form')).toBeVisible();
  });

  it('has no articles about the cycle and menopause for a man', async () => {
    const flags = { FF_FEMALE_HORMONES: { is_active: true } };
    intake = { ...INTAKE, gender: 'MALE' };
    await open({ ...USER, feature_flags_for_user: { flags, switches: {}, samples: {} } });
    await expect.element(page.getByText('Male, 34 years, 170 cm, 71.5 kg')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Eating/ })).not.toBeInTheDocument();
  });

  it('has no articles without the flag, and names Monday if the days differ', async () => {
    plan = { ...plan, tuesday: TUESDAY };
    intake = { ...INTAKE, uses_imperial_measurements_for_height: true, personal_weight_unit: 'STONES' };
    await open();
    await expect.element(page.getByRole('region', { name: 'Your Monday' })).toBeVisible();
    await expect.element(page.getByText('Female, 34 years, 5 ft 7 in, 157.6 lb')).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Eating/ })).not.toBeInTheDocument();
  });
});

it('shows the current values, and changes each of the units immediately, with a message', async () => {
  await open();
  await expect
    .element(page.getByRole('link', { name: /^Diet and allergies Vegetarian, without lactose, nuts, and sesame/ }))
    .toBeVisible();
  await expectAccessible();
  await row(/^Units kg, cm, metric recipes/).click();
  await expect.element(page.getByRole('dialog', { name: 'Units' })).toBeVisible();
  await expectAccessible();
  await page.getByText('Imperial', { exact: true }).click();
  await expect.element(page.getByText('Recipe units updated')).toBeVisible();
  await page.getByText('Stone', { exact: true }).click();
  await expect.element(page.getByText('Units updated', { exact: true })).toBeVisible();
  expect(sent).toEqual([{ uses_imperial_measurements_for_recipes: true }, { personal_weight_unit: 'STONES' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(row(/^Units st, cm, imperial recipes/)).toHaveFocus();
});

it('[PRF-02] changes language, recipe units and theme immediately and permanently', async () => {
  await open();
  await row(/^Appearance Automatic/).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect.element(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(document.documentElement.dataset['theme']).toBe('dark');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row(/^Appearance Dark/)).toHaveFocus();
  await row(/^Language English/).click();
  await page.getByText('Nederlands', { exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Taal' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row(/^Taal Nederlands/)).toHaveFocus();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mijn profiel' })).toBeVisible();
  await expect.poll(() => sent).toEqual([{ language: 'nl' }]);
  expect(readStored('locale')).toBe('nl');
  await row(/^Eenheden/).click();
  await page.getByText('Imperiaal', { exact: true }).click();
  await expect.element(page.getByText('Eenheden aangepast')).toBeVisible();
});

it('shows the detected or chosen country, which can be chosen in a sheet by keyboard', async () => {
  await open();
  await expect
    .element(row(/^Country Netherlands, based on your language and units$/))
    .toHaveAttribute('aria-haspopup', 'dialog');
  await row(/^Country/).click();
  const dialog = page.getByRole('dialog', { name: 'Country' });
  const country = (name: string) => dialog.getByRole('group', { name: 'Country' }).getByRole('radio', { name });
  await expect.element(country('Netherlands')).not.toBeChecked();
  await expect.element(dialog.getByText(/which dishes are familiar/)).toBeVisible();
  await expectAccessible();
  country('Ireland').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Country updated')).toBeVisible();
  await expect.element(country('Ireland')).toBeChecked();
  expect(sent).toEqual([{ country: 'IRELAND' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(row(/^Country Ireland$/)).toHaveFocus();
  await changeLanguage('nl');
  await expect.element(row(/^Land Ierland$/)).toBeVisible();
});

it('shows the first day of the week, which can be chosen in a sheet', async () => {
  await open();
  await row(/^First day of the week Monday$/).click();
  const dialog = page.getByRole('dialog', { name: 'First day of the week' });
  await expect.element(dialog.getByRole('radio', { name: 'Monday' })).toBeChecked();
  await expectAccessible();
  dialog.getByRole('radio', { name: 'Sunday' }).element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('First day of the week updated')).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: 'Sunday' })).toBeChecked();
  expect(sent).toEqual([{ first_weekday: 'sunday' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(row(/^First day of the week Sunday$/)).toHaveFocus();
  await changeLanguage('nl');
  await expect.element(row(/^Eerste dag van de week Zondag$/)).toBeVisible();
});

it('leaves no gap for groups without rows', async () => {
  intake = null;
  account = { ...USER, is_coach: true };
  await open(account);
  await expect.element(page.getByRole('heading', { name: 'Account and privacy' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'My plan' }).elements()).toEqual([]);
  expect(document.querySelectorAll('main div:empty')).toHaveLength(0);
});

it('says that no country is chosen if nothing indicates one', async () => {
  account = { ...USER, country: 'OTHER' };
  await open(account);
  await expect.element(row(/^Country Not set$/)).toBeVisible();
});

it('shows where the user is logged in, and logs out one device, then all others', async () => {
  await open();
  await row(/^Logged-in devices/).click();
  const dialog = page.getByRole('dialog', { name: 'Logged-in devices' });
  await expect.element(dialog.getByText('Safari on iPhone')).toBeVisible();
  await expect.element(dialog.getByText('This device')).toBeVisible();
  await expect.element(dialog.getByText('Last used 2 March 2027')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Log out on Firefox on Windows' }).click();
  await expect.element(dialog.getByText('Firefox on Windows')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Log out on all other devices' }).click();
  await expect.element(dialog.getByText('No other devices.')).toBeVisible();
  await expect.element(dialog.getByText('Unknown device')).not.toBeInTheDocument();
  expect(sent).toEqual([{ session: 2 }, { session: null }]);
});

it("shows who looked at which of the user's data, or that no one did", async () => {
  await open();
  await row(/^Who looked at my data/).click();
  await expect.element(page.getByText('Nobody has looked at your data')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  const at = '2027-03-04T12:00:00.000Z';
  looks = [
    { at, who: 'COACH', name: 'Carla Bos', kind: 'READ', times: null, areas: ['PROFILE', 'DIARY'], reason: null },
    { at, who: 'COACH', name: 'Carla Bos', kind: 'READ', times: 3, areas: ['CYCLE'], reason: null },
    { at, who: 'FORMER', name: null, kind: 'CHANGE', times: null, areas: ['PLAN'], reason: null },
    { at, who: 'SELF', name: null, kind: 'TAKE', times: null, areas: [], reason: null },
    { at, who: 'SELF', name: null, kind: 'STOP', times: null, areas: [], reason: null },
    { at, who: 'STAFF', name: null, kind: 'CHANGE', times: null, areas: ['ACCOUNT'], reason: 'You asked by phone.' },
  ];
  await row(/^Who looked at my data/).click();
  await expect.element(page.getByText('Carla Bos viewed: profile and diary')).toBeVisible();
  await expect.element(page.getByText('4 March 2027, 3 times')).toBeVisible();
  await expect.element(page.getByText('A former coach changed: plan')).toBeVisible();
  await expect.element(page.getByText('A member of our staff changed: account')).toBeVisible();
  await expect.element(page.getByText('Reason: You asked by phone.')).toBeVisible();
  await expect.element(page.getByText('You downloaded your data')).toBeVisible();
  await expect.element(page.getByText('You stopped sharing your cycle')).toBeVisible();
  await expectAccessible();
});

it('links to the staff page for staff only', async () => {
  await open({ ...USER, is_staff: true });
  await expect.element(page.getByRole('link', { name: /^Staff/ })).toHaveAttribute('href', '/staff');
  await open();
  await expect.element(row(/^Who looked at my data/).last()).toBeVisible();
  expect(page.getByRole('link', { name: /^Staff/ }).elements()).toHaveLength(1);
});

it('shows no plan rows to someone who has not answered any questions yet', async () => {
  intake = null;
  await open();
  await expect.element(row(/^Language/)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'My plan' })).not.toBeInTheDocument();
  await expect.element(row(/^Units/)).not.toBeInTheDocument();
});

it('changes the units and language of a closed account, and offers nothing that the server would refuse', async () => {
  account = { ...USER, account_enabled: false, organisation: { clients_are_diy: true } };
  await open(account);
  await row(/^Units kg, cm, metric recipes/).click();
  await page.getByText('Stone', { exact: true }).click();
  await expect.element(page.getByText('Units updated', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await row(/^Language English/).click();
  await page.getByText('Nederlands', { exact: true }).click();
  await expect.poll(() => sent).toEqual([{ personal_weight_unit: 'STONES' }, { language: 'nl' }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(row(/^Taal Nederlands/)).toBeVisible();
  for (const refused of [/Mijn week/, /Herinneringen/, /opnieuw maken/, /Wissen wat/]) {
    await expect.element(page.getByRole('button', { name: refused })).not.toBeInTheDocument();
  }
});

const CARLA = {
  id: 7,
  first_name: 'Carla',
  last_name: 'Bos',
  email: 'carla@practice.example',
  account_enabled: true,
  organisation: null,
  since: '2027-03-01T12:00:00.000Z',
};

it('names the coach and the start date, and ends the relationship after saying what is kept', async () => {
  account = { ...USER, coach: CARLA, account_enabled: false };
  await open(account);
  await row(/^Your coach Carla Bos, since 1 March 2027$/).click();
  const dialog = page.getByRole('dialog', { name: 'Stop being coached by Carla Bos?' });
  await expect.element(dialog.getByText(/no longer be able to see or change your data/)).toBeVisible();
  await expect.element(dialog.getByText(/^Your account, plan, diary and measurements stay yours/)).toBeVisible();
  await expect.element(dialog.getByText(/you can use it again/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).last().click();
  expect(ended).toBe(0);
  await row(/^Your coach/).click();
  await dialog.getByRole('button', { name: 'Stop being coached' }).click();
  await expect.element(page.getByText('Carla Bos is no longer your coach')).toBeVisible();
  await expect.element(row(/^Your coach/)).not.toBeInTheDocument();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(ended).toBe(1);
});

it('names a coach without a date if the start is unknown', async () => {
  account = { ...USER, coach: { ...CARLA, since: null } };
  await open(account);
  await expect.element(row(/^Your coach Carla Bos$/)).toBeVisible();
  await changeLanguage('nl');
  await row(/^Je coach Carla Bos$/).click();
  await expect.element(page.getByRole('button', { name: 'Begeleiding stoppen' })).toBeVisible();
});

it('lets a coach without a profile choose the units of their forms and of clients who chose none', async () => {
  intake = null;
  account = { ...USER, is_coach: true, uses_imperial_measurements: false };
  await open(account);
  await row(/^Units Your clients: metric/).click();
  const dialog = page.getByRole('dialog', { name: 'Units' });
  await expect.element(dialog.getByText('For your clients')).toBeVisible();
  await expect.element(dialog.getByText('Body weight')).not.toBeInTheDocument();
  await dialog.getByText('Imperial', { exact: true }).click();
  await expect.element(page.getByText('Units updated', { exact: true })).toBeVisible();
  await expectAccessible();
  expect(sent).toEqual([{ uses_imperial_measurements: true }]);
  await userEvent.keyboard('{Escape}');
  await expect.element(row(/^Units Your clients: imperial/)).toHaveFocus();
});
