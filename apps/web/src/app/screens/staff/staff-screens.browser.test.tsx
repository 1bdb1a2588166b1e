import { MONTHLY_PLAN } from '@weekbord/testkit/builders/plan-settings';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { FLAG_SETTINGS } from '@weekbord/domain/organisations/setting-names';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { createQueryClient } from '../../../shared/offline/query-client.ts';
import { changeLanguage, loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { OrganisationScreen } from './organisation-screen.tsx';
import { OrganisationsScreen } from './organisations-screen.tsx';

const SETTINGS = {
  name: 'Killerbody',
  subdomain: 'killerbody',
  primary_colour: '#d81b60',
  support_url: 'https://help.weekbord.example/',
  support_email: null,
  custom_notes_message: null,
  product_stripe_id: null,
  sign_up: 'CHECKOUT',
  login_method: 'MAGIC_LINK',
  ...Object.fromEntries(FLAG_SETTINGS.map((name) => [name, false])),
  feature_flags: ['FF_RECIPE_INSPIRATION'],
};
const ORGANISATION = { id: 2, is_main: false, owner: null, members: 1, waiting: 1, settings: SETTINGS };
const MAIN = {
  ...ORGANISATION,
  id: 1,
  is_main: true,
  members: 1200,
  waiting: 0,
  settings: { ...SETTINGS, name: 'Weekbord', subdomain: null },
};
const PRACTICE = {
  ...ORGANISATION,
  id: 3,
  owner: { id: 9, name: 'Vera Vos' },
  settings: { ...SETTINGS, name: 'Practice Vos', subdomain: null },
};
const ANNA = {
  id: 5,
  first_name: 'Anna',
  last_name: 'Smit',
  masked_email: 'a***@home.example',
  role: 'CLIENT',
  is_staff: false,
  account_enabled: true,
  coach: { id: 9, name: 'Vera Vos' },
  clients: 0,
};
const VERA = { ...ANNA, id: 9, first_name: 'Vera', last_name: 'Vos', role: 'COACH', coach: null, clients: 2 };
const SEM = {
  ...ANNA,
  id: 6,
  first_name: '',
  last_name: '',
  masked_email: 's***@home.example',
  role: 'ON_THEIR_OWN',
  coach: null,
  account_enabled: false,
};
const PLAN = {
  id: 7,
  key: 'killerbody-month',
  ...MONTHLY_PLAN,
};
const OLD_PLAN = {
  ...PLAN,
  id: 8,
  key: 'coach-year',
  name_en: 'Coach',
  amount: 49_000,
  audience: 'COACH',
  interval: 'year',
  trial_days: 14,
  is_offered: false,
};
const WAITING = {
  id: 1,
  email: 'waits@home.example',
  first_name: 'Wim',
  created: '2027-03-04T12:00:00.000Z',
  let_in: null as string | null,
};

const pageOf = (results: readonly object[]) =>
  Response.json({ count: results.length, next: null, previous: null, results });

let sent: unknown[] = [];
let refusal: Response | null = null;
let members: object[] = [];
/** Resolves when the server answers a search for members. */
let searching: Promise<unknown> = Promise.resolve();
let waiting: object[] = [];
let plans: object[] = [];

beforeEach(async () => {
  searching = Promise.resolve();
  [sent, refusal, members, waiting, plans] = [[], null, [ANNA, VERA, SEM], [WAITING], [PLAN, OLD_PLAN]];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const path = address.replace(/^.*\/staff\//, '');
    if (method !== 'GET') {
      const given = JSON.parse(body!) as Record<string, unknown>;
      sent.push([method, path, given]);
      if (refusal !== null) return refusal;
      if (path.startsWith('waitlist/')) {
        const letIn = { ...WAITING, let_in: '2027-03-14T09:00:00.000Z' };
        waiting = [letIn];
        return Response.json(letIn);
      }
      const { reason: _reason, ...changes } = given;
      if (path.includes('plans')) return Response.json({ ...PLAN, ...changes });
      return Response.json(
        path.startsWith('members/') ? ANNA : { ...ORGANISATION, settings: { ...SETTINGS, ...changes } },
      );
    }
    if (path.includes('/members')) {
      const search = new URLSearchParams(path.split('?')[1]).get('search') ?? '';
      if (search !== '') await searching;
      return pageOf(members.filter((one) => JSON.stringify(one).includes(search)));
    }
    if (path.includes('/plans')) return Response.json({ plans });
    if (path.includes('/waitlist')) return pageOf(waiting);
    if (path.startsWith('organisations/404')) return Response.json({ detail: 'No.' }, { status: 404 });
    if (path.startsWith('organisations/')) return Response.json(ORGANISATION);
    return pageOf([MAIN, ORGANISATION, PRACTICE]);
  });
  await changeLanguage('en');
  await loadPhrases('staff', 'shared');
});
afterEach(async () => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  await changeLanguage('en');
  vi.unstubAllGlobals();
});

async function open(path: string, isStaff = true): Promise<void> {
  const client = createQueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: 1, is_staff: isStaff } as CurrentUser);
  const root = createRootRoute();
  const organisations = [2, 404].map((id) =>
    createRoute({
      getParentRoute: () => root,
      path: `/staff/${id}`,
      component: () => <OrganisationScreen id={id} />,
    }),
  );
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: () => <p>The start</p> }),
    createRoute({ getParentRoute: () => root, path: '/staff', component: OrganisationsScreen }),
    ...organisations,
  ]);
  const history = createMemoryHistory({ initialEntries: [path] });
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createRouter({ routeTree, history }) as never} />
      <AlertList />
    </QueryClientProvider>,
  );
}

const shows = (text: string | RegExp) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
const flag = (name: RegExp) => page.getByRole('switch', { name });
const save = () => page.getByRole('button', { name: 'Save', exact: true });
const OF_OWNER = 'The owner of this organisation can read this in their profile. Don’t include health details.';
const reason = () => page.getByRole('textbox', { name: 'Reason' });

it('lists every organisation with its portal, its coach and its number of people', async () => {
  await open('/staff');
  await shows('Main portal · 1,200 people');
  await shows('killerbody · 1 person · 1 waiting');
  await shows('No portal of its own · Vera Vos’s organisation · 1 person · 1 waiting');
  await expectAccessible();
  await page.getByRole('link', { name: /Killerbody/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Killerbody', level: 1 })).toBeVisible();
});

it.each(['/staff', '/staff/2'])('shows and requests nothing at %s for a user who is not staff', async (path) => {
  const asked = vi.fn<typeof fetch>(async () => Response.json({}));
  vi.stubGlobal('fetch', asked);
  await open(path, false);
  await shows('The start');
  expect(asked).not.toHaveBeenCalled();
});

it('says that an organisation does not exist, with a link back', async () => {
  await open('/staff/404');
  await expect.element(page.getByRole('heading', { name: 'Organisation not found' })).toBeVisible();
  await page.getByRole('button', { name: 'All organisations' }).last().click();
  await shows('Main portal · 1,200 people');
});

it('the screen has a labelled switch or field for every setting, also by keyboard, and saves what was changed', async () => {
  await open('/staff/2');
  await expect.element(save()).toBeDisabled();
  await expect.element(reason()).toHaveAccessibleDescription(OF_OWNER);
  expect(page.getByRole('switch').elements()).toHaveLength(FLAG_SETTINGS.length + 8);
  await expect.element(flag(/^High protein Plans have more protein/)).not.toBeChecked();
  await expectAccessible();
  (flag(/^High protein/).element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(flag(/^High protein/)).toBeChecked();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Killerbody NL');
  await page.getByRole('combobox', { name: 'Logging in' }).selectOptions('OTP');
  await flag(/ketogenic/).click();
  await save().click();
  await shows('Enter a reason.');
  await expect.element(reason()).toHaveFocus();
  expect(sent).toEqual([]);
  await reason().fill('They asked by phone.');
  await save().click();
  await shows('Settings saved');
  expect(sent).toEqual([
    [
      'PATCH',
      'organisations/2',
      {
        name: 'Killerbody NL',
        login_method: 'OTP',
        high_protein: true,
        feature_flags: ['FF_RECIPE_INSPIRATION', 'FF_DISABLE_KETO_OPTION'],
        reason: 'They asked by phone.',
      },
    ],
  ]);
  await expect.element(reason()).toHaveValue('');
  await expect.element(save()).toBeDisabled();
});

it('shows the error at each field, before it is sent and if the server refuses it', async () => {
  await open('/staff/2');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('evil.example');
  await page.getByRole('textbox', { name: 'Colour' }).fill('red');
  await page.getByRole('textbox', { name: 'Subdomain' }).fill('www');
  await page.getByRole('textbox', { name: 'Help page' }).fill('http://help.example');
  await reason().fill('They asked.');
  for (const said of [
    'Enter a plain name, without a web address.',
    'Enter a colour like #2e7d5b.',
    'Use letters, digits and hyphens only, and not www, app or preview.',
    'Enter a link that begins with https://.',
  ])
    await shows(said);
  await save().click();
  await expect.element(name).toHaveFocus();
  expect(sent).toEqual([]);
  await name.fill('Killerbody NL');
  await page.getByRole('textbox', { name: 'Colour' }).fill('#d81b60');
  await page.getByRole('textbox', { name: 'Help page' }).fill('https://help.example/');
  await page.getByRole('textbox', { name: 'Subdomain' }).fill('bamifit');
  refusal = Response.json({ subdomain: ['This already exists.'] }, { status: 400 });
  await save().click();
  await shows('This already exists.');
  await expect.element(page.getByRole('textbox', { name: 'Subdomain' })).toHaveFocus();
  await expect.element(reason()).toHaveValue('They asked.');
});

it('shows the people of an organisation first, and its settings last', async () => {
  await open('/staff/2');
  await expect.element(page.getByRole('heading', { name: 'Settings', level: 2 })).toBeVisible();
  const parts = page.getByRole('heading', { level: 2 }).elements();
  expect(parts.map(({ textContent }) => textContent)).toEqual(['People', 'Waiting list', 'Plans', 'Settings']);
});

it('lists people with masked addresses, their role and their state, and searches them', async () => {
  await open('/staff/2');
  await shows('a***@home.example · Client of Vera Vos');
  await shows('a***@home.example · Coach of 2 clients');
  await shows('s***@home.example · On their own · Account closed');
  await page.getByRole('searchbox').fill('Vera');
  await shows('2 people');
  await page.getByRole('searchbox').fill('nobody');
  await shows('No one found.');
  const waiting = page.getByRole('list', { name: 'Waiting list' });
  await expect.element(waiting.getByText('waits@home.example')).toBeVisible();
  await expect.element(waiting.getByText('Wim · Since 4 March 2027')).toBeVisible();
});

it('says that an organisation has no members', async () => {
  members = [];
  await open('/staff/2');
  await expect.element(page.getByText('No members yet.')).toBeVisible();
});

it('says nothing about the result of a search until the server has answered it', async () => {
  await open('/staff/2');
  await page.getByRole('searchbox').fill('nobody');
  await shows('No one found.');
  let answer: (() => void) | undefined;
  searching = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.getByRole('searchbox').fill('Vera');
  await expect.element(page.getByText('No one found.')).not.toBeInTheDocument();
  await expect.element(page.getByText('No members yet.')).not.toBeInTheDocument();
  answer?.();
  await shows('2 people');
});

it('moves a client, removes a coach and appoints one, each with its consequences and a reason', async () => {
  await open('/staff/2');
  await page.getByRole('button', { name: 'Move to another coach: Anna Smit' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/Nothing is shared until Anna Smit accepts/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Move to another coach' }).click();
  await expect.element(dialog.getByText('Enter an email address.')).toBeVisible();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'The other coach’s email address' }).fill('nora@wolf.example');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She asked.');
  refusal = Response.json({ coach_email: ['This does not exist.'] }, { status: 400 });
  await userEvent.click(dialog.getByRole('button', { name: 'Move to another coach' }));
  await expect.element(dialog.getByText('This does not exist.')).toBeVisible();
  refusal = null;
  await dialog.getByRole('textbox', { name: 'The other coach’s email address' }).fill('nora@vos.example');
  await dialog.getByRole('button', { name: 'Move to another coach' }).click();
  await shows('Anna Smit has been invited');
  expect(sent.at(-1)).toEqual(['POST', 'members/5/move', { coach_email: 'nora@vos.example', reason: 'She asked.' }]);

  await page.getByRole('button', { name: 'Remove as coach: Vera Vos' }).click();
  await expect.element(dialog.getByText(/^2 clients lose this coach/)).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She stops.');
  refusal = Response.json({ detail: 'This person isn’t a coach.', code: 'not_a_coach' }, { status: 409 });
  await dialog.getByRole('button', { name: 'Remove as coach' }).click();
  await expect.element(dialog.getByText('This person isn’t a coach.')).toBeVisible();
  refusal = null;
  await dialog.getByRole('button', { name: 'Remove as coach' }).click();
  await shows('Vera Vos is no longer a coach');
  expect(sent.at(-1)).toEqual(['DELETE', 'members/9/coach', { reason: 'She stops.' }]);

  await page.getByRole('button', { name: 'Make coach: No name' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('He begins.');
  await dialog.getByRole('button', { name: 'Make coach' }).click();
  await shows('s***@home.example is now a coach');
  expect(sent.at(-1)).toEqual(['POST', 'members/6/coach', { reason: 'He begins.' }]);
});

it('admits a person from the waitlist, once, with the consequences and a reason', async () => {
  await open('/staff/2');
  const list = page.getByRole('list', { name: 'Waiting list' });
  await list.getByRole('button', { name: 'Let in: waits@home.example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Let waits@home.example in?' });
  await expect.element(dialog.getByText(/they’ll have an account at Killerbody/)).toBeVisible();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Reason' }))
    .toHaveAccessibleDescription(/^Saved in the staff log for this organisation/);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Let in' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A place came free.');
  await dialog.getByRole('button', { name: 'Let in' }).click();
  await shows('waits@home.example has been let in');
  expect(sent).toEqual([['POST', 'waitlist/1/let-in', { reason: 'A place came free.' }]]);
  await expect.element(list.getByText('Wim · Let in on 14 March 2027, has not logged in yet')).toBeVisible();
  expect(list.getByRole('button').elements()).toEqual([]);
});

it('lists what is sold with price, period and trial, and changes a plan with a reason', async () => {
  await open('/staff/2');
  const list = page.getByRole('list', { name: 'Plans' });
  await expect
    .element(list.getByText('€14.95 a month including 21% VAT · For people without a coach', { exact: true }))
    .toBeVisible();
  await expect
    .element(
      list.getByText('€490 a year including 21% VAT · 14 days free · For coaches · Not on sale', { exact: true }),
    )
    .toBeVisible();
  await page.getByRole('button', { name: 'Change: killerbody-month' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change: killerbody-month' });
  const price = dialog.getByRole('textbox', { name: 'Price including VAT' });
  await expect.element(price).toHaveValue('14.95');
  await expect.element(dialog.getByText(/Active subscriptions keep their price/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(dialog.getByRole('textbox', { name: 'Key' }).elements()).toEqual([]);
  await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(OF_OWNER);
  await expectAccessible();
  await price.fill('0.4');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('Enter a price from 0.50 to 10,000, such as 14.95.')).toBeVisible();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  await expect.element(price).toHaveFocus();
  await price.fill('16,95');
  await dialog.getByRole('combobox', { name: 'Period' }).selectOptions('year');
  await dialog.getByRole('textbox', { name: 'Trial (days)' }).fill('7');
  await dialog.getByRole('switch', { name: /^On sale/ }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The new year.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shows(`Plan “${PLAN.name_en}” changed`);
  expect(sent).toEqual([
    ['PATCH', 'plans/7', { amount: 1695, interval: 'year', trial_days: 7, is_offered: false, reason: 'The new year.' }],
  ]);
});

it('adds a plan, and says at the key field if a plan with that key exists', async () => {
  plans = [];
  await open('/staff/2');
  await shows('No plans are sold here.');
  await page.getByRole('button', { name: 'Add a plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a plan' });
  for (const [name, typed] of [
    ['Key', 'gold-year'],
    ['Name in English', 'Gold'],
    ['Name in Dutch', 'Goud'],
    ['Price including VAT', '99'],
    ['Reason', 'They asked.'],
  ] as const)
    await dialog.getByRole('textbox', { name }).fill(typed);
  refusal = Response.json({ key: ['This already exists.'] }, { status: 400 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText('This already exists.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Key' })).toHaveFocus();
  refusal = null;
  await dialog.getByRole('textbox', { name: 'Key' }).fill('gold-month');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await shows('Plan “Gold” added');
  const { id: _id, ...settings } = PLAN;
  const added = {
    ...settings,
    key: 'gold-month',
    name_en: 'Gold',
    name_nl: 'Goud',
    amount: 9900,
    reason: 'They asked.',
  };
  expect(sent.at(-1)).toEqual(['POST', 'organisations/2/plans', added]);
});

it('the screens are shown in Dutch', async () => {
  await changeLanguage('nl');
  await open('/staff/2');
  await expect.element(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible();
  await expect.element(flag(/^Eiwitrijk Plannen bevatten meer eiwit/)).toBeVisible();
  await shows('a***@home.example · Coach van 2 cliënten');
  await shows(/^De eigenaar van deze organisatie kan dit in het eigen profiel lezen/);
});
