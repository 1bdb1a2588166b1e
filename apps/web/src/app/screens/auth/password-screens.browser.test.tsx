import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../../accessible.test-support.ts';
import { AlertList } from '../../../shared/alerts/alert-list.tsx';
import { currentAlerts, dismissAlert } from '../../../shared/alerts/alerts.ts';
import { loadPhrases } from '../../../shared/phrases/use-phrases.ts';
import { type CurrentUser, currentUserQuery } from '../../../shared/session/current-user.ts';
import { EmailScreen } from '../accounts/email-screen.tsx';
import { PasswordScreen } from '../accounts/password-screen.tsx';
import { ConfirmScreen } from './confirm-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { PasswordLoginScreen } from './password-login-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const PASSWORD = 'brick table cloud';
const EMAIL = 'noor@home.example';
const NO_CREDENTIALS = { has_password: false, login_is_fresh: true, email_change: null };

/** The server's data, its response to a request, and the requests it received. */
let credentials: object = NO_CREDENTIALS;
let refusal: Response | undefined;
let sent: [string, unknown][] = [];

beforeEach(async () => {
  vi.stubGlobal('fetch', async (address: string, init: { method: string; body?: string }) => {
    const path = new URL(address, location.href).pathname;
    if (path.endsWith('/credentials')) return Response.json(credentials);
    if (init.method === 'GET') return Response.json({ id: 1, email: EMAIL });
    sent.push([path.slice(path.lastIndexOf('/') + 1), init.body === undefined ? null : JSON.parse(init.body)]);
    const refused = refusal;
    refusal = undefined;
    if (refused) return refused;
    return path.endsWith('/users') ? Response.json({ id: 2 }, { status: 201 }) : new Response(null, { status: 204 });
  });
  await loadPhrases('auth', 'passwords', 'shared');
});
afterEach(() => {
  for (const { id } of currentAlerts()) dismissAlert(id);
  credentials = NO_CREDENTIALS;
  refusal = undefined;
  sent = [];
  vi.unstubAllGlobals();
});

const SCREENS = {
  '/login/password': PasswordLoginScreen,
  '/forgot-password': ForgotPasswordScreen,
  '/reset-password': ResetPasswordScreen,
  '/register': RegisterScreen,
  '/confirm': ConfirmScreen,
  '/profile/password': PasswordScreen,
  '/profile/email': EmailScreen,
};

async function open(path: keyof typeof SCREENS): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const user = { id: 1, email: EMAIL, first_name: 'Noor', last_name: 'Smit' };
  client.setQueryData(currentUserQuery.queryKey, user as unknown as CurrentUser);
  const root = createRootRoute();
  const routes = ['/', '/login', '/signup', ...Object.keys(SCREENS)].map((each) =>
    createRoute({
      getParentRoute: () => root,
      path: each,
      component: SCREENS[each as keyof typeof SCREENS] ?? (() => <main>{each}</main>),
    }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router as never} />
      <AlertList />
    </QueryClientProvider>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('[REG-02] registering asks for a password twice, shows its strength, and says where the email went', async () => {
  await open('/register');
  await field('First name').fill('Noor');
  await field('Last name').fill('Smit');
  await field('Email address').fill(EMAIL);
  const meter = page.getByRole('meter', { name: 'Strength' });
  for (const [typed, segments] of [
    ['a', 0],
    ['ab', 1],
    ['abc', 2],
    ['abcde', 3],
    ['abcdefg', 4],
  ] as const) {
    await field('Password').fill(typed);
    await expect.element(meter).toHaveAttribute('aria-valuenow', String(segments));
    expect([...meter.element().children].filter((one) => !one.className.includes('bg-line'))).toHaveLength(segments);
  }
  await field('Repeat the password').fill(PASSWORD);
  await expect.element(page.getByText('Use at least 8 characters.')).toBeVisible();
  await field('Password').fill('noor smit');
  await field('First name').click();
  await expect.element(page.getByText(/looks like your name/)).toBeVisible();
  await field('Password').fill(PASSWORD);
  await field('Repeat the password').fill('brick table');
  await field('First name').click();
  await expect.element(page.getByText('The passwords don’t match.')).toBeVisible();
  await expectAccessible();
  await field('Repeat the password').fill(PASSWORD);
  await expect.element(button('Create my account')).toBeDisabled();
  await page.getByRole('checkbox', { name: /I accept/ }).click();
  await button('Create my account').click();
  await expect.element(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expect.element(page.getByText(EMAIL)).toBeVisible();
  expect(sent).toMatchObject([['users', { email: EMAIL, password: PASSWORD, terms_accepted: true }]]);
  await button('Send the link again').click();
  await expect.element(page.getByText('A new link is on its way.')).toBeVisible();
  await expectAccessible();
});

it('[REG-02] the emailed link asks first, and then says that the address is confirmed', async () => {
  await open('/confirm');
  await expectAccessible();
  await button('Confirm').click();
  await expect.element(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login/password');
});

it('says that a link is no longer valid', async () => {
  refusal = Response.json({ error: 'This link no longer works.' }, { status: 400 });
  await open('/confirm');
  await button('Confirm').click();
  await expect.element(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await expectAccessible();
});

it('shows the server’s message for a login with a wrong password', async () => {
  refusal = Response.json({ error: 'We couldn’t log you in with these details.' }, { status: 400 });
  await open('/login/password');
  await field('Email address').fill(EMAIL);
  await field('Password').fill('wrong');
  await button('Log in').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('We couldn’t log you in with these details.');
  expect(sent).toEqual([['login', { email: EMAIL, password: 'wrong' }]]);
  await expectAccessible();
});

it('requests a link for a forgotten password, and sets a new password with it', async () => {
  await open('/forgot-password');
  await field('Email address').fill(EMAIL);
  await expectAccessible();
  await button('Send link').click();
  await expect.element(page.getByText(/If there is an account for/)).toBeVisible();
  expect(sent).toEqual([['reset_password', { email: EMAIL }]]);
});

it('a new password is chosen on a separate screen', async () => {
  await open('/reset-password');
  await field('New password').fill(PASSWORD);
  await field('Repeat the password').fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'Show the password' }).click();
  await expect.element(field('New password')).toHaveAttribute('type', 'text');
  await expectAccessible();
  await button('Save password').click();
  await expect.element(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
  expect(sent).toMatchObject([['reset_password_confirm', { new_password: PASSWORD }]]);
});

it('sets a password after a recent login, and changes it with the current one', async () => {
  await open('/profile/password');
  await expect.element(field('New password')).toBeVisible();
  await expect.element(field('Current password')).not.toBeInTheDocument();
  await field('New password').fill(PASSWORD);
  await field('Repeat the password').fill(PASSWORD);
  credentials = { ...NO_CREDENTIALS, has_password: true, login_is_fresh: false };
  await button('Save password').click();
  await expect.element(page.getByText('Password saved.', { exact: false })).toBeVisible();
  expect(sent).toEqual([['set_password', { new_password: PASSWORD }]]);
  for (const { id } of currentAlerts()) dismissAlert(id);
  await expect.element(field('New password')).toHaveValue('');
  await expect.element(field('Current password')).toBeVisible();
  await field('Current password').fill('wrong');
  await field('New password').fill('seven figs at noon');
  await field('Repeat the password').fill('seven figs at noon');
  refusal = Response.json({ current_password: ['That’s not your current password.'] }, { status: 400 });
  await button('Save password').click();
  await expect.element(page.getByText('That’s not your current password.')).toBeVisible();
  await expectAccessible();
});

it('asks a user with neither a password nor a recent login to log in again', async () => {
  credentials = { ...NO_CREDENTIALS, login_is_fresh: false };
  await open('/profile/password');
  await expect.element(page.getByRole('heading', { name: 'Log in again first' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Log in again' })).toBeVisible();
  await expectAccessible();
});

it('a change of address waits for both mailboxes and can be cancelled', async () => {
  await open('/profile/email');
  await field('New email address').fill('noor@work.example');
  await expectAccessible();
  const email_change = {
    new_email: 'noor@work.example',
    old_confirmed: true,
    new_confirmed: false,
    expires_at: '2027-03-20T12:00:00.000Z',
  };
  credentials = { ...NO_CREDENTIALS, email_change };
  await button('Change address').click();
  await expect.element(page.getByRole('heading', { name: 'Waiting for confirmation' })).toBeVisible();
  await expect.element(page.getByText('noor@work.example')).toBeVisible();
  await expect.element(page.getByText('Not confirmed yet')).toBeVisible();
  await expectAccessible();
  credentials = NO_CREDENTIALS;
  await button('Cancel the change').click();
  await expect.element(field('New email address')).toBeVisible();
  expect(sent).toEqual([
    ['set_email', { new_email: 'noor@work.example' }],
    ['set_email', null],
  ]);
});
